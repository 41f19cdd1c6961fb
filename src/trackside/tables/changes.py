"""A change of a table: what an act returns, a store keeps and the table in memory then takes over."""

from __future__ import annotations

from typing import Any, TypedDict

import msgspec

from trackside.tables.news import News, Stored
from trackside.tables.state import MoveLine, TableState


class TableFields(TypedDict, total=False):
    """Fields of a table that a change sets."""

    host: str | None
    state: str
    rules: int
    opening: str
    seams: list[dict[str, Any]]
    ply: int
    deciding: int
    turn_since: float
    resting: dict[str, Any] | None
    undo_request: dict[str, Any] | None
    happenings: list[dict[str, Any]]
    rematch: str
    seq: int
    updated: float
    rewound: int


class SeatFields(TypedDict, total=False):
    """Fields of a seat that a change sets."""

    kind: str
    person: str | None
    name: str
    level: str | None
    left: float | None
    orders: list[Any]
    hidden: bool
    entrant: str | None


class ResultFields(TypedDict):
    """The result of a seat."""

    table: str
    seat: int
    person: str | None
    level: str | None
    name: str
    game: str
    players: int
    place: int
    score: int
    parts: dict[str, int]
    counted: bool
    ended: float
    words: str


class Change(msgspec.Struct, kw_only=True):
    """What one act does to a table."""

    table: TableFields = {}
    seats: dict[int, SeatFields] = {}
    moves: list[MoveLine] = []
    undo_to: int | None = None  # ply
    results: list[ResultFields] = []  # of a game that is over
    news: list[News] = []

    def parts(self) -> str:
        """What changed besides the table's own fields: m(oves), s(eats)."""
        undone = self.undo_to is not None
        return ("m" if self.moves or undone else "") + ("s" if self.seats or undone else "")


def seal(change: Change, state: TableState, now: float) -> Change:
    """Number and date a change of a table in that state. Every store does so before it keeps the change."""
    seq = state.seq + 1
    change.table["seq"], change.table["updated"] = seq, now
    if change.undo_to is not None:
        change.table["rewound"] = seq
    change.news = [
        *(msgspec.structs.replace(news, seq=seq) for news in change.news),
        Stored(table=state.id, seq=seq, parts=change.parts()),
    ]
    return change
