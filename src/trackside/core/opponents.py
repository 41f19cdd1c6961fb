"""Opponents that play inside a batch, and raters of legal moves: what a batch asks while it steps."""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import i64, mypyc_attr
from trackside.core.moves import Menu, Move
from trackside.core.position import Position
from trackside.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Rater:
    """Rates the legal moves of a sampled world, in points of which only differences count."""

    def rate(self, world: Position, menu: Menu, moves: list[Move[Any]]) -> list[float]:
        """The ratings of all moves of the menu, which `moves` has as objects."""
        raise NotImplementedError


class HintRater(Rater):
    """By the game's hints."""

    def rate(self, world: Position, menu: Menu, moves: list[Move[Any]]) -> list[float]:
        return world.game.rate(world, moves)


@mypyc_attr(allow_interpreted_subclasses=True)
class Opponent:
    """Plays a seat of every lane."""

    def choose(self, p: Position, menu: Menu, rng: Rng) -> i64:
        """The number of a move of the menu, which has at least two. What the seat cannot know must not matter."""
        raise NotImplementedError


class RandomOpponent(Opponent):
    def choose(self, p: Position, menu: Menu, rng: Rng) -> i64:
        return menu.ids[rng.below(menu.count)]


class RatingOpponent(Opponent):
    """Plays what a rater rates best in a sampled world; with the game's hints that is `greedy`."""

    def __init__(self, rater: Rater) -> None:
        self.rater = rater

    def choose(self, p: Position, menu: Menu, rng: Rng) -> i64:
        world = p.copy()
        world.resample(p.seat, rng)
        rated = self.rater.rate(world, menu, moves_of(p, menu))
        best: i64 = 0
        i: i64
        for i in range(1, menu.count):
            if rated[i] > rated[best]:
                best = i
        return menu.ids[best]


def moves_of(p: Position, menu: Menu) -> list[Move[Any]]:
    """The moves of a menu."""
    catalogue = p.game.moves
    moves: list[Move[Any]] = []
    i: i64
    for i in range(menu.count):
        moves.append(catalogue[menu.ids[i]])
    return moves
