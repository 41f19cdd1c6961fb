"""Counts failed attempts per minute, to limit guessing of passwords and codes."""

from __future__ import annotations

import time
from collections import OrderedDict

from trackside.tables.refusals import Refused

MINUTE = 60.0
MAX_KEYS = 100_000  # then the oldest are forgotten


class AttemptLimit:
    def __init__(self, per_minute: int) -> None:
        self.per_minute = per_minute
        self.failures: OrderedDict[str, tuple[float, int]] = OrderedDict()  # start of the minute and count

    def require(self, key: str) -> None:
        """Refuse another attempt if too many have failed within a minute."""
        since, count = self.failures.get(key, (0.0, 0))
        if count >= self.per_minute and time.monotonic() - since < MINUTE:
            raise Refused("too-many")

    def count(self, key: str) -> None:
        """Count a failed attempt."""
        now = time.monotonic()
        since, count = self.failures.pop(key, (now, 0))
        self.failures[key] = (since, count + 1) if now - since < MINUTE else (now, 1)
        if len(self.failures) > MAX_KEYS:
            self.failures.popitem(last=False)
