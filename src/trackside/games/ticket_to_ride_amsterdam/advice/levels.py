"""How the levels search this game.

Playouts draw by a table and go to the end: they are quick, and much is still to come.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from trackside.games.ticket_to_ride_amsterdam.advice.policy import PlanPolicy
from trackside.search.budget import Budget
from trackside.search.settings import Settings

if TYPE_CHECKING:
    from trackside.games.ticket_to_ride_amsterdam.game import Amsterdam


def settings(game: Amsterdam, level: str) -> Settings:
    """Those of `search`, `sharp` or `merciless`."""
    s = Settings()
    s.top = 6
    s.decisions = 0
    s.trust = 5.0
    s.win = 0.2
    s.scale = 10.0
    s.policy = PlanPolicy(game)
    s.proposes = True
    if level == "sharp":
        s.budget = Budget(300.0, 0)
        s.top = 3
    elif level == "merciless":
        s.budget = Budget(2000.0, 0)
        s.top = 10
    return s
