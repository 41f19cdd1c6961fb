"""What the server sends. With `requests.py` these types are the truth of the HTTP API: the OpenAPI document and the
client's TypeScript types are made from them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from trackside.panels.panel import Panel
from trackside.server.requests import ClockSetting, Language, Order, QuietHours, Theme

TableState = Literal["waiting", "playing", "over"]


class Output(msgspec.Struct, kw_only=True):
    """What the server sends."""


# People


class Me(Output):
    """Whoever asks: a guest, an account, or nobody yet (`id` is null)."""

    id: str | None
    name: str
    account: bool
    login: str | None
    language: Language
    theme: Theme
    settings: dict[str, Any]


class PushKey(Output):
    """The server's public key for web push; null if this server does not push."""

    key: str | None


class NoticeSettings(Output):
    """Where and when you want to hear of your turns."""

    url: str | None  # the `apprise` target
    browsers: int  # that get web push
    quiet: QuietHours | None


class NoticeTested(Output):
    """What became of a test notice."""

    outcome: Literal["sent", "failed", "partly", "gone"]
    text: str  # the same in words


# Games


class OptionInfo(Output):
    name: str
    type: Literal["flag", "number", "choice"]
    choices: list[Any]
    default: Any
    text: str
    choice_texts: list[str]
    seats: tuple[int, int] | None  # for how many players it matters, if not for all
    ruling: bool  # a reading of a disputed rule


class PresetInfo(Output):
    """A set-up under one name: what it sets; all other options stay as they are."""

    name: str
    text: str
    options: dict[str, Any]


class GameInfo(Output):
    id: str
    title: str
    tagline: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    version: int
    options: list[OptionInfo]
    presets: list[PresetInfo]
    levels: list[str]


class Box(Output):
    """The contents of the box, and in the reader's language by id the names of its things and what they do."""

    id: str
    version: int
    data: dict[str, Any]
    names: dict[str, str]
    says: dict[str, str]


class RuleText(Output):
    """A rule, a ruling on an open point, or what a chapter says before its first rule; always in English."""

    id: str
    text: str  # Markdown: paragraphs and tables
    section: str
    kind: Literal["rule", "ruling", "chapter"]
    asks: list[str]  # the questions (of a prompt) that this rule explains


# Tables


class SeatCard(Output):
    seat: int
    kind: Literal["open", "human", "bot"]
    name: str
    level: str | None
    you: bool
    online: bool


class TableCard(Output):
    id: str
    code: str | None  # lets others join; only those at the table see it
    game: str
    title: str
    name: str | None
    state: TableState
    public: bool
    host: bool  # whether you are
    seats: list[SeatCard]
    your_seat: int | None
    your_turn: bool
    deciding: int | None  # the seat whose turn it is; null if nobody's
    ply: int
    unseen: int  # moves since you last looked at the table; 0 if you do not sit there
    seq: int
    created: float  # seconds since 1970
    updated: float
    clock: ClockSetting
    stand_in: bool
    options: dict[str, Any]
    rules_version: int
    rematch: str | None  # the table that follows this one


class TableLists(Output):
    """A page of each list. `mine` begins with the tables where it is your turn and ends with finished ones."""

    mine: list[TableCard]
    open: list[TableCard]
    watch: list[TableCard]
    more: bool = False  # whether the next page has anything


class Prompt(Output):
    text: str
    question: str | None
    seat: int | None
    yours: bool
    note: str | None = None  # for whom a bot plays now, and why


class MoveView(Output):
    text: str
    kind: str
    label: str
    facts: dict[str, Any]
    where: list[tuple[str, str]]  # what it touches, by kind and id: see docs/targets.md


class EndingView(Output):
    moves: list[str]
    facts: dict[str, Any]


class CompoundView(Output):
    """What a person thinks of as one decision: moves to send as one batch, perhaps with one of the endings."""

    kind: str
    label: str
    moves: list[str]
    where: list[tuple[str, str]]
    facts: dict[str, Any]
    endings: list[EndingView]


class Figure(Output):
    """One public figure of a seat: money, cards in hand, points."""

    key: str
    label: str
    value: int | str


