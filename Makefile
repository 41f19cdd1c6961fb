# Everything on a fresh machine with Python 3.11 or later:
#   make run     set up, then start Trackside and print its address
#   make test    set up, then pass all tests

PYTHON ?= python3
BIN := .venv/bin
# What is installed in .venv: what running needs, the compiler's needs as well, everything for development.
RUNTIME := .venv/runtime
COMPILER := .venv/compiler
READY := .venv/ready
INSTALL := PYTHON='$(PYTHON)' tools/install.sh
DECLARED := pyproject.toml constraints.txt
CLIENT := src/trackside/server/static/index.html
TYPES := web/src/lib/api/schema.ts
# schemathesis brings a plugin of pytest that only tests/server needs and that every process would import.
LIGHT := -p no:schemathesis
CLIENT_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/dist/*' -not -path 'web/tests/*' -not -path web/openapi.json -not -path '*/schema.ts' 2>/dev/null)

.PHONY: run test setup compile optimised web check check-python check-web docs test-compiled test-pure test-web test-cluster test-train test-games mutants browser campaign clean

# Serves as soon as there are an environment and a client, and compiles the engine behind the running server.
run:
	@$(MAKE) --no-print-directory --output-sync=target -j 2 $(RUNTIME) web
	@exec $(BIN)/python tools/run.py

# Checks use one core each and run side by side; the tests take all cores one after the other.
test: setup web compile browser
	@$(MAKE) --no-print-directory --output-sync=target -j 2 check-web check-python test-web
	@$(MAKE) --no-print-directory test-pure
	@$(MAKE) --no-print-directory test-compiled

setup: $(READY)

$(RUNTIME): $(DECLARED)
	@echo "Setting up .venv ..."
	@$(INSTALL) -e .
	@touch $@

$(COMPILER): $(RUNTIME)
	@$(INSTALL) -e '.[compile]'
	@touch $@

$(READY): $(DECLARED)
	@echo "Setting up .venv for development ..."
	@$(INSTALL) -e '.[dev,postgres,push]'
	@touch $(RUNTIME) $(COMPILER) $@

web: $(CLIENT)

# Without a Node.js of its own, the machine gets PyPI's into .venv.
$(CLIENT): $(CLIENT_SOURCES) | $(if $(shell tools/node.sh),,$(RUNTIME))
	@tools/web.sh
	@touch $@

compile: $(COMPILER)
	@$(BIN)/python tools/compile.py

# Takes some minutes and makes the engine faster still: for measurements, and for a server that runs from the sources.
optimised: $(COMPILER)
	@$(BIN)/python tools/compile.py --optimised

check: check-python check-web

check-python: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/mypy --config-file tests/mypy.ini
	$(BIN)/lint-imports

$(TYPES): $(shell find src/trackside -name '*.py') | web
	@tools/api_types.sh

check-web: web $(TYPES)
	cd web && PATH="$$PATH:$(CURDIR)/.venv/bin" npm run lint --silent

# The documentation as pages that can be read and searched without a connection.
docs: setup web
	@$(BIN)/python tools/docs.py
	@echo "The documentation: build/docs/site/index.html"

browser: setup
	@tools/browser.sh

# The boards are mounted in a real Chromium with views of recorded games, which are written before.
test-web: web browser
	$(BIN)/python tests/write_views.py web/tests/recorded
	cd web && PATH="$$PATH:$(CURDIR)/.venv/bin" npx vitest run

# The browser tests in processes of their own: Playwright keeps an event loop running in its thread. Three processes on
# two cores, because many tests wait for a moment: for a clock, a bot or a page.
test-compiled: compile web browser
	$(BIN)/python -m pytest -q -n 3 --dist worksteal --ignore=tests/browser
	$(BIN)/python -m pytest -q -n 3 --dist worksteal $(LIGHT) tests/browser

# The rules, the core and the records once more without the compiled build. That both engines play the same games, move
# for move, is a test of the compiled run (test_agreement.py), so the long random suites need not run twice; nor the
# tests of the language files, which ask no engine.
test-pure: setup
	TRACKSIDE_PURE=1 $(BIN)/python -m pytest -q -n 2 --dist worksteal $(LIGHT) --ignore=tests/core/test_locales.py \
		tests/core tests/games tests/test_records.py tests/test_referee_catches.py tests/test_situations_page.py tests/test_readme.py \
		tests/test_public_api.py

# Games in the browser from the first question to the score sheet, by mouse, by keys and by touch, and every lesson in
# every language: `make test` plays the beginnings of the games, and each lesson in one language.
test-games: compile web browser
	$(BIN)/python -m pytest -q -n 3 --whole-games tests/browser/test_played_through.py tests/browser/test_whole_games.py \
		tests/browser/test_lessons.py

# Ray is large, and only matches on several machines need it: its tests are a group of their own.
test-cluster: compile
	$(INSTALL) -e '.[ray]'
	$(BIN)/python -m pytest -q tests/arena/test_cluster.py tests/train/test_on_ray.py

# PyTorch is larger still, and only training needs it.
test-train: compile
	$(INSTALL) -e '.[train]'
	$(BIN)/python -m pytest -q -rs tests/train

# What the tests of a game's rules do not notice: see tests/README.md.
mutants: setup
	$(BIN)/python tools/mutants.py $(GAME) --count $(or $(N),20)

# Random games, alike worlds, kills, races, bad input and hostile connections, for as long as one likes.
MINUTES ?= 60
SEED ?= 1
campaign: compile
	$(BIN)/trackside campaign --for $(MINUTES)m --seed $(SEED) --report build/campaign
	@echo "The report: build/campaign/report.html"

clean:
	rm -rf build dist .venv web/node_modules src/trackside/server/static src/*.egg-info
