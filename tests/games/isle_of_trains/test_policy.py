"""The weights by which playouts rate moves: fitted ones, and those that matter for each goal."""

from __future__ import annotations

import pytest

from trackside.core.arrays import COMPILED
from trackside.core.edge.box import load
from trackside.core.moves import Menu
from trackside.core.rng import Rng
from trackside.games.isle_of_trains.advice.hints import Rater
from trackside.games.isle_of_trains.advice.policy import QuickPolicy
from trackside.games.isle_of_trains.advice.scenario_weights import PLAYOUTS, ScenarioWeights, playout_weights

SCENARIOS = [str(number) for number in range(1, 11)]


def positions(its, seed):
    """Some positions of a game of the playout policy: the pure engine takes longer, so fewer."""
    p, menu, rng, policy = its.start(seed), Menu(), Rng(seed), QuickPolicy(its, 3.0)
    while not p.over:
        p.list_moves(menu)
        if menu.count > 1 and p.ply % (5 if COMPILED else 30) == 0:
            yield p
        p.carry_out(its.moves[menu.ids[0] if menu.count == 1 else policy.choose(p, menu, rng)])


def ratings(its, p, weights):
    rater = Rater(its.box, weights)
    return [rater.rate_at_once(p, move) for move in p.moves()]


def every_weight(weights):
    return [name for name in dir(weights) if isinstance(getattr(weights, name), float)]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_weight_is_named_if_and_only_if_ratings_depend_on_it(game, scenario):
    its = game(1, scenario=scenario)
    named = ScenarioWeights(its.box).names()
    assert len(named) == len(set(named))
    silent = ScenarioWeights(its.box)
    for name in set(every_weight(silent)) - set(named):
        silent.change(name, 1234.5)
    unheard = set(named)
    for seed in range(8 if COMPILED else 1):
        for p in positions(its, seed):
            usual = ratings(its, p, ScenarioWeights(its.box))
            assert ratings(its, p, silent) == usual
            for name in sorted(unheard):
                loud = ScenarioWeights(its.box)
                loud.change(name, getattr(loud, name) + 7.5)
                if ratings(its, p, loud) != usual:
                    unheard.remove(name)
    if COMPILED:
        assert unheard == set()


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_fitted_weights_of_playouts_are_those_of_their_file(game, scenario):
    its = game(1, scenario=scenario)
    path = its.setting.about.folder / PLAYOUTS / f"ch{scenario}.yaml"
    fitted = load(path) if path.is_file() else {}
    assert fitted.keys() <= ScenarioWeights(its.box).numbers().keys()
    usual = ScenarioWeights(its.box).numbers()
    assert playout_weights(its).numbers() == pytest.approx({**usual, **fitted})


def test_changed_weights_of_a_policy_leave_the_hints_alone(game):
    its = game(1, scenario="4")
    p = its.start(3)
    moves = p.moves()
    before = its.rate(p, moves)
    policy = its.search_settings("search").policy
    policy.change("unit", -50.0)
    assert policy.numbers()["unit"] == -50.0
    assert its.rate(p, moves) == before
    assert playout_weights(its).unit > 0
    with pytest.raises(ValueError, match="the policy has no luck"):
        policy.change("luck", 1.0)


@pytest.mark.parametrize(("players", "options"), [(1, {"scenario": "4"}), (2, {})])
def test_a_load_that_is_skipped_is_worth_what_an_earlier_one_is(game, players, options):
    its = game(players, **options)
    policy = QuickPolicy(its, 0.0)
    skipped = 0
    for seed in range(8 if COMPILED else 1):
        for p in positions(its, seed):
            policy.find_twins(p)
            kept = set()
            for move in p.moves():
                value = policy.rater.rate_at_once(p, move)
                if policy.loads_twin(move.id):
                    assert value in kept
                    skipped += 1
                else:
                    kept.add(value)
    assert skipped > 0 or players > 1 or not COMPILED
