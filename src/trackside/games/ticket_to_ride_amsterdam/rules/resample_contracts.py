"""Contracts of a sampled world: facts 6 to 9 of resample.py.

The contract deck is a queue: cards leave it at the top and come back at the bottom. `Queue` follows all offers with
cards that have no name yet; the seat's own offers name some, and where another seat returned one of two cards of which
a name is known, it tries which one, until everything the seat was shown fits.
"""

from __future__ import annotations

from trackside.core.arrays import append, bit, filled, has, i64, pop, size_of, vec
from trackside.core.rng import Rng
from trackside.games.ticket_to_ride_amsterdam.rules.box import EMPTY
from trackside.games.ticket_to_ride_amsterdam.rules.contracts import SetUpContracts
from trackside.games.ticket_to_ride_amsterdam.rules.offers import offer, one_of, other_of, returned_of, seat_of
from trackside.games.ticket_to_ride_amsterdam.rules.position import AmsterdamPosition


class Queue:
    """All cards that were ever in the contract deck, in the order in which they lay there; returned ones come again."""

    def __init__(self, p: AmsterdamPosition, seat: i64, rng: Rng) -> None:
        self.p = p
        self.seat = seat  # whose knowledge it is
        self.rng = rng
        self.offers = p.offers
        first = cards_at_first(p)
        self.cards = vec[i64]()
        card: i64
        for card in range(first):
            self.cards = append(self.cards, card)
        self.name: vec[i64] = filled(EMPTY, first)  # of each card: its contract, as far as the seat knows it
        self.place: vec[i64] = filled(EMPTY, p.box.contract_count)  # of each contract: its card

    def follow(self, i: i64, top: i64) -> bool:
        """Follow the offers from number i on, the deck beginning at `top`; False if they contradict each other."""
        if i > len(self.offers):
            return True
        if i == len(self.offers):
            return self.recall_open_offer(top)
        made = self.offers[i]
        one = self.cards[top]
        two = other_of(made) != EMPTY
        other = self.cards[top + 1] if two else i64(EMPTY)
        after = top + 2 if two else top + 1
        if seat_of(made) == self.seat:
            return self.recall(i, after, one, other, one_of(made), other_of(made), returned_of(made))
        if returned_of(made) == EMPTY:
            return self.follow(i + 1, after)
        if self.name[one] == EMPTY and self.name[other] == EMPTY:
            return self.put_back(i, after, one)  # as good as the other way round
        if self.rng.below(2) == 0:
            return self.put_back(i, after, one) or self.put_back(i, after, other)
        return self.put_back(i, after, other) or self.put_back(i, after, one)

    def put_back(self, i: i64, top: i64, card: i64) -> bool:
        self.cards = append(self.cards, card)
        if self.follow(i + 1, top):
            return True
        self.cards, card = pop(self.cards)
        return False

    def recall(self, i: i64, top: i64, one: i64, other: i64, a: i64, b: i64, returned: i64) -> bool:
        """The seat was shown contracts a and b, so the cards `one` and `other` are these."""
        if self.crossed(one, other, a, b):
            a, b = b, a
        new_one = self.name[one] == EMPTY
        new_other = other != EMPTY and self.name[other] == EMPTY
        if not self.give_name(one, a):
            return False
        if other == EMPTY or self.give_name(other, b):
            if self.follow(i + 1, top) if returned == EMPTY else self.put_back(i, top, self.place[returned]):
                return True
            if new_other:
                self.forget(other)
        if new_one:
            self.forget(one)
        return False

    def recall_open_offer(self, top: i64) -> bool:
        """The offer that the seat is looking at now, if it is."""
        if self.seat < 0 or self.p.players[self.seat].offered == 0:
            return True
        a, b = two_of(self.p.players[self.seat].offered)
        other = self.cards[top + 1] if b != EMPTY else i64(EMPTY)
        return self.recall(len(self.offers), top, self.cards[top], other, a, b, EMPTY)

    def crossed(self, one: i64, other: i64, a: i64, b: i64) -> bool:
        """Whether what is known of the two cards makes `one` b, or `other` a."""
        return b != EMPTY and (self.name[one] == b or self.name[other] == a)

    def give_name(self, card: i64, contract: i64) -> bool:
        """False if the card or the contract is known to be another."""
        if self.name[card] == EMPTY and self.place[contract] == EMPTY:
            self.name[card] = contract
            self.place[contract] = card
        return self.name[card] == contract

    def forget(self, card: i64) -> None:
        self.place[self.name[card]] = EMPTY
        self.name[card] = EMPTY


def deal_contracts(p: AmsterdamPosition, seat: i64, rng: Rng) -> None:
    if p.asked is None:
        deal_deck_after_the_end(p, rng)
    elif isinstance(p.asked, SetUpContracts):
        deal_set_up(p, seat, p.asked.seat, rng)
    else:
        queue = Queue(p, seat, rng)
        queue.follow(0, 0)
        deal_queue(p, seat, rng, queue)


