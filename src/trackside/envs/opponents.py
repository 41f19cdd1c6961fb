"""Bots as opponents inside a batch."""

from __future__ import annotations

from collections.abc import Sequence

from trackside.bots import make
from trackside.bots.sight import Sight
from trackside.core.arrays import i64
from trackside.core.moves import Menu
from trackside.core.opponents import HintRater, Opponent, RandomOpponent, RatingOpponent
from trackside.core.position import Position
from trackside.core.rng import Rng

AGENT = "agent"
GREEDY = ("greedy", "greedy@0.1")


class BotOpponent(Opponent):
    """Any bot. It is asked in Python, so it slows a batch down more than `random` and `greedy` do."""

    def __init__(self, name: str, seed: int) -> None:
        self.bot = make(name, seed)

    def choose(self, p: Position, menu: Menu, rng: Rng) -> i64:
        move = self.bot.choose(Sight(p))
        return p.move(move).id


def opponents(seats: Sequence[str], seed: int) -> list[Opponent | None]:
    """Who plays each seat; nothing if the agent plays all of them."""
    if AGENT not in seats:
        raise ValueError(f"seats: at least one of them is {AGENT!r}")
    found = [opponent(name, seed + k) for k, name in enumerate(seats)]
    return found if any(each is not None for each in found) else []


def opponent(name: str, seed: int) -> Opponent | None:
    if name == AGENT:
        return None
    if name == "random":
        return RandomOpponent()
    if name in GREEDY:
        return RatingOpponent(HintRater())
    return BotOpponent(name, seed)
