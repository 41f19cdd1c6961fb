"""The bot `random`: plays any legal move with equal probability."""

from __future__ import annotations

from typing import Any

from trackside.bots.sight import Sight
from trackside.core.moves import Move


class RandomBot:
    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, sight: Sight) -> Move[Any]:
        return sight.moves[sight.chance(self.seed).below(len(sight.moves))]
