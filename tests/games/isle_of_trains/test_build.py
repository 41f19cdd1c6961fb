"""Chapter 5: build."""

from __future__ import annotations

from marks import example, rule


def cards(p, zone):
    return [p.box.kind_names[kind] for kind in zone]


def train(p, seat=0):
    return [car.card for car in p.view(seat).seats[seat].train]


@rule("IOT-5.1", "IOT-5.8", "IOT-10.2")
@example("EX-1")
def test_what_a_hopper_costs(table, price, filler):
    new = table({"hand": ["hopper_l2", *filler(6)], "train": ["loco_l3", "hopper_l1"]})
    assert price(new, "build hopper_l2") == 4
    better = table({"hand": ["hopper_l2", *filler(6)], "train": ["loco_l3", "hopper_l1"]})
    assert price(better, "upgrade 1 hopper_l2") == 3


@rule("IOT-5.1", "IOT-5.4", "IOT-5.6", "IOT-5.9", "IOT-10.5")
@example("EX-2")
def test_an_upgrade_of_a_coach(table, play, seat, filler):
    p = table({"hand": ["coach_l3", *filler(6)], "train": ["loco_l2", "coach_l1", "boxcar_l1"]}, row=[None, None, None])
    play(p, "upgrade 1 coach_l3")
    assert train(p) == ["loco_l2", "coach_l3", "boxcar_l1"]
    assert (seat(p).weight, seat(p).power, seat(p).hand_size) == (2, 6, 0)
    assert sum(seat(p).supply.values()) == 3
    assert len(p.discard) == 7 and cards(p, p.discard)[-1] == "coach_l1"


@rule("IOT-5.6", "IOT-10.1", "IOT-10.4")
@example("EX-6")
def test_the_power_check(table, why, filler):
    p = table({"hand": ["boxcar_l1", "boxcar_l2", *filler(6)], "train": ["loco_l1", "hopper_l1", "tanker_l1"]})
    assert why(p, "build boxcar_l1") is None
    assert why(p, "build boxcar_l2") == "IOT-5.6"


@rule("IOT-5.2", "IOT-5.3")
def test_a_locomotive_is_never_attached(table, why, filler):
    p = table({"hand": ["loco_l2", "loco_l3", *filler(2)], "train": ["loco_l1", "coach_l1"]})
    assert why(p, "build loco_l2") == "IOT-5.3"
    assert why(p, "upgrade 0 loco_l2") is None


@rule("IOT-5.3")
def test_a_car_is_attached_at_the_right_end(table, play, through, filler):
    p = table({"hand": ["caboose_8", *filler(4)], "train": ["loco_l2", "coach_l1"]})
    through(play(p, "build caboose_8"), "payment")
    assert train(p) == ["loco_l2", "coach_l1", "caboose_8"]


@rule("IOT-5.2")
def test_identical_cars_are_allowed(table, play, filler):
    p = table({"hand": ["hopper_l1", *filler(2)], "train": ["loco_l2", "hopper_l1"]})
    play(p, "build hopper_l1", "discard loco_l3")
    assert train(p) == ["loco_l2", "hopper_l1", "hopper_l1"]


@rule("IOT-5.6")
@example("TV-6")
def test_a_weightless_coach_always_fits(table, why, filler):
    p = table(
        {"hand": ["coach_l1", "hopper_l1", *filler(4)], "train": ["loco_l1", "boxcar_l1", "hopper_l1", "tanker_l1"]}
    )
    assert why(p, "build coach_l1") is None
    assert why(p, "build hopper_l1") == "IOT-5.6"
    assert why(p, "scrap-for hopper_l1") is None


