"""What is stored. Times are seconds since 1970.

`moves` is append-only with one row per (table, ply), so two processes can never fork a game. Going back moves the rows
to `taken_back` in the same transaction: the line that is played stays dense, and nothing that happened is lost. Every
change of a table counts `seq` up, and is written only if `seq` is still what the writer knew.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, Float, ForeignKey, Index, String, Text, UniqueConstraint, false
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from trackside.server.workers.record_check import SALT, SEED


class Base(DeclarativeBase):
    type_annotation_map = {dict[str, Any]: JSON, list[Any]: JSON, float: Float(53)}  # noqa: RUF012 - SQLAlchemy's way


class Secret(Base):
    """Keys of this installation: of cookies, of web push."""

    __tablename__ = "secrets"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class Person(Base):
    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    login: Mapped[str | None] = mapped_column(String(40), unique=True)  # in lower case
    password: Mapped[str | None] = mapped_column(String(200))  # argon2
    language: Mapped[str | None] = mapped_column(String(5))
    theme: Mapped[str] = mapped_column(String(10), default="auto")
    settings: Mapped[dict[str, Any]] = mapped_column(default=dict)
    notice_url: Mapped[str | None] = mapped_column(String(500))  # for apprise
    quiet: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))  # hours without notices
    epoch: Mapped[int] = mapped_column(default=0)  # counted up to sign out everywhere
    created: Mapped[float]
    seen: Mapped[float] = mapped_column(default=0.0, server_default="0", index=True)  # roughly: to the day


class Push(Base):
    """A browser that wants to hear of turns."""

    __tablename__ = "pushes"

    endpoint: Mapped[str] = mapped_column(String(1000), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    keys: Mapped[dict[str, Any]]


class TableRow(Base):
    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    code: Mapped[str] = mapped_column(String(12), unique=True)
    host: Mapped[str] = mapped_column(ForeignKey("people.id"), index=True)
    name: Mapped[str | None] = mapped_column(String(60))
    game: Mapped[str] = mapped_column(String(60))
    rules: Mapped[int]  # version; another one never plays this table on
    options: Mapped[dict[str, Any]]
    overrides: Mapped[dict[str, Any]] = mapped_column(default=dict)
    generator: Mapped[str] = mapped_column(String(20))
    seed: Mapped[str] = mapped_column(String(SEED), index=True)  # a whole number of any size; secret until the end
    salt: Mapped[str] = mapped_column(String(SALT))
    open_seed: Mapped[bool] = mapped_column(default=False, server_default=false())  # known when the table was founded
    state: Mapped[str] = mapped_column(String(10))
    public: Mapped[bool]
    clock: Mapped[dict[str, Any]]
    stand_in: Mapped[bool]
    created: Mapped[float]
    updated: Mapped[float]
    turn_since: Mapped[float]  # when the present decision began
    ply: Mapped[int] = mapped_column(default=0)
    seq: Mapped[int] = mapped_column(default=1)
    rewound: Mapped[int] = mapped_column(default=0)  # the seq of the last going back
    deciding: Mapped[int] = mapped_column(default=-1)  # the seat that decides; -1: nobody
    resting: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))  # hours in which its clock stands
    due: Mapped[float | None]  # when somebody must look whether a bot is to move, a clock is out or a player away
    noticed: Mapped[int] = mapped_column(default=-1)  # the ply that began the turn of which its player had notice
    undo_request: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    happenings: Mapped[list[Any]] = mapped_column(default=list, server_default="[]")  # beside the moves
    rematch: Mapped[str | None] = mapped_column(String(24))

    __table_args__ = (Index("ix_tables_state", "state", "public", "updated"), Index("ix_tables_due", "due"))


class SeatRow(Base):
    __tablename__ = "seats"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))  # "open", "human" or "bot"
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id"), index=True)
    name: Mapped[str] = mapped_column(String(40), default="")
    level: Mapped[str | None] = mapped_column(String(40))  # of the bot that plays, or stands in
    left: Mapped[float | None]  # seconds on the clock when the present decision began
    orders: Mapped[list[Any]] = mapped_column(default=list)
    hidden: Mapped[bool] = mapped_column(default=False)  # its person no longer lists the table
    # The ply up to which its person has seen it; -1 before they first look.
    looked: Mapped[int] = mapped_column(default=-1, server_default="0")


class MoveRow(Base):
    __tablename__ = "moves"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    ply: Mapped[int] = mapped_column(primary_key=True)  # after the move: the first is 1
    text: Mapped[str] = mapped_column(String(200))
    seconds: Mapped[float | None]
    at: Mapped[float]


class TakenBack(Base):
    __tablename__ = "taken_back"

    id: Mapped[int] = mapped_column(primary_key=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    seq: Mapped[int]  # of the change that took it back
    ply: Mapped[int]
    text: Mapped[str] = mapped_column(String(200))
    at: Mapped[float]

    __table_args__ = (UniqueConstraint("table", "seq", "ply"),)


class ChatRow(Base):
    __tablename__ = "chat"

    id: Mapped[int] = mapped_column(primary_key=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    seq: Mapped[int]
    seat: Mapped[int | None]
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(String(500))
    at: Mapped[float]
