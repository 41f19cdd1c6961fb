"""GWT-14.13: the assignment of objective cards is the best one, and is found without trying everything."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from marks import rule

import trackside
from trackside.core.arrays import packed
from trackside.core.rng import Rng
from trackside.games.great_western_trail.rules.assignment import TASKS, Assignment, fulfil_all_that_fit, need
from trackside.games.great_western_trail.rules.box import TASK_BITS

GAME: Any = trackside.game("great_western_trail", players=2)
BOX = GAME.box
MASTERS = [(1, 0), (2, 3), (1, 2), (3, 10)]  # cards for how many points; none, as printed, and corrected ones


def dealt(rng, size):
    """Cards of the deck and starting cards, the number of those in the area, and things to show."""
    cards = [int(rng.below(len(BOX.objectives))) for _ in range(size)]
    resources = sum(int(rng.below(7)) << TASK_BITS * task for task in range(TASKS))
    return cards, int(rng.below(size + 1)), resources


def found(cards, forced, resources, per, vp):
    search = Assignment(BOX, packed(cards), forced, per, vp)
    search.find(resources)
    return search


def worth(cards, forced, resources, per, vp, ways):
    """The points of one choice: of each card whether it is fulfilled (2), unfulfilled in the area (1) or out (0)."""
    if any(way == 0 for way in ways[:forced]):
        return None
    done = [card for card, way in zip(cards, ways, strict=True) if way == 2]
    for task in range(TASKS):
        if sum(int(need(BOX.objective_needs[card], task)) for card in done) > int(need(resources, task)):
            return None
    points = sum(int(BOX.objective_vp[card]) for card in done)
    points += sum(int(BOX.objective_penalty[card]) for card, way in zip(cards, ways, strict=True) if way == 1)
    return points + vp * (sum(way > 0 for way in ways) // per)


@rule("GWT-14.13", "GWT-12.8", "GWT-14.7")
@pytest.mark.parametrize("seed", range(60))
def test_no_other_choice_is_better(seed):
    rng = Rng(seed)
    for per, vp in MASTERS:
        cards, forced, resources = dealt(rng, 1 + seed % 7)
        every = product(range(3), repeat=len(cards))
        points = [worth(cards, forced, resources, per, vp, ways) for ways in every]
        assert found(cards, forced, resources, per, vp).best == max(n for n in points if n is not None)


@pytest.mark.parametrize("seed", range(40))
def test_the_cards_named_make_the_points(seed):
    """Also where the bound has prices, of which a mistake would only show in many cards."""
    rng = Rng(seed)
    for per, vp in MASTERS:
        cards, forced, resources = dealt(rng, 7 + seed % 8)
        search = found(cards, forced, resources, per, vp)
        ways = [2 if at in list(search.fulfilled) else 1 if at in list(search.open) else 0 for at in range(len(cards))]
        assert worth(cards, forced, resources, per, vp, ways) == search.best
        assert search.best >= greedy(cards, forced, resources, per, vp)


@pytest.mark.parametrize("seed", range(40))
def test_what_fits_together_needs_no_search(seed):
    rng = Rng(seed)
    settled = 0
    for size in range(1, 6):
        cards, forced, resources = dealt(rng, size)
        way = packed([0] * size)
        search = found(cards, forced, resources, 1, 0)
        if fulfil_all_that_fit(BOX, packed(cards), forced, resources, way):
            settled += 1
            assert [at for at in range(size) if way[at] == 2] == list(search.fulfilled)
            assert [at for at in range(size) if way[at] == 1] == list(search.open)
        else:
            fitting = [card for card in cards if fits(card, resources)]
            assert not all(
                sum(int(need(BOX.objective_needs[card], task)) for card in fitting) <= int(need(resources, task))
                for task in range(TASKS)
            )
    assert settled


def fits(card, resources):
    return all(need(BOX.objective_needs[card], task) <= need(resources, task) for task in range(TASKS))


def greedy(cards, forced, resources, per, vp):
    """The best of what trying the cards in several orders gives."""
    best = -1000
    for turn in range(len(cards)):
        ways = [1 if at < forced else 0 for at in range(len(cards))]
        for at in [*range(turn, len(cards)), *range(turn)]:
            tried = [2 if k == at else way for k, way in enumerate(ways)]
            if worth(cards, forced, resources, per, vp, tried) is not None:
                ways = tried
        best = max(best, worth(cards, forced, resources, per, vp, ways))
    return best


@pytest.mark.parametrize("seed", range(30))
def test_twenty_cards_take_few_branches(seed):
    """All ways would be a thousand million; the master who pays for pairs of cards is what made them many."""
    rng = Rng(seed)
    deck = [card for card in range(int(BOX.deck_objectives)) for _ in range(int(BOX.objective_count[card]))]
    order = packed(deck)
    rng.shuffle(order)
    most = 2 + seed % 6
    resources = sum(int(rng.below(most)) << TASK_BITS * task for task in range(TASKS))
    search = found([int(card) for card in order][:20], seed % 5, resources, 2, 3)
    assert search.branches < 40_000
