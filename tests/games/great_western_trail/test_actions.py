"""Chapter 7: hire, build, objective cards, trade, hazards, cattle, moves of the cattleman, auxiliary actions."""

from __future__ import annotations

import pytest
from marks import example, rule
from western_stacks import ask, in_phase_b

RICH = {"dollars": 50, "hand": {}}


# Hire.


@example("EX-10")
@rule("GWT-7.1", "GWT-7.2", "GWT-7.3", "GWT-7.4")
def test_hiring_two_workers_on_neutral_a(visit, play, offered, why):
    me = {"dollars": 15, "workers": {"engineer": 2}, "hand": {"jersey": 1}}
    jobs = {"1": {"cowboy": 1}, "3": {"engineer": 1}, "4": {"engineer": 1}}
    p = visit("neutral_a", me, jobs=jobs, token=4)
    play(p, "use hire")
    assert why(p, "hire engineer 4") == "GWT-7.1"
    play(p, "hire engineer 3")
    assert p.players[0].dollars == 8 and p.players[0].engineers == 3
    play(p, "use discard_jersey_gain_2", "use hire_2_dearer", "hire cowboy 1")
    assert p.players[0].dollars == 2 and p.players[0].cowboys == 2
    assert why(p, "use discard_guernsey_gain_2") in ("GWT-1.10", "GWT-3.1")


@rule("GWT-7.1")
def test_each_worker_of_a_row_is_offered_once(visit, play, offered):
    jobs = {"1": {"cowboy": 1, "craftsman": 2, "engineer": 1}}
    p = play(visit("neutral_a", {"dollars": 15}, jobs=jobs, token=4, players=4), "use hire")
    assert offered(p, "hire") == ["cowboy 1", "craftsman 1", "engineer 1"]
    assert p.game.find("hire engineer 12") is not None and p.game.find("hire engineer 13") is None


@example("EX-11")
@rule("GWT-7.2", "GWT-9.A", "GWT-9.5a")
@pytest.mark.parametrize(
    ("space", "deed", "cost"),
    [("neutral_a", "hire", 7), ("neutral_a", "hire_2_dearer", 9), ("build_a_1", "hire_1_cheaper", 6)],
)
def test_the_icon_changes_the_price(visit, play, space, deed, cost):
    me = {"dollars": 9, "hand": {}, "buildings": {"build_a_1": 5}}
    p = play(visit(space, me, jobs={"3": {"cowboy": 1}}, token=4), f"use {deed}", "hire cowboy 3")
    assert p.players[0].dollars == 9 - cost


@rule("GWT-7.1")
def test_all_rows_are_open_when_the_token_has_left(visit, play):
    p = visit("neutral_a", RICH, jobs={"12": {"cowboy": 1}}, token=13, trigger=1)
    play(p, "use hire", "hire cowboy 12")
    assert p.players[0].cowboys == 2


@rule("GWT-7.3")
def test_a_full_row_takes_no_more(visit, why, play):
    me = {**RICH, "workers": {"cowboy": 6}}
    p = play(visit("neutral_a", me, jobs={"1": {"cowboy": 1, "engineer": 1}}), "use hire")
    assert why(p, "hire cowboy 1") == "GWT-7.3"


@rule("GWT-7.4")
def test_engineer_space_four_hires_again(visit, play):
    me = {**RICH, "workers": {"engineer": 3}}
    p = play(visit("neutral_a", me, jobs={"1": {"engineer": 1, "cowboy": 1}}), "use hire", "hire engineer 1")
    assert p.asked.name == "hire-worker" and p.asked.modifier == -2
    play(p, "hire cowboy 1")
    assert p.players[0].dollars == 50 - 6 - 4


@rule("GWT-7.5")
def test_gaps_in_the_job_market_are_not_refilled(visit, play):
    p = play(visit("neutral_a", RICH, jobs={"1": {"cowboy": 2}}), "use hire", "hire cowboy 1", "done")
    assert p.view(0).jobs[0].workers == {"cowboy": 1}


# Build.