@rule("IOT-5.7")
@example("TV-7")
def test_which_car_to_scrap(table, price, through, seat, filler):
    cars = ["boxcar_l1", "hopper_l1", "tanker_l1"]
    p = table({"hand": ["boxcar_l1", *filler(4)], "train": ["loco_l1", *cars]})
    assert price(p, "scrap-for boxcar_l1") == 3, "only the boxcar is heavy enough, so there is no question"
    through(p, "payment")
    assert train(p) == ["loco_l1", "hopper_l1", "tanker_l1", "boxcar_l1"] and seat(p).weight == 4
    p = table({"hand": ["hopper_l1", *filler(4)], "train": ["loco_l1", *cars]})
    assert price(p, "scrap-for hopper_l1") == 0
    assert [str(move) for move in p.moves()] == ["scrap-car 1", "scrap-car 2", "scrap-car 3"]


@rule("IOT-5.4", "IOT-5.8", "IOT-10.4", "IOT-10.1")
@example("TV-8")
def test_upgrades_of_boxcar_and_locomotive(table, price, through, seat, filler):
    p = table({"hand": ["boxcar_l3", *filler(5)], "train": ["loco_l2", "boxcar_l2"]})
    assert seat(p).weight == 3
    assert price(p, "upgrade 1 boxcar_l3") == 3
    through(p, "payment")
    assert seat(p).weight == 2
    p = table({"hand": ["loco_l3", *filler(6)]})
    assert price(p, "upgrade 0 loco_l3") == 5
    through(p, "payment")
    assert train(p) == ["loco_l3"] and sum(seat(p).supply.values()) == 1


@rule("IOT-5.5")
@example("TV-9")
def test_an_upgraded_tanker_keeps_its_oil(table, play, through, seat, filler):
    p = table({"hand": ["tanker_l2", *filler(4)], "train": ["loco_l2", {"card": "tanker_l1", "loads": ["loco_l2"]}]})
    through(play(p, "upgrade 1 tanker_l2"), "payment")
    car = seat(p).train[1]
    assert (car.card, [load.counts_as for load in car.loads], car.capacity) == ("tanker_l2", ["oil"], 2)


@rule("IOT-5.7", "IOT-5.11")
@example("TV-10")
def test_loads_of_a_scrapped_car(table, play, filler):
    coach = {"card": "coach_l2", "loads": ["white", "black"]}
    p = table({"hand": ["hopper_l1", *filler(3)], "train": ["loco_l1", coach, "tanker_l1"]})
    before = sum(p.view(0).bag.values())
    play(p, "scrap-for hopper_l1", "scrap-car 1")
    assert sum(p.view(0).bag.values()) == before + 2 and cards(p, p.discard) == ["coach_l2"]
    hopper = {"card": "hopper_l1", "loads": ["coach_l1"]}
    p = table({"hand": ["hopper_l1", *filler(3)], "train": ["loco_l1", hopper, "tanker_l1"]})
    play(p, "scrap-for hopper_l1", "scrap-car 1")
    assert cards(p, p.discard) == ["hopper_l1", "coach_l1"]


@rule("IOT-5.4")
@example("TV-11")
def test_an_upgrade_is_strictly_higher(table, why, filler):
    p = table({"hand": ["coach_l2", *filler(5)], "train": ["loco_l2", "coach_l2"]})
    assert why(p, "upgrade 1 coach_l2") == "IOT-5.4" and why(p, "build coach_l2") is None
    p = table({"hand": ["coach_l2", *filler(5)], "train": ["loco_l2", "coach_l3"]})
    assert why(p, "upgrade 1 coach_l2") == "IOT-5.4"
    assert not any(move.text.endswith("coach_l1") for move in p.game.moves if move.kind == "upgrade")


@rule("IOT-5.7")
def test_one_car_at_most_and_never_the_locomotive(table, play, why, filler):
    p = table({"hand": ["hopper_l1", *filler(3)], "train": ["loco_l1", "coach_l1", "tanker_l1"]})
    play(p, "scrap-for hopper_l1")
    assert why(p, "scrap-car 0") == "IOT-5.7"
    play(p, "scrap-car 1")
    assert train(p)[1] == "tanker_l1" and why(p, "scrap-car 1") == "IOT-3.1"


@rule("IOT-5.7")
def test_nothing_is_scrapped_for_a_building(table, why, filler):
    p = table({"hand": ["bank", *filler(7)], "train": ["loco_l1", "coach_l1"], "buildings": ["rail_yard"]})
    assert why(p, "scrap-for bank") == "IOT-5.7"


