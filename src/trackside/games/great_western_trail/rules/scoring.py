"""Chapter 14: final scoring."""

from __future__ import annotations

from typing import Final

from trackside.core.arrays import append, bit, filled, has, i64, vec
from trackside.core.score import Score
from trackside.games.great_western_trail.rules.assignment import TASKS, Assignment, fulfil_all_that_fit
from trackside.games.great_western_trail.rules.box import TASK_BITS, Box
from trackside.games.great_western_trail.rules.herd import permanent_certificates
from trackside.games.great_western_trail.rules.position import Player, WesternPosition, count_in

# Tasks of objective cards, in the order of data.yaml; each has a field of TASK_BITS bits in a packed count.
TASK_BUILDING: Final = 0
TASK_GREEN: Final = 1
TASK_BLUE: Final = 2
TASK_HAZARD: Final = 3
TASK_STATION: Final = 4
TASK_VALUE_3: Final = 5
TASK_SAN_FRANCISCO: Final = 8
MOST: Final = 31  # of one task in a packed count; no player has more of anything that matters


def scores(p: WesternPosition) -> list[Score]:
    """Per seat, as if the game ended now."""
    out: list[Score] = []
    seat: i64
    for seat in range(len(p.players)):
        points = points_of(p, seat)
        total: i64 = 0
        for n in points:
            total += n
        money = p.players[seat].dollars if p.box.rulings.tie_by_money else 0
        order = vec[i64](capacity=2)
        order = append(order, total)
        order = append(order, money)
        out.append(Score(p.game.categories, points, order))
    return out


