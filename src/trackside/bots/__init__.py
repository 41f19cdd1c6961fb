"""Bots: whoever chooses a move from what one seat may know.

A bot is anything with `choose(sight) -> move`. The levels here are made by name: `make("greedy", seed=7)`.
"""

from __future__ import annotations

from typing import Any, Protocol

from trackside.bots.sight import Sight
from trackside.core.edge.errors import TracksideError
from trackside.core.moves import Move


class Bot(Protocol):
    def choose(self, sight: Sight) -> Move[Any]:
        """One of `sight.moves`. The same sight and seed give the same choice."""
        ...


LEVELS = ("random", "greedy")


def make(level: str, seed: int = 0) -> Bot:
    """A bot of that level."""
    if level == "random":
        from trackside.bots.random import RandomBot

        return RandomBot(seed)
    if level == "greedy":
        from trackside.bots.greedy import GreedyBot

        return GreedyBot(seed)
    raise TracksideError(f"there is no bot {level!r}; there are: {', '.join(LEVELS)}")
