"""What belongs to one seat, and what the others know of its hand."""

from __future__ import annotations

from trackside.core.arrays import i64, vec
from trackside.games.isle_of_trains.box import Box
from trackside.games.isle_of_trains.cars import NEW, OLD, SEEN, load_count


class Player:
    """One seat. `known`, `maybe` and `old` are what the others know of the hand; see resample.py."""

    __slots__ = (
        "abilities",
        "buildings",
        "buried",
        "completed",
        "delivered",
        "hand",
        "known",
        "maybe",
        "old",
        "open",
        "size",
        "supply",
        "train",
        "vp",
    )

    def __init__(
        self,
        hand: vec[i64],
        known: vec[i64],
        maybe: vec[i64],
        old: vec[i64],
        train: vec[i64],
        size: i64,
        supply: i64,
        buildings: i64,
        abilities: i64,
        open: i64,
        completed: i64,
        delivered: i64,
        vp: i64,
        buried: i64,
    ) -> None:
        self.hand = hand  # cards by kind
        self.known = known  # of these, the ones everybody saw being taken
        self.maybe = maybe  # seen being taken, too, but they might be among the face-down loads instead
        self.old = old  # of the rest, the ones drawn before the last reshuffle, when the deck was known
        self.train = train  # cars with their loads, the locomotive first: see cars.py
        self.size = size  # of the hand
        self.supply = supply  # passengers by colour
        self.buildings = buildings  # kinds (bits)
        self.abilities = abilities  # of the cabooses in the train (bits)
        self.open = open  # islands with only the starting contract done (bits)
        self.completed = completed  # additional contracts (bits)
        self.delivered = delivered  # passengers brought to their tiles, by colour
        self.vp = vp  # markers
        self.buried = buried  # face-down loads of this player, in any train

    def copy(self) -> Player:
        return Player(
            self.hand[:],
            self.known[:],
            self.maybe[:],
            self.old[:],
            self.train[:],
            self.size,
            self.supply,
            self.buildings,
            self.abilities,
            self.open,
            self.completed,
            self.delivered,
            self.vp,
            self.buried,
        )

    def gain(self, kind: i64) -> None:
        """A card comes to the hand unseen."""
        self.hand[kind] += 1
        self.size += 1

    def gain_seen(self, kind: i64) -> None:
        self.gain(kind)
        self.known[kind] += 1

    def lose(self, kind: i64) -> None:
        """A card leaves the hand and everybody sees it: of equal ones, that of which most is known."""
        self.hand[kind] -= 1
        self.size -= 1
        if self.known[kind] > 0:
            self.known[kind] -= 1
        elif self.maybe[kind] > 0:
            self.maybe[kind] -= 1
        elif self.old[kind] > 0:
            self.old[kind] -= 1

    def bury(self, box: Box, kind: i64, cargo: i64) -> i64:
        """A card leaves the hand face down, as that cargo; where it came from.

        It fits the car neither by its symbol nor as a wild card (IOT-6.10), so the others know what it cannot be.
        """
        other: i64
        for other in range(box.kinds):
            if self.known[other] > 0 and box.cargo[other] & cargo == 0:
                self.maybe[other] += self.known[other]
                self.known[other] = 0
        self.hand[kind] -= 1
        self.size -= 1
        self.buried += 1
        if self.maybe[kind] > 0:
            self.maybe[kind] -= 1
            return SEEN
        if self.old[kind] > 0:
            self.old[kind] -= 1
            return OLD
        return NEW

    def unbury(self, kinds: i64) -> None:
        """A face-down card came to light; after the last one it is certain again what the hand holds."""
        self.buried -= 1
        if self.buried == 0:
            kind: i64
            for kind in range(kinds):
                if self.maybe[kind] > 0:
                    self.known[kind] += self.maybe[kind]
                    self.maybe[kind] = 0

    def loads(self) -> i64:
        n: i64 = 0
        for car in self.train:
            n += load_count(car)
        return n

    def building_count(self) -> i64:
        rest = self.buildings
        n: i64 = 0
        while rest != 0:
            n += rest & 1
            rest >>= 1
        return n
