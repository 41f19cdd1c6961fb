"""Chapter 5: claim a route."""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import bit, has, i64, lowest
from trackside.core.moves import Menu, Move, Rule, Target
from trackside.core.question import Question
from trackside.games.ticket_to_ride_amsterdam.rules.box import COLOURS, EMPTY, GREY, WILD, Box
from trackside.games.ticket_to_ride_amsterdam.rules.position import AmsterdamPosition, Player
from trackside.games.ticket_to_ride_amsterdam.rules.refusals import (
    LANE_CLOSED,
    OWN_OTHER_LANE,
    ROUTE_TAKEN,
    TOO_FEW_CARDS,
    TOO_FEW_CARTS,
)
from trackside.games.ticket_to_ride_amsterdam.rules.tally import cards, of_kind, size


class ClaimRoute(Move[AmsterdamPosition]):
    """TTR-5.2: claim a route for `cards` cards of a colour and the rest in wilds (colour WILD: all wilds)."""

    def __init__(self, text: str, box: Box, route: i64, colour: i64, cards: i64, wilds: i64) -> None:
        super().__init__(text)
        self.box = box
        self.route = route
        self.colour = colour
        self.cards = cards
        self.wilds = wilds

    def play(self, p: AmsterdamPosition, asked: Question[AmsterdamPosition]) -> None:
        """TTR-5.6, 5.10, 5.11."""
        me = p.players[asked.seat]
        if self.cards > 0:
            pay(p, me, self.colour, self.cards)
        if self.wilds > 0:
            pay(p, me, WILD, self.wilds)
        me.carts -= self.cards + self.wilds
        me.points += p.box.points[self.route]
        bonus = bonus_card(p, self.route)
        me.bonus += bonus
        me.routes |= bit(self.route)
        close_lanes(p, me, self.route)
        if p.journal is not None:
            facts = self.facts()
            facts["points"] = p.box.points[self.route]
            facts["bonus"] = bonus
            p.tell(asked.seat, "claim", facts)
        p.passes = 0
        p.settle_row()

    def facts(self) -> dict[str, Any]:
        """TTR-10.3: the payment is a number of cards of one colour and a number of wilds."""
        payment: dict[str, int] = {}
        if self.cards > 0:
            payment[self.box.card_names[self.colour]] = self.cards
        if self.wilds > 0:
            payment[self.box.card_names[WILD]] = self.wilds
        return {"route": self.box.route_names[self.route], "cards": payment}

    def where(self, p: AmsterdamPosition) -> list[Target]:
        targets: list[Target] = [("route", self.box.route_names[self.route])]
        if self.cards > 0:
            targets.append(("hand", self.box.card_names[self.colour]))
        if self.wilds > 0:
            targets.append(("hand", self.box.card_names[WILD]))
        return targets

    def refusal(self, p: AmsterdamPosition, me: Player) -> Rule | None:
        """TTR-5.1, 5.5."""
        if has(me.closed, self.route):
            return why_closed(p, me, self.route)
        if self.cards + self.wilds > me.carts:
            return TOO_FEW_CARTS
        if me.hand[self.colour] < self.cards or me.hand[WILD] < self.wilds:
            return TOO_FEW_CARDS
        return None


def pay(p: AmsterdamPosition, me: Player, kind: i64, n: i64) -> None:
    """Cards go to the discard pile; what others know of the hand changes with them, see resample.py."""
    seen = min(of_kind(me.seen, kind), n)
    unseen = n - seen
    if unseen > 0 and me.old != 0:
        if drawn_since_reshuffle(me) == 0:
            me.old -= cards(kind, unseen)
        else:
            me.mixed += cards(kind, unseen)
    me.seen -= cards(kind, seen)
    me.hand[kind] -= n
    p.discard += cards(kind, n)


