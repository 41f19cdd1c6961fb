"""Who plays on in playouts: moves are drawn by a table of weights, those that serve a seat's contracts more often."""

from __future__ import annotations

from typing import Any, Final

from trackside.core.arrays import append, bit, filled, has, i64, vec
from trackside.core.edge.box import load
from trackside.core.game import Game
from trackside.core.moves import Menu
from trackside.core.position import Position
from trackside.core.rng import Rng
from trackside.games.ticket_to_ride_amsterdam.advice.plan import Plan, turns_left
from trackside.games.ticket_to_ride_amsterdam.rules.box import COLOURS, GREY
from trackside.games.ticket_to_ride_amsterdam.rules.claim import ClaimRoute
from trackside.games.ticket_to_ride_amsterdam.rules.draw import TakeFromRow
from trackside.games.ticket_to_ride_amsterdam.rules.position import AmsterdamPosition
from trackside.search.policy import TablePolicy, chance

POLICY: Final = "policy.yaml"
USUAL: Final = 1.0  # the weight of a move that was never seen
NEITHER: Final = -1


class ContractPolicy(TablePolicy):
    """Plans are made once for each world and seat: to make them anew at every move would take too long."""

    def __init__(self, game: Game[Any]) -> None:
        known = load(game.setting.about.folder / POLICY)
        super().__init__([float(known.get(move.text, USUAL)) for move in game.moves])
        self.wanted_route: float = 4.0  # how much likelier a claim is that the plan wants
        self.other_route: float = 0.7  # and one that it does not want
        self.needed_card: float = 1.7  # and a card that it lacks
        self.routes: vec[i64] = vec[i64]()  # what each move claims
        self.cards: vec[i64] = vec[i64]()  # or takes
        for move in game.moves:
            self.routes = append(self.routes, move.route if isinstance(move, ClaimRoute) else NEITHER)
            self.cards = append(self.cards, move.card if isinstance(move, TakeFromRow) else NEITHER)
        self.wanted: vec[i64] = filled(0, game.seats)  # routes, as bits, by seat
        self.needed: vec[i64] = filled(0, game.seats)  # colours

    def look_at(self, world: Position) -> None:
        assert isinstance(world, AmsterdamPosition)
        seat: i64
        for seat in range(len(world.players)):
            plan = Plan(world, seat, turns_left(world, seat))
            plan.add_all(world.players[seat].contracts)
            self.wanted[seat] = plan.wanted
            self.needed[seat] = lacking(plan)

    def choose(self, p: Position, menu: Menu, rng: Rng) -> i64:
        weights = self.weights
        seat = p.seat
        wanted = self.wanted[seat]
        needed = self.needed[seat]
        drawn = vec[float](capacity=menu.count)
        total = 0.0
        i: i64
        for i in range(menu.count):
            id = menu.ids[i]
            weight = weights[id]
            route = self.routes[id]
            if route >= 0:
                weight *= self.wanted_route if has(wanted, route) else self.other_route
            elif self.cards[id] >= 0 and has(needed, self.cards[id]):
                weight *= self.needed_card
            drawn = append(drawn, weight)
            total += weight
        at = total * chance(rng)
        for i in range(menu.count):
            at -= drawn[i]
            if at < 0.0:
                return menu.ids[i]
        return menu.ids[menu.count - 1]


def lacking(plan: Plan) -> i64:
    """Colours of which the plan needs more cards than the seat has, as bits."""
    box = plan.box
    need = filled(0, COLOURS)
    route: i64
    for route in range(box.route_count):
        if has(plan.wanted, route) and box.colour[route] != GREY:
            need[box.colour[route]] += box.length[route]
    found: i64 = 0
    kind: i64
    for kind in range(COLOURS):
        if need[kind] > plan.me.hand[kind]:
            found |= bit(kind)
    return found
