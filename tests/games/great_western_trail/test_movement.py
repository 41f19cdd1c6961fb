"""Chapters 3 and 4: movement and fees."""

from __future__ import annotations

import pytest
from marks import example, rule

from trackside.games.great_western_trail.rules.trail import step_limit


def steps(p, offered):
    return offered(p, "step")


@rule("GWT-3.1", "GWT-3.2", "GWT-4.7")
def test_the_first_turn_begins_on_any_neutral_building(table, play, offered, why):
    p = table(2, seats=[{"dollars": 0, "buildings": {"build_a_1": 1}}, {"cattleman": "neutral_b"}])
    assert offered(p, "place") == [f"neutral_{letter}" for letter in "abcdefg"]
    assert why(p, "step build_a_1") == "GWT-3.1"
    play(p, "place neutral_b")
    assert p.asked.name == "phase-b" and p.players[0].dollars == 0
    play(p, "done")
    assert p.seat == 1


@example("EX-1")
@rule("GWT-3.3", "GWT-3.4", "GWT-3.6")
def test_only_tiles_are_locations(table, play, offered):
    seats = [{"cattleman": "neutral_a"}, {"buildings": {"build_a_2": 1}}]
    trail = {"flood_1": "flood_green_4", "flood_2": "flood_black_3"}
    p = table(2, seats=seats, trail=trail)
    assert steps(p, offered) == ["build_a_2", "flood_1"]
    upper = play(p.copy(), "step build_a_2", "step neutral_b")
    assert upper.asked.left == 1  # two of three steps
    lower = play(p.copy(), "step flood_1", "step flood_2", "step neutral_b")
    assert lower.asked.name == "phase-b"  # the third step ends the move


@example("EX-2")
@rule("GWT-3.5", "GWT-11.3")
@pytest.mark.parametrize(
    ("players", "cleared", "limit"),
    [
        (3, [], 3),
        (3, ["step_left"], 5),
        (2, ["step_left", "step_right"], 5),
        (4, ["step_left", "step_right"], 7),
        (3, ["step_left", "step_right"], 6),
        (4, [], 4),
        (2, ["step_right"], 4),
    ],
)
def test_step_limits(table, players, cleared, limit):
    p = table(players, seats=[{"cattleman": "neutral_a", "cleared": cleared}])
    assert step_limit(p.box, p.players[0]) == limit
    assert p.asked.facts(p)["left"] == limit


@rule("GWT-3.5")
def test_the_cattleman_moves_at_least_one_step(table, why, play):
    p = table(2, seats=[{"cattleman": "neutral_a"}])
    assert why(p, "stop") == "GWT-3.5"
    assert why(play(p, "step neutral_b"), "stop") is None


@rule("GWT-3.7", "GWT-5.6")
def test_kansas_city_ends_the_movement(table, play, offered):
    p = table(4, seats=[{"cattleman": "neutral_g"}])
    assert steps(p, offered) == ["kansas_city"]
    play(p, "step kansas_city")
    assert p.asked.name == "foresight"


@rule("GWT-3.8")
def test_cattlemen_never_block(table, play):
    p = table(2, seats=[{"cattleman": "neutral_a"}, {"cattleman": "neutral_b"}])
    play(p, "step neutral_b", "stop")
    assert p.view(0).seats[0].cattleman == p.view(0).seats[1].cattleman == "neutral_b"


@rule("GWT-3.9")
def test_three_teepee_spaces_lie_beside_the_trail(table, offered):
    names = ["teepee_minus_3", "teepee_minus_2", "teepee_minus_1"]
    p = table(2, seats=[{"cattleman": "neutral_c"}], trail=dict.fromkeys(names, "teepee_green"))
    assert steps(p, offered) == ["neutral_d", "neutral_e"]
    assert all(space.fee == 0 for space in p.view(0).trail if space.space in names)
    assert not any(str(move).startswith("step teepee_minus") for move in p.game.moves)


@rule("GWT-3.10")
def test_from_the_start_the_way_leads_to_space_a(table, offered):
    assert steps(table(2, seats=[{"cattleman": "start"}]), offered) == ["neutral_a"]


@rule("GWT-3.11")
def test_a_cattleman_stays_on_a_space_whose_tile_is_gone(table, play, offered):
    p = table(2, seats=[{"cattleman": "flood_1"}, {"buildings": {"build_flood_1": 1}}])
    assert steps(p, offered) == ["build_flood_1"]


@rule("GWT-3.11")
def test_a_tile_laid_under_a_cattleman_charges_nothing(visit, play):
    others = [{"cattleman": "teepee_1", "dollars": 5}]
    me = {"hand": {"jersey": 1}, "cattleman": "kansas_city"}
    trail = {f"teepee_minus_{n}": "teepee_blue" for n in (1, 2, 3)}
    p = play(visit("kansas_city", me, others, trail=trail), "foresight teepee_green")
    laid = next(space for space in p.view(0).trail if space.space == "teepee_1")
    assert laid.tile == "teepee_green" and p.players[1].dollars == 5


@example("EX-3")
@rule("GWT-4.1", "GWT-4.2", "GWT-4.3", "GWT-4.4")
def test_fees_in_path_order_with_too_little_money(table, play):
    mary = {"cattleman": "neutral_a", "dollars": 2}
    mike = {"buildings": {"build_a_1": 4}, "dollars": 0}  # 4a: black hand
    peter = {"buildings": {"build_a_2": 1}, "dollars": 0}  # 1a: green hand
    trail = {"flood_1": "flood_green_2", "flood_2": "flood_black_2"}
    p = table(4, seats=[mary, mike, peter], trail=trail)
    upper = play(p.copy(), "step build_a_1", "step build_a_2")
    assert [int(player.dollars) for player in upper.players[:3]] == [0, 2, 0]
    lower = play(p.copy(), "step flood_1")
    assert lower.players[0].dollars == 1
    play(lower, "step flood_2", "stop")
    assert lower.players[0].dollars == 0 and lower.players[1].dollars == 0


@rule("GWT-4.3", "GWT-4.6")
@pytest.mark.parametrize(("players", "green", "black", "both"), [(2, 2, 2, 4), (3, 2, 1, 3), (4, 1, 2, 3)])
def test_fees_by_number_of_players(table, players, green, black, both):
    trail = {"teepee_1": "teepee_green", "teepee_2": "teepee_blue", "rockfall_1": "rockfall_black_3"}
    others = {"buildings": {"build_a_1": 7, "build_a_2": 1}}
    p = table(players, seats=[{"cattleman": "neutral_a"}, others], trail=trail)
    fees = {space.space: space.fee for space in p.view(0).trail}
    assert (fees["teepee_1"], fees["teepee_2"], fees["rockfall_1"]) == (green, black, black)
    assert (fees["build_a_1"], fees["build_a_2"], fees["neutral_b"], fees["kansas_city"]) == (both, green, 0, 0)
    assert {space.space: space.fee for space in p.view(1).trail}["build_a_1"] == 0


@rule("GWT-4.4")
def test_what_could_not_be_paid_is_not_owed_later(table, play):
    p = table(2, seats=[{"cattleman": "neutral_a", "dollars": 0}], trail={"flood_1": "flood_green_2"})
    play(p, "step flood_1", "stop", "auxiliary aux_gain_dollar single")
    assert p.players[0].dollars == 1
