"""Search settings of the bot levels for this game.

Playouts are played by fitted weights and cut off: an appraisal after a few turns tells more than a long guess. With
three or four players every seat looks after its own points: a search that counted its lead over the best rival won
fewer games against such seats, because one player can do little against three, and their points are mostly noise.
Sharp rates and plays out by the weights of greedy: with the fitted ones it is so strong that people would find nothing
between it and greedy, and merciless would win only six of ten games against it.
"""

from __future__ import annotations

from typing import Any

from trackside.core.game import Game
from trackside.games.great_western_trail.advice.hint_weights import HintWeights, playout_weights
from trackside.games.great_western_trail.advice.policy import PlannedPolicy
from trackside.search.settings import Settings


def settings(game: Game[Any], level: str) -> Settings:
    """The settings of `search`, `sharp` or `merciless`."""
    s = Settings(level)
    s.policy = PlannedPolicy(0.0, playout_weights(game))
    s.top = 5
    s.decisions = 40
    s.trust = 5.0
    s.win = 0.3
    s.scale = 15.0
    if game.seats > 2:
        s.rivals = 0.0
    if level == "sharp":
        s.policy = PlannedPolicy(0.0, HintWeights())
        s.top = 3
        s.decisions = 25
    elif level == "merciless":
        s.top = 8
        s.decisions = 30 * game.seats
    return s
