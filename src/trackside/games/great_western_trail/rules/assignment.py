"""GWT-12.8, 14.7, 14.13: the best use of a player's objective cards.

Cards of the area must be scored, cards of the deck may. What has to be found is the set of cards to fulfil: each task
counts for one card. Of the others those of the area cost their penalty; those of the deck stay out, except the cheapest
of them that a station master, who pays for every so many cards in the area, makes worth their penalty.

The search goes card by card and leaves a branch that cannot beat the best set found. Its bound lets the master pay for
parts of a number of cards and lets tasks be bought: each has a price, and what the player can show is paid out. With
any prices this is never too low (Lagrangian relaxation); with good ones it is hardly too high, so few branches are
looked into.
"""

from __future__ import annotations

from typing import Final

from trackside.core.arrays import append, bit, filled, i64, vec
from trackside.games.great_western_trail.rules.box import TASK_BITS, Box

TASKS: Final = 9
TASK_MASK: Final = 63
GRAIN: Final = 64  # parts of a point, times `per`: the unit of values and prices
FEW: Final = 6  # up to this many cards are searched without prices
ROUNDS: Final = 24  # of improving the prices


def borrow_bits() -> i64:
    """The top bit of each field of a packed count: it stays set in a subtraction that does not go below zero."""
    found: i64 = 0
    task: i64
    for task in range(TASKS):
        found |= bit(TASK_BITS * task + TASK_BITS - 1)
    return found


def fulfil_all_that_fit(box: Box, cards: vec[i64], forced: i64, shown: i64, way: vec[i64]) -> bool:
    """Without a station master: whether all cards whose tasks the player can show can be fulfilled together. As a rule
    they can, and then there is nothing to search. `way` becomes 2 for these cards and 1 for the others of the area."""
    guard = borrow_bits()
    left = shown | guard
    at: i64
    for at in range(len(cards)):
        card = cards[at]
        needs = box.objective_needs[card]
        if at < forced:
            way[at] = 1
        if ((shown | guard) - needs) & guard == guard:
            left -= needs
            otherwise = box.objective_penalty[card] if at < forced else i64(0)
            if left & guard != guard or box.objective_vp[card] <= otherwise:
                return False
            way[at] = 2
    return True


def need(needs: i64, task: i64) -> i64:
    return (needs >> (TASK_BITS * task)) & TASK_MASK


