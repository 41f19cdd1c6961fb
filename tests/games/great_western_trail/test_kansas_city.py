"""Chapter 10: Kansas City and deliveries."""

from __future__ import annotations

import pytest
from marks import example, rule
from western_stacks import ask, in_city

from trackside.core.journal import Journal

THREE = ("foresight teepee_green", "foresight cowboy", "foresight craftsman")
INCOME = in_city(subphase=4)


@rule("GWT-10.1", "GWT-12.2")
def test_objective_cards_wait_outside(visit, why, offered):
    me = {"hand": {"gain_2_building_2_blue": 1}}
    assert why(visit("kansas_city", me), "play gain_2_building_2_blue") == "GWT-3.1"
    open_city = visit("kansas_city", me, options={"kansas_city_cards": True})
    assert offered(open_city, "play") == ["gain_2_building_2_blue"]


@rule("GWT-10.2")
def test_one_of_two_tiles_moves_to_the_board(visit, play, offered, why):
    p = visit("kansas_city")
    assert offered(p, "foresight") == ["teepee_green", "rockfall_green_4"]
    assert why(p, "foresight cowboy") == "GWT-10.2"
    play(p, "foresight rockfall_green_4")
    assert p.view(0).foresight["1"] == ["teepee_green", None]
    assert {space.space: space.tile for space in p.view(0).trail}["rockfall_1"] == "rockfall_green_4"


@rule("GWT-10.18")
def test_new_tiles_come_to_the_space_of_their_stack(visit, play):
    p = play(visit("kansas_city"), *THREE)
    p.journal = Journal()
    while p.asked.seat == 0:
        p.play(p.moves()[0])
    new = {event.public["number"]: event.public["tile"] for event in p.journal.events if event.kind == "new-tile"}
    assert set(new) == {1, 2, 3}
    assert all(tile in p.view(0).foresight[str(stack)] for stack, tile in new.items())


@rule("GWT-10.2")
def test_a_single_tile_is_taken_and_none_is_skipped(visit):
    p = visit("kansas_city", foresight={"1": [None, None], "2": ["cowboy", None], "3": ["craftsman", "engineer"]})
    assert p.asked.name == "foresight" and p.asked.number == 3
    assert p.view(0).foresight["2"] == [None, None]


@rule("GWT-10.3", "GWT-10.4", "GWT-15.4")
def test_tiles_without_room_leave_the_game(visit, play):
    nodes = ["minus_3", "minus_2", "minus_1", "1", "2", "4", "6", "8", "10"]
    trail = {f"teepee_{name}": "teepee_blue" for name in nodes}
    assert play(visit("kansas_city", trail=trail), "foresight teepee_green").view(0).lost == {"teepee_green": 1}
    hazards = ["rockfall_green_3", "rockfall_green_2", "rockfall_black_3", "rockfall_black_2"]
    trail = {f"rockfall_{k + 1}": name for k, name in enumerate(hazards)}
    p = play(visit("kansas_city", trail=trail), "foresight rockfall_green_4")
    assert p.view(0).lost == {"rockfall_green_4": 1}


@rule("GWT-10.5", "GWT-2.3")
def test_workers_fill_the_row_of_the_token(visit, play):
    p = visit("kansas_city", players=3, jobs={"2": {"engineer": 1}})
    play(p, *THREE[:2])
    assert p.view(0).jobs[1].workers == {"cowboy": 1, "engineer": 1} and p.view(0).token == 2
    play(p, "foresight craftsman")
    assert p.view(0).jobs[1].workers == {"cowboy": 1, "craftsman": 1, "engineer": 1} and p.view(0).token == 3


@rule("GWT-10.6", "GWT-15.5")
@pytest.mark.parametrize(("row", "market", "after"), [(6, 2, 7), (9, 0, 7), (5, 2, 2), (6, 9, 9)])
def test_yellow_arrows_refill_the_cattle_market(visit, play, row, market, after):
    cards = {"holstein": min(market, 5), "brown_swiss": max(market - 5, 0)}
    p = visit("kansas_city", token=row, jobs={str(row): {"engineer": 1}}, market=cards)
    play(p, *THREE[:2])
    assert p.view(0).token == row + 1 and sum(p.view(0).market.values()) == after


