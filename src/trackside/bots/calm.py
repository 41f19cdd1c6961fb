"""The bot `calm`: makes the mistakes of a beginner.

It looks only at its own move, prefers immediate points to more points later, and overlooks moves: it does not see an
overlooked move until something new happens.
"""

from __future__ import annotations

from typing import Any

from trackside.bots.sight import Sight
from trackside.core.moves import Move
from trackside.core.rng import Rng, key_of

IN_SIGHT = 0.6  # how much more an immediate point counts than in the hints
SIMILAR = 1.0  # points; moves rated this close count as equal
OVERLOOKED = 20  # per cent of the moves that it does not see


class CalmBot:
    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, sight: Sight) -> Move[Any]:
        seen = [move for move in sight.moves if not self.overlooks(sight, move)] or sight.moves
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
            value.append(rated[move] + IN_SIGHT * gained)
        best = max(value)
        alike = [move for move, its in zip(seen, value, strict=True) if its >= best - SIMILAR]
        return alike[rng.below(len(alike))]

    def overlooks(self, sight: Sight, move: Move[Any]) -> bool:
        """Whether a move is overlooked: the same ones as long as nothing new happens."""
        lot = Rng(key_of(self.seed) ^ (sight.horizon << 16), int(move.id)).below(100)
        return int(lot) < OVERLOOKED
