"""Where each kind of move begins in the catalogue; `game.py` fills it in this order."""

from __future__ import annotations

from typing import Final

PASS: Final = 0
DONE: Final = 1
FREE_PASS: Final = 2
RAISE: Final = 3
TO_INCOME: Final = 4
TO_POINTS: Final = 5
FIRST_TAKE: Final = 6  # seven action tiles
FIRST_LOANS: Final = 15  # after City Growth and Urbanization declined
MOST_LOANS: Final = 60  # in one go; more would cost more victory points than anyone has
FIRST_BID: Final = FIRST_LOANS + MOST_LOANS + 1
MOST_BID: Final = 150  # far beyond what a position is worth
FIRST_KIND: Final = FIRST_BID + MOST_BID + 1
KINDS: Final = 13
FIRST_SET: Final = FIRST_KIND + KINDS
FIRST_COLOUR: Final = FIRST_SET + 12
FIRST_GROW: Final = FIRST_COLOUR + 5  # then, by the number of places: grow, urbanize, deliver, link; then all lays
