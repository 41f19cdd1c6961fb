"""Search settings of the bot levels for this game.

A learned policy plays the playouts to the end: they are fast, and most of the score is still to come. With it, more
time hardly makes a search stronger. Therefore sharp does without it: the hints play its playouts, which are cut off.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from trackside.games.ticket_to_ride_amsterdam.advice.policy import PlanPolicy
from trackside.search.settings import Settings

if TYPE_CHECKING:
    from trackside.games.ticket_to_ride_amsterdam.game import Amsterdam


def settings(game: Amsterdam, level: str) -> Settings:
    """The settings of `search`, `sharp` or `merciless`."""
    s = Settings(level)
    s.top = 6
    s.trust = 5.0
    s.win = 0.2
    s.scale = 10.0
    if level == "sharp":
        s.top = 3
        s.decisions = 20
        return s
    s.decisions = 0
    s.policy = PlanPolicy(game)
    s.proposes = True
    if level == "merciless":
        s.top = 10
    return s
