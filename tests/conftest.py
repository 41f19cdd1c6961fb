"""Says which engine the tests run on."""

from __future__ import annotations

from pathlib import Path

from trackside.core import arrays


def pytest_report_header() -> str:
    return f"trackside: {'compiled' if arrays.COMPILED else 'pure'}, from {Path(arrays.__file__).parent.parent}"
