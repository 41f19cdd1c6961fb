"""Chapter 8: final scoring."""

from __future__ import annotations

from typing import Final

from trackside.core.arrays import append, bit, filled, has, i64, vec
from trackside.core.score import Score
from trackside.games.ticket_to_ride_amsterdam.rules.box import Box
from trackside.games.ticket_to_ride_amsterdam.rules.position import AmsterdamPosition, Player

CATEGORIES: Final = ["routes", "contracts", "bonus"]


def scores(p: AmsterdamPosition) -> list[Score]:
    """TTR-8.1 to 8.7, as if the game ended now."""
    out: list[Score] = []
    for player in p.players:
        joined = networks(p.box, player.routes)
        contracts: i64 = 0
        completed: i64 = 0
        contract: i64
        for contract in range(p.box.contract_count):
            if has(player.contracts, contract):
                if is_complete(p.box, joined, contract):
                    contracts += p.box.contract_value[contract]
                    completed += 1
                else:
                    contracts -= p.box.contract_value[contract]
        points = filled(player.points, 3)
        points[1] = contracts
        points[2] = bonus_points(p, player)
        order = filled(points[0] + points[1] + points[2], 2)
        order[1] = completed
        out.append(Score(CATEGORIES, points, order))
    return out


def bonus_points(p: AmsterdamPosition, player: Player) -> i64:
    """TTR-8.3 to 8.5: points for the place by bonus cards held; nothing for a player without any."""
    if player.bonus == 0:
        return 0
    return p.box.bonus_points[len(p.players)][bonus_place(p, player)]


def bonus_place(p: AmsterdamPosition, player: Player) -> i64:
    """TTR-8.4: the number of players ahead; in a dense ranking, players who are level count as one."""
    place: i64 = 0
    counted: i64 = 0
    for other in p.players:
        if other.bonus > player.bonus and not (p.box.dense and has(counted, other.bonus)):
            counted |= bit(other.bonus)
            place += 1
    return place


def networks(box: Box, routes: i64) -> vec[i64]:
    """For each place another one of the same network, down to the one that stands for all of it: see `find`."""
    joined = vec[i64](capacity=box.place_count)
    place: i64
    for place in range(box.place_count):
        joined = append(joined, place)
    route: i64 = 0
    while routes:
        if routes & 1:
            joined[find(joined, box.route_from[route])] = find(joined, box.route_to[route])
        routes >>= 1
        route += 1
    return joined


def is_complete(box: Box, joined: vec[i64], contract: i64) -> bool:
    """TTR-6.7: the two places are joined by the player's own routes, any way round."""
    return find(joined, box.contract_from[contract]) == find(joined, box.contract_to[contract])


def find(joined: vec[i64], place: i64) -> i64:
    while joined[place] != place:
        place = joined[place]
    return place
