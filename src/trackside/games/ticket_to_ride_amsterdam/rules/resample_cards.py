"""Transport cards of a sampled world: facts 1 to 5 of resample.py."""

from __future__ import annotations

from trackside.core.arrays import filled, i64, pop, vec
from trackside.core.rng import Rng
from trackside.games.ticket_to_ride_amsterdam.rules.box import KINDS
from trackside.games.ticket_to_ride_amsterdam.rules.position import AmsterdamPosition, Player
from trackside.games.ticket_to_ride_amsterdam.rules.tally import cards, cards_of, of_kind, size, tally_of


class Sources:
    """Which of the cards paid since the reshuffle were old ones, for each seat."""

    def __init__(self, p: AmsterdamPosition, seat: i64, rng: Rng) -> None:
        self.p = p
        self.seat = seat  # whose knowledge it is
        self.rng = rng
        self.old: vec[i64] = filled(0, KINDS)  # unseen cards of the others at the reshuffle, by kind; then those left
        self.new: vec[i64] = filled(0, KINDS)  # the deck after it as far as `seat` has not seen it drawn
        self.old_places: vec[i64] = filled(0, len(p.players))  # of these, how many cards each seat got; then has left
        self.new_places: vec[i64] = filled(0, len(p.players))
        self.from_old: vec[i64] = filled(0, len(p.players))  # the answer, a tally for each seat
        self.gather()

    def gather(self) -> None:
        for card in self.p.deck:
            self.new[card] += 1
        other: i64
        kind: i64
        for other in range(len(self.p.players)):
            if other != self.seat:
                player = self.p.players[other]
                newer = newer_cards(player)
                self.old_places[other] = size(player.old)
                self.new_places[other] = size(newer)
                for kind in range(KINDS):
                    self.old[kind] += of_kind(player.old, kind)
                    self.new[kind] += of_kind(newer, kind)

    def choose(self, seat: i64, kind: i64, left: i64) -> bool:
        """Choose for the `left` cards of a kind that this seat paid, and for all that follow; False if none fits."""
        while left == 0:
            kind += 1
            if kind == KINDS:
                kind = 0
                seat += 1
                if seat == len(self.p.players):
                    return True
            if seat != self.seat:
                left = of_kind(self.p.players[seat].mixed, kind)
        all = self.old[kind] + self.new[kind]
        if all == 0:
            return False
        if self.rng.below(all) < self.old[kind]:
            return self.take_old(seat, kind, left) or self.take_new(seat, kind, left)
        return self.take_new(seat, kind, left) or self.take_old(seat, kind, left)

    def take_old(self, seat: i64, kind: i64, left: i64) -> bool:
        if self.old[kind] == 0 or self.old_places[seat] == 0:
            return False
        self.old[kind] -= 1
        self.old_places[seat] -= 1
        self.from_old[seat] += cards(kind, 1)
        if self.choose(seat, kind, left - 1):
            return True
        self.old[kind] += 1
        self.old_places[seat] += 1
        self.from_old[seat] -= cards(kind, 1)
        return False

    def take_new(self, seat: i64, kind: i64, left: i64) -> bool:
        if self.new[kind] == 0 or self.new_places[seat] == 0:
            return False
        self.new[kind] -= 1
        self.new_places[seat] -= 1
        if self.choose(seat, kind, left - 1):
            return True
        self.new[kind] += 1
        self.new_places[seat] += 1
        return False


def deal_cards(p: AmsterdamPosition, seat: i64, rng: Rng) -> None:
    """First the paid cards find their source, then the rest is dealt: old cards to hands, newer ones also to the deck.

    `choose` always finds a way: what really happened is one.
    """
    sources = Sources(p, seat, rng)
    sources.choose(0, -1, 0)
    old = shuffled(sources.old, rng)
    new = shuffled(sources.new, rng)
    other: i64
    kind: i64
    for other in range(len(p.players)):
        if other != seat:
            player = p.players[other]
            hand = filled(0, KINDS)
            for _ in range(sources.old_places[other]):
                old, card = pop(old)
                hand[card] += 1
            player.old = tally_of(hand) + sources.from_old[other]
            for _ in range(sources.new_places[other]):
                new, card = pop(new)
                hand[card] += 1
            for kind in range(KINDS):
                hand[kind] += of_kind(player.seen, kind)
            player.hand = hand
    p.put_deck(new)


def newer_cards(player: Player) -> i64:
    """The tally of cards drawn blind since the last reshuffle, paid ones included."""
    return tally_of(player.hand) - player.seen - player.old + player.mixed


def shuffled(counts: vec[i64], rng: Rng) -> vec[i64]:
    pile = cards_of(tally_of(counts))
    rng.shuffle(pile)
    return pile
