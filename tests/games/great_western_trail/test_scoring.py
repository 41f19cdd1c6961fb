"""Chapter 14: final scoring."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest
from marks import example, rule


def part(p, category, seat=0):
    return p.scores()[seat].parts()[category]


@rule("GWT-14.1")
@pytest.mark.parametrize(("dollars", "points"), [(4, 0), (5, 1), (19, 3)])
def test_money(table, dollars, points):
    assert part(table(2, seats=[{"dollars": dollars}]), "dollars") == points


@rule("GWT-14.2")
def test_buildings_on_the_trail(table):
    p = table(2, seats=[{"buildings": {"build_a_1": 10, "build_a_2": 1}, "replaced": [9]}])
    assert part(p, "private_buildings") == 14


@example("EX-20")
@rule("GWT-14.3", "GWT-10.13", "GWT-10.14")
@pytest.mark.parametrize(
    ("cities", "points"),
    [
        ({"sacramento": 1, "san_diego": 1}, 10),
        ({"kansas_city": 2}, -12),
        ({"san_francisco": 3}, 27),
        ({"topeka": 1, "wichita": 1, "colorado_springs": 1}, -4),
        ({"albuquerque": 1, "el_paso": 1, "san_diego": 1}, 14),
    ],
)
def test_cities(table, cities, points):
    assert part(table(2, seats=[{"cities": cities}]), "cities") == points


@rule("GWT-14.4", "GWT-14.5", "GWT-14.9")
def test_stations_hazards_and_workers(table):
    me = {
        "stations": ["station_1", "station_5", "station_9"],
        "hazards": {"flood_green_4": 2, "drought_black_2": 1},
        "workers": {"cowboy": 5, "engineer": 6, "craftsman": 4},
    }
    p = table(2, seats=[me])
    assert (part(p, "stations"), part(p, "hazards"), part(p, "workers")) == (12, 10, 12)


@rule("GWT-14.6")
def test_cattle_of_the_whole_herd_deck(table):
    me = {"hand": {"holstein": 1}, "discard": {"texas_longhorn_7": 1}}
    me["draw"] = {"jersey": 5, "guernsey": 3, "black_angus": 3, "dutch_belt": 3, "west_highland_4": 1}
    assert part(table(2, seats=[me]), "cattle") == 1 + 7 + 4


@example("EX-19")
@rule("GWT-12.8", "GWT-14.7", "GWT-14.13")
@pytest.mark.parametrize(("discs", "points"), [(2, 18), (1, 10)])
def test_objective_cards_of_the_example(table, discs, points):
    area = ["aux_san_francisco"] * 2 + ["engine_3_building_blue_2_hazard", "start_2_building_hazard"]
    me = {
        "area": area,
        "hand": {},
        "buildings": {"build_a_1": 1, "build_a_2": 2, "build_a_3": 3},
        "hazards": {"flood_green_4": 2, "flood_green_3": 1},
        "teepees": {"teepee_blue": 1},
        "cities": {"san_francisco": discs},
    }
    assert part(table(2, seats=[me]), "objectives") == points


@rule("GWT-14.7")
def test_cards_of_the_deck_join_only_where_they_help(table):
    base = {"hand": {"aux_san_francisco": 1}, "area": ["start_2_station_green"]}
    assert part(table(2, seats=[base]), "objectives") == 0
    assert part(table(2, seats=[{**base, "cities": {"san_francisco": 1}}]), "objectives") == 5


@rule("GWT-14.8")
@pytest.mark.parametrize(
    ("master", "me", "points"),
    [
        ("sm_workers", {"workers": {"cowboy": 3, "engineer": 2}}, 6),
        ("sm_hazards", {"hazards": {"flood_green_4": 2, "flood_green_3": 1}}, 3),
        ("sm_teepees", {"teepees": {"teepee_green": 2, "teepee_blue": 3}}, 6),
        ("sm_certificates", {"certificates": 3}, 6),
        ("sm_objectives", {"area": ["start_2_station_green", "aux_san_francisco", "draw_3_five_hazard"]}, 3),
    ],
)
def test_station_masters(table, master, me, points):
    left = [
        name
        for name in ("sm_workers", "sm_objectives", "sm_hazards", "sm_teepees", "sm_certificates")
        if name != master
    ]
    stations = dict(zip([f"station_{k}" for k in range(1, 6)], ["cowboy", *left], strict=True))
    p = table(2, seats=[{"masters": [master], "hand": {}, **me}], station_masters=stations)
    assert part(p, "station_masters") == points


@rule("GWT-14.8", "GWT-14.13")
def test_an_unfulfilled_card_may_be_worth_keeping_for_the_station_master(table):
    left = ["sm_workers", "sm_hazards", "sm_teepees", "sm_certificates"]
    stations = dict(zip([f"station_{k}" for k in range(1, 6)], ["cowboy", *left], strict=True))
    me = {"masters": ["sm_objectives"], "area": ["start_2_station_green"], "hand": {"draw_3_five_hazard": 1}}
    p = table(2, seats=[me], station_masters=stations)
    assert part(p, "objectives") + part(p, "station_masters") == -2 + 3


@rule("GWT-14.10", "GWT-14.11")
def test_step_disc_and_token(table):
    p = table(2, seats=[{"cleared": ["step_right"]}], token=13, trigger=0)
    assert part(p, "step_disc") == 3 and part(p, "job_market_token") == 2


@rule("GWT-14.12")
def test_ties_are_shared_unless_the_table_breaks_them_by_money(table):
    seats = [{"dollars": 6, "hand": {}}, {"dollars": 9, "hand": {}}]
    shared = table(2, seats=seats)
    assert shared.game.places(shared) == [1, 1]
    broken = table(2, seats=seats, options={"ties": "money"})
    assert broken.game.places(broken) == [2, 1]


def brute_force(box, area, deck, counts, bonus):
    """GWT-14.13 by trying everything."""
    best = None
    for kept in itertools.product([False, True], repeat=len(deck)):
        cards = area + [card for card, keep in zip(deck, kept, strict=True) if keep]
        for done in itertools.product([False, True], repeat=len(cards)):
            used = [0] * 9
            for card, fulfilled in zip(cards, done, strict=True):
                for task in range(9):
                    used[task] += fulfilled * (int(box.objective_needs[card]) >> 6 * task & 63)
            if all(n <= have for n, have in zip(used, counts, strict=True)):
                points = sum(
                    int(box.objective_vp[card] if fulfilled else box.objective_penalty[card])
                    for card, fulfilled in zip(cards, done, strict=True)
                )
                total = points + (3 * (len(cards) // 2) if bonus else 0)
                best = total if best is None else max(best, total)
    return best


@rule("GWT-14.13")
@pytest.mark.parametrize("seed", range(12))
def test_the_best_assignment_is_found(table, seed):
    rng = random.Random(seed)
    bonus = seed % 2 == 0
    deck = rng.sample(
        ["aux_san_francisco", "draw_3_five_hazard", MOVE, "gain_2_four_2_hazard", "engine_2_2_building_2_green"], 3
    )
    area = rng.sample(["draw_3_2_building_hazard", "engine_3_building_blue_2_hazard", "move_3_three_four_2_hazard"], 2)
    left = ["sm_workers", "sm_hazards", "sm_teepees", "sm_certificates"]
    first = ["cowboy", *left] if bonus else ["sm_objectives", *left]
    buildings = {f"build_a_{k + 1}": k + 1 for k in range(rng.randint(0, 3))}
    hazards = {"flood_green_4": rng.randint(0, 2), "drought_green_4": rng.randint(0, 2)}
    cattle = {"texas_longhorn_5": 1, "west_highland_3": rng.randint(0, 1), "holstein": 1}
    me: dict[str, Any] = {
        "hand": {**dict.fromkeys(deck, 1), **cattle},
        "area": [*area, "start_blue_2_hazard"],
        "buildings": buildings,
        "hazards": hazards,
        "teepees": {"teepee_green": 2, "teepee_blue": rng.randint(0, 1)},
        "masters": ["sm_objectives"] if bonus else [],
    }
    stations = dict(zip([f"station_{k}" for k in range(1, 6)], first, strict=True))
    p = table(2, seats=[me], station_masters=stations)
    box = p.box
    counts = [len(buildings), 2, me["teepees"]["teepee_blue"], sum(hazards.values()), 0]
    counts += [1, cattle["west_highland_3"], 1, 0]
    numbers = [box.objectives.index(name) for name in me["area"]]
    found = part(p, "objectives") + (part(p, "station_masters") if bonus else 0)
    assert found == brute_force(box, numbers, [box.objectives.index(name) for name in deck], counts, bonus)


MOVE = "move_3_2_building_2_hazard"
