"""Chapter 7: deliver; chapter 13: ticket tiles."""

from __future__ import annotations

from collections import Counter

import pytest
from marks import example, rule

ROW = [None, None, None]
TILES = {"billingtons": "ticket_4", "devon_city": "ticket_3", "camp_eagle": "ticket_6", "flint_beach": "ticket_5"}


def cards(p, zone):
    return [p.box.kind_names[kind] for kind in zone]


def car(card, *loads):
    return {"card": card, "loads": list(loads)}


@rule("IOT-7.1", "IOT-7.2", "IOT-7.3", "IOT-7.6", "IOT-7.7", "IOT-7.9")
@example("EX-3")
def test_three_steps_to_billingtons(table, play, seat, ask):
    train = [
        "loco_l2",
        car("boxcar_l1", "loco_l3"),
        car("hopper_l2", "coach_l1", "coach_l1"),
        car("coach_l1", "turquoise"),
    ]
    p = table({"train": train}, tickets=TILES, row=ROW)
    play(p, "contract billingtons")
    assert seat(p).open_islands == ["billingtons"] and p.progress == 1
    assert Counter(cards(p, p.discard)) == {"loco_l3": 1, "coach_l1": 1}
    play(p, "ticket turquoise 3")
    assert seat(p).vp_markers == 4 and p.view(0).islands[4].seated == 1
    play(p, "special")
    assert ask(p) == "action" and p.asked.left == 1, "with the last load the action is over"
    assert seat(p).hand_size == 2 and len(p.discard) == 3 and p.progress == 1
    assert all(not each.loads for each in seat(p).train)


@rule("IOT-7.9")
@example("EX-7")
def test_what_moves_the_progress_locomotive(table, play):
    train = [
        "loco_l2",
        car("hopper_l3", "coach_l1", "coach_l1", "tanker_l1"),
        car("tanker_l3", "loco_l2", "loco_l2", "coach_l2"),
    ]
    p = table({"train": train}, tickets=TILES, row=ROW)
    play(p, "contract cactus_mines", "unload 1 1", "unload 2 1")
    assert p.progress == 1
    play(p, "contract cactus_mines_b")
    assert p.progress == 1


@rule("IOT-7.4", "IOT-7.5", "IOT-14.1")
@example("TV-20")
def test_both_contracts_in_one_action(table, play, seat):
    train = [
        "loco_l2",
        car("hopper_l3", "coach_l1", "coach_l1", "tanker_l1"),
        car("tanker_l3", "loco_l2", "loco_l2", "coach_l2"),
    ]
    p = table({"train": train}, row=ROW)
    play(p, "contract cactus_mines", "unload 1 1", "unload 2 1", "contract cactus_mines_b")
    assert seat(p).completed == ["cactus_mines_b"] and seat(p).open_islands == []
    assert seat(p).score["contracts"] == 11 and p.progress == 1 and p.asked.left == 1


@rule("IOT-7.5")
def test_by_option_not_both_in_one_action(table, play, why):
    train = [
        "loco_l2",
        car("hopper_l3", "coach_l1", "coach_l1", "tanker_l1"),
        car("tanker_l3", "loco_l2", "loco_l2", "coach_l2"),
    ]
    p = table({"train": train}, row=ROW, options={"start_and_additional_same_action": False})
    play(p, "contract cactus_mines", "unload 1 1", "unload 2 1")
    assert why(p, "contract cactus_mines_b") == "IOT-7.5"
    play(p, "stop")
    assert why(p, "contract cactus_mines_b") is None


@rule("IOT-7.3", "IOT-7.7")
@example("TV-21")
def test_no_second_open_island(table, play, why, ask):
    p = table({"train": ["loco_l2", car("hopper_l2", "coach_l1", "coach_l1")], "open": ["camp_eagle"]}, row=ROW)
    assert why(p, "contract alpine_lodge") == "IOT-7.3"
    play(p, "special", "unload 1 1", "done")
    assert p.players[0].size == 2 and ask(p) == "delivering"


@rule("IOT-7.10")
def test_a_taken_island_is_its_owners(table, play, why):
    p = table(
        {"train": ["loco_l2", car("hopper_l2", "coach_l1", "coach_l1"), car("coach_l1", "white")]},
        {"open": ["alpine_lodge"]},
        tickets=TILES,
        row=ROW,
    )
    assert why(p, "contract alpine_lodge") == "IOT-7.10"
    assert why(p, "ticket white 2") is None


@rule("IOT-7.4")
def test_only_contracts_of_the_open_island(table, why):
    p = table({"train": ["loco_l2", car("hopper_l3", *["coach_l1"] * 3)], "open": ["devon_city"]})
    assert why(p, "contract alpine_lodge_b") == "IOT-7.4"
    assert why(p, "contract devon_city_a") == "IOT-7.4"


