"""Advice for bots: good enough to beat chance, alone and at a full table."""

from __future__ import annotations

import random
import statistics

import pytest

from trackside.core.arrays import COMPILED
from trackside.core.rng import Rng

GAMES = 40 if COMPILED else 4


def best(its, p, rng):
    """What the greedy bot plays: the best-rated move of one sampled world."""
    moves = p.moves()
    world = p.copy()
    world.resample(p.seat, rng)
    rates = its.rate(world, moves)
    return moves[rates.index(max(rates))]


def played(its, seed, greedy):
    p = its.start(seed)
    rng, chance = Rng(seed + 1), random.Random(seed)
    while not p.over:
        p.play(best(its, p, rng) if p.seat in greedy else chance.choice(p.moves()))
    return p


def test_greedy_beats_three_random_players(game):
    its = game(4)
    won = sum(its.places(played(its, seed, {seed % 4}))[seed % 4] == 1 for seed in range(GAMES))
    assert won > 0.9 * GAMES


def test_greedy_in_the_solo_challenge(game):
    its = game(1)
    totals = [int(played(its, seed, {0}).scores()[0].total()) for seed in range(GAMES)]
    assert statistics.median(totals) >= 50


@pytest.mark.parametrize("scenario", [str(number) for number in range(1, 11)])
def test_a_greedy_scenario_comes_to_its_end(game, scenario):
    """Buying back could go on for ever, where a day earns what a card costs (IOT-17.9)."""
    for seed in range(GAMES // 4):
        assert played(game(1, scenario=scenario), seed, {0}).ply < 1_000


def test_one_rating_for_each_move_and_always_the_same(game):
    its = game(2)
    p = its.start(3)
    for _ in range(60):
        moves = p.moves()
        rates = its.rate(p, moves)
        assert len(rates) == len(moves) and rates == its.rate(p, moves)
        p.play(moves[rates.index(max(rates))])