@rule("GWT-10.7", "GWT-13.1")
def test_the_token_leaves_along_the_red_arrow(visit, play):
    p = play(visit("kansas_city", token=12, jobs={"12": {"engineer": 1}}), *THREE[:2])
    assert p.view(0).token is None and p.view(0).seats[0].token
    assert p.scores()[0].parts()["job_market_token"] == 2


@example("EX-6")
@rule("GWT-10.8", "GWT-10.9", "GWT-6.5", "GWT-6.6")
def test_income(visit, play):
    me = {"hand": {"dutch_belt": 2, "brown_swiss": 1, "holstein": 1}, "certificates": 3, "dollars": 0}
    p = visit("kansas_city", me, stack=INCOME)
    assert p.asked.facts(p) == {"value": 8}
    play(p, "spend 2")
    own = p.view(0).seats[0]
    assert (own.dollars, own.certificates, own.hand_size, sum(own.discard.values())) == (10, 1, 0, 4)
    assert p.asked.name == "choose-city" and p.asked.value == 10
    masters = {"station_1": "cowboy", "station_2": "sm_workers", "station_3": "sm_objectives"}
    masters |= {"station_4": "sm_teepees", "station_5": "sm_certificates"}
    p = visit("kansas_city", {**me, "masters": ["sm_hazards"]}, stack=INCOME, station_masters=masters)
    assert p.asked.facts(p) == {"value": 9}


@example("EX-7")
@rule("GWT-10.10", "GWT-10.11", "GWT-10.12", "GWT-10.13", "GWT-10.14", "GWT-10.15", "GWT-10.16", "GWT-11.1")
def test_delivery_choices(visit, play, offered, why):
    me = {"cities": {"topeka": 1, "colorado_springs": 1}, "engine": "5", "dollars": 10, "hand": {}}
    me["cleared"] = ["aux_remove_first", "aux_remove_second"]
    stack = in_city(ask("choose-city", value=10, by_rail=True))
    p = visit("kansas_city", me, stack=stack)
    assert offered(p, "deliver") == ["kansas_city", "wichita", "santa_fe", "albuquerque"]
    assert why(p, "deliver el_paso") == "GWT-10.10" and why(p, "deliver topeka") == "GWT-10.10"
    before = p.scores()[0].parts()["cities"]

    black = play(p.copy(), "deliver albuquerque")
    assert {"certificate_6", "certificate_4"} <= set(offered(black, "disc"))
    play(black, "disc certificate_4")
    assert black.players[0].dollars == 7 and black.seat == 1

    white = play(p.copy(), "deliver santa_fe")
    assert "certificate_6" not in offered(white, "disc")
    play(white, "disc certificate_4")
    assert white.asked.name == "take-objective" and why(white, "decline") == "GWT-1.12"
    play(white, "take stack")
    assert white.players[0].dollars == 8

    two = play(p.copy(), "deliver wichita", "disc certificate_4", "take stack")
    assert two.players[0].dollars == 10 and two.seat == 1
    assert two.scores()[0].parts()["cities"] - before == -4

    home = play(p.copy(), "deliver kansas_city", "disc certificate_4")
    assert home.players[0].dollars == 16 and home.scores()[0].parts()["cities"] - before == -6


@rule("GWT-10.10")
def test_kansas_city_and_san_francisco_may_be_chosen_again(visit, offered):
    me = {"cities": {"san_francisco": 2, "kansas_city": 1}, "hand": {}}
    stack = in_city(ask("choose-city", value=18, by_rail=True))
    found = offered(visit("kansas_city", me, stack=stack), "deliver")
    assert {"san_francisco", "kansas_city"} <= set(found)


@rule("GWT-10.15")
def test_two_arrows_of_one_disc_bring_two_cards(visit, play):
    me = {"cities": {"colorado_springs": 1, "albuquerque": 1}, "engine": "20", "dollars": 9, "hand": {}}
    stack = in_city(ask("choose-city", value=8, by_rail=True))
    p = play(
        visit("kansas_city", me, stack=stack), "deliver santa_fe", "disc certificate_4", "take stack", "take stack"
    )
    assert p.seat == 1 and sum(p.view(0).seats[0].discard.values()) == 2


