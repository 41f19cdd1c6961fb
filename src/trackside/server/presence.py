"""Presence: who has which table open, in this process and in the others."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from itertools import islice

from trackside.server.live import Live
from trackside.server.table import Table
from trackside.server.types import Presence

log = logging.getLogger("trackside.server")
STRANGER = "-"  # a watcher without a person
REFRESH = 20.0  # seconds between the messages of a process about its watchers
TOGETHER = 0.05  # seconds in which news are gathered
NAMED = 400  # of the people of a table: a message between processes holds no more than 8000 bytes
LOST = 50.0  # seconds after which a silent process counts as gone


class Present:
    def __init__(self, live: Live) -> None:
        self.live = live
        self.here: dict[str, Counter[str]] = {}
        self.there: dict[str, dict[str, tuple[float, list[str]]]] = {}
        self.left: dict[tuple[str, str], float] = {}  # when a person closed a table
        self.opened = time.time()  # before that nobody could be seen
        self.untold: set[str] = set()  # tables of which the other processes have to hear
        self.news = asyncio.Event()
        self.telling: asyncio.Task[None] | None = None
        live.on_presence = self.heard

    def enter(self, id: str, person: str | None) -> None:
        self.here.setdefault(id, Counter())[person or STRANGER] += 1
        self.left.pop((id, person or STRANGER), None)
        self._changed(id)

    def leave(self, id: str, person: str | None) -> None:
        people = self.here[id]
        people[person or STRANGER] -= 1
        if people[person or STRANGER] <= 0:
            del people[person or STRANGER]
            self.left[id, person or STRANGER] = time.time()
        if not people:
            del self.here[id]
        self._changed(id)

    def _changed(self, id: str) -> None:
        """Nothing here waits: whoever leaves is often cut off and cannot. The others are told in the background."""
        self.live.wake(id)
        self.untold.add(id)
        self.news.set()

    def _named(self, id: str) -> str:
        return ",".join(islice(self.here.get(id, Counter()).elements(), NAMED))

    def heard(self, id: str, process: str, people: str) -> None:
        others = self.there.setdefault(id, {})
        if people:
            others[process] = (time.time(), people.split(","))
        else:
            others.pop(process, None)

    def people(self, id: str) -> list[str]:
        """Everybody who has the table open, each connection counted."""
        seen = list(self.here.get(id, Counter()).elements())
        for at, people in self.there.get(id, {}).values():
            if time.time() - at < LOST:
                seen += people
        return seen

    def away_since(self, id: str, person: str, turn_since: float) -> float | None:
        """Since when a person whose turn it is has not had the table open; None if it is open."""
        if person in self.people(id):
            return None
        return max(turn_since, self.opened, self.left.get((id, person), 0.0))

    def shown(self, table: Table) -> Presence:
        people = self.people(table.id)
        seated = {seat.person for seat in table.seats if seat.kind == "human"}
        online = [seat.seat for seat in table.seats if seat.kind == "human" and seat.person in people]
        return Presence(seats=online, watching=sum(1 for person in people if person not in seated))

    async def open(self) -> None:
        if not self.live.database.sqlite:
            self.telling = asyncio.create_task(self._tell_on())

    async def close(self) -> None:
        if self.telling is not None:
            self.telling.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.telling

    async def _tell_on(self) -> None:
        """Tell the other processes what is new, and everything now and then."""
        refreshed = time.monotonic()
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.news.wait(), REFRESH)
            self.news.clear()
            if time.monotonic() - refreshed >= REFRESH:
                refreshed = time.monotonic()
                self.untold |= set(self.here)
            told, self.untold = self.untold, set()
            try:
                if told:
                    await self.live.tell_presence({id: self._named(id) for id in told})
            except Exception:
                log.exception("the others were not told who is here")
                self.untold |= told
            await asyncio.sleep(TOGETHER)
