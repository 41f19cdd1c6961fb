"""Which engine runs: a compiled build that is older than a source is never used."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from trackside import engine


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A small source tree with a compiled build beside it."""
    package = tmp_path / "src" / "trackside"
    (package / "core").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "core" / "rng.py").write_text("WORDS = 1\n")
    build = tmp_path / "build" / "compiled"
    build.mkdir(parents=True)
    engine.stamp(build, package)
    return package


@pytest.fixture(autouse=True)
def clean(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TRACKSIDE_PURE", raising=False)
    monkeypatch.setattr(sys, "path", list(sys.path))


def build_of(package: Path) -> Path:
    return package.parent.parent / "build" / "compiled"


def test_a_fresh_build_is_used(package: Path) -> None:
    assert engine.choose([str(package)]) == [str(build_of(package) / "trackside")]
    assert str(build_of(package)) in sys.path


def test_the_sources_run_on_demand(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRACKSIDE_PURE", "1")
    assert engine.choose([str(package)]) == [str(package)]
    assert str(build_of(package)) not in sys.path


def test_an_edited_source_makes_the_build_unused(package: Path) -> None:
    (package / "core" / "rng.py").write_text("WORDS = 22\n")
    assert engine.choose([str(package)]) == [str(package)]


def test_an_edit_of_the_same_length_makes_the_build_unused(package: Path) -> None:
    source = package / "core" / "rng.py"
    before = source.stat()
    source.write_text("WORDS = 2\n")
    os.utime(source, ns=(before.st_atime_ns, before.st_mtime_ns + 1))
    assert engine.choose([str(package)]) == [str(package)]


def test_an_added_or_deleted_source_makes_the_build_unused(package: Path) -> None:
    added = package / "core" / "more.py"
    added.write_text("")
    assert engine.choose([str(package)]) == [str(package)]
    added.unlink()
    assert engine.choose([str(package)]) != [str(package)]
    (package / "core" / "rng.py").unlink()
    assert engine.choose([str(package)]) == [str(package)]


def test_bytecode_caches_leave_the_build_in_use(package: Path) -> None:
    (package / "core" / "__pycache__").mkdir()
    (package / "core" / "__pycache__" / "rng.pyc").write_text("")
    assert engine.choose([str(package)]) != [str(package)]


def test_without_a_build_the_sources_run(package: Path) -> None:
    (build_of(package) / engine.STAMP).unlink()
    assert engine.choose([str(package)]) == [str(package)]


def test_an_installed_package_has_no_build_beside_it(tmp_path: Path) -> None:
    installed = tmp_path / "site-packages" / "trackside"
    installed.mkdir(parents=True)
    assert engine.compiled_build(installed) is None
    assert engine.choose([str(installed)]) == [str(installed)]