def points_of(p: WesternPosition, seat: i64) -> vec[i64]:
    """GWT-14.1 to 14.11, in the order of the categories."""
    box = p.box
    player = p.players[seat]
    found = vec[i64](capacity=11)
    found = append(found, player.dollars // box.dollars_per_vp)
    found = append(found, building_points(p, seat))
    found = append(found, city_points(box, player))
    found = append(found, station_points(box, player))
    found = append(found, hazard_points(box, player))
    found = append(found, cattle_points(box, player))
    kept = best_objectives(p, seat)
    found = append(found, kept.points)
    found = append(found, master_points(p, seat, kept.count))
    found = append(found, worker_points(box, player))
    found = append(found, disc_points(box, player))
    found = append(found, box.token_vp if p.trigger == seat else i64(0))
    return found


def building_points(p: WesternPosition, seat: i64) -> i64:
    """GWT-14.2."""
    n: i64 = 0
    for node in p.box.building_nodes:
        tile = p.tiles[node]
        if p.owner(tile) == seat:
            n += p.box.building_vp[p.building_kind(tile)]
    return n


def city_points(box: Box, player: Player) -> i64:
    """GWT-14.3, 10.13, 10.14: discs and the arrows between two of them."""
    n: i64 = 0
    city: i64
    arrow: i64
    for city in range(len(box.city_vp)):
        n += box.city_vp[city] * count_in(player.cities, city)
    for arrow in range(len(box.arrow_vp)):
        if arrow_active(box, player, arrow):
            n += box.arrow_vp[arrow]
    return n


def arrow_active(box: Box, player: Player, arrow: i64) -> bool:
    """GWT-10.14."""
    start = count_in(player.cities, box.arrow_from[arrow])
    return start > 0 and count_in(player.cities, box.arrow_to[arrow]) > 0


def station_points(box: Box, player: Player) -> i64:
    """GWT-14.4."""
    n: i64 = 0
    station: i64
    for station in range(len(box.station_vp)):
        if has(player.stations, station):
            n += box.station_vp[station]
    return n


def hazard_points(box: Box, player: Player) -> i64:
    """GWT-14.5."""
    n: i64 = 0
    kind: i64
    for kind in range(len(box.hazard_vp)):
        n += box.hazard_vp[kind] * count_in(player.hazards, kind)
    return n


def hazard_count(box: Box, player: Player) -> i64:
    n: i64 = 0
    kind: i64
    for kind in range(len(box.hazard_vp)):
        n += count_in(player.hazards, kind)
    return n


def cattle_points(box: Box, player: Player) -> i64:
    """GWT-14.6: the whole herd deck."""
    n: i64 = 0
    kind: i64
    for kind in range(box.cattle):
        n += box.card_vp[kind] * owned(player, kind)
    return n


def owned(player: Player, kind: i64) -> i64:
    """How many of a kind of card lie in the herd deck."""
    return player.hand[kind] + player.draw[kind] + player.discard[kind]


def worker_points(box: Box, player: Player) -> i64:
    """GWT-14.9."""
    n: i64 = 0
    worker: i64
    for worker in range(3):
        n += box.worker_vp[player.worker(worker)]
    return n


def disc_points(box: Box, player: Player) -> i64:
    """GWT-14.10, 11.4."""
    n: i64 = 0
    disc: i64
    for disc in range(len(box.disc_vp)):
        if not has(player.discs, disc):
            n += box.disc_vp[disc]
    return n


def master_points(p: WesternPosition, seat: i64, objectives: i64) -> i64:
    """GWT-14.8: each station master counts its things, whatever else they served for."""
    n: i64 = 0
    tile: i64
    for tile in range(len(p.box.masters)):
        if has(p.players[seat].masters, tile):
            n += master_worth(p, seat, tile, objectives)
    return n


def master_worth(p: WesternPosition, seat: i64, tile: i64, objectives: i64) -> i64:
    box = p.box
    player = p.players[seat]
    counts = box.master_counts[tile]
    things: i64 = 0
    if counts == "workers_in_section":
        things = player.cowboys + player.craftsmen + player.engineers
    elif counts == "objective_cards_in_area":
        things = objectives
    elif counts == "hazard_tiles":
        things = hazard_count(box, player)
    elif counts == "teepee_pairs":
        things = player.teepee_pairs()
    else:
        things = player.certificates + permanent_certificates(box, player)
    return box.master_vp[tile] * (things // box.master_per[tile])


# Objective cards.


class Kept:
    """The best way to score the objective cards of a player (GWT-14.13)."""

    def __init__(self, points: i64, count: i64, fulfilled: vec[i64], open: vec[i64]) -> None:
        self.points = points
        self.count = count  # cards in the area in the end
        self.fulfilled = fulfilled  # cards by number, each with its VP
        self.open = open  # cards in the area that are not fulfilled


def resources(p: WesternPosition, seat: i64) -> i64:
    """GWT-12.7: how many of each task the player can show, as a packed count."""
    box = p.box
    player = p.players[seat]
    counts = filled(0, TASKS)
    for node in box.building_nodes:
        if p.owner(p.tiles[node]) == seat:
            counts[TASK_BUILDING] += 1
    counts[TASK_GREEN] = count_in(player.teepees, 0)
    counts[TASK_BLUE] = count_in(player.teepees, 1)
    counts[TASK_HAZARD] = hazard_count(box, player)
    station: i64
    for station in range(len(box.stations)):
        if has(player.stations, station):
            counts[TASK_STATION] += 1
    kind: i64
    for kind in range(box.cattle):
        value = box.breed_value[box.breed_of[kind]]
        if value >= 3:
            counts[TASK_VALUE_3 + value - 3] += owned(player, kind)
    counts[TASK_SAN_FRANCISCO] = count_in(player.cities, box.san_francisco)
    total: i64 = 0
    task: i64
    for task in range(TASKS):
        total += min(counts[task], MOST) * bit(TASK_BITS * task)
    return total


def best_objectives(p: WesternPosition, seat: i64) -> Kept:
    """GWT-14.13: the best choice of cards to keep and of tasks to fulfil."""
    box = p.box
    player = p.players[seat]
    cards = player.area[:]
    forced: i64 = len(cards)
    card: i64
    _copy: i64
    for card in range(box.deck_objectives):
        for _copy in range(owned(player, box.cattle + card)):
            cards = append(cards, card)
    per: i64 = 1
    vp: i64 = 0
    tile: i64
    for tile in range(len(box.masters)):
        if has(player.masters, tile) and box.master_counts[tile] == "objective_cards_in_area":
            per = box.master_per[tile]
            vp = box.master_vp[tile]
    shown = resources(p, seat)
    way = filled(0, len(cards))  # of each card: 2 fulfilled, 1 unfulfilled in the area, 0 out of the game
    at: i64
    if vp > 0 or not fulfil_all_that_fit(box, cards, forced, shown, way):
        found = Assignment(box, cards, forced, per, vp)
        found.find(shown)
        way = filled(0, len(cards))
        for at in found.fulfilled:
            way[at] = 2
        for at in found.open:
            way[at] = 1
    fulfilled = vec[i64]()
    open = vec[i64]()
    points: i64 = 0
    for at in range(len(cards)):
        if way[at] == 2:
            fulfilled = append(fulfilled, cards[at])
            points += box.objective_vp[cards[at]]
        elif way[at] == 1:
            open = append(open, cards[at])
            points += box.objective_penalty[cards[at]]
    return Kept(points, len(fulfilled) + len(open), fulfilled, open)
