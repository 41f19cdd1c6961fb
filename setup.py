"""Compiles the engine with mypyc when TRACKSIDE_COMPILE=1; otherwise a plain package.

Everything else about the build is in pyproject.toml. TRACKSIDE_GAME=<id> compiles the core and that game alone, which
is quicker while one works on it.
"""

import os
from pathlib import Path

from setuptools import setup

PACKAGE = Path("src/trackside")

# The edge of the engine (text, structs, files) stays interpreted.
EDGE_OF_CORE = {"__init__", "about", "box", "errors", "panel", "playing", "reason", "record", "situation", "view"}
EDGE_OF_A_GAME = {"__init__", "about", "arrange", "audit", "panels", "reasons", "situation", "view"}


def hot_modules() -> list[str]:
    game = os.environ.get("TRACKSIDE_GAME", "*")
    core = [path for path in (PACKAGE / "core").glob("*.py") if path.stem not in EDGE_OF_CORE]
    games = [path for path in (PACKAGE / "games").glob(f"{game}/*.py") if path.stem not in EDGE_OF_A_GAME]
    return sorted(str(path) for path in core + games)


def extensions() -> list[object]:
    if os.environ.get("TRACKSIDE_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    made = list(mypycify(hot_modules(), group_name="trackside", opt_level="3", debug_level="0"))
    if os.name == "posix":
        for each in made:
            # Nobody replaces our functions at load time, so gcc may inline them: a sixth fewer instructions.
            each.extra_compile_args.append("-fno-semantic-interposition")
    return made


setup(ext_modules=extensions())