@rule("IOT-5.8")
def test_the_card_cannot_pay_for_itself(table, why):
    p = table({"hand": ["hopper_l1"]})
    assert why(p, "build hopper_l1") == "IOT-5.8"


@rule("IOT-5.9", "IOT-3.9")
@example("TV-5")
def test_passengers_missing_from_the_bag_are_markers(table, play, seat, filler):
    away = dict.fromkeys(("white", "turquoise", "orange", "green", "purple"), 3)
    p = table({"hand": ["coach_l3", *filler(7)]}, {"supply": away}, seated={"black": 2})
    play(p, "build coach_l3")
    assert sum(seat(p).supply.values()) == 1 and seat(p).vp_markers == 2


@rule("IOT-5.10", "IOT-5.2")
@example("TV-13")
def test_a_new_building_replaces_the_old_one(table, play, seat, filler):
    p = table({"hand": ["rail_yard", *filler(6)], "buildings": ["bank"]})
    play(p, "build rail_yard")
    assert seat(p).buildings == ["rail_yard"] and seat(p).hand_size == 0
    assert cards(p, p.discard)[-1] == "bank" and len(p.discard) == 7


@rule("IOT-5.10")
def test_a_free_slot_replaces_nothing(table, play, seat, filler):
    p = table({"hand": ["rail_yard", *filler(6)]})
    play(p, "build rail_yard")
    assert seat(p).buildings == ["rail_yard"] and seat(p).hand_size == 0


@rule("IOT-5.11")
def test_discards_of_a_build_in_their_order(table, play, filler):
    hopper = {"card": "hopper_l1", "loads": ["coach_l1"]}
    p = table({"hand": ["tanker_l2", *filler(5)], "train": ["loco_l1", hopper, "tanker_l1"]}, players=1)
    play(p, "scrap-for tanker_l2", "scrap-car 1")
    assert p.asked.name == "placing"
    play(p, "upgrade 1 tanker_l2")
    play(p, "discard loco_l3", "discard loco_l2", "discard loco_l3")
    assert cards(p, p.discard) == ["hopper_l1", "coach_l1", "loco_l3", "loco_l2", "loco_l3", "tanker_l1"]


@rule("IOT-5.4")
@example("TV-41")
def test_a_level_one_locomotive_is_never_built(table, play, why, seat):
    p = table({"hand": ["loco_l1", "hopper_l1", "bank"], "train": ["loco_l2", "tanker_l1"]})
    assert why(p, "build loco_l1") == "IOT-5.3"
    assert not any(move.text.endswith("loco_l1") for move in p.game.moves if move.kind == "upgrade")
    play(p, "load 1 1 loco_l1")
    assert seat(p).train[1].loads[0].counts_as == "oil"
    p = table({"hand": ["loco_l1", "hopper_l1", "bank"]})
    play(p, "build hopper_l1", "discard loco_l1")
    assert train(p) == ["loco_l1", "hopper_l1"]


@rule("IOT-5.1")
def test_the_time_engine_of_a_deck_profile(table, play, seat, filler):
    p = table(
        {"hand": ["time_engine", *filler(5)], "train": [{"card": "loco_l2", "loads": ["white"]}]},
        discard=["bank", "hopper_l1"],
        options={"deck_profile": "public_71_plus_time_engine"},
    )
    play(p, "upgrade 0 time_engine")
    assert sum(seat(p).supply.values()) == 2, "the passenger of the old locomotive comes back, and a new one"
    play(p, "salvage hopper_l1")
    assert seat(p).hand == {"hopper_l1": 1} and seat(p).power == 7


@rule("IOT-5.4")
def test_an_upgrade_to_a_card_without_levels_names_its_rule(table, why):
    p = table({"hand": ["bank"]})
    assert why(p, "upgrade 0 bank") == "IOT-5.4" and why(p, "upgrade 99 hopper_l2") == "IOT-5.4"
    assert p.game.find("upgrade first bank") is None
