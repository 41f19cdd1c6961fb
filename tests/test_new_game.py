"""`python -m trackside.games.new` makes a playable game whose own tests pass: docs/adding-a-game.md."""

from __future__ import annotations

from pathlib import Path

import pytest
from new_game import ID, run, with_new_game

from trackside.core.edge.errors import TracksideError
from trackside.games.new.scaffold import make


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return with_new_game(tmp_path_factory.mktemp("tree"))


def test_its_own_tests_the_referee_and_the_counts_pass(tree: Path) -> None:
    files = [f"tests/games/{ID}", *(f"tests/test_{name}.py" for name in ("referee", "random_runner", "records"))]
    files += [f"tests/test_{name}.py" for name in ("rules_are_counted", "rules_in_languages", "targets")]
    files += [f"tests/{name}.py" for name in ("core/test_locales", "core/test_about", "bots/test_suggest")]
    present = [file for file in files if (tree / file).exists()]
    done = run(tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:schemathesis", *present, "-k", ID)
    assert done.returncode == 0, done.stdout[-3000:]
    assert " passed" in done.stdout


def test_its_code_is_clean_and_typed(tree: Path) -> None:
    package = f"src/trackside/games/{ID}"
    for tool in (("ruff", "check"), ("ruff", "format", "--check")):
        done = run(tree, "-m", *tool, package, f"tests/games/{ID}")
        assert done.returncode == 0, done.stdout
    done = run(tree, "-m", "mypy", "-p", f"trackside.games.{ID}")
    assert done.returncode == 0, done.stdout


def test_nothing_of_the_template_is_left(tree: Path) -> None:
    written = [path for path in tree.rglob("*") if ID in str(path) and path.is_file() and path.suffix != ".pyc"]
    assert len(written) > 30
    for path in written:
        assert "sidings" not in path.read_text(encoding="utf-8").lower(), path


def test_it_is_played_in_the_terminal(tree: Path) -> None:
    done = run(tree, "-m", "trackside", "play", ID, "--seats", "human,greedy", "--plain", input="1\n" * 40)
    assert done.returncode == 0, done.stderr
    assert "Lantern Yard" in done.stdout
    for language in ("uk", "ru", "fa"):
        done = run(tree, "-m", "trackside", "play", ID, "--seats", "human,greedy", "--lang", language, input="1\n" * 40)
        assert done.returncode == 0, done.stderr


def test_bots_play_it_without_a_fault(tree: Path) -> None:
    done = run(tree, "-m", "trackside", "simulate", ID, "--seats", "greedy,random", "--games", "20", "--json")
    assert done.returncode == 0, done.stderr
    assert '"faults": 0' in done.stdout or '"faults":0' in done.stdout


@pytest.mark.parametrize("id", ["Lantern", "a b", "9lives", "", "x" * 50, "a__b"])
def test_an_id_that_cannot_be_one_is_refused(tmp_path: Path, id: str) -> None:
    with pytest.raises(TracksideError, match="id of a game"):
        make(tmp_path, id)


def test_nothing_is_overwritten(tree: Path) -> None:
    before = (tree / f"src/trackside/games/{ID}/game.py").read_text()
    done = run(tree, "-m", "trackside.games.new", ID, "--root", str(tree))
    assert done.returncode == 2
    assert "it exists already" in done.stderr
    assert (tree / f"src/trackside/games/{ID}/game.py").read_text() == before


def test_a_folder_without_a_source_tree_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TracksideError, match="source tree"):
        make(tmp_path, "lantern")
