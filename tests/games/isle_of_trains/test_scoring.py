"""Chapter 9: scoring; chapter 12: buildings."""

from __future__ import annotations

import pytest
from marks import example, rule


def car(card, *loads):
    return {"card": card, "loads": list(loads)}


def buildings(p, seat=0):
    return p.scores()[seat].parts()["buildings"]


@rule("IOT-9.1", "IOT-9.2", "IOT-12.4")
@example("EX-4")
def test_the_scoring_example_of_ihor(table):
    train = ["loco_l3", car("hopper_l2", "coach_l1", "coach_l1"), car("tanker_l1", "loco_l2"), "boxcar_l1"]
    p = table(
        {"vp": 10, "train": train, "completed": ["camp_eagle_a"], "buildings": ["bank"]},
        progress=4,
        progress_by=0,
        last_turns=1,
    )
    assert p.scores()[0].parts() == {
        "markers": 10,
        "train": 13,
        "contracts": 21,
        "loads": 3,
        "progress": 1,
        "buildings": 6,
    }
    assert p.scores()[0].total() == 54
    assert sum(reason.points for reason in p.game.reasons(p, 0)) == 54


@rule("IOT-9.2")
def test_an_open_island_scores_its_starting_contract(table):
    p = table({"open": ["camp_eagle"]}, {"completed": ["devon_city_a"]})
    assert p.scores()[0].parts()["contracts"] == 7 and p.scores()[1].parts()["contracts"] == 14


@rule("IOT-9.3")
def test_hand_and_supply_score_nothing(table, filler):
    p = table({"hand": filler(5), "supply": ["white", "black"]})
    assert p.scores()[0].total() == 0


@rule("IOT-9.4")
@example("TV-34")
def test_ties(table):
    short = {"train": ["loco_l3", "hopper_l1", "hopper_l1", "hopper_l1", "coach_l1"]}
    long = {"train": ["loco_l2", "tanker_l1", "tanker_l1", "tanker_l1", "coach_l1", "coach_l1"]}
    p = table({**short, "vp": 0}, {**long, "vp": 1})
    assert [score.total() for score in p.scores()] == [11, 11]
    assert p.game.places(p) == [2, 1]
    p = table({"train": ["loco_l2"], "vp": 0}, {"train": ["loco_l1"], "vp": 2})
    assert p.game.places(p) == [1, 2]
    p = table({"vp": 3}, {"vp": 3})
    assert p.game.places(p) == [1, 1]


@rule("IOT-12.1")
@example("TV-32")
def test_coal_factory(table):
    p = table(
        {"completed": ["billingtons_a", "research_station_a"], "open": ["alpine_lodge"], "buildings": ["coal_factory"]},
        players=4,
    )
    assert buildings(p) == 10


@rule("IOT-12.2", "IOT-12.3")
def test_refinery_and_customs_house(table):
    p = table({"completed": ["flint_beach_b"], "buildings": ["oil_refinery"]})
    assert buildings(p) == 2 * 2
    p = table({"completed": ["flint_beach_b"], "buildings": ["customs_house"]})
    assert buildings(p) == 2 * 3


@rule("IOT-12.3")
def test_wild_symbols_by_option(table):
    seat = {"completed": ["research_station_a"], "buildings": ["customs_house"]}
    assert buildings(table(seat, players=4)) == 0
    assert buildings(table(seat, players=4, options={"wild_symbols_score": True})) == 16


@rule("IOT-12.4", "IOT-12.5")
def test_bank_and_grand_central(table):
    train = [car("loco_l2", "white"), car("coach_l1", "black")]
    assert buildings(table({"train": train, "buildings": ["bank"]})) == 4
    assert buildings(table({"train": train, "buildings": ["grand_central"]})) == 8


@rule("IOT-12.6")
@example("TV-30")
def test_town_hall(table):
    cars = ["coach_l1", "coach_l2", "hopper_l1", "caboose_8"]
    assert buildings(table({"train": ["loco_l2", *cars], "buildings": ["town_hall"]})) == 8
    assert buildings(table({"train": ["loco_l1", *cars], "buildings": ["town_hall"]})) == 6


@rule("IOT-12.7")
@example("TV-31")
def test_rail_yard(table):
    train = ["loco_l3", "hopper_l1", "hopper_l1", "coach_l1", "caboose_1", "caboose_6"]
    assert buildings(table({"train": train, "buildings": ["rail_yard"]})) == 10


@rule("IOT-12.8")
@example("TV-33")
def test_middle_station(table):
    p = table({"buildings": ["middle_station"]}, seated={"purple": 2, "black": 3})
    assert buildings(p) == 9


@rule("IOT-12.9", "IOT-12.10")
@pytest.mark.parametrize(
    ("building", "points"), [("middle_station", 5), ("northern_station", 9), ("southern_station", 7)]
)
def test_all_stations_whoever_delivered(table, building, points):
    seated = {"white": 3, "turquoise": 2, "orange": 2, "green": 1, "purple": 1}
    p = table({"buildings": [building]}, {"delivered": seated}, seated=seated)
    assert buildings(p) == points


@rule("IOT-12.10")
def test_stations_count_own_passengers_by_option(table):
    p = table(
        {"buildings": ["southern_station"], "delivered": {"green": 1}},
        {"delivered": {"orange": 2}},
        seated={"orange": 2, "green": 1},
        options={"stations_count_all_players": False},
    )
    assert buildings(p) == 5
