"""The transactor: lets acts change tables, stores the changes and tells what has happened."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import TypeVar

from sqlalchemy import Row

from trackside.core.edge.errors import TracksideError
from trackside.server.bus import Bus
from trackside.server.ops.metrics import Metrics
from trackside.server.storage.statement import StaleWrite
from trackside.server.tables import due
from trackside.server.tables.entry import ALL_PARTS, Entry
from trackside.server.tables.loading import MAX_ATTEMPTS, Tables
from trackside.tables.changes import Change, seal
from trackside.tables.news import Deleted, Stored
from trackside.tables.refusals import Refused
from trackside.tables.state import Loaded, TableState
from trackside.tables.table import Table

T = TypeVar("T")
Act = Callable[[Table, float], Change]  # of a table, at a time
NoticeDue = Callable[[Entry, float], float | None]


class Transactor:
    def __init__(self, tables: Tables, bus: Bus, metrics: Metrics, notice_due: NoticeDue) -> None:
        """`notice_due` says when to check that the player of a new turn was notified."""
        self.tables = tables
        self.bus = bus
        self.metrics = metrics
        self.notice_due = notice_due

    async def change(
        self,
        id: str,
        act: Act,
        answer: Callable[[Entry], T],
        shown_with: Callable[[Refused, Entry], Refused] = lambda refused, entry: refused,
    ) -> T:
        """Let an act change a table in memory; store the change; then `answer`. `shown_with` adds to a refusal how the
        table stands.

        If another process changed the table first, the table is read again and the act is repeated. The same happens
        when it refuses because of a change that this process had not heard of.
        """
        for _ in range(MAX_ATTEMPTS):
            async with self.tables.locked(id) as entry:
                try:
                    await self.tables.before_act(entry)
                    change = await self._stored(entry, act)
                except StaleWrite:
                    self.metrics.stale.inc()
                    continue
                except Refused as refused:
                    if not await self.tables.is_behind(entry):
                        raise shown_with(refused, entry) from None
                    continue
                self.bus.tell(change.news)
                return answer(entry)
        raise Refused("busy")

    async def _stored(self, entry: Entry, act: Act) -> Change:
        now = time.time()
        try:
            change = seal(act(entry, now), entry.row, now)
        except (Refused, TracksideError):
            raise  # nothing was changed
        except Exception:
            entry.stale = True
            raise
        columns = {"due": self._due(entry, change, now)}
        entry.stale = True  # until it is written: after a failure, memory is ahead of the database
        await self.tables.store.append(entry.id, entry.row.seq, change, columns)
        entry.row.due = columns["due"]
        entry.apply(change)
        if entry.row.state == "over":
            await self.tables.check_seed(entry)
        entry.stale = False
        return change

    def _due(self, entry: Entry, change: Change, now: float) -> float | None:
        at = due.after(entry, change, now)
        return due.earliest(at, self.notice_due(entry, now)) if change.table.get("state") == "playing" else at

    async def create(self, new: Loaded, origin: TableState | None = None) -> None:
        """Store a new table; a fork with the first moves of its origin, which is locked."""
        await self.tables.store.insert(new, due.at_first(new, new.state.created), origin)
        self.bus.tell([Stored(table=new.state.id, seq=new.state.seq, parts=ALL_PARTS)])

    async def delete(self, id: str, check: Callable[[Table], None]) -> None:
        """Delete a table; `check` raises if that is not allowed. It is called again if another process changed the
        table first."""
        for _ in range(MAX_ATTEMPTS):
            async with self.tables.locked(id) as entry:
                try:
                    check(entry)
                    await self.tables.store.delete(entry.id, entry.row.seq)
                except StaleWrite:
                    self.metrics.stale.inc()
                    entry.stale = True
                    continue
                except Refused:
                    if not await self.tables.is_behind(entry):
                        raise
                    continue
                self.tables.cache.evict(entry)
                seq = entry.row.seq + 1
                self.bus.tell([Deleted(table=entry.id, seq=seq), Stored(table=entry.id, seq=seq, parts="")])
                return
        raise Refused("busy")

    def announce(self, changed: Iterable[Row[str, int]], parts: str = ALL_PARTS) -> None:
        """Tell of changes of tables that were made by other statements, each with its new seq."""
        for id, seq in changed:
            self.tables.cache.note_change(id, seq, parts)
            self.bus.tell([Stored(table=id, seq=seq, parts=parts)])
