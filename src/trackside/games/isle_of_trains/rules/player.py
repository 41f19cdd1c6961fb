"""What belongs to one seat, and what the others know of its hand."""

from __future__ import annotations

from typing import Final

from trackside.core.arrays import append, bit, i64, pop, size_of, vec
from trackside.games.isle_of_trains.rules.box import NONE, Box
from trackside.games.isle_of_trains.rules.cars import KNOWN, NEW, SEEN, kind_of, load_count

# A card in a hand is its kind and, in the lowest bits, what the others know of it.
CARD_BITS: Final = 2
KNOWLEDGE: Final = 3


class Player:
    """One seat."""

    def __init__(self, hand: vec[i64], train: vec[i64]) -> None:
        self.hand = hand  # cards in the order of their kinds, of equal ones first those of which most is known
        self.train = train  # cars with their loads, the locomotive first: see cars.py
        self.supply: i64 = 0  # passengers by colour
        self.buildings: i64 = 0  # kinds (bits)
        self.kinds: i64 = 0  # of the cards in the train (bits); this and the next three follow from the train
        self.weight: i64 = 0
        self.power: i64 = 0
        self.abilities: i64 = 0  # of the cabooses (bits)
        self.open: i64 = 0  # islands with only the starting contract done (bits)
        self.completed: i64 = 0  # additional contracts (bits)
        self.delivered: i64 = 0  # passengers brought to their tiles, by colour
        self.vp: i64 = 0  # markers
        self.buried: i64 = 0  # face-down loads of this player, in any train

    def copy(self) -> Player:
        twin = Player(self.hand[:], self.train[:])
        twin.supply = self.supply
        twin.buildings = self.buildings
        twin.kinds = self.kinds
        twin.weight = self.weight
        twin.power = self.power
        twin.abilities = self.abilities
        twin.open = self.open
        twin.completed = self.completed
        twin.delivered = self.delivered
        twin.vp = self.vp
        twin.buried = self.buried
        return twin

    @property
    def size(self) -> i64:
        """Of the hand."""
        return len(self.hand)

    def place_of(self, kind: i64) -> i64:
        """Where in the hand a card of that kind is, of equal ones that of which most is known; or -1."""
        place: i64
        for place in range(len(self.hand)):
            if self.hand[place] >> CARD_BITS == kind:
                return place
        return NONE

    def holds(self, kind: i64) -> bool:
        return self.place_of(kind) != NONE

    def gain(self, kind: i64, known: i64 = NEW) -> None:
        """A card comes to the hand, unseen unless something else is known of it."""
        card = (kind << CARD_BITS) + known
        hand = append(self.hand, card)
        place: i64 = len(hand) - 1
        while place > 0 and hand[place - 1] > card:
            hand[place] = hand[place - 1]
            place -= 1
        hand[place] = card
        self.hand = hand

    def lose(self, kind: i64) -> i64:
        """A card leaves the hand, of equal ones that of which most is known; what the others knew of it."""
        self.hand, card = pop(self.hand, self.place_of(kind))
        return card & KNOWLEDGE

    def bury(self, box: Box, kind: i64, cargo: i64) -> i64:
        """A card leaves the hand face down, as that cargo; what the others know of it.

        It fits the car neither by its symbol nor as a wild card (IOT-6.10), so the others know what it cannot be.
        """
        place: i64
        for place in range(len(self.hand)):
            card = self.hand[place]
            if card & KNOWLEDGE == KNOWN and box.cargo[card >> CARD_BITS] & cargo == 0:
                self.hand[place] = card - KNOWN + SEEN
        self.buried += 1
        return self.lose(kind)

    def unbury(self) -> None:
        """A face-down card came to light; after the last one it is certain again what the hand holds."""
        self.buried -= 1
        if self.buried == 0:
            self.learn(SEEN, KNOWN)

    def learn(self, before: i64, after: i64) -> None:
        """Of all cards of which the others knew one thing they now know another."""
        place: i64
        for place in range(len(self.hand)):
            if self.hand[place] & KNOWLEDGE == before:
                self.hand[place] += after - before

    def couple(self, box: Box, train: vec[i64]) -> None:
        """The train has changed: what its cards add up to (IOT-5.6, IOT-10.1, IOT-11.6)."""
        self.train = train
        self.kinds = 0
        self.weight = 0
        self.power = 0
        self.abilities = 0
        for car in train:
            kind = kind_of(car)
            self.kinds |= bit(kind)
            self.weight += box.weight[kind]
            self.power += box.power[kind]
            self.abilities |= box.ability[kind]

    def loads(self) -> i64:
        n: i64 = 0
        for car in self.train:
            n += load_count(car)
        return n

    def building_count(self) -> i64:
        return size_of(self.buildings)
