"""Chapter 11: cabooses."""

from __future__ import annotations

from marks import example, rule

ROW = [None, None, None]


def car(card, *loads):
    return {"card": card, "loads": list(loads)}


@rule("IOT-11.1")
def test_caboose_1_draws_at_the_end_of_a_delivery(table, play, seat):
    p = table(
        {"train": [car("loco_l2", "white"), "caboose_1", car("coach_l1", "black")]},
        tickets={"alpine_lodge": "ticket_4"},
        row=ROW,
    )
    play(p, "ticket white 0")
    assert seat(p).hand_size == 0
    play(p, "stop")
    assert seat(p).hand_size == 1


@rule("IOT-11.1", "IOT-11.11")
@example("TV-43")
def test_a_caboose_built_in_the_middle_of_a_delivery(table, play, seat):
    p = table(
        {"hand": ["caboose_1", "bank", "town_hall"], "train": [car("loco_l2", "white")]},
        tickets={"alpine_lodge": "ticket_6"},
        row=["hopper_l1", "hopper_l2", None],
    )
    play(p, "ticket white 0", "take row 1", "take row 2", "build caboose_1")
    play(p, "discard hopper_l1", "discard hopper_l2", "discard bank")
    assert [each.card for each in seat(p).train] == ["loco_l2", "caboose_1"]
    assert seat(p).hand_size == 1 + 1, "the town hall and the card of Caboose 1"


@rule("IOT-11.2")
def test_caboose_2_draws_for_coal_in_any_train(table, play, seat):
    p = table({"hand": ["coach_l1"], "train": ["loco_l2", "caboose_2"]}, {"train": ["loco_l2", "hopper_l2"]}, row=ROW)
    play(p, "load 2 1 coach_l1")
    assert seat(p).hand_size == 1 + 2


@rule("IOT-11.3")
@example("TV-19")
def test_a_wild_card_in_caboose_3_is_any_cargo(table, play, seat):
    p = table({"hand": ["bank"], "train": ["loco_l2", "caboose_3", car("hopper_l1", "coach_l1")]}, row=ROW)
    play(p, "load 1 1 bank", "contract billingtons")
    assert seat(p).open_islands == ["billingtons"]


@rule("IOT-11.3")
def test_only_the_owner_loads_caboose_3_with_any_card(table, play, why, seat):
    p = table({"hand": ["loco_l2"], "train": ["loco_l2", "caboose_3"]}, {"train": ["loco_l2"]}, row=ROW)
    play(p, "load 1 1 loco_l2")
    assert seat(p).train[1].loads[0].counts_as == "oil" and not seat(p).train[1].loads[0].face_down
    p = table({"hand": ["loco_l2", "bank"]}, {"train": ["loco_l2", "caboose_3"]}, row=ROW)
    assert why(p, "load 2 1 loco_l2") == "IOT-11.3"


@rule("IOT-11.4")
def test_caboose_4_allows_a_second_building(table, play, seat, filler):
    p = table({"hand": ["bank", *filler(6)], "train": ["loco_l2", "caboose_4"], "buildings": ["rail_yard"]})
    play(p, "build bank")
    assert seat(p).buildings == ["bank", "rail_yard"]


@rule("IOT-11.4", "IOT-11.11")
@example("TV-14")
def test_losing_caboose_4_costs_a_building(table, play, seat, ask, filler):
    p = table(
        {"hand": ["hopper_l1", *filler(3)], "train": ["loco_l2", "caboose_4"], "buildings": ["bank", "rail_yard"]}
    )
    play(p, "scrap-for hopper_l1")
    assert ask(p) == "surplus"
    play(p, "demolish bank")
    assert seat(p).buildings == ["rail_yard"] and ask(p) == "payment"


@rule("IOT-11.5")
@example("TV-12")
def test_caboose_5_makes_extensions_cheaper(table, price, filler):
    def cost(card, move):
        p = table({"hand": [card, *filler(7)], "train": ["loco_l3", "caboose_5", "hopper_l1"]})
        return price(p, f"{move} {card}")

    assert cost("hopper_l1", "build") == 0
    assert cost("caboose_1", "build") == 2
    assert cost("hopper_l2", "upgrade 2") == 3
    assert cost("bank", "build") == 6


@rule("IOT-11.5")
def test_caboose_5_does_not_discount_itself(table, price, filler):
    p = table({"hand": ["caboose_5", *filler(5)]})
    assert price(p, "build caboose_5") == 3