def drawn_since_reshuffle(me: Player) -> i64:
    """Cards drawn blind since the last reshuffle, paid ones included: everybody can count them."""
    n: i64 = size(me.mixed) - size(me.seen) - size(me.old)
    for count in me.hand:
        n += count
    return n


def bonus_card(p: AmsterdamPosition, route: i64) -> i64:
    """TTR-5.11: one card for a route with cart symbols, while the stock lasts."""
    if p.box.bonus[route] == 0:
        return 0
    held: i64 = 0
    for player in p.players:
        held += player.bonus
    return 1 if held < p.box.bonus_cards else 0


def close_lanes(p: AmsterdamPosition, me: Player, route: i64) -> None:
    """TTR-5.8, 5.9: a claimed route is closed to all; its other lane to its owner and, with two players, to all."""
    twin = p.box.twin[route]
    lanes = bit(route) | bit(twin) if twin != EMPTY else bit(route)
    for player in p.players:
        player.closed |= bit(route)
        if player is me or len(p.players) <= p.box.lanes_closed_up_to:
            player.closed |= lanes


def why_closed(p: AmsterdamPosition, me: Player, route: i64) -> Rule:
    """The reason for a bit of `closed`."""
    for player in p.players:
        if has(player.routes, route):
            return ROUTE_TAKEN
    return OWN_OTHER_LANE if has(me.routes, p.box.twin[route]) else LANE_CLOSED


def list_claims(p: AmsterdamPosition, me: Player, menu: Menu) -> None:
    """TTR-5.1, 5.5: every payment of every open route, in the order of `all_claims`."""
    box = p.box
    hand = me.hand
    wild = hand[WILD]
    routes = claimable_routes(box, me)
    menu.reserve(box.at.keep)
    ids = menu.ids
    n = menu.count
    lengths = box.length
    colours = box.colour
    claims = box.at.claims
    while routes:
        route = lowest(routes)
        routes &= routes - 1
        length = lengths[route]
        at = claims[route]
        colour = colours[route]
        end = colour + 1
        if colour == GREY:
            colour = 0
            end = COLOURS
        while colour < end:
            cards = hand[colour]
            if cards and cards + wild >= length:
                k = length - wild if length - wild > 1 else i64(1)
                most = cards if cards < length else length
                while k <= most:  # k cards of the colour, the rest wilds
                    ids[n] = at + k - 1
                    n += 1
                    k += 1
            at += length
            colour += 1
        if wild >= length:
            ids[n] = at
            n += 1
    menu.count = n


def claimable_routes(box: Box, me: Player) -> i64:
    """TTR-5.1: the open routes that the player has carts and cards for."""
    most = me.carts if me.carts < box.longest else box.longest
    wild = me.hand[WILD]
    routes: i64 = 0
    longest: i64 = 0
    at: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        n = me.hand[colour] + wild
        if n > most:
            n = most
        if n > longest:
            longest = n
        routes |= box.up_to[at + n]
        at += box.longest + 1
    return (routes | box.up_to[at + longest]) & ~me.closed


def all_claims(box: Box) -> list[ClaimRoute]:
    """Routes in order; for each, colours in order with 1 to length cards of it; then all wilds."""
    claims: list[ClaimRoute] = []
    route: i64
    colour: i64
    k: i64
    for route in range(box.route_count):
        length = box.length[route]
        for colour in range(COLOURS):
            if box.colour[route] == GREY or box.colour[route] == colour:
                for k in range(1, length + 1):
                    claims.append(claim(box, route, colour, k))
        claims.append(claim(box, route, WILD, 0))
    return claims


def claim(box: Box, route: i64, colour: i64, k: i64) -> ClaimRoute:
    wilds = box.length[route] - k
    cards: list[str] = []
    for _ in range(k):
        cards.append(box.card_names[colour])
    for _ in range(wilds):
        cards.append(box.card_names[WILD])
    return ClaimRoute(f"claim {box.route_names[route]} {' '.join(cards)}", box, route, colour, k, wilds)
