"""The few public figures of each seat for the strip beside the board. Each game chooses its own."""

from __future__ import annotations

from typing import Any

from trackside.core.game import Game
from trackside.locales import Words
from trackside.tables.shapes import Figure


def seat_figures(game: Game[Any], game_view: Any, say: Words) -> list[tuple[int | None, list[Figure]]]:
    """For every seat its public total, if the game counts points in public, and its figures."""
    figures = [
        [Figure(key=key, label=label, value=value) for key, label, value in seat]
        for seat in game.figures(game_view, say)
    ] or [[] for _ in range(int(game.seats))]
    return [(_total(seat), seat) for seat in figures]


def _total(figures: list[Figure]) -> int | None:
    return next((figure.value for figure in figures if figure.key == "points" and isinstance(figure.value, int)), None)
