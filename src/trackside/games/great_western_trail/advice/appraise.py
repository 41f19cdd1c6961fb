"""The features of the linear model that predicts each seat's final points."""

from __future__ import annotations

from typing import Final

from trackside.core.arrays import append, filled, has, i64, vec
from trackside.games.great_western_trail.advice.hint_weights import RELEASED
from trackside.games.great_western_trail.advice.position_value import (
    cities_ahead,
    delivery_worth,
    nearness,
    row_passed,
    time_left,
)
from trackside.games.great_western_trail.rules.herd import hand_limit, permanent_certificates
from trackside.games.great_western_trail.rules.kansas_city import breeding_value
from trackside.games.great_western_trail.rules.position import Player, WesternPosition, count_in, sum_of
from trackside.games.great_western_trail.rules.scoring import (
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

FEATURES: Final[list[str]] = [
    "time.game",  # what everybody still earns
    "time.seats",  # more players, longer rounds
    "time.turn",  # it is this seat's turn
    "money.dollars",
    "money.heap",  # dollars above 12
    "buildings.points",
    "buildings.along",  # own buildings on the trail
    "cities.points",
    "cities.discs",
    "cities.arrows",  # halves of arrows
    "stations.points",
    "stations.discs",
    "hazards.points",
    "teepees.tiles",
    "cattle.points",
    "cattle.jerseys",  # cards of breeding value 1
    "cattle.fair",  # kinds of value 2 owned
    "cattle.good",  # breeding value, above 2, of the different breeds owned
    "cattle.cards",  # in the whole herd deck
    "objectives.points",
    "objectives.open",
    "masters.points",
    "workers.points",
    "workers.cowboys",
    "workers.craftsmen",
    "workers.engineers",
    "workers.crowd",  # squares of the numbers hired
    "discs.points",
    "discs.cleared",
    "discs.steps",
    "discs.hand",
    "discs.certificates",
    "certificates.spent",  # those beside the marker
    "certificates.permanent",
    "engine.spaces",
    "hand.value",  # breeding value of the hand with certificates
    "hand.near",  # what a delivery would bring, the nearer the more
    "trail.near",  # how far along the cattleman is
]
HEAP: Final = 12.0


def left_of(p: WesternPosition) -> float:
    """The fraction of the game that remains."""
    return max(time_left(p) - row_passed(p), 0.0)


def features(p: WesternPosition, seat: i64) -> vec[float]:
    """The features, in the order of FEATURES."""
    box = p.box
    me = p.players[seat]
    asked = p.asked
    left = left_of(p)
    kept = best_objectives(p, seat)
    dollars = float(me.dollars)
    near = nearness(p, me)
    value = breeding_value(p, me) + me.certificates
    cowboys, craftsmen, engineers = float(me.cowboys - 1), float(me.craftsmen - 1), float(me.engineers - 1)
    x = vec[float](capacity=38)
    x = append(x, 1.0)
    x = append(x, float(len(p.players) - 2))
    x = append(x, 1.0 if asked is not None and asked.seat == seat else 0.0)
    x = append(x, dollars)
    x = append(x, max(dollars - HEAP, 0.0))
    x = append(x, float(building_points(p, seat)))
    x = append(x, along(p, seat))
    x = append(x, float(city_points(box, me)))
    x = append(x, float(count_discs(me, len(box.cities))))
    x = append(x, cities_ahead(box, me, 1.0, RELEASED.half_arrow))
    x = append(x, float(station_points(box, me)))
    x = append(x, stations(me, len(box.stations)))
    x = append(x, float(hazard_points(box, me)))
    x = append(x, float(count_in(me.teepees, 0) + count_in(me.teepees, 1)))
    x = append(x, float(cattle_points(box, me)))
    x = add_herd(x, p, me)
    x = append(x, float(kept.points))
    x = append(x, float(len(kept.open)))
    x = append(x, float(master_points(p, seat, kept.count)))
    x = append(x, float(worker_points(box, me)))
    x = append(x, cowboys)
    x = append(x, craftsmen)
    x = append(x, engineers)
    x = append(x, cowboys * cowboys + craftsmen * craftsmen + engineers * engineers)
    x = append(x, float(disc_points(box, me)))
    x = add_discs(x, p, me)
    x = append(x, float(me.certificates))
    x = append(x, float(permanent_certificates(box, me)))
    x = append(x, float(me.engine))
    x = append(x, float(value))
    x = append(x, near * near * delivery_worth(p, me, value, left))
    return append(x, near)


def along(p: WesternPosition, seat: i64) -> float:
    n = 0.0
    for node in p.box.building_nodes:
        if p.owner(p.tiles[node]) == seat:
            n += 1.0
    return n


def count_discs(me: Player, cities: i64) -> i64:
    n: i64 = 0
    city: i64
    for city in range(cities):
        n += count_in(me.cities, city)
    return n


def stations(me: Player, count: i64) -> float:
    n = 0.0
    station: i64
    for station in range(count):
        if has(me.stations, station):
            n += 1.0
    return n


def add_herd(x: vec[float], p: WesternPosition, me: Player) -> vec[float]:
    box = p.box
    breeds = filled(0, len(box.breeds))
    jerseys = 0.0
    kind: i64
    for kind in range(box.cattle):
        n = owned(me, kind)
        breeds[box.breed_of[kind]] += n
        if box.breed_value[box.breed_of[kind]] == 1:
            jerseys += float(n)
    fair = 0.0
    good = 0.0
    breed: i64
    for breed in range(len(breeds)):
        if breeds[breed] > 0:
            value = box.breed_value[breed]
            if value == 2:
                fair += 1.0
            elif value > 2:
                good += float(value - 2)
    x = append(x, jerseys)
    x = append(x, fair)
    x = append(x, good)
    return append(x, float(sum_of(me.hand) + sum_of(me.draw) + sum_of(me.discard)))


def add_discs(x: vec[float], p: WesternPosition, me: Player) -> vec[float]:
    box = p.box
    cleared = 0.0
    disc: i64
    for disc in range(len(box.discs)):
        if not has(me.discs, disc):
            cleared += 1.0
    steps = 0.0
    certificates = 0.0
    if not has(me.discs, box.left_step):
        steps += 1.0
    if not has(me.discs, box.right_step):
        steps += 1.0
    if not has(me.discs, box.certificate_4):
        certificates += 1.0
    if not has(me.discs, box.certificate_6):
        certificates += 1.0
    x = append(x, cleared)
    x = append(x, steps)
    x = append(x, float(hand_limit(box, me) - box.hand_limit))
    return append(x, certificates)
