"""The examples of the README, of the Python tour and of the package run as they stand."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

import trackside
from trackside.core.edge import playthrough

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize(("page", "least"), [("README.md", 5), ("docs/python.md", 40)])
def test_page(page: str, least: int) -> None:
    found = doctest.testfile(str(ROOT / page), module_relative=False)
    assert found.attempted > least
    assert found.failed == 0


@pytest.mark.parametrize("module", [trackside, playthrough])
def test_module(module: object) -> None:
    found = doctest.testmod(module)  # type: ignore[arg-type]
    assert found.attempted > 2
    assert found.failed == 0


def test_every_public_name_can_be_imported() -> None:
    for name in trackside.__all__:
        assert getattr(trackside, name) is not None
    with pytest.raises(AttributeError, match="nonsense"):
        trackside.nonsense  # noqa: B018
    for name, home in trackside._HOMES.items():
        assert getattr(import_module(f"trackside.{home}"), name) is getattr(trackside, name)