@example("EX-12")
@rule("GWT-7.6", "GWT-7.8", "GWT-9.B")
def test_a_new_building_needs_and_costs_its_craftsmen(visit, play, why):
    me = {"dollars": 4, "workers": {"craftsman": 2}, "hand": {}}
    p = play(visit("neutral_b", me), "use build_2")
    assert why(p, "build 5 build_a_1") == "GWT-7.6"
    play(p, "build 4 build_a_1")
    assert p.players[0].dollars == 0 and p.view(0).trail[2].tile == "private_4a" and p.players[0].craftsmen == 2


@rule("GWT-1.9", "GWT-7.6")
def test_a_building_that_cannot_be_placed_is_not_asked_for(table):
    stack = in_phase_b(ask("place-building", price=2, optional=True))
    p = table(stack=stack, seats=[{"cattleman": "neutral_a", "dollars": 1, "hand": {}}])
    assert (p.asked.name, p.asked.seat) == ("place-cattleman", 1)


@example("EX-12")
@rule("GWT-7.7", "GWT-7.9")
def test_replacing_costs_the_difference(visit, play, why):
    me = {"dollars": 6, "workers": {"craftsman": 3}, "buildings": {"build_a_1": 4, "build_a_2": 5}, "hand": {}}
    p = play(visit("neutral_b", me), "use build_2")
    assert why(p, "build 3 build_a_1") == "GWT-7.7"  # fewer craftsmen
    play(p, "build 8 build_a_1")
    assert p.players[0].dollars == 0 and p.situation()["seats"][0]["replaced"] == [4]
    nine = {"dollars": 50, "workers": {"craftsman": 4}, "buildings": {"build_a_1": 5}, "hand": {}}
    assert why(play(visit("neutral_b", nine), "use build_2"), "build 9 build_a_1") is None
    assert why(play(visit("neutral_b", nine), "use build_2"), "build 9 build_a_2") == "GWT-7.6"


@example("EX-12")
@rule("GWT-7.9")
@pytest.mark.parametrize(("craftsmen", "number", "target", "cost"), [(3, 4, "build_a_2", 2), (5, 8, "build_a_1", 3)])
def test_craftsman_spaces_four_and_six_build_for_half(visit, play, craftsmen, number, target, cost):
    me = {
        "dollars": 20,
        "workers": {"craftsman": craftsmen},
        "buildings": {"build_a_1": 4} if number == 8 else {},
        "hand": {},
    }
    p = visit("neutral_a", me, jobs={"1": {"craftsman": 1}})
    play(p, "use hire", "hire craftsman 1", f"build {number} {target}")
    assert p.players[0].dollars == 20 - 6 - cost


@rule("GWT-7.6")
def test_building_spaces_of_others_are_taken(visit, play, why):
    p = play(visit("neutral_b", RICH, [{"buildings": {"build_a_1": 1}}]), "use build_2")
    assert why(p, "build 1 build_a_1") == "GWT-7.6"
    assert why(p, "build 1 build_a_2") is None


# Objective cards.


@rule("GWT-7.11", "GWT-9.C")
def test_an_objective_card_from_display_or_stack(visit, play, offered):
    display = {"gain_2_building_2_blue": 1, "draw_3_five_hazard": 1}
    p = play(visit("neutral_c", {"hand": {}}, display=display), "use objective")
    assert offered(p, "take") == ["gain_2_building_2_blue", "draw_3_five_hazard", "stack"]
    play(p, "take gain_2_building_2_blue")
    assert p.view(1).seats[0].discard == {"gain_2_building_2_blue": 1}
    assert sum(p.view(1).display.values()) == 2  # filled again at once


ALL_OBJECTIVES = {"aux_san_francisco": 4}


