"""The state of a table as plain data: what a store keeps, and what a table in memory holds."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who acts at a table."""

    id: str
    name: str
    kind: Literal["guest", "account"] = "guest"


class Fresh(msgspec.Struct, frozen=True, kw_only=True):
    """What a new table needs that comes from outside: names, secrets and the time."""

    id: str
    code: str
    seed: int
    salt: str
    now: float


class TableState(msgspec.Struct, kw_only=True):
    """A table: its settings and the state of its game, except for the moves. Times are seconds since 1970."""

    id: str
    code: str
    host: str
    name: str | None
    game: str
    rules: int  # version of the rules under which the game goes on
    options: dict[str, Any]
    overrides: dict[str, Any]
    generator: str
    seed: str  # an integer of any size; secret until the end
    salt: str
    open_seed: bool  # the seed is public from the start
    state: str
    public: bool
    clock: dict[str, Any]  # ClockSetting
    stand_in: bool  # a bot plays for players who are away for some minutes
    coach: bool  # allowed although other people play
    created: float
    updated: float
    turn_since: float  # start of the current decision; with a per-day clock, of the current turn
    ply: int
    seq: int
    rewound: int  # seq of the last undo
    deciding: int  # the deciding seat; -1: none
    resting: dict[str, Any] | None  # QuietHours that pause the clock
    undo_request: dict[str, Any] | None  # PendingUndo
    happenings: list[Any]  # Incidents
    rematch: str | None  # the id of the table
    opening: str | None  # the situation before the first move, as JSON; as secret as the seed
    seams: list[Any]  # StoredSeams
    rated: bool


class SeatState(msgspec.Struct, kw_only=True):
    """A seat, and who plays it."""

    table: str
    seat: int
    kind: str  # "open", "human" or "bot"
    person: str | None
    name: str
    level: str | None  # of the bot
    left: float | None  # seconds on a live clock at the start of the current decision
    orders: list[Any]  # standing Orders
    hidden: bool  # the person removed the table from their list
    looked: int  # last ply the person saw; -1: never looked
    entrant: str | None  # the person who began the game on this seat


class MoveLine(msgspec.Struct, kw_only=True):
    """A move in play."""

    ply: int  # after the move: the first is 1
    text: str
    seconds: float | None = None
    at: float = 0.0
    difference: str | None = None  # that the move made to the situation, as JSON; as secret as the seed
    earlier: bool = False  # a move of earlier rules: it is not played, the position after it follows from `difference`


class ChatLine(msgspec.Struct, kw_only=True):
    """A line of a table's chat."""

    table: str
    id: int
    seq: int
    seat: int | None
    person: str | None
    name: str
    text: str
    at: float


class Loaded(msgspec.Struct, kw_only=True):
    """All of a table."""

    state: TableState
    seats: list[SeatState]
    moves: list[MoveLine] = []
    chat: list[ChatLine] = []
    seed_shared: bool = True  # another running table may have the same secret seed
