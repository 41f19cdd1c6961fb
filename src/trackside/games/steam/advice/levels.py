"""Search settings of the bot levels for this game.

There is no chance in this game, so playouts go further instead of being repeated. A single playout tells two good moves
apart badly, so the rating keeps much of its weight: with a trust of 0.5 instead of 4, merciless with all its candidates
was no better than sharp with two.
"""

from __future__ import annotations

from typing import Any

from trackside.core.game import Game
from trackside.games.steam.advice.policy import PlannedPolicy
from trackside.search.settings import Settings


def settings(game: Game[Any], level: str) -> Settings:
    """The settings of `search`, `sharp` or `merciless`."""
    s = Settings(level)
    s.policy = PlannedPolicy(0.0)
    s.deepening = True
    s.top = 8
    s.decisions = 40
    s.trust = 4.0
    s.win = 0.3
    s.scale = 10.0
    if level == "sharp":
        s.top = 2
        s.decisions = 20
    return s
