"""Move ratings for bots: how good each move looks to the deciding seat, in points.

A seat plans the cheapest ways for its contracts (plan.py), claims what it wants as soon as it can pay, takes the cards
that the plan lacks, claims long routes with cards it does not need, and looks for more contracts when it has carts and
turns to spare. The position is a sampled world; of what the seat cannot know, only the make-up of the decks is used.
"""

from __future__ import annotations

from typing import Final

from trackside.core.arrays import bit, filled, has, i64, vec
from trackside.core.moves import Move
from trackside.core.question import Question
from trackside.core.ratings import clamped
from trackside.games.ticket_to_ride_amsterdam.advice.plan import Plan, turns_left
from trackside.games.ticket_to_ride_amsterdam.rules.box import COLOURS, EMPTY, GREY, KINDS, WILD
from trackside.games.ticket_to_ride_amsterdam.rules.claim import ClaimRoute
from trackside.games.ticket_to_ride_amsterdam.rules.contracts import DrawContracts, KeepContracts
from trackside.games.ticket_to_ride_amsterdam.rules.draw import DrawFromDeck, SecondCard, TakeFromRow
from trackside.games.ticket_to_ride_amsterdam.rules.position import AmsterdamPosition, Player
from trackside.games.ticket_to_ride_amsterdam.rules.scoring import find, networks

WANTED: Final = 4.0  # what a planned claim is worth beyond its own points, so that it is not postponed
CONTESTED: Final = 0.8  # more for every opponent who builds there
SPARE_CARD: Final = 0.85
NEEDED_CARD: Final = 1.8
WILD_CARD: Final = 1.5
SPARE_WILD: Final = 1.0
BONUS_CARD: Final = 1.0
NEW_CONTRACTS: Final = 3.0  # what new contracts must promise before they are drawn


def rate(p: AmsterdamPosition, moves: list[Move[AmsterdamPosition]]) -> list[float]:
    asked = p.asked
    if asked is None:
        return []
    advice = Advice(p, asked)
    ratings: list[float] = []
    for move in moves:
        if isinstance(move, ClaimRoute):
            ratings.append(advice.claim(move))
        elif isinstance(move, TakeFromRow):
            ratings.append(advice.card(move.card, move.slot))
        elif isinstance(move, DrawFromDeck):
            ratings.append(advice.card(EMPTY, EMPTY))
        elif isinstance(move, DrawContracts):
            ratings.append(advice.contracts())
        elif isinstance(move, KeepContracts):
            ratings.append(advice.keep(move.kept))
        else:
            ratings.append(0.0)
    return clamped(ratings)


