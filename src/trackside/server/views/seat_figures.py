"""The few public figures of each seat for the strip beside the board, taken from the viewer's own view.

Each game chooses them with `figures(view, say)` in its `panels.py`: for every seat a list of key, label and value. The
figure with the key "points" is the seat's total, in games that count points in public.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from trackside.locales import Words
from trackside.server.api.responses import Figure


def seat_figures(game_view: Any, say: Words, seats: int) -> list[tuple[int | None, list[Figure]]]:
    """For every seat its public total, if there is one, and its figures."""
    figures = None if game_view is None else _figures_of_game(str(say.game))
    if figures is None:
        return [(None, []) for _ in range(seats)]
    by_seat = [
        [Figure(key=key, label=label, value=value) for key, label, value in seat] for seat in figures(game_view, say)
    ]
    return [(_total(seat), seat) for seat in by_seat]


@cache
def _figures_of_game(game: str) -> Any:
    return getattr(import_module(f"trackside.games.{game}.panels"), "figures", None)


def _total(figures: list[Figure]) -> int | None:
    return next((figure.value for figure in figures if figure.key == "points" and isinstance(figure.value, int)), None)
