"""Presence: who has which table open, in this process and in the others."""

from __future__ import annotations

import time
from collections import Counter
from itertools import islice

from trackside.server.api.responses import Presence
from trackside.server.storage.pubsub import Live
from trackside.server.tables.table import Table

STRANGER = "-"  # a watcher without a person
NAMED = 400  # of the people of a table: a message between processes holds no more than 8000 bytes
LOST = 50.0  # seconds after which a silent process counts as gone


class Present:
    def __init__(self, live: Live) -> None:
        self.live = live
        self.here: dict[str, Counter[str]] = {}
        self.there: dict[str, dict[str, tuple[float, list[str]]]] = {}
        self.left: dict[tuple[str, str], float] = {}  # when a person closed a table
        self.opened = time.time()  # before that nobody could be seen
        live.on_presence = self.heard
        live.on_sweep.append(self._tell_all)

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
        """Nothing here waits: whoever leaves is often cut off and cannot."""
        self.live.wake(id)
        self._tell(id)

    def _tell(self, id: str) -> None:
        people = islice(self.here.get(id, Counter()).elements(), NAMED)
        self.live.tell_presence(id, ",".join(people))

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

    async def _tell_all(self) -> None:
        """Whoever is not heard of for long counts as gone."""
        for id in list(self.here):
            self._tell(id)
