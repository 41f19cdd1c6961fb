"""The database schema as SQLAlchemy models. Times are seconds since 1970.

`moves` is append-only with one row per (table, ply), so two processes can never fork a game. Undo moves the rows to
`taken_back` in the same transaction: the moves in play have no gaps, and nothing that happened is lost. Every move is
stored with the difference it made to the situation, so that a Trackside with other rules can go on with the game
(`tables/upgrade.py`). Every change of
a table increments `seq` and is written only if `seq` still has the value that the writer read (optimistic locking).
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, Float, ForeignKey, Index, String, Text, UniqueConstraint, false
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from trackside.server.record_limits import SALT_LENGTH, SEED_DIGITS


class Base(DeclarativeBase):
    type_annotation_map = {dict[str, Any]: JSON, list[Any]: JSON, float: Float(53)}  # noqa: RUF012 - SQLAlchemy's way


class Secret(Base):
    """A key of this installation: one signs cookies, one signs web push."""

    __tablename__ = "secrets"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class Person(Base):
    """A guest or an account."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    login: Mapped[str | None] = mapped_column(String(40), unique=True)  # in lower case; null for guests
    password: Mapped[str | None] = mapped_column(String(200))  # argon2 hash
    language: Mapped[str | None] = mapped_column(String(5))
    theme: Mapped[str] = mapped_column(String(10), default="auto")
    settings: Mapped[dict[str, Any]] = mapped_column(default=dict)
    notice_url: Mapped[str | None] = mapped_column(String(500))  # Apprise URL
    quiet: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))  # QuietHours
    epoch: Mapped[int] = mapped_column(default=0)  # incremented to end all sessions
    created: Mapped[float]
    seen: Mapped[float] = mapped_column(default=0.0, server_default="0", index=True)  # last visit, accurate to a day
    invitations: Mapped[str] = mapped_column(String(10), default="show", server_default="show")  # Invitations
    listed: Mapped[bool] = mapped_column(default=False, server_default=false())  # agreed to appear on ladders


