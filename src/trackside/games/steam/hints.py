"""Advice for bots."""

from __future__ import annotations

from trackside.core.moves import Move
from trackside.games.steam.position import Table


def rate(p: Table, moves: list[Move[Table]]) -> list[float]:
    return [0.0 for _ in moves]
