"""Playout policies: they choose the moves of playouts, and must be fast rather than good."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from trackside.core.arrays import append, filled, i64, mypyc_attr, shared_floats, vec
from trackside.core.moves import Menu, Move
from trackside.core.position import Position
from trackside.core.rng import Rng

MOST_FEATURES: Final = 12  # of one move


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Chooses the moves of all seats in a playout. It may keep findings until the next playout begins."""

    def numbers(self) -> dict[str, float]:
        """What `change` can set, by name."""
        return {}

    def change(self, name: str, value: float) -> None:
        """Set a number of this policy by its name; ValueError if there is none."""
        raise ValueError(f"the policy has no {name}")

    def rate(self, p: Position, moves: list[Move[Any]]) -> list[float]:
        """How good moves look as candidates of a search, in points; as a rule the game's hints say it."""
        return p.game.rate(p, moves)

    def look_at(self, world: Position) -> None:
        """The next playouts begin in this world, after one or a few moves."""

    def begin(self, p: Position) -> None:
        """A playout begins in this position."""

    def choose(self, p: Position, menu: Menu, rng: Rng) -> i64:
        """The id of a move of the menu, which has at least two."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyPolicy(Policy):
    """Plays the best rating, or draws at random: the higher the temperature, the more often another move."""

    def __init__(self, temperature: float) -> None:
        self.temperature = temperature  # points of rating by which a move gets less likely by e; 0: always the best

    def choose(self, p: Position, menu: Menu, rng: Rng) -> i64:
        rated = ratings(p, menu)
        if self.temperature > 0.0:
            return menu.ids[drawn(rated, self.temperature, rng)]
        return menu.ids[best(rated)]


@mypyc_attr(allow_interpreted_subclasses=True)
class LinearPolicy(Policy):
    """Draws moves at random. A move has features in its position, and its weight is the product of their factors. A
    game says which features there are and which of them a move has: `describe`. The factors are learned by self-play:
    `search/policy_training.py`."""

    def __init__(self, names: list[str], logarithms: list[float], moves: int) -> None:
        self.names = names  # of the features
        self.factors: vec[float] = vec[float]()
        for each in logarithms:
            self.factors = append(self.factors, exp(each))
        self.features: vec[i64] = filled(0, MOST_FEATURES * moves)  # of the moves of a menu, one after the other
        self.ends: vec[i64] = filled(0, moves)  # where those of each move end
        self.weights: vec[float] = shared_floats(moves)  # of the moves of a menu
        self.total = 0.0  # of these

    def describe(self, p: Position, menu: Menu) -> None:
        """Write the features of the moves in the menu, at most MOST_FEATURES each."""
        raise NotImplementedError

    def repeats(self, menu: Menu, i: i64) -> bool:
        """Whether a move of the menu has the same effect as an earlier one."""
        return False

    def weigh(self, p: Position, menu: Menu) -> None:
        self.describe(p, menu)
        features = self.features
        factors = self.factors
        weights = self.weights
        ends = self.ends
        total = 0.0
        at: i64 = 0
        i: i64
        for i in range(menu.count):
            weight = 1.0
            end = ends[i]
            while at < end:
                weight *= factors[features[at]]
                at += 1
            weights[i] = weight
            total += weight
        self.total = total

    def choose(self, p: Position, menu: Menu, rng: Rng) -> i64:
        return menu.ids[self.draw(p, menu, rng)]

    def draw(self, p: Position, menu: Menu, rng: Rng) -> i64:
        """The index in the menu of a move drawn at random."""
        self.weigh(p, menu)
        weights = self.weights
        left = self.total * chance(rng)
        i: i64
        for i in range(menu.count):
            left -= weights[i]
            if left < 0.0:
                return i
        return menu.count - 1


def ratings(p: Position, menu: Menu) -> list[float]:
    """What the game's hints say of the moves in a menu."""
    return p.game.rate(p, menu_moves(p, menu))


def menu_moves(p: Position, menu: Menu) -> list[Move[Any]]:
    """The moves of a menu."""
    catalogue = p.game.moves
    moves: list[Move[Any]] = []
    i: i64
    for i in range(menu.count):
        moves.append(catalogue[menu.ids[i]])
    return moves


def best(values: list[float]) -> i64:
    """The index of the first greatest value."""
    found: i64 = 0
    i: i64
    for i in range(1, len(values)):
        if values[i] > values[found]:
            found = i
    return found


def drawn(values: list[float], temperature: float, rng: Rng) -> i64:
    """An index drawn at random, with the weights of a Boltzmann distribution."""
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
    """A random number from 0 up to 1."""
    return float(rng.below(0x40000000)) / 1073741824.0
