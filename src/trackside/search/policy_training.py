"""Trains a playout policy by self-play: moves of seats that came out ahead become more likely (REINFORCE).

Every choice increases the logarithms of its factors and decreases those of all possible moves, each by its probability.
A game weights this for each seat by how much better the game went than usual for that seat.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Any, Final

from trackside.core.arrays import append, i64, shared_floats, vec
from trackside.core.game import Game
from trackside.core.moves import Menu
from trackside.core.position import Position
from trackside.core.rng import Rng
from trackside.search.judge import Judge
from trackside.search.policy import LinearPolicy
from trackside.search.settings import Settings

# Adam.
SLOW: Final = 0.9
SLOWER: Final = 0.999
TINY: Final = 1e-8

MEMORY: Final = 0.999  # decay of the average result of a seat


class Practice:
    """The training of one policy."""

    def __init__(self, game: Game[Any], policy: LinearPolicy, settings: Settings, held: float) -> None:
        self.game = game
        self.policy = policy
        self.judge = Judge(game, settings)
        self.held = held  # how strongly the logarithms are pulled to 0: a feature that tells nothing stays there
        self.size: i64 = len(policy.names)
        self.logarithms: vec[float] = shared_floats(self.size)
        self.slopes: vec[float] = shared_floats(self.size)  # of the games since the last step
        self.mean: vec[float] = shared_floats(self.size)
        self.square: vec[float] = shared_floats(self.size)
        self.steps: i64 = 0
        self.usual: vec[float] = vec[float]()  # what each seat reaches
        self.pulls: list[vec[float]] = []  # of the choices of each seat in one game
        _seat: i64
        for _seat in range(game.seats):
            self.usual = append(self.usual, 1.0 / float(game.seats))
            self.pulls.append(shared_floats(self.size))
        k: i64
        for k in range(self.size):
            self.logarithms[k] = log(policy.factors[k])
        self.menu = Menu()

    def train(self, key: i64, games: i64, rate: float) -> None:
        """Play some games, then take one step."""
        k: i64
        game: i64
        for game in range(games):
            self.play(Rng(key, game * 65536))
        self.steps += 1
        grown = 1.0 - SLOW ** float(self.steps)
        grown_more = 1.0 - SLOWER ** float(self.steps)
        for k in range(self.size):
            slope = self.slopes[k] / float(games) - self.held * self.logarithms[k]
            self.slopes[k] = 0.0
            self.mean[k] = SLOW * self.mean[k] + (1.0 - SLOW) * slope
            self.square[k] = SLOWER * self.square[k] + (1.0 - SLOWER) * slope * slope
            self.logarithms[k] += rate * (self.mean[k] / grown) / (sqrt(self.square[k] / grown_more) + TINY)
            self.policy.factors[k] = exp(self.logarithms[k])

    def play(self, rng: Rng) -> None:
        game = self.game
        policy = self.policy
        menu = self.menu
        moves = game.moves
        p: Position = game.set_up(rng.branch())
        p.settle()
        policy.look_at(p)
        policy.begin(p)
        asked = p.asked
        while asked is not None:
            p.list_moves(menu)
            chosen: i64 = 0
            if menu.count > 1:
                chosen = policy.draw(p, menu, rng)
                policy.describe(p, menu)
                self.pull(asked.seat, menu.count, chosen)
            p.carry_out(moves[menu.ids[chosen]])
            asked = p.asked
        self.judge.look(p)
        seat: i64
        k: i64
        for seat in range(game.seats):
            reached = self.judge.utilities[seat]
            better = reached - self.usual[seat]
            self.usual[seat] += (1.0 - MEMORY) * better
            pulls = self.pulls[seat]
            for k in range(self.size):
                self.slopes[k] += better * pulls[k]
                pulls[k] = 0.0

    def pull(self, seat: i64, count: i64, chosen: i64) -> None:
        policy = self.policy
        pulls = self.pulls[seat]
        at: i64 = 0
        i: i64
        for i in range(count):
            share = -policy.weights[i] / policy.total
            if i == chosen:
                share += 1.0
            end = policy.ends[i]
            while at < end:
                pulls[policy.features[at]] += share
                at += 1
