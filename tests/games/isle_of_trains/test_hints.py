"""Hints are deterministic and terminate. How good they are: tests/bots/test_strength.py."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest

import trackside
from trackside.core.arrays import COMPILED
from trackside.core.edge.record import read
from trackside.core.moves import Menu
from trackside.core.rng import Rng
from trackside.games.isle_of_trains.advice.hints import Rater
from trackside.games.isle_of_trains.advice.policy import QuickPolicy

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
def test_a_greedy_scenario_ends(game, scenario):
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


# The games that pin the choices of greedy@0.1 (seats and scenario), and digests of all ratings in them: of the first
# moves, for the pure engine, and of the whole game.
PURE = 25
RATINGS = [
    ("1-1", "f33b64dfa96003ae", "7c2829df3016b737"),
    ("1-10", "bae8b87e58ed367b", "ed86de5bb0007fe6"),
    ("1-2", "abb2436b378ed5bc", "b52c875b875731e9"),
    ("1-4", "2997e2451d31691b", "5b900df0de17121d"),
    ("1-5", "dd9557eccd995704", "d3180e74544b4dc8"),
    ("1-7", "6b62fd7a086e694c", "b4f252ef2c5ac8c5"),
    ("1-8", "ade8a51678a190f4", "abf9ae46ccc51037"),
    ("1-9", "a4f4b853a53ef0b6", "d13326721a14d81f"),
    ("1", "e37f1c630356542e", "14afc6a8f4d1c7cd"),
    ("2", "70b3d59170b2966b", "e853f7f6c7cd3818"),
    ("4", "148b51887c3ec86b", "27d421963cab5488"),
]


@pytest.mark.parametrize(("name", "first", "whole"), RATINGS)
def test_ratings_stay_the_same_to_the_last_bit(name, first, whole):
    """They choose the moves of a frozen bot: what makes them quicker must not change them."""
    file = Path(__file__).parents[2] / "bots" / "choices" / f"greedy@0.1-isle_of_trains-{name}.txt"
    record = read(file.read_text(encoding="utf-8"))
    its = trackside.game(record.game, record.players, **record.options)
    assert record.seed is not None
    p = its.start(record.seed)
    digest = sha256()
    for line in record.lines if COMPILED else record.lines[:PURE]:
        digest.update(" ".join(float(rating).hex() for rating in its.rate(p, p.moves())).encode())
        p.play(line.text)
    assert digest.hexdigest()[:16] == (whole if COMPILED else first)


@pytest.mark.parametrize(("players", "scenario"), [(3, ""), (1, "1"), (1, "7"), (1, "10")])
def test_a_rater_keeps_nothing_from_one_position_for_the_next(game, players, scenario):
    its = game(players, scenario=scenario) if scenario else game(players)
    rater = Rater(its.box)
    rng = Rng(8)
    p = its.start(5)
    for _ in range(60 if COMPILED else 12):
        if p.over:
            break
        moves = p.moves()
        assert [rater.rate_at_once(p, move) for move in moves] == [
            Rater(its.box).rate_at_once(p, move) for move in moves
        ]
        p.play(moves[int(rng.below(len(moves)))])


@pytest.mark.parametrize("players", [1, 2])
def test_the_policy_of_playouts_finishes_games_by_legal_moves_and_scraps_nothing(game, players):
    its = game(players)
    policy = QuickPolicy(its, 0.0)
    menu = Menu()
    rng = Rng(4)
    for seed in range(5 if COMPILED else 1):
        p = its.start(seed)
        while not p.over:
            p.list_moves(menu)
            id = menu.ids[0] if menu.count == 1 else policy.choose(p, menu, rng)
            assert not its.moves[id].text.startswith("scrap-for")
            p.play(its.moves[id])
