"""Search settings of the bot levels for this game.

There is no chance in this game, so playouts go further instead of being repeated. Twenty-four candidates instead of
eight were not stronger in a few games against another search.
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
    s.trust = 0.5
    s.win = 0.3
    s.scale = 10.0
    if level == "sharp":
        s.top = 2
        s.decisions = 12
    return s
