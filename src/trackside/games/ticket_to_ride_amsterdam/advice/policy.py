"""The playout policy: draws moves at random with weights learned by self-play.

Every seat plans for its contracts. Making a plan at every move would take too long: it is made once for each world, and
again when the seat gets a contract or somebody takes a route that it wants.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from trackside.core.arrays import filled, has, i64, lowest, vec
from trackside.core.edge.box import load
from trackside.core.moves import Menu
from trackside.core.position import Position
from trackside.games.ticket_to_ride_amsterdam.advice.plan import Plan, turns_left
from trackside.games.ticket_to_ride_amsterdam.rules.box import COLOURS, EMPTY, GREY, KINDS, Box
from trackside.games.ticket_to_ride_amsterdam.rules.claim import ClaimRoute
from trackside.games.ticket_to_ride_amsterdam.rules.contracts import KeepContracts
from trackside.games.ticket_to_ride_amsterdam.rules.draw import SecondCard, TakeFromRow
from trackside.games.ticket_to_ride_amsterdam.rules.position import AmsterdamPosition, Player
from trackside.games.ticket_to_ride_amsterdam.rules.turn import Turn
from trackside.search.policy import LinearPolicy

if TYPE_CHECKING:
    from trackside.games.ticket_to_ride_amsterdam.game import Amsterdam

POLICY: Final = "policy.yaml"

# The blocks of features, in their order.
TAKE: Final = 0  # a card by kind, as the first and as the second
HELD: Final = TAKE + 2 * KINDS  # a colour by how many are held and how many the plan lacks
WILDS: Final = HELD + 15  # a wild by how many are held
DRAW: Final = WILDS + 4  # blind, as the first and as the second
HAND: Final = DRAW + 2  # the same by the size of the hand
CONTRACTS: Final = HAND + 6  # by carts left, while routes are wanted and when none is
WANTED: Final = CONTRACTS + 8  # a claim by length, of a route that is not wanted and of one that is
PAID: Final = WANTED + 8  # the same by wilds paid
BONUS: Final = PAID + 10  # a claim that brings a bonus card, by how many the best rival has less
ENDING: Final = BONUS + 5  # a claim that brings the last round, by the lead in points of routes
LAST: Final = ENDING + 3  # a claim in the last round
RUINS: Final = LAST + 1  # a claim that takes the carts that the plan needs
SPENDS: Final = RUINS + 1  # a claim that takes cards that the plan needs
RIVALS: Final = SPENDS + 1  # a claim by the fewest carts of a rival
CARTS: Final = RIVALS + 4  # a claim by carts left
FINISHES: Final = CARTS + 4  # a claim of the last route that is wanted
BOTH: Final = FINISHES + 1  # two contracts are kept
FIXED: Final = BOTH + 1  # then one for each route, and one for each contract


def names_of(box: Box) -> list[str]:
    """What the features are called in the file."""
    names: list[str] = []
    for card in box.card_names:
        names += [f"take {card}, first", f"take {card}, second"]
    for held in range(5):
        names += [f"take one of {held}, {lacking}" for lacking in ("not lacking", "one lacking", "more lacking")]
    names += [f"take a wild, {held} held" for held in range(4)]
    names += ["draw, first", "draw, second"]
    names += [f"draw, {2 * held} held" for held in range(6)]
    for wanted in ("wanted", "nothing wanted"):
        names += [f"contracts, {5 * carts} carts, {wanted}" for carts in range(4)]
    for wanted in ("not wanted", "wanted"):
        names += [f"claim, length {length}, {wanted}" for length in range(1, 5)]
    for wanted in ("not wanted", "wanted"):
        names += [f"claim, {wilds} wilds, {wanted}" for wilds in range(5)]
    names += [f"claim, bonus, {ahead} ahead" for ahead in range(-2, 3)]
    names += [f"claim, ending, {ahead}" for ahead in ("behind", "level", "ahead")]
    names += ["claim, last round", "claim, ruins the plan", "claim, spends"]
    names += [f"claim, rival has {carts} carts" for carts in ("0 to 4", "5 to 7", "8 to 10", "more")]
    names += [f"claim, {4 * carts} carts" for carts in range(4)]
    names += ["claim, nothing more wanted", "keep both"]
    names += [f"claim {name}" for name in box.route_names]
    return names + [f"keep {name}" for name in box.contract_names]


class PlanPolicy(LinearPolicy):
    def __init__(self, game: Amsterdam) -> None:
        box = game.box
        names = names_of(box)
        known = load(game.setting.about.folder / POLICY)
        column = min(max(int(game.seats), 2), 4) - 2
        super().__init__(
            names, [float(known[name][column]) if name in known else 0.0 for name in names], len(game.moves)
        )
        self.box = box
        self.route_features: i64 = FIXED
        self.contract_features: i64 = FIXED + box.route_count
        self.routes: vec[i64] = filled(EMPTY, len(game.moves))  # what each move claims
        self.kinds: vec[i64] = filled(EMPTY, len(game.moves))  # and with what, or takes
        self.wilds: vec[i64] = filled(0, len(game.moves))  # and pays
        self.kept: vec[i64] = filled(0, len(game.moves))
        for move in game.moves:
            id = move.id
            if isinstance(move, ClaimRoute):
                self.routes[id] = move.route
                self.kinds[id] = move.colour
                self.wilds[id] = move.wilds
            elif isinstance(move, TakeFromRow):
                self.kinds[id] = move.card
            elif isinstance(move, KeepContracts):
                self.kept[id] = move.kept
        # The plans of the seats, as the world begins and now: routes wanted, contracts planned for, spaces of the
        # routes, and cards that they need by colour, the last for grey ones.
        self.first_wanted: vec[i64] = filled(0, game.seats)
        self.first_contracts: vec[i64] = filled(0, game.seats)
        self.wanted: vec[i64] = filled(0, game.seats)
        self.contracts: vec[i64] = filled(0, game.seats)
        self.spaces: vec[i64] = filled(0, game.seats)
        self.needs: vec[i64] = filled(0, game.seats * (GREY + 1))

    # Plans

    def look_at(self, world: Position) -> None:
        assert isinstance(world, AmsterdamPosition)
        seat: i64
        for seat in range(len(world.players)):
            self.plan(world, seat)
            self.first_wanted[seat] = self.wanted[seat]
            self.first_contracts[seat] = self.contracts[seat]

    def begin(self, p: Position) -> None:
        seat: i64
        for seat in range(len(self.wanted)):
            self.want(seat, self.first_wanted[seat])
            self.contracts[seat] = self.first_contracts[seat]

    def plan(self, p: AmsterdamPosition, seat: i64) -> None:
        me = p.players[seat]
        plan = Plan(p, seat, turns_left(p, seat))
        plan.add_all(me.contracts)
        self.contracts[seat] = me.contracts
        self.want(seat, plan.wanted)

    def want(self, seat: i64, routes: i64) -> None:
        box = self.box
        needs = self.needs
        base = seat * (GREY + 1)
        kind: i64
        for kind in range(GREY + 1):
            needs[base + kind] = 0
        spaces: i64 = 0
        self.wanted[seat] = routes
        while routes:
            route = lowest(routes)
            routes &= routes - 1
            needs[base + box.colour[route]] += box.length[route]
            spaces += box.length[route]
        self.spaces[seat] = spaces

    def keep_up(self, p: AmsterdamPosition, me: Player, seat: i64) -> None:
        """What has happened since the plan was made."""
        wanted = self.wanted[seat]
        if me.contracts != self.contracts[seat] or wanted & me.closed & ~me.routes:
            self.plan(p, seat)
        elif wanted & me.routes:
            self.want(seat, wanted & ~me.routes)

    # Features

    def describe(self, p: Position, menu: Menu) -> None:
        assert isinstance(p, AmsterdamPosition)
        asked = p.asked
        assert asked is not None
        seat = asked.seat
        me = p.players[seat]
        self.keep_up(p, me, seat)
        at = self.box.at
        second: i64 = 1 if isinstance(asked, SecondCard) else 0
        alike = self.claims_alike(p, me, seat)
        n: i64 = 0
        i: i64
        for i in range(menu.count):
            id = menu.ids[i]
            if at.claim <= id < at.keep:
                n = self.describe_all_claims(p, me, alike, n)
                n = self.describe_route(p, me, seat, self.routes[id], alike, n)
                self.features[n] = self.paid(seat, self.routes[id]) + self.wilds[id]
                n += 1
                if self.spends(me, seat, id):
                    self.features[n] = SPENDS
                    n += 1
            elif id < at.draw:
                self.features[n] = TAKE + 2 * self.kinds[id] + second
                self.features[n + 1] = self.held(me, seat, self.kinds[id])
                n += 2
            else:
                n = self.describe_other(me, seat, id, second, n)
            self.ends[i] = n

    def weigh(self, p: Position, menu: Menu) -> None:
        """The weights that the features make. What claims of a route have in common is multiplied once: most of the
        time of a playout is spent here."""
        assert isinstance(p, AmsterdamPosition)
        asked = p.asked
        assert asked is not None
        if not isinstance(asked, Turn):
            super().weigh(p, menu)
            return
        seat = asked.seat
        me = p.players[seat]
        self.keep_up(p, me, seat)
        draw = self.box.at.draw
        claim = self.box.at.claim
        factors = self.factors
        weights = self.weights
        alike = self.claims_alike(p, me, seat)
        any_claim = self.times(1.0, self.describe_all_claims(p, me, alike, 0))
        last: i64 = EMPTY
        its = 0.0
        paid: i64 = PAID
        total = 0.0
        i: i64
        for i in range(menu.count):
            id = menu.ids[i]
            weight = 0.0
            if id >= claim:
                route = self.routes[id]
                if route != last:
                    last = route
                    its = any_claim * self.times(1.0, self.describe_route(p, me, seat, route, alike, 0))
                    paid = self.paid(seat, route)
                weight = its * factors[paid + self.wilds[id]]
                if self.spends(me, seat, id):
                    weight *= factors[SPENDS]
            elif id < draw:
                kind = self.kinds[id]
                weight = factors[TAKE + 2 * kind] * factors[self.held(me, seat, kind)]
            else:
                weight = self.times(1.0, self.describe_other(me, seat, id, 0, 0))
            weights[i] = weight
            total += weight
        self.total = total

    def times(self, weight: float, count: i64) -> float:
        """A weight times the factors of the first so many features."""
        features = self.features
        factors = self.factors
        i: i64
        for i in range(count):
            weight *= factors[features[i]]
        return weight

    # Each of these writes the features of something from place n on, and returns where they end.

    def describe_other(self, me: Player, seat: i64, id: i64, second: i64, n: i64) -> i64:
        """Neither a card of the row nor a claim."""
        at = self.box.at
        features = self.features
        if id == at.draw:
            held: i64 = 0
            for count in me.hand:
                held += count
            features[n] = DRAW + second
            features[n + 1] = HAND + min(held // 2, 5)
            return n + 2
        if id == at.contracts:
            features[n] = CONTRACTS + (0 if self.wanted[seat] else 4) + min(me.carts // 5, 3)
            return n + 1
        if id < at.keep:
            return n
        kept = self.kept[id]
        if kept & (kept - 1):
            features[n] = BOTH
            n += 1
        while kept:
            features[n] = self.contract_features + lowest(kept)
            kept &= kept - 1
            n += 1
        return n

    def describe_all_claims(self, p: AmsterdamPosition, me: Player, alike: i64, n: i64) -> i64:
        """What all claims of a position have in common."""
        features = self.features
        features[n] = RIVALS + (alike >> 16)
        features[n + 1] = CARTS + min(me.carts // 4, 3)
        n += 2
        if p.last_turns >= 0:
            features[n] = LAST
            n += 1
        return n

    def describe_route(self, p: AmsterdamPosition, me: Player, seat: i64, route: i64, alike: i64, n: i64) -> i64:
        """What all claims of a route have in common."""
        box = self.box
        features = self.features
        length = box.length[route]
        wanted = self.wanted[seat]
        features[n] = self.route_features + route
        n += 1
        if box.bonus[route]:
            features[n] = BONUS + (alike & 255)
            n += 1
        if p.last_turns < 0 and me.carts - length <= box.end_trigger:
            features[n] = ENDING + ((alike >> 8) & 255)
            n += 1
        if has(wanted, route):
            if wanted & (wanted - 1) == 0:
                features[n] = FINISHES
                n += 1
            features[n] = WANTED + 4 + length - 1
            return n + 1
        if length > me.carts - self.spaces[seat]:
            features[n] = RUINS
            n += 1
        features[n] = WANTED + length - 1
        return n + 1

    # Single features.

    def held(self, me: Player, seat: i64, kind: i64) -> i64:
        """A card of the row, by how many of its kind are held and lacking."""
        held = me.hand[kind]
        if kind >= COLOURS:
            return WILDS + min(held, 3)
        lacking = self.needs[seat * (GREY + 1) + kind] - held
        return HELD + 3 * min(held, 4) + min(max(lacking, 0), 2)

    def paid(self, seat: i64, route: i64) -> i64:
        """A claim of a route without wilds."""
        return PAID + 5 if has(self.wanted[seat], route) else i64(PAID)

    def spends(self, me: Player, seat: i64, id: i64) -> bool:
        """Whether a claim takes cards that the plan needs for other routes."""
        kind = self.kinds[id]
        route = self.routes[id]
        if kind >= COLOURS or has(self.wanted[seat], route):
            return False
        left = me.hand[kind] - self.box.length[route] + self.wilds[id]
        return left < self.needs[seat * (GREY + 1) + kind]

    def repeats(self, menu: Menu, i: i64) -> bool:
        """A card that lies in another place, too."""
        if menu.ids[i] < self.box.at.draw:
            k: i64
            for k in range(i):
                if self.kinds[menu.ids[k]] == self.kinds[menu.ids[i]]:
                    return True
        return False

    def claims_alike(self, p: AmsterdamPosition, me: Player, seat: i64) -> i64:
        """What all claims of a position have in common, eight bits each: standing in bonus cards, in points, carts."""
        fewest: i64 = 99
        bonus: i64 = 0
        points: i64 = -999
        other: i64
        for other in range(len(p.players)):
            if other != seat:
                rival = p.players[other]
                fewest = min(fewest, rival.carts)
                bonus = max(bonus, rival.bonus)
                points = max(points, rival.points)
        ahead = me.points - points
        lead: i64 = 0 if ahead < -2 else (1 if ahead < 3 else 2)
        near: i64 = 0 if fewest < 5 else (1 if fewest < 8 else (2 if fewest < 11 else 3))
        return (min(max(me.bonus - bonus, -2), 2) + 2) | (lead << 8) | (near << 16)
