"""Chapter 9: every building tile."""

from __future__ import annotations

import pytest
from marks import example, rule

# What each tile offers a player who could do everything: deeds, without the risk action.
TILES = {
    "neutral_a": ["discard_guernsey_gain_2", "hire", "hire_2_dearer"],
    "neutral_b": ["discard_dutch_belt_gain_2", "build_2"],
    "neutral_c": ["engine_per_engineers", "certificates_1", "objective"],
    "neutral_d": ["auxiliary", "trade", "pay_2_engine_2"],
    "neutral_e": ["buy_cattle", "discard_black_angus_gain_2"],
    "neutral_f": ["discard_pair_gain_4", "hazard_7"],
    "neutral_g": ["engine_per_engineers", "auxiliary"],
    "1a": ["gain_2_per_own_buildings_in_woods"],
    "2a": ["discard_guernsey_gain_4", "buy_cattle"],
    "3a": ["discard_pair_gain_3", "cattleman_1"],
    "4a": ["hazard_5", "cattleman_2"],
    "5a": ["hire_1_cheaper", "engine_per_engineers"],
    "6a": ["discard_holstein_gain_10", "auxiliary"],
    "7a": ["certificates_2_per_teepee_pairs_gain_2_per_teepee_pairs"],
    "8a": ["auxiliary", "trade", "engine_2"],
    "9a": ["engine_3", "extraordinary_delivery"],
    "10a": ["certificates_to_limit", "cattleman_5"],
    "1b": ["discard_objective_certificates_2", "back_1_gain_3"],
    "2b": ["discard_jersey_engine_1", "discard_dutch_belt_gain_3"],
    "3b": ["cattleman_1", "auxiliary"],
    "4b": ["draw_per_cowboys", "cattleman_3"],
    "5b": ["discard_black_angus_certificates_2", "gain_per_engineers"],
    "6b": ["discard_cattle_gain_3_objective_to_hand"],
    "7b": ["engine_per_own_buildings_in_woods"],
    "9b": ["upgrade_behind"],
    "10b": ["gain_4", "engine_4", "cattleman_4"],
}
ABLE = {
    "dollars": 40,
    "engine": "9",
    "hand": {"jersey": 2, "guernsey": 1, "black_angus": 1, "dutch_belt": 1, "holstein": 1, "draw_3_five_hazard": 1},
    "teepees": {"teepee_green": 1, "teepee_blue": 1},
}
TRAIL = {"flood_1": "flood_green_4", "teepee_1": "teepee_green"}


@rule("GWT-9.A", "GWT-9.B", "GWT-9.C", "GWT-9.D", "GWT-9.E", "GWT-9.F", "GWT-9.G")
@rule(
    "GWT-9.1a",
    "GWT-9.2a",
    "GWT-9.3a",
    "GWT-9.4a",
    "GWT-9.5a",
    "GWT-9.6a",
    "GWT-9.7a",
    "GWT-9.8a",
    "GWT-9.9a",
    "GWT-9.10a",
)
@rule("GWT-9.1b", "GWT-9.2b", "GWT-9.3b", "GWT-9.4b", "GWT-9.5b", "GWT-9.6b", "GWT-9.7b", "GWT-9.9b", "GWT-9.10b")
@pytest.mark.parametrize("tile", TILES)
def test_what_each_tile_offers(visit, offered, tile):
    if tile.startswith("neutral"):
        p = visit(tile, ABLE, trail=TRAIL, jobs={"1": {"cowboy": 1}})
    else:
        number, side = int(tile[:-1]), tile[-1]
        me = {**ABLE, "buildings": {"build_b_1": number}}
        p = visit("build_b_1", me, trail=TRAIL, jobs={"1": {"cowboy": 1}}, sides=side * 10)
    assert sorted(offered(p, "use")) == sorted(TILES[tile])


