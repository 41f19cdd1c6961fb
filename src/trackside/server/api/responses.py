"""Response bodies of the API. The OpenAPI document and the client's TypeScript types are generated from these types
and those in `requests.py`."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from trackside.panels.panel import Panel
from trackside.server.api.requests import ClockSetting, Invitations, Language, Order, QuietHours, Theme

TableState = Literal["waiting", "playing", "over"]


class Output(msgspec.Struct, kw_only=True):
    """A response body."""


# People


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


# Games


class OptionInfo(Output):
    name: str
    type: Literal["flag", "number", "choice"]
    choices: list[Any]
    default: Any
    text: str
    choice_texts: list[str]
    seats: tuple[int, int] | None  # for which numbers of players it matters, if not for all
    ruling: bool  # decides how a disputed rule is read


class PresetInfo(Output):
    """A named set of option values; the other options keep their values."""

    name: str
    text: str
    options: dict[str, Any]


class LessonInfo(Output):
    name: str
    title: str


class GameInfo(Output):
    id: str
    title: str
    tagline: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    version: int
    options: list[OptionInfo]
    presets: list[PresetInfo]
    levels: list[str]  # of bots
    standard_level: str  # the default opponent
    lessons: list[LessonInfo]
    score_pad: bool  # it has one


class Box(Output):
    """The contents of the box, with the names and descriptions of its components by id, in the reader's language."""

    id: str
    version: int
    data: dict[str, Any]
    names: dict[str, str]
    says: dict[str, str]


class RuleText(Output):
    """A rule, a ruling on an open point, or the introduction of a chapter."""

    id: str
    text: str  # Markdown: paragraphs and tables
    section: str
    kind: Literal["rule", "ruling", "chapter"]
    asks: list[str]  # the questions of prompts that this rule explains


class Rules(Output):
    """Rules of a game, in the reader's language if the rulebook is translated into it, else in English."""

    language: str
    rules: list[RuleText]


class AidLine(Output):
    icon: str
    term: str  # what the line is about; empty if the text says it
    text: str


class AidSection(Output):
    title: str
    lines: list[AidLine]


class GameAid(Output):
    """The game in one minute, and the player aid; both empty for a game that has none."""

    minute: list[AidLine]
    sections: list[AidSection]


class PadGroup(Output):
    name: str
    label: str


class PadField(Output):
    """A number that is entered for each player, or once if its group is `table`."""

    name: str
    group: str
    label: str
    least: int
    most: int
    choices: list[str]  # what the numbers from 0 on mean, if they do not count anything


class PadCount(Output):
    """The number in a field, or the one that `values` has for it."""

    field: str
    values: list[int] | None


class PadLine(Output):
    """Points of a category: `points` for the sum of the counts, of which the first is for `least`; only if the field
    `when` is not 0."""

    category: str
    label: str
    counts: list[PadCount]
    points: list[int]
    least: int
    when: str | None


class PadRank(Output):
    """Points of a category by place in a field, for those who have any; by number of players."""

    category: str
    label: str
    field: str
    points: dict[str, list[int]]
    dense: bool  # after a shared place the next one is not skipped


class PadOrder(Output):
    """What decides the places: `total`, a category, or points as of a line."""

    category: str | None
    counts: list[PadCount]
    points: list[int]
    least: int


class ScorePad(Output):
    """What to enter at the end of a game on a real table, and what it is worth."""

    groups: list[PadGroup]
    categories: list[str]
    fields: list[PadField]
    lines: list[PadLine]
    ranks: list[PadRank]
    order: list[PadOrder]  # most important first


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
    code: str | None  # to join the table; only visible at the table
    game: str
    title: str
    name: str | None
    state: TableState
    public: bool
    host: bool  # whether you are the host
    seats: list[SeatCard]
    your_seat: int | None
    your_turn: bool
    deciding: int | None  # the seat that decides; null if none does
    ply: int
    unseen: int  # moves since your last visit; 0 if you have no seat
    seq: int
    created: float  # seconds since 1970
    updated: float
    clock: ClockSetting
    stand_in: bool
    coach: bool  # everybody may use it, although other people play
    options: dict[str, Any]
    rules_version: int
    rematch: str | None  # the id of the rematch
    rated: bool


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