@rule("IOT-5.6", "IOT-5.8", "IOT-11.5")
def test_without_caboose_5_a_card_may_be_too_expensive(table, play, why, filler):
    """With the other cars scrapped it costs one card less; a heavier train is another matter."""
    train = ["loco_l1", "caboose_5", "hopper_l1", "hopper_l1"]
    p = play(table({"hand": ["hopper_l1"], "train": train}), "scrap-for hopper_l1")
    assert why(p, "scrap-car 1") == "IOT-5.8" and why(p, "scrap-car 2") is None
    p = table({"hand": ["hopper_l1"], "train": ["loco_l1", "boxcar_l2"]})
    assert why(p, "scrap-for hopper_l1") == "IOT-5.8"
    p = table({"hand": ["boxcar_l2", *filler(7)], "train": ["loco_l1", "hopper_l2", "hopper_l2"]})
    assert why(p, "scrap-for boxcar_l2") == "IOT-5.7"


@rule("IOT-11.6", "IOT-5.6")
def test_caboose_6_counts_for_its_own_build(table, play, seat, filler):
    p = table({"hand": ["caboose_6", *filler(3)], "train": ["loco_l1", "boxcar_l1", "hopper_l1", "tanker_l1"]})
    play(p, "build caboose_6")
    assert (seat(p).power, seat(p).weight) == (6, 4)


@rule("IOT-11.7")
@example("TV-23")
def test_caboose_7_takes_a_passenger_for_a_box(table, play, why, seat):
    train = [car("loco_l2", "white"), car("hopper_l1", "coach_l1"), "caboose_7", car("coach_l2", "black", "black")]
    p = table({"train": train}, row=ROW)
    before = p.view(0).bag.get("white", 0)
    play(p, "contract billingtons", "unload 0 1")
    assert seat(p).open_islands == ["billingtons"] and p.view(0).bag["white"] == before + 1
    train = [
        car("loco_l3", "white"),
        car("hopper_l3", *["coach_l1"] * 3),
        "caboose_7",
        car("coach_l2", "black", "black"),
        car("tanker_l1", "loco_l2"),
    ]
    p = table({"train": train}, row=ROW)
    play(p, "contract billingtons", "unload 0 1")
    assert why(p, "contract billingtons_b") == "IOT-7.4", "the one substitution of this action is used"


@rule("IOT-11.8")
def test_caboose_8_draws_two_for_a_passenger_in_any_train(table, play, seat):
    p = table({"supply": ["white"], "train": ["loco_l2", "caboose_8"]}, row=ROW)
    play(p, "board 2 0 white")
    assert seat(p).hand_size == 2 + 2


@rule("IOT-11.9")
@example("TV-24")
def test_caboose_9_reaches_a_second_destination(table, play, why, seat):
    train = [car("loco_l2", "turquoise"), "caboose_9", car("coach_l3", "green", "green", "white")]
    p = table({"train": train}, tickets={"billingtons": "ticket_4", "flint_beach": "ticket_5"}, row=ROW)
    assert why(p, "detour green 2") == "IOT-11.9", "not as the first step"
    play(p, "ticket turquoise 0", "detour green 2")
    assert seat(p).vp_markers == 4 + 4 and p.view(0).islands[0].seated == 1
    assert why(p, "detour green 2") == "IOT-11.9"


@rule("IOT-11.10")
@example("TV-25")
def test_caboose_10_borrows_a_ticket_space(table, play, why, seat):
    p = table(
        {"train": [car("loco_l2", "orange"), "caboose_10", car("coach_l1", "white")]},
        tickets={"devon_city": "ticket_4"},
        seated={"black": 2},
        row=ROW,
    )
    before = p.view(0).bag.get("orange", 0)
    play(p, "mismatch orange 0", "to devon_city")
    assert seat(p).vp_markers == 2 and p.view(0).bag["orange"] == before + 1
    assert p.view(0).islands[2].seated == 2 and p.progress == 0
    assert why(p, "mismatch white 2") == "IOT-11.10"


@rule("IOT-11.10")
def test_caboose_10_more_often_by_option(table, play, why):
    p = table(
        {"train": [car("loco_l2", "orange"), "caboose_10", car("coach_l1", "white")]},
        tickets={"devon_city": "ticket_4"},
        options={"caboose_10_limit": 2},
        row=ROW,
    )
    play(p, "mismatch orange 0", "to devon_city", "mismatch white 2")
    assert p.players[0].vp == 8


@rule("IOT-11.10")
def test_caboose_10_needs_a_free_space_and_another_colour(table, play, why):
    p = table({"train": [car("loco_l2", "orange"), "caboose_10"]}, seated={"black": 3}, row=ROW)
    play(p, "mismatch orange 0")
    assert why(p, "to devon_city") == "IOT-11.10" and why(p, "to camp_eagle") == "IOT-11.10"
    p = table({"train": [car("loco_l2", "orange")]}, row=ROW)
    assert why(p, "mismatch orange 0") == "IOT-7.6"


@rule("IOT-11.11")
def test_a_scrapped_caboose_no_longer_serves(table, price, filler):
    p = table({"hand": ["caboose_1", *filler(4)], "train": ["loco_l2", "caboose_5"]})
    assert price(p, "scrap-for caboose_1") == 3
