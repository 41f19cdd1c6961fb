"""Compiles the engine with mypyc, if TRACKSIDE_COMPILE says how; otherwise a plain package.

    optimised   for releases, servers and measurements: one library, linked as a whole
    quick       for development and the first start: a library for the core and for each game, less optimised, so that
                an edit compiles only its own library again
    1           as optimised, for a wheel

Everything else about the build is in pyproject.toml. TRACKSIDE_GAME=<id> compiles the core and that game alone, which
is quicker while one works on it.
"""

import os
import runpy
import subprocess
import sys
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from copy import copy
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from re import findall
from threading import Lock

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist

PACKAGE = Path("src/trackside")
CLIENT = PACKAGE / "server" / "static" / "index.html"
ENGINE = runpy.run_path(str(PACKAGE / "engine.py"))  # importing the package would choose an engine
RECIPE = os.environ.get("TRACKSIDE_COMPILE", "")
C_FILES = Path("build") / "c" / RECIPE
GAME = os.environ.get("TRACKSIDE_GAME", "*")


def sources(patterns: tuple[str, ...]) -> list[str]:
    return list(ENGINE["compiled_sources"](PACKAGE, [each.replace("games/*", f"games/{GAME}") for each in patterns]))


def one_library(name: str, paths: list[str]) -> list[Extension]:
    """A C file for each module, to be compiled side by side; what small functions lose by that the linker regains."""
    from mypyc.build import mypycify

    files = [str(PACKAGE / path) for path in paths]
    folder = str(C_FILES / name)
    made = mypycify(files, group_name=name, multi_file=True, opt_level="3", debug_level="0", target_dir=folder)
    if sys.platform == "linux":
        for each in made:  # new lists: mypyc gives all extensions of a library the same one
            each.extra_compile_args = [*each.extra_compile_args, "-flto=auto", "-fvisibility=hidden"]
            each.extra_link_args = [*each.extra_link_args, "-flto=auto", "-O3"]
    return list(made)


def many_libraries(name: str, paths: list[str]) -> list[Extension]:
    """A library for each group of sources."""
    from mypyc.build import mypycify

    groups = defaultdict(list)
    for path in paths:
        groups[f"{name}_{ENGINE['group_of'](path).removeprefix('game ')}"].append(str(PACKAGE / path))
    made = mypycify(
        [str(PACKAGE / path) for path in paths],
        separate=[(files, library) for library, files in groups.items()],
        multi_file=True,
        opt_level="1",
        debug_level="0",
        target_dir=str(C_FILES / name),
    )
    if sys.platform != "win32":
        for each in made:  # common: every C file of a library declares the one table of what it takes from the core
            each.extra_compile_args = [*each.extra_compile_args, "-fvisibility=hidden", "-fcommon"]
    return list(made)


def entries_joined(extensions: list[Extension]) -> list[Extension]:
    """The same libraries, but the entries of the modules of a folder in one file instead of one for each module.

    mypyc makes for each module an extension that only calls its library. To compile and link 180 of them takes longer
    than a whole game.
    """
    libraries = [each for each in extensions if each.name.endswith("__mypyc")]
    folders = defaultdict(list)
    for each in extensions:
        if each not in libraries:
            folders[each.name.rpartition(".")[0]].append(each)
    for package, modules in folders.items():
        joined = C_FILES / f"{package}.c"
        texts = [Path(file).read_text().partition("// distutils")[0] for each in modules for file in each.sources]
        text = "\n".join(texts)
        if not joined.is_file() or joined.read_text() != text:
            joined.write_text(text)
        name = f"{package}.{ENGINE['ENTRIES']}"
        libraries.append(Extension(name, [str(joined)], extra_compile_args=modules[0].extra_compile_args))
    return libraries


def extensions() -> list[Extension]:
    # Front ends ask setup.py other things (egg_info, dist_info, sdist) before they build: only builds need C files.
    if RECIPE not in ("1", "optimised", "quick") or not {"build", "build_ext", "bdist_wheel"} & set(sys.argv):
        return []
    os.environ["MYPY_CACHE_DIR"] = os.devnull  # mypyc stumbles over what an earlier build kept
    make = many_libraries if RECIPE == "quick" else one_library
    wanted = [(name, sources(patterns)) for name, patterns in ENGINE["LIBRARIES"].items()]
    if sys.platform == "linux":  # side by side, because mypyc uses one core
        with ProcessPoolExecutor(len(wanted), get_context("fork")) as processes:
            made = list(processes.map(make, *zip(*wanted, strict=True)))
    else:
        made = [make(*each) for each in wanted]
    found = [extension for library in made for extension in library]
    return found if RECIPE == "1" else entries_joined(found)


