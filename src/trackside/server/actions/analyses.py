"""Analyses of finished games: started by anybody who looks at one, run in worker processes, stored with the table.

The row of an analysis is created when it is requested and deleted when it is cancelled. The process that works on it
stores its progress and stops if the row is gone; so any process can report on it and cancel it. A row without progress
for a while belongs to a process that ended: the next request starts it again. An analysis of moves that were taken back
meanwhile does not count.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from contextlib import aclosing
from typing import Literal

import msgspec
from sqlalchemy import delete, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from trackside.analysis.result import AnalysedMove, Analysis
from trackside.analysis.run import efforts, put_together
from trackside.core.edge.record import Record
from trackside.server.api.responses import AnalysisStatus
from trackside.server.live.table_views import TableViews
from trackside.server.settings import Settings
from trackside.server.storage.database import Database
from trackside.server.storage.models import AnalysisRow, Person
from trackside.server.tables.loading import Tables
from trackside.server.workers.analysis import AnalysisWorkers
from trackside.server.workers.fair_turns import FairTurns
from trackside.tables.refusals import Refused
from trackside.tables.shapes import TableView
from trackside.tables.table import Table
from trackside.tables.views.analysis import analysis_view, position_in_line

log = logging.getLogger("trackside.server")

WRITE_SECONDS = 1.0  # seconds between two updates of the stored progress
DEAD_SECONDS = 60.0  # seconds without an update after which the process is considered dead
MOST_PER_PERSON = 3  # unfinished analyses of one person
MAX_VIEWS = 64  # cached texts of analyses


class Cancelled(Exception):
    """The row of the analysis is gone, or another process has it."""


class Analyses:
    def __init__(
        self,
        tables: Tables,
        views: TableViews,
        database: Database,
        workers: AnalysisWorkers,
        settings: Settings,
    ) -> None:
        self.tables = tables
        self.views = views
        self.database = database
        self.workers = workers
        self.settings = settings
        self.turns = FairTurns()
        self.running: set[asyncio.Task[None]] = set()
        self.told: dict[tuple[str, str, str], AnalysisStatus] = {}  # ready ones, by table, run and language

    async def status(self, person: str | None, id: str, language: str) -> AnalysisStatus:
        """The progress of an analysis, and its result when it is ready."""
        async with self.tables.locked(id) as table:
            row = await self._row(table.id)
            if row is None or row.rewound != table.row.rewound or table.row.state != "over":
                return AnalysisStatus(state="none")
            mine = row.person == person or table.is_at_table(person)
            if row.result is None:
                dead = time.time() - row.updated > DEAD_SECONDS
                state: Literal["none", "waiting", "running"] = "none" if dead else "running" if row.done else "waiting"
                return AnalysisStatus(state=state, done=row.done, total=row.total, cancellable=mine and not dead)
            key = (table.id, row.run, language)
            if key not in self.told:
                if len(self.told) >= MAX_VIEWS:
                    self.told.clear()
                found = msgspec.json.decode(row.result, type=Analysis)
                result = analysis_view(table, found, language)
                self.told[key] = AnalysisStatus(state="done", done=row.total, total=row.total, result=result)
            return self.told[key]

    async def start(self, person: Person, id: str, language: str, address: str = "") -> AnalysisStatus:
        """Start the analysis unless somebody has already started it."""
        async with self.tables.locked(id) as table:
            table.require_state("over")
            await self._insert(person, address, table)
        return await self.status(person.id, id, language)

    async def cancel(self, person: Person, id: str) -> None:
        """Stop an analysis that is not ready. Only the person who requested it or a player at the table may do so."""
        async with self.tables.locked(id) as table:
            row = await self._row(table.id)
            if row is None or row.result is not None:
                return
            if row.person != person.id and not table.is_at_table(person.id):
                raise Refused("not-seated")
            async with self.database.transaction() as session:
                await session.execute(delete(AnalysisRow).where(AnalysisRow.table == row.table))

    async def line(self, person: str | None, id: str, number: int, moves: int, language: str) -> TableView:
        """The table after some moves of the better line of a decision, as the seat of that decision sees it."""
        async with self.tables.locked(id) as table:
            row = await self._row(table.id)
            if row is None or row.result is None or row.rewound != table.row.rewound or table.row.state != "over":
                raise Refused("not-found")
            analysis = msgspec.json.decode(row.result, type=Analysis)
            if not 0 <= number < len(analysis.decisions) or moves > len(analysis.decisions[number].better):
                raise Refused("no-such-ply")
            decision = analysis.decisions[number]
            position = position_in_line(table, decision, moves)
            return self.views.builder(table, person, decision.seat, language, position).build()

    async def _row(self, id: str) -> AnalysisRow | None:
        async with self.database.read_session() as session:
            found: AnalysisRow | None = await session.scalar(select(AnalysisRow).where(AnalysisRow.table == id))
            return found

    async def _insert(self, person: Person, address: str, table: Table) -> None:
        record = table.playthrough.record
        record = msgspec.structs.replace(record, lines=list(record.lines), seats=[seat.name for seat in table.seats])
        fresh = AnalysisRow(
            table=table.id,
            person=person.id,
            run=secrets.token_urlsafe(12),
            done=0,
            total=len(record.lines),
            updated=time.time(),
            rewound=table.row.rewound,
        )
        run = fresh.run
        try:
            async with self.database.transaction() as session:
                if not await self._is_wanted(session, person, table):
                    return
                await session.execute(delete(AnalysisRow).where(AnalysisRow.table == table.id))
                session.add(fresh)
        except IntegrityError:
            return  # another process was first
        task = asyncio.create_task(self._work(table.id, run, record, address, person.id))
        self.running.add(task)
        task.add_done_callback(self.running.discard)

    @staticmethod
    async def _is_wanted(session: AsyncSession, person: Person, table: Table) -> bool:
        """Whether the analysis is neither done nor under way; refused if the person has too many. The person's row is
        locked until the new one is stored, so that several requests at once are counted one after the other."""
        alive = time.time() - DEAD_SECONDS
        await session.execute(select(Person.id).where(Person.id == person.id).with_for_update())
        row = await session.scalar(select(AnalysisRow).where(AnalysisRow.table == table.id))
        if row is not None and row.rewound == table.row.rewound and (row.result is not None or row.updated >= alive):
            return False
        unfinished = AnalysisRow.result.is_(None) & (AnalysisRow.updated >= alive)
        own = select(func.count()).select_from(AnalysisRow).where(AnalysisRow.person == person.id, unfinished)
        if (await session.scalar(own) or 0) >= MOST_PER_PERSON:
            raise Refused("too-many")
        return True

    async def _work(self, id: str, run: str, record: Record, address: str, person: str) -> None:
        try:
            await self._wait_for_others(id, run, address, person)
            try:
                result = await self._analyse(id, run, record)
            finally:
                self.turns.release(address)
            await self._note(id, run, len(record.lines), msgspec.json.encode(result).decode())
        except Cancelled:
            return
        except Exception:
            log.exception("an analysis failed", extra={"table": id})
            async with self.database.transaction() as session:
                await session.execute(delete(AnalysisRow).where(AnalysisRow.table == id, AnalysisRow.run == run))

    async def _analyse(self, id: str, run: str, record: Record) -> Analysis:
        count = len(record.lines)
        effort = await asyncio.to_thread(efforts, record, None, self.settings.analysis_playouts, self.workers.size)
        seed = secrets.randbits(31)
        found: dict[int, AnalysedMove] = {}
        await self._note(id, run, 0)
        noted = time.monotonic()
        async with aclosing(self.workers.moves(msgspec.json.encode(record).decode(), count, seed, effort)) as moves:
            async for move in moves:
                found[move.ply] = move
                if time.monotonic() - noted >= WRITE_SECONDS:
                    noted = time.monotonic()
                    await self._note(id, run, len(found))
        return await asyncio.to_thread(put_together, record, seed, [found[ply] for ply in range(count)])

    async def _wait_for_others(self, id: str, run: str, address: str, person: str) -> None:
        """Games are analysed one at a time. While this one waits, its row is kept up to date."""
        waiting = asyncio.create_task(self.turns.acquire(address, person))
        try:
            while not (await asyncio.wait({waiting}, timeout=DEAD_SECONDS / 4))[0]:
                await self._note(id, run, 0)
        except BaseException:
            if not waiting.cancel():  # it was this one's turn already
                self.turns.release(address)
            raise

    async def _note(self, id: str, run: str, done: int, result: str | None = None) -> None:
        """Store the progress of the analysis; raise Cancelled if it is no longer wanted."""
        this = (AnalysisRow.table == id) & (AnalysisRow.run == run)
        changed = update(AnalysisRow).where(this).values(done=done, updated=time.time(), result=result)
        async with self.database.transaction() as session:
            found = await session.execute(changed.returning(AnalysisRow.table))
            if found.first() is None:
                raise Cancelled

    async def close(self) -> None:
        tasks = list(self.running)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.workers.close()
