"""The rules that can refuse a move."""

from __future__ import annotations

from typing import Final

from trackside.core.moves import NO_SUCH, NOT_ASKED, TOO_LITTLE, Rule

NOT_NOW: Final = Rule("TTR-10.2", "not-now", NOT_ASKED)
SECOND_CARD_FIRST: Final = Rule("TTR-4.6", "second-card-first", NOT_ASKED)
CHOOSE_CONTRACTS_FIRST: Final = Rule("TTR-6.2", "choose-contracts-first", NOT_ASKED)
SET_UP_FIRST: Final = Rule("TTR-2.6", "set-up-first", NOT_ASKED)
MUST_ACT: Final = Rule("TTR-3.3", "must-act")
NOT_IN_ROW: Final = Rule("TTR-4.2", "not-in-row", NO_SUCH)
DECK_EMPTY: Final = Rule("TTR-4.11", "deck-empty")
NO_SECOND_WILD: Final = Rule("TTR-4.4", "no-second-wild")
ROUTE_TAKEN: Final = Rule("TTR-5.1", "route-taken")
TOO_FEW_CARTS: Final = Rule("TTR-5.1", "too-few-carts", TOO_LITTLE)
OWN_OTHER_LANE: Final = Rule("TTR-5.8", "own-other-lane")
LANE_CLOSED: Final = Rule("TTR-5.9", "lane-closed")
WRONG_NUMBER: Final = Rule("TTR-5.2", "wrong-number")
TWO_COLOURS: Final = Rule("TTR-5.2", "two-colours")
OTHER_COLOUR: Final = Rule("TTR-5.3", "other-colour")
PAYMENT_ORDER: Final = Rule("TTR-10.3", "payment-order")
TOO_FEW_CARDS: Final = Rule("TTR-5.5", "too-few-cards", TOO_LITTLE)
NO_CONTRACTS: Final = Rule("TTR-6.1", "no-contracts")
NOT_OFFERED: Final = Rule("TTR-6.2", "not-offered", NO_SUCH)
