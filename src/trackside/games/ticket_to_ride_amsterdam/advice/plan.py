"""A plan: the open routes a seat wants for its contracts, what they cost, and what they bring.

Costs are in points: a turn is worth TURN of them, a little more than a turn earns on average. The figures here and in
hints.py were found by matches of several hundred games against other values.
"""

from __future__ import annotations

from typing import Final

from trackside.core.arrays import append, bit, filled, has, i64, vec
from trackside.games.ticket_to_ride_amsterdam.rules.box import COLOURS, EMPTY, GREY, WILD
from trackside.games.ticket_to_ride_amsterdam.rules.position import AmsterdamPosition, Player
from trackside.games.ticket_to_ride_amsterdam.rules.scoring import find, networks

TURN: Final = 3.3
CARD: Final = 0.55  # turns that a missing card takes
BONUS_CARD: Final = 1.0
ROUTE_RISK: Final = 2.0  # somebody may claim a route first
CONTRACT_RISK: Final = 2.0  # or the game may end before the way is complete
NEVER: Final = 1e9


class Way:
    """The routes still wanted for one contract, and what it brings: if there is no fair way, its value is lost."""

    def __init__(self, routes: i64, spaces: i64, turns: float, value: float) -> None:
        self.routes = routes
        self.spaces = spaces
        self.turns = turns
        self.value = value


class Plan:
    """The routes wanted by one seat for a set of contracts."""

    def __init__(self, p: AmsterdamPosition, seat: i64, turns: float) -> None:
        self.box = p.box
        self.me: Player = p.players[seat]
        self.wanted: i64 = 0
        self.carts: i64 = self.me.carts  # left when all wanted routes are claimed
        self.turns = turns  # left after that
        self.value = 0.0  # of the contracts and the wanted routes, less the turns they take
        self.joined: vec[i64] = networks(p.box, self.me.routes)
        self.cost: vec[float] = route_costs(p, self.me)

    def add_all(self, contracts: i64) -> None:
        """Find a way for each contract, the most valuable first; what is planned already is free."""
        while contracts:
            contract = self.most_valuable(contracts)
            contracts &= ~bit(contract)
            self.add(self.way(contract))

    def most_valuable(self, contracts: i64) -> i64:
        best: i64 = -1
        contract: i64
        for contract in range(self.box.contract_count):
            if has(contracts, contract) and (
                best < 0 or self.box.contract_value[contract] > self.box.contract_value[best]
            ):
                best = contract
        return best

    def way(self, contract: i64) -> Way:
        """How the contract would be completed in addition to the plan, if that is possible at a reasonable price."""
        box = self.box
        value = float(box.contract_value[contract])
        start, end = box.contract_from[contract], box.contract_to[contract]
        if find(self.joined, start) == find(self.joined, end):
            return Way(0, 0, 0.0, value)
        path = self.cheapest_path(start, end)
        spaces: i64 = 0
        turns = 0.0
        gain = 0.0
        route: i64 = 0
        rest = path
        while rest > 0:
            if rest & 1:
                spaces += box.length[route]
                turns += route_turns(box.length[route], box.colour[route], self.me)
                gain += float(box.points[route]) + BONUS_CARD * float(box.bonus[route])
            rest >>= 1
            route += 1
        if path < 0 or spaces > self.carts or turns > self.turns or 2.0 * value + gain < TURN * turns:
            return Way(0, 0, 0.0, -value)
        return Way(path, spaces, turns, value + gain - TURN * turns - CONTRACT_RISK)

    def add(self, way: Way) -> None:
        self.wanted |= way.routes
        self.carts -= way.spaces
        self.turns -= way.turns
        self.value += way.value
        route: i64 = 0
        path = way.routes
        while path > 0:
            if path & 1:
                self.cost[route] = 0.0
            path >>= 1
            route += 1

    def cheapest_path(self, start: i64, end: i64) -> i64:
        """The routes of the cheapest way that are neither owned nor planned yet; -1 if there is no way."""
        box = self.box
        far = vec[float](capacity=box.place_count)
        _k: i64
        for _k in range(box.place_count):
            far = append(far, NEVER)
        came: vec[i64] = filled(EMPTY, box.place_count)
        done: i64 = 0
        far[start] = 0.0
        while True:
            place: i64 = -1
            k: i64
            for k in range(box.place_count):
                if not has(done, k) and far[k] < NEVER and (place < 0 or far[k] < far[place]):
                    place = k
            if place < 0:
                return -1
            if place == end:
                break
            done |= bit(place)
            for route in box.routes_at[place]:
                other = box.route_from[route] + box.route_to[route] - place
                reach = far[place] + self.cost[route]
                if reach < far[other]:
                    far[other] = reach
                    came[other] = route
        path: i64 = 0
        while end != start:
            route = came[end]
            if self.cost[route] > 0.0:
                path |= bit(route)
            end = box.route_from[route] + box.route_to[route] - end
        return path


def route_costs(p: AmsterdamPosition, me: Player) -> vec[float]:
    """What claiming each route would cost this seat beyond what the route itself earns."""
    box = p.box
    costs = vec[float](capacity=box.route_count)
    route: i64
    for route in range(box.route_count):
        length = box.length[route]
        if has(me.routes, route):
            costs = append(costs, 0.0)
        elif has(me.closed, route) or length > me.carts:
            costs = append(costs, NEVER)
        else:
            turns = route_turns(length, box.colour[route], me)
            cost = TURN * turns - float(box.points[route]) - BONUS_CARD * float(box.bonus[route])
            costs = append(costs, max(0.3, cost) + ROUTE_RISK + 0.1 * float(length))
    return costs


def route_turns(length: i64, colour: i64, me: Player) -> float:
    """Turns to claim a route: one for the claim, and the draws for the cards that are missing."""
    held: i64 = 0
    if colour != GREY:
        held = me.hand[colour]
    else:
        kind: i64
        for kind in range(COLOURS):
            if me.hand[kind] > held:
                held = me.hand[kind]
    missing = length - held
    if missing <= 0:
        return 1.0
    wilds = me.hand[WILD]
    return 1.0 + CARD * (float(missing) - 0.5 * float(wilds if wilds < missing else missing))


def turns_left(p: AmsterdamPosition, seat: i64) -> float:
    """Turns that the seat still has, this one included: exact in the final round, else by the fewest carts."""
    if p.last_turns >= 0:
        return 1.0
    fewest = p.players[seat].carts
    for player in p.players:
        if player.carts < fewest:
            fewest = player.carts
    return 1.5 + 0.75 * float(fewest - p.box.end_trigger)
