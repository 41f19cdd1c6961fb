"""How the levels search this game.

Playouts draw by a table and go to the end: they are quick, and much is still to come.
"""

from __future__ import annotations

from typing import Any

from trackside.core.edge.box import load
from trackside.core.game import Game
from trackside.search.budget import Budget
from trackside.search.policy import TablePolicy
from trackside.search.settings import Settings

POLICY = "policy.yaml"
USUAL = 1.0  # the weight of a move that was never seen


def settings(game: Game[Any], level: str) -> Settings:
    """Those of `search`, `sharp` or `merciless`."""
    s = Settings()
    s.top = 6
    s.decisions = 0
    s.trust = 20.0
    s.win = 0.0
    s.scale = 8.0
    s.policy = TablePolicy(weights(game))
    if level == "sharp":
        s.budget = Budget(300.0, 0)
        s.top = 3
    elif level == "merciless":
        s.budget = Budget(2000.0, 0)
        s.top = 10
    return s


def weights(game: Game[Any]) -> list[float]:
    """One for each move, by its notation: how likely greedy players choose it."""
    known = load(game.setting.about.folder / POLICY)
    return [float(known.get(move.text, USUAL)) for move in game.moves]
