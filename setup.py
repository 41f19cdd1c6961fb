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
EDGE_OF_A_GAME = {"__init__", "about", "arrange", "audit", "notes", "panels", "reasons", "situation", "view"}


def groups() -> list[tuple[list[str], str]]:
    """The core and each game are libraries of their own: they compile side by side, and an edited game alone."""
    game = os.environ.get("TRACKSIDE_GAME", "*")
    found = [(hot_modules(PACKAGE / "core", EDGE_OF_CORE), "trackside_core")]
    for about in sorted((PACKAGE / "games").glob(f"{game}/about.py")):
        found.append((hot_modules(about.parent, EDGE_OF_A_GAME), f"trackside_{about.parent.name}"))
    return found


def hot_modules(folder: Path, edge: set[str]) -> list[str]:
    return sorted(str(path) for path in folder.glob("*.py") if path.stem not in edge)


def extensions() -> list[object]:
    if os.environ.get("TRACKSIDE_COMPILE") != "1":
        return []
    os.environ["MYPY_CACHE_DIR"] = os.devnull  # mypyc stumbles over what an earlier build kept
    from mypyc.build import mypycify

    modules = [module for group, _ in groups() for module in group]
    made = list(mypycify(modules, separate=groups(), opt_level="3", debug_level="0"))
    if os.name == "posix":
        for each in made:
            # Nobody replaces our functions at load time, so gcc may inline them: a sixth fewer instructions.
            each.extra_compile_args.append("-fno-semantic-interposition")
    return made


setup(ext_modules=extensions())
