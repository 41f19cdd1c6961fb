"""The bot `calm`: makes the mistakes of a beginner.

It looks only at its own move, prefers immediate points to more points later, and overlooks moves: it does not see an
overlooked move until something new happens. How large these mistakes may be before it plays worse than a beginner
depends on the game (`games/<game>/mistakes.yaml`): a journey of Great Western Trail is a row of small decisions, and a
loan overlooked in Steam is the end.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from trackside.bots.sight import Sight
from trackside.core.edge.box import load
from trackside.core.moves import Move
from trackside.core.rng import Rng, key_of

FILE = "mistakes.yaml"  # in the package of a game


class Mistakes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    in_sight: float = 0.6  # how much more an immediate point counts than in the hints
    similar: float = 1.0  # points; moves rated this close count as equal
    overlooked: int = 20  # per cent of the moves that it does not see


@lru_cache
def mistakes(folder: Path) -> Mistakes:
    """Those in the game of this folder."""
    file = folder / FILE
    return msgspec.convert(load(file), Mistakes) if file.is_file() else Mistakes()


class CalmBot:
    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, sight: Sight) -> Move[Any]:
        its = mistakes(sight.game.setting.about.folder)
        seen = [move for move in sight.moves if self.lot(sight, move) >= its.overlooked] or sight.moves
        if len(seen) == 1:
            return seen[0]
        rng = sight.chance(self.seed)
        world = sight.world(rng)
        rated = dict(zip(sight.moves, sight.game.rate(world, sight.moves), strict=True))
        before = int(world.scores()[sight.seat].total())
        value: list[float] = []
        for move in seen:
            after = world.copy()
            after.carry_out(move)
            gained = int(after.scores()[sight.seat].total()) - before
            value.append(rated[move] + its.in_sight * gained)
        best = max(value)
        alike = [move for move, points in zip(seen, value, strict=True) if points >= best - its.similar]
        return alike[rng.below(len(alike))]

    def lot(self, sight: Sight, move: Move[Any]) -> int:
        """A number from 0 to 99 that decides whether a move is overlooked: the same as long as nothing new happens."""
        return int(Rng(key_of(self.seed) ^ (sight.horizon << 16), int(move.id)).below(100))
