"""Which routes a player still needs for a contract."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush

from trackside.core.arrays import has
from trackside.games.ticket_to_ride_amsterdam.rules.box import Box

UNREACHABLE = 1 << 30


def distances(box: Box, own: int, closed: int, start: int) -> list[int]:
    """The fewest further routes from a place to every other; own ones are free, closed ones no use (TTR-5.8, 5.9)."""
    far = [UNREACHABLE] * box.place_count
    far[start] = 0
    nearest = [start]  # places at the same distance, then those one route further
    while nearest:
        further = []
        for place in nearest:  # grows while it is read: own routes lead on at the same distance
            for route in box.routes_at[place]:
                other = int(box.route_from[route] + box.route_to[route] - place)
                if has(own, route):
                    if far[place] < far[other]:
                        far[other] = far[place]
                        nearest.append(other)
                elif not has(closed, route) and far[place] + 1 < far[other]:
                    far[other] = far[place] + 1
                    further.append(other)
        nearest = [place for place in further if far[place] > far[nearest[0]]]
    return far


@lru_cache(maxsize=8192)
def missing_routes(box: Box, own: int, closed: int, contract: int) -> tuple[int | None, dict[str, int]]:
    """How many routes the contract still needs, None if it is out of reach; and for each open route that would bring it
    closer, how many it needs after that one. Most moves claim no route, so most answers are known."""
    start, end = int(box.contract_from[contract]), int(box.contract_to[contract])
    here, there = distances(box, own, closed, start), distances(box, own, closed, end)
    missing = here[end]
    closer = {}
    for route in range(box.route_count):
        if has(closed, route):
            continue
        one, other = int(box.route_from[route]), int(box.route_to[route])
        left = min(here[one] + there[other], here[other] + there[one])
        if left < missing:
            closer[box.route_names[route]] = left
    return (missing if missing < UNREACHABLE else None), closer


@lru_cache(maxsize=8192)
def shortest_way(box: Box, own: int, closed: int, contract: int) -> list[str]:
    """The routes of one way between the ends of a contract that needs the fewest further routes, and among those the
    fewest carts; own routes are part of it. Empty if there is none."""
    start, end = int(box.contract_from[contract]), int(box.contract_to[contract])
    reached: set[int] = set()
    ahead: list[tuple[int, int, int, list[int]]] = [(0, 0, start, [])]  # further routes, their carts, place, way
    while ahead:
        further, carts, place, way = heappop(ahead)
        if place == end:
            return [box.route_names[route] for route in way]
        if place in reached:
            continue
        reached.add(place)
        for route in box.routes_at[place]:
            other = int(box.route_from[route] + box.route_to[route] - place)
            if has(own, route):
                heappush(ahead, (further, carts, other, [*way, int(route)]))
            elif not has(closed, route):
                heappush(ahead, (further + 1, carts + int(box.length[route]), other, [*way, int(route)]))
    return []
