"""Limits of open event streams per person and address, and a way to wake a person's streams."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from trackside.server.bus import PersonChanged
from trackside.tables.refusals import Refused


class StreamLimits:
    def __init__(self, per_person: int, per_address: int) -> None:
        self.per_person = per_person
        self.per_address = per_address
        self.streams: dict[str, set[asyncio.Event]] = {}  # by person, or by address without a session
        self.addresses: Counter[str] = Counter()  # streams by address: anybody can be many guests

    def check(self, owner: str, address: str) -> None:
        """Refuse the newest stream. Closing an old one instead would make its tab reconnect and close another."""
        if len(self.streams.get(owner, ())) >= self.per_person or self.addresses[address] >= self.per_address:
            raise Refused("too-many-streams")

    @contextmanager
    def counted(self, owner: str, address: str, woken: asyncio.Event) -> Iterator[None]:
        """Count a stream while it is open."""
        self.streams.setdefault(owner, set()).add(woken)
        self.addresses[address] += 1
        try:
            yield
        finally:
            self.addresses[address] -= 1
            if not self.addresses[address]:
                del self.addresses[address]
            self.streams[owner].discard(woken)
            if not self.streams[owner]:
                del self.streams[owner]

    def note_change(self, news: PersonChanged) -> None:
        """Let the streams of somebody see whether they may go on."""
        for woken in self.streams.get(news.person, ()):
            woken.set()
