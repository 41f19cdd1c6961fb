"""How much of something each person or address may use within an hour or a day."""

from __future__ import annotations

import time
from collections import Counter

from trackside.tables.refusals import Refused

HOUR = 3600.0
DAY = 24 * HOUR


class Budget:
    """All counters are reset together, so none is kept for longer than one period."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self.used: Counter[str] = Counter()
        self.ends = 0.0  # of this period

    def spend(self, key: str, amount: int = 1) -> None:
        """Use so much; refused, and nothing is used, if it is more than is left."""
        self.require(key, amount)
        self.used[key] += amount

    def require(self, key: str, amount: int) -> None:
        """Refuse what is more than is left."""
        now = time.monotonic()
        if now >= self.ends:
            self.used.clear()
            self.ends = now + self.seconds
        if self.used[key] + amount > self.most:
            raise Refused("too-much")