class Objects:
    """The objects of C files that were compiled before, by all that they depend on: the command, the compiler, the
    file, and every header that it includes. So a change of branch and back, or of the recipe, compiles nothing twice.
    """

    def __init__(self, folder: Path, compiler: list[str], include: list[str]) -> None:
        self.folder = folder
        self.include = include
        version = subprocess.run([compiler[0], "-v"], capture_output=True, text=True, check=False)
        self.tools = f"{compiler} {version.stderr} {sys.version}"
        self.read: dict[str, tuple[str, list[str]]] = {}  # files: their content, and what they include
        self.places: dict[tuple[str, str], str | None] = {}  # of included files
        self.locks: dict[Path, Lock] = {}
        folder.mkdir(parents=True, exist_ok=True)

    def place(self, source: str, include: list[str], options: dict[str, object]) -> Path:
        """Where the object of a C file is kept."""
        folders = [*include, *self.include]
        content = sha256(f"{self.tools} {options}".encode())
        for name in sorted(self.included(source, folders)):
            content.update(self.parts(name)[0].encode())
        return self.folder / f"{content.hexdigest()}.o"

    def included(self, source: str, folders: list[str]) -> set[str]:
        """The file and all that it includes, except the headers of the system."""
        found, waiting = {source}, [source]
        while waiting:
            file = waiting.pop()
            own = os.path.dirname(file)
            for name in self.parts(file)[1]:
                if (own, name) not in self.places:
                    paths = (os.path.join(folder, name) for folder in (own, *folders))
                    self.places[own, name] = next((path for path in paths if os.path.isfile(path)), None)
                place = self.places[own, name]
                if place is not None and place not in found:
                    found.add(place)
                    waiting.append(place)
        return found

    def parts(self, file: str) -> tuple[str, list[str]]:
        if file not in self.read:
            text = Path(file).read_bytes()
            included = [name.decode() for name in findall(rb'(?m)^[ \t]*#[ \t]*include[ \t]*["<]([^">\n]+)[">]', text)]
            self.read[file] = (f"{os.path.basename(file)} {sha256(text).hexdigest()} ", included)
        return self.read[file]


class SideBySide(build_ext):
    """Takes the C files of all libraries on all cores; setuptools would take those of a library one after the other."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()  # bdist_wheel has no -j

    def build_extensions(self) -> None:
        if self.compiler.compiler_type != "unix":
            super().build_extensions()
            return
        compile_all = self.compiler.compile
        objects = Objects(Path(self.build_temp) / "kept", self.compiler.compiler_so, self.compiler.include_dirs)

        def made(file: str, folder: str, include: list[str], options: dict[str, object]) -> str:
            kept = objects.place(file, include, options)
            with objects.locks.setdefault(kept, Lock()):  # libraries have the C files of mypyc's runtime in common
                if kept.is_file():
                    kept.touch()  # tools/compile.py removes those that nobody wanted for long
                else:
                    (new,) = compile_all([file], output_dir=folder, include_dirs=include, **options)
                    os.replace(new, kept)
            return str(kept)

        def compile_side_by_side(
            files: list[str], output_dir: str, include_dirs: list[str], depends: object = None, **options: object
        ) -> list[str]:
            return list(threads.map(lambda file: made(file, output_dir, include_dirs, options), files))

        self.compiler.compile = compile_side_by_side
        with ThreadPoolExecutor(self.parallel) as threads:
            super().build_extensions()

    def build_extension(self, ext: Extension) -> None:
        own = copy(self)
        own.build_temp = str(Path(self.build_temp) / ext.name)
        super(SideBySide, own).build_extension(ext)


def build_client() -> None:
    """What others install has the browser client inside. A source distribution contains it and needs no Node.js.

    Only wheels and source distributions ask for it: an editable install and `make compile` work without.
    """
    sources = [each for each in Path("web").glob("**/*") if "node_modules" not in each.parts and each.is_file()]
    newest = max((each.stat().st_mtime for each in sources), default=0.0)
    if CLIENT.is_file() and CLIENT.stat().st_mtime >= newest:
        return
    if not sources:
        sys.exit("No browser client in this source tree, and nothing to build it from: take the sdist or a clone.")
    if subprocess.run(["tools/web.sh"]).returncode != 0 or not CLIENT.is_file():
        sys.exit("The browser client could not be built (it needs Node.js 20 or later): no package without it.")


class WheelWithClient(bdist_wheel):
    def run(self) -> None:
        build_client()
        super().run()


class SdistWithClient(sdist):
    def run(self) -> None:
        build_client()
        super().run()


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": SideBySide, "bdist_wheel": WheelWithClient, "sdist": SdistWithClient},
)
