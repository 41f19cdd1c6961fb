"""Reading tables: what has changed since they were read last, in slices between which other requests run."""

from __future__ import annotations

import asyncio
import logging
import re
import time

from trackside.core.edge.errors import BadRecord, TracksideError
from trackside.core.edge.upgrade import Upgraded
from trackside.server.storage.pubsub import PubSub
from trackside.server.storage.statement import StaleWrite
from trackside.server.tables.cache import TableCache
from trackside.server.tables.entry import ALL_PARTS, Entry
from trackside.server.tables.store import SqlStore
from trackside.tables import score_history, upgrade
from trackside.tables.refusals import Refused
from trackside.tables.state import MoveLine
from trackside.tables.table import Table, line_of

log = logging.getLogger("trackside.server")
ID = re.compile("[A-Za-z0-9_-]{1,24}")
MAX_ATTEMPTS = 8
REPLAY_SLICE = 20  # moves replayed before other requests get a turn


class Locked:
    """What `Tables.locked` returns: a class, because it is cheaper than a generator and used often."""

    __slots__ = ("entry", "id", "tables")

    def __init__(self, tables: Tables, id: str) -> None:
        self.tables = tables
        self.id = id
        self.entry: Entry | None = None

    async def __aenter__(self) -> Entry:
        self.entry = await self.tables.lock(self.id)
        return self.entry

    async def __aexit__(self, *_: object) -> None:
        if self.entry is not None:
            self.entry.lock.release()