@rule("GWT-7.12", "GWT-15.2")
def test_without_cards_none_is_gained(visit, play, why, table):
    names = [name for name in table().box.cards[13:] if name != "aux_san_francisco"]
    gone = {**dict.fromkeys(names, 1), "aux_san_francisco": 4}
    p = visit("neutral_c", {"hand": {}}, display={}, objective_stack={}, removed=gone)
    assert why(p, "use objective") == "GWT-7.12"
    me = {"buildings": {"build_a_1": 6}, "hand": {"jersey": 1}, "dollars": 0}
    p = visit("build_a_1", me, display={}, objective_stack={}, removed=gone, sides="aaaaabaaaa")
    play(p, "use discard_cattle_gain_3_objective_to_hand", "discard jersey")
    assert p.players[0].dollars == 3 and p.seat == 1


@rule("GWT-7.12", "GWT-15.2")
def test_an_empty_stack_refills_nothing(visit, play, table):
    names = [name for name in table().box.cards[13:] if name not in ("aux_san_francisco", "draw_3_five_hazard")]
    gone = {**dict.fromkeys(names, 1), "aux_san_francisco": 4}
    p = visit("neutral_c", {"hand": {}}, display={"draw_3_five_hazard": 1}, objective_stack={}, removed=gone)
    play(p, "use objective", "take draw_3_five_hazard")
    assert p.view(0).display == {}


# Teepees and hazards.


@example("EX-14")
@rule("GWT-7.13", "GWT-9.D")
def test_trading(visit, play, why):
    trail = {"teepee_minus_2": "teepee_green", "teepee_6": "teepee_blue"}
    p = play(visit("neutral_d", {"dollars": 2, "hand": {}}, trail=trail), "use trade", "trade teepee_minus_2")
    assert p.players[0].dollars == 0 and p.view(0).seats[0].teepees == {"teepee_green": 1}
    p = play(visit("neutral_d", {"dollars": 1, "hand": {}}, trail=trail), "use trade")
    assert why(p, "trade teepee_minus_2") == "GWT-1.9" and why(p, "trade teepee_1") == "GWT-7.13"
    play(p, "trade teepee_6")
    assert p.players[0].dollars == 7
    assert why(visit("neutral_d", RICH), "use trade") == "GWT-7.13"
    dear = {"teepee_minus_2": "teepee_green"}
    assert why(visit("neutral_d", {"dollars": 2, "hand": {}}, trail=dear), "use trade") is None
    assert why(visit("neutral_d", {"dollars": 1, "hand": {}}, trail=dear), "use trade") == "GWT-1.9"


@rule("GWT-7.14", "GWT-9.F", "GWT-9.4a")
@pytest.mark.parametrize(("space", "price"), [("neutral_f", 7), ("build_a_1", 5)])
def test_removing_a_hazard_for_its_price(visit, play, why, space, price):
    trail = {"drought_1": "drought_green_4", "flood_1": "flood_black_2"}
    me = {"dollars": price, "hand": {}, "buildings": {"build_a_1": 4}}
    p = play(visit(space, me, trail=trail), f"use hazard_{price}")
    assert why(p, "hazard drought_2") == "GWT-7.14"
    play(p, "hazard drought_1")
    assert p.players[0].dollars == 0 and p.view(0).seats[0].hazards == {"drought_green_4": 1}
    assert why(visit(space, {**me, "dollars": price - 1}, trail=trail), f"use hazard_{price}") == "GWT-1.9"
    assert why(visit(space, me), f"use hazard_{price}") == "GWT-7.14"


@rule("GWT-7.14", "GWT-7.4")
def test_cowboy_space_four_removes_a_hazard_for_free(visit, play):
    me = {**RICH, "workers": {"cowboy": 3}}
    p = visit("neutral_a", me, jobs={"1": {"cowboy": 1}}, trail={"flood_1": "flood_black_2"})
    play(p, "use hire", "hire cowboy 1", "hazard flood_1")
    assert p.players[0].dollars == 44


# Cattle.

MARKET = {"holstein": 2, "ayrshire": 1, "west_highland_3": 1, "west_highland_5": 1, "texas_longhorn_6": 1}


