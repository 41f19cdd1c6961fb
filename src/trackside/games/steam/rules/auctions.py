"""Chapter 3: player order. The base auctions, one per position, and the single standard auction."""

from __future__ import annotations

from typing import Any, Final

from trackside.core.arrays import append, bit, has, i64, vec
from trackside.core.moves import Menu, Move, Rule
from trackside.core.question import Question
from trackside.games.steam.rules.money import means, pay
from trackside.games.steam.rules.position import NOBODY, SteamPosition
from trackside.games.steam.rules.refusals import (
    BEYOND_CASH,
    BEYOND_MEANS,
    MUST_RAISE,
    MUST_RAISE_STANDARD,
    NO_FREE_PASS,
    NOT_NOW,
)

MOST_BID: Final = 150  # far beyond what a position is worth

NO_BID: Final = -1


class Bid(Move[SteamPosition]):
    def __init__(self, amount: i64) -> None:
        super().__init__(f"bid {amount}")
        self.amount = amount

    def facts(self) -> dict[str, Any]:
        return {"amount": self.amount}

    def play(self, p: SteamPosition, asked: Question[SteamPosition]) -> None:
        p.players[asked.seat].bid = self.amount
        if p.journal is not None:
            p.tell(asked.seat, "bid", {"amount": self.amount})
        if isinstance(asked, BidForPosition):
            bid_on(p, asked.seat, asked.below, asked.bidders, self.amount, asked.seat)
        elif isinstance(asked, BidForOrder):
            speak_on(p, asked.seat, asked.below, asked.bidders, self.amount, asked.seat, asked.free)


class Pass(Move[SteamPosition]):
    """STEAM-3.3, 3.7, 7.2: in an auction, and of a goods action."""

    def __init__(self) -> None:
        super().__init__("pass")

    def play(self, p: SteamPosition, asked: Question[SteamPosition]) -> None:
        if p.journal is not None:
            p.tell(asked.seat, "pass", {})
        if isinstance(asked, BidForPosition):
            pass_position(p, asked)
        elif isinstance(asked, BidForOrder):
            pass_order(p, asked)


class FreePass(Move[SteamPosition, "BidForOrder"]):
    """STEAM-3.8: stay in the auction and bid later."""

    def __init__(self) -> None:
        super().__init__("free_pass")

    def play(self, p: SteamPosition, asked: BidForOrder) -> None:
        if p.journal is not None:
            p.tell(asked.seat, "free_pass", {})
        speak_on(p, asked.seat, asked.below, asked.bidders, asked.high, asked.leader, NOBODY)


class BidForPosition(Question[SteamPosition]):
    """STEAM-3.3: base, the auction of the next free position. `order` holds those who have one already."""

    def __init__(self, seat: i64, below: Question[SteamPosition] | None, bidders: i64, high: i64, leader: i64) -> None:
        super().__init__(seat, below)
        self.bidders = bidders  # seats that have not passed (bits)
        self.high = high  # the high bid; -1 none
        self.leader = leader

    def facts(self, p: SteamPosition) -> dict[str, Any]:
        return {"position": len(p.order) + 1, "high": self.high, "leader_seat": self.leader}

    def refusal(self, p: SteamPosition, move: Move[SteamPosition]) -> Rule | None:
        if isinstance(move, Bid):
            if move.amount <= self.high:
                return MUST_RAISE
            return BEYOND_MEANS if move.amount > means(p, p.players[self.seat]) else None
        return None if move.id == p.box.at.pass_ else NOT_NOW

    def list_moves(self, p: SteamPosition, menu: Menu) -> None:
        menu.add(p.box.at.pass_)
        list_bids(p, self.high + 1, means(p, p.players[self.seat]), menu)


class BidForOrder(Question[SteamPosition]):
    """STEAM-3.7: standard, one auction for all positions."""

    def __init__(
        self, seat: i64, below: Question[SteamPosition] | None, bidders: i64, high: i64, leader: i64, free: i64
    ) -> None:
        super().__init__(seat, below)
        self.bidders = bidders
        self.high = high
        self.leader = leader
        self.free = free  # the seat that may still pass freely

    def facts(self, p: SteamPosition) -> dict[str, Any]:
        cash = p.players[self.seat].cash
        left = len(p.order) - len(p.coming)
        return {"high": self.high, "leader_seat": self.leader, "cash": cash, "position": left}

    def refusal(self, p: SteamPosition, move: Move[SteamPosition]) -> Rule | None:
        if isinstance(move, Bid):
            if move.amount <= self.high:
                return MUST_RAISE_STANDARD
            return BEYOND_CASH if move.amount > p.players[self.seat].cash else None
        if isinstance(move, FreePass):
            return None if self.free == self.seat else NO_FREE_PASS
        return None if move.id == p.box.at.pass_ else NOT_NOW

    def list_moves(self, p: SteamPosition, menu: Menu) -> None:
        menu.add(p.box.at.pass_)
        if self.free == self.seat:
            menu.add(p.box.at.free_pass)
        list_bids(p, self.high + 1, p.players[self.seat].cash, menu)


