"""What clients send. Every field has its bounds, and a field nobody knows is refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

# A pattern ends with $(?!\n): Python lets $ match before a last line break, other readers of the schema do not.

Name = Annotated[str, Meta(min_length=1, max_length=40, description="A name that people see.")]
Login = Annotated[str, Meta(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9._@+-]+$(?!\n)")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Notation = Annotated[str, Meta(min_length=1, max_length=200, description="A move in the game's notation.")]
TargetPart = Annotated[str, Meta(min_length=1, max_length=80)]
Ply = Annotated[int, Meta(ge=0, le=100_000, description="A number of moves played.")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Level = Annotated[str, Meta(min_length=1, max_length=40, description="The level of a bot.")]
Language = Literal["en", "uk", "ru", "fa"]
Theme = Literal["auto", "light", "dark"]


class Input(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What a client sends. Unknown fields are refused, so that a misspelt one is noticed."""


class NewGuest(Input):
    name: Name
    language: Language | None = None


class Credentials(Input):
    login: Login
    password: Password


class PasswordChange(Input):
    old: Password
    new: Password


class MeChange(Input):
    """What to change; what is left out stays."""

    name: Name | None = None
    language: Language | None = None
    theme: Theme | None = None
    settings: Annotated[dict[str, Any], Meta(max_length=50)] | None = None


class PushKeys(msgspec.Struct):
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class PushTarget(Input):
    """A browser's push subscription, as `PushSubscription.toJSON()` gives it."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern=r"^https://[!-~]+$(?!\n)")]
    keys: PushKeys
    expirationTime: float | None = None  # noqa: N815 - the browser's name for it


class NoticeTarget(Input):
    """Where else to send turn notices: an `apprise` URL such as mailto:// or tgram://; null sends none."""

    url: Annotated[str, Meta(max_length=500)] | None


class NoticeTest(Input):
    """What to try out: the browser that has this push address; left out or null, the `apprise` target."""

    endpoint: Annotated[str, Meta(max_length=1000)] | None = None


Hour = Annotated[str, Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$(?!\n)", description="HH:MM, of 24 hours.")]


class QuietHours(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Hours of the day without notices, by the clock of a time zone. An end before the beginning is on the next day.

    Clocks of days stand still in them too, for at most 12 hours of a day and from one's next turn on.
    """

    begin: Hour
    end: Hour
    zone: Annotated[str, Meta(min_length=1, max_length=60, description="As browsers name it: Europe/Kyiv.")]


class QuietTime(Input):
    """When to send no notices; null: any time will do."""

    hours: QuietHours | None


class ClockSetting(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long players may think: not limited, so many minutes for the whole game, or so many days for each turn."""

    kind: Literal["none", "live", "days"] = "none"
    minutes: Annotated[int, Meta(ge=1, le=600)] | None = None
    increment: Annotated[int, Meta(ge=0, le=600, description="Seconds added after each turn.")] | None = None
    days: Annotated[int, Meta(ge=1, le=30)] | None = None
    at_zero: Literal["nothing", "remind", "bot"] = "nothing"


class NewSeat(Input):
    """Who shall sit there: me, anybody, a bot, or another person at this very browser."""

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
    stand_in: bool = False  # a bot plays for whoever is away for some minutes
    start: bool = False


class SeatChange(NewSeat):
    """Whom the host puts on a seat of a waiting table."""


class Joining(Input):
    code: Annotated[str, Meta(max_length=20)] | None = None
    seat: SeatNumber | None = None  # any free one if left out


class Resigning(Input):
    level: Level | None = None


class ForkAt(Input):
    ply: Ply


class ImportRecord(Input):
    text: Annotated[str, Meta(min_length=1, max_length=400_000)]


class NewMoves(Input):
    ply: Ply  # the one these moves answer
    moves: Annotated[list[Notation], Meta(min_length=1, max_length=50)]


class UndoTo(Input):
    ply: Ply


class UndoAsk(Input):
    ply: Ply | None = None  # without it, to before your own last move


class UndoAnswer(Input):
    accept: bool


class AskWhy(Input):
    """About a move, or about a thing on the table by its kind and id: one of the two."""

    move: Notation | None = None
    where: tuple[TargetPart, TargetPart] | None = None

    def __post_init__(self) -> None:
        if (self.move is None) == (self.where is None):
            raise ValueError("either a move or a place")


class NewChat(Input):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Order(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A standing answer: whenever this is asked of the seat and the move is legal, it is played."""

    question: Annotated[str, Meta(min_length=1, max_length=80)]
    move: Notation


class Orders(Input):
    orders: Annotated[list[Order], Meta(max_length=20)]
