"""The inputs of the network: the encoding of what the seat knows, and features of its plan for its contracts.

A row has room for four players, so that one network plays with any number of them; the cells of seats that nobody has
stay 0. The plan follows from what the encoding tells, but a network would need long to find it by itself: which routes
a contract still lacks is a matter of paths.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from trackside.core.arrays import bit, filled, i64, lowest, vec
from trackside.core.encoding import FLAG, NUMBER, ONE, Encoding, clear, put, put_flags
from trackside.games.ticket_to_ride_amsterdam.advice.plan import Plan, turns_left
from trackside.games.ticket_to_ride_amsterdam.rules.box import COLOURS, GREY
from trackside.games.ticket_to_ride_amsterdam.rules.position import AmsterdamPosition
from trackside.games.ticket_to_ride_amsterdam.rules.scoring import is_complete

if TYPE_CHECKING:
    from trackside.games.ticket_to_ride_amsterdam.game import Amsterdam

VERSION: Final = 1
SEATS: Final = 4  # at most
FIGURES: Final = 8
LARGEST: Final = 100


class AmsterdamInputs(Encoding[AmsterdamPosition]):
    def __init__(self, game: Amsterdam) -> None:
        super().__init__(game, VERSION)
        known = game.encoding()
        self.known: Encoding[AmsterdamPosition] = known
        self.parts = known.parts[:]
        self.words = known.words + (SEATS - self.seats) * known.player
        routes = int(game.box.route_count)
        contracts = int(game.box.contract_count)
        self.count = self.add("players", FLAG, (SEATS + 1,), 1, "TTR-2.1")
        self.planned = self.add("plan: routes", FLAG, (routes,), 1, "TTR-6.7")
        self.missing = self.add("plan: cards missing for each route", NUMBER, (routes,), 4, "TTR-5.2")
        self.done = self.add("contracts: complete", FLAG, (contracts,), 1, "TTR-6.7")
        self.open = self.add("contracts: planned", FLAG, (contracts,), 1, "TTR-6.7")
        self.gains = self.add("offered contracts: what each adds", NUMBER, (contracts,), LARGEST, "TTR-6.2")
        self.losses = self.add("offered contracts: what each costs", NUMBER, (contracts,), LARGEST, "TTR-6.2")
        self.lacking = self.add("plan: cards lacking by colour, spaces of grey routes", NUMBER, (7,), 127, "TTR-5.3")
        self.figures = self.add(
            "points complete and incomplete, gain and loss by the plan, turns left, missing, to spare, carts to spare",
            NUMBER,
            (FIGURES,),
            LARGEST,
            "TTR-8.2",
        )

    def write(self, p: AmsterdamPosition, seat: i64, out: vec[i64], at: i64) -> None:
        known = self.known
        known.write(p, seat, out, at)
        clear(out, at + known.words, self.words - known.words)
        out[at + self.count] = ONE[self.seats]
        box = p.box
        me = p.players[seat]
        turns = turns_left(p, seat)
        plan = Plan(p, seat, turns)
        complete: i64 = 0
        incomplete: i64 = 0
        left = me.contracts
        while left:
            contract = plan.most_valuable(left)
            left &= ~bit(contract)
            way = plan.way(contract)
            plan.add(way)
            value = box.contract_value[contract]
            if is_complete(box, plan.joined, contract):
                complete += value
                put(out, at + self.done, contract, 1)
            else:
                incomplete += value
                if way.routes != 0 or way.value > 0.0:
                    put(out, at + self.open, contract, 1)
        self.write_plan(plan, out, at)
        left = me.offered if p.seat == seat else 0
        while left:
            contract = lowest(left)
            left &= left - 1
            added = plan.way(contract).value
            put(out, at + self.gains, contract, small(added))
            put(out, at + self.losses, contract, small(-added))
        to = at + self.figures
        put(out, to, 0, small(float(complete)))
        put(out, to, 1, small(float(incomplete)))
        put(out, to, 2, small(plan.value))
        put(out, to, 3, small(-plan.value))
        put(out, to, 4, small(2.0 * turns))
        put(out, to, 5, small(-2.0 * plan.turns))
        put(out, to, 6, small(2.0 * plan.turns))
        put(out, to, 7, plan.carts)

    def write_plan(self, plan: Plan, out: vec[i64], at: i64) -> None:
        """The routes wanted and the cards that they need."""
        box = plan.box
        me = plan.me
        put_flags(out, at + self.planned, plan.wanted)
        need = filled(0, COLOURS)
        grey: i64 = 0
        most: i64 = 0
        kind: i64
        for kind in range(COLOURS):
            most = max(most, me.hand[kind])
        wanted = plan.wanted
        while wanted:
            route = lowest(wanted)
            wanted &= wanted - 1
            colour = box.colour[route]
            length = box.length[route]
            held = most
            if colour == GREY:
                grey += length
            else:
                need[colour] += length
                held = me.hand[colour]
            put(out, at + self.missing, route, max(length - held, 0))
        for kind in range(COLOURS):
            put(out, at + self.lacking, kind, max(need[kind] - me.hand[kind], 0))
        put(out, at + self.lacking, COLOURS, grey)


def small(x: float) -> i64:
    """Without the fraction, kept within a cell; nothing for a number below 0."""
    return i64(max(min(x, float(LARGEST)), 0.0))


def inputs(game: Amsterdam) -> AmsterdamInputs:
    return AmsterdamInputs(game)
