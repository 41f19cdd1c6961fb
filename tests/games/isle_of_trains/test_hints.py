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


@pytest.mark.skipif(not COMPILED, reason="a hundred games; `make compile` first")
def test_greedy_wins_the_first_scenario_more_often_than_not(game):
    its = game(1, scenario="1")
    assert sum(its.places(played(its, seed, {0})) == [1] for seed in range(100)) > 50


def test_one_rating_for_each_move_and_always_the_same(game):
    its = game(2)
    p = its.start(3)
    for _ in range(60):
        moves = p.moves()
        rates = its.rate(p, moves)
        assert len(rates) == len(moves) and rates == its.rate(p, moves)
        p.play(moves[rates.index(max(rates))])
