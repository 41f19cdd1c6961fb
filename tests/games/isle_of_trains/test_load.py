"""Chapter 6: load."""

from __future__ import annotations

from marks import example, rule


def empty_row():
    return [None, None, None]


@rule("IOT-6.1", "IOT-6.7", "IOT-10.2")
@example("TV-15")
def test_coal_into_an_opponents_hopper(table, play, seat, ask):
    p = table({"hand": ["coach_l1", "bank"]}, {"train": ["loco_l2", "hopper_l1"]}, row=empty_row())
    play(p, "load 2 1 coach_l1")
    assert seat(p).hand_size == 4 and ask(p) == "benefit-discard"
    play(p, "discard bank")
    assert seat(p).hand_size == 3
    assert [load.counts_as for load in seat(p, 1).train[1].loads] == ["coal"]


@rule("IOT-6.7", "IOT-10.3", "IOT-3.6")
@example("TV-16")
def test_oil_into_an_opponents_big_tanker(table, play, legal, seat):
    p = table(
        {"hand": ["loco_l2", "hopper_l3"], "train": ["loco_l2", {"card": "boxcar_l2", "loads": ["boxcar_l3"]}]},
        {"train": ["loco_l2", "tanker_l3"]},
        row=empty_row(),
    )
    play(p, "load 2 1 loco_l2")
    assert seat(p).hand_size == 4
    assert "special" in legal(p) and "load 1 1 hopper_l3" in legal(p) and "decline" in legal(p)
    assert legal(p, "build") == [] and "take passenger" not in legal(p)
    play(p, "load 1 1 hopper_l3")
    assert p.asked.name == "action" and seat(p).hand_size == 3


@rule("IOT-6.7")
@example("TV-17")
def test_the_own_train_gives_no_benefit_but_cabooses_do(table, play, seat):
    p = table({"hand": ["coach_l1"], "train": ["loco_l2", "hopper_l1"]}, row=empty_row())
    play(p, "load 1 1 coach_l1")
    assert seat(p).hand_size == 0
    p = table({"hand": ["coach_l1"], "train": ["loco_l2", "hopper_l1", "caboose_2"]}, row=empty_row())
    play(p, "load 1 1 coach_l1")
    assert seat(p).hand_size == 1
    p = table({"supply": ["white"], "train": ["loco_l2", "coach_l1", "caboose_8"]}, row=empty_row())
    play(p, "board 1 1 white")
    assert seat(p).hand_size == 2


@rule("IOT-6.6", "IOT-6.10")
@example("TV-18")
def test_any_cargo_for_an_extra_card(table, play, seat, ask):
    p = table({"hand": ["coach_l1", "bank", "hopper_l3"]}, {"train": ["loco_l2", "tanker_l1"]}, row=empty_row())
    play(p, "load 2 1 coach_l1")
    assert ask(p) == "extra-card"
    play(p, "discard bank")
    assert seat(p).hand_size == 1 + 3
    load = p.view(0).seats[1].train[1].loads[0]
    assert (load.counts_as, load.card, load.face_down) == ("oil", "coach_l1", True)
    assert p.view(1).seats[1].train[1].loads[0].card is None
    assert p.view(None).seats[1].train[1].loads[0].card is None


@rule("IOT-6.10")
@example("TV-45")
def test_a_fitting_card_pays_nothing_extra(table, play, seat, ask):
    p = table({"hand": ["coach_l1", "bank", "town_hall"], "train": ["loco_l2", "hopper_l1"]})
    play(p, "load 1 1 coach_l1")
    assert ask(p) == "action" and seat(p).hand_size == 2
    p = table({"hand": ["loco_l2", "bank", "town_hall"], "train": ["loco_l2", "hopper_l1"]})
    play(p, "load 1 1 loco_l2")
    assert ask(p) == "extra-card"


@rule("IOT-6.6")
def test_any_cargo_needs_a_second_card(table, why):
    p = table({"hand": ["loco_l2"], "train": ["loco_l2", "hopper_l1"]})
    assert why(p, "load 1 1 loco_l2") == "IOT-6.6"


@rule("IOT-6.2")
def test_a_full_car_takes_no_more(table, why):
    p = table({"hand": ["coach_l1", "bank"], "train": ["loco_l2", {"card": "hopper_l1", "loads": ["coach_l1"]}]})
    assert why(p, "load 1 1 coach_l1") == "IOT-6.2"