def deal_queue(p: AmsterdamPosition, seat: i64, rng: Rng, queue: Queue) -> None:
    """Name the cards that have no name yet, and deal everything again as the offers went."""
    pool = unknown_contracts(p, seat, queue)
    rng.shuffle(pool)
    card: i64
    for card in range(len(queue.name)):
        if queue.name[card] == EMPTY:
            pool, queue.name[card] = pop(pool)
    other: i64
    for other in range(len(p.players)):
        if other != seat:
            given = given_contracts(p, other)
            p.players[other].contracts = 0
            for _ in range(given):
                pool, contract = pop(pool)
                p.players[other].contracts |= bit(contract)
    top = deal_offers(p, seat, queue)
    asked = p.asked
    if asked is not None and p.players[asked.seat].offered:
        n = size_of(p.players[asked.seat].offered)
        p.players[asked.seat].offered = 0
        for _ in range(n):
            p.players[asked.seat].offered |= bit(queue.name[queue.cards[top]])
            top += 1
    p.contracts = vec[i64]()
    i: i64
    for i in range(top, len(queue.cards)):
        p.contracts = append(p.contracts, queue.name[queue.cards[i]])


def deal_offers(p: AmsterdamPosition, seat: i64, queue: Queue) -> i64:
    """The offers with the names of this world; where the deck begins after them."""
    top: i64 = 0
    bottom: i64 = len(queue.name)
    p.offers = p.offers[:]
    i: i64
    for i in range(len(p.offers)):
        made = p.offers[i]
        one = queue.name[queue.cards[top]]
        other: i64 = EMPTY
        top += 1
        if other_of(made) != EMPTY:
            other = queue.name[queue.cards[top]]
            top += 1
        returned: i64 = EMPTY
        if returned_of(made) != EMPTY:
            returned = queue.name[queue.cards[bottom]]
            bottom += 1
        if seat_of(made) != seat:
            kept = bit(one) | bit(other) if other != EMPTY else bit(one)
            if returned >= 0:
                kept &= ~bit(returned)
            p.players[seat_of(made)].contracts |= kept
            if other != EMPTY and other < one:
                one, other = other, one
            p.offers[i] = offer(seat_of(made), one, other, returned)
    return top


def unknown_contracts(p: AmsterdamPosition, seat: i64, queue: Queue) -> vec[i64]:
    """Contracts without a card that are not the seat's own, in order."""
    own = p.players[seat].contracts if seat >= 0 else i64(0)
    pool = vec[i64]()
    contract: i64
    for contract in range(p.box.contract_count):
        if queue.place[contract] == EMPTY and not has(own, contract):
            pool = append(pool, contract)
    return pool


def cards_at_first(p: AmsterdamPosition) -> i64:
    """How many cards the deck held before the first offer."""
    n: i64 = len(p.contracts)
    for player in p.players:
        n += size_of(player.offered)
    for made in p.offers:
        n += 1
        if other_of(made) != EMPTY:
            n += 1
        if returned_of(made) != EMPTY:
            n -= 1
    return n


def given_contracts(p: AmsterdamPosition, seat: i64) -> i64:
    """Contracts that a seat did not get by an offer: a situation may give it some."""
    n = size_of(p.players[seat].contracts)
    for made in p.offers:
        if seat_of(made) == seat:
            n -= 1
            if other_of(made) != EMPTY and returned_of(made) == EMPTY:
                n -= 1
    return n


def deal_set_up(p: AmsterdamPosition, seat: i64, asked: i64, rng: Rng) -> None:
    """Fact 8: two contracts for every other seat; one that has chosen already kept one or the other or both."""
    pool = vec[i64]()
    own = p.players[seat].contracts | p.players[seat].offered if seat >= 0 else i64(0)
    contract: i64
    for contract in range(p.box.contract_count):
        if not has(own, contract):
            pool = append(pool, contract)
    rng.shuffle(pool)
    other: i64
    for other in range(len(p.players)):
        if other != seat:
            player = p.players[other]
            pool, one = pop(pool)
            pool, two = pop(pool)
            player.contracts = 0
            player.offered = bit(one) | bit(two)
            if other < asked:
                choice = rng.below(3)
                player.contracts = bit(one) if choice == 0 else bit(two) if choice == 1 else player.offered
                player.offered &= ~player.contracts
    p.contracts = pool


def deal_deck_after_the_end(p: AmsterdamPosition, rng: Rng) -> None:
    """Fact 9."""
    kept: i64 = 0
    for player in p.players:
        kept |= player.contracts
    p.contracts = vec[i64]()
    contract: i64
    for contract in range(p.box.contract_count):
        if not has(kept, contract):
            p.contracts = append(p.contracts, contract)
    rng.shuffle(p.contracts)
    p.offers = vec[i64]()


def two_of(contracts: i64) -> tuple[i64, i64]:
    """One or two contracts in order; EMPTY for a missing second."""
    first: i64 = EMPTY
    second: i64 = EMPTY
    contract: i64 = 0
    while contracts:
        if contracts & 1:
            if first == EMPTY:
                first = contract
            else:
                second = contract
        contracts >>= 1
        contract += 1
    return first, second