@rule("IOT-7.3")
def test_exactly_the_cargo_of_the_contract(table, play, why):
    p = table(
        {"train": ["loco_l3", car("hopper_l2", "coach_l1", "boxcar_l1"), car("boxcar_l2", "loco_l3", "coach_l3")]}
    )
    assert why(p, "contract devon_city") == "IOT-7.3"
    play(p, "contract billingtons", "unload 1 1")
    assert why(p, "unload 1 1") == "IOT-7.3" and why(p, "unload 2 2") is None


@rule("IOT-7.3")
def test_loads_without_a_choice_are_taken_at_once(table, play, seat, ask):
    """Of equal cards in one car any will do, and a contract that takes all there is asks nothing."""
    train = ["loco_l2", car("hopper_l2", "coach_l1", "coach_l1"), car("boxcar_l1", "loco_l3")]
    p = table({"train": train}, row=ROW)
    play(p, "contract billingtons")
    assert ask(p) == "delivering" and [len(each.loads) for each in seat(p).train] == [0, 1, 0]


@rule("IOT-7.6", "IOT-13.1")
@example("TV-22")
def test_the_third_passenger_fills_the_tile(table, play, seat):
    p = table({"train": [car("loco_l2", "turquoise")]}, tickets=TILES, seated={"turquoise": 2}, row=ROW)
    play(p, "ticket turquoise 0")
    assert seat(p).vp_markers == 2 and p.progress == 1 and p.view(0).islands[4].seated == 3


@rule("IOT-7.6", "IOT-13.1")
@pytest.mark.parametrize(
    ("tile", "cards", "vp", "bonus"),
    [
        ("ticket_1", (5, 4, 3), (0, 0, 0), None),
        ("ticket_2", (5, 2, 0), (0, 2, 2), None),
        ("ticket_3", (2, 1, 0), (0, 0, 0), "load"),
        ("ticket_4", (0, 0, 0), (4, 3, 2), None),
        ("ticket_5", (0, 2, 3), (4, 2, 0), None),
        ("ticket_6", (2, 1, 0), (0, 0, 0), "build"),
    ],
)
def test_every_space_of_every_tile(table, play, ask, tile, cards, vp, bonus):
    for space in range(3):
        seat = {"hand": ["coach_l1", "coach_l1"], "train": [car("loco_l2", "white"), "hopper_l1"]}
        p = table(seat, tickets={"alpine_lodge": tile}, seated={"white": space}, row=ROW)
        play(p, "ticket white 0")
        assert (p.players[0].size - 2, p.players[0].vp) == (cards[space], vp[space])
        assert (ask(p) == "bonus") == (bonus is not None)
        if bonus is not None:
            assert p.asked.facts(p) == {"actions": [bonus]}


@rule("IOT-7.7", "IOT-3.8")
@example("TV-26")
def test_cards_set_aside_are_not_drawn(table, play):
    p = table({"train": ["loco_l2", car("hopper_l2", "coach_l1", "coach_l1")]}, hoard=1, deck=["bank"])
    play(p, "special", "all")
    assert p.players[0].size == 1
    assert (len(p.deck), cards(p, p.discard)) == (0, ["coach_l1", "coach_l1"])


@rule("IOT-7.7")
def test_passengers_of_a_special_delivery_return_to_the_bag(table, play):
    p = table({"train": [car("loco_l2", "white"), car("coach_l1", "black")]}, row=ROW)
    before = sum(p.view(0).bag.values())
    play(p, "special", "unload 0 1", "unload 1 1")
    assert sum(p.view(0).bag.values()) == before + 2 and p.players[0].size == 4


@rule("IOT-7.1", "IOT-7.7")
def test_after_a_special_delivery_the_destination_is_asked_where_it_matters(table, play, legal, ask, seat):
    """And before any card is taken, as the rulebook has it chosen first."""
    train = [car("loco_l2", "white"), car("coach_l1", "black"), car("hopper_l2", "coach_l1", "coach_l1")]
    p = table({"train": train}, tickets={"devon_city": "ticket_4"}, row=ROW)
    play(p, "special", "unload 2 1", "done")
    assert ask(p) == "destination" and legal(p) == ["to devon_city", "to alpine_lodge"] and seat(p).hand_size == 0
    play(p, "to devon_city")
    assert seat(p).hand_size == 2 and legal(p) == ["ticket black 1", "special", "stop"]
    one = table({"train": ["loco_l2", train[1], train[2]]}, tickets={"devon_city": "ticket_4"}, row=ROW)
    play(one, "special", "unload 2 1", "done")
    assert ask(one) == "delivering" and legal(one) == ["ticket black 1", "special", "stop"], "one place to go on at"
    none = table({"train": ["loco_l2", train[2]], "open": ["camp_eagle"]}, row=ROW)
    play(none, "special", "unload 1 1", "done")
    assert ask(none) == "delivering" and legal(none) == ["special", "stop"], "nowhere to go on at"


