"""Rows of tables in memory, as plain objects instead of ORM instances.

An ORM row records every change and looks up every value through a session. A move reads some hundred values and has no
session.
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from sqlalchemy.sql.schema import ScalarElementColumnDefault

from trackside.server.storage.models import Base

Stored = TypeVar("Stored", bound=msgspec.Struct)


class StoredTable(msgspec.Struct, kw_only=True):
    """A row of `tables`; TableRow documents the columns."""

    id: str
    code: str
    host: str
    name: str | None
    game: str
    rules: int
    options: dict[str, Any]
    overrides: dict[str, Any]
    generator: str
    seed: str
    salt: str
    open_seed: bool
    state: str
    public: bool
    clock: dict[str, Any]
    stand_in: bool
    coach: bool
    created: float
    updated: float
    turn_since: float
    ply: int
    seq: int
    rewound: int
    deciding: int
    resting: dict[str, Any] | None
    due: float | None
    noticed: int
    undo_request: dict[str, Any] | None
    happenings: list[Any]
    rematch: str | None
    opening: str | None
    seams: list[Any]
    rated: bool
    settled: bool


class StoredSeat(msgspec.Struct, kw_only=True):
    """A row of `seats`; SeatRow documents the columns."""

    table: str
    seat: int
    kind: str
    person: str | None
    name: str
    level: str | None
    left: float | None
    orders: list[Any]
    hidden: bool
    looked: int
    entrant: str | None


def as_stored(kind: type[Stored], row: Base) -> Stored:
    """A new row as it would be read, with the defaults of its columns."""
    values: dict[str, Any] = {}
    for column in row.__table__.c:
        value, default = getattr(row, column.name), column.default
        if value is None and isinstance(default, ScalarElementColumnDefault):
            value = default.arg
        values[column.name] = value
    return kind(**values)
