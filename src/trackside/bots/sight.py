"""Sight: all that a bot gets. What its seat may know, the legal moves, and worlds that agree with it."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from trackside.core.game import Game
from trackside.core.moves import Move
from trackside.core.position import Position
from trackside.core.rng import Rng, key_of


class Sight:
    """The present decision as the deciding seat sees it; the true position is not to be had from here."""

    def __init__(self, position: Position) -> None:
        self.game: Game[Any] = position.game
        self.seat = int(position.seat)
        self.ply = int(position.ply)
        self.horizon = int(position.horizon)  # changes when somebody learns something or another seat decides
        self.moves: list[Move[Any]] = position.moves()
        self.__position = position

    @cached_property
    def view(self) -> Any:
        return self.__position.view(self.seat)

    def world(self, rng: Rng) -> Position:
        """A position that this seat cannot tell from the true one: everything hidden from it is dealt again."""
        world = self.__position.copy()
        world.resample(self.seat, rng)
        return world

    def chance(self, seed: int) -> Rng:
        """Randomness for a bot that depends only on its seed and the moment."""
        return Rng(key_of(seed), 1_000_000 + 4_096 * self.ply)
