"""Chapter 7: buy cattle."""

from __future__ import annotations

from typing import Any, Final

from trackside.core.arrays import append, i64, vec
from trackside.core.encoding import wide
from trackside.core.moves import Menu, Move, Rule, Target
from trackside.core.question import Question
from trackside.games.great_western_trail.rules.box import Box
from trackside.games.great_western_trail.rules.position import MARKET_STACK, WesternPosition, sum_of
from trackside.games.great_western_trail.rules.principles import Decline, Offer
from trackside.games.great_western_trail.rules.refusals import (
    CANNOT_PAY,
    NOT_IN_MARKET,
    NOT_NOW,
    STACK_EMPTY,
    TOO_FEW_COWBOYS,
)

ANY_PRICE: Final = 1_000_000


class Buy(Move[WesternPosition, "BuyCattle"]):
    """GWT-7.15, 7.16, 7.18: one option of the board with the cards it takes."""

    def __init__(self, first: i64, second: i64, cowboys: i64, dollars: i64, names: list[str]) -> None:
        super().__init__(f"buy {' '.join(names)} {cowboys}")
        self.first = first
        self.second = second  # -1: one card only
        self.cowboys = cowboys
        self.dollars = dollars
        self.names = names

    def facts(self) -> dict[str, Any]:
        return {"cards": self.names, "cowboys": self.cowboys, "dollars": self.dollars}

    def where(self, p: WesternPosition) -> list[Target]:
        return [("market", name) for name in dict.fromkeys(self.names)]

    def refusal(self, p: WesternPosition, seat: i64, cowboys: i64) -> Rule | None:
        if self.cowboys > cowboys:
            return TOO_FEW_COWBOYS
        if p.market[self.first] == 0 or (self.second >= 0 and p.market[self.second] == 0):
            return NOT_IN_MARKET
        if self.second == self.first and p.market[self.first] < 2:
            return NOT_IN_MARKET
        return CANNOT_PAY if p.players[seat].dollars < self.dollars else None

    def play(self, p: WesternPosition, asked: BuyCattle) -> None:
        me = p.players[asked.seat]
        me.dollars -= self.dollars
        p.market[self.first] -= 1
        me.discard[self.first] += 1
        if self.second >= 0:
            p.market[self.second] -= 1
            me.discard[self.second] += 1
        if p.journal is not None:
            p.tell(asked.seat, "buy", {"cards": self.names, "dollars": self.dollars, "cowboys": self.cowboys})
        p.ask(BuyCattle(asked.seat, asked.below, asked.cowboys - self.cowboys))


class Reveal(Move[WesternPosition, "BuyCattle"]):
    """GWT-7.17: a cowboy adds two cards of the stack to the market instead of buying."""

    def __init__(self) -> None:
        super().__init__("reveal")

    def where(self, p: WesternPosition) -> list[Target]:
        return [("stack", "cattle")]

    def play(self, p: WesternPosition, asked: BuyCattle) -> None:
        reveal_cattle(p, asked.seat, p.box.revealed_per_cowboy)
        p.ask(BuyCattle(asked.seat, asked.below, asked.cowboys - 1))


def reveal_cattle(p: WesternPosition, seat: i64, n: i64) -> None:
    """GWT-10.6, 7.17, 15.5: cards of the market stack into the market, as far as it lasts."""
    left = sum_of(p.market_stack)
    found = vec[i64]()
    while n > 0 and left > 0:
        kind = p.draw_from(MARKET_STACK, p.market_stack, left)
        p.market[kind] += 1
        found = append(found, kind)
        left -= 1
        n -= 1
    if len(found):
        p.horizon += 1
        if p.journal is not None:
            p.tell(seat, "reveal", {"cards": [p.box.cards[kind] for kind in found]})


class BuyCattle(Offer):
    """GWT-7.15, 7.17: the cowboys not yet used; buying ends when there are none or the player has enough."""

    def __init__(self, seat: i64, below: Question[WesternPosition] | None, cowboys: i64) -> None:
        super().__init__(seat, below)
        self.cowboys = cowboys

    def cells(self, p: WesternPosition) -> i64:
        return wide(self.cowboys)

    def settle(self, p: WesternPosition) -> bool:
        if can_trade_cattle(p, self.seat, self.cowboys):
            return True
        p.asked = self.below
        return False

    def refusal(self, p: WesternPosition, move: Move[WesternPosition]) -> Rule | None:
        if isinstance(move, Buy):
            return move.refusal(p, self.seat, self.cowboys)
        if isinstance(move, Reveal):
            return None if sum_of(p.market_stack) > 0 else STACK_EMPTY
        return None if isinstance(move, Decline) else NOT_NOW

    def list_moves(self, p: WesternPosition, menu: Menu) -> None:
        menu.add(p.box.at.decline)
        if sum_of(p.market_stack) > 0:
            menu.add(p.box.at.reveal)
        self.offer(p, p.box.at.buy, len(p.box.buy_first), menu)

    def facts(self, p: WesternPosition) -> dict[str, Any]:
        return {"cowboys": self.cowboys}


def can_trade_cattle(p: WesternPosition, seat: i64, cowboys: i64) -> bool:
    """Whether this many cowboys can buy or reveal anything."""
    if cowboys == 0:
        return False
    return sum_of(p.market_stack) > 0 or can_buy(p, cowboys, p.players[seat].dollars)


def why_no_cattle(p: WesternPosition, cowboys: i64) -> Rule:
    """GWT-7.15, 7.18: why they cannot: nothing is for sale, or it takes more cowboys or dollars."""
    if sum_of(p.market) == 0:
        return NOT_IN_MARKET
    return CANNOT_PAY if can_buy(p, cowboys, ANY_PRICE) else TOO_FEW_COWBOYS


def can_buy(p: WesternPosition, cowboys: i64, dollars: i64) -> bool:
    box = p.box
    way: i64
    for way in range(len(box.buy_first)):
        if box.buy_cowboys[way] <= cowboys and box.buy_dollars[way] <= dollars:
            first = box.buy_first[way]
            second = box.buy_second[way]
            if p.market[first] and (second < 0 or p.market[second] > (1 if second == first else 0)):
                return True
    return False


def all_buys(box: Box) -> list[Move[WesternPosition]]:
    moves: list[Move[WesternPosition]] = []
    way: i64
    for way in range(len(box.buy_first)):
        first = box.buy_first[way]
        second = box.buy_second[way]
        names = [box.cards[first]] if second < 0 else [box.cards[first], box.cards[second]]
        moves.append(Buy(first, second, box.buy_cowboys[way], box.buy_dollars[way], names))
    return moves
