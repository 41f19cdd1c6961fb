"""Chapter 2: set-up."""

from __future__ import annotations

from trackside.core.arrays import append, bit, i64
from trackside.core.game import Game
from trackside.core.question import Question
from trackside.core.rng import Rng
from trackside.games.ticket_to_ride_amsterdam.rules.box import OFFER, SLOTS, Box
from trackside.games.ticket_to_ride_amsterdam.rules.contracts import SetUpContracts
from trackside.games.ticket_to_ride_amsterdam.rules.position import AmsterdamPosition, empty_table
from trackside.games.ticket_to_ride_amsterdam.rules.tally import cards_of, tally_of
from trackside.games.ticket_to_ride_amsterdam.rules.turn import FirstTurn


def set_up(game: Game[AmsterdamPosition], box: Box, rng: Rng) -> AmsterdamPosition:
    """TTR-2.1 to 2.6, up to the first choice of contracts."""
    p = empty_table(game, box, rng)
    deck = cards_of(tally_of(box.card_count))
    p.rng.shuffle(deck)
    p.put_deck(deck)
    deal_hands(p)
    deal_row(p)
    contract: i64
    for contract in range(box.contract_count):
        p.contracts = append(p.contracts, contract)
    p.rng.shuffle(p.contracts)
    deal_contracts(p)
    ask_all(p)
    return p


def deal_hands(p: AmsterdamPosition) -> None:
    """TTR-2.3: one card at a time in seat order."""
    for _ in range(p.box.start_hand):
        for player in p.players:
            player.hand[p.draw()] += 1


def deal_row(p: AmsterdamPosition) -> None:
    """TTR-2.4: a first row of wilds goes back into the deck."""
    slot: i64
    for slot in range(SLOTS):
        p.row[slot] = p.draw()
    while p.wilds_in_row() >= p.box.reset_threshold and p.reset_can_help():
        deck = p.deck
        for slot in range(SLOTS):
            deck = append(deck, p.row[slot])
        p.rng.shuffle(deck)
        p.put_deck(deck)
        for slot in range(SLOTS):
            p.row[slot] = p.draw()


def deal_contracts(p: AmsterdamPosition) -> None:
    """TTR-2.5: one card at a time in seat order."""
    at: i64 = 0
    for _ in range(OFFER):
        for player in p.players:
            player.offered |= bit(p.contracts[at])
            at += 1
    p.contracts = p.contracts[at:]


def ask_all(p: AmsterdamPosition) -> None:
    """TTR-2.6: every seat chooses, without learning what the others chose; then the first turn."""
    below: Question[AmsterdamPosition] = FirstTurn(0, None)
    seat: i64 = len(p.players) - 1
    while seat >= 0:
        below = SetUpContracts(seat, below)
        seat -= 1
    p.ask(below)
