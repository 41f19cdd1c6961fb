"""Search settings of the bot levels for this game.

Playouts are short: an appraisal after a few turns tells more than a long guess.
"""

from __future__ import annotations

from typing import Any

from trackside.core.game import Game
from trackside.games.great_western_trail.advice.policy import PlannedPolicy
from trackside.search.settings import Settings


def settings(game: Game[Any], level: str) -> Settings:
    """The settings of `search`, `sharp` or `merciless`."""
    s = Settings(level)
    s.policy = PlannedPolicy(0.0)
    s.top = 5
    s.decisions = 40
    s.trust = 5.0
    s.win = 0.3
    s.scale = 15.0
    if level == "sharp":
        s.top = 3
        s.decisions = 25
    elif level == "merciless":
        s.top = 8
        s.decisions = 60
    return s