# Histories


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


class Prompt(Output):
    text: str
    question: str | None
    seat: int | None
    yours: bool
    note: str | None = None  # for whom a bot plays now and why


class MoveView(Output, omit_defaults=True):
    text: str
    kind: str
    label: str
    facts: dict[str, Any]
    where: list[tuple[str, str]]  # what it touches, by kind and id: see docs/targets.md
    note: dict[str, Any] = {}  # the facts of the note beside it: what it costs or brings here
    short: str | None = None  # in about four words and its price, for a button
    # Whether it passes a chance by, ends what is under way, takes all the rest, or only begins a compound of its thing.
    role: Literal["pass", "end", "rest", "covered"] | None = None
    costs: bool = True  # whether somebody who confirms only what costs is asked
    also: list[tuple[str, str]] = []  # what it touches without being selected by it
    order: int = 0  # its rank among those of the same thing
    near: bool = False  # it is next to what the seat has
    money: int | None = None  # what it changes in the seat's own money, if that is known


class EndingView(Output):
    moves: list[str]
    facts: dict[str, Any]


class CompoundView(Output, omit_defaults=True):
    """What a person thinks of as one decision: moves to send as one batch, perhaps with one of the endings."""

    kind: str
    label: str
    moves: list[str]
    where: list[tuple[str, str]]
    facts: dict[str, Any]
    endings: list[EndingView]
    short: str | None = None  # these as of a move
    costs: bool = True
    also: list[tuple[str, str]] = []
    order: int = 0
    money: int | None = None


class Figure(Output):
    """A public figure of a seat, such as money, cards in hand or points."""

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
    total: int | None  # public points; null if the game keeps them secret until the end
    score_parts: list[ScorePart] | None
    figures: list[Figure]


class UndoRequest(Output):
    seat: int
    ply: int
    yours: bool  # waits for your answer
    own: bool  # you asked
    waiting_for: list[int]


class Undo(Output):
    free_to_ply: int | None  # the earliest ply you may go back to without asking
    ask: bool  # whether you have a move that you may ask the others to undo
    requests: list[UndoRequest]


class ClockView(Output):
    """The seconds left when the response was sent; `running` clocks count down from there."""

    seat: int
    left: float | None
    running: bool
    # In how many seconds the clock pauses for its player's quiet hours, and in how many it resumes.
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
    """The seats that have the table open, and the number of spectators."""

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
    """The SHA-256 of seed and salt, published at the start, and the one of all moves so far. Seed and salt are shown
    when the game is over, unless a fork with the same secret seed is still running."""

    sha256: str
    chain: str  # begins as `sha256`; each move makes it the SHA-256 of `<chain> <salt> <move>`
    seed: str | None
    salt: str | None


class LessonView(Output):
    """The step of a lesson at which the viewer stands."""

    title: str
    number: int  # from 1
    count: int
    pages: list[str]  # what the step says, or what is said after the last one
    point: list[list[str]]  # elements of the board that each page points at
    over: bool  # the last step is done; the game goes on freely


class TableView(Output, kw_only=True):
    """A table as one viewer sees it. It contains nothing that the viewer may not know.

    `events` is the journal from ply `journal_from` on: a client that has a longer journal replaces it from that ply on.
    `chat` lines are merged by id.
    """

    table: TableCard
    viewer: int | None
    ply: int
    seq: int
    view: dict[str, Any] | None  # the game's view; null before the start
    prompt: Prompt
    moves: list[MoveView]
    compounds: list[CompoundView]
    kinds: dict[str, str]
    seats: list[SeatView]
    undo: Undo
    journal_from: int
    events: list[EventView]
    orders: list[Order]
    result: Result | None
    commitment: Commitment | None
    lesson: LessonView | None = None
    clocks: list[ClockView]  # this and the chat come last: encoded_view.py adds them to a view that many share
    chat: list[ChatView]


