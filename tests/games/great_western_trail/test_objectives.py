"""Chapter 12: objective cards."""

from __future__ import annotations

import pytest
from marks import rule

MOVE = "move_3_2_building_2_hazard"


@rule("GWT-12.1", "GWT-12.4")
def test_objective_cards_are_hand_cards(visit, play, offered):
    me = {"hand": {"draw_3_five_hazard": 1}, "draw": {"jersey": 5, "guernsey": 3, "black_angus": 3, "dutch_belt": 3}}
    p = play(visit("neutral_a", me), "auxiliary aux_draw_discard single", "draw")
    assert "draw_3_five_hazard" in offered(p, "discard")
    play(p, "discard draw_3_five_hazard")
    assert p.view(1).seats[0].discard == {"draw_3_five_hazard": 1}
    assert play(visit("neutral_a", me), "done").view(0).seats[0].hand["draw_3_five_hazard"] == 1  # kept


@rule("GWT-12.2", "GWT-12.3")
def test_cards_are_played_before_phase_a_and_around_the_actions_of_phase_b(table, visit, play, offered, why):
    me = {"hand": {"gain_2_building_2_blue": 1, "gain_2_four_2_hazard": 1, "guernsey": 1}, "dollars": 0}
    p = table(2, seats=[{**me, "cattleman": "neutral_a"}])
    play(p, "play gain_2_building_2_blue", "step neutral_b")
    assert why(p, "play gain_2_four_2_hazard") == "GWT-3.1"  # not in the middle of a move
    play(p, "stop", "play gain_2_four_2_hazard")
    assert p.players[0].dollars == 4
    assert sorted(p.view(1).seats[0].area)[:2] == ["gain_2_building_2_blue", "gain_2_four_2_hazard"]
    around = play(visit("neutral_a", me), "use discard_guernsey_gain_2", "play gain_2_building_2_blue")
    assert around.players[0].dollars == 4


@rule("GWT-12.2")
def test_not_in_the_middle_of_an_action(visit, play, why):
    p = play(visit("neutral_e", {"hand": {"gain_2_building_2_blue": 1}, "dollars": 9}), "use buy_cattle")
    assert why(p, "play gain_2_building_2_blue") == "GWT-3.1"


@rule("GWT-12.3")
def test_a_card_may_be_played_although_its_action_is_impossible_or_forfeited(visit, play):
    # From building space g the only location ahead is Kansas City.
    p = play(visit("neutral_g", {"hand": {MOVE: 1}}), f"play {MOVE}")
    assert p.asked.name == "phase-b" and MOVE in p.view(0).seats[0].area
    p = play(visit("neutral_a", {"hand": {"engine_2_three_four_five": 1}}), "play engine_2_three_four_five", "decline")
    assert p.view(0).seats[0].engine == "0"


@rule("GWT-12.5")
@pytest.mark.parametrize(
    ("card", "answers", "dollars", "engine"),
    [
        ("gain_2_2_station_hazard", [], 2, "0"),
        ("engine_2_2_building_2_green", ["engine 2"], 0, "2"),
        ("engine_3_2_station_2_hazard", ["engine 3"], 0, "3"),
        ("aux_san_francisco", ["auxiliary aux_gain_dollar single"], 1, "0"),
        ("draw_3_station_2_green", ["draw", "draw", "draw"], 0, "0"),
    ],
)
def test_immediate_actions(visit, play, card, answers, dollars, engine):
    p = play(visit("neutral_a", {"hand": {card: 1, "jersey": 1}, "dollars": 0}), f"play {card}", *answers)
    assert p.players[0].dollars == dollars and p.view(0).seats[0].engine == engine
    assert p.asked.name == ("discard-cards" if card.startswith("draw") else "phase-b")


@rule("GWT-12.6", "GWT-4.7")
def test_the_free_move_before_phase_a(table, play, offered):
    seats = [{"cattleman": "neutral_a", "hand": {MOVE: 1}, "dollars": 3}]
    p = table(2, seats=seats, trail={"flood_1": "flood_green_4"})
    play(p, f"play {MOVE}", "step flood_1", "stop")
    assert p.players[0].dollars == 3 and p.asked.name == "phase-a"
    assert offered(p, "step") == ["neutral_b"]


@rule("GWT-12.6")
def test_the_free_move_ends_phase_b(visit, play, offered):
    me = {"hand": {MOVE: 1, "guernsey": 1}, "dollars": 0}
    p = play(visit("neutral_a", me), f"play {MOVE}", "step neutral_b", "step neutral_c", "stop")
    assert p.seat == 1 and p.view(0).seats[0].cattleman == "neutral_c" and p.view(0).seats[0].hand_size == 4
    goes_on = visit("neutral_a", me, options={"objective_move_ends_phase": False})
    play(goes_on, f"play {MOVE}", "step neutral_b", "stop", "use discard_guernsey_gain_2")
    assert goes_on.players[0].dollars == 2


@rule("GWT-12.6")
def test_the_free_move_never_enters_kansas_city(visit, play, why):
    p = play(visit("neutral_e", {"hand": {MOVE: 1}}), f"play {MOVE}")
    assert why(p, "step kansas_city") == "GWT-12.6"
    play(p, "step neutral_f", "step neutral_g")
    assert p.seat == 1 and p.view(0).seats[0].cattleman == "neutral_g"  # nothing else lies ahead


@rule("GWT-12.7")
@pytest.mark.parametrize(
    ("card", "me", "points"),
    [
        ("gain_2_3_three_building", {"discard": {"holstein": 2, "ayrshire": 1}, "buildings": {"build_a_1": 1}}, 4),
        (
            "gain_2_3_three_building",
            {"discard": {"holstein": 2, "texas_longhorn_5": 1}, "buildings": {"build_a_1": 1}},
            -2,
        ),
        ("engine_2_three_four_five", {"hand": {"holstein": 1, "west_highland_3": 1, "texas_longhorn_5": 1}}, 5),
        ("aux_san_francisco", {"cities": {"san_francisco": 1}}, 5),
        ("aux_san_francisco", {"cities": {"sacramento": 1}}, -3),
        ("draw_3_station_2_green", {"stations": ["station_1"], "teepees": {"teepee_green": 2}}, 3),
        ("draw_3_station_2_green", {"stations": ["station_1"], "teepees": {"teepee_blue": 2}}, -2),
        ("move_3_2_station_2_blue", {"stations": ["station_1", "station_2"], "teepees": {"teepee_blue": 2}}, 5),
        (MOVE, {"buildings": {"build_a_1": 1, "build_a_2": 2}, "hazards": {"flood_green_4": 2}}, 5),
    ],
)
def test_tasks(table, card, me, points):
    own = {"hand": {}, "area": [card, "start_three_four_building"], **me}
    found = {reason.facts["card"]: reason.points for reason in reasons(table(2, seats=[own]))}
    assert found[card] == points


def reasons(p):
    return [reason for reason in p.game.reasons(p, 0) if reason.category == "objectives"]


@rule("GWT-12.8")
def test_a_task_counts_for_one_card_and_an_open_card_costs_its_penalty(table):
    own = {"hand": {}, "area": ["aux_san_francisco", "aux_san_francisco", "start_2_station_green"]}
    p = table(2, seats=[{**own, "cities": {"san_francisco": 1}}])
    assert p.scores()[0].parts()["objectives"] == 5 - 3  # the starting card costs nothing
