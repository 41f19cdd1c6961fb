"""Chapter 17: the ten scenarios."""

from __future__ import annotations

import pytest
from marks import example, rule

ROW = [None, None, None]


def car(card, *loads):
    return {"card": card, "loads": list(loads)}


@pytest.fixture
def scenario(table):
    def make(number, seat=None, **situation):
        return table(seat or {}, players=1, options={"scenario": str(number)}, **situation)

    return make


def won(p):
    return p.over and p.game.places(p) == [1]


def wins(p, text):
    """Whether the note of a build says that it wins."""
    return p.game.note(p, p.game.parse(text))[1]["wins"]


def solo(p):
    return p.view(0).solo


@rule("IOT-17.1", "IOT-16.3")
def test_welcome(scenario, play, through):
    train = [
        "loco_l3",
        car("tanker_l1", "loco_l2"),
        car("boxcar_l2", "loco_l3", "loco_l3"),
        car("hopper_l1", "coach_l1"),
    ]
    p = scenario(1, {"completed": ["billingtons_b"], "open": ["flint_beach"], "train": train}, row=ROW)
    assert (solo(p).reached, solo(p).wanted, solo(p).left) == (3, 4, ["flint_beach"])
    through(play(p, "contract flint_beach_b"), "contract")
    assert won(p)


@rule("IOT-17.2")
def test_strong_foundations(scenario, play, filler):
    p = scenario(2, {"buildings": ["bank", "rail_yard", "town_hall"], "hand": ["grand_central", *filler(6)]})
    assert p.view(0).seats[0].building_limit is None
    assert wins(p, "build grand_central")
    play(p, "build grand_central", "discard loco_l3", *["discard loco_l2"] * 2)
    assert not p.over
    play(p, "discard loco_l2")  # only copies of one card are left to pay with
    assert won(p)


@rule("IOT-17.3", "IOT-16.5")
def test_new_people(scenario, play):
    p = scenario(3, {"vp": 59, "supply": ["white"]}, row=ROW)
    assert not p.over and solo(p).reached == 59
    play(p, "board 1 0 white")
    assert won(p)


@rule("IOT-17.4")
def test_showtime(scenario, play, filler):
    light = ["coach_l1"] * 4 + ["coach_l3"] * 2 + ["hopper_l1"] * 3 + ["tanker_l1"] * 3
    p = scenario(4, {"train": ["loco_l3", *light], "hand": ["hopper_l1", "hopper_l2", *filler(3)]})
    assert solo(p).reached == 12
    assert wins(p, "build hopper_l1")
    play(p, "build hopper_l1", "discard loco_l2")
    assert won(p)


@rule("IOT-17.4")
def test_an_upgrade_adds_no_car(scenario, play, through, filler):
    light = ["coach_l1"] * 4 + ["coach_l3"] * 2 + ["hopper_l1"] * 3 + ["tanker_l1"] * 3
    p = scenario(4, {"train": ["loco_l3", *light], "hand": ["hopper_l2", *filler(3)]})
    assert not wins(p, "upgrade 7 hopper_l2")
    through(play(p, "upgrade 7 hopper_l2"), "payment")
    assert not p.over and solo(p).reached == 12


@rule("IOT-17.5")
def test_all_aboard(scenario, play):
    seated = {"white": 3, "turquoise": 3, "orange": 3, "green": 3, "purple": 2}
    p = scenario(5, {"train": [car("loco_l2", "purple")]}, seated=seated, row=ROW)
    play(p, "ticket purple 0")
    assert won(p)


@rule("IOT-17.6", "IOT-7.11")
def test_northern_tour(scenario, play, through):
    train = [
        "loco_l3",
        car("tanker_l2", "loco_l2", "loco_l2"),
        car("boxcar_l2", "loco_l3", "loco_l3"),
        car("hopper_l1", "coach_l1"),
    ]
    p = scenario(
        6, {"completed": ["alpine_lodge_a", "devon_city_b"], "open": ["research_station"], "train": train}, row=ROW
    )
    through(play(p, "contract research_station_a"), "contract")
    assert won(p)