@rule("IOT-7.7", "IOT-7.2")
def test_special_deliveries_may_be_repeated_and_stopped(table, play, why, ask):
    p = table({"train": ["loco_l2", car("hopper_l2", "coach_l1", "coach_l1")]}, row=ROW)
    play(p, "special")
    assert why(p, "done") == "IOT-7.2"
    play(p, "unload 1 1", "done")
    assert ask(p) == "delivering" and why(p, "stop") is None
    play(p, "special")
    assert ask(p) == "action" and p.players[0].size == 4


@rule("IOT-7.8", "IOT-7.2", "IOT-7.12")
@example("TV-27")
def test_cargo_loaded_by_a_ticket_serves_the_same_delivery(table, play, seat):
    p = table(
        {"hand": ["hopper_l3"], "train": [car("loco_l2", "turquoise"), "boxcar_l1", car("hopper_l1", "coach_l1")]},
        tickets={"billingtons": "ticket_3"},
        row=ROW,
    )
    play(p, "ticket turquoise 0")
    assert seat(p).hand_size == 3
    play(p, "load 1 1 hopper_l3", "contract billingtons")
    assert seat(p).open_islands == ["billingtons"]


@rule("IOT-7.12", "IOT-7.6")
@example("TV-44")
def test_a_freed_seat_serves_the_bonus_load(table, play, seat):
    p = table(
        {"train": [car("loco_l2", "white"), car("coach_l1", "black")], "supply": ["black", "green"]},
        tickets={"devon_city": "ticket_3"},
        seated={"black": 1},
        row=ROW,
    )
    play(p, "ticket black 1")
    assert seat(p).hand_size == 1
    play(p, "board 1 1 black", "ticket black 1")
    assert p.asked.name == "bonus" and p.progress == 1 and p.view(0).islands[2].seated == 3


@rule("IOT-7.11")
def test_research_station_takes_any_mix_and_has_no_tile(table, play, why, seat, ask):
    train = [car("loco_l2", "white"), car("hopper_l2", "coach_l1", "coach_l1"), car("boxcar_l1", "loco_l3")]
    p = table({"train": train}, players=4, row=ROW)
    play(p, "contract research_station")
    assert seat(p).open_islands == ["research_station"]
    assert why(p, "ticket white 0") == "IOT-7.11"
    p = table({"train": [*train, car("hopper_l1", "coach_l1")]}, players=4, row=ROW)
    play(p, "contract research_station")  # the first load is taken at once
    top = p.situation()["stack"][-1]
    assert (top["need"], top["jokers"]) == ({"any": 2}, 0)
    assert p.asked.facts(p) == {"contract": "research_station", "count": 2, "ordered": True}
    play(p, "unload 1 1")
    assert p.asked.facts(p) == {"contract": "research_station", "count": 1, "ordered": False}
    p = table({"train": train}, row=ROW)
    assert why(p, "contract research_station") == "IOT-7.11"
    assert why(p, "contract research_station_a") == "IOT-7.11"
    p = table({"train": [*train, car("coach_l1", "black")]}, row=ROW)
    play(p, "special", "unload 2 1", "done")
    assert ask(p) == "destination" and why(p, "to research_station") == "IOT-7.11"


@rule("IOT-7.1", "IOT-7.6")
def test_one_destination_for_all_steps(table, play, why):
    train = [car("loco_l2", "white"), car("coach_l2", "black", "black"), car("hopper_l2", "coach_l1", "coach_l1")]
    p = table({"train": train}, tickets={"devon_city": "ticket_4"}, row=ROW)
    play(p, "ticket black 1")
    assert why(p, "ticket white 0") == "IOT-7.6"
    assert why(p, "contract alpine_lodge") == "IOT-7.1"
    assert why(p, "ticket black 1") is None


@rule("IOT-7.9")
def test_progress_stops_at_the_end_of_the_track(table, play):
    p = table(
        {"train": [car("loco_l2", "white")]}, seated={"white": 2}, tickets={"alpine_lodge": "ticket_4"}, progress=6
    )
    play(p, "ticket white 0")
    assert p.progress == 6
    p = table(
        {"train": [car("loco_l2", "white")]},
        seated={"white": 2},
        tickets={"alpine_lodge": "ticket_4"},
        progress=4,
        progress_by=1,
        last_turns=1,
    )
    play(p, "ticket white 0")
    assert p.progress == 4
