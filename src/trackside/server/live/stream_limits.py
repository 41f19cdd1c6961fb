"""Streams: how many event streams each person has open, and a way to wake them all."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from trackside.server.http.errors import Refused


class Streams:
    def __init__(self, most: int) -> None:
        self.most = most
        self.open: dict[str, set[asyncio.Event]] = {}  # by person, or by address without one

    def check(self, who: str) -> None:
        """The newest is refused: a tab that was closed to make room would come back and close another, for ever."""
        if len(self.open.get(who, ())) >= self.most:
            raise Refused(429, "too-many-streams")

    @contextmanager
    def counted(self, who: str, woken: asyncio.Event) -> Iterator[None]:
        self.open.setdefault(who, set()).add(woken)
        try:
            yield
        finally:
            self.open[who].discard(woken)
            if not self.open[who]:
                del self.open[who]

    def wake(self, who: str) -> None:
        for woken in self.open.get(who, ()):
            woken.set()
