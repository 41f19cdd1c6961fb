"""The scale of move ratings, the same in all games: points of the final score; only differences count."""

from __future__ import annotations

from typing import Final

SPAN: Final = 20.0  # no move is rated further below the best: how hopeless a move is does not matter


def clamped(ratings: list[float]) -> list[float]:
    """Ratings on the common scale; the order of those within the span is kept."""
    if not ratings:
        return ratings
    least = max(ratings) - SPAN
    return [max(rating, least) for rating in ratings]
