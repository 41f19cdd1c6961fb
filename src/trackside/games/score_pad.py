"""The score pad of a game: what to enter at the end of a game on a real table, and what it is worth, as data.

Points are looked up in tables, so that a page without the engine can add them up, also offline. Each game makes its
tables from its box and its scoring chapter, in `edge/score_pad.py`:

    score_pad(game)        the pad
    entries(p, seat)       what the player of a seat would enter in this position
    table_entries(p)       what is entered once for all players; only if there is such a thing

The tests compare the pads with the engine's scores of random games, for which `entries` is there.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec

from trackside import games
from trackside.core.game import Game
from trackside.core.position import Position
from trackside.locales import Words, words


class Label(msgspec.Struct, frozen=True):
    """A message of the game with its facts, or the name of a thing of the box."""

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
    """Points of a category by place, for those who have any; level players share a place."""

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


def has_score_pad(game: str) -> bool:
    return find_spec(f"trackside.games.{game}.edge.score_pad") is not None


def score_pad(game: str) -> ScorePad:
    """The pad of a game with its usual options. It serves for any number of players."""
    pad: ScorePad = _module(game).score_pad(_usual_game(game))
    return pad


def entries(game: str, p: Position, seat: int) -> dict[str, int]:
    """What the player of a seat would enter."""
    found: dict[str, int] = _module(game).entries(p, seat)
    return found


def table_entries(game: str, p: Position) -> dict[str, int]:
    """What would be entered once for all players."""
    module = _module(game)
    found: dict[str, int] = module.table_entries(p) if hasattr(module, "table_entries") else {}
    return found


def localized(game: str, pad: ScorePad, language: str) -> dict[str, Any]:
    """The pad as a client needs it: with texts in place of labels."""
    say = words(language, game)

    def told(value: Any) -> Any:
        if isinstance(value, Label):
            return value.text(say)
        if isinstance(value, msgspec.Struct):
            return {name: told(getattr(value, name)) for name in value.__struct_fields__}
        if isinstance(value, dict):
            return {str(key): told(member) for key, member in value.items()}
        return [told(member) for member in value] if isinstance(value, list | tuple) else value

    found: dict[str, Any] = told(pad)
    groups = [*pad.categories, *([TABLE] if any(field.group == TABLE for field in pad.fields) else [])]
    labels = {TABLE: "pad-table", **{category: f"category-{category}" for category in pad.categories}}
    found["groups"] = [{"name": group, "label": say.say(labels[group])} for group in groups]
    for field in found["fields"]:
        field["choices"] = [say.say(choice) for choice in field["choices"]]
    return found


def per_thing(category: str, field: str, label: Label, points: int, most: int) -> Line:
    """So many points for each thing in a field."""
    return Line(
        category=category, label=label, counts=(Count(field),), points=tuple(points * n for n in range(most + 1))
    )


def _module(game: str) -> Any:
    return import_module(f"trackside.games.{game}.edge.score_pad")


def _usual_game(game: str) -> Game[Any]:
    least, most = games.about(game).seats
    return games.make(game, min(most, max(2, least)), None, {})
