"""Libraries that the doors need. Where one is missing, its tests are skipped and say so."""

from __future__ import annotations

from typing import Any

import pytest


def need(module: str, extra: str) -> Any:
    return pytest.importorskip(module, reason=f"{module} is not installed: pip install 'trackside[{extra}]'")