class PushSubscription(Base):
    """A browser subscribed to web push."""

    __tablename__ = "pushes"

    endpoint: Mapped[str] = mapped_column(String(1000), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    keys: Mapped[dict[str, Any]]


class TableRow(Base):
    """A table: its settings and the state of its game, except for the moves."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    code: Mapped[str] = mapped_column(String(12), unique=True)
    host: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    name: Mapped[str | None] = mapped_column(String(60))
    game: Mapped[str] = mapped_column(String(60))
    rules: Mapped[int]  # version of the rules under which the game goes on
    options: Mapped[dict[str, Any]]
    overrides: Mapped[dict[str, Any]] = mapped_column(default=dict)
    generator: Mapped[str] = mapped_column(String(20))
    seed: Mapped[str] = mapped_column(String(SEED_DIGITS), index=True)  # an integer of any size; secret until the end
    salt: Mapped[str] = mapped_column(String(SALT_LENGTH))
    open_seed: Mapped[bool] = mapped_column(default=False, server_default=false())  # public from the start
    state: Mapped[str] = mapped_column(String(10))
    public: Mapped[bool]
    clock: Mapped[dict[str, Any]]  # ClockSetting
    stand_in: Mapped[bool]
    coach: Mapped[bool] = mapped_column(default=False, server_default=false())  # allowed although other people play
    created: Mapped[float]
    updated: Mapped[float]
    turn_since: Mapped[float]  # start of the current decision; with a per-day clock, of the current turn
    ply: Mapped[int] = mapped_column(default=0)
    seq: Mapped[int] = mapped_column(default=1)
    rewound: Mapped[int] = mapped_column(default=0)  # seq of the last undo
    deciding: Mapped[int] = mapped_column(default=-1)  # the deciding seat; -1: none
    resting: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))  # QuietHours that pause the clock
    due: Mapped[float | None]  # when to check the table next: bot to move, clock run out, player away
    noticed: Mapped[int] = mapped_column(default=-1)  # the last turn whose player was notified; see notify/delivery.py
    undo_request: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    happenings: Mapped[list[Any]] = mapped_column(default=list, server_default="[]")  # Incidents
    rematch: Mapped[str | None] = mapped_column(String(24))
    opening: Mapped[str | None] = mapped_column(Text)  # the situation before the first move, as JSON; as secret as seed
    seams: Mapped[list[Any]] = mapped_column(default=list, server_default="[]")  # StoredSeams
    rated: Mapped[bool] = mapped_column(default=False, server_default=false())
    settled: Mapped[bool] = mapped_column(default=False, server_default=false())  # ratings have taken it into account

    __table_args__ = (Index("ix_tables_state", "state", "public", "updated"), Index("ix_tables_due", "due"))


class SeatRow(Base):
    """A seat at a table and who plays it."""

    __tablename__ = "seats"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))  # "open", "human" or "bot"
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id"), index=True)
    name: Mapped[str] = mapped_column(String(40), default="")
    level: Mapped[str | None] = mapped_column(String(40))  # of the bot
    left: Mapped[float | None]  # seconds on a live clock at the start of the current decision
    orders: Mapped[list[Any]] = mapped_column(default=list)  # standing Orders
    hidden: Mapped[bool] = mapped_column(default=False)  # the person removed the table from their list
    looked: Mapped[int] = mapped_column(default=-1, server_default="0")  # last ply the person saw; -1: never looked
    # The person who began the game on this seat. Of an open seat, the person for whom it is kept; in a fork, the person
    # whose name it has.
    entrant: Mapped[str | None] = mapped_column(String(24))


class InvitationRow(Base):
    """A person is asked to a waiting table by somebody they have played with."""

    __tablename__ = "invitations"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    by: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"))
    created: Mapped[float]
    due: Mapped[float | None]  # when to notify the person; null if that is done, or not wanted
    declined: Mapped[bool] = mapped_column(default=False, server_default=false())  # they are not asked to it again

    __table_args__ = (Index("ix_invitations_person", "person"), Index("ix_invitations_due", "due"))


class ResultRow(Base):
    """What a seat had when its game ended, and who played it then: written with the last move, so that a person's
    history is read without replaying anything."""

    __tablename__ = "results"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"))
    level: Mapped[str | None] = mapped_column(String(40))  # of the bot
    name: Mapped[str] = mapped_column(String(40))
    game: Mapped[str] = mapped_column(String(60))
    players: Mapped[int]
    place: Mapped[int]
    score: Mapped[int]
    parts: Mapped[dict[str, Any]]  # points by category
    counted: Mapped[bool]  # in the statistics: the deal was secret, and the person had no other seat
    ended: Mapped[float]
    words: Mapped[str] = mapped_column(Text)  # the names of the table and of all players, case-folded, for search
    mu_before: Mapped[float | None]  # the rating of who played the seat, if the game was rated
    mu_after: Mapped[float | None]

    __table_args__ = (Index("ix_results_person", "person", "ended"),)


class RatingRow(Base):
    """How well somebody plays a game, by OpenSkill: a mean and its uncertainty."""

    __tablename__ = "ratings"

    game: Mapped[str] = mapped_column(String(60), primary_key=True)
    player: Mapped[str] = mapped_column(String(60), primary_key=True)  # the id of a person, or bot:<level>
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    mu: Mapped[float]
    sigma: Mapped[float]
    games: Mapped[int]
    updated: Mapped[float]


class SolvedPuzzleRow(Base):
    """A puzzle that a person has solved."""

    __tablename__ = "solved_puzzles"

    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    puzzle: Mapped[str] = mapped_column(String(80), primary_key=True)
    solved: Mapped[float]  # when, the first time


class MoveRow(Base):
    """A move in play."""

    __tablename__ = "moves"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    ply: Mapped[int] = mapped_column(primary_key=True)  # after the move: the first is 1
    text: Mapped[str] = mapped_column(String(200))
    seconds: Mapped[float | None]
    at: Mapped[float]
    difference: Mapped[str | None] = mapped_column(Text)  # that the move made to the situation, as JSON; also secret
    # A move of earlier rules: it is not played, the position after it follows from `difference`.
    earlier: Mapped[bool] = mapped_column(default=False, server_default=false())


class TakenBackRow(Base):
    """A move that was taken back."""

    __tablename__ = "taken_back"

    id: Mapped[int] = mapped_column(primary_key=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    seq: Mapped[int]  # of the undo
    ply: Mapped[int]
    text: Mapped[str] = mapped_column(String(200))
    at: Mapped[float]

    __table_args__ = (UniqueConstraint("table", "seq", "ply"),)


class AnalysisRow(Base):
    """The analysis of a finished game, or how far it is."""

    __tablename__ = "analyses"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    person: Mapped[str] = mapped_column(String(24))  # who asked for it
    run: Mapped[str] = mapped_column(String(24))  # of the process that works on it; another one ends that
    done: Mapped[int] = mapped_column(default=0)  # moves
    total: Mapped[int]
    updated: Mapped[float]
    rewound: Mapped[int]  # that of the table: moves that were taken back are not analysed
    result: Mapped[str | None] = mapped_column(Text)  # an Analysis as JSON; null until it is ready


class ChatRow(Base):
    """A line of a table's chat."""

    __tablename__ = "chat"

    id: Mapped[int] = mapped_column(primary_key=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    seq: Mapped[int]
    seat: Mapped[int | None]
    person: Mapped[str | None] = mapped_column(String(24), index=True)  # unknown of lines of earlier versions
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(String(500))
    at: Mapped[float]
