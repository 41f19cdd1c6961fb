"""The examples of README.md and some documents run as written; for those of docstrings see test_public_api.py."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize(("page", "least"), [("README.md", 5), ("docs/python.md", 40), ("docs/language-models.md", 5)])
def test_page(page: str, least: int) -> None:
    found = doctest.testfile(str(ROOT / page), module_relative=False)
    assert found.attempted >= least
    assert found.failed == 0
