"""Discarding cards of the hand, one by one (IOT-3.10, IOT-3.11): for a benefit, an extra card, the hand limit, a price.

With several players the order does not matter, and cards are named in the order of the catalogue, so that a set of
cards has one way to be chosen. In solo the order is the player's (OP-27).
"""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import i64, mypyc_attr, vec
from trackside.core.moves import Menu, Move, Rule, Target
from trackside.core.question import Question
from trackside.games.isle_of_trains.rules.box import NONE
from trackside.games.isle_of_trains.rules.buy_back import Decision, can_buy_back
from trackside.games.isle_of_trains.rules.player import CARD_BITS
from trackside.games.isle_of_trains.rules.position import IslePosition
from trackside.games.isle_of_trains.rules.refusals import IN_ORDER, NOT_HELD, NOT_NOW


class DiscardCard(Move[IslePosition, "Discarding"]):
    def __init__(self, number: i64, name: str) -> None:
        super().__init__(f"discard {name}")
        self.kind_number = number
        self.card = name

    def facts(self) -> dict[str, Any]:
        return {"card": self.card}

    def where(self, p: IslePosition) -> list[Target]:
        return [("hand", self.card)]

    def play(self, p: IslePosition, asked: Discarding) -> None:
        asked.discard(p, self.kind_number)


class Discarding(Decision):
    """Discard n cards of the hand, from kind `first` on."""

    def __init__(self, seat: i64, below: Question[IslePosition] | None, n: i64, first: i64 = 0) -> None:
        super().__init__(seat, below)
        self.n = n
        self.first = first

    def cells(self, p: IslePosition) -> i64:
        return min(self.n, len(p.players[self.seat].hand))

    def after(self, kind: i64) -> Question[IslePosition]:
        """The same question for the cards that are left to discard."""
        raise NotImplementedError

    def finish(self, p: IslePosition) -> None:
        """All is discarded."""
        p.asked = self.below

    def facts(self, p: IslePosition) -> dict[str, Any]:
        return {"count": int(min(self.n, p.players[self.seat].size)), "as_set": self.as_set(p)}

    def as_set(self, p: IslePosition) -> bool:
        """Whether several cards are asked for of which the order does not matter: a screen may offer them as a set."""
        return self.n > 1 and not p.box.solo

    def settle(self, p: IslePosition) -> bool:
        """Cards that must go in any case are discarded without a question, unless the soloist may buy back first."""
        hand = p.players[self.seat].hand
        if self.n > 0 and len(hand) > 0:
            kind = only_choice(p, hand, self.n, self.first)
            if kind == NONE or can_buy_back(p):
                return True
            self.discard(p, kind)
        else:
            self.finish(p)
        return False

    def discard(self, p: IslePosition, kind: i64) -> None:
        """One of the cards; what follows is the rest of them, or what they were for."""
        discard_from_hand(p, self.seat, kind)
        if self.n > 1:
            if not p.box.solo:
                p.reveal_to_others()  # the others learn that the rest come later in the order
            p.ask(self.after(kind))
        else:
            self.finish(p)

    def own_refusal(self, p: IslePosition, move: Move[IslePosition]) -> Rule | None:
        if not isinstance(move, DiscardCard):
            return NOT_NOW
        me = p.players[self.seat]
        place = me.place_of(move.kind_number)
        if place == NONE:
            return NOT_HELD
        if p.box.solo:
            return None
        if move.kind_number < self.first or len(me.hand) - place < self.n:
            return IN_ORDER
        return None

    def list_own(self, p: IslePosition, menu: Menu) -> None:
        hand = p.players[self.seat].hand
        end: i64 = len(hand)
        last: i64 = NONE
        if not p.box.solo:
            end -= self.n - 1
            last = self.first - 1
        menu.reserve(len(hand))
        ids = menu.ids
        n = menu.count
        place: i64
        for place in range(end):
            kind = hand[place] >> CARD_BITS
            if kind > last:
                ids[n] = p.box.at.discard + kind
                n += 1
                last = kind
        menu.count = n


def only_choice(p: IslePosition, hand: vec[i64], n: i64, first: i64) -> i64:
    """The kind of card to discard if there is no choice among those from kind `first` on, or -1."""
    if p.box.solo:
        if hand[0] >> CARD_BITS == hand[len(hand) - 1] >> CARD_BITS:
            return hand[0] >> CARD_BITS
        return NONE
    place: i64 = 0
    while place < len(hand) and hand[place] >> CARD_BITS < first:
        place += 1
    # The next one may be any but the last n - 1: in the order of the catalogue these must be left for the others.
    last: i64 = len(hand) - n
    kind = hand[place] >> CARD_BITS
    if last > place and hand[last] >> CARD_BITS != kind:
        return NONE
    return kind


class BenefitDiscard(Discarding):
    """IOT-3.10: the cards a benefit takes."""

    def after(self, kind: i64) -> Question[IslePosition]:
        return BenefitDiscard(self.seat, self.below, self.n - 1, kind)


@mypyc_attr(free_list_len=1)
class ExtraCard(Discarding):
    """IOT-6.6: the additional card for loading any cargo."""

    def after(self, kind: i64) -> Question[IslePosition]:
        return ExtraCard(self.seat, self.below, self.n - 1, kind)


@mypyc_attr(free_list_len=1)
class HandLimit(Discarding):
    """IOT-8.1: down to five cards at the end of the turn."""

    def after(self, kind: i64) -> Question[IslePosition]:
        return HandLimit(self.seat, self.below, self.n - 1, kind)


def discard_from_hand(p: IslePosition, seat: i64, kind: i64) -> None:
    p.show_card(seat, kind)
    p.discard_card(kind)
    if p.journal is not None:
        p.tell(seat, "discard", {"card": p.box.kind_names[kind]})
