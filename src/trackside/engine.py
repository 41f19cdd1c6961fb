"""Chooses the engine: the compiled build beside the sources if it is up to date, otherwise the sources.

`make compile` writes `build/compiled/` and a stamp that lists every source file with its size and time. An edited,
added or deleted file no longer matches the stamp, and the sources run until the next `make compile`: a compiled build
never goes stale behind an edited source. An installed wheel has no build beside it and runs as it was built.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from pathlib import Path

STAMP = "stamp.txt"


def choose(path: Iterable[str]) -> list[str]:
    """Where the package's modules are found: called once, by the package itself, before anything else is imported."""
    sources = list(path)
    if os.environ.get("TRACKSIDE_PURE") == "1":
        return sources
    build = compiled_build(Path(sources[0]))
    if build is None or not fresh(build, Path(sources[0])):
        return sources
    sys.path.append(str(build))  # the compiled code itself lies beside the package
    return [str(build / "trackside")]


def compiled_build(package: Path) -> Path | None:
    """The build that belongs to a package lying in a source tree."""
    build = package.parent.parent / "build" / "compiled"
    return build if package.parent.name == "src" and (build / STAMP).is_file() else None


def fresh(build: Path, package: Path) -> bool:
    return (build / STAMP).read_text() == fingerprint(package)


def fingerprint(package: Path) -> str:
    """Name, size and time of every file of the package, and the interpreter it was built for."""
    lines = [sys.implementation.cache_tag or "", str(package)]
    for folder, folders, files in os.walk(package):
        folders[:] = sorted(name for name in folders if name != "__pycache__")
        for name in sorted(files):
            state = os.stat(os.path.join(folder, name))
            lines.append(f"{os.path.join(folder, name)} {state.st_size} {state.st_mtime_ns}")
    return "\n".join(lines)


def stamp(build: Path, package: Path) -> None:
    """Say that the build was made from the package as it is now."""
    (build / STAMP).write_text(fingerprint(package))


def describe() -> str:
    """The engine that runs, for `--version`."""
    from trackside.core import arrays

    if arrays.COMPILED:
        return "compiled"
    import trackside

    build = compiled_build(Path(trackside.__file__).parent)
    if build is not None and os.environ.get("TRACKSIDE_PURE") != "1":
        return "pure Python (the compiled build is older than the sources: make compile)"
    return "pure Python"
