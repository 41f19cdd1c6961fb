"""Situations and copies."""

from __future__ import annotations

import pytest

import trackside
from trackside.core.rng import Rng

ID = "ticket_to_ride_amsterdam"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("generator", ["counter", "sha256"])
def test_a_position_made_from_its_situation_goes_on_alike(players, generator):
    game = trackside.game(ID, players=players)
    rng = Rng(players)
    p = game.start(players, generator)
    twins = []
    while not p.over:
        assert game.arrange(p.situation()).situation() == p.situation()
        if p.ply % 9 == 0:
            twins.append(game.arrange(p.situation()))
        moves = p.moves()
        move = moves[rng.below(len(moves))]
        for q in [p, *twins]:
            q.play(move)
    assert all(q.situation() == p.situation() for q in twins)
    assert game.arrange(p.situation()).situation() == p.situation()


def test_what_is_left_out_is_as_after_set_up():
    p = trackside.game(ID, players=4).arrange({})
    assert [(sum(q.hand), q.carts, q.contracts.bit_count()) for q in p.players] == [(2, 16, 2)] * 4
    assert (len(p.deck), len(p.contracts)) == (31, 16)
    assert (p.asked.name, p.seat) == ("turn", 0)


def test_the_rest_of_a_deck_is_shuffled_under_the_named_cards():
    p = trackside.game(ID).arrange({"deck": ["wild", "wild", "..."], "chance": {"key": "1"}})
    q = trackside.game(ID).arrange({"deck": ["wild", "wild", "..."], "chance": {"key": "2"}})
    assert list(p.deck)[-2:] == list(q.deck)[-2:] == [6, 6]
    assert list(p.deck) != list(q.deck)


def test_copies_share_nothing():
    game = trackside.game(ID, players=3)
    p = game.start(4)
    rng = Rng(4)
    kept = []
    while not p.over:
        kept.append((p.copy(), p.situation()))
        moves = p.moves()
        p.play(moves[rng.below(len(moves))])
    assert all(copy.situation() == situation for copy, situation in kept)
