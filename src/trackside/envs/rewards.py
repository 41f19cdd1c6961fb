"""Rewards by name (`core/rewards.py`), and where a game ends at the latest."""

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


def longest_of(game: Game[Any], max_plies: int | None) -> int:
    """The plies after which a game ends by the points as they stand: those asked for, or the game's own default."""
    if max_plies is None:
        return game.setting.about.longest
    if max_plies < 1:
        raise ValueError(f"max_plies: {max_plies} is not a number of plies from 1")
    return max_plies


class Rewarding:
    """Follows one game and gives what each move earned every seat."""

    def __init__(self, game: Game[Any], name: str, max_plies: int | None = None) -> None:
        self.game = game
        self.kind = reward_kind(name)
        self.longest = longest_of(game, max_plies)
        self.potentials = [0.0] * int(game.seats)

    def start(self, p: Position) -> None:
        if self.kind == POTENTIAL:
            self.potentials = self._potentials(p)

    def cut(self, p: Position) -> bool:
        """Whether the game ended here only because it had lasted long enough."""
        return not p.over and int(p.ply) >= self.longest

    def move_rewards(self, p: Position) -> list[float]:
        """What the move that led here earned every seat."""
        if self.kind == POTENTIAL:
            before, self.potentials = self.potentials, self._potentials(p)
            return [now - then for now, then in zip(self.potentials, before, strict=True)]
        earned = shared_floats(self.game.seats)
        if p.over or self.cut(p):
            write_final(self.game, p, self.kind, earned, 0)
        return list(earned)

    def _potentials(self, p: Position) -> list[float]:
        found = shared_floats(self.game.seats)
        write_potentials(self.game, p, found, 0)
        return list(found)