def list_bids(p: SteamPosition, least: i64, most: i64, menu: Menu) -> None:
    first = p.box.at.bid
    amount: i64
    for amount in range(least, min(most, MOST_BID) + 1):
        menu.add(first + amount)


# Base


def open_position(p: SteamPosition, opener: i64, below: Question[SteamPosition] | None) -> None:
    """STEAM-3.2, 3.4: the auction of the next position, or the last one for nothing."""
    bidders: i64 = 0
    count: i64 = 0
    last: i64 = NOBODY
    seat: i64
    for seat in range(len(p.players)):
        p.players[seat].bid = NO_BID
        if not is_placed(p, seat):
            bidders |= bit(seat)
            count += 1
            last = seat
    if count == 1:
        take_position(p, last, 0)
        return
    p.ask(BidForPosition(next_of(p, opener, bidders), below, bidders, NO_BID, NOBODY))


def bid_on(
    p: SteamPosition, seat: i64, below: Question[SteamPosition] | None, bidders: i64, high: i64, leader: i64
) -> None:
    """STEAM-3.3, 3.4: the next one speaks; a bidder left alone takes the position."""
    if bidders & (bidders - 1) == 0:
        winner = next_of(p, seat, bidders)
        take_position(p, winner, max(high, 0))
        open_position(p, winner, below)
        return
    p.ask(BidForPosition(next_of(p, seat + 1, bidders), below, bidders, high, leader))


def take_position(p: SteamPosition, seat: i64, price: i64) -> None:
    pay(p, seat, price)
    p.order = append(p.order, seat)
    if p.journal is not None:
        p.tell(seat, "position", {"position": len(p.order), "price": price})


def is_placed(p: SteamPosition, seat: i64) -> bool:
    return any(other == seat for other in p.order)


def next_of(p: SteamPosition, seat: i64, bidders: i64) -> i64:
    """The first of these seats clockwise from a seat, itself included."""
    seats: i64 = len(p.players)
    while True:
        seat %= seats
        if has(bidders, seat):
            return seat
        seat += 1


def pass_position(p: SteamPosition, asked: BidForPosition) -> None:
    bid_on(p, asked.seat, asked.below, asked.bidders & ~bit(asked.seat), asked.high, asked.leader)


# Standard


def open_order(p: SteamPosition, below: Question[SteamPosition] | None) -> None:
    """STEAM-3.7, 3.10: everybody is in, the first of the old order speaks first; one alone has no auction."""
    p.coming = vec[i64]()
    bidders: i64 = 0
    for seat in p.order:
        bidders |= bit(seat)
        p.players[seat].bid = NO_BID
    if len(p.order) == 1:
        p.free_pass = NOBODY
        return
    p.ask(BidForOrder(p.order[0], below, bidders, NO_BID, NOBODY, p.free_pass))


def speak_on(
    p: SteamPosition, seat: i64, below: Question[SteamPosition] | None, bidders: i64, high: i64, leader: i64, free: i64
) -> None:
    """STEAM-3.7: the next in the old order speaks, without those out and without the holder of the high bid."""
    if bidders & (bidders - 1) == 0:
        p.coming = append(p.coming, next_of(p, 0, bidders))
        end_auction(p)
        return
    seats: i64 = len(p.order)
    i: i64 = 0
    while p.order[i] != seat:
        i += 1
    while True:
        i = (i + 1) % seats
        other = p.order[i]
        if has(bidders, other) and other != leader:
            p.ask(BidForOrder(other, below, bidders, high, leader, free))
            return


def pass_order(p: SteamPosition, asked: BidForOrder) -> None:
    """STEAM-3.7: who passes takes the last free position."""
    p.coming = append(p.coming, asked.seat)
    left = asked.bidders & ~bit(asked.seat)
    speak_on(p, asked.seat, asked.below, left, asked.high, asked.leader, asked.free)


def end_auction(p: SteamPosition) -> None:
    """STEAM-3.9: the new order applies at once, and everybody pays the due part of their last bid."""
    seats: i64 = len(p.coming)
    new = vec[i64](capacity=seats)
    i: i64
    for i in range(seats):
        new = append(new, p.coming[seats - 1 - i])
    p.order = new
    p.coming = vec[i64]()
    for i in range(seats):
        player = p.players[new[i]]
        price = share_of_bid(p, i, seats, max(player.bid, 0))
        player.cash -= price
        player.bid = NO_BID
        if p.journal is not None:
            p.tell(new[i], "position", {"position": i + 1, "price": price})
    p.free_pass = NOBODY


def share_of_bid(p: SteamPosition, position: i64, seats: i64, bid: i64) -> i64:
    """STEAM-3.9: first and second pay in full, the last nothing, all others half. "Last" comes before "second"."""
    if position == 0:
        return bid
    if position == seats - 1 and not (seats == 2 and p.box.two_left_pay):
        return 0
    if position == 1:
        return bid
    return (bid + 1) // 2 if p.box.half_up else bid // 2


def all_bids() -> list[Bid]:
    return [Bid(amount) for amount in range(MOST_BID + 1)]
