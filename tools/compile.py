"""Build the compiled engine into build/compiled, if there is a C compiler and the build is not fresh.

Nothing is ever written into src, and the stamp is of the sources as they were before the build began: a file edited
meanwhile makes the build stale at once. See src/trackside/engine.py.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "trackside"
BUILD = ROOT / "build" / "compiled"
RECIPE = ROOT / "setup.py"
FOLLOWED = BUILD / "recipe.txt"  # what RECIPE said when this was built

sys.path.insert(0, str(PACKAGE))
import engine  # noqa: E402  (the module alone: importing the package would choose an engine)


def compiler() -> str | None:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0]) or shutil.which("cc") or shutil.which("gcc")


def prune() -> None:
    """Remove what a deleted or renamed source left in the build."""
    for path in sorted(BUILD.glob("trackside/**/*"), reverse=True):
        relative = path.relative_to(BUILD / "trackside")
        if path.suffix == ".so":
            source = PACKAGE / relative.parent / (path.name.split(".")[0] + ".py")
        else:
            source = PACKAGE / relative
        if source.exists() or "__pycache__" in path.parts:
            continue
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink()


def main() -> int:
    stamp = BUILD / engine.STAMP
    recipe = RECIPE.read_text()
    if BUILD.is_dir() and not (FOLLOWED.is_file() and FOLLOWED.read_text() == recipe):
        shutil.rmtree(BUILD.parent)
    if stamp.is_file() and engine.fresh(BUILD, PACKAGE):
        return 0
    if compiler() is None:
        print("No C compiler found: Trackside runs in pure Python, only slower.")
        return 0
    print("Compiling the engine with mypyc (the first time takes a few minutes) ...", flush=True)
    before = engine.fingerprint(PACKAGE)
    BUILD.mkdir(parents=True, exist_ok=True)
    FOLLOWED.write_text(recipe)
    prune()
    command = [sys.executable, "setup.py", "-q", "build", "-j", str(os.cpu_count() or 1)]
    command += ["--build-base", "build", "--build-lib", str(BUILD)]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, "TRACKSIDE_COMPILE": "1", "TRACKSIDE_PURE": "1"})
    if done.returncode != 0:
        print("The engine could not be compiled; Trackside runs in pure Python, only slower.", file=sys.stderr)
        return done.returncode
    stamp.write_text(before)
    return 0


if __name__ == "__main__":
    sys.exit(main())
