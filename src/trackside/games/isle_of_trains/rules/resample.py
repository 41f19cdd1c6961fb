"""Worlds that agree with what one seat, or a spectator, can know. Its knowledge model is this list of facts:

1. A seat knows its own hand and the cards that it loaded face down itself.
2. The row, the discard pile, trains, buildings, tiles, islands and all passengers are open, so the bag can be counted.
3. A card that was seen being taken (from the row, from the discard pile, or from the top of the deck after it was
   bought back) is in that hand until a card like it is seen leaving it.
4. Once that seat has loaded a card face down, such a card is in the hand or among the seat's face-down loads.
5. A face-down load fits its car neither by its symbol nor as a wild card (IOT-6.10).
6. At a reshuffle everybody can count the new deck, so cards drawn unseen before it and later ones never mix: the
   older ones change places among hands and face-down loads, the newer ones also with the deck.
7. A card that was face down before the last reshuffle did not come from the present deck.
8. Cards bought back lie on top of the deck in a known order.

Of equal cards those of which most is known are taken to leave a hand first. That is sound, and a little narrower than
all that might be.
"""

from __future__ import annotations

from trackside.core.arrays import append, filled, i64, pop, vec
from trackside.core.rng import Rng
from trackside.games.isle_of_trains.rules.box import Box
from trackside.games.isle_of_trains.rules.cars import (
    KNOWN,
    LOCKED,
    NEW,
    OLD,
    SEEN,
    card_of,
    face_down,
    is_face_down,
    kind_of,
    load_at,
    load_count,
    loader_of,
    origin_of,
    with_changed_load,
)
from trackside.games.isle_of_trains.rules.player import CARD_BITS, KNOWLEDGE, Player
from trackside.games.isle_of_trains.rules.position import IslePosition


def resample(p: IslePosition, seat: i64, rng: Rng) -> None:
    """Deal again, in place, everything this seat cannot know, and give the position another future."""
    Deal(p, seat).deal(rng)
    p.rng = rng.branch()


class Slot:
    """A face-down load of somebody else."""

    def __init__(self, owner: i64, place: i64, slot: i64, load: i64, cargo: i64) -> None:
        self.owner = owner
        self.place = place
        self.slot = slot
        self.loader = loader_of(load)
        self.locked = load & LOCKED
        self.cargo = cargo  # of the car


class Deal:
    """All unknown cards, by where they can be: counts by kind, so that nothing depends on how they lie now."""

    def __init__(self, p: IslePosition, seat: i64) -> None:
        box = p.box
        self.p = p
        self.seat = seat
        self.old: vec[i64] = filled(0, box.kinds)  # drawn before the last reshuffle
        self.new: vec[i64] = filled(0, box.kinds)  # drawn since, or in the deck
        self.seen: list[vec[i64]] = []  # per seat: in its hand or among its face-down loads
        self.old_due: vec[i64] = filled(0, box.seats)  # how many of these each seat holds
        self.new_due: vec[i64] = filled(0, box.seats)
        self.slots: list[Slot] = []
        self.collect_hands(box)
        self.collect_face_down(box)
        place: i64
        for place in range(len(p.deck) - p.known_top):
            self.new[p.deck[place]] += 1

    def collect_hands(self, box: Box) -> None:
        other: i64
        for other in range(box.seats):
            self.seen.append(filled(0, box.kinds))
            if other != self.seat:
                for card in self.p.players[other].hand:
                    if card & KNOWLEDGE != KNOWN:
                        self.move(other, card >> CARD_BITS, card & KNOWLEDGE, 1)

    def collect_face_down(self, box: Box) -> None:
        owner: i64
        place: i64
        slot: i64
        for owner in range(box.seats):
            train = self.p.players[owner].train
            for place in range(len(train)):
                for slot in range(load_count(train[place])):
                    load = load_at(train[place], slot)
                    if is_face_down(load) and loader_of(load) != self.seat:
                        self.slots.append(Slot(owner, place, slot, load, box.holds[kind_of(train[place])]))
                        self.move(loader_of(load), card_of(load), origin_of(load), 1)

    def deal(self, rng: Rng) -> None:
        self.deal_slot(0, rng)
        old = shuffled(self.old, rng)
        new = shuffled(self.new, rng)
        other: i64
        kind: i64
        for other in range(self.p.box.seats):
            if other == self.seat:
                continue
            player = self.p.players[other]
            player.hand = known_cards(player)
            for kind in range(self.p.box.kinds):
                for _ in range(self.seen[other][kind]):
                    player.gain(kind, SEEN)
            for _ in range(self.old_due[other]):
                old, kind = pop(old)
                player.gain(kind, OLD)
            for _ in range(self.new_due[other]):
                new, kind = pop(new)
                player.gain(kind, NEW)
        place: i64
        for place in range(len(self.p.deck) - self.p.known_top, len(self.p.deck)):
            new = append(new, self.p.deck[place])
        self.p.deck = new

    def deal_slot(self, number: i64, rng: Rng) -> bool:
        """Give face-down load `number` and all later ones a card; False if there is none that fits.

        Tried in a random order, each card as likely as it is frequent, and taken back where the later ones get stuck.
        """
        if number == len(self.slots):
            return True
        slot = self.slots[number]
        candidates = self.candidates(slot)
        while len(candidates) > 0:
            chosen = candidates[rng.below(len(candidates))]
            origin = chosen // 64
            kind = chosen % 64
            self.move(slot.loader, kind, origin, -1)
            if self.deal_slot(number + 1, rng):
                load = face_down(kind, slot.loader, origin) + slot.locked
                train = self.p.players[slot.owner].train
                train[slot.place] = with_changed_load(train[slot.place], slot.slot, load)
                return True
            self.move(slot.loader, kind, origin, 1)
            candidates = others(candidates, chosen)
        return False

    def candidates(self, slot: Slot) -> vec[i64]:
        """The cards that the load may be, each as origin * 64 + kind."""
        out = vec[i64]()
        kind: i64
        for kind in range(self.p.box.kinds):
            if self.p.box.cargo[kind] & slot.cargo == 0:
                for _ in range(self.seen[slot.loader][kind]):
                    out = append(out, SEEN * 64 + kind)
                if self.old_due[slot.loader] > 0:
                    for _ in range(self.old[kind]):
                        out = append(out, OLD * 64 + kind)
                if self.new_due[slot.loader] > 0 and slot.locked == 0:
                    for _ in range(self.new[kind]):
                        out = append(out, NEW * 64 + kind)
        return out

    def move(self, loader: i64, kind: i64, origin: i64, n: i64) -> None:
        """Add n cards of a kind, with what is known of them, to a seat."""
        if origin == SEEN:
            self.seen[loader][kind] += n
        elif origin == OLD:
            self.old[kind] += n
            self.old_due[loader] += n
        else:
            self.new[kind] += n
            self.new_due[loader] += n


def known_cards(player: Player) -> vec[i64]:
    out = vec[i64]()
    for card in player.hand:
        if card & KNOWLEDGE == KNOWN:
            out = append(out, card)
    return out


def others(candidates: vec[i64], tried: i64) -> vec[i64]:
    out = vec[i64]()
    for candidate in candidates:
        if candidate != tried:
            out = append(out, candidate)
    return out


def shuffled(counts: vec[i64], rng: Rng) -> vec[i64]:
    """The cards of these counts in a random order."""
    cards = vec[i64]()
    kind: i64
    for kind in range(len(counts)):
        for _ in range(counts[kind]):
            cards = append(cards, kind)
    rng.shuffle(cards)
    return cards