@example("EX-16")
@rule("GWT-9.1a", "GWT-9.12")
def test_dollars_for_buildings_in_the_woods(visit, play):
    own = {"buildings": {"build_b_1": 1, "build_e_1": 2, "build_e_2": 3, "build_a_1": 4}, "dollars": 0, "hand": {}}
    p = play(visit("build_b_1", own), "use gain_2_per_own_buildings_in_woods")
    assert p.players[0].dollars == 6


PAIRS = "certificates_2_per_teepee_pairs_gain_2_per_teepee_pairs"
PAIR = {"teepees": {"teepee_green": 1, "teepee_blue": 1}}


@rule("GWT-9.7a", "GWT-1.9", "GWT-6.4")
def test_building_7a_pays_for_a_pair_at_the_certificate_limit(visit, play):
    me = {"buildings": {"build_a_1": 7}, "hand": {}, "dollars": 0, "certificates": 3, **PAIR}
    p = play(visit("build_a_1", me), f"use {PAIRS}")
    assert (p.players[0].dollars, p.players[0].certificates) == (2, 3)


@rule("GWT-9.7a", "GWT-1.9")
def test_building_7a_does_nothing_without_a_pair(visit, why, offered):
    me = {"buildings": {"build_a_1": 7}, "hand": {}, "teepees": {"teepee_green": 2}}
    p = visit("build_a_1", me)
    assert why(p, f"use {PAIRS}") == "GWT-1.9" and offered(p, "use") == []


@rule("GWT-9.7a")
@pytest.mark.parametrize(("pairs", "certificates", "dollars"), [(1, 2, 2), (2, 3, 4)])
def test_certificates_and_dollars_for_pairs_of_teepees(visit, play, pairs, certificates, dollars):
    teepees = {"teepee_green": pairs, "teepee_blue": pairs + 1}
    own = {"buildings": {"build_a_1": 7}, "teepees": teepees, "dollars": 0, "hand": {}}
    p = play(visit("build_a_1", own), "use certificates_2_per_teepee_pairs_gain_2_per_teepee_pairs")
    assert (p.players[0].certificates, p.players[0].dollars) == (certificates, dollars)
    assert p.view(0).seats[0].teepees == teepees


@rule("GWT-9.10a")
def test_the_marker_to_its_limit(visit, play):
    p = play(visit("build_a_1", {"buildings": {"build_a_1": 10}, "hand": {}}), "use certificates_to_limit")
    assert p.players[0].certificates == 3


@rule("GWT-9.1b")
def test_one_space_back_for_three_dollars_and_objective_cards_for_certificates(visit, play):
    own = {"buildings": {"build_a_1": 1}, "engine": "6", "dollars": 0, "hand": {"draw_3_five_hazard": 1}}
    p = play(visit("build_a_1", own, sides="baaaaaaaaa"), "use back_1_gain_3", "engine 5")
    assert p.players[0].dollars == 3
    play(p, "use discard_objective_certificates_2", "discard draw_3_five_hazard")
    assert p.players[0].certificates == 2


@rule("GWT-9.5b")
def test_a_dollar_for_each_engineer(visit, play):
    own = {"buildings": {"build_a_1": 5}, "workers": {"engineer": 4}, "dollars": 0, "hand": {}}
    assert play(visit("build_a_1", own, sides="aaaabaaaaa"), "use gain_per_engineers").players[0].dollars == 4


@rule("GWT-9.6b", "GWT-7.11", "GWT-1.13")
def test_an_objective_card_into_the_hand(visit, play):
    own = {"buildings": {"build_a_1": 6}, "hand": {"jersey": 1}, "dollars": 0}
    display = {"draw_3_five_hazard": 1}
    deed = "use discard_cattle_gain_3_objective_to_hand"
    p = play(visit("build_a_1", own, display=display, sides="aaaaabaaaa"), deed, "discard jersey")
    shown = play(p.copy(), "take draw_3_five_hazard")
    assert shown.view(0).seats[0].hand == {"draw_3_five_hazard": 1}
    assert shown.view(1).seats[0].shown == ["draw_3_five_hazard"]
    hidden = play(p.copy(), "take stack")
    assert hidden.view(1).seats[0].unseen == 1 and hidden.view(1).seats[0].shown == []
    assert sum(hidden.view(1).seats[0].herd.values()) == sum(hidden.view(0).seats[0].herd.values()) - 1


