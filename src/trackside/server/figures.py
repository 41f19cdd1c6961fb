"""Figures: the few public numbers of each seat for the strip beside the board, read from the viewer's own view.

A game decides them itself, with `figures(view, say)` in its `panels.py`: for each seat a list of key, label and value.
The one with the key "points" is the seat's total, where a game counts points in public.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from trackside.locales import Words
from trackside.server.types import Figure


def of(view: Any, say: Words, seats: int) -> list[tuple[int | None, list[Figure]]]:
    """For every seat its public total, if there is one, and its figures."""
    figures = None if view is None else _own(str(say.game))
    if figures is None:
        return [(None, []) for _ in range(seats)]
    listed = [
        [Figure(key=key, label=label, value=value) for key, label, value in shown] for shown in figures(view, say)
    ]
    return [(_total(shown), shown) for shown in listed]


@cache
def _own(game: str) -> Any:
    return getattr(import_module(f"trackside.games.{game}.edge.panels"), "figures", None)


def _total(shown: list[Figure]) -> int | None:
    return next((figure.value for figure in shown if figure.key == "points" and isinstance(figure.value, int)), None)
