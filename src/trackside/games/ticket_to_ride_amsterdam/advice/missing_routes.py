"""The routes a player still needs for a contract. Compiled, because every claim changes it for several contracts."""

from __future__ import annotations

from typing import Final

from trackside.core.arrays import filled, has, i64, vec
from trackside.games.ticket_to_ride_amsterdam.rules.box import Box

# What a way costs, as one number: first the routes it still needs, then their carts, then its own routes.
ROUTE: Final = 1 << 20
CART: Final = 1 << 10
OWN: Final = 1
UNREACHABLE: Final = 1 << 40


class Need:
    """What a contract needs of a player with certain routes."""

    def __init__(self, missing: int | None, closer: dict[str, int], way: list[str]) -> None:
        self.missing = missing  # routes; None: out of reach
        self.closer = closer  # open routes that bring it closer, and how many it needs after each
        self.way = way  # the routes of a cheapest way between its ends, own ones among them; empty if there is none


def need(box: Box, own: i64, closed: i64, contract: i64) -> Need:
    start, end = box.contract_from[contract], box.contract_to[contract]
    here, there = costs(box, own, closed, start), costs(box, own, closed, end)
    missing = here[end] // ROUTE
    closer: dict[str, int] = {}
    route: i64
    for route in range(box.route_count):
        if not has(closed, route):
            one, other = box.route_from[route], box.route_to[route]
            left = min(here[one] // ROUTE + there[other] // ROUTE, here[other] // ROUTE + there[one] // ROUTE)
            if left < missing:
                closer[box.route_names[route]] = left
    if here[end] >= UNREACHABLE:
        return Need(None, closer, [])
    return Need(missing, closer, way(box, own, closed, there, start))


def costs(box: Box, own: i64, closed: i64, start: i64) -> vec[i64]:
    """What the cheapest way from a place to every other costs; closed routes are no use (TTR-5.8, 5.9)."""
    far = filled(UNREACHABLE, box.place_count)
    far[start] = 0
    found = True
    while found:
        found = False
        route: i64
        for route in range(box.route_count):
            cost = route_cost(box, own, closed, route)
            one, other = box.route_from[route], box.route_to[route]
            if far[one] + cost < far[other]:
                far[other] = far[one] + cost
                found = True
            elif far[other] + cost < far[one]:
                far[one] = far[other] + cost
                found = True
    return far


def route_cost(box: Box, own: i64, closed: i64, route: i64) -> i64:
    if has(own, route):
        return OWN
    if has(closed, route):
        return UNREACHABLE
    return ROUTE + CART * box.length[route]


def way(box: Box, own: i64, closed: i64, far: vec[i64], place: i64) -> list[str]:
    """The routes of the cheapest way from a place to where `far` is 0."""
    routes: list[str] = []
    while far[place]:
        for route in box.routes_at[place]:
            other = box.route_from[route] + box.route_to[route] - place
            if far[other] + route_cost(box, own, closed, route) == far[place]:
                routes.append(box.route_names[route])
                place = other
                break
    return routes
