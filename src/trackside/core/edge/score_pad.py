"""The parts of a score pad: fields to fill in, and tables in which their points are looked up.

A game makes its pad from its box, in `edge/score_pad.py`; `trackside.games.score_pad` finds it.
"""

from __future__ import annotations

from typing import Any

import msgspec

from trackside.locales import Words


class Label(msgspec.Struct, frozen=True):
    """A message of the game with its facts, or the name of a component."""

    id: str
    facts: dict[str, Any] = {}

    def text(self, say: Words) -> str:
        return say.say(self.id, self.facts) if say.has(self.id) else say.name(self.id)


class Field(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    group: str  # the category under which it is asked, or TABLE if it is entered once for all
    label: Label
    least: int = 0
    most: int = 1
    choices: tuple[str, ...] = ()  # messages for the numbers from 0 on


class Count(msgspec.Struct, frozen=True):
    """The number in a field, or the one that a table has for it."""

    field: str
    values: tuple[int, ...] | None = None  # for the numbers from 0 on


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """Points of a category: those that the table has for the sum of some counts, if a field is not 0."""

    category: str
    label: Label
    counts: tuple[Count, ...]
    points: tuple[int, ...]
    least: int = 0  # the sum that has the first points
    when: str | None = None


class Rank(msgspec.Struct, frozen=True, kw_only=True):
    """Points of a category by place, for those who have any; tied players share a place."""

    category: str
    label: Label
    field: str
    points: dict[int, tuple[int, ...]]  # by number of players and place
    dense: bool  # after a shared place the next one is not skipped


class Order(msgspec.Struct, frozen=True):
    """What decides the places, most important first: the total, a category, or a table for a sum of counts."""

    category: str | None = None
    counts: tuple[Count, ...] = ()
    points: tuple[int, ...] = ()
    least: int = 0


TABLE = "table"
TOTAL = "total"


class ScorePad(msgspec.Struct, frozen=True, kw_only=True):
    categories: list[str]
    fields: list[Field]
    lines: list[Line]
    order: list[Order]
    ranks: list[Rank] = []


def per_thing(category: str, field: str, label: Label, points: int, most: int) -> Line:
    """A number of points for each thing in a field."""
    return Line(
        category=category, label=label, counts=(Count(field),), points=tuple(points * n for n in range(most + 1))
    )
