"""Fits the weights of the hints that play a game's playouts, by games between policies without a search.

An evolution strategy (CMA-ES): each generation draws weights around the present ones, lets each of them play the same
seeds against a rival, and moves towards those that did well. The rivals are, in turn, the game's own hints and the
weights as they were some generations ago. What counts is the lead over the rival and, as much, the points themselves:
weights that only end a game before the rival is ready would win too, but play short and poor games among themselves.

Alone there is no rival: what counts is what a search of that game counts at the end of a playout, so winning and, as
long as that is rare, what was nearly reached.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

import trackside
from trackside.arena.pool import in_processes
from trackside.core.edge.errors import BadOption, TracksideError
from trackside.core.game import Game
from trackside.core.moves import Menu
from trackside.core.position import Position
from trackside.core.rng import Rng, key_of
from trackside.search.judge import Judge
from trackside.search.policy import GreedyPolicy, Policy

Numbers = dict[str, float]

POPULATION = 20
SEEDS = 20  # of a comparison, for each number of players; each is played twice, with the seats exchanged
SEEDS_ALONE = 100
SPREAD = 0.3  # of the first generation, in units
UNIT = 0.4  # the unit of a weight, as a share of it
LEAST_UNIT = 0.25
AGE = 8  # generations until the weights become the rival


class NoEvolution(TracksideError):
    """The library cmaes is not installed."""


class Comparison(msgspec.Struct, frozen=True):
    """Weights, their rival, and the games that they play."""

    game: str
    seats: list[int]
    options: dict[str, Any]
    numbers: Numbers
    rival: Numbers | None  # None: the game's hints
    seed: int


class Found(msgspec.Struct, frozen=True):
    """How weights did on average: the points of their seats, and those of the rival's. Alone, the share of games won
    and how a search judges their ends, in percent."""

    points: float
    rival: float
    fitness: float


class Generation(msgspec.Struct, frozen=True):
    number: int
    points: float
    rival: float
    against: str  # "hints" or "earlier weights"; alone "judged"


def fit_hints(
    id: str,
    seats: list[int],
    options: dict[str, Any],
    games: int,
    seed: int,
    jobs: int,
    progress: Callable[[Generation], object] = lambda generation: None,
) -> Numbers:
    """The fitted weights, by name, after about so many games. It starts from those that the game has."""
    try:
        cmaes: Any = import_module("cmaes")
        numpy: Any = import_module("numpy")
    except ModuleNotFoundError:
        raise NoEvolution("fitting hints needs cmaes and NumPy: pip install 'trackside[tune]'") from None
    begun = policy_of(trackside.game(id, seats[0], None, **options)).numbers()
    if not begun:
        raise BadOption(f"the playouts of {id} have no weights that can be fitted")
    names = list(begun)
    unit = numpy.array([max(UNIT * abs(begun[name]), LEAST_UNIT) for name in names])
    middle = numpy.array([begun[name] for name in names])
    evolution = cmaes.CMA(mean=numpy.zeros(len(names)), sigma=SPREAD, population_size=POPULATION, seed=seed)

    def numbers(x: Any) -> Numbers:
        return dict(zip(names, (middle + unit * x).tolist(), strict=True))

    alone = seats == [1]
    seeds = SEEDS_ALONE if alone else SEEDS
    earlier = begun
    count = max(games // (POPULATION * seeds * (1 if alone else 2 * len(seats))), 1)
    for number in range(count):
        drawn = [evolution.ask() for _ in range(POPULATION)]
        rival = earlier if number % 2 and not alone else None
        first = seed + number * seeds
        work = [Comparison(id, seats, options, numbers(x), rival, first) for x in drawn]
        found = dict(in_processes(partial(compared, work), range(POPULATION), jobs))
        evolution.tell([(x, -found[at].fitness) for at, x in enumerate(drawn)])
        if (number + 1) % AGE == 0:
            earlier = numbers(evolution.mean)
        points = sum(each.points for each in found.values()) / POPULATION
        others = sum(each.rival for each in found.values()) / POPULATION
        against = "judged" if alone else "hints" if rival is None else "earlier weights"
        progress(Generation(number + 1, points, others, against))
    return numbers(evolution.mean)


def compared(work: list[Comparison], at: int) -> tuple[int, Found]:
    return at, compare(work[at])


def compare(its: Comparison) -> Found:
    return compare_alone(its) if its.seats == [1] else compare_with_rival(its)


def compare_with_rival(its: Comparison) -> Found:
    points: list[float] = []
    rival: list[float] = []
    for seats in its.seats:
        game = trackside.game(its.game, seats, None, **its.options)
        mine, other = with_numbers(game, its.numbers), with_numbers(game, its.rival)
        for seed in range(its.seed, its.seed + SEEDS):
            for turn in range(2):
                scores = played(game, seed, [(other, mine)[(seat + turn) % 2] for seat in range(seats)])
                points += [score for seat, score in enumerate(scores) if (seat + turn) % 2]
                rival += [score for seat, score in enumerate(scores) if not (seat + turn) % 2]
    average, others = sum(points) / len(points), sum(rival) / len(rival)
    return Found(average, others, 2.0 * average - others)


def compare_alone(its: Comparison) -> Found:
    game = trackside.game(its.game, 1, None, **its.options)
    policy = with_numbers(game, its.numbers)
    judge = Judge(game, game.search_settings("merciless"))
    won = 0
    judged = 0.0
    for seed in range(its.seed, its.seed + SEEDS_ALONE):
        judge.set_par(game.start(seed))
        p = played_out(game, seed, [policy])
        judge.look(p)
        won += game.places(p)[0] == 1
        judged += judge.utilities[0]
    value = 100 * judged / SEEDS_ALONE
    return Found(100 * won / SEEDS_ALONE, value, value)


def with_numbers(game: Game[Any], numbers: Numbers | None) -> Policy:
    if numbers is None:
        return GreedyPolicy(0.0)
    policy = policy_of(game)
    for name, value in numbers.items():
        policy.change(name, value)
    return policy


def policy_of(game: Game[Any]) -> Policy:
    """The game's playout policy, fresh."""
    policy: Policy = game.search_settings("search").policy
    return policy


def played(game: Game[Any], seed: int, policies: list[Policy]) -> list[float]:
    """The final points of a game between policies, by seat."""
    return [float(score.total()) for score in played_out(game, seed, policies).scores()]


def played_out(game: Game[Any], seed: int, policies: list[Policy]) -> Position:
    """The end of a game between policies."""
    p: Position = game.start(seed)
    rng = Rng(key_of(seed))
    menu = Menu()
    for policy in policies:
        policy.begin(p)
    while not p.over:
        p.list_moves(menu)
        id = menu.ids[0] if menu.count == 1 else policies[p.seat].choose(p, menu, rng)
        p.carry_out(game.moves[id])
    return p


def write_hints(path: str, numbers: Numbers) -> None:
    """A line for each weight."""
    head = "# What counts in the ratings of playouts. Written by `trackside fit --hints`.\n"
    Path(path).write_text(head + "".join(f"{name}: {value:.4g}\n" for name, value in numbers.items()), encoding="utf-8")
