"""Prints in the header which engine the tests run on."""

from __future__ import annotations

from pathlib import Path

import pytest

from trackside.core import arrays


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--whole-games", action="store_true", help="in the browser: whole games, lessons in all languages")


def pytest_report_header() -> str:
    return f"trackside: {'compiled' if arrays.COMPILED else 'pure'}, from {Path(arrays.__file__).parent.parent}"
