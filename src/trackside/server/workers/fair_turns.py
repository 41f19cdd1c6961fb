"""Turns at something expensive: addresses are served in turn, and so are the people of one address."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple


class Waiting(NamedTuple):
    address: str
    person: str
    granted: asyncio.Future[None]


class FairTurns:
    def __init__(self, places: int = 1) -> None:
        """So many may go on at the same time. If there are several places, no address holds all of them."""
        self.free = places
        self.most_per_address = max(1, places - 1)
        self.held: Counter[str] = Counter()  # places, by address
        self.waiting: list[Waiting] = []  # in order of arrival
        self.turns = 0
        self.last: dict[tuple[str, ...], int] = {}  # number of the last turn, by address and by address and person

    @asynccontextmanager
    async def turn(self, address: str, person: str) -> AsyncIterator[None]:
        await self.acquire(address, person)
        try:
            yield
        finally:
            self.release(address)

    async def acquire(self, address: str, person: str) -> None:
        """Wait for a place. Call `release` when it is no longer needed."""
        waiting = Waiting(address, person, asyncio.get_running_loop().create_future())
        self.waiting.append(waiting)
        self._serve()
        try:
            await waiting.granted
        except asyncio.CancelledError:
            if not waiting.granted.cancelled():  # it was granted just before
                self.release(address)
            raise

    def release(self, address: str) -> None:
        self.free += 1
        self.held[address] -= 1
        if not self.held[address]:
            del self.held[address]
        self._serve()
        if not self.held:
            self.last.clear()

    def _serve(self) -> None:
        """Serve the address whose last turn is longest ago, and of its people likewise."""
        while self.free:
            self.waiting = [each for each in self.waiting if not each.granted.cancelled()]
            allowed = [each for each in self.waiting if self.held[each.address] < self.most_per_address]
            if not allowed:
                return
            first = min(allowed, key=self._last_turns)
            self.waiting.remove(first)
            self.turns += 1
            self.last[first.address,] = self.last[first.address, first.person] = self.turns
            self.free -= 1
            self.held[first.address] += 1
            first.granted.set_result(None)

    def _last_turns(self, waiting: Waiting) -> tuple[int, int]:
        return self.last.get((waiting.address,), 0), self.last.get((waiting.address, waiting.person), 0)
