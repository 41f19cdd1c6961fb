"""How the levels search this game.

Two turns of each seat are enough: trains change slowly, and cards are drawn at every turn.
"""

from __future__ import annotations

from typing import Any

from trackside.core.game import Game
from trackside.games.isle_of_trains.advice.policy import QuickPolicy
from trackside.search.settings import Settings


def settings(game: Game[Any], level: str) -> Settings:
    """Those of `search`, `sharp` or `merciless`."""
    s = Settings(level)
    s.top = 6
    s.decisions = 0
    s.turns = 4
    s.trust = 5.0
    s.win = 0.3
    s.scale = 10.0
    if game.seats == 1:
        s.policy = QuickPolicy(0.0)
        s.turns = 0
        s.scale = 20.0
    if level == "sharp":
        s.top = 3
        s.turns = 2 if game.seats > 1 else 0
    elif level == "merciless":
        s.top = 8
    return s
