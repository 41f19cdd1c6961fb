"""Reasons: where points come from, one line each."""

from __future__ import annotations

from typing import Any

import msgspec


class Reason(msgspec.Struct, frozen=True):
    """Some points of a category and what earned them: a message (reason-<key>) and its facts."""

    category: str
    points: int
    key: str
    facts: dict[str, Any] = {}
