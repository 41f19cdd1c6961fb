"""Which engine runs: only compiled modules that are as new as their sources, and never in silence the slow ones."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from trackside import engine

SOURCES = {
    "core/rng.py": "WORDS = 1\n",
    "search/tree.py": "DEPTH = 1\n",
    "games/steam/game.py": "SEATS = 1\n",
    "games/steam/rules/track.py": "TILES = 1\n",
    "games/isle/game.py": "SEATS = 2\n",
    "core/edge/kinds.py": "NONE = 1\n",
    "games/steam/edge/fields.py": "FIELDS = 1\n",
    "locales/sentences.py": "LANGUAGES = 1\n",
    "tables/views/hint.py": "LINES = 1\n",
}
OTHERS = (
    "__init__.py",
    "core/__init__.py",
    "core/edge/__init__.py",
    "core/edge/record.py",
    "games/steam/about.py",
    "games/steam/data.yaml",
)
ALL = {"core", "views", "game steam", "game isle"}


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A small source tree with a compiled build beside it."""
    package = tmp_path / "src" / "trackside"
    for path, text in {**SOURCES, **dict.fromkeys(OTHERS, "")}.items():
        (package / path).parent.mkdir(parents=True, exist_ok=True)
        (package / path).write_text(text)
    build = tmp_path / "build" / "compiled"
    build.mkdir(parents=True)
    sources = {path: engine.state_of(package / path) for path in engine.all_sources(package)}
    assert sources.keys() == SOURCES.keys()
    engine.write_stamp(build, engine.Stamp(engine.QUICK, "1", sources))
    return package


def compiled(package: Path) -> set[str]:
    choice = engine.choose(package)
    assert not choice.compiled & set(choice.pure)
    return set(choice.compiled)


def edit(path: Path) -> None:
    path.write_text(path.read_text() + "# more\n")


def test_a_fresh_build_is_used(package: Path) -> None:
    assert compiled(package) == ALL


def test_a_folder_of_the_build_is_no_package(package: Path) -> None:
    """It has no `__init__`: the package is that of the sources, with their interpreted modules."""
    choice = engine.choose(package)
    folder = package.parent.parent / "build" / "compiled" / "1" / "trackside" / "core" / "edge"
    folder.mkdir(parents=True)
    finder = engine.Finder(choice)
    assert finder.find_spec("trackside.core.edge") is None
    found = finder.find_spec("trackside.core.rng")
    assert found is not None
    assert found.origin == str(folder.parent / f"{engine.ENTRIES}{engine.BUILT_FOR}")


@pytest.mark.parametrize("path", OTHERS)
def test_what_is_not_compiled_may_be_edited(package: Path, path: str) -> None:
    edit(package / path)
    assert compiled(package) == ALL


def test_added_texts_data_and_client_leave_the_build_in_use(package: Path) -> None:
    for path in (
        "core/__pycache__/rng.pyc",
        "server/static/index.html",
        "locales/en/app.ftl",
        "games/steam/edge/view.py",
    ):
        (package / path).parent.mkdir(parents=True, exist_ok=True)
        (package / path).write_text("")
    assert compiled(package) == ALL


@pytest.mark.parametrize(
    "path, fresh",
    [
        ("core/rng.py", set()),
        ("search/tree.py", set()),
        ("games/steam/game.py", ALL - {"game steam"}),
        ("games/steam/rules/track.py", ALL - {"game steam"}),
        ("games/isle/game.py", ALL - {"game isle"}),
        ("locales/sentences.py", ALL - {"views"}),
        ("tables/views/hint.py", ALL - {"views"}),
    ],
)
def test_an_edit_an_addition_and_a_deletion_concern_their_group(package: Path, path: str, fresh: set[str]) -> None:
    added = (package / path).with_name("game.py" if path.endswith("game.py") else "added.py")
    if not added.exists():
        added.write_text("")
        assert compiled(package) == fresh
        added.unlink()
    assert compiled(package) == ALL
    edit(package / path)
    assert compiled(package) == fresh
    (package / path).unlink()
    assert compiled(package) == fresh


def test_an_edit_of_the_same_length_is_seen(package: Path) -> None:
    source = package / "core" / "rng.py"
    before = source.stat()
    source.write_text("WORDS = 2\n")
    os.utime(source, ns=(before.st_atime_ns, before.st_mtime_ns + 1))
    assert compiled(package) == set()


def test_a_new_time_alone_is_no_edit(package: Path) -> None:
    """As after a change of branch and back, or in a copy of the tree."""
    for path in SOURCES:
        os.utime(package / path, ns=(1, 1))
    assert compiled(package) == ALL
    moved = package.parent.parent.rename(package.parent.parent.with_name("moved"))
    assert compiled(moved / "src" / "trackside") == ALL


def test_a_new_game_is_pure_and_the_others_stay_compiled(package: Path) -> None:
    new = package / "games" / "sidings" / "game.py"
    new.parent.mkdir()
    new.write_text("")
    assert compiled(package) == ALL
    assert engine.choose(package).pure == ("game sidings",)


def test_without_a_build_or_with_one_of_another_interpreter_the_sources_run(package: Path) -> None:
    stamp = package.parent.parent / "build" / "compiled" / engine.STAMP
    text = stamp.read_text()
    stamp.write_text(text.replace(engine.BUILT_FOR, ".cpython-27.so"))
    assert compiled(package) == set()
    stamp.write_text("cpython-311\n")  # of an earlier kind
    assert compiled(package) == set()
    stamp.unlink()
    assert compiled(package) == set()


def test_an_installed_package_has_no_build_beside_it(tmp_path: Path) -> None:
    installed = tmp_path / "site-packages" / "trackside"
    installed.mkdir(parents=True)
    assert engine.compiled_build(installed) is None


def test_only_what_is_compiled_is_in_a_group(package: Path) -> None:
    groups = engine.choose(package).groups
    assert groups["trackside.games.steam.rules.track"] == "game steam"
    assert groups["trackside.search.tree"] == "core" and groups["trackside.tables.views.hint"] == "views"
    assert len(groups) == len(SOURCES)  # neither packages nor what is interpreted
