"""The bot `greedy`: plays the move that looks best at once, by the game's hints in sampled worlds."""

from __future__ import annotations

from typing import Any

from trackside.bots.sight import Sight
from trackside.core.moves import Move


class GreedyBot:
    def __init__(self, seed: int, worlds: int = 1) -> None:
        self.seed = seed
        self.worlds = worlds

    def choose(self, sight: Sight) -> Move[Any]:
        if len(sight.moves) == 1:
            return sight.moves[0]
        rng = sight.chance(self.seed)
        value = [0.0] * len(sight.moves)
        for _ in range(self.worlds):
            rated = sight.game.rate(sight.world(rng), sight.moves)
            value = [old + new for old, new in zip(value, rated, strict=True)]
        return sight.moves[value.index(max(value))]
