"""Sight: all that a bot gets. The view of its seat, the legal moves, and a sampler of worlds."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from trackside.core.game import Game
from trackside.core.moves import Move
from trackside.core.position import Position
from trackside.core.rng import Rng, key_of


class Sight:
    """The current decision as the deciding seat sees it. The true position cannot be reached from here.

    - `game`: the game; `game.rate(world, moves)` rates moves as its hints do, `game.appraise(world)` predicts points
    - `seat`: the deciding seat, from 0
    - `ply`: how many moves have been played
    - `horizon`: a number that changes when somebody learns something or another seat decides
    - `moves`: the legal moves
    - `view`: what the seat may know, as plain values
    - `world(rng)`: a position that the seat cannot distinguish from the true one
    - `chance(seed)`: a random generator for a bot

    >>> import trackside
    >>> from trackside.bots import Sight
    >>> p = trackside.game("ticket_to_ride_amsterdam", players=2).start(seed=7)
    >>> sight = Sight(p)
    >>> sight.seat, [move.text for move in sight.moves] == sight.view.moves
    (0, True)
    >>> world = sight.world(sight.chance(seed=1))
    >>> world.view(0) == p.view(0), world.view(1) == p.view(1)
    (True, False)
    """

    def __init__(self, position: Position) -> None:
        self.game: Game[Any] = position.game
        self.seat = int(position.seat)
        self.ply = int(position.ply)
        self.horizon = int(position.horizon)  # changes when somebody learns something or another seat decides
        self.moves: list[Move[Any]] = position.moves()
        self.__position = position

    @cached_property
    def view(self) -> Any:
        """What the seat may know."""
        return self.__position.view(self.seat)

    def world(self, rng: Rng) -> Position:
        """A position that this seat cannot distinguish from the true one: everything hidden from it is dealt again."""
        world = self.__position.copy()
        world.resample(self.seat, rng)
        return world

    def chance(self, seed: int) -> Rng:
        """A random generator for a bot that depends only on its seed and the moment."""
        return Rng(key_of(seed), 1_000_000 + 4_096 * self.ply)