@example("EX-15")
@rule("GWT-7.15", "GWT-7.16", "GWT-9.E")
@pytest.mark.parametrize(
    ("cowboys", "bought", "dollars"),
    [
        (1, ["holstein 1"], 6),
        (1, ["west_highland_5 1"], 12),
        (2, ["holstein 1", "ayrshire 1"], 12),
        (2, ["ayrshire 2"], 3),
        (2, ["texas_longhorn_6 2"], 12),
        (3, ["holstein holstein 3"], 5),
        (3, ["holstein ayrshire 3"], 5),
        (5, ["west_highland_3 west_highland_5 5"], 8),
        (3, ["west_highland_3 3"], 6),
        (4, ["texas_longhorn_6 4"], 6),
    ],
)
def test_prices_of_cattle(visit, play, cowboys, bought, dollars):
    me = {"dollars": 30, "workers": {"cowboy": cowboys}, "hand": {}}
    p = play(visit("neutral_e", me, market=MARKET), "use buy_cattle", *(f"buy {text}" for text in bought))
    assert p.players[0].dollars == 30 - dollars


@rule("GWT-7.15", "GWT-7.16", "GWT-7.18")
def test_what_cannot_be_bought(visit, play, why):
    me = {"dollars": 11, "workers": {"cowboy": 3}, "hand": {}}
    p = play(visit("neutral_e", me, market=MARKET), "use buy_cattle")
    assert why(p, "buy texas_longhorn_6 4") == "GWT-7.15"
    assert why(p, "buy brown_swiss 1") == "GWT-7.18"
    assert why(p, "buy ayrshire ayrshire 3") == "GWT-7.18"  # only one there
    assert why(p, "buy west_highland_3 1") == "GWT-1.9"
    assert not any(str(move).startswith("buy texas_longhorn_5 texas") for move in p.game.moves)


@rule("GWT-7.17", "GWT-15.5")
def test_a_cowboy_reveals_two_cards_instead_of_buying(visit, play, why):
    me = {"dollars": 30, "workers": {"cowboy": 2}, "hand": {}}
    p = play(visit("neutral_e", me, market={}), "use buy_cattle", "reveal")
    assert sum(p.view(0).market.values()) == 2 and p.asked.cowboys == 1
    play(p, "decline")
    stock = {name: n for name, n in zip(p.box.cards[:13], p.box.market_count, strict=True) if n}
    bought = {name: n - (1 if name == "holstein" else 0) for name, n in stock.items()}
    p = visit("neutral_e", {**me, "discard": bought}, market={"holstein": 1}, market_stack={})
    play(p, "use buy_cattle")
    assert why(p, "reveal") == "GWT-7.17"


# Moves of the cattleman.


@rule("GWT-7.19", "GWT-4.7", "GWT-9.3a", "GWT-7.20")
def test_a_building_moves_the_cattleman_and_phase_b_begins_again(visit, play, offered):
    me = {"buildings": {"build_a_1": 3, "build_a_2": 2}, "hand": {"jersey": 2, "guernsey": 1}, "dollars": 5}
    others = [{"buildings": {"build_a_3": 1}, "dollars": 0}]
    p = play(visit("build_a_1", me, others), "use cattleman_1", "step build_a_2")
    assert "discard_guernsey_gain_4" in offered(p, "use") and "discard_pair_gain_3" not in offered(p, "use")
    play(p, "done")
    assert p.seat == 1
    me = {"buildings": {"build_a_1": 4}, "hand": {}, "dollars": 5}
    p = play(visit("build_a_1", me, others), "use cattleman_2", "step build_a_3", "stop")
    assert [int(player.dollars) for player in p.players] == [3, 2]


@rule("GWT-7.20")
def test_unused_actions_wait_by_option(visit, play, offered):
    me = {"buildings": {"build_a_1": 3}, "hand": {"jersey": 2}}
    p = visit("build_a_1", me, options={"keep_actions_after_move": True})
    play(p, "use cattleman_1", "step neutral_b", "done")
    assert offered(p, "use") == ["discard_pair_gain_3"]


