"""What people ask for at a table. Every field has bounds, and unknown fields are refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

# Patterns end with $(?!\n): in Python, $ also matches before a final line break; in other languages it does not.

Name = Annotated[str, Meta(min_length=1, max_length=40, description="A display name.")]
Notation = Annotated[str, Meta(min_length=1, max_length=200, description="A move in the game's notation.")]
TargetPart = Annotated[str, Meta(min_length=1, max_length=80)]
Ply = Annotated[int, Meta(ge=0, le=100_000, description="The number of moves played.")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Level = Annotated[str, Meta(min_length=1, max_length=40, description="The level of a bot.")]


class Input(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A request body. Unknown fields are refused, so that a misspelt one is noticed."""


Hour = Annotated[str, Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$(?!\n)", description="HH:MM in 24-hour time.")]


class QuietHours(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Hours of the day without notifications, in a time zone. An end before the beginning is on the next day.

    Per-day clocks pause in them, too: for at most 12 hours a day, and from the person's next turn on.
    """

    begin: Hour
    end: Hour
    zone: Annotated[str, Meta(min_length=1, max_length=60, description="An IANA time zone, such as Europe/Kyiv.")]


class ClockSetting(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The time limit: none, minutes for the whole game, or days for each turn."""

    kind: Literal["none", "live", "days"] = "none"
    minutes: Annotated[int, Meta(ge=1, le=600)] | None = None
    increment: Annotated[int, Meta(ge=0, le=600, description="Seconds added after each turn.")] | None = None
    days: Annotated[int, Meta(ge=1, le=30)] | None = None
    at_zero: Literal["nothing", "remind", "bot"] = "nothing"


class NewSeat(Input):
    """Who sits there: you, anybody, a bot, or another person at the same browser."""

    kind: Literal["me", "open", "bot", "human"]
    level: Level | None = None
    name: Name | None = None


class NewTable(Input):
    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, Any], Meta(max_length=40)] = {}
    public: bool = False
    name: Annotated[str, Meta(max_length=60)] | None = None
    clock: ClockSetting = ClockSetting()
    coach: bool = False  # everybody may use the coach, although other people play; everyone who joins agrees
    stand_in: bool = False  # a bot plays for players who are away for some minutes
    rated: bool = False  # the result changes the ratings of its players, who need accounts
    start: bool = False


class SeatChange(NewSeat):
    """Who gets a seat of a waiting table."""


class Joining(Input):
    code: Annotated[str, Meta(max_length=20)] | None = None
    seat: SeatNumber | None = None  # any open seat if omitted


class Resigning(Input):
    level: Level | None = None


class ForkAt(Input):
    """Where to go on; with a seat, bots play the other seats."""

    ply: Ply
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class ImportRecord(Input):
    text: Annotated[str, Meta(min_length=1, max_length=400_000)]


class NewMoves(Input):
    ply: Ply  # the number of moves played before
    moves: Annotated[list[Notation], Meta(min_length=1, max_length=50)]


class UndoTo(Input):
    ply: Ply


class UndoAsk(Input):
    ply: Ply | None = None  # if omitted: to before your own last move


class UndoAnswer(Input):
    accept: bool


class AskWhy(Input):
    """About a move, or about a thing on the table by its kind and id: one of the two."""

    move: Notation | None = None
    where: tuple[TargetPart, TargetPart] | None = None

    def __post_init__(self) -> None:
        if (self.move is None) == (self.where is None):
            raise ValueError("either a move or a place")


class PuzzleLine(Input):
    """What somebody plays in a puzzle, from its position on; no moves ask for the solution."""

    moves: Annotated[list[Notation], Meta(max_length=20)]


class PuzzleWhy(AskWhy):
    moves: Annotated[list[Notation], Meta(max_length=20)] = []  # moves played before


class NewChat(Input):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Order(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A move that is played automatically whenever the question comes up and the move is legal."""

    question: Annotated[str, Meta(min_length=1, max_length=80)]
    move: Notation


class Orders(Input):
    orders: Annotated[list[Order], Meta(max_length=20)]