class Assignment:
    """The search; `fulfilled` and `open` are the cards of the best set, by their places in `cards`."""

    def __init__(self, box: Box, cards: vec[i64], forced: i64, per: i64, vp: i64) -> None:
        self.box = box
        self.cards = cards  # those of the area first
        self.forced = forced  # how many of them
        self.per = per  # what a station master gives: vp for so many cards in the area
        self.vp = vp
        self.unit: i64 = per * GRAIN  # a point
        self.guard: i64 = borrow_bits()
        self.branches: i64 = 0  # that were looked into
        self.best: i64 = -1_000_000
        self.target: i64 = self.best * self.unit  # a branch must reach this to be better
        self.fulfilled: vec[i64] = vec[i64]()
        self.open: vec[i64] = vec[i64]()
        size: i64 = len(cards)
        # By card until they are sorted, then by place in the order:
        self.order: vec[i64] = filled(0, size)  # the card
        self.needs: vec[i64] = filled(0, size)  # its tasks
        self.gain: vec[i64] = filled(0, size)  # what it brings if it is fulfilled
        self.other: vec[i64] = filled(0, size)  # and if it is not
        self.price: vec[i64] = filled(0, size)  # of its tasks
        self.twin: vec[i64] = filled(0, size)  # 1: another copy of the card before it
        self.rest: vec[i64] = filled(0, size + 1)  # what the cards from there on can bring at most
        at: i64
        for at in range(size):
            self.order[at] = at
            self.needs[at] = box.objective_needs[cards[at]]
            self.gain[at] = (per * box.objective_vp[cards[at]] + vp) * GRAIN
            left = (per * box.objective_penalty[cards[at]] + vp) * GRAIN
            self.other[at] = left if at < forced else max(left, 0)

    def find(self, resources: i64) -> None:
        """The best set with these things to show, a packed count of tasks."""
        paid: i64 = 0
        if len(self.cards) > FEW:
            paid = self.set_prices(resources)
            self.sort()
        at: i64 = len(self.cards) - 1
        while at >= 0:
            most = self.other[at]
            if self.fits(at, resources):
                most = max(most, self.gain[at] - self.price[at])
            self.rest[at] = self.rest[at + 1] + most
            self.twin[at] = 1 if at > 0 and self.alike(self.order[at], self.order[at - 1]) else 0
            at -= 1
        self.search(resources, paid)

    def fits(self, at: i64, left: i64) -> bool:
        return ((left | self.guard) - self.needs[at]) & self.guard == self.guard

    def alike(self, card: i64, other: i64) -> bool:
        """Two copies of a card, both in the area or both in the deck: the first of them is fulfilled first."""
        return self.cards[card] == self.cards[other] and (card < self.forced) == (other < self.forced)

    def search(self, resources: i64, paid: i64) -> None:
        """Depth first, a card fulfilled before it is not; `paid` is the price of what is left to show.

        One loop with arrays of its own for the way back: a call for each branch would take longer than the branch.
        """
        size: i64 = len(self.order)
        guard = self.guard
        needs, gain, other, price, rest, twin = self.needs, self.gain, self.other, self.price, self.rest, self.twin
        chosen = filled(0, size)  # 1: fulfilled in the branch that is looked into
        lefts, values, paids = filled(0, size), filled(0, size), filled(0, size)
        left = resources
        value: i64 = 0
        target = self.target
        at: i64 = 0
        while at >= 0:
            self.branches += 1
            if value + paid + rest[at] >= target:
                if at < size:
                    after = (left | guard) - needs[at]
                    if after & guard == guard and not (twin[at] and chosen[at - 1] == 0):
                        lefts[at] = left
                        values[at] = value
                        paids[at] = paid
                        chosen[at] = 1
                        left = after & ~guard
                        value += gain[at]
                        paid -= price[at]
                    else:
                        chosen[at] = 0
                        value += other[at]
                    at += 1
                    continue
                self.score(chosen)
                target = self.target
            at -= 1
            while at >= 0 and chosen[at] == 0:
                at -= 1
            if at >= 0:  # the last fulfilled card is left out
                chosen[at] = 0
                left = lefts[at]
                value = values[at] + other[at]
                paid = paids[at]
                at += 1

    def set_prices(self, resources: i64) -> i64:
        """Prices of the tasks under which the bound is low: what too many cards want costs more (subgradient method).

        The price of all things the player can show.
        """
        prices: vec[i64] = filled(0, TASKS)
        best: vec[i64] = filled(0, TASKS)
        lowest: i64 = -1
        step: i64 = self.unit
        size: i64 = len(self.cards)
        card: i64
        task: i64
        for _ in range(ROUNDS):
            wanted: vec[i64] = filled(0, TASKS)
            bound: i64 = 0
            for task in range(TASKS):
                bound += prices[task] * need(resources, task)
            for card in range(size):
                bound += self.other[card]
                needs = self.needs[card]
                more = self.gain[card] - self.other[card] - cost(prices, needs)
                if more > 0 and self.fits(card, resources):
                    bound += more
                    for task in range(TASKS):
                        wanted[task] += need(needs, task)
            if lowest < 0 or bound < lowest:
                lowest = bound
                best = prices[:]
            for task in range(TASKS):
                prices[task] = max(prices[task] + step * (wanted[task] - need(resources, task)) // 4, 0)
            step = step * 7 // 8
        for card in range(size):
            self.price[card] = cost(best, self.needs[card])
        return cost(best, resources)

    def sort(self) -> None:
        """The surest decisions first: a branch that decides them otherwise is left soon."""
        size: i64 = len(self.order)
        at: i64
        for at in range(1, size):
            card = self.order[at]
            place = at
            while place > 0 and self.sureness(self.order[place - 1]) < self.sureness(card):
                self.order[place] = self.order[place - 1]
                place -= 1
            self.order[place] = card
        self.needs = self.sorted(self.needs)
        self.gain = self.sorted(self.gain)
        self.other = self.sorted(self.other)
        self.price = self.sorted(self.price)

    def sorted(self, by_card: vec[i64]) -> vec[i64]:
        found = vec[i64](capacity=len(by_card))
        for card in self.order:
            found = append(found, by_card[card])
        return found

    def sureness(self, card: i64) -> i64:
        """How clearly its price speaks for or against fulfilling a card."""
        more = self.gain[card] - self.price[card] - self.other[card]
        return more if more > 0 else -more

    def score(self, chosen: vec[i64]) -> None:
        """All cards are decided: the cards of the deck that are worth their penalty, and the whole in points."""
        fulfilled = vec[i64]()
        open = vec[i64]()
        spare = vec[i64]()  # cards of the deck that are not fulfilled, the cheapest first
        points: i64 = 0
        at: i64
        for at in range(len(self.order)):
            card = self.order[at]
            if chosen[at]:
                fulfilled = append(fulfilled, card)
                points += self.box.objective_vp[self.cards[card]]
            elif card < self.forced:
                open = append(open, card)
                points += self.penalty(card)
            elif self.vp > 0:
                spare = self.put_in(spare, card)
        count: i64 = len(fulfilled) + len(open)
        total = points + self.vp * (count // self.per)
        used: i64 = 0  # how many of the spare cards come in
        n: i64
        for n in range(len(spare)):
            points += self.penalty(spare[n])
            if points + self.vp * ((count + n + 1) // self.per) > total:
                total = points + self.vp * ((count + n + 1) // self.per)
                used = n + 1
        if total > self.best:
            self.best = total
            self.target = (total + 1) * self.unit
            self.fulfilled = fulfilled
            for n in range(used):
                open = append(open, spare[n])
            self.open = open

    def put_in(self, spare: vec[i64], card: i64) -> vec[i64]:
        """One more card, behind those that cost no more."""
        spare = append(spare, card)
        place: i64 = len(spare) - 1
        while place > 0 and self.penalty(spare[place - 1]) < self.penalty(card):
            spare[place] = spare[place - 1]
            place -= 1
        spare[place] = card
        return spare

    def penalty(self, card: i64) -> i64:
        return self.box.objective_penalty[self.cards[card]]


def cost(prices: vec[i64], needs: i64) -> i64:
    """What some tasks cost."""
    total: i64 = 0
    task: i64
    for task in range(TASKS):
        total += prices[task] * need(needs, task)
    return total
