"""Response bodies of the API about people, lists and histories; those about tables and games are in
`trackside.tables.shapes`. The OpenAPI document and the client's TypeScript types are generated from all of them."""

from __future__ import annotations

from typing import Any, Literal

from trackside.server.api.requests import Invitations, Language, Theme
from trackside.tables.requests import QuietHours
from trackside.tables.shapes import AnalysisView, Output, TableCard, TableView


class Me(Output):
    """The current person: a guest, an account, or nobody (`id` is null)."""

    id: str | None
    name: str
    account: bool
    login: str | None
    language: Language
    theme: Theme
    settings: dict[str, Any]
    listed: bool  # you appear on ladders
    invitations: Invitations


class PushKey(Output):
    """The server's public key for web push; null if the server does not support it."""

    key: str | None


class NoticeSettings(Output):
    """Where and when you receive turn notifications."""

    url: str | None  # the Apprise target
    browsers: int  # subscribed to web push
    quiet: QuietHours | None


class NoticeTested(Output):
    """The outcome of a test notification."""

    outcome: Literal["sent", "failed", "partly", "gone"]
    text: str  # the outcome in words


class Invitation(Output):
    """A waiting table to which somebody asks you."""

    by: str  # their name
    table: TableCard


class Friend(Output):
    """Somebody you have played with, who may be invited."""

    id: str
    name: str
    games: int  # games played together
    invited: bool  # to the table in question


class TableLists(Output):
    """A page of each list. `mine` starts with tables where it is your turn and ends with finished ones."""

    invited: list[Invitation]

    mine: list[TableCard]
    open: list[TableCard]
    watch: list[TableCard]
    more: bool = False  # whether there is a next page


class PlayedSeat(Output):
    name: str
    level: str | None  # of a bot
    you: bool
    place: int
    score: int


class PlayedGame(Output):
    """A finished game in a person's history."""

    id: str
    game: str
    title: str
    name: str | None  # of the table
    ended: float
    place: int | None  # yours; null if you had several seats
    score: int | None
    counted: bool  # in your statistics
    rated: bool
    rating_change: int | None  # of your rating; null if it is not known yet, or the game was not rated
    seats: list[PlayedSeat]  # in the order of their places


class Played(Output):
    """A page of a history, newest first."""

    games: list[PlayedGame]
    count: int  # on all pages


class AveragePart(Output):
    category: str
    label: str
    points: float


class Opponent(Output):
    """Somebody you played against: `key` finds these games."""

    key: str
    name: str
    level: str | None  # of a bot
    games: int
    ahead: int  # in how many of them you had the better place


class CurvePoint(Output):
    table: str
    ended: float
    score: int
    place: int
    players: int


class GameStatistics(Output):
    """What your games of one kind have in common."""

    game: str
    title: str
    played: int
    won: int
    average_place: float
    average_score: float
    best_score: int
    best_table: str
    parts: list[AveragePart]  # of the average score
    opponents: list[Opponent]  # the most frequent ones
    curve: list[CurvePoint]  # oldest first; the latest games if there are many


class LadderLine(Output):
    """How well a person or a bot plays a game: `rating` is the estimate, and with about 95 % certainty it is off by no
    more than `uncertainty`."""

    name: str
    level: str | None  # of a bot
    you: bool
    rating: int
    uncertainty: int
    games: int


class Ladder(Output):
    """The ratings of a game: of bots, and of people who agreed to appear. Those of whom it is certain that they play
    well come first: the order is by the rating minus three standard deviations."""

    game: str
    title: str
    lines: list[LadderLine]
    own: LadderLine | None  # yours, also if nobody else sees it
    listed: bool  # you appear


class AnalysisStatus(Output):
    """The analysis of a finished game: not asked for, waiting for other games, running, or done."""

    state: Literal["none", "waiting", "running", "done"]
    done: int = 0  # moves
    total: int = 0
    cancellable: bool = False  # by you
    result: AnalysisView | None = None


class Problem(Output):
    """Why a request was refused. For stale and illegal moves, `view` is the current view of the table."""

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