class PuzzleCard(Output):
    """A puzzle in a list."""

    id: str
    game: str
    title: str  # of the game
    grade: int  # from 1, which most solve, to 4
    players: int
    question: str  # what is asked, in few words
    solved: bool  # by you


class PuzzleOfTheDay(Output):
    """The same puzzle for everybody on a day of UTC."""

    day: str  # 2026-11-18
    puzzle: PuzzleCard


class PuzzleView(Output):
    """A puzzle as its solver sees it: a table at which nobody else plays. What is hidden from the solver is not in it,
    and neither is the solution."""

    puzzle: PuzzleCard
    task: str
    next: str | None  # another one that you have not solved
    table: TableView


class PuzzleAnswer(Output):
    """What a line is as an answer. The solution comes with it, once the line is at its end."""

    verdict: Literal["right", "wrong", "unfinished", "shown"]
    text: str  # whether it was right, or what it costs
    loss: float | None  # of the chance to win, if the line was compared
    solution: str  # what is best, and why; empty of a line that is not at its end
    moves: list[str]  # of the best line
    table: TableView  # after the moves that were sent
    best: list[TableView]  # before the best line and after each of its moves


class Panels(Output):
    """The table in tables, drawings and words, as one viewer sees it."""

    ply: int
    panels: list[Panel]


class Since(Output):
    """What happened at a table since your last visit."""

    table: str
    from_ply: int  # the last ply that you saw
    ply: int
    moves: int
    lines: list[EventView]  # of the journal as your seat may read it; only the last ones if there are many
    left_out: int  # the number of earlier lines
    deciding: int | None
    your_turn: bool
    text: str  # whose turn it is, in words


class OrderAnswer(Output):
    move: str
    label: str


class OrderChoice(Output):
    """A routine question of the game and its possible answers."""

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


class SuggestionView(Output):
    """A move that a good bot suggests, and why."""

    moves: list[str]
    text: str
    difference: float  # in points: how much less it promises than the best one; 0 or less
    reason: str  # what its line brings, compared with the best alternative


class Hint(Output):
    """The best move, and up to three of the best with their differences."""

    move: str
    label: str
    text: str
    reason: str
    best: list[SuggestionView]


class CoachView(Output):
    """What moves would do to your chance to win, by what you know. Chances are from 0 to 1."""

    ply: int
    seat: int
    grade: Literal["forced", "good", "inaccurate", "bad"]
    before: float  # with the best moves
    after: float  # with these
    reach: float  # the 95 % interval of `after` is as wide as this on either side
    loss: float
    text: str  # what they cost, what is better and why; empty if nothing is better beyond the noise
    better: list[str]  # the better moves, to be played one after the other


class DecisionView(Output):
    """One decision of a finished game, by what its seat knew. Chances are from 0 to 1."""

    ply: int  # moves played before it
    end: int  # and after it
    seat: int
    grade: Literal["forced", "good", "inaccurate", "bad"]
    before: float  # chance to win with the best moves
    after: float  # with those that were played
    reach: float  # the 95 % interval of `after` is as wide as this on either side
    loss: float  # of the chance to win
    points_lost: float  # of the lead at the end of the game
    cost: str  # the one that counts, in words; empty for a decision that was not a mistake
    text: str  # what was played; empty for a decision that was not a mistake
    better: str  # what would have been better
    better_ply: int  # where the better line begins
    better_moves: int  # its length


class TurningPointView(Output):
    decision: int  # which one of the decisions
    ply: int  # where to look at it in the replay
    seat: int
    kind: Literal["mistake", "luck"]
    change: float  # of the chance to win
    text: str


class PlayerAnalysis(Output):
    """Shares of decisions by grade, and what changed the player's chance to win."""

    seat: int
    name: str
    decisions: int
    good: float
    inaccurate: float
    bad: float
    own: float  # by own mistakes
    others: float  # by mistakes of the others
    luck: float
    luck_reach: float
    result: float | None


class AnalysisView(Output):
    plies: int
    playouts: int
    players: list[PlayerAnalysis]
    decisions: list[DecisionView]
    turning_points: list[TurningPointView]


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
