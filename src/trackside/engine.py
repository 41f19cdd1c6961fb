"""Chooses the engine: compiled modules where they are as new as their sources, otherwise the sources.

`make compile` writes compiled modules to a folder under `build/compiled/`, and a stamp that lists the sources of those
modules with size, time and content. Nothing else of the package is in that folder: interpreted modules, texts and data
come from `src`, and editing them changes nothing here.

Sources belong to groups: the core with the search, each game, and the texts with the server's views. A group with an
edited, added or deleted source runs interpreted until the next `make compile`, the others stay compiled. Two rules keep
the mixture sound. A compiled module uses others of its group, and of the core, without looking them up, so a group is
compiled or interpreted as a whole, and nothing is compiled on top of an interpreted core. And what the compiler copies
from other modules, the values of names declared `Final`, is never taken from another group than the core; a test of
the sources sees to that.

An installed wheel has no build beside it and runs as it was built.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

# What is compiled: what plays and judges, and what the server does for every move, its texts and views. Packages named
# `edge` hold text, structs and files and stay interpreted, but for the fields of situations and views.
#
# Core, search and games are one library, unless they are compiled quickly (setup.py): only then does mypyc know all
# subclasses, so that it may call methods straight and need not ask of every attribute whether it is there. Texts and
# views subclass nothing of the engine; in the same library they would move its code apart, and a random game of Steam
# or Amsterdam would take five percent longer.
LIBRARIES = {
    "trackside": (
        "core/*.py",
        "search/*.py",
        "games/*/game.py",
        "games/*/rules/*.py",
        "games/*/advice/*.py",
    ),
    "trackside_views": (
        "core/edge/kinds.py",
        "core/edge/fields.py",
        "games/*/edge/fields.py",
        "locales/*.py",
        "tables/views/*.py",
    ),
}
CORE, VIEWS = "core", "views"
ENTRIES = "compiled_modules"  # the file through which the modules of a folder are imported
QUICK, OPTIMISED = "quick", "optimised"  # recipes of setup.py
STAMP = "stamp.txt"
BUILT_FOR = EXTENSION_SUFFIXES[0]  # interpreter and platform
HEAD = f"build 2 for {BUILT_FOR}"  # of the stamp; another number when it or the build looks different
PURE = "TRACKSIDE_PURE"
TOLD = "TRACKSIDE_TOLD_PURE"  # set for child processes, which need not say it again


class Source(NamedTuple):
    """A source as it was when it was compiled."""

    size: int
    time: int
    content: str  # a hash: a file may get a new time and stay the same, as after a change of branch and back


class Stamp(NamedTuple):
    recipe: str
    folder: str  # where the compiled modules are, within the build
    sources: dict[str, Source]  # by path within the package


class Choice(NamedTuple):
    """The engine of a source tree."""

    recipe: str
    folder: str  # of the compiled modules
    compiled: frozenset[str]  # groups
    pure: tuple[str, ...]  # groups
    groups: dict[str, str]  # of the modules of both


# --- what is compiled -------------------------------------------------------------------------------------------------


def compiled_sources(package: Path, patterns: Iterable[str]) -> list[str]:
    """The modules that the patterns choose, as paths within the package."""
    found = [path for pattern in patterns for path in package.glob(pattern) if path.stem != "__init__"]
    return sorted(path.relative_to(package).as_posix() for path in found)


def all_sources(package: Path) -> list[str]:
    return [path for patterns in LIBRARIES.values() for path in compiled_sources(package, patterns)]


def group_of(source: str) -> str:
    parts = source.split("/")
    if parts[0] == "games":
        return f"game {parts[1]}"
    return CORE if parts[0] in ("core", "search") else VIEWS


def module_of(source: str) -> str:
    return f"trackside.{source.removesuffix('.py').replace('/', '.')}"


# --- whether it is up to date -----------------------------------------------------------------------------------------


def compiled_build(package: Path) -> Path | None:
    """The build that belongs to a package lying in a source tree."""
    build = package.parent.parent / "build" / "compiled"
    return build if package.parent.name == "src" and (build / STAMP).is_file() else None


def content_of(file: Path) -> str:
    from hashlib import blake2b

    return blake2b(file.read_bytes(), digest_size=16).hexdigest()


def state_of(file: Path) -> Source:
    found = file.stat()  # before the content: an edit between the two shows as a new time
    return Source(found.st_size, found.st_mtime_ns, content_of(file))


def is_unchanged(file: Path, known: Source) -> bool:
    found = file.stat()
    return found.st_size == known.size and (found.st_mtime_ns == known.time or content_of(file) == known.content)


def read_stamp(build: Path) -> Stamp | None:
    """The stamp, unless it is of another interpreter or of an earlier kind."""
    lines = (build / STAMP).read_text(encoding="utf-8").splitlines()
    if len(lines) < 3 or lines[0] != HEAD:
        return None
    sources = {}
    for line in lines[3:]:
        size, time, content, path = line.split(" ", 3)
        sources[path] = Source(int(size), int(time), content)
    return Stamp(lines[1], lines[2], sources)


def write_stamp(build: Path, stamp: Stamp) -> None:
    """Replace the stamp in one step: a process that starts meanwhile sees the old build or the new one."""
    lines = [HEAD, stamp.recipe, stamp.folder]
    lines += [f"{known.size} {known.time} {known.content} {path}" for path, known in sorted(stamp.sources.items())]
    new = build / f"{STAMP}.new"
    new.write_text("\n".join(lines) + "\n", encoding="utf-8")
    os.replace(new, build / STAMP)


def stale_groups(package: Path, known: Mapping[str, Source]) -> set[str]:
    """The groups that are not as they were compiled."""
    here = set(all_sources(package))
    stale = {group_of(path) for path in here ^ known.keys()}
    for path in here & known.keys():
        group = group_of(path)
        if group not in stale and not is_unchanged(package / path, known[path]):
            stale.add(group)
    if CORE in stale:
        stale.update(group_of(path) for path in here)
    return stale


def choose(package: Path) -> Choice:
    """What of a source tree's engine runs compiled."""
    build = compiled_build(package)
    stamp = read_stamp(build) if build is not None else None
    modules = {module_of(path): group_of(path) for path in all_sources(package)}
    groups = sorted(set(modules.values()))
    if build is None or stamp is None:
        return Choice("", "", frozenset(), tuple(groups), modules)
    stale = stale_groups(package, stamp.sources)
    return Choice(
        stamp.recipe,
        str(build / stamp.folder),
        frozenset(group for group in groups if group not in stale),
        tuple(group for group in groups if group in stale),
        modules,
    )


