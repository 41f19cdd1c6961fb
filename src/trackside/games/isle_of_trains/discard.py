"""Discarding cards of the hand, one by one (IOT-3.10, IOT-3.11): for a benefit, an extra card, the hand limit, a price.

With several players the order does not matter, and cards are named in the order of the catalogue, so that a set of
cards has one way to be chosen. In solo the order is the player's (OP-27).
"""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import i64
from trackside.core.moves import Menu, Move, Rule
from trackside.core.question import Question
from trackside.games.isle_of_trains.buy_back import Decision
from trackside.games.isle_of_trains.position import Table
from trackside.games.isle_of_trains.rules import IN_ORDER, NOT_HELD, NOT_NOW


class DiscardCard(Move[Table]):
    __slots__ = ("card", "kind_number")

    def __init__(self, number: i64, name: str) -> None:
        super().__init__(f"discard {name}")
        self.kind_number = number
        self.card = name

    def facts(self) -> dict[str, Any]:
        return {"card": self.card}

    def play(self, p: Table, asked: Question[Table]) -> None:
        assert isinstance(asked, Discarding)
        discard_from_hand(p, asked.seat, self.kind_number)
        p.ask(asked.after(self.kind_number))


class Discarding(Decision):
    """Discard n cards of the hand, from kind `first` on."""

    __slots__ = ("first", "n")

    def __init__(self, seat: i64, below: Question[Table] | None, n: i64, first: i64 = 0) -> None:
        super().__init__(seat, below)
        self.n = n
        self.first = first

    def after(self, kind: i64) -> Question[Table]:
        """The same question for the cards that are left to discard."""
        raise NotImplementedError

    def finish(self, p: Table) -> None:
        """All is discarded."""
        p.asked = self.below

    def arguments(self) -> dict[str, Any]:
        return {"n": int(self.n), "first": int(self.first)}

    def facts(self, p: Table) -> dict[str, Any]:
        return {"count": int(min(self.n, p.players[self.seat].size))}

    def settle(self, p: Table) -> bool:
        """Cards that must all go go without a question, except in solo, where their order is asked."""
        if self.n > 0 and p.players[self.seat].size > 0:
            if p.box.solo or self.n < cards_from(p, self.seat, self.first):
                return True
            discard_from(p, self.seat, self.first)
        self.finish(p)
        return False

    def stands_against(self, p: Table, move: Move[Table]) -> Rule | None:
        if not isinstance(move, DiscardCard):
            return NOT_NOW
        me = p.players[self.seat]
        if me.hand[move.kind_number] == 0:
            return NOT_HELD
        if p.box.solo:
            return None
        if move.kind_number < self.first or cards_from(p, self.seat, move.kind_number) < self.n:
            return IN_ORDER
        return None

    def list_own(self, p: Table, menu: Menu) -> None:
        hand = p.players[self.seat].hand
        at = p.box.at_discard
        kind: i64
        if p.box.solo:
            for kind in range(p.box.kinds):
                if hand[kind] > 0:
                    menu.add(at + kind)
            return
        left = cards_from(p, self.seat, self.first)
        for kind in range(self.first, p.box.kinds):
            if hand[kind] > 0:
                if left < self.n:
                    return
                menu.add(at + kind)
                left -= hand[kind]


class BenefitDiscard(Discarding):
    """IOT-3.10: the cards a benefit takes."""

    __slots__ = ()

    def after(self, kind: i64) -> Question[Table]:
        return BenefitDiscard(self.seat, self.below, self.n - 1, kind)


class ExtraCard(Discarding):
    """IOT-6.6: the additional card for loading any cargo."""

    __slots__ = ()

    def after(self, kind: i64) -> Question[Table]:
        return ExtraCard(self.seat, self.below, self.n - 1, kind)


class HandLimit(Discarding):
    """IOT-8.1: down to five cards at the end of the turn."""

    __slots__ = ()

    def after(self, kind: i64) -> Question[Table]:
        return HandLimit(self.seat, self.below, self.n - 1, kind)


def discard_from_hand(p: Table, seat: i64, kind: i64) -> None:
    p.players[seat].lose(kind)
    p.discard_card(kind)
    if p.journal is not None:
        p.tell(seat, "discard", {"card": p.box.kind_names[kind]})


def discard_from(p: Table, seat: i64, first: i64) -> None:
    """All cards of the hand of kind `first` or later."""
    hand = p.players[seat].hand
    kind: i64
    for kind in range(first, p.box.kinds):
        for _ in range(hand[kind]):
            discard_from_hand(p, seat, kind)


def cards_from(p: Table, seat: i64, first: i64) -> i64:
    """How many cards of the hand are of kind `first` or later."""
    hand = p.players[seat].hand
    n: i64 = 0
    kind: i64
    for kind in range(first, p.box.kinds):
        n += hand[kind]
    return n
