"""The recipe that compiles the engine (setup.py): which C files it compiles again."""

from __future__ import annotations

import ctypes
import os
import runpy
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
import setuptools

RECIPE = Path(__file__).parent.parent.parent / "setup.py"
NAMES = ("first", "second")
pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")

Build = Callable[[], dict[str, int]]


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Build:
    """Builds two libraries with a C file in common; the answer of each, which it includes at two removes."""
    monkeypatch.delenv("TRACKSIDE_COMPILE", raising=False)
    monkeypatch.chdir(RECIPE.parent)
    with monkeypatch.context() as patched:
        patched.setattr(setuptools, "setup", lambda **_: None)
        recipe = runpy.run_path(str(RECIPE))
    monkeypatch.chdir(tmp_path)
    Path("headers").mkdir()
    Path("common.c").write_text(
        '#include <Python.h>\n#include "headers/near.h"\nint answer(void) { return FAR + VALUE; }\n'
    )
    Path("headers/near.h").write_text('#  include "far.h"\n')
    Path("headers/far.h").write_text("#define FAR 10\n")
    for name in NAMES:
        Path(f"{name}.c").write_text(f"#include <Python.h>\nPyMODINIT_FUNC PyInit_{name}(void) {{ return NULL; }}\n")

    def run() -> dict[str, int]:
        libraries = [
            setuptools.Extension(name, [f"{name}.c", "common.c"], define_macros=[("VALUE", str(at))])
            for at, name in enumerate(NAMES)
        ]
        command = recipe["SideBySide"](setuptools.Distribution({"ext_modules": libraries}))
        command.parallel, command.build_temp, command.build_lib = 2, "objects", f"made-{len(list(Path().iterdir()))}"
        command.ensure_finalized()
        command.run()
        made = sorted(Path(command.build_lib).iterdir())
        assert [path.name.split(".")[0] for path in made] == list(NAMES)
        return {name: ctypes.CDLL(str(path.absolute())).answer() for name, path in zip(NAMES, made, strict=True)}

    return run


def kept() -> set[str]:
    return {path.name for path in Path("objects").rglob("*.o")}


def test_libraries_with_a_common_source_keep_their_objects_apart(build: Build) -> None:
    """Built side by side into one folder, one library wrote an object while the linker of another read it."""
    assert build() == {"first": 10, "second": 11}
    assert len(kept()) == 4  # one for each library, and the common one with each value


def test_a_header_far_away_is_enough_to_compile_again(build: Build) -> None:
    build()
    before = kept()
    Path("headers/far.h").write_text("#define FAR 20\n")
    assert build() == {"first": 20, "second": 21}
    assert before < kept() and len(kept()) == 6
    Path("headers/far.h").write_text("#define FAR 10\n")  # as after a change of branch and back
    assert build() == {"first": 10, "second": 11}
    assert len(kept()) == 6


def test_what_has_only_a_new_time_is_not_compiled_again(build: Build) -> None:
    build()
    contents = {path: path.stat().st_ino for path in Path("objects").rglob("*.o")}
    for path in Path().rglob("*.[ch]"):
        os.utime(path, ns=(1, 1))
    assert build() == {"first": 10, "second": 11}
    assert {path: path.stat().st_ino for path in Path("objects").rglob("*.o")} == contents


def test_another_option_of_the_compiler_compiles_again(build: Build, monkeypatch: pytest.MonkeyPatch) -> None:
    build()
    monkeypatch.setenv("CFLAGS", "-DUNUSED")
    build()
    assert len(kept()) == 8
