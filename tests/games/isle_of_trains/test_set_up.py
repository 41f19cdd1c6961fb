"""Chapters 1 and 2: the box and the set-up."""

from __future__ import annotations

from collections import Counter

import pytest
from marks import example, rule

from trackside.games.isle_of_trains.edge.view import hand_of

TABLE = {1: (6, 63, 16, None), 2: (6, 57, 14, 4), 3: (6, 51, 12, 5), 4: (7, 45, 10, 6)}


@rule("IOT-1.1")
def test_seventy_two_train_cards(game):
    box = game().box
    by_category = Counter()
    for kind in range(box.kinds):
        by_category[int(box.category[kind])] += int(box.copies[kind])
    assert [by_category[n] for n in range(7)] == [16, 9, 9, 9, 9, 10, 10]
    assert sum(by_category.values()) == 72


@rule("IOT-1.1")
@pytest.mark.parametrize(
    ("profile", "cards", "kinds"), [("seed_72", 72, 35), ("public_71", 71, 35), ("public_71_plus_time_engine", 72, 36)]
)
def test_deck_profiles(game, profile, cards, kinds):
    box = game(deck_profile=profile).box
    assert (sum(box.copies), box.kinds) == (cards, kinds)


@rule("IOT-1.2", "IOT-1.3", "IOT-14.1")
def test_islands_with_their_contracts(game):
    view = game(4).start(1).view(None)
    contracts = {
        island.id: (
            dict(island.starting.cargo),
            island.starting.vp,
            [(dict(each.cargo), each.vp) for each in island.additional],
        )
        for island in view.islands
    }
    assert len(contracts) == 7
    assert contracts["flint_beach"] == (
        {"oil": 1, "box": 1},
        6,
        [({"oil": 2, "box": 2}, 17), ({"coal": 1, "oil": 1, "box": 2}, 16)],
    )
    assert contracts["camp_eagle"][0:2] == ({"box": 2}, 7)
    assert contracts["devon_city"][2] == [({"coal": 2, "oil": 3}, 14), ({"coal": 1, "oil": 2, "box": 1}, 14)]
    assert contracts["cactus_mines"][0:2] == ({"coal": 1, "oil": 1}, 4)
    assert contracts["billingtons"][0:2] == ({"coal": 1, "box": 1}, 5)
    assert contracts["alpine_lodge"][2] == [({"coal": 3, "box": 2}, 14), ({"coal": 2, "oil": 1, "box": 1}, 12)]
    assert contracts["research_station"] == ({"any": 3}, 4, [({"any": 5}, 11)])
    adds = {island.id: [island.starting.adds, *(each.adds for each in island.additional)] for island in view.islands}
    assert (adds["cactus_mines"], adds["research_station"]) == ([4, 9, 7], [4, 7])
    assert {island.tile for island in view.islands} == {None, *(f"ticket_{n}" for n in range(1, 7))}


@rule("IOT-1.4")
def test_each_colour_travels_to_one_destination(game):
    view = game(2).start(3).view(None)
    assert {island.id: island.passenger for island in view.islands} == {
        "alpine_lodge": "white",
        "billingtons": "turquoise",
        "camp_eagle": "orange",
        "flint_beach": "green",
        "cactus_mines": "purple",
        "devon_city": "black",
    }
    assert list(game().box.passengers) == [3] * 6


@rule("IOT-1.7", "IOT-1.8")
def test_cargo_symbols(game):
    box = game().box
    cargo = {name: int(box.cargo[kind]) for kind, name in enumerate(box.kind_names)}
    wild = {name for name, symbols in cargo.items() if symbols == 7}
    assert wild == {"loco_l1", *(name for k, name in enumerate(box.kind_names) if box.category[k] == 6)}
    assert (cargo["hopper_l1"], cargo["hopper_l2"], cargo["hopper_l3"]) == (1, 2, 4)


@rule("IOT-1.9", "IOT-1.10")
def test_hands_are_hidden_and_all_else_is_open(game):
    p = game(3).start(5)
    view = p.view(1)
    assert [seat.hand is None for seat in view.seats] == [True, False, True]
    assert all(seat.hand_size == 5 for seat in view.seats)
    assert all(sum(seat.supply.values()) == 2 for seat in view.seats)
    assert view.deck == 51 and view.deck_top == [] and view.discard == [] and None not in view.row
    assert p.view(None).seats[1].hand is None


@rule("IOT-2.1", "IOT-2.3", "IOT-2.4", "IOT-2.5", "IOT-2.6", "IOT-2.7", "IOT-1.5", "IOT-1.6")
@example("TV-1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_set_up_totals(game, players):
    islands, deck, bag, target = TABLE[players]
    p = game(players).start(11)
    view = p.view(0)
    assert (len(view.islands), view.deck, sum(view.bag.values()), view.target) == (islands, deck, bag, target)
    assert len(view.row) == 3 and None not in view.row and view.discard == [] and view.progress == 0
    for seat in view.seats:
        assert [car.card for car in seat.train] == ["loco_l1"] and seat.train[0].loads == []
        assert (seat.hand_size, sum(seat.supply.values()), seat.vp_markers) == (5, 2, 0)
    locomotives = [p.box.kind_names[kind] for kind in p.deck].count("loco_l1")
    held = sum(hand_of(p.box, player).get("loco_l1", 0) for player in p.players) + view.row.count("loco_l1")
    assert locomotives + held == 4 - players


@rule("IOT-2.2", "IOT-2.8")
def test_tiles_and_first_player_are_random(game):
    starts = [game(4).start(seed) for seed in range(40)]
    assert {int(p.seat) for p in starts} == {0, 1, 2, 3}
    assert len({tuple(p.tickets) for p in starts}) > 30
    assert all(sorted(p.tickets) == [0, 1, 2, 3, 4, 5] for p in starts)


@rule("IOT-15.1")
def test_solo_set_up(game):
    p = game(1).start(2)
    assert len(p.deck) == 63 and p.players[0].size == 5 and p.progress == 0
    assert len(p.view(0).islands) == 6
    assert len(game(1, scenario="6").start(2).view(0).islands) == 7
