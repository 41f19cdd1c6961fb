"""The rules that can refuse a move. Each key names a sentence in the locale files."""

from __future__ import annotations

from typing import Final

from trackside.core.moves import NO_SUCH, NOT_ASKED, TOO_LITTLE, Rule

NOT_NOW: Final = Rule("STEAM-11.1", "not-now", NOT_ASKED)

# Order and auctions
MUST_RAISE: Final = Rule("STEAM-3.3", "must-raise")
MUST_RAISE_STANDARD: Final = Rule("STEAM-3.7", "must-raise")
BEYOND_MEANS: Final = Rule("STEAM-3.3", "bid-beyond-means", TOO_LITTLE)
BEYOND_CASH: Final = Rule("STEAM-3.7", "bid-beyond-cash", TOO_LITTLE)
NO_FREE_PASS: Final = Rule("STEAM-3.8", "no-free-pass")
TOO_MANY_LOANS: Final = Rule("STEAM-9.4", "too-many-loans")

# Action tiles
TILE_TAKEN: Final = Rule("STEAM-4.1", "tile-taken")
CANNOT_PAY_TILE: Final = Rule("STEAM-4.11", "cannot-pay-tile", TOO_LITTLE)
TOP_LOCOMOTIVE: Final = Rule("STEAM-4.8", "top-locomotive")
NO_TARGET: Final = Rule("STEAM-4.9", "no-target")
DECLINE_SPECIALS_ONLY: Final = Rule("STEAM-4.9", "decline-specials-only")
DECLINE_BASE_ONLY: Final = Rule("STEAM-4.10", "decline-base-only")

# Track
NO_TILE_LEFT: Final = Rule("STEAM-5.1", "no-tile-left", TOO_LITTLE)
KIND_SHOWS_OTHER: Final = Rule("STEAM-5.1", "kind-shows-other", NO_SUCH)
CITY_HEX: Final = Rule("STEAM-5.2", "city-hex")
OTHER_FACE: Final = Rule("STEAM-5.2", "other-face")
BLOCKED_EDGE: Final = Rule("STEAM-5.3", "blocked-edge")
NOT_ANCHORED: Final = Rule("STEAM-5.4", "not-anchored")
FOREIGN_TRACK: Final = Rule("STEAM-5.6", "foreign-track")
SAME_PLACE: Final = Rule("STEAM-5.7", "same-place")
NO_OPERATION_LEFT: Final = Rule("STEAM-6.2", "no-operation-left")
HEX_USED: Final = Rule("STEAM-6.2", "hex-used")
MUST_PERFORM: Final = Rule("STEAM-6.3", "must-perform")
SPECIALS_FIRST: Final = Rule("STEAM-6.3", "specials-first")
NOT_IMPROVED: Final = Rule("STEAM-6.5", "not-improved")
NOT_OPEN: Final = Rule("STEAM-6.6", "not-open")
NOT_YOURS: Final = Rule("STEAM-6.6", "not-yours")
NO_TOWN_REDIRECT: Final = Rule("STEAM-6.6", "no-town-redirect")
CANNOT_PAY: Final = Rule("STEAM-6.7", "cannot-pay", TOO_LITTLE)
NO_GROWTH: Final = Rule("STEAM-4.6", "no-growth")
NO_URBANIZATION: Final = Rule("STEAM-4.7", "no-urbanization")
NOT_A_CITY: Final = Rule("STEAM-6.14", "not-a-city")
GROWN_ALREADY: Final = Rule("STEAM-6.14", "grown-already")
NO_MARKER: Final = Rule("STEAM-6.14", "no-marker")
NO_GOODS_TO_GROW: Final = Rule("STEAM-6.14", "no-goods")
EMPTY_SET: Final = Rule("STEAM-6.14", "empty-set", NO_SUCH)
NOT_A_TOWN: Final = Rule("STEAM-6.15", "not-a-town")
NO_NEW_CITY: Final = Rule("STEAM-6.15", "no-new-city")
NO_GOODS_FOR_CITY: Final = Rule("STEAM-6.15", "no-goods")
NEW_CITY_LOOP: Final = Rule("STEAM-6.16", "new-city-loop")

# Goods
RAISED_ALREADY: Final = Rule("STEAM-7.3", "raised-already")
HIGHEST_LEVEL: Final = Rule("STEAM-7.3", "highest-level")
NO_CUBE: Final = Rule("STEAM-7.4", "no-cube", NO_SUCH)
NO_ROUTE: Final = Rule("STEAM-7.8", "no-route")
NO_LINK: Final = Rule("STEAM-7.4", "no-link", NO_SUCH)
PLACE_TWICE: Final = Rule("STEAM-7.6", "place-twice")
UNOWNED_CLOSED: Final = Rule("STEAM-7.9", "unowned-closed")
DEAD_END: Final = Rule("STEAM-7.5", "dead-end")
INCOME_FULL: Final = Rule("STEAM-7.11", "income-full")
