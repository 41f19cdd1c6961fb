"""The examples of the README and of the package run as they stand."""

from __future__ import annotations

import doctest
from pathlib import Path

import trackside


def test_readme() -> None:
    found = doctest.testfile(str(Path(__file__).parent.parent / "README.md"), module_relative=False)
    assert found.attempted > 5
    assert found.failed == 0


def test_package() -> None:
    found = doctest.testmod(trackside)
    assert found.attempted > 2
    assert found.failed == 0
