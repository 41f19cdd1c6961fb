"""Policies: who plays on in a playout. They need to be quick more than good."""

from __future__ import annotations

from math import exp
from typing import Any

from trackside.core.arrays import append, i64, mypyc_attr, vec
from trackside.core.moves import Menu, Move
from trackside.core.position import Position
from trackside.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Chooses the moves of all seats in a playout. It may keep what it found out until the next playout begins."""

    def look_at(self, world: Position) -> None:
        """The next playouts begin in this world, after one move or a few."""

    def begin(self, p: Position) -> None:
        """A playout begins in this position."""

    def choose(self, p: Position, menu: Menu, rng: Rng) -> i64:
        """The id of a move of the menu, which has at least two."""
        raise NotImplementedError


class GreedyPolicy(Policy):
    """The best rating, or one drawn by lot: the warmer, the more often another one."""

    def __init__(self, temperature: float) -> None:
        self.temperature = temperature  # points of rating by which a move gets less likely by e; 0: always the best

    def choose(self, p: Position, menu: Menu, rng: Rng) -> i64:
        rated = ratings(p, menu)
        if self.temperature > 0.0:
            return menu.ids[drawn(rated, self.temperature, rng)]
        return menu.ids[best(rated)]


class TablePolicy(Policy):
    """Draws by one weight for each move of the catalogue, whatever the position."""

    def __init__(self, weights: list[float]) -> None:
        self.weights: vec[float] = vec[float]()
        for weight in weights:
            self.weights = append(self.weights, weight)

    def choose(self, p: Position, menu: Menu, rng: Rng) -> i64:
        weights = self.weights
        total = 0.0
        i: i64
        for i in range(menu.count):
            total += weights[menu.ids[i]]
        at = total * chance(rng)
        for i in range(menu.count):
            at -= weights[menu.ids[i]]
            if at < 0.0:
                return menu.ids[i]
        return menu.ids[menu.count - 1]


def ratings(p: Position, menu: Menu) -> list[float]:
    """What the game's hints say of the moves in a menu."""
    catalogue = p.game.moves
    moves: list[Move[Any]] = []
    i: i64
    for i in range(menu.count):
        moves.append(catalogue[menu.ids[i]])
    return p.game.rate(p, moves)


def best(values: list[float]) -> i64:
    """Where the first of the greatest values is."""
    found: i64 = 0
    i: i64
    for i in range(1, len(values)):
        if values[i] > values[found]:
            found = i
    return found


def drawn(values: list[float], temperature: float, rng: Rng) -> i64:
    """An index by lot, with the weights of a Boltzmann distribution."""
    top = values[best(values)]
    weights: list[float] = []
    total = 0.0
    for value in values:
        weight = exp(max(value - top, -30.0 * temperature) / temperature)
        weights.append(weight)
        total += weight
    at = total * chance(rng)
    i: i64
    for i in range(len(weights)):
        at -= weights[i]
        if at < 0.0:
            return i
    return best(values)


def chance(rng: Rng) -> float:
    """A number from 0 up to 1."""
    return float(rng.below(0x40000000)) / 1073741824.0
