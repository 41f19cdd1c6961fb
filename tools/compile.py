"""Build the compiled engine into build/compiled, if there is a C compiler and the build is not fresh.

Nothing is ever written into src. Each build gets a folder of its own, and the stamp, which is replaced last, names it:
a process never sees half a build, and one that runs keeps the modules it started with. See src/trackside/engine.py.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "trackside"
BASE = ROOT / "build"
BUILD = BASE / "compiled"
OBJECTS = BASE / "objects"
MADE = BASE / "made"  # what the recipe writes; copied when it is complete
RECIPE = ROOT / "setup.py"
FOLLOWED = MADE / "recipe.txt"  # what RECIPE said when this was built
KEPT = 2  # builds: running processes may still load modules of the one before

sys.path.insert(0, str(PACKAGE))
import engine  # noqa: E402  (the module alone: importing the package would choose an engine)


def wanted() -> list[str]:
    """The sources to compile: all, or those of the core and one game."""
    game = os.environ.get("TRACKSIDE_GAME")
    groups = {engine.CORE, engine.VIEWS, f"game {game}"}
    return [path for path in engine.all_sources(PACKAGE) if not game or engine.group_of(path) in groups]


def is_fresh(sources: list[str]) -> bool:
    if engine.compiled_build(PACKAGE) is None:
        return False
    stamp = engine.read_stamp(BUILD)
    return stamp is not None and all(
        path in stamp.sources and engine.is_unchanged(PACKAGE / path, stamp.sources[path]) for path in sources
    )


def publish(before: dict[str, engine.Source]) -> None:
    """Make what was built the build that runs. A source edited meanwhile counts as not compiled."""
    numbers = [int(path.name) for path in BUILD.iterdir() if path.name.isdigit()]
    folder = str(max(numbers, default=0) + 1)
    for path in before:
        module = MADE / "trackside" / Path(path).with_suffix(engine.BUILT_FOR)
        target = BUILD / folder / module.relative_to(MADE)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(module, target)
    for library in MADE.glob("*__mypyc*"):
        shutil.copy2(library, BUILD / folder / library.name)
    sources = {path: known for path, known in before.items() if engine.state_of(PACKAGE / path) == known}
    engine.write_stamp(BUILD, engine.Stamp(folder, sources))
    kept = {engine.STAMP, folder, *map(str, sorted(numbers)[1 - KEPT :])}
    for path in BUILD.iterdir():
        if path.name not in kept:
            shutil.rmtree(path) if path.is_dir() else path.unlink()


def main() -> int:
    sources = wanted()
    if is_fresh(sources):
        return 0
    if engine.compiler() is None:
        print("No C compiler found: Trackside runs in pure Python, only slower.")
        return 0
    recipe = RECIPE.read_text()
    if not (FOLLOWED.is_file() and FOLLOWED.read_text() == recipe):
        shutil.rmtree(MADE, ignore_errors=True)
    print("Compiling the engine with mypyc (the first time takes a few minutes) ...", flush=True)
    before = {path: engine.state_of(PACKAGE / path) for path in sources}
    MADE.mkdir(parents=True, exist_ok=True)
    BUILD.mkdir(parents=True, exist_ok=True)
    FOLLOWED.write_text(recipe)
    command = [sys.executable, "setup.py", "-q", "build_ext", "-j", str(os.cpu_count() or 1)]
    command += ["--build-temp", str(OBJECTS), "--build-lib", str(MADE)]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, "TRACKSIDE_COMPILE": "1", engine.PURE: "1"})
    if done.returncode != 0:
        print("The engine could not be compiled; Trackside runs in pure Python, only slower.", file=sys.stderr)
        return done.returncode
    publish(before)
    return 0


if __name__ == "__main__":
    sys.exit(main())
