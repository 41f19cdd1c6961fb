"""The scale of move ratings, the same in all games: points of the final score; only differences count."""

from __future__ import annotations

from typing import Final

SPAN: Final = 20.0  # no move is rated further below the best: by how much it is hopeless says nothing


def clamped(ratings: list[float]) -> list[float]:
    """Ratings on the common scale; the order of those within the span stays."""
    if not ratings:
        return ratings
    least = max(ratings) - SPAN
    return [max(rating, least) for rating in ratings]