@rule("GWT-9.10b")
def test_three_separate_actions(visit, play, offered):
    p = visit("build_a_1", {"buildings": {"build_a_1": 10}, "dollars": 0, "hand": {}}, sides="aaaaaaaaab")
    play(p, "use engine_4", "engine 4", "use gain_4")
    assert p.players[0].dollars == 4 and offered(p, "use") == ["cattleman_4"]


# 8b.

COPIER = "aaaaaaabaa"


@rule("GWT-9.8b")
def test_copying_an_adjacent_building(visit, play, offered, why):
    own = {"buildings": {"build_a_2": 8}, "dollars": 0, "hand": {"guernsey": 1}}
    others = [{"buildings": {"build_a_1": 2}, "dollars": 0}]
    p = visit("build_a_2", own, others, sides=COPIER)
    assert offered(p, "copy") == ["build_a_1"]
    assert why(p, "copy neutral_b") == "GWT-9.8b" and why(p, "copy build_a_3") == "GWT-9.8b"
    play(p, "copy build_a_1", "use discard_guernsey_gain_4")
    assert [int(player.dollars) for player in p.players] == [4, 0]
    assert offered(p, "copy") == []


@rule("GWT-9.8b")
def test_copying_costs_the_fee_by_option(visit, play):
    own = {"buildings": {"build_a_2": 8}, "dollars": 5, "hand": {}}
    others = [{"buildings": {"build_a_1": 1}, "dollars": 0}]  # 1a: green hand
    p = visit("build_a_2", own, others, sides=COPIER, options={"copy_pays_fee": True})
    assert [int(player.dollars) for player in play(p, "copy build_a_1").players] == [3, 2]


@rule("GWT-9.8b")
def test_a_copied_tile_brings_its_risk_action_beside_the_own_one(visit, play, offered):
    own = {"buildings": {"build_flood_2": 8}, "dollars": 0, "hand": {"jersey": 3}}
    others = [{"buildings": {"build_flood_1": 2}}]
    risk = "discard_jersey_certificates_1_gain_2"
    p = play(visit("build_flood_2", own, others, sides=COPIER), "copy build_flood_1")
    play(p, f"use {risk}", f"use {risk}")
    assert p.players[0].dollars == 4 and risk not in offered(p, "use")
    p = visit("build_flood_2", own, others, sides=COPIER, options={"copy_risk": False})
    play(p, "copy build_flood_1", f"use {risk}")
    assert risk not in offered(p, "use")


@rule("GWT-9.8b")
def test_a_chain_of_copies_uses_no_tile_twice(visit, play, offered, why):
    own = {"buildings": {"build_a_2": 8}, "hand": {"guernsey": 1}, "dollars": 0}
    others = [{"buildings": {"build_a_1": 8}}]
    p = play(visit("build_a_2", own, others, sides=COPIER), "copy build_a_1")
    assert offered(p, "copy") == ["neutral_a"]
    assert why(p, "copy build_a_2") == "GWT-9.8b"
    play(p, "copy neutral_a", "use discard_guernsey_gain_2")
    assert p.players[0].dollars == 2
    p = visit("build_a_2", own, others, sides=COPIER, options={"copy_chain": False})
    assert why(p, "copy build_a_1") == "GWT-9.8b"


@rule("GWT-9.11")
def test_a_copied_building_may_be_used_again_when_it_is_reached(visit, play, offered):
    own = {"buildings": {"build_a_1": 8, "build_a_2": 3}, "dollars": 0, "hand": {"jersey": 4}}
    p = visit("build_a_1", own, sides=COPIER)
    play(p, "copy build_a_2", "use discard_pair_gain_3", "discard jersey", "discard jersey")
    play(p, "use cattleman_1", "step build_a_2", "use discard_pair_gain_3", "discard jersey", "discard jersey")
    assert p.players[0].dollars == 6
