"""Chapter 6: cards, money, certificates."""

from __future__ import annotations

import pytest
from marks import example, rule
from western_stacks import ask, in_city, in_phase_b

DRAWS = {"buildings": {"build_a_1": 4}, "workers": {"cowboy": 3}}
SIDES = "aaabaaaaaa"  # 4b: draw as many cards as cowboys


@rule("GWT-6.1")
def test_draw_and_discard_as_many_as_drawn(visit, play, offered, why):
    me = {**DRAWS, "hand": {"jersey": 2}, "draw": {"guernsey": 3, "jersey": 3, "black_angus": 3, "dutch_belt": 3}}
    p = play(visit("build_a_1", me, sides=SIDES), "use draw_per_cowboys", "draw", "draw")
    assert [str(move) for move in p.moves()] == ["decline", "draw"]
    play(p, "decline")
    assert p.asked.name == "discard-cards" and p.asked.left == 2
    play(p, "discard jersey")
    assert p.asked.left == 1
    play(p, offered(p, "discard")[0].join(("discard ", "")))
    assert p.view(0).seats[0].hand_size == 2


@rule("GWT-6.1")
def test_all_cards_are_drawn_by_option(visit, play, why):
    me = {**DRAWS, "hand": {"jersey": 2}}
    p = play(visit("build_a_1", me, sides=SIDES, options={"stop_drawing": False}), "use draw_per_cowboys", "draw")
    assert why(p, "decline") == "GWT-6.1"
    play(p, "draw", "draw")
    assert p.asked.name == "discard-cards" and p.asked.left == 3


@rule("GWT-6.1")
def test_a_set_of_cards_has_one_way_to_be_discarded(visit, play, offered, why):
    stack = in_phase_b(ask("discard-cards", left=2, select="any", least="jersey"))
    p = visit("neutral_a", {"hand": {"jersey": 1, "guernsey": 1, "dutch_belt": 1}}, stack=stack)
    assert offered(p, "discard") == ["jersey", "guernsey"]
    play(p, "discard guernsey")
    assert offered(p, "discard") == ["dutch_belt"] and why(p, "discard jersey") == "GWT-6.1"


REMOVES = {"cleared": ["aux_remove_first", "aux_remove_second"], "engine": "6", "hand": {"jersey": 2, "guernsey": 1}}


@rule("GWT-6.2", "GWT-1.9")
def test_cards_are_removed_for_good_up_to_the_number(visit, play, why):
    p = play(visit("neutral_g", REMOVES), "use auxiliary", "auxiliary aux_remove_card double", "engine 4")
    play(p, "remove jersey", "decline")
    assert p.view(None).removed == {"jersey": 1}
    exact = visit("neutral_g", REMOVES, options={"exact_removal": True})
    play(exact, "use auxiliary", "auxiliary aux_remove_card double", "engine 4", "remove jersey")
    assert why(exact, "decline") == "GWT-6.2"


@rule("GWT-6.3", "GWT-7.18")
def test_acquired_cards_go_to_the_discard_pile(visit, play):
    p = visit("neutral_e", {"dollars": 6, "hand": {"jersey": 1}}, market={"holstein": 1})
    play(p, "use buy_cattle", "buy holstein 1")
    assert p.view(1).seats[0].discard == {"holstein": 1}


@example("EX-18")
@rule("GWT-6.4")
@pytest.mark.parametrize(
    ("cleared", "limit"),
    [([], 3), (["certificate_6"], 3), (["certificate_4"], 4), (["certificate_4", "certificate_6"], 6)],
)
def test_certificate_limits(table, cleared, limit):
    p = table(2, seats=[{"cleared": cleared}])
    assert p.view(0).seats[0].certificate_limit == limit


@rule("GWT-6.4")
def test_from_four_one_space_leads_to_six(visit, play, why):
    me = {"certificates": 4, "cleared": ["certificate_4", "certificate_6"], "hand": {}}
    p = play(visit("neutral_c", me), "use certificates_1")
    assert p.players[0].certificates == 6
    assert why(visit("neutral_c", {"certificates": 3, "hand": {}}), "use certificates_1") == "GWT-1.9"


@rule("GWT-6.5")
def test_spending_certificates_across_the_gap(visit, offered):
    me = {"certificates": 6, "cleared": ["certificate_4", "certificate_6"], "hand": {"jersey": 1}}
    income = in_city(ask("income"))
    assert offered(visit("kansas_city", me, stack=income), "spend") == ["0", "2", "3", "4", "5", "6"]
    loose = visit("kansas_city", me, stack=income, options={"certificate_gap": "round_down"})
    assert offered(loose, "spend") == ["0", "1", "2", "3", "4", "5", "6"]
    loose.play(loose.game.parse("spend 1"))
    assert loose.players[0].certificates == 4


@rule("GWT-6.6", "GWT-8.12")
def test_permanent_certificates_are_never_spent(visit, play):
    me = {"masters": ["sm_hazards", "sm_teepees"], "hand": {"jersey": 1}, "dollars": 0}
    masters = {"station_1": "cowboy", "station_2": "cowboy", "station_3": "sm_workers"}
    masters |= {"station_4": "sm_objectives", "station_5": "sm_certificates"}
    p = visit("kansas_city", me, station_masters=masters)
    play(p, "foresight teepee_green", "foresight cowboy", "foresight craftsman")
    assert p.players[0].dollars == 3 and p.view(0).seats[0].permanent_certificates == 2
