"""The scores of a finished game over time: totals of all seats after every turn, from one replay."""

from __future__ import annotations

from collections.abc import Iterator

from trackside.core.edge.record import positions
from trackside.core.position import Position
from trackside.tables.table import Table


def score_history(table: Table) -> list[list[int]]:
    """Totals at the start and after every turn; with one seat, after every move."""
    if table.score_history is None:
        table.score_history = list(_totals_by_turn(table))
    return table.score_history


def steps(table: Table) -> Iterator[None]:
    """Compute the history turn by turn, for callers who do something else in between: it is the slow part of a score
    sheet."""
    if table.score_history is None:
        history: list[list[int]] = []
        for totals in _totals_by_turn(table):
            history.append(totals)
            yield
        table.score_history = history


def _totals_by_turn(table: Table) -> Iterator[list[int]]:
    solo = len(table.seats) == 1
    mover: int | None = None
    for p in positions(table.playthrough.record):
        if solo or p.seat != mover:
            yield _totals(p)
        mover = int(p.seat)


def _totals(p: Position) -> list[int]:
    return [int(score.total()) for score in p.scores()]