@rule("GWT-10.16")
@pytest.mark.parametrize(
    ("engine", "city", "costs"),
    [
        ("0", "san_francisco", 11),
        ("5", "albuquerque", 3),
        ("10", "albuquerque", 0),
        ("4.5", "santa_fe", 2),
        ("39", "topeka", 0),
    ],
)
def test_transport_costs(table, engine, city, costs):
    from trackside.games.great_western_trail.rules.delivery import transport

    box = table().box
    assert transport(box, box.places.index(engine), box.cities.index(city)) == costs


@rule("GWT-10.17")
def test_a_hand_space_leaves_the_transport_costs(visit, play, offered):
    me = {"engine": "0", "dollars": 8, "hand": {}}  # Albuquerque: $5 transport
    stack = in_city(ask("choose-city", value=10, by_rail=True))
    p = play(visit("kansas_city", me, stack=stack), "deliver albuquerque")
    assert "hand_left" not in offered(p, "disc") and "step_left" in offered(p, "disc")
    p = play(visit("kansas_city", {**me, "dollars": 10}, stack=stack), "deliver albuquerque", "disc hand_left")
    assert p.players[0].dollars == 0
    lenient = visit("kansas_city", me, stack=stack, options={"lenient_transport": True})
    assert play(lenient, "deliver albuquerque", "disc hand_left").players[0].dollars == 0


@rule("GWT-10.17")
def test_the_dollars_of_kansas_city_come_too_late_for_the_disc(visit, play, why):
    black = ["certificate_6", "step_left", "step_right", "hand_left", "hand_right"]
    every = [name for name in visit("neutral_a").box.discs if name not in black]
    me = {"dollars": 4, "hand": {}, "cleared": every}
    stack = in_city(ask("choose-city", value=0, by_rail=True))
    p = play(visit("kansas_city", me, stack=stack), "deliver kansas_city")
    assert why(p, "disc hand_left") == "GWT-11.5"


@rule("GWT-10.18", "GWT-2.7")
def test_leaving_kansas_city(visit, play):
    p = play(visit("kansas_city", {"hand": {"jersey": 1}}), *THREE, "deliver topeka", "disc certificate_4")
    view = p.view(0)
    assert view.seats[0].cattleman == "start" and view.seats[0].hand_size == 4
    assert all(None not in tiles for tiles in view.foresight.values())
    assert view.foresight["1"][1] == "rockfall_green_4"


@example("EX-22")
@rule("GWT-10.19", "GWT-9.9a")
def test_the_extraordinary_delivery(visit, play, offered):
    me = {"buildings": {"build_a_1": 9}, "engine": "12", "dollars": 9, "hand": {"jersey": 1}}
    p = visit("build_a_1", me, [{"engine": "10"}])
    play(p, "use extraordinary_delivery")
    assert p.situation()["stack"][-1]["why"] == "delivery"
    four = play(p.copy(), "engine 7")
    assert four.asked.value == 4 and offered(four, "deliver") == ["kansas_city", "topeka", "wichita"]
    three = play(p.copy(), "engine 7.5")
    assert three.asked.value == 3 and offered(three, "deliver") == ["kansas_city", "topeka"]
    play(three, "deliver topeka", "disc certificate_4")
    assert three.asked.name == "upgrade-station" and three.players[0].dollars == 9
    assert three.view(0).seats[0].hand == {"jersey": 1}


@rule("GWT-10.19", "GWT-15.6")
def test_no_extraordinary_delivery_from_the_first_space(visit, why, play, offered):
    me = {"buildings": {"build_a_1": 9}, "hand": {}}
    assert why(visit("build_a_1", me), "use extraordinary_delivery") == "GWT-8.5"
    p = play(visit("build_a_1", {**me, "engine": "8"}), "use extraordinary_delivery", "engine 7.5")
    assert offered(p, "deliver") == ["kansas_city"]
