"""Search settings of the bot levels for this game.

Two turns of each seat are enough: trains change slowly, and cards are drawn at every turn. A scenario is played to its
end. That end depends much on luck, so the rating of a move is trusted more, and few moves are compared, each in more
worlds. The hints, which look at the whole day, rate the moves, unless weights were fitted for the playouts of the
scenario: these rate better. A scenario is won or lost, so winning counts most; what was nearly reached gives a
direction as long as no playout wins. In scenario 7 almost none does, so there progress counts most.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from trackside.games.isle_of_trains.advice.policy import QuickPolicy
from trackside.games.isle_of_trains.advice.scenario_weights import has_fitted_weights
from trackside.games.isle_of_trains.rules.box import BUILDING_SCORE
from trackside.search.settings import Settings

if TYPE_CHECKING:
    from trackside.games.isle_of_trains.game import IsleOfTrains


def settings(game: IsleOfTrains, level: str) -> Settings:
    """The settings of `search`, `sharp` or `merciless`."""
    s = Settings(level)
    playouts_win = game.box.has_goal and game.box.goal_kind != BUILDING_SCORE
    s.policy = QuickPolicy(game, 0.0, proposes=has_fitted_weights(game))
    s.top = 6
    s.decisions = 0
    s.turns = 4
    s.trust = 5.0
    s.win = 0.3
    s.scale = 10.0
    if game.seats == 1:
        s.turns = 0
        s.trust = 20.0
        s.scale = 20.0
        if playouts_win:
            s.win = 0.8
    if level == "sharp":
        s.top = 3
        s.turns = 2 if game.seats > 1 else 0
    elif level == "merciless":
        s.top = 4 if playouts_win else 8
    return s
