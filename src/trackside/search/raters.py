"""Raters of legal moves that a learned network reads: the game's hints and its playout policy."""

from __future__ import annotations

from math import log
from typing import Any, Final

from trackside.core.arrays import i64
from trackside.core.game import Game
from trackside.core.moves import Menu, Move
from trackside.core.opponents import HintRater, Rater
from trackside.core.position import Position
from trackside.search.policy import LinearPolicy, Policy

HINTS: Final = "hints"
POLICY: Final = "policy"
LEAST: Final = 1.0e-9  # weight of a move


class PolicyRater(Rater):
    """By the playout policy of the game's search; by the logarithms of the weights if it draws moves by weights."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def rate(self, world: Position, menu: Menu, moves: list[Move[Any]]) -> list[float]:
        policy = self.policy
        if not isinstance(policy, LinearPolicy):
            return policy.rate(world, moves)
        policy.look_at(world)
        policy.begin(world)
        policy.weigh(world, menu)
        rated: list[float] = []
        i: i64
        for i in range(menu.count):
            rated.append(log(max(policy.weights[i], LEAST)))
        return rated


def raters(game: Game[Any], names: list[str]) -> list[Rater]:
    """Those of these names; ValueError for an unknown one."""
    found: list[Rater] = []
    for name in names:
        if name == HINTS:
            found.append(HintRater())
        elif name == POLICY:
            found.append(PolicyRater(game.search_settings("search").policy))
        else:
            raise ValueError(f"there is no rater {name}")
    return found
