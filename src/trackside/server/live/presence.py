"""Presence: who has which table open, in this process and in the others."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from itertools import count, islice

from trackside.server.bus import PresentElsewhere
from trackside.server.storage.pubsub import PubSub
from trackside.server.tables.entry import Entry
from trackside.tables.shapes import Presence
from trackside.tables.state import SeatState

ANONYMOUS = "-"  # a viewer without a session
MAX_PUBLISHED = 400  # people per message; PostgreSQL limits messages to 8000 bytes
MAX_LEFT = 10_000  # departures kept in memory
PROCESS_TIMEOUT = 50.0  # seconds of silence after which another process counts as gone
CROWD = 20  # streams at a table; beyond it, arrivals and departures are announced together
CROWD_PAUSE = 1.0  # seconds between announcements there: each wakes all streams of the table


class PresenceTracker:
    def __init__(self, pubsub: PubSub) -> None:
        self.pubsub = pubsub
        self.here: dict[str, Counter[str]] = {}  # streams by table and person
        self.streams: Counter[str] = Counter()  # by table
        self.elsewhere: dict[str, dict[str, tuple[float, Counter[str]]]] = {}  # by table and process
        self.left_at: dict[tuple[str, str], float] = {}  # when a person closed a table
        self.changes: Counter[str] = Counter()  # of `here`, by table; only of tables that somebody has open
        self.announcing: set[str] = set()  # tables whose arrivals and departures are announced soon
        self.numbers = count(1)
        self.started = time.time()  # nobody could be present before this process started

    def enter(self, id: str, person: str | None) -> None:
        who = person or ANONYMOUS
        self.here.setdefault(id, Counter())[who] += 1
        self.streams[id] += 1
        self.changes[id] = next(self.numbers)
        self.left_at.pop((id, who), None)
        self._announce(id)

    def leave(self, id: str, person: str | None) -> None:
        who = person or ANONYMOUS
        people = self.here[id]
        people[who] -= 1
        self.streams[id] -= 1
        if people[who] <= 0:
            del people[who]
            self.left_at.pop((id, who), None)
            self.left_at[id, who] = time.time()
            if len(self.left_at) > MAX_LEFT:
                del self.left_at[next(iter(self.left_at))]  # the oldest
        self.changes[id] = next(self.numbers)
        if not people:
            del self.here[id], self.streams[id], self.changes[id]
        self._announce(id)

    def _announce(self, id: str) -> None:
        """Does not await anything: a stream that ends is often being cancelled."""
        if self.streams[id] <= CROWD:
            self._announce_now(id)
        elif id not in self.announcing:
            self.announcing.add(id)
            asyncio.get_running_loop().call_later(CROWD_PAUSE, self._announce_now, id)

    def _announce_now(self, id: str) -> None:
        self.announcing.discard(id)
        self.pubsub.wake(id)
        self._publish(id)

    def _publish(self, id: str) -> None:
        people = islice(self.here.get(id, Counter()).elements(), MAX_PUBLISHED)
        self.pubsub.publish_presence(id, ",".join(people))

    async def publish_all(self) -> None:
        """Refresh what other processes know, before they consider this process dead."""
        for id in list(self.here):
            self._publish(id)

    def note_process(self, news: PresentElsewhere) -> None:
        """Remember who has a table open in another process."""
        id, process, people = news.table, news.process, news.people
        others = self.elsewhere.setdefault(id, {})
        if people:
            others[process] = (time.time(), Counter(people.split(",")))
        else:
            others.pop(process, None)
            if not others:
                del self.elsewhere[id]

    def _counts(self, id: str) -> list[Counter[str]]:
        """The streams of a table by person, of each process."""
        counts = [self.here[id]] if id in self.here else []
        for at, people in self.elsewhere.get(id, {}).values():
            if time.time() - at < PROCESS_TIMEOUT:
                counts.append(people)
        return counts

    def is_present(self, id: str, person: str) -> bool:
        here = self.here.get(id)
        if here is not None and person in here:
            return True
        return id in self.elsewhere and any(person in people for people in self._counts(id))

    def players(self, id: str, seats: Sequence[SeatState]) -> set[str]:
        """The players who have their table open."""
        found: set[str] = set()
        for people in self._counts(id):
            for seat in seats:
                if seat.kind == "human" and seat.person is not None and seat.person in people:
                    found.add(seat.person)
        return found

    def away_since(self, id: str, person: str, turn_since: float) -> float | None:
        """Since when the deciding player has not had the table open; None if they have it open."""
        if self.is_present(id, person):
            return None
        return max(turn_since, self.started, self.left_at.get((id, person), 0.0))

    def at(self, table: Entry) -> tuple[set[str], Presence]:
        """The players who have a table in memory open, and the presence that its streams show."""
        if table.id in self.elsewhere:  # other processes may have died
            return self._at(table)
        known, number = table.present, self.changes[table.id]
        if known is None or known[0] != number:
            known = table.present = (number, *self._at(table))
        return known[1], known[2]

    def _at(self, table: Entry) -> tuple[set[str], Presence]:
        players = self.players(table.id, table.seats)
        streams, own = self.streams[table.id], 0
        for people in self._counts(table.id):
            own += sum(people[player] for player in players)
            if people is not self.here.get(table.id):
                streams += people.total()
        online = [seat.seat for seat in table.seats if seat.kind == "human" and seat.person in players]
        return players, Presence(seats=online, watching=streams - own)
