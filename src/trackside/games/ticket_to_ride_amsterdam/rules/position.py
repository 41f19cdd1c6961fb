"""What lies on the table, and the handling of the cards (SETTLE in chapter 4)."""

from __future__ import annotations

from trackside.core.arrays import filled, i64, vec
from trackside.core.game import Game
from trackside.core.position import Position
from trackside.core.rng import Rng
from trackside.games.ticket_to_ride_amsterdam.rules.box import EMPTY, KINDS, SLOTS, WILD, Box
from trackside.games.ticket_to_ride_amsterdam.rules.tally import cards, cards_of, of_kind, size, tally_of


class Player:
    """One seat. Routes and contracts are sets of numbers below 62, kept as bits.

    What others know of the hand is kept as tallies: see resample.py for what `seen`, `old` and `mixed` mean to them.
    """

    def __init__(self, carts: i64, hand: vec[i64]) -> None:
        self.hand = hand  # cards by kind
        self.seen: i64 = 0  # of these, the ones everybody saw being taken
        self.old: i64 = 0  # the unseen cards held when the deck was last reshuffled, less those surely paid since
        self.mixed: i64 = 0  # cards paid since then that may have been old or newer ones
        self.carts = carts
        self.points: i64 = 0
        self.bonus: i64 = 0
        self.routes: i64 = 0
        self.closed: i64 = 0  # routes this player cannot claim any more: taken ones and closed lanes
        self.contracts: i64 = 0
        self.offered: i64 = 0  # contracts to choose from; at set-up, after the choice, the rejected one

    def copy(self) -> Player:
        twin = Player(self.carts, self.hand[:])
        twin.seen = self.seen
        twin.old = self.old
        twin.mixed = self.mixed
        twin.points = self.points
        twin.bonus = self.bonus
        twin.routes = self.routes
        twin.closed = self.closed
        twin.contracts = self.contracts
        twin.offered = self.offered
        return twin


class AmsterdamPosition(Position):
    """A position of Ticket to Ride: Amsterdam."""

    def __init__(self, game: Game[AmsterdamPosition], box: Box, rng: Rng, players: list[Player], row: vec[i64]) -> None:
        super().__init__(game, rng)
        self.box = box
        self.players = players
        self.current: i64 = 0  # whose turn it is
        self.row = row
        self.discard: i64 = 0  # a tally
        # These three seldom change, so copies of a position share them: they are replaced, never changed in place.
        self.pile = vec[i64]()  # as last shuffled; of these the first `left` are still to be drawn, the last first
        self.left: i64 = 0
        self.contracts = vec[i64]()  # the top card is the first
        self.offers = vec[i64]()  # every choice of contracts so far: see offers.py
        self.last_turns: i64 = -1  # turns left in the final round; -1 before it
        self.passes: i64 = 0  # in succession

    def copy(self) -> AmsterdamPosition:
        players = [player.copy() for player in self.players]
        twin = AmsterdamPosition(self.game, self.box, self.rng.copy(), players, self.row[:])
        twin.continue_as(self)
        twin.current = self.current
        twin.discard = self.discard
        twin.pile = self.pile
        twin.left = self.left
        twin.contracts = self.contracts
        twin.offers = self.offers
        twin.last_turns = self.last_turns
        twin.passes = self.passes
        return twin

    @property
    def deck(self) -> vec[i64]:
        """The cards to be drawn; the top card is the last."""
        return self.pile[: self.left]

    @deck.setter
    def deck(self, deck: vec[i64]) -> None:
        self.put_deck(deck)

    def put_deck(self, deck: vec[i64]) -> None:
        self.pile = deck
        self.left = len(deck)

    def draw(self) -> i64:
        """The top card of the deck, which is not empty."""
        self.left -= 1
        return self.pile[self.left]

    def settle_row(self) -> None:
        """SETTLE, TTR-4.7 to 4.11: refill the deck and the row, and reset a row of wilds."""
        resets: i64 = 0
        while True:
            if self.left == 0:
                self.reshuffle()
            slot = self.first_empty_slot()
            if slot >= 0:
                if self.left == 0:
                    return
                self.reveal(slot)
            elif self.row_is_due() and resets < self.box.reset_cap:
                self.discard_row()
                resets += 1
            else:
                return

    def reveal(self, slot: i64) -> None:
        """TTR-4.7: the top card of the deck goes to an empty slot."""
        card = self.draw()
        self.row[slot] = card
        if self.journal is not None:
            self.tell(-1, "reveal", {"card": self.box.card_names[card], "place": slot + 1})

    def reshuffle(self) -> None:
        """TTR-4.10: the discard pile, if there is one, becomes the deck."""
        if self.discard == 0:
            return
        deck = cards_of(self.discard)
        self.rng.shuffle(deck)
        self.put_deck(deck)
        self.discard = 0
        for player in self.players:
            player.old = tally_of(player.hand) - player.seen
            player.mixed = 0
        if self.journal is not None:
            self.tell(-1, "reshuffle", {"cards": self.left})

    def first_empty_slot(self) -> i64:
        slot: i64
        for slot in range(SLOTS):
            if self.row[slot] == EMPTY:
                return slot
        return -1

    def wilds_in_row(self) -> i64:
        wilds: i64 = 0
        for card in self.row:
            if card == WILD:
                wilds += 1
        return wilds

    def row_is_due(self) -> bool:
        """TTR-4.8, 4.9: whether the row has enough wilds to be replaced, and replacing it can help."""
        if self.wilds_in_row() < self.box.reset_threshold or self.first_empty_slot() >= 0:
            return False
        return self.reset_can_help()

    def reset_can_help(self) -> bool:
        """TTR-4.9: row, deck and discard pile hold enough cards other than wilds for a row that stays."""
        n = size(self.discard) - of_kind(self.discard, WILD)
        for card in self.row:
            if card != WILD and card != EMPTY:
                n += 1
        for card in self.deck:
            if card != WILD:
                n += 1
        return n > SLOTS - self.box.reset_threshold

    def discard_row(self) -> None:
        """TTR-4.8."""
        slot: i64
        for slot in range(SLOTS):
            self.discard += cards(self.row[slot], 1)
            self.row[slot] = EMPTY
        if self.journal is not None:
            self.tell(-1, "row-reset", {})


def empty_table(game: Game[AmsterdamPosition], box: Box, rng: Rng) -> AmsterdamPosition:
    """Players with all their carts, and no card anywhere yet."""
    players = [Player(box.carts, filled(0, KINDS)) for _ in range(game.seats)]
    return AmsterdamPosition(game, box, rng, players, filled(EMPTY, SLOTS))
