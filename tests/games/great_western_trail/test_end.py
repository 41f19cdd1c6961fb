"""Chapter 13: the end of the game."""

from __future__ import annotations

import pytest
from marks import example, rule
from western_stacks import ask, in_city

LAST = {"token": 12, "jobs": {"12": {"engineer": 3}}, "players": 4}


@example("EX-23")
@rule("GWT-13.1", "GWT-13.2", "GWT-10.7")
def test_the_trigger_in_subphase_two(visit, play, offered, why):
    foresight = {"1": ["teepee_green", "flood_green_4"], "2": ["cowboy", "engineer"], "3": ["craftsman", "teepee_blue"]}
    p = visit("kansas_city", {"hand": {"jersey": 1}}, foresight=foresight, **LAST)
    play(p, "foresight teepee_green", "foresight cowboy")
    view = p.view(0)
    assert view.seats[0].token and view.token is None
    assert view.foresight["3"] == ["craftsman", None]  # the teepee had to be taken
    assert view.trail[[space.space for space in view.trail].index("teepee_minus_2")].tile == "teepee_blue"


@example("EX-23")
@rule("GWT-13.2")
def test_only_workers_left_skips_subphase_three(visit, play):
    foresight = {"1": ["teepee_green", "flood_green_4"], "2": ["cowboy", "engineer"], "3": ["craftsman", "engineer"]}
    p = visit("kansas_city", {"hand": {"jersey": 1}}, foresight=foresight, **LAST)
    play(p, "foresight teepee_green", "foresight cowboy")
    assert p.asked.name == "choose-city"
    play(p, "deliver topeka", "disc certificate_4")
    assert p.view(0).foresight["3"] == ["craftsman", "engineer"]  # not taken, so not refilled
    assert p.view(0).seats[0].hand_size == 4


@example("EX-23")
@rule("GWT-13.3", "GWT-13.4")
def test_every_other_player_has_one_more_turn(visit, play):
    others = [{"cattleman": "neutral_a"}, {"cattleman": "neutral_g"}, {"cattleman": "neutral_a"}]
    foresight = {"1": ["teepee_green", "flood_green_4"], "2": ["cowboy", "engineer"], "3": ["craftsman", "engineer"]}
    p = visit("kansas_city", {"hand": {"jersey": 1}}, others, foresight=foresight, **LAST)
    play(p, "foresight teepee_green", "foresight cowboy", "deliver topeka", "disc certificate_4")
    assert p.seat == 1
    play(p, "step neutral_b", "stop", "done")
    assert p.seat == 2
    play(p, "step kansas_city")
    assert p.asked.name in ("foresight", "choose-city")
    if p.asked.name == "foresight":
        play(p, str(p.moves()[0]))
    assert p.asked.name == "choose-city"  # no workers in subphases 2 and 3
    play(p, "deliver kansas_city", str(play(p.copy(), "deliver kansas_city").moves()[0]))
    assert p.seat == 3
    play(p, "step neutral_b", "stop", "done")
    assert p.over and p.seat == -1 and p.moves() == []


@rule("GWT-13.3")
def test_workers_may_not_be_chosen_after_the_trigger(visit, why):
    foresight = {"1": [None, None], "2": [None, None], "3": ["teepee_blue", "teepee_green"]}
    stack = in_city(ask("foresight", number=3), subphase=4)
    p = visit("kansas_city", {"hand": {}}, token=13, trigger=1, stack=stack, foresight=foresight)
    assert why(p, "foresight craftsman") == "GWT-13.2" and why(p, "foresight teepee_blue") is None


@rule("GWT-13.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_ends_before_a_second_turn_of_the_trigger_player(table, players):
    stack = [{"ask": "next-turn", "seat": 1}]
    p = table(players, token=13, trigger=1, stack=stack)
    assert p.over
