"""Counts what a task did and found."""

from __future__ import annotations

from collections import Counter

import msgspec

LONGEST = 2_000  # characters of a finding


class Outcome(msgspec.Struct, frozen=True):
    """One finished task: what was done, how often, and what was wrong."""

    kind: str
    seed: int
    counts: dict[str, int]
    findings: list[str]
    seconds: float
    at: float = 0.0  # seconds since the campaign began

    @property
    def name(self) -> str:
        """Repeats the task alone: `trackside campaign --repeat NAME`."""
        return f"{self.kind}:{self.seed}"


class Tally:
    """Counts and findings while a task runs."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.findings: list[str] = []

    def count(self, what: str, number: int = 1) -> None:
        self.counts[what] += number

    def find(self, fault: str) -> None:
        self.findings.append(fault[:LONGEST])

    def need(self, holds: bool, fault: str) -> None:
        if not holds:
            self.find(fault)
