"""The rules that can refuse a move."""

from __future__ import annotations

from typing import Final

from trackside.core.moves import NO_SUCH, NOT_ASKED, TOO_LITTLE, Rule

NOT_NOW: Final = Rule("IOT-3.1", "not-now", NOT_ASKED)
OTHER_ACTION: Final = Rule("IOT-3.4", "other-action")
BOTH_ACTIONS: Final = Rule("IOT-3.3", "both-actions")

ROW_GAP: Final = Rule("IOT-4.2", "row-gap", NO_SUCH)
NO_CARDS: Final = Rule("IOT-3.8", "no-cards")
CARDS_ONLY: Final = Rule("IOT-3.7", "cards-only")
ONE_CARD: Final = Rule("IOT-3.7", "one-card")
ONE_CARD_LEFT: Final = Rule("IOT-3.8", "one-card-left")
DECK_ONLY: Final = Rule("IOT-3.7", "deck-only")

NOT_IN_HAND: Final = Rule("IOT-5.1", "not-in-hand", NO_SUCH)
ONE_LOCOMOTIVE: Final = Rule("IOT-5.3", "one-locomotive")
NOT_AN_UPGRADE: Final = Rule("IOT-5.4", "not-an-upgrade", NO_SUCH)
TOO_HEAVY: Final = Rule("IOT-5.6", "too-heavy", TOO_LITTLE)
TOO_DEAR: Final = Rule("IOT-5.8", "too-dear", TOO_LITTLE)
NO_SUCH_CAR: Final = Rule("IOT-5.4", "no-such-car", NO_SUCH)
NO_SCRAPPING: Final = Rule("IOT-5.7", "no-scrapping")
SCRAP_IN_VAIN: Final = Rule("IOT-5.7", "scrap-in-vain")
NOT_YOUR_BUILDING: Final = Rule("IOT-5.10", "not-your-building", NO_SUCH)

OWN_TRAIN_ONLY: Final = Rule("IOT-3.6", "own-train-only")
NO_FREE_SLOT: Final = Rule("IOT-6.2", "no-free-slot")
HOLDS_NOTHING: Final = Rule("IOT-6.3", "holds-nothing")
NO_EXTRA_CARD: Final = Rule("IOT-6.6", "no-extra-card", TOO_LITTLE)
OWNER_LOADS: Final = Rule("IOT-11.3", "owner-loads")
CARD_NOT_HELD: Final = Rule("IOT-6.1", "card-not-held", NO_SUCH)
NOT_IN_SUPPLY: Final = Rule("IOT-6.1", "not-in-supply", NO_SUCH)
WRONG_LOAD: Final = Rule("IOT-6.3", "wrong-load")

NOTHING_TO_DELIVER: Final = Rule("IOT-7.12", "nothing-to-deliver")
NOT_IN_PLAY: Final = Rule("IOT-7.11", "not-in-play")
NOTHING_MORE: Final = Rule("IOT-7.7", "nothing-more")
OTHER_DESTINATION: Final = Rule("IOT-7.1", "other-destination")
ISLAND_TAKEN: Final = Rule("IOT-7.10", "island-taken")
ISLAND_OPEN: Final = Rule("IOT-7.3", "island-open")
ISLAND_NOT_YOURS: Final = Rule("IOT-7.4", "island-not-yours")
CARGO_MISSING: Final = Rule("IOT-7.3", "cargo-missing", TOO_LITTLE)
ADDED_CARGO_MISSING: Final = Rule("IOT-7.4", "cargo-missing", TOO_LITTLE)
NOT_BOTH_CONTRACTS: Final = Rule("IOT-7.5", "not-both-contracts")
NO_ADDITIONAL: Final = Rule("IOT-17.8", "no-additional")
NO_SUCH_PASSENGER: Final = Rule("IOT-7.6", "no-such-passenger", NO_SUCH)
WRONG_COLOUR: Final = Rule("IOT-7.6", "wrong-colour")
NO_TILE: Final = Rule("IOT-7.11", "no-tile")
TILE_FULL: Final = Rule("IOT-11.10", "tile-full")
NOT_MISMATCHED: Final = Rule("IOT-11.10", "not-mismatched")
MISMATCHED_ONCE: Final = Rule("IOT-11.10", "mismatched-once")
NO_SECOND_DESTINATION: Final = Rule("IOT-11.9", "no-second-destination")
DETOUR_ONCE: Final = Rule("IOT-11.9", "detour-once")
DETOUR_LATER: Final = Rule("IOT-11.9", "detour-later")
DELIVER_FIRST: Final = Rule("IOT-7.2", "deliver-first")
NO_SUCH_LOAD: Final = Rule("IOT-7.1", "no-such-load", NO_SUCH)
NOT_IN_CONTRACT: Final = Rule("IOT-7.3", "not-in-contract")
NOT_IN_ADDED_CONTRACT: Final = Rule("IOT-7.4", "not-in-contract")
IN_ORDER: Final = Rule("IOT-3.11", "in-order")

NOT_HELD: Final = Rule("IOT-3.10", "not-held", NO_SUCH)
NOT_IN_PILE: Final = Rule("IOT-1.9", "not-in-pile", NO_SUCH)

SOLO_ONLY: Final = Rule("IOT-15.8", "solo-only", NO_SUCH)
CANNOT_PAY_BACK: Final = Rule("IOT-15.8", "cannot-pay-back", TOO_LITTLE)
PILE_EMPTY: Final = Rule("IOT-15.8", "pile-empty", NO_SUCH)
