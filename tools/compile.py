"""Build the compiled engine into build/compiled, if there is a C compiler and the build is not fresh.

    compile.py                the quick build: for development and the first start
    compile.py --optimised    for measurements, and for servers that run from the sources

Nothing is ever written into src. Each build gets a folder of its own, and the stamp, which is replaced last, names it:
a process never sees half a build, and one that runs keeps the modules it started with. See src/trackside/engine.py.
"""

from __future__ import annotations

import fcntl
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
sys.path.insert(0, str(PACKAGE))
import engine  # noqa: E402  (the module alone: importing the package would choose an engine)

RECIPES = ROOT / "setup.py"
BUILDS = 2  # are kept: running processes may still load modules of the one before
LIBRARY = "__mypyc"  # ends the names of mypyc's libraries
MINUTES = {engine.QUICK: "the first time takes a minute", engine.OPTIMISED: "this takes some minutes"}
MOST_OBJECTS = 2_000  # are kept, those that were wanted last: about ten builds


def wanted() -> list[str]:
    """The sources to compile: all, or those of the core and one game."""
    game = os.environ.get("TRACKSIDE_GAME")
    groups = {engine.CORE, engine.VIEWS, f"game {game}"}
    return [path for path in engine.all_sources(PACKAGE) if not game or engine.group_of(path) in groups]


def is_fresh(sources: list[str], recipe: str) -> bool:
    if engine.compiled_build(PACKAGE) is None:
        return False
    stamp = engine.read_stamp(BUILD)
    if stamp is None or engine.OPTIMISED == recipe != stamp.recipe:
        return False
    return all(path in stamp.sources and engine.is_unchanged(PACKAGE / path, stamp.sources[path]) for path in sources)


def publish(made: Path, recipe: str, before: dict[str, engine.Source]) -> None:
    """Make what was built the build that runs. A source edited meanwhile counts as not compiled."""
    numbers = sorted(int(path.name) for path in BUILD.iterdir() if path.name.isdigit())
    folder = str(max(numbers, default=0) + 1)
    entries = {made / "trackside" / Path(path).parent / f"{engine.ENTRIES}{engine.BUILT_FOR}" for path in before}
    for file in (*made.glob(f"*{LIBRARY}{engine.BUILT_FOR}"), *entries):
        target = BUILD / folder / file.relative_to(made)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(file, target)
    sources = {path: known for path, known in before.items() if engine.state_of(PACKAGE / path) == known}
    engine.write_stamp(BUILD, engine.Stamp(recipe, folder, sources))
    kept = {engine.STAMP, folder, *map(str, numbers[1 - BUILDS :])}
    for path in BUILD.iterdir():
        if path.name not in kept:
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    objects = sorted(OBJECTS.glob("kept/*.o"), key=lambda path: path.stat().st_mtime)
    for path in objects[:-MOST_OBJECTS]:
        path.unlink()


def main(arguments: list[str]) -> int:
    if arguments not in ([], [f"--{engine.OPTIMISED}"]):
        sys.exit("compile.py [--optimised]")
    BASE.mkdir(exist_ok=True)
    with (BASE / "lock").open("w") as lock:  # `make run` may be compiling already
        fcntl.flock(lock, fcntl.LOCK_EX)
        return build(engine.OPTIMISED if arguments else engine.QUICK)


def build(recipe: str) -> int:
    sources = wanted()
    if is_fresh(sources, recipe):
        return 0
    if engine.compiler() is None:
        print("No C compiler found: Trackside runs in pure Python, only slower.")
        return 0
    made = BASE / "made" / recipe
    followed = made / "recipe.txt"  # what the recipe said when this was completely built
    text = RECIPES.read_text()
    if not (followed.is_file() and followed.read_text() == text):
        shutil.rmtree(made, ignore_errors=True)  # to be linked again: objects are known by their commands and stay
    print(f"Compiling the engine with mypyc ({MINUTES[recipe]}) ...", flush=True)
    before = {path: engine.state_of(PACKAGE / path) for path in sources}
    made.mkdir(parents=True, exist_ok=True)
    BUILD.mkdir(parents=True, exist_ok=True)
    followed.unlink(missing_ok=True)
    command = [sys.executable, "setup.py", "-q", "build_ext", "--build-temp", str(OBJECTS), "--build-lib", str(made)]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, "TRACKSIDE_COMPILE": recipe, engine.PURE: "1"})
    if done.returncode != 0:
        print("The engine could not be compiled; Trackside runs in pure Python, only slower.", file=sys.stderr)
        return done.returncode
    followed.write_text(text)
    publish(made, recipe, before)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
