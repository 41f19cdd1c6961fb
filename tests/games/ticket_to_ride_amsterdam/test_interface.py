"""Chapter 10: the interface."""

from __future__ import annotations

from typing import Any

import pytest
from marks import rule

import trackside
from trackside.core.edge.errors import Impossible
from trackside.core.moves import IllegalMove
from trackside.core.rng import Rng

ID = "ticket_to_ride_amsterdam"


@rule("TTR-10.1")
def test_same_seed_and_same_moves_give_the_same_game():
    game = trackside.game(ID, players=3)
    p, q = game.start(12), game.start(12)
    assert p.situation() == q.situation() != game.start(13).situation()
    rng = Rng(5)
    while not p.over:
        move = p.moves()[rng.below(len(p.moves()))]
        p.play(move)
        q.play(move)
    assert p.situation() == q.situation()


@rule("TTR-10.1")
def test_chance_is_used_only_for_shuffles(table, play):
    p = table(2, row=["red", "blue", "green", "pink", "black"])
    used = p.rng.count
    play(p, "draw", "draw", "contracts")
    assert p.rng.count == used


@rule("TTR-10.2")
@pytest.mark.parametrize(
    ("moves", "asks", "kinds"),
    [
        ([], "turn", {"take", "draw", "claim", "contracts"}),
        (["draw"], "second-card", {"take", "draw"}),
        (["contracts"], "choose-contracts", {"keep"}),
    ],
)
def test_the_inputs_of_each_phase(table, play, moves, asks, kinds):
    p = table(2, seats=[{"hand": {"red": 2, "wild": 1}}, {}], row=["red", "blue", "green", "pink", "black"])
    play(p, *moves)
    assert p.asked.name == asks
    assert {move.kind for move in p.moves()} == kinds


@rule("TTR-10.2")
def test_set_up_takes_choices_only_and_a_finished_game_nothing():
    p = trackside.game(ID).start(1)
    assert p.asked.name == "set-up-contracts"
    assert {move.kind for move in p.moves()} == {"keep"}
    while not p.over:
        p.play(p.moves()[0])
    assert p.moves() == []
    assert p.asked is None


@rule("TTR-10.2")
def test_contracts_are_kept_only_when_offered(table, refused):
    assert refused(table(2), "keep contract_01") == "TTR-10.2"


@rule("TTR-10.3")
def test_a_payment_is_cards_of_one_colour_and_wilds():
    game: Any = trackside.game(ID)
    lengths = dict(zip(game.box.route_names, game.box.length, strict=True))
    for move in game.moves:
        if move.kind == "claim":
            cards = move.facts()["cards"]
            assert sum(cards.values()) == lengths[move.facts()["route"]]
            assert len(set(cards) - {"wild"}) == (0 if set(cards) == {"wild"} else 1)


@rule("TTR-10.4")
def test_an_illegal_move_changes_nothing_and_names_its_rule():
    game = trackside.game(ID, players=2)
    p = game.start(8)
    rng = Rng(1)
    while not p.over:
        before = p.situation()
        for move in game.moves[:: 1 + rng.below(40)]:
            rule = game.explain(p, move)
            if rule is not None:
                with pytest.raises(IllegalMove, match=rule.id):
                    p.play(move)
        assert p.situation() == before
        moves = p.moves()
        p.play(moves[rng.below(len(moves))])


@rule("TTR-10.5")
@pytest.mark.parametrize(
    ("situation", "named"),
    [
        ({"seats": [{"hand": {"red": 7}}, {}]}, "red"),
        ({"seats": [{"hand": {"mauve": 1}}, {}]}, "mauve"),
        ({"seats": [{"contracts": ["contract_01"]}, {"contracts": ["contract_01"]}]}, "contract_01"),
        (
            {"seats": [{"routes": ["dam__begijnhof__grey"]}, {"routes": ["dam__begijnhof__grey"]}]},
            "dam__begijnhof__grey",
        ),
        ({"deck": ["red"]}, "of it nowhere"),
        ({"contract_deck": ["contract_01"]}, "it is nowhere"),
        ({"row": ["red"]}, "row"),
        ({"row": ["red"] * 6}, "6 cards for 5 places"),
        ({"seats": [{}, {}, {}]}, "seats: 3"),
        ({"to_move": 2}, "to_move"),
        ({"stack": [{"ask": "riddle"}]}, "riddle"),
        ({"stack": []}, "over"),
        ({"final_turns": 1}, "final turns"),
        ({"passes": 2}, "passes"),
        ({"seats": [{"hand": {"red": 1}, "seen": {"red": 2}}, {}]}, "more seen than held"),
        ({"seats": [{"bonus_cards": 1}, {}]}, "bonus cards"),
        ({"seats": [{"offered": ["contract_01"]}, {}]}, "on offer"),
        ({"offers": [{"seat": 0, "offered": ["contract_01", "contract_02"], "returned": "contract_01"}]}, "offers"),
        ({"colour": "mauve"}, "colour"),
    ],
)
def test_a_situation_that_does_not_add_up_is_refused_by_name(situation, named):
    with pytest.raises(Impossible, match=named):
        trackside.game(ID).arrange(situation)


@rule("TTR-10.5")
@pytest.mark.parametrize(
    ("spoil", "named"),
    [
        (lambda p: p.players[0].hand.__setitem__(0, 9), "pink"),
        (lambda p: setattr(p.players[1], "carts", 15), "carts"),
        (lambda p: setattr(p.players[1], "points", 1), "points"),
        (lambda p: setattr(p.players[0], "bonus", 1), "bonus cards"),
        (lambda p: setattr(p.players[0], "closed", 1), "closed"),
        (lambda p: setattr(p, "contracts", p.contracts[1:]), "places"),
        (lambda p: p.row.__setitem__(0, -1), "row"),
    ],
)
def test_the_audit_finds_what_is_lost_or_doubled(spoil, named):
    p = trackside.game(ID).arrange({})
    assert p.game.faults(p) == []
    spoil(p)
    assert any(named in fault for fault in p.game.faults(p))
