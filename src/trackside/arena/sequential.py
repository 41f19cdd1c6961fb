"""A sequential test: says after every round whether a player is better, worse or similar, or more games are needed."""

from __future__ import annotations

from math import log
from typing import Literal

EDGE = 0.05  # the smallest difference from parity that matters
RISK = 0.05  # of a wrong verdict
FEW = 8  # rounds before which nothing is decided
DOUBT = 16  # rounds of the greatest variance counted in addition to those played: the first ones may all be alike

BOUND = log((1 - RISK / 2) / (RISK / 2))  # half of the risk for each of the two questions

Verdict = Literal["better", "worse", "similar"]


class Sequential:
    """Wald's test of two questions at once (Sobel and Wald's test of three hypotheses): "at parity, or better by EDGE?"
    and "at parity, or worse by EDGE?", with the variance of the rounds so far. A question that is decided stays
    decided. If both are decided for parity, the player is similar to the others.

    A player at parity gets another verdict than "similar" with a risk of about RISK, and so does a player who is better
    or worse by EDGE get another than that. For one in between, both verdicts are right. The variance is estimated from
    the same rounds; if the seed decides most of a round, the risk is a little greater: see docs/bots.md.
    """

    def __init__(self, parity: float) -> None:
        self.parity = parity
        self.rounds = 0
        self.sum = 0.0
        self.squares = 0.0
        self.not_better = False  # decided for parity against better
        self.not_worse = False
        self.verdict: Verdict | None = None  # None while it is not clear

    def add(self, share: float) -> None:
        """A round of which the player won this share. After a verdict it changes nothing."""
        self.rounds += 1
        self.sum += share
        self.squares += share * share
        if self.rounds < FEW or self.verdict is not None or self.parity >= 1:  # alone there is nobody to compare with
            return
        better = self.evidence(EDGE)
        worse = self.evidence(-EDGE)
        self.not_better = self.not_better or better <= -BOUND
        self.not_worse = self.not_worse or worse <= -BOUND
        if better >= BOUND and not self.not_better:
            self.verdict = "better"
        elif worse >= BOUND and not self.not_worse:
            self.verdict = "worse"
        elif self.not_better and self.not_worse:
            self.verdict = "similar"

    def evidence(self, edge: float) -> float:
        """The log-likelihood ratio of a player who differs from parity by this edge against one at parity."""
        mean = self.sum / self.rounds
        spread = self.squares - self.sum * mean + DOUBT * self.parity * (1 - self.parity)
        variance = spread / (self.rounds + DOUBT)
        return edge * self.rounds * (mean - self.parity - edge / 2) / variance
