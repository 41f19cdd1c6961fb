"""News: what has happened at a table, told once a store has it. Whoever wants to know listens to a kind of news."""

from __future__ import annotations

from typing import Literal

import msgspec

By = Literal["human", "bot", "order", "stand-in"]


class News(msgspec.Struct, frozen=True, kw_only=True):
    table: str  # its id
    seq: int = 0  # of the change


class Started(News, frozen=True, kw_only=True):
    """The cards are dealt."""

    game: str


class Moved(News, frozen=True, kw_only=True):
    """Moves were played, by a person or by something else."""

    ply: int  # after them
    count: int
    by: By


class Undone(News, frozen=True, kw_only=True):
    """Moves were taken back."""

    ply: int  # after that


class Ended(News, frozen=True, kw_only=True):
    """The game is over."""

    game: str
    rated: bool


class Deleted(News, frozen=True, kw_only=True):
    """The table is gone."""


class Stored(News, frozen=True, kw_only=True):
    """The last news of every change: it is stored, and the table in memory shows it."""

    parts: str  # what has changed besides the table's own fields: m(oves), s(eats), c(hat)
