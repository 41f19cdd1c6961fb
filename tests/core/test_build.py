"""The recipe that compiles the engine (setup.py)."""

from __future__ import annotations

import runpy
import shutil
from pathlib import Path

import pytest
import setuptools

RECIPE = Path(__file__).parent.parent.parent / "setup.py"


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_libraries_with_a_common_source_keep_their_objects_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Built side by side into one folder, one library wrote an object while the linker of another read it."""
    monkeypatch.delenv("TRACKSIDE_COMPILE", raising=False)
    with monkeypatch.context() as patched:
        patched.setattr(setuptools, "setup", lambda **_: None)
        recipe = runpy.run_path(str(RECIPE))
    monkeypatch.chdir(tmp_path)
    Path("common.c").write_text("int common(void) { return VALUE; }\n")
    names = ["first", "second"]
    for name in names:
        Path(f"{name}.c").write_text(f"#include <Python.h>\nPyMODINIT_FUNC PyInit_{name}(void) {{ return NULL; }}\n")
    libraries = [
        setuptools.Extension(name, [f"{name}.c", "common.c"], define_macros=[("VALUE", str(at))])
        for at, name in enumerate(names)
    ]
    command = recipe["SideBySide"](setuptools.Distribution({"ext_modules": libraries}))
    command.parallel, command.build_temp, command.build_lib = 2, "objects", "made"
    command.ensure_finalized()
    command.run()
    assert len(list(Path("objects").rglob("common.o"))) == len(names)
    assert {path.name.split(".")[0] for path in Path("made").iterdir()} == set(names)
