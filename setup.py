"""Compiles the engine with mypyc when TRACKSIDE_COMPILE=1; otherwise a plain package.

Everything else about the build is in pyproject.toml. TRACKSIDE_GAME=<id> compiles the core and that game alone, which
is quicker while one works on it.
"""

import os
import runpy
import sys
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/trackside")
ENGINE = runpy.run_path(str(PACKAGE / "engine.py"))  # importing the package would choose an engine


def modules(patterns: tuple[str, ...]) -> list[str]:
    chosen = [pattern.replace("games/*", f"games/{os.environ.get('TRACKSIDE_GAME', '*')}") for pattern in patterns]
    return [str(PACKAGE / path) for path in ENGINE["compiled_sources"](PACKAGE, chosen)]


def extensions() -> list[object]:
    if os.environ.get("TRACKSIDE_COMPILE") != "1":
        return []
    os.environ["MYPY_CACHE_DIR"] = os.devnull  # mypyc stumbles over what an earlier build kept
    from mypyc.build import mypycify

    # A C file for each module, to be compiled side by side; what small functions lose by that the linker regains.
    made = [
        extension
        for name, patterns in ENGINE["LIBRARIES"].items()
        for extension in mypycify(modules(patterns), group_name=name, multi_file=True, opt_level="3", debug_level="0")
    ]
    if sys.platform == "linux":
        for each in made:
            each.extra_compile_args += ["-flto=auto", "-fvisibility=hidden"]
            each.extra_link_args += ["-flto=auto", "-O3"]
    return made


class SideBySide(build_ext):
    """Takes the C files of one library on all cores; setuptools would take them one after the other.

    Libraries are built side by side too, and all of them contain the C files of mypyc's runtime: their objects are kept
    in a folder for each library, because one library must not write an object while the linker of another reads it.
    """

    def build_extensions(self) -> None:
        compile_all = self.compiler.compile

        def compile_side_by_side(sources: list[str], **options: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as threads:
                made = list(threads.map(lambda source: compile_all([source], **options), sources))
            return [each for objects in made for each in objects]

        self.compiler.compile = compile_side_by_side
        super().build_extensions()

    def build_extension(self, ext: Extension) -> None:
        own = copy(self)
        own.build_temp = str(Path(self.build_temp) / ext.name)
        super(SideBySide, own).build_extension(ext)


setup(ext_modules=extensions(), cmdclass={"build_ext": SideBySide})