@rule("IOT-17.7")
def test_exaltation(scenario, play, filler):
    seated = {"white": 3, "turquoise": 3, "orange": 3, "green": 3, "purple": 3, "black": 2}
    stations = ["middle_station", "northern_station", "southern_station"]
    train = ["loco_l3", "coach_l1", "coach_l1", "coach_l1", "coach_l1", "hopper_l1", "hopper_l1"]
    seat = {"buildings": [*stations, "rail_yard"], "train": train, "hand": ["grand_central", "hopper_l1", *filler(7)]}
    p = scenario(7, seat, seated=seated)
    assert solo(p).reached == 9 + 10 + 10 + 12
    play(p, "build grand_central", *["discard loco_l2"] * 3, *["discard loco_l3"] * 3)
    assert not p.over and solo(p).reached == 49
    play(p, "build hopper_l1")
    assert won(p)


@rule("IOT-17.8")
@example("TV-39")
def test_the_traveller(scenario, play, through, why):
    train = [
        "loco_l3",
        car("hopper_l3", "coach_l1", "coach_l1", "tanker_l1"),
        car("tanker_l3", "loco_l2", "loco_l2", "coach_l2"),
    ]
    p = scenario(8, {"open": ["camp_eagle", "devon_city"], "train": train}, row=ROW)
    play(p, "contract cactus_mines", "unload 1 1", "unload 2 1")
    assert len(p.view(0).seats[0].open_islands) == 3
    assert why(p, "contract cactus_mines_b") == "IOT-17.8"
    everything = ["flint_beach", "camp_eagle", "devon_city", "cactus_mines", "billingtons", "research_station"]
    p = scenario(8, {"open": everything, "train": train}, row=ROW)
    through(play(p, "contract alpine_lodge"), "contract")
    assert won(p)


@rule("IOT-17.9", "IOT-15.8")
def test_big_and_powerful(scenario, play, why, filler):
    train = ["loco_l3", "hopper_l3", "tanker_l3", "boxcar_l3"]
    p = scenario(
        9,
        {"train": train, "hand": ["coach_l3", *filler(5), "coach_l1", "coach_l2"], "vp": 2},
        deck=["bank", "town_hall"],
    )
    assert solo(p).left == ["coach_l3"] and solo(p).buy_back_vp == 2
    play(p, "buy-back")
    assert p.players[0].vp == 0
    play(p, "build coach_l3")
    while not p.over:
        p.play(p.moves()[0])
    assert won(p)


@rule("IOT-17.10")
@example("TV-37")
def test_you_have_my_attention(scenario):
    points = {
        "train": ["loco_l3", "hopper_l3", "tanker_l3", "boxcar_l3"],
        "completed": ["camp_eagle_a", "flint_beach_a"],
        "buildings": ["grand_central"],
    }
    assert 4 + 24 + 21 + 17 + 8 == 74
    p = scenario(10, {**points, "vp": 5})
    assert not p.over and p.scores()[0].total() == 69
    p = scenario(10, {**points, "vp": 4})
    assert won(p) and p.scores()[0].total() == 70


@rule("IOT-17.10")
def test_spending_markers_helps_in_the_tenth(scenario, play):
    points = {
        "train": ["loco_l3", "hopper_l3", "tanker_l3", "boxcar_l3"],
        "completed": ["camp_eagle_a", "flint_beach_a"],
        "buildings": ["grand_central"],
    }
    p = scenario(10, {**points, "vp": 5}, deck=["bank", "town_hall"])
    play(p, "buy-back")
    assert won(p)


@rule("IOT-16.3", "IOT-17.10")
def test_a_build_wins_before_its_passengers_come(scenario, play):
    """OP-26: from an empty bag each passenger is a marker, and in this scenario a marker costs a point."""
    seat = {
        "train": ["loco_l3", car("hopper_l3", "coach_l1"), "tanker_l3", "boxcar_l3"],
        "completed": ["camp_eagle_a", "flint_beach_a"],
        "hand": ["coach_l3", *["loco_l2"] * 4, *["loco_l3"] * 3],
        "supply": [colour for colour in ("white", "turquoise", "orange", "green", "purple", "black") for _ in range(3)],
    }
    p = scenario(10, seat)
    assert not p.over and p.scores()[0].total() == 67
    play(p, "build coach_l3")
    while not p.over and p.asked.name == "payment":
        p.play(p.moves()[0])
    assert won(p) and p.scores()[0].total() == 70


def test_a_scenario_is_for_one_player(game):
    with pytest.raises(ValueError, match="one player"):
        game(2, scenario="1")
