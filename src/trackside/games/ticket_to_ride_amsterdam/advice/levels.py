"""How the levels search this game.

Playouts draw by a table and go to the end: they are quick, and much is still to come.
"""

from __future__ import annotations

from typing import Any

from trackside.core.game import Game
from trackside.games.ticket_to_ride_amsterdam.advice.policy import ContractPolicy
from trackside.search.settings import Settings


def settings(game: Game[Any], level: str) -> Settings:
    """Those of `search`, `sharp` or `merciless`."""
    s = Settings(level)
    s.top = 6
    s.decisions = 0
    s.trust = 5.0
    s.win = 0.2
    s.scale = 10.0
    s.policy = ContractPolicy(game)
    if level == "sharp":
        s.top = 3
    elif level == "merciless":
        s.top = 10
    return s
