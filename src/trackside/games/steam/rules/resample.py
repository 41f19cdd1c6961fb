"""Worlds that agree with what a seat has seen. The knowledge model of Steam:

1. Everything on the table is open: money, tracks, tiles, links, cubes on cities and in the supply (STEAM-1.9, R-27).
2. The bag is closed, but everybody can count it: its content is what the table does not show. Its order is never used,
   because nothing is drawn after set-up (STEAM-2.3), so it is not kept.
3. Chance is used in set-up alone. What a seat cannot know is only the state of the generator.
"""

from __future__ import annotations

from trackside.core.arrays import i64
from trackside.core.rng import Rng
from trackside.games.steam.rules.position import SteamPosition


def resample(p: SteamPosition, seat: i64, rng: Rng) -> None:
    """All seats know the same; only the generator is new."""
    p.rng = rng.branch()
