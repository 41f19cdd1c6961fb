"""A sequential test: says after every round whether it is clear who is better or more games are needed."""

from __future__ import annotations

from math import log, sqrt
from typing import Literal

EDGE = 0.05  # the smallest difference from parity that matters
RISK = 0.05  # of a wrong verdict
FEW = 8  # rounds before which there is no verdict
DOUBT = 0.05  # added to the variance, like a few rounds of mixed results: the first ones may all be alike

Verdict = Literal["better", "worse"]


class Sequential:
    """Wald's test of "better than parity by EDGE" against "worse by EDGE", with the variance of the rounds so far."""

    def __init__(self, parity: float) -> None:
        self.parity = parity
        self.rounds = 0
        self.sum = 0.0
        self.squares = 0.0

    def add(self, share: float) -> None:
        """A round of which the player won this share."""
        self.rounds += 1
        self.sum += share
        self.squares += share * share

    @property
    def evidence(self) -> float:
        """The log-likelihood ratio of a better player against a worse one."""
        if self.rounds == 0:
            return 0.0
        mean = self.sum / self.rounds
        variance = self.squares / self.rounds - mean * mean + DOUBT / sqrt(self.rounds)
        return 2 * EDGE * self.rounds * (mean - self.parity) / variance

    @property
    def verdict(self) -> Verdict | None:
        """None while it is not clear."""
        bound = log((1 - RISK) / RISK)
        if self.rounds < FEW or abs(self.evidence) < bound:
            return None
        return "better" if self.evidence > 0 else "worse"
