"""Routes next to the network and the contracts of the deciding seat."""

from __future__ import annotations

from trackside.core.arrays import bit, i64
from trackside.core.moves import Target
from trackside.games.ticket_to_ride_amsterdam.rules.position import AmsterdamPosition


def near(p: AmsterdamPosition) -> list[Target]:
    """Those whose ends both belong to its routes or contracts, or that leave its network where a contract ends."""
    box = p.box
    me = p.players[p.seat]
    touched: i64 = 0  # places, as bits
    route: i64
    for route in range(box.route_count):
        if me.routes & bit(route):
            touched |= ends_of(box.route_from[route], box.route_to[route])
    wanted: i64 = 0
    contract: i64
    for contract in range(box.contract_count):
        if me.contracts & bit(contract):
            wanted |= ends_of(box.contract_from[contract], box.contract_to[contract])
    out: list[Target] = []
    for route in range(box.route_count):
        ends = ends_of(box.route_from[route], box.route_to[route])
        if ends & (touched | wanted) == ends or ends & touched & wanted:
            out.append(("route", box.route_names[route]))
    return out


def ends_of(one: i64, other: i64) -> i64:
    return bit(one) | bit(other)
