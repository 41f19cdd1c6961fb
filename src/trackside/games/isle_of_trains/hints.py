"""Advice."""

from __future__ import annotations

from trackside.core.moves import Move
from trackside.games.isle_of_trains.position import Table


def rate(p: Table, moves: list[Move[Table]]) -> list[float]:
    return [0.0 for _ in moves]
