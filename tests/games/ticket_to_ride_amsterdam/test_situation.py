"""Situations and copies."""

from __future__ import annotations

import pytest

import trackside
from trackside.core.edge.errors import Impossible
from trackside.core.rng import Rng

ID = "ticket_to_ride_amsterdam"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("generator", ["counter", "sha256"])
def test_a_position_made_from_its_situation_continues_alike(players, generator):
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


def test_missing_keys_are_as_after_set_up():
    p = trackside.game(ID, players=4).arrange({})
    assert [(sum(q.hand), q.carts, q.contracts.bit_count()) for q in p.players] == [(2, 16, 2)] * 4
    assert (len(p.deck), len(p.contracts)) == (31, 16)
    assert (p.asked.name, p.seat) == ("turn", 0)


def test_the_rest_of_a_deck_is_shuffled_under_the_named_cards():
    p = trackside.game(ID).arrange({"deck": ["wild", "wild", "..."], "chance": {"key": "1"}})
    q = trackside.game(ID).arrange({"deck": ["wild", "wild", "..."], "chance": {"key": "2"}})
    assert list(p.deck)[-2:] == list(q.deck)[-2:] == [6, 6]
    assert list(p.deck) != list(q.deck)


SECOND = [{"ask": "round"}, {"ask": "second-card", "seat": 0}]
CHOOSE = [{"ask": "round"}, {"ask": "choose-contracts", "seat": 0}]
SET_UP = [{"ask": "first-turn"}, {"ask": "set-up-contracts", "seat": 1}, {"ask": "set-up-contracts", "seat": 0}]
DEALT = [
    {"contracts": [], "offered": ["contract_01", "contract_02"]},
    {"contracts": [], "offered": ["contract_03", "contract_04"]},
]
EMPTY = {"deck": [], "row": ["wild", None, None, None, None], "seats": [{"hand": "rest"}, {"hand": {}}]}


@pytest.mark.parametrize(
    ("situation", "names"),
    [
        ({"deck": ["...", "red"]}, "deck: '...'"),
        ({"contract_deck": ["...", "contract_01"]}, "contract_deck: '...'"),
        ({"row": ["wild", "wild", "wild", "red", "blue"]}, "row"),
        ({"row": ["red", "blue", "green", "pink", "black"], "row_stays": True}, "row"),
        ({"to_move": 2}, "to_move"),
        ({"to_move": 1, "stack": SECOND}, "seat 0 is asked in the turn of seat 1"),
        ({"stack": [{"ask": "second-card", "seat": 0}]}, "stack"),
        ({"stack": [*SECOND, {"ask": "turn"}]}, "stack"),
        ({"stack": [{"ask": "round"}, {"ask": "round"}]}, "round"),
        ({"stack": [{"ask": "round"}, {"ask": "turn", "seat": 2}]}, "seat 2"),
        ({"stack": [{"ask": "round"}, {"ask": "turn", "card": "red"}]}, "card"),
        ({"stack": SECOND, **EMPTY}, "no second card"),
        ({"stack": CHOOSE}, "0 contracts to choose from"),
        ({"stack": CHOOSE, "seats": [{"offered": ["contract_01"]}]}, "1 contracts to choose from"),
        ({"seats": [{"offered": ["contract_01"]}]}, "on offer"),
        ({"stack": SET_UP[:1]}, "first turn"),
        ({"stack": SET_UP, "seats": [DEALT[0], {}]}, "seat 1"),
        ({"stack": [SET_UP[0], SET_UP[2]], "seats": DEALT}, "order of the seats"),
        ({"stack": SET_UP, "seats": DEALT, "passes": 1}, "passes"),
        ({"stack": []}, "over"),
        ({"final_turns": 3}, "final turns: 3"),
        ({"final_turns": 0}, "final turns: 0"),
        ({"final_turns": 2}, "final turns: nobody is short of carts"),
        ({"passes": 2}, "passes"),
        ({"passes": 10**30}, "passes"),
        ({"ply": -1}, "ply"),
        ({"seats": [{"routes": ["dam"]}]}, "dam"),
        ({"seats": [{"bonus_cards": 3}]}, "bonus cards"),
        ({"seats": [{"seen": {"red": 1}, "hand": {}}]}, "red"),
        ({"offers": [{"seat": 2, "offered": ["contract_01"]}]}, "seat 2"),
        ({"offers": [{"seat": 0, "offered": ["contract_01", "contract_01"]}]}, "contract_01"),
        ({"chance": {"key": "x"}}, "chance"),
    ],
)
def test_what_cannot_be_is_refused_by_name(situation, names):
    with pytest.raises(Impossible) as refused:
        trackside.game(ID).arrange(situation)
    assert names in str(refused.value)


def test_set_up_is_arranged_too():
    p = trackside.game(ID).arrange({"stack": SET_UP, "seats": DEALT})
    p.play("keep contract_01")
    p.play("keep contract_03 contract_04")
    assert (p.asked.name, p.seat, len(p.contracts)) == ("turn", 0, 21)


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
