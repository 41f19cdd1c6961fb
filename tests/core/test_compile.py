"""tools/compile.py: how what was compiled becomes the build that runs."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from trackside import engine

PROGRAM = Path(__file__).parents[2] / "tools" / "compile.py"
SOURCES = ("core/rng.py", "games/steam/game.py")


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The program, at work in a small tree."""
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setitem(sys.modules, "engine", engine)
    spec = spec_from_file_location("compile_program", PROGRAM)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    for name, path in (("PACKAGE", "src/trackside"), ("BUILD", "build/compiled"), ("OBJECTS", "build/objects")):
        monkeypatch.setattr(module, name, tmp_path / path)
        (tmp_path / path).mkdir(parents=True)
    for source in SOURCES:
        (tmp_path / "src" / "trackside" / source).parent.mkdir(parents=True)
        (tmp_path / "src" / "trackside" / source).write_text("A = 1\n")
    return module


def made(tmp_path: Path) -> Path:
    """What the recipe has written."""
    folder = tmp_path / "made"
    for source in SOURCES:
        entries = folder / "trackside" / Path(source).parent / f"{engine.ENTRIES}{engine.BUILT_FOR}"
        entries.parent.mkdir(parents=True, exist_ok=True)
        entries.write_text("")
    (folder / f"trackside_core__mypyc{engine.BUILT_FOR}").write_text("")
    return folder


def states(program: Any) -> dict[str, engine.Source]:
    return {source: engine.state_of(program.PACKAGE / source) for source in SOURCES}


def test_a_build_runs_when_it_is_complete_and_the_one_before_stays(program: Any, tmp_path: Path) -> None:
    (program.BUILD / "trackside").mkdir()  # of an earlier Trackside
    for number in ("1", "2", "3"):
        program.publish(made(tmp_path), engine.QUICK, states(program))
        stamp = engine.read_stamp(program.BUILD)
        assert stamp is not None and (stamp.recipe, stamp.folder) == (engine.QUICK, number)
    assert sorted(path.name for path in program.BUILD.iterdir()) == ["2", "3", engine.STAMP]
    assert len([path for path in (program.BUILD / "3").rglob("*") if path.is_file()]) == 3
    choice = engine.choose(program.PACKAGE)
    assert choice.compiled == {"core", "game steam"} and Path(choice.folder) == program.BUILD / "3"


def test_what_was_edited_while_it_was_compiled_is_not_up_to_date(program: Any, tmp_path: Path) -> None:
    before = states(program)
    (program.PACKAGE / "games/steam/game.py").write_text("A = 2\n")
    program.publish(made(tmp_path), engine.QUICK, before)
    assert engine.choose(program.PACKAGE).pure == ("game steam",)
    assert not program.is_fresh(list(SOURCES), engine.QUICK)
    program.publish(made(tmp_path), engine.QUICK, states(program))
    assert program.is_fresh(list(SOURCES), engine.QUICK)


def test_a_quick_build_is_not_enough_where_the_optimised_one_is_wanted(program: Any, tmp_path: Path) -> None:
    program.publish(made(tmp_path), engine.QUICK, states(program))
    assert not program.is_fresh(list(SOURCES), engine.OPTIMISED)
    program.publish(made(tmp_path), engine.OPTIMISED, states(program))
    assert program.is_fresh(list(SOURCES), engine.OPTIMISED) and program.is_fresh(list(SOURCES), engine.QUICK)


def test_only_the_objects_wanted_last_are_kept(program: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "MOST_OBJECTS", 2)
    (program.OBJECTS / "kept").mkdir()
    for number in range(4):
        (program.OBJECTS / "kept" / f"{number}.o").write_text("")
    program.publish(made(tmp_path), engine.QUICK, states(program))
    assert len(list(program.OBJECTS.rglob("*.o"))) == 2