class Advice:
    """What all moves of a position share: the plan, and what each kind of card is worth for it."""

    def __init__(self, p: AmsterdamPosition, asked: Question[AmsterdamPosition]) -> None:
        self.p = p
        self.seat = asked.seat
        self.second = isinstance(asked, SecondCard)
        self.me: Player = p.players[asked.seat]
        self.turns = turns_left(p, asked.seat)
        self.last = p.last_turns >= 0
        self.plan = Plan(p, asked.seat, self.turns)
        self.plan.add_all(self.me.contracts)
        self.worth: list[float] = card_worths(self.plan)
        self.blind = self.blind_worth()

    def blind_worth(self) -> float:
        """The mean worth of the cards in the deck."""
        if self.p.left == 0:
            return 0.0
        sum = 0.0
        for card in self.p.deck:
            sum += self.worth[card]
        return sum / float(self.p.left)

    def card(self, card: i64, slot: i64) -> float:
        """A card, EMPTY for a blind one, and the best second card after it."""
        if self.last:
            return 0.0
        worth = self.worth[card] if card != EMPTY else self.blind
        if self.second or (card == WILD and slot != EMPTY):
            return worth
        best = self.blind
        k: i64
        for k in range(len(self.p.row)):
            other = self.p.row[k]
            if k != slot and other != EMPTY and other != WILD and self.worth[other] > best:
                best = self.worth[other]
        return worth + 0.95 * best

    def claim(self, move: ClaimRoute) -> float:
        box = self.p.box
        route = move.route
        value = float(box.points[route])
        if box.bonus[route]:
            value += self.bonus_card()
        if self.last:
            return value + self.contracts_completed_by(route) - 0.01 * float(move.wilds)
        value -= self.worth[WILD] * float(move.wilds)
        if has(self.plan.wanted, route):
            return value + WANTED + CONTESTED * self.rivals_at(route) - SPARE_CARD * float(move.cards)
        if box.length[route] > self.plan.carts:
            return value - 20.0
        return value - self.worth[move.colour] * float(move.cards)

    def bonus_card(self) -> float:
        """How one more bonus card changes the ranking, as far as that is known now."""
        now, after = 0.0, 0.0
        points = self.p.box.bonus_points[len(self.p.players)]
        ahead: i64 = 0
        ahead_after: i64 = 0
        for player in self.p.players:
            if player is not self.me:
                if player.bonus > self.me.bonus:
                    ahead += 1
                if player.bonus > self.me.bonus + 1:
                    ahead_after += 1
        if self.me.bonus > 0:
            now = float(points[ahead])
        after = float(points[ahead_after])
        return after - now if self.last else BONUS_CARD + 0.15 * (after - now)

    def rivals_at(self, route: i64) -> float:
        """Opponents with a route at one of its ends."""
        box = self.p.box
        near: i64 = 0
        for other in box.routes_at[box.route_from[route]]:
            near |= bit(other)
        for other in box.routes_at[box.route_to[route]]:
            near |= bit(other)
        rivals = 0.0
        for player in self.p.players:
            if player is not self.me and player.routes & near:
                rivals += 1.0
        return rivals

    def contracts_completed_by(self, route: i64) -> float:
        """Twice the value of each contract: it counts for the seat instead of against it."""
        box = self.p.box
        before = networks(box, self.me.routes)
        after = networks(box, self.me.routes | bit(route))
        value = 0.0
        contract: i64
        for contract in range(box.contract_count):
            if has(self.me.contracts, contract):
                start, end = box.contract_from[contract], box.contract_to[contract]
                if find(before, start) != find(before, end) and find(after, start) == find(after, end):
                    value += 2.0 * float(box.contract_value[contract])
        return value

    def keep(self, kept: i64) -> float:
        """What all contracts together would bring if these are kept."""
        plan = Plan(self.p, self.seat, self.turns)
        plan.add_all(self.me.contracts | kept)
        return plan.value

    def contracts(self) -> float:
        """The better of two contracts of the deck, on average, added to the current plan."""
        self.plan.turns -= 1.0  # looking at them takes a turn
        gains: list[float] = []
        for contract in self.p.contracts:
            gains.append(self.plan.way(contract).value)
        self.plan.turns += 1.0
        gains.sort()
        n = len(gains)
        better = gains[0] if n == 1 else 0.0
        for rank in range(1, n):
            better += gains[rank] * 2.0 * float(rank) / float(n * (n - 1))
        return 0.7 * better - NEW_CONTRACTS


def card_worths(plan: Plan) -> list[float]:
    """What one more card of each kind is worth: most where the plan lacks it, little where there are enough."""
    box = plan.box
    me = plan.me
    need: vec[i64] = filled(0, KINDS)
    grey: i64 = 0
    route: i64
    for route in range(box.route_count):
        if has(plan.wanted, route):
            if box.colour[route] == GREY:
                grey += box.length[route]
            else:
                need[box.colour[route]] += box.length[route]
    worths: list[float] = []
    missing: i64 = 0
    kind: i64
    for kind in range(COLOURS):
        lacking = need[kind] - me.hand[kind]
        worth = SPARE_CARD + 0.04 * float(me.hand[kind])
        if lacking > 0:
            worth = NEEDED_CARD + 0.1 / float(lacking)
            missing += lacking
        elif grey > 0:
            worth += 0.12 * float(me.hand[kind]) if me.hand[kind] < 4 else 0.1
        worths.append(worth)
    worths.append(WILD_CARD if missing > 0 or grey > 0 else SPARE_WILD)
    return worths
