"""The value of a position to a seat, in points: the score so far, and the prospects of money, workers and herd."""

from __future__ import annotations

from typing import Final

from trackside.core.arrays import bit, has, i64
from trackside.games.great_western_trail.rules.box import ROWS, TASK_BITS, Box
from trackside.games.great_western_trail.rules.delivery import transport
from trackside.games.great_western_trail.rules.herd import permanent_certificates
from trackside.games.great_western_trail.rules.kansas_city import breeding_value
from trackside.games.great_western_trail.rules.position import NOWHERE, Player, WesternPosition, count_in
from trackside.games.great_western_trail.rules.scoring import (
    TASK_BUILDING,
    TASK_STATION,
    TASK_VALUE_3,
    best_objectives,
    building_points,
    cattle_points,
    city_points,
    disc_points,
    hazard_points,
    master_points,
    owned,
    station_points,
    worker_points,
)


def time_left(p: WesternPosition) -> float:
    """The fraction of the game that remains: 1.0 at the start, 0.0 when the token leaves."""
    return float(ROWS - p.token) / float(ROWS - p.box.token_start)


class Lean:
    """A player's strategy: how much a worker of each kind, a building and a space of railroad are worth to them."""

    __slots__ = ("building", "cowboy", "craftsman", "engine", "engineer")

    def __init__(self, cowboy: float, craftsman: float, engineer: float, building: float, engine: float) -> None:
        self.cowboy = cowboy
        self.craftsman = craftsman
        self.engineer = engineer
        self.building = building
        self.engine = engine


HERDER: Final = Lean(5.0, 3.0, 3.4, 1.2, 0.22)
BUILDER: Final = Lean(3.6, 5.6, 2.8, 3.4, 0.20)
RAILMAN: Final = Lean(3.6, 2.8, 5.2, 1.2, 0.34)
ALL_ROUND: Final = Lean(4.2, 3.4, 3.6, 1.4, 0.22)


def lean(p: WesternPosition, player: Player) -> Lean:
    """The starting objective card suggests the strategy: cattle, stations, buildings, or a bit of everything."""
    box = p.box
    needs = box.objective_needs[player.area[len(player.area) - 1]]
    if (needs >> (TASK_BITS * TASK_STATION)) & 3 >= 2:
        return RAILMAN
    if (needs >> (TASK_BITS * TASK_BUILDING)) & 3 >= 2:
        return BUILDER
    return HERDER if (needs >> (TASK_BITS * TASK_VALUE_3)) & 3 >= 1 else ALL_ROUND


def worth(p: WesternPosition, seat: i64) -> float:
    """The value of a position to a seat."""
    box = p.box
    player = p.players[seat]
    left = time_left(p)
    style = lean(p, player)
    kept = best_objectives(p, seat)
    points = (
        building_points(p, seat)
        + city_points(box, player)
        + station_points(box, player)
        + hazard_points(box, player)
        + cattle_points(box, player)
        + kept.points
        + master_points(p, seat, kept.count)
        + worker_points(box, player)
        + disc_points(box, player)
    )
    value = float(points)
    value += money(float(player.dollars), left)
    value += left * 1.6 * float(len(kept.open))  # there is still time to fulfil them
    value += certificates(box, player, left)
    value += people(player, style, left)
    value += herd(box, player, left)
    value += float(player.engine) * (0.08 + style.engine * left)
    value += board(p, player, seat, style, left)
    value += cities_ahead(box, player, left)
    return value + hand(p, player, seat, left)


def money(dollars: float, left: float) -> float:
    """Dollars become points at the end, and are worth more while there is time to spend them, up to a limit."""
    rich = max(dollars - 20.0, 0.0)
    return dollars * (0.2 + 0.3 * left) - rich * 0.15 * left


def certificates(box: Box, player: Player, left: float) -> float:
    soon = min(3.0 * left, 1.0)
    return soon * (0.55 * float(player.certificates) + 1.5 * left * float(permanent_certificates(box, player)))


def people(player: Player, style: Lean, left: float) -> float:
    """Hired workers, the first ones of a row more than the later ones."""
    value = 0.0
    value += crew(float(player.cowboys - 1), style.cowboy)
    value += crew(float(player.craftsmen - 1), style.craftsman)
    value += crew(float(player.engineers - 1), style.engineer)
    return value * left


def crew(hired: float, each: float) -> float:
    return each * hired - 0.25 * hired * hired


def herd(box: Box, player: Player, left: float) -> float:
    """Good breeds make good deliveries; each Jersey reduces them."""
    value = 0.0
    kind: i64
    for kind in range(box.cattle):
        n = owned(player, kind)
        if n > 0:
            breeding = box.breed_value[box.breed_of[kind]]
            if breeding >= 3:
                value += 1.3 * float(breeding - 2) + 0.5 * float(n)
            elif breeding == 1:
                value -= 0.45 * float(n)
    return value * left


def board(p: WesternPosition, player: Player, seat: i64, style: Lean, left: float) -> float:
    """Cleared spaces and own buildings along the way."""
    box = p.box
    value = 0.0
    disc: i64
    for disc in range(len(box.discs)):
        if not has(player.discs, disc):
            if disc == box.left_step:
                value += 3.0
            elif disc == box.right_step:
                value += 1.0
            elif disc == box.left_hand or disc == box.right_hand:
                value += 5.0
            elif disc == box.certificate_4:
                value += 2.2
            elif disc == box.certificate_6:
                value += 1.4
            else:
                value += 1.0
    for node in box.building_nodes:
        if p.owner(p.tiles[node]) == seat:
            value += style.building
    value += 0.6 * float(count_in(player.teepees, 0) + count_in(player.teepees, 1))
    return value * left


def cities_ahead(box: Box, player: Player, left: float) -> float:
    """One end of an arrow makes the other end worth more."""
    value = 0.0
    arrow: i64
    for arrow in range(len(box.arrow_vp)):
        start = count_in(player.cities, box.arrow_from[arrow]) > 0
        end = count_in(player.cities, box.arrow_to[arrow]) > 0
        if start != end:
            value += 0.35 * float(box.arrow_vp[arrow])
    return value * left


def hand(p: WesternPosition, player: Player, seat: i64, left: float) -> float:
    """A good hand counts more the nearer Kansas City is."""
    near = nearness(p, player)
    return near * near * delivery_worth(p, player, breeding_value(p, player) + player.certificates, left)


def nearness(p: WesternPosition, player: Player) -> float:
    """How far along the trail the cattleman is, from 0.0 to 1.0."""
    if player.cattleman == NOWHERE or player.cattleman == p.box.start:
        return 0.0
    return float(player.cattleman) / float(p.box.goal)


def delivery_worth(p: WesternPosition, player: Player, value: i64, left: float) -> float:
    """What a delivery of this value would bring: its income and the best city."""
    box = p.box
    best = -6.0
    city: i64
    for city in range(len(box.cities)):
        free = has(box.repeat_cities, city) or count_in(player.cities, city) == 0
        if free and box.city_value[city] <= value:
            found = city_worth(box, player, city, left)
            best = max(best, found - 0.4 * float(transport(box, player.engine, city)))
    return float(value) * (0.2 + 0.3 * left) + best


def city_worth(box: Box, player: Player, city: i64, left: float) -> float:
    """The points a disc there brings, now and perhaps later."""
    before = city_points(box, player)
    old = player.cities
    promise = cities_ahead(box, player, left)
    player.cities += bit(4 * city)
    value = float(city_points(box, player) - before) + cities_ahead(box, player, left) - promise
    player.cities = old
    return value + float(box.city_dollars[city]) * (0.2 + 0.3 * left)
