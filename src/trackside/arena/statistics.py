"""Means, rates and their confidence intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt

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
    """Linear interpolation between the two nearest values."""
    at = share * (len(ordered) - 1)
    low = int(at)
    high = min(low + 1, len(ordered) - 1)
    return float(ordered[low] + (ordered[high] - ordered[low]) * (at - low))


def wilson(won: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson's score interval); a shared victory counts as its fraction."""
    if games == 0:
        return 0.0, 1.0
    rate = won / games
    weight = SURE * SURE / games
    middle = (rate + weight / 2) / (1 + weight)
    reach = SURE * sqrt(rate * (1 - rate) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def paired_rate(rounds: Sequence[Sequence[float]]) -> tuple[float, float, float]:
    """A win rate with its 95 % interval. The games of a round share their luck, so the rounds are the sample. Wilson's
    interval, for the number of independent games that would have the variance of these rounds, but never for more games
    than were played."""
    games = sum(len(round) for round in rounds)
    won = sum(sum(round) for round in rounds)
    if games == 0:
        return 0.0, 0.0, 1.0
    rate = won / games
    worth = float(games)
    if len(rounds) > 1:
        means = [sum(round) / len(round) for round in rounds]
        spread = variance(means) / len(means)
        if spread > 0:
            worth = min(worth, max(rate * (1 - rate) / spread, len(rounds)))
    low, high = wilson(rate * worth, worth)
    return rate, low, high


def paired_mean(rounds: Sequence[Sequence[float]]) -> tuple[float, float, float]:
    """A mean with its 95 % interval over rounds (Student's). A single round says nothing about the spread: its interval
    has no ends."""
    means = [sum(round) / len(round) for round in rounds]
    n = len(means)
    middle = sum(means) / n if n else 0.0
    reach = student(n - 1) * sqrt(variance(means) / n) if n > 1 else inf
    return middle, middle - reach, middle + reach


def variance(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / (len(values) - 1)


def student(freedom: int) -> float:
    """The two-sided 95 % point of Student's distribution (Cornish and Fisher's expansion; exact for 1 and 2)."""
    if freedom < 3:
        return (12.7062, 4.3027)[max(freedom, 1) - 1]
    z = SURE
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
