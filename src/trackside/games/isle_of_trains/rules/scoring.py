"""Chapter 9: scoring; chapter 12: what buildings score."""

from __future__ import annotations

from typing import Final

from trackside.core.arrays import filled, has, i64, lowest, packed, vec
from trackside.core.score import Score
from trackside.games.isle_of_trains.rules.box import (
    COLOURS,
    ISLANDS,
    PER_CAR,
    PER_ICON,
    PER_LOAD,
    PER_PASSENGER,
    PER_SYMBOL,
)
from trackside.games.isle_of_trains.rules.cars import count_of, kind_of
from trackside.games.isle_of_trains.rules.player import Player
from trackside.games.isle_of_trains.rules.position import IslePosition

CATEGORIES: Final = ["markers", "train", "contracts", "loads", "progress", "buildings"]
MARKERS: Final = 0
TRAIN: Final = 1
CONTRACTS: Final = 2
LOADS: Final = 3
PROGRESS: Final = 4
BUILDINGS: Final = 5


def scores(p: IslePosition) -> list[Score]:
    """IOT-9.1 to 9.4, as if the game ended now; ties go to the longer train, then to the one worth more."""
    out: list[Score] = []
    seat: i64
    for seat in range(p.box.seats):
        points = points_of(p, seat)
        order = packed([0, len(p.players[seat].train) - 1, points[TRAIN]])
        for n in points:
            order[0] += n
        out.append(Score(CATEGORIES, points, order))
    return out


def total_of(p: IslePosition, seat: i64) -> i64:
    """IOT-9.1: all points of one seat, added up without an array."""
    me = p.players[seat]
    with_train = marker_points(p, me) + train_points(p, me)
    with_loads = with_train + contract_points(p, me) + load_points(p, me)
    return with_loads + progress_points(p, seat) + all_building_points(p, me)


def points_of(p: IslePosition, seat: i64) -> vec[i64]:
    """IOT-9.1: the points of one seat by category."""
    me = p.players[seat]
    points = filled(0, 6)
    points[MARKERS] = marker_points(p, me)
    points[TRAIN] = train_points(p, me)
    points[CONTRACTS] = contract_points(p, me)
    points[LOADS] = load_points(p, me)
    points[PROGRESS] = progress_points(p, seat)
    points[BUILDINGS] = all_building_points(p, me)
    return points


def marker_points(p: IslePosition, me: Player) -> i64:
    """IOT-1.5, IOT-17.10."""
    return me.vp * p.box.marker_vp


def train_points(p: IslePosition, me: Player) -> i64:
    n: i64 = 0
    for car in me.train:
        n += p.box.vp[kind_of(car)]
    return n


def load_points(p: IslePosition, me: Player) -> i64:
    return me.loads() * p.box.load_vp


def progress_points(p: IslePosition, seat: i64) -> i64:
    """IOT-8.2."""
    if p.progress_by != seat:
        return 0
    return p.box.progress_vp


def contract_points(p: IslePosition, me: Player) -> i64:
    """IOT-9.2."""
    n: i64 = 0
    if me.open | me.completed == 0:
        return n
    island: i64
    for island in range(ISLANDS):
        if has(me.open, island):
            n += p.box.start_vp[island]
    contract: i64
    for contract in range(p.box.contracts):
        if has(me.completed, contract):
            n += p.box.contract_vp[contract]
    return n


def all_building_points(p: IslePosition, me: Player) -> i64:
    rest = me.buildings
    n: i64 = 0
    while rest != 0:
        n += building_points(p, me, lowest(rest))
        rest &= rest - 1
    return n


def building_points(p: IslePosition, me: Player, kind: i64) -> i64:
    """IOT-12.1 to 12.10."""
    return p.box.building_flat[kind] + p.box.building_each[kind] * building_count(p, me, kind)


def building_count(p: IslePosition, me: Player, kind: i64) -> i64:
    """How many of the things a building counts."""
    per = p.box.building_per[kind]
    if per == PER_SYMBOL:
        return symbols(p, me, p.box.building_symbol[kind])
    if per == PER_LOAD:
        return me.loads()
    if per == PER_ICON:
        return cards_with_icon(p, me)
    if per == PER_CAR:
        return len(me.train) - 1
    if per == PER_PASSENGER:
        return passengers_at(p, me, p.box.station_colours[kind])
    return 0


def symbols(p: IslePosition, me: Player, cargo: i64) -> i64:
    """IOT-12.1 to 12.3: the symbols of a cargo on the contracts; wild ones only by option (OP-20)."""
    box = p.box
    n: i64 = 0
    island: i64
    for island in range(ISLANDS):
        if has(me.open, island):
            n += count_of(box.start_need[island], cargo)
            if box.wild_symbols:
                n += count_of(box.start_need[island], 3)
    contract: i64
    for contract in range(box.contracts):
        if has(me.completed, contract):
            n += count_of(box.contract_symbols[contract], cargo)
            if box.wild_symbols:
                n += count_of(box.contract_symbols[contract], 3)
    return n


def cards_with_icon(p: IslePosition, me: Player) -> i64:
    """IOT-12.6."""
    n: i64 = 0
    for car in me.train:
        if p.box.icons[kind_of(car)] > 0:
            n += 1
    return n


def passengers_at(p: IslePosition, me: Player, colours: i64) -> i64:
    """IOT-12.8 to 12.10: passengers on tiles, whoever brought them; by option only one's own (OP-22)."""
    heap = p.seated if p.box.stations_count_all else me.delivered
    n: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        if has(colours, colour):
            n += count_of(heap, colour)
    return n
