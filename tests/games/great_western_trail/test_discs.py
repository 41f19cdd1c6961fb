"""Chapter 11: discs and disc spaces."""

from __future__ import annotations

import pytest
from marks import rule
from western_stacks import ask, in_city

BLACK = ["certificate_6", "step_left", "step_right", "hand_left", "hand_right"]
WHITE = ["aux_gain_double", "aux_draw_double", "aux_certificate_first", "aux_certificate_second", "aux_engine_first"]
WHITE += ["aux_engine_second", "aux_remove_first", "aux_remove_second", "certificate_4"]


def delivery(value=18, by_rail=False):
    return in_city(ask("choose-city", value=value, by_rail=by_rail))


@rule("GWT-11.1", "GWT-11.2")
def test_white_discs_go_anywhere_and_black_ones_to_black_spaces(visit, play, offered):
    p = visit("kansas_city", {"dollars": 9}, stack=delivery())
    assert offered(play(p.copy(), "deliver topeka"), "disc") == WHITE
    assert sorted(offered(play(p.copy(), "deliver sacramento"), "disc")) == sorted(WHITE + BLACK)
    assert offered(play(p.copy(), "deliver san_diego"), "disc") == WHITE  # white between black ones


@rule("GWT-11.3")
@pytest.mark.parametrize(
    ("disc", "field", "value"),
    [("certificate_4", "certificate_limit", 4), ("step_left", "step_limit", 4), ("hand_left", "hand_limit", 5)],
)
def test_clearing_works_at_once_and_for_good(visit, play, disc, field, value):
    p = play(visit("kansas_city", {"dollars": 9}, stack=delivery()), "deliver sacramento", f"disc {disc}")
    assert getattr(p.view(0).seats[0], field) == value


@rule("GWT-11.4", "GWT-11.5", "GWT-14.10")
def test_costs_and_rewards_of_disc_spaces(visit, play, why):
    p = play(visit("kansas_city", {"dollars": 5, "hand": {}}, stack=delivery()), "deliver sacramento")
    assert play(p.copy(), "disc step_left").players[0].dollars == 8
    assert play(p.copy(), "disc hand_right").players[0].dollars == 0
    assert play(p.copy(), "disc step_right").scores()[0].parts()["step_disc"] == 3
    poor = play(visit("kansas_city", {"dollars": 4, "hand": {}}, stack=delivery()), "deliver sacramento")
    assert why(poor, "disc hand_left") == "GWT-11.5"


@rule("GWT-11.6", "GWT-15.3")
def test_black_discs_on_white_spaces_only_without_white_ones(visit, play, offered, why):
    one_left = {"cleared": WHITE[:-1], "dollars": 9, "hand": {}}
    p = play(visit("kansas_city", one_left, stack=delivery()), "deliver topeka")
    assert offered(p, "disc") == ["certificate_4"] and why(p, "disc step_left") == "GWT-11.6"
    none_left = {"cleared": WHITE, "dollars": 9, "hand": {}}
    p = play(visit("kansas_city", none_left, stack=delivery()), "deliver topeka")
    assert offered(p, "disc") == BLACK


ALL = {"cleared": WHITE + BLACK, "hand": {}, "dollars": 20, "stations": ["station_1", "station_3"]}


@rule("GWT-11.7", "GWT-15.3")
def test_a_disc_comes_back_from_a_station(visit, play, offered, why):
    me = {**ALL, "masters": ["sm_hazards"]}
    masters = {"station_1": "cowboy", "station_2": "sm_workers", "station_3": "sm_objectives"}
    masters |= {"station_4": "sm_teepees", "station_5": "sm_certificates"}
    p = play(visit("kansas_city", me, stack=delivery(), station_masters=masters), "deliver topeka")
    assert [str(move) for move in p.moves()] == ["disc station_1", "disc station_3"]
    play(p, "disc station_1")
    own = p.view(0).seats[0]
    assert own.stations == ["station_3"] and own.cities["topeka"] == 1 and own.masters == ["sm_hazards"]
    board = {"hand": {}, "stations": ["station_1"], "cleared": ["aux_gain_double"]}
    p = play(visit("kansas_city", board, stack=delivery()), "deliver topeka")
    assert why(p, "disc station_1") == "GWT-11.7"


@rule("GWT-11.7")
def test_only_unaffordable_hand_spaces_left(visit, play, offered):
    me = {"cleared": [*WHITE, "certificate_6", "step_left", "step_right"], "dollars": 4, "hand": {}}
    p = play(visit("kansas_city", {**me, "stations": ["station_2"]}, stack=delivery()), "deliver topeka")
    assert [str(move) for move in p.moves()] == ["disc station_2"]


@rule("GWT-11.7", "GWT-8.9")
def test_an_upgrade_takes_its_disc_from_another_station(visit, play, offered, why):
    own = {**ALL, "engine": "7", "workers": {"engineer": 1}}
    p = play(visit("neutral_c", own), "use engine_per_engineers", "engine 7.5")
    assert offered(p, "disc") == ["station_1", "station_3"] and why(p, "decline") is None
    play(p, "disc station_3")
    assert p.view(0).seats[0].stations == ["station_1", "station_2"]


@rule("GWT-11.8")
def test_without_any_disc_nothing_is_placed(visit, play):
    me = {"cleared": WHITE + BLACK, "hand": {}, "dollars": 20, "engine": "0"}
    p = visit("kansas_city", me, stack=delivery(10, True))
    before = p.view(0).seats[0].cities
    play(p, "deliver albuquerque")
    assert p.seat == 1 and p.view(0).seats[0].cities == before and p.players[0].dollars == 15
    kept = visit("kansas_city", ALL, stack=delivery(), options={"reclaim_discs": False})
    play(kept, "deliver topeka")
    assert kept.view(0).seats[0].stations == ["station_1", "station_3"] and kept.seat == 1