class ScorePart(Output):
    category: str
    label: str
    points: int


class SeatView(Output):
    seat: int
    name: str
    kind: Literal["open", "human", "bot"]
    level: str | None
    you: bool
    online: bool
    away: bool  # a bot plays for this person now
    total: int | None  # points that everybody may know; null if the game keeps them secret until the end
    score_parts: list[ScorePart] | None
    figures: list[Figure]


class UndoRequest(Output):
    seat: int
    ply: int
    yours: bool  # whether it waits for your answer
    own: bool  # whether you asked
    waiting_for: list[int]


class Undo(Output):
    free_to_ply: int | None  # the earliest ply you may take back to by yourself
    ask: bool  # whether there is a move of yours that you may ask the others to take back
    requests: list[UndoRequest]


class ClockView(Output):
    """What is left, in seconds, at the moment of sending; `running` clocks count down from there."""

    seat: int
    left: float | None
    running: bool
    # When it next stands still for its player's quiet hours and when it runs on: in so many seconds from now.
    rest: tuple[float, float] | None = None


class EventView(Output):
    ply: int
    seat: int | None
    kind: str
    text: str
    facts: dict[str, Any]


class ChatView(Output):
    id: int
    seat: int | None
    name: str
    text: str
    at: float


class Presence(Output):
    """Which seats have the table open, and how many others watch."""

    seats: list[int]
    watching: int


class ReasonView(Output):
    points: int
    text: str
    rule: str | None


class ScoreLine(Output):
    category: str
    label: str
    points: int
    reasons: list[ReasonView]


class SeatResult(Output):
    seat: int
    name: str
    place: int
    total: int
    parts: list[ScoreLine]


class Result(Output):
    places: list[int]
    seats: list[SeatResult]
    history: list[list[int]]  # totals per seat after each turn


class Commitment(Output):
    """Published at the start: SHA-256 of seed and salt. Both are shown when the game is over, unless a game that still
    runs has the same secret seed: one was forked from the other."""

    sha256: str
    seed: str | None
    salt: str | None


class TableView(Output):
    """A table as one viewer sees it. Built for that viewer; contains nothing that the viewer may not know.

    `events` holds everything from ply `journal_from` on: a client that keeps a longer journal drops what it has from
    that ply on and appends. `chat` is joined by id.
    """

    table: TableCard
    viewer: int | None
    ply: int
    seq: int
    view: dict[str, Any] | None  # the game's own view; null while waiting
    prompt: Prompt
    moves: list[MoveView]
    compounds: list[CompoundView]
    kinds: dict[str, str]
    panels: list[Panel]
    seats: list[SeatView]
    undo: Undo
    clocks: list[ClockView]
    journal_from: int
    events: list[EventView]
    chat: list[ChatView]
    orders: list[Order]
    result: Result | None
    commitment: Commitment | None


class Since(Output):
    """What happened at a table since you last looked."""

    table: str
    from_ply: int  # the last ply that you saw
    ply: int
    moves: int
    lines: list[EventView]  # the journal as your seat reads it; the last ones if there are many
    left_out: int  # earlier lines that are not in `lines`
    deciding: int | None
    your_turn: bool
    text: str  # whose turn it is, in words


class OrderAnswer(Output):
    move: str
    label: str


class OrderChoice(Output):
    """A routine question of the game, and what may stand as its answer."""

    question: str
    text: str
    answers: list[OrderAnswer]


class StandingOrders(Output):
    seat: int
    orders: list[Order]
    choices: list[OrderChoice]


class Why(Output):
    legal: bool
    rule: str | None
    text: str
    moves: list[str] = []  # that may be played now: the move asked about, or those that touch the thing


class Hint(Output):
    move: str
    label: str
    text: str


class Problem(Output):
    """Why a request was refused. `view` comes with stale and illegal moves: the table as it is."""

    status: int
    error: str
    message: str
    rule: str | None = None
    view: TableView | None = None


class Health(Output):
    status: Literal["ok", "failing"]
    database: str
    tables: int
    version: str
