"""Worlds that agree with what one seat knows (chapter 9).

The knowledge model: what a seat knows beside the rules, and what a resampled world therefore never contradicts.

1. Its own hand, its own contracts, the contracts it is being offered, and what lies open: row, discard pile, routes,
   carts, scores, bonus cards.
2. The size of every hand, of both decks and of every seat's set of contracts.
3. A card taken face up is in that hand until as many cards of its kind have been paid (`Player.seen`).
4. When the discard pile is reshuffled everybody knows what the new deck is made of, and so what all unseen cards in
   the other hands are together (`Player.old`). Those never turn up in the deck or among the cards drawn since; the
   cards drawn since, with the deck, are the rest of what was shuffled.
5. A card paid after a reshuffle by a seat that has since drawn nothing blind is one of its old cards, and one paid by a
   seat without old cards is a newer one; any other unseen card paid may be either (`Player.mixed`), and a world
   chooses.
6. A contract that the seat returned lies where it was put, until it is drawn.
7. A contract that the seat returned and another seat was then offered: if that seat kept all, it is in that hand; if it
   returned one, it is in that hand or at the place of the returned card, and a world chooses. What the seat is offered
   later may settle it. The position keeps all offers for this (`AmsterdamPosition.offers`).
8. While the contracts of set-up are chosen, nothing about the choices of the others, not even how many they keep.
9. When the game is over, all contracts kept; the order of the contract deck no longer matters to anybody.

Forgotten on purpose: the cards of a first row that went back into the deck at set-up (TTR-2.4), and in which order a
seat drew and paid between two reshuffles, except as in 5.

A world depends on these facts and the generator alone: unknown things are pooled in order before they are shuffled.
"""

from __future__ import annotations

from trackside.core.arrays import i64
from trackside.core.rng import Rng
from trackside.games.ticket_to_ride_amsterdam.rules.position import AmsterdamPosition
from trackside.games.ticket_to_ride_amsterdam.rules.resample_cards import deal_cards
from trackside.games.ticket_to_ride_amsterdam.rules.resample_contracts import deal_contracts


def resample(p: AmsterdamPosition, seat: i64, rng: Rng) -> None:
    """Deal again, in place, everything `seat` cannot know, the future included; the seat -1 is a spectator."""
    deal_cards(p, seat, rng)
    deal_contracts(p, seat, rng)
    p.rng = rng.branch()
