"""Chapter 1: components, herd decks, costs and rewards, who sees what."""

from __future__ import annotations

from typing import Any

import pytest
from marks import example, rule

import trackside


@rule("GWT-1.1", "GWT-1.2", "GWT-1.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_box_holds_what_it_should(players):
    game: Any = trackside.game("great_western_trail", players=players)
    box = game.box
    assert sum(sum(stack) for stack in box.stack_count) == 54 + 18 + 22
    assert [sum(stack[kind] for stack in box.stack_count) for kind in range(3)] == [18, 18, 18]
    assert sum(box.market_count) == 36 and sum(box.objective_count) == 24
    p = game.start(1)
    assert len(p.players) == players and game.faults(p) == []
    assert all(len(p.view(k).seats[k].discs) == 14 and len(p.view(k).seats[k].buildings) == 10 for k in range(players))


@rule("GWT-1.4")
def test_points_can_be_read_at_any_time(table):
    p = table(2, seats=[{"dollars": 12}])
    assert p.scores()[0].parts()["dollars"] == 2 and not p.over


@rule("GWT-1.5", "GWT-1.6", "GWT-15.1", "GWT-5.9")
def test_the_discard_pile_is_shuffled_only_when_a_card_must_be_drawn(visit, play):
    me = {
        "hand": {"jersey": 3},
        "draw": {"guernsey": 1},
        "discard": {"jersey": 2, "guernsey": 2, "black_angus": 3, "dutch_belt": 3},
    }
    p = play(visit("neutral_a", me), "done")
    assert p.view(0).seats[0].hand == {"jersey": 3, "guernsey": 1}
    assert p.view(0).seats[0].draw_size == 0 and p.view(0).seats[0].discard != {}


@rule("GWT-1.6", "GWT-15.1")
def test_with_no_cards_anywhere_drawing_stops(visit, play):
    cards = {"jersey": 5, "guernsey": 3, "black_angus": 3, "dutch_belt": 3}
    gone = {name: n - (1 if name == "jersey" else 0) for name, n in cards.items()}
    p = visit("neutral_a", {"hand": {"jersey": 1}, "draw": {}}, removed=gone)
    play(p, "done")
    assert p.view(0).seats[0].hand_size == 1


@rule("GWT-1.7", "GWT-1.9", "GWT-1.11")
def test_money_of_a_reward_is_taken_in_full_from_the_bank(visit, play):
    p = play(visit("neutral_a", {"dollars": 0, "hand": {"guernsey": 1, "jersey": 1}}), "use discard_guernsey_gain_2")
    assert p.players[0].dollars == 2 and p.players[0].discard[1] == 1


@rule("GWT-1.9", "GWT-4.5")
def test_a_cost_is_paid_completely_or_not_at_all(visit, why):
    p = visit("neutral_d", {"dollars": 1})
    assert why(p, "use pay_2_engine_2") == "GWT-1.9"
    assert why(visit("neutral_d", {"dollars": 2}), "use pay_2_engine_2") is None


@rule("GWT-1.10")
@pytest.mark.parametrize(
    ("deed", "card"),
    [("discard_jersey_gain_2", "jersey"), ("discard_guernsey_gain_2", "guernsey"), ("discard_pair_gain_4", None)],
)
def test_an_action_points_at_the_card_it_costs(table, deed, card):
    p = table()
    targets = p.game.parse(f"use {deed}").where(p)
    assert targets == [("action", deed), *([] if card is None else [("hand", card)])]


@example("EX-9")
@rule("GWT-1.10")
def test_discards_must_match_exactly(visit, play, why):
    p = visit("neutral_e", {"dollars": 0, "hand": {"black_angus": 1, "jersey": 1}})
    assert play(p, "use discard_black_angus_gain_2").players[0].dollars == 2
    pair = visit("neutral_f", {"dollars": 0, "hand": {"jersey": 2, "guernsey": 1}})
    play(pair, "use discard_pair_gain_4", "discard jersey", "discard jersey")
    assert pair.players[0].dollars == 4
    assert why(visit("neutral_f", {"hand": {"jersey": 1, "guernsey": 1}}), "use discard_pair_gain_4") == "GWT-1.10"
    own: dict[str, Any] = {"buildings": {"build_drought_1": 2}, "hand": {"dutch_belt": 1}}
    risk = play(visit("build_drought_1", own), "use discard_cattle_certificates_1", "discard dutch_belt")
    assert risk.players[0].certificates == 1
    own = {"buildings": {"build_flood_1": 2}, "hand": {"jersey": 1}, "dollars": 0}
    risk = play(visit("build_flood_1", own), "use discard_jersey_certificates_1_gain_2")
    assert (risk.players[0].certificates, risk.players[0].dollars) == (1, 2)
    own = {"buildings": {"build_a_1": 2}, "hand": {"jersey": 1}}
    engine = play(visit("build_a_1", own, sides="abaaaaaaaa"), "use discard_jersey_engine_1", "engine 1")
    assert engine.view(0).seats[0].engine == "1"


@rule("GWT-1.10")
def test_any_means_any_cattle_card_not_an_objective(visit, why):
    own = {"buildings": {"build_drought_1": 2}, "hand": {"aux_san_francisco": 1}}
    assert why(visit("build_drought_1", own), "use discard_cattle_certificates_1") == "GWT-1.10"


@rule("GWT-1.12", "GWT-7.4")
def test_an_immediate_action_is_taken_at_once_or_forfeited(visit, play, offered):
    me = {"dollars": 20, "hand": {"jersey": 1}}
    p = play(visit("neutral_a", me, jobs={"1": {"engineer": 1}}), "use hire", "hire engineer 1")
    assert [str(move) for move in p.moves()] == ["decline", "use discard_jersey_certificates_1"]
    play(p, "decline")
    assert p.players[0].certificates == 0 and "discard_jersey_certificates_1" not in offered(p, "use")


@rule("GWT-1.8", "GWT-1.13")
def test_who_sees_what(table):
    p = table(2, seats=[{"hand": {"jersey": 2}, "cattleman": "neutral_a"}, {"hand": {"guernsey": 3}}])
    mine, other, spectator = p.view(0), p.view(1), p.view(None)
    assert mine.seats[0].hand == {"jersey": 2} and mine.seats[1].hand is None
    assert other.seats[0].hand is None and other.seats[0].hand_size == 2
    assert spectator.seats[0].hand is None and spectator.seats[0].discard == {}
    assert mine.seats[0].draw == {"jersey": 3, "guernsey": 3, "black_angus": 3, "dutch_belt": 3}
    assert other.seats[0].herd == {"jersey": 5, "guernsey": 3, "black_angus": 3, "dutch_belt": 3}