@rule("IOT-6.3")
def test_what_each_car_holds(table, why):
    p = table({"hand": ["coach_l1", "bank"], "supply": ["white"], "train": ["loco_l2", "hopper_l1", "caboose_1"]})
    assert why(p, "load 1 2 coach_l1") == "IOT-6.3"
    assert why(p, "board 1 1 white") == "IOT-6.3"
    p = table({"hand": ["coach_l1", "bank"], "supply": ["white"]})
    assert why(p, "load 1 0 coach_l1") == "IOT-6.3" and why(p, "board 1 0 white") is None
    assert why(p, "board 1 0 black") == "IOT-6.1" and why(p, "load 1 1 coach_l1") == "IOT-5.4"


@rule("IOT-6.4")
def test_a_wild_card_becomes_the_cargo_of_its_car(table, play, seat):
    p = table({"hand": ["bank", "loco_l1"], "train": ["loco_l2", "hopper_l1", "boxcar_l1"]})
    play(p, "load 1 1 bank", "load 1 2 loco_l1")
    assert [car.loads[0].counts_as for car in seat(p).train[1:]] == ["coal", "box"]


@rule("IOT-6.5")
def test_loads_belong_to_the_owner_of_the_train(table, play, idle, legal):
    p = table({"supply": ["white"]}, {"train": ["loco_l2"]}, row=empty_row())
    play(p, "board 2 0 white")
    assert legal(p, "ticket") == []
    idle(p)
    assert legal(p, "ticket") == ["ticket white 0"]


@rule("IOT-6.8", "IOT-11.2", "IOT-11.8")
def test_cabooses_draw_before_the_benefit(table, play, ask):
    p = table(
        {"hand": ["coach_l1"], "train": ["loco_l3", "caboose_2", "caboose_8"], "supply": ["white"]},
        {"train": ["loco_l2", "hopper_l1", "coach_l1"]},
        row=["bank", "town_hall", "rail_yard"],
    )
    play(p, "load 2 1 coach_l1")
    assert p.asked.n == 1, "first the card of Caboose 2"
    play(p, "take row 1")
    assert p.asked.n == 2 and p.players[0].size == 1 + 1, "then the hopper's, of which one must come from the deck"
    play(p, "take row 2", "take row 3")
    assert ask(p) == "benefit-discard"
    play(p, p.moves()[0].text, "board 2 2 white")
    assert p.players[0].vp == 1 and p.players[0].size == 3 + 2 + 3


@rule("IOT-6.9", "IOT-10.1")
def test_a_locomotive_has_a_benefit_too(table, play, seat):
    p = table({"supply": ["white"]}, row=empty_row())
    play(p, "board 2 0 white")
    assert seat(p).hand_size == 2


@rule("IOT-6.7", "IOT-10.5")
def test_a_coach_gives_cards_and_points(table, play, seat):
    p = table({"supply": ["white"]}, {"train": ["loco_l2", "coach_l3"]}, row=empty_row())
    play(p, "board 2 1 white")
    assert (seat(p).hand_size, seat(p).vp_markers) == (3, 3)
    assert (seat(p, 1).hand_size, seat(p, 1).vp_markers) == (0, 0)


@rule("IOT-6.7", "IOT-10.4")
def test_a_boxcar_gives_cards_and_a_load(table, play, ask, seat):
    own = {"hand": ["hopper_l3"], "train": ["loco_l2", "hopper_l1"]}
    p = table(own, {"train": ["loco_l2", "boxcar_l3"]}, row=empty_row())
    play(p, "load 2 1 hopper_l3")
    assert seat(p).hand_size == 5 and ask(p) == "benefit-discard"
    play(p, p.moves()[0].text)
    assert ask(p) == "bonus" and p.asked.facts(p) == {"actions": ["load"]}


@rule("IOT-6.7", "IOT-10.3")
def test_the_middle_tanker_gives_a_delivery(table, play, ask):
    own = {"hand": ["loco_l2"], "train": [{"card": "loco_l2", "loads": ["white"]}]}
    p = table(own, {"train": ["loco_l2", "tanker_l2"]}, row=empty_row())
    play(p, "load 2 1 loco_l2")
    assert ask(p) == "bonus" and p.asked.facts(p) == {"actions": ["deliver"]}
