from __future__ import annotations

from typing import Any


def panels(box: Any, view: Any, say: Any) -> list[Any]:
    return []
