"""The value of a position to a seat, in points: the score so far, and the prospects of money, workers and herd."""

from __future__ import annotations

from typing import Final

from trackside.core.arrays import bit, has, i64
from trackside.games.great_western_trail.advice.hint_weights import RELEASED, HintWeights
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
    """The fraction of the game that remains, in rows of the job market: 1.0 at the start, 0.0 when the token leaves."""
    return float(ROWS - p.token) / float(ROWS - p.box.token_start)


def row_passed(p: WesternPosition) -> float:
    """The part of the game that the workers in the token's row are."""
    if p.token >= ROWS:
        return 0.0
    workers = p.jobs[3 * p.token] + p.jobs[3 * p.token + 1] + p.jobs[3 * p.token + 2]
    return float(workers) / float(p.box.columns * (ROWS - p.box.token_start))


def time_ahead(w: HintWeights, p: WesternPosition) -> float:
    """The fraction of the game that remains, as ratings take it."""
    return time_left(p) if w.row == 0.0 else time_left(p) - w.row * row_passed(p)


class Lean:
    """A player's strategy: how much a worker of each kind, a building and a space of railroad are worth to them."""

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


def worth(p: WesternPosition, seat: i64, w: HintWeights = RELEASED) -> float:
    """The value of a position to a seat."""
    box = p.box
    player = p.players[seat]
    left = time_ahead(w, p)
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
    value += money(w, float(player.dollars), left)
    value += left * w.open_objective * float(len(kept.open))  # there is still time to fulfil them
    value += certificates(w, box, player, left)
    value += people(w, player, style, left)
    value += herd(w, box, player, left)
    value += float(player.engine) * (w.engine + (style.engine + w.engine_early) * left)
    value += board(w, p, player, seat, style, left)
    value += cities_ahead(box, player, left, w.half_arrow)
    return value + hand(w, p, player, left)


def money(w: HintWeights, dollars: float, left: float) -> float:
    """Dollars become points at the end, and are worth more while there is time to spend them, up to a limit."""
    rich = max(dollars - w.enough_dollars, 0.0)
    return dollars * (w.dollar + w.dollar_early * left) - rich * w.dollar_too_many * left


def certificates(w: HintWeights, box: Box, player: Player, left: float) -> float:
    soon = min(w.certificates_late * left, 1.0)
    permanent = w.permanent_certificate * left * float(permanent_certificates(box, player))
    return soon * (w.certificate * float(player.certificates) + permanent)


def people(w: HintWeights, player: Player, style: Lean, left: float) -> float:
    """Hired workers, the first ones of a row more than the later ones."""
    value = 0.0
    value += crew(w, float(player.cowboys - 1), style.cowboy + w.cowboy)
    value += crew(w, float(player.craftsmen - 1), style.craftsman + w.craftsman)
    value += crew(w, float(player.engineers - 1), style.engineer + w.engineer)
    return value * left


def crew(w: HintWeights, hired: float, each: float) -> float:
    return each * hired - w.crowd * hired * hired


def herd(w: HintWeights, box: Box, player: Player, left: float) -> float:
    """Good breeds make good deliveries; each Jersey reduces them."""
    value = 0.0
    kind: i64
    for kind in range(box.cattle):
        n = owned(player, kind)
        if n > 0:
            breeding = box.breed_value[box.breed_of[kind]]
            if breeding >= 3:
                value += w.breed * float(breeding - 2) + w.good_card * float(n)
            elif breeding == 1:
                value -= w.jersey * float(n)
            else:
                value += w.fair_card * float(n)
    return value * left


def board(w: HintWeights, p: WesternPosition, player: Player, seat: i64, style: Lean, left: float) -> float:
    """Cleared spaces and own buildings along the way."""
    box = p.box
    value = 0.0
    disc: i64
    for disc in range(len(box.discs)):
        if not has(player.discs, disc):
            if disc == box.left_step:
                value += w.step_left
            elif disc == box.right_step:
                value += w.step_right
            elif disc == box.left_hand or disc == box.right_hand:
                value += w.hand_disc
            elif disc == box.certificate_4:
                value += w.certificate_4
            elif disc == box.certificate_6:
                value += w.certificate_6
            else:
                value += w.auxiliary_disc
    for node in box.building_nodes:
        if p.owner(p.tiles[node]) == seat:
            value += style.building + w.building
    value += w.teepee * float(count_in(player.teepees, 0) + count_in(player.teepees, 1))
    return value * left


def cities_ahead(box: Box, player: Player, left: float, half_arrow: float) -> float:
    """One end of an arrow makes the other end worth more."""
    value = 0.0
    arrow: i64
    for arrow in range(len(box.arrow_vp)):
        start = count_in(player.cities, box.arrow_from[arrow]) > 0
        end = count_in(player.cities, box.arrow_to[arrow]) > 0
        if start != end:
            value += half_arrow * float(box.arrow_vp[arrow])
    return value * left


def hand(w: HintWeights, p: WesternPosition, player: Player, left: float) -> float:
    """A good hand counts more the nearer Kansas City is."""
    near = nearness(p, player)
    delivery = delivery_worth(p, player, breeding_value(p, player) + player.certificates, left, w)
    return (w.hand_near * near * near + w.hand_far) * delivery + w.near * near


def nearness(p: WesternPosition, player: Player) -> float:
    """How far along the trail the cattleman is, from 0.0 to 1.0."""
    if player.cattleman == NOWHERE or player.cattleman == p.box.start:
        return 0.0
    return float(player.cattleman) / float(p.box.goal)


def delivery_worth(p: WesternPosition, player: Player, value: i64, left: float, w: HintWeights = RELEASED) -> float:
    """What a delivery of this value would bring: its income and the best city."""
    box = p.box
    best = w.no_city
    before = city_points(box, player)
    promise = cities_ahead(box, player, left, w.half_arrow)
    old = player.cities
    city: i64
    for city in range(len(box.cities)):
        free = has(box.repeat_cities, city) or count_in(old, city) == 0
        if free and box.city_value[city] <= value:
            player.cities = old + bit(4 * city)
            found = float(city_points(box, player) - before) + cities_ahead(box, player, left, w.half_arrow) - promise
            found += float(box.city_dollars[city]) * (w.dollar + w.dollar_early * left)
            best = max(best, found - w.transport * float(transport(box, player.engine, city)))
    player.cities = old
    return float(value) * (w.dollar + w.dollar_early * left) + best
