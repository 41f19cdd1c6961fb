"""Advice for bots: always the same, and it comes to an end. How good it is: tests/bots/test_strength.py."""

from __future__ import annotations

import pytest

from trackside.core.arrays import COMPILED
from trackside.core.rng import Rng

# A decision that looks at the whole day takes the pure engine long. tests/bots/test_strength.py plays more of them.
SCENARIOS = [str(number) for number in range(1, 11 if COMPILED else 4)]


def best(its, p, rng):
    """What the greedy bot plays: the best-rated move of one sampled world."""
    moves = p.moves()
    world = p.copy()
    world.resample(p.seat, rng)
    rates = its.rate(world, moves)
    return moves[rates.index(max(rates))]


def played(its, seed):
    p = its.start(seed)
    rng = Rng(seed + 1)
    while not p.over:
        p.play(best(its, p, rng))
    return p


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_greedy_scenario_comes_to_its_end(game, scenario):
    """Buying back could go on for ever, where a day earns what a card costs (IOT-17.9)."""
    for seed in range(4 if COMPILED else 1):
        assert played(game(1, scenario=scenario), seed).ply < 1_000


def test_one_rating_for_each_move_and_always_the_same(game):
    its = game(2)
    p = its.start(3)
    for _ in range(60):
        moves = p.moves()
        rates = its.rate(p, moves)
        assert len(rates) == len(moves) and rates == its.rate(p, moves)
        p.play(moves[rates.index(max(rates))])