@rule("GWT-7.19")
def test_a_building_may_move_the_cattleman_into_kansas_city(visit, play):
    p = play(visit("build_g_1", {"buildings": {"build_g_1": 3}}), "use cattleman_1", "step kansas_city")
    assert p.asked.name == "foresight"


# Auxiliary actions.


@rule("GWT-7.21")
def test_circles_open_auxiliary_actions(visit, play, offered):
    p = play(visit("neutral_g", {"hand": {"jersey": 1}, "dollars": 5, "engine": "5"}), "use auxiliary")
    assert offered(p, "auxiliary") == ["aux_gain_dollar single", "aux_draw_discard single"]
    me = {"hand": {"jersey": 1}, "dollars": 5, "engine": "5", "cleared": ["aux_engine_second", "aux_remove_first"]}
    p = play(visit("neutral_g", me), "use auxiliary")
    assert "aux_engine_forward single" in offered(p, "auxiliary")
    assert "aux_engine_forward double" not in offered(p, "auxiliary")
    assert "aux_remove_card single" in offered(p, "auxiliary")


BOTH = {"hand": {}, "dollars": 5, "engine": "6", "cleared": ["aux_certificate_first", "aux_certificate_second"]}


@example("EX-17")
@rule("GWT-7.22", "GWT-7.23", "GWT-7.24", "GWT-5.8")
def test_doubling(visit, play, offered, why):
    p = play(visit("neutral_g", BOTH), "use auxiliary")
    assert "aux_engine_back_certificate single" in offered(p, "auxiliary")
    play(p, "auxiliary aux_engine_back_certificate double")
    assert p.players[0].dollars == 3 and offered(p, "engine") == ["4", "4.5"]  # 5 and 4.5, or past it to 4
    play(p, "engine 4")
    assert p.players[0].certificates == 2
    hazard = visit("flood_1", BOTH, trail={"flood_1": "flood_green_4"})
    assert why(hazard, "auxiliary aux_engine_back_certificate double") == "GWT-5.8"
    play(hazard, "auxiliary aux_engine_back_certificate single", "engine 5")
    assert (hazard.players[0].dollars, hazard.players[0].certificates) == (4, 1)


@rule("GWT-7.22")
def test_double_is_not_single_by_option(visit, play, why):
    p = play(visit("neutral_g", BOTH, options={"double_as_single": False}), "use auxiliary")
    assert why(p, "auxiliary aux_engine_back_certificate single") == "GWT-7.22"


@rule("GWT-7.23")
@pytest.mark.parametrize(
    ("action", "answers", "dollars", "engine", "certificates"),
    [
        ("aux_gain_dollar double", [], 7, "6", 0),
        ("aux_engine_forward double", ["engine 8"], 3, "8", 0),
        ("aux_engine_forward single", ["engine 7"], 4, "7", 0),
        ("aux_engine_back_certificate single", ["engine 5"], 4, "5", 1),
        ("aux_remove_card double", ["engine 4", "remove jersey", "remove guernsey"], 5, "4", 0),
    ],
)
def test_the_five_auxiliary_actions(visit, play, action, answers, dollars, engine, certificates):
    every = ["aux_gain_double", "aux_draw_double", "aux_certificate_first", "aux_certificate_second"]
    every += ["aux_engine_first", "aux_engine_second", "aux_remove_first", "aux_remove_second"]
    me = {"cleared": every, "engine": "6", "dollars": 5, "hand": {"jersey": 1, "guernsey": 1}}
    p = play(visit("neutral_g", me), "use auxiliary", f"auxiliary {action}", *answers)
    own = p.view(0).seats[0]
    assert (own.dollars, own.engine, own.certificates) == (dollars, engine, certificates)


@rule("GWT-7.23")
def test_drawing_by_an_auxiliary_action(visit, play):
    me = {"hand": {"jersey": 1}, "draw": {"jersey": 4, "guernsey": 3, "black_angus": 3, "dutch_belt": 3}}
    p = play(visit("neutral_g", me), "auxiliary aux_draw_discard single", "draw")
    assert p.asked.name == "discard-cards" and p.view(0).seats[0].hand_size == 2
