"""Rewards by name: see `core/rewards.py`."""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import shared_floats
from trackside.core.game import Game
from trackside.core.position import Position
from trackside.core.rewards import KINDS, POTENTIAL, write_final, write_potentials


def reward_kind(name: str) -> int:
    if name not in KINDS:
        raise ValueError(f"reward: {name!r} is none of {', '.join(KINDS)}")
    return KINDS.index(name)


class Rewarding:
    """Follows one game and gives what each move earned every seat."""

    def __init__(self, game: Game[Any], name: str) -> None:
        self.game = game
        self.kind = reward_kind(name)
        self.potentials = [0.0] * int(game.seats)

    def start(self, p: Position) -> None:
        if self.kind == POTENTIAL:
            self.potentials = self._potentials(p)

    def move_rewards(self, p: Position) -> list[float]:
        """What the move that led here earned every seat."""
        if self.kind == POTENTIAL:
            before, self.potentials = self.potentials, self._potentials(p)
            return [now - then for now, then in zip(self.potentials, before, strict=True)]
        earned = shared_floats(self.game.seats)
        if p.over:
            write_final(self.game, p, self.kind, earned, 0)
        return list(earned)

    def _potentials(self, p: Position) -> list[float]:
        found = shared_floats(self.game.seats)
        write_potentials(self.game, p, found, 0)
        return list(found)