class Tables:
    """Tables as they are now, locked within this process."""

    def __init__(self, store: SqlStore, cache: TableCache, pubsub: PubSub) -> None:
        self.store = store
        self.cache = cache
        self.pubsub = pubsub

    def locked(self, id: str) -> Locked:
        """The current state of a table, by its id or code."""
        return Locked(self, id)

    async def lock(self, id: str) -> Entry:
        """Lock a table and bring it up to date: the first half of `locked`."""
        entry = await self.find(id)
        await entry.lock.acquire()
        try:
            await self._refresh(entry)
            if entry.row.state == "over":
                await self.check_seed(entry)
                for _ in score_history.steps(entry):
                    await asyncio.sleep(0)
        except BaseException:
            entry.lock.release()
            raise
        return entry

    def cached(self, id: str) -> Entry | None:
        """A running table, if `locked` would return it without waiting. It may be read until something is awaited."""
        entry = self.cache.entries.get(id)
        if entry is None or entry.lock.locked() or entry.is_outdated or entry.row.state == "over":
            return None
        return entry

    async def find(self, id: str) -> Entry:
        """Find a table by id or by code."""
        if id not in self.cache and not ID.fullmatch(id):
            raise Refused("no-table")
        entry = self.cache.used(id)
        if entry is not None:
            return entry
        found = await self.store.find(self.cache.ids_by_code.get(id.upper(), id))
        if found is None:
            raise Refused("no-table")
        return self.cache.add(*found)

    async def check_seed(self, entry: Table) -> None:
        """Whether the seed of a finished game is public: a fork has the same one, which stays secret until neither game
        runs."""
        if entry.seed_shared:
            entry.seed_shared = await self.store.is_seed_shared(entry.row)
            if not entry.seed_shared:
                entry.clear_cache()

    async def before_act(self, entry: Entry) -> None:
        """Read the quiet hours of the players, for the clock of the next turn."""
        if entry.clock.kind == "days":
            people = [seat.person for seat in entry.seats if seat.person is not None]
            entry.quiet_hours = await self.store.quiet_hours(people)

    async def is_behind(self, entry: Entry) -> bool:
        """Whether another process has changed the table since it was read here."""
        if self.store.database.sqlite:
            return False
        seq = (await self.store.seqs([entry.id])).get(entry.id, 0)
        if seq <= entry.row.seq:
            return False
        self.cache.note_change(entry.id, seq, ALL_PARTS)
        return True

    async def recheck(self) -> None:
        """Find changes whose message was lost because its process died."""
        cached = {id: entry.newest_seq for id, entry in self.cache.entries.items() if not entry.stale}
        stored = await self.store.seqs(list(cached))
        for id, seq in cached.items():
            if stored.get(id, seq + 1) > seq:  # a deleted table is read again, too, and found missing
                self.cache.note_change(id, stored.get(id, seq + 1), ALL_PARTS)
                self.pubsub.wake(id)

    async def _refresh(self, entry: Entry) -> None:
        """Read what has changed in the database since the table was read last."""
        if not entry.is_outdated:
            return
        known = None if entry.stale else entry.row
        seats, chat = entry.seats, entry.chat
        moves: list[MoveLine] = []
        try:
            await self.take_over(entry)
            async with self.store.reading(entry.id) as read:
                row = await read.table()
                if row is None:
                    self.cache.evict(entry)
                    raise Refused("no-table")
                parts = ALL_PARTS if known is None else entry.unread_parts(known.seq, row.seq)
                if "s" in parts:
                    seats = await read.seats()
                if "c" in parts:
                    chat = await read.chat()
                keeps_moves = known is not None and entry.started and row.rewound == known.rewound
                replayed = entry.playthrough.ply if keeps_moves else 0
                if "m" in parts or replayed != row.ply:
                    moves = await read.moves(replayed, row.ply)
        except BaseException:
            entry.stale = True
            raise
        same = known is not None and (known.updated, known.host) == (row.updated, row.host)
        # `transfer_to_account` changes people without touching `updated`.
        only_chat = same and [seat.person for seat in entry.seats] == [seat.person for seat in seats]
        entry.set_rows(row, seats, chat)
        if row.state != "waiting":
            entry.stale = True  # until everything is replayed
            await self._replay(entry, moves, from_start=not replayed)
        entry.stale = False
        if not only_chat:
            entry.content_seq = row.seq
            entry.clear_cache()

    async def _replay(self, entry: Entry, moves: list[MoveLine], from_start: bool) -> None:
        """Play stored moves in memory. A long game is replayed in slices, so that other requests can run."""
        try:
            if from_start:
                entry.replay([])
            for number, move in enumerate(moves, start=1):
                entry.playthrough.add(line_of(move))
                if number % REPLAY_SLICE == 0:
                    await asyncio.sleep(0)
        except BadRecord as error:
            raise Refused("other-rules", said=str(error)) from None

    async def take_over(self, entry: Entry) -> None:
        """When a table is first read: if its rules have changed since, upgrade its game to the current rules. The game
        is replayed in slices. Another process may do the same; one of them stores it."""
        for _ in range(MAX_ATTEMPTS):
            if entry.is_taken_over:
                return
            row = await self.store.table(entry.id)
            if row is None or not upgrade.is_needed(row):
                entry.is_taken_over = row is not None and row.state != "waiting"
                return
            seats, moves = await self.store.whole(entry.id)
            if [move.ply for move in moves] != list(range(1, row.ply + 1)):
                continue  # another process is moving at this moment
            read = Table(entry.id, self.cache.journals)
            read.set_rows(row, seats, [])
            upgraded = await _upgraded(read, moves)
            try:
                await self.store.upgrade(row, {**upgrade.fields(read, upgraded, time.time())}, upgraded)
            except StaleWrite:
                continue
            self.pubsub.publish_change(entry.id, row.seq + 1, ALL_PARTS)
            what = {"table": entry.id, "rules": row.rules, "outcome": upgrade.outcome(upgraded)}
            log.info("table upgraded", extra=what)
        raise Refused("busy")


async def _upgraded(table: Table, moves: list[MoveLine]) -> Upgraded:
    steps = upgrade.take_over(table, moves)
    try:
        while True:
            next(steps)
            await asyncio.sleep(0)
    except StopIteration as end:
        upgraded: Upgraded = end.value
        return upgraded
    except TracksideError as error:
        raise Refused("other-rules", said=str(error)) from None
