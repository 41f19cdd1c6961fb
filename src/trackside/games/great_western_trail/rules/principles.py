"""Chapter 1: money from and to the bank, and leaving what is only offered."""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import i64
from trackside.core.encoding import wide
from trackside.core.moves import Move
from trackside.core.question import Question
from trackside.games.great_western_trail.rules.position import WesternPosition


class Decline(Move[WesternPosition, "Offer"]):
    """GWT-1.9, 1.12: what the rules only offer may be left, wholly or from here on."""

    def __init__(self) -> None:
        super().__init__("decline")

    def play(self, p: WesternPosition, asked: Offer) -> None:
        asked.declined(p)


class Offer(Question[WesternPosition]):
    """A question that can be left."""

    def declined(self, p: WesternPosition) -> None:
        """What still follows when the offer is left: nothing, unless a question says otherwise."""


class PricedOffer(Offer):
    """An offer of something that costs `price`; where it is not optional it must be taken."""

    def __init__(self, seat: i64, below: Question[WesternPosition] | None, price: i64, optional: bool) -> None:
        super().__init__(seat, below)
        self.price = price
        self.optional = optional

    def cells(self, p: WesternPosition) -> i64:
        return wide(self.price)

    def facts(self, p: WesternPosition) -> dict[str, Any]:
        return {"price": self.price}


def gain(p: WesternPosition, seat: i64, dollars: i64) -> None:
    """GWT-1.7, 1.10: money from the bank, which never runs out."""
    if dollars > 0:
        p.players[seat].dollars += dollars
        if p.journal is not None:
            p.tell(seat, "gain", {"dollars": dollars})


def pay(p: WesternPosition, seat: i64, dollars: i64) -> None:
    """GWT-1.10: money to the bank. Callers have asked whether it is there."""
    if dollars > 0:
        p.players[seat].dollars -= dollars
        if p.journal is not None:
            p.tell(seat, "pay", {"dollars": dollars})
