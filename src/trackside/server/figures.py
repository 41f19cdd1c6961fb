"""Figures: the few public numbers of each seat for the strip beside the board, read from the viewer's own view.

A game decides them itself with `figures(view, say) -> list[list[Figure]]` in its `panels.py`, one list per seat;
a figure with the key "points" is the seat's public total. For a game without it there is the public total alone, if its
view has one: `points` of each of its `seats` or `players`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from trackside.locales import Words
from trackside.server.types import Figure

POINTS = ("points", "score", "total", "victory_points")


def of(view: Any, say: Words, seats: int) -> list[tuple[int | None, list[Figure]]]:
    """For every seat its public total, if there is one, and its figures."""
    if view is None:
        return [(None, []) for _ in range(seats)]
    own = _own(str(say.game))
    if own is not None:
        listed = [[_figure(item) for item in items] for items in own(view, say)]
        return [(_total(items), items) for items in listed]
    people = getattr(view, "seats", None) or getattr(view, "players", None) or []
    totals = [_public(person) for person in people][:seats]
    totals += [None] * (seats - len(totals))
    return [(total, []) for total in totals]


def _own(game: str) -> Any:
    name = f"trackside.games.{game}.panels"
    return getattr(import_module(name), "figures", None) if find_spec(name) is not None else None


def _figure(item: Any) -> Figure:
    key, label, value = item if isinstance(item, tuple) else (item.key, item.label, item.value)
    return Figure(key=key, label=label, value=value)


def _total(items: list[Figure]) -> int | None:
    return next((item.value for item in items if item.key == "points" and isinstance(item.value, int)), None)


def _public(person: Any) -> int | None:
    for name in POINTS:
        value = getattr(person, name, None)
        if isinstance(value, int) and not isinstance(value, bool):
            return value
    return None
