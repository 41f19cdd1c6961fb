"""Figures with their uncertainty."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import msgspec

SURE = 1.959964  # 95 % of a normal distribution lies within so many deviations


class Spread(msgspec.Struct, frozen=True):
    mean: float
    p10: float
    median: float
    p90: float


def spread(values: Sequence[float]) -> Spread:
    ordered = sorted(values)
    if not ordered:
        return Spread(0.0, 0.0, 0.0, 0.0)
    mean = sum(ordered) / len(ordered)
    return Spread(round(mean, 3), quantile(ordered, 0.1), quantile(ordered, 0.5), quantile(ordered, 0.9))


def quantile(ordered: Sequence[float], share: float) -> float:
    """Between the two nearest values where it falls between them."""
    at = share * (len(ordered) - 1)
    low = int(at)
    high = min(low + 1, len(ordered) - 1)
    return float(ordered[low] + (ordered[high] - ordered[low]) * (at - low))


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson's score interval); a shared victory counts as its fraction."""
    if games == 0:
        return 0.0, 1.0
    rate = won / games
    weight = SURE * SURE / games
    middle = (rate + weight / 2) / (1 + weight)
    reach = SURE * sqrt(rate * (1 - rate) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, middle - reach), min(1.0, middle + reach)
