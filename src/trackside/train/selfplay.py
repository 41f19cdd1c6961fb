"""Self-play in a batch: what each decision saw, how its moves were rated, what was played, and what it came to."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt
import torch

from trackside.envs.batch import Batch
from trackside.search.network import inputs
from trackside.search.raters import raters
from trackside.train.net import Net, log_softmax
from trackside.train.recipe import Recipe

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float32]

NETWORK, GREEDY, EARLIER = 0, 1, 2  # who plays a seat


@dataclass
class Menus:
    """The moves that some decisions look at, one after the other, with a row of ratings for each."""

    counts: Ints
    ids: Ints
    rated: Floats

    @property
    def first(self) -> Ints:
        found: Ints = np.cumsum(self.counts) - self.counts
        return found

    @property
    def rows(self) -> Ints:
        return np.repeat(np.arange(len(self.counts)), self.counts)

    def part(self, which: Ints) -> Menus:
        """Those of some of the decisions."""
        counts = self.counts[which]
        at = np.repeat(self.first[which] - (np.cumsum(counts) - counts), counts) + np.arange(counts.sum())
        return Menus(counts, self.ids[at], self.rated[at])


@dataclass
class Harvest:
    """Decisions of finished games, and how these games went."""

    seen: npt.NDArray[np.int8]
    menus: Menus
    chosen: Ints  # place in the menu
    logp: Floats
    values: Floats
    advantages: Floats
    results: list[float] = field(default_factory=list)  # against greedy: 1 won, 0.5 tied, 0 lost
    lengths: list[int] = field(default_factory=list)  # plies of games
    cut: int = 0
    seconds: float = 0.0  # of the processor

    def __len__(self) -> int:
        return len(self.chosen)


class Decision:
    """One decision of the network, until its game is over."""

    __slots__ = ("advantage", "chosen", "ids", "logp", "rated", "seat", "seen", "value")

    def __init__(
        self, seat: int, seen: npt.NDArray[np.int8], ids: Ints, rated: Floats, chosen: int, logp: float, value: float
    ) -> None:
        self.seat = seat
        self.seen = seen
        self.ids = ids
        self.rated = rated
        self.chosen = chosen
        self.logp = logp
        self.value = value
        self.advantage = 0.0


class Tables:
    """Games side by side. The network plays all seats, except in a share of the games: there it has one seat, and
    greedy or an earlier network has the others."""

    def __init__(self, recipe: Recipe, seed: int) -> None:
        self.recipe = recipe
        self.game = recipe.make_game()
        self.seats = int(self.game.seats)
        self.batch = Batch(self.game, recipe.lanes, seed=seed, reward="outcome", encoding=inputs(self.game))
        self.raters = raters(self.game, list(recipe.start.raters))
        self.chance = np.random.default_rng(seed)
        self.players = np.zeros((recipe.lanes, self.seats), np.int64)
        self.open: list[list[Decision]] = [[] for _ in range(recipe.lanes)]
        self.plies = np.zeros(recipe.lanes, np.int64)
        self.done: list[Decision] = []
        self.results: list[float] = []
        self.lengths: list[int] = []
        self.cut = 0
        for lane in range(recipe.lanes):
            self.deal(lane)

    def deal(self, lane: int) -> None:
        """Who plays the next game of a lane."""
        self.open[lane] = []
        self.plies[lane] = 0
        self.players[lane] = NETWORK
        luck = self.chance.random()
        if luck < self.recipe.mixed:
            self.players[lane] = GREEDY if luck < self.recipe.mixed / 2 else EARLIER
            self.players[lane, self.chance.integers(self.seats)] = NETWORK

    def look(self) -> tuple[Ints, Menus, Ints]:
        """The lanes with more than one legal move, their menus, and the first legal move of every lane."""
        counts, ids, ratings = self.batch.rate(self.raters)
        everything = Menus(counts.copy(), ids, ratings.astype(np.float32))
        lanes = np.flatnonzero(counts > 1)
        return lanes, below_best(everything.part(lanes), self.recipe), ids[everything.first].copy()

    def play(self, net: Net, earlier: Net) -> Harvest:
        """Play until enough decisions of finished games are there."""
        with torch.no_grad():
            known = {NETWORK: (net, net.moves()), EARLIER: (earlier, earlier.moves())}
        while len(self.done) < self.recipe.steps // max(self.recipe.actors, 1):
            self.step(known)
        return self.harvest()

    def step(self, known: dict[int, tuple[Net, Any]]) -> None:
        batch = self.batch
        lanes, menus, actions = self.look()
        seats = batch.seats[lanes]
        who = self.players[lanes, seats]
        for player, (net, moves) in known.items():
            which = np.flatnonzero(who == player)
            if len(which):
                seen, its = batch.observations[lanes[which]], menus.part(which)
                chosen, logp, values = draw(net, moves, seen, its, self.chance)
                actions[lanes[which]] = its.ids[its.first + chosen]
                if player == NETWORK:
                    self.remember(lanes[which], seats[which], seen, its, chosen, logp, values)
        which = np.flatnonzero(who == GREEDY)
        if len(which):
            its = menus.part(which)
            actions[lanes[which]] = its.ids[its.first + greatest(its, its.rated[:, 0])]
        batch.step(actions)
        self.plies += 1
        for lane in np.flatnonzero(batch.ends):
            self.finish(int(lane))

    def remember(
        self,
        lanes: Ints,
        seats: Ints,
        seen: npt.NDArray[np.int8],
        menus: Menus,
        chosen: Ints,
        logp: Floats,
        values: Floats,
    ) -> None:
        ends = np.cumsum(menus.counts)
        for k, lane in enumerate(lanes):
            its = slice(ends[k] - menus.counts[k], ends[k])
            self.open[lane].append(
                Decision(
                    int(seats[k]),
                    seen[k],
                    menus.ids[its],
                    menus.rated[its],
                    chosen[k],
                    float(logp[k]),
                    float(values[k]),
                )
            )

    def finish(self, lane: int) -> None:
        """The advantages of a game's decisions, by GAE over those of each seat; the only reward is at the end."""
        outcome = self.batch.rewards[lane]
        for seat in range(self.seats):
            after, gained = float(outcome[seat]), 0.0
            for each in reversed([each for each in self.open[lane] if each.seat == seat]):
                gained = after - each.value + self.recipe.discount * gained
                each.advantage = gained
                after = each.value
                self.done.append(each)
        if (self.players[lane] == GREEDY).any():
            own = float(outcome[self.players[lane] == NETWORK][0])
            best = float(outcome[self.players[lane] == GREEDY].max())
            self.results.append(1.0 if own > best else 0.5 if own == best else 0.0)
        self.lengths.append(int(self.plies[lane]))
        self.cut += int(self.batch.cuts[lane])
        self.deal(lane)

    def harvest(self) -> Harvest:
        done = self.done
        counts = np.array([len(each.ids) for each in done], np.int64)
        found = Harvest(
            np.stack([each.seen for each in done]),
            Menus(counts, np.concatenate([each.ids for each in done]), np.concatenate([each.rated for each in done])),
            np.array([each.chosen for each in done], np.int64),
            np.array([each.logp for each in done], np.float32),
            np.array([each.value for each in done], np.float32),
            np.array([each.advantage for each in done], np.float32),
            self.results,
            self.lengths,
            self.cut,
        )
        self.done, self.results, self.lengths, self.cut = [], [], [], 0
        return found

    def rows(self, count: int) -> npt.NDArray[np.int8]:
        """Rows of cells from games by the last rater with some noise, to see which ids occur."""
        found: list[npt.NDArray[np.int8]] = []
        while len(found) * (self.recipe.lanes // 8 + 1) < count:
            lanes, menus, actions = self.look()
            noisy = menus.rated[:, -1] + self.chance.gumbel(size=len(menus.ids)).astype(np.float32)
            actions[lanes] = menus.ids[menus.first + greatest(menus, noisy)]
            self.batch.step(actions)
            found.append(self.batch.observations[::8].copy())
        return np.concatenate(found)


def below_best(menus: Menus, recipe: Recipe) -> Menus:
    """Ratings as points below the best, down to a limit; of long menus only the moves that the first rater prefers."""
    if not len(menus.counts):
        return menus
    top = np.maximum.reduceat(menus.rated, menus.first, axis=0)
    rated = np.maximum(menus.rated - np.repeat(top, menus.counts, axis=0), -recipe.span).astype(np.float32)
    most = recipe.start.most
    if not most or menus.counts.max() <= most:
        return Menus(menus.counts, menus.ids, rated)
    keep = np.ones(len(menus.ids), np.bool_)
    for k in np.flatnonzero(menus.counts > most):
        its = slice(menus.first[k], menus.first[k] + menus.counts[k])
        keep[its] = False
        keep[its.start + np.argsort(-menus.rated[its, 0], kind="stable")[:most]] = True
    return Menus(np.minimum(menus.counts, most), menus.ids[keep], rated[keep])


def greatest(menus: Menus, numbers: Floats) -> Ints:
    """The place in each menu of its greatest number."""
    order = np.lexsort((-numbers, menus.rows))
    found: Ints = order[menus.first] - menus.first
    return found


def draw(
    net: Net, moves: Any, seen: npt.NDArray[np.int8], menus: Menus, chance: np.random.Generator
) -> tuple[Ints, Floats, Floats]:
    """A move of each menu drawn by the policy: its place, the logarithm of its probability, the position's value."""
    rows = torch.from_numpy(menus.rows)
    with torch.no_grad():
        its = torch.from_numpy(menus.ids), torch.from_numpy(menus.rated)
        scores, values = net(torch.from_numpy(np.ascontiguousarray(seen)), rows, *its, moves)
        logp = log_softmax(scores, rows, len(menus.counts)).numpy()
    chosen = greatest(menus, logp + chance.gumbel(size=len(logp)).astype(np.float32))
    return chosen, logp[menus.first + chosen], values.numpy()
