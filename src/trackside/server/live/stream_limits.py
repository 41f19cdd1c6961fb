"""Open event streams per person: a limit, and a way to wake them all."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from trackside.server.api.errors import Refused


class StreamLimits:
    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.streams: dict[str, set[asyncio.Event]] = {}  # by person, or by address without a session

    def check(self, owner: str) -> None:
        """Refuse the newest stream. Closing an old one instead would make its tab reconnect and close another."""
        if len(self.streams.get(owner, ())) >= self.limit:
            raise Refused(429, "too-many-streams")

    @contextmanager
    def counted(self, owner: str, woken: asyncio.Event) -> Iterator[None]:
        """Count a stream while it is open."""
        self.streams.setdefault(owner, set()).add(woken)
        try:
            yield
        finally:
            self.streams[owner].discard(woken)
            if not self.streams[owner]:
                del self.streams[owner]

    def wake(self, owner: str) -> None:
        for woken in self.streams.get(owner, ()):
            woken.set()
