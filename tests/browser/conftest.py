"""Fixtures: a real server, a real Chromium, and people using it. Any error on a page fails the test."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from browser.person import Person
from playwright.sync_api import Browser, sync_playwright
from server.server_process import Server

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-sync",
    "--no-first-run",
]
SEED = int(os.environ.get("BROWSER_SEED", "20"))
# The settings with which somebody comes to the site for the first time.
STORE = """
  if (location.protocol.startsWith("http") && localStorage.getItem("trackside.look") === null)
    localStorage.setItem("trackside.look", %s);
"""
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the lightest first


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file = tmp_path_factory.mktemp("site") / "trackside.db"
    # Notifications go to a receiver of the tests; every table has the same deal, and hints read no clock.
    server = Server(
        str(file),
        seed=SEED,
        TRACKSIDE_PRIVATE_TARGETS="true",
        TRACKSIDE_HINT_LEVEL="greedy",
        TRACKSIDE_ANALYSIS_PLAYOUTS="1200",
    ).start()
    yield server
    server.stop()


def pytest_report_header() -> str:
    return f"browser tests: seed {SEED} (BROWSER_SEED)"


def executable() -> str | None:
    """The machine's Chromium; Playwright's own if there is none."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def whole_game(request: pytest.FixtureRequest) -> bool:
    """Whether games are played to their end and lessons in every language: with `--whole-games` only, since both take
    minutes."""
    return bool(request.config.getoption("--whole-games"))


@pytest.fixture
def person(chromium: Browser, site: Server) -> Iterator[Callable[..., Person]]:
    """Makes people, each with a browser of their own, and settings if they differ from the usual ones; at the end no
    page may have complained."""
    people: list[Person] = []

    def make(settings: dict[str, Any] | None = None, **look: Any) -> Person:
        usual = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce", "locale": "en-GB"}
        context = chromium.new_context(base_url=site.address, **{**usual, **look})
        # Nobody waits until the others' moves have been shown, unless that is what is tested.
        context.add_init_script(STORE % json.dumps(json.dumps({"settings": {"pace": "off", **(settings or {})}})))
        made = Person(context, site.address)
        people.append(made)
        return made

    yield make
    complaints = [complaint for one in people for complaint in one.complaints]
    for one in people:
        one.context.close()
    assert complaints == []
