"""Estimates with their uncertainty, from samples."""

from __future__ import annotations

from math import sqrt

import msgspec

from trackside.arena.statistics import SURE

FEW = 4


class Estimate(msgspec.Struct, frozen=True):
    """A figure with its sampling error: the 95 % interval is `value` ± `reach`. Errors of the bots in judging positions
    are not included.

    >>> from trackside.analysis import Estimate
    >>> Estimate(0.5, 0.02) + Estimate(-0.1, 0.015)
    Estimate(value=0.4, reach=0.025)
    """

    value: float
    reach: float = 0.0

    def __add__(self, other: Estimate) -> Estimate:
        """The sum of two independently sampled figures."""
        return Estimate(round(self.value + other.value, 4), round(sqrt(self.reach**2 + other.reach**2), 4))

    def __sub__(self, other: Estimate) -> Estimate:
        """The difference of two independently sampled figures."""
        return Estimate(round(self.value - other.value, 4), round(sqrt(self.reach**2 + other.reach**2), 4))


class Sum:
    """Adds up a sample. `doubt` is the spread that is assumed while there are few values."""

    __slots__ = ("count", "doubt", "squares", "sum")

    def __init__(self, doubt: float = 0.0) -> None:
        self.count = 0
        self.doubt = doubt
        self.sum = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.sum += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.sum / self.count if self.count else 0.0

    @property
    def reach(self) -> float:
        """Of the 95 % interval of the mean. The doubt counts like FEW values."""
        if self.count < 3:
            return 1.0
        around = max(self.squares - self.sum * self.mean, 0.0)
        spread = (around + FEW * self.doubt**2) / (self.count - 1 + FEW * (self.doubt > 0))
        return SURE * sqrt(spread / self.count)

    def estimate(self) -> Estimate:
        return Estimate(round(self.mean, 4), round(self.reach, 4))