# --- importing it -----------------------------------------------------------------------------------------------------


class Finder:
    """Finds the compiled modules of a choice, and says so when one of the others is wanted."""

    def __init__(self, choice: Choice) -> None:
        self.choice = choice

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("trackside"):
            return None
        if name.endswith("__mypyc"):  # the code of a library, beside the package
            return spec_from_file_location(name, os.path.join(self.choice.folder, name + BUILT_FOR))
        group = self.choice.groups.get(name)
        if group in self.choice.compiled:
            package = name.split(".")[:-1]
            return spec_from_file_location(name, os.path.join(self.choice.folder, *package, ENTRIES + BUILT_FOR))
        if group in self.choice.pure:
            tell(self.choice)
        return None


def install(path: Iterable[str]) -> None:
    """Choose the engine: called once, by the package itself, before anything else is imported."""
    package = Path(next(iter(path)))
    if os.environ.get(PURE) != "1" and package.parent.name == "src":
        sys.meta_path.insert(0, Finder(choose(package)))


def installed() -> Choice | None:
    """The choice of this process; an installed wheel has none."""
    return next((finder.choice for finder in sys.meta_path if isinstance(finder, Finder)), None)


# --- saying it --------------------------------------------------------------------------------------------------------


def compiler() -> str | None:
    """The C compiler of this machine."""
    import shutil
    import sysconfig

    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0]) or shutil.which("cc") or shutil.which("gcc")


def tell(choice: Choice) -> None:
    """Say on stderr that what is about to run is slow and need not be; once, also for the processes started later."""
    if os.environ.get(TOLD) == "1" or not (choice.folder or compiler()):
        return
    os.environ[TOLD] = "1"
    slower = "slower" if choice.pure == (VIEWS,) else "20 to 50 times slower"
    print(f"trackside: pure Python, {slower}: make compile ({why(choice)})", file=sys.stderr)


def why(choice: Choice) -> str:
    if not choice.folder:
        return "nothing is compiled"
    return f"older than the sources: {'the whole engine' if CORE in choice.pure else ', '.join(choice.pure)}"


def describe() -> str:
    """The engine that runs, for `--version` and `doctor`."""
    choice = installed()
    if choice is None:
        from trackside.core import arrays

        return "compiled engine" if arrays.COMPILED else "pure Python engine"
    if CORE not in choice.compiled:
        return (
            f"pure Python engine ({why(choice)}: make compile)" if choice.folder or compiler() else "pure Python engine"
        )
    runs = "compiled engine" if choice.recipe == OPTIMISED else f"compiled engine ({choice.recipe} build)"
    return f"{runs}, except {', '.join(choice.pure)} (edited since: make compile)" if choice.pure else runs


def plays_compiled(game: str) -> bool:
    """Whether a game runs compiled here, for the reports of what was measured."""
    from trackside.core import arrays

    choice = installed()
    return arrays.COMPILED and (choice is None or f"game {game}" not in choice.pure)
