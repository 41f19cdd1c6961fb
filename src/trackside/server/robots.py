"""Robots: everything that plays without a hand: bots, standing orders, stand-ins for absent people and for those whose
clock has run out."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time

import msgspec
from sqlalchemy import select, update

from trackside.bots import LEVELS
from trackside.core.edge.errors import TracksideError
from trackside.server import happenings, turns
from trackside.server.metrics import Metrics
from trackside.server.models import SeatRow, TableRow
from trackside.server.notices import Notices
from trackside.server.presence import Present
from trackside.server.problems import Refused
from trackside.server.settings import Settings
from trackside.server.table import Table
from trackside.server.tables import Change, Tables
from trackside.server.thinker import Task
from trackside.server.thinkers import Failed, Thinkers

log = logging.getLogger("trackside.server")
BEST = LEVELS[-1]  # gives hints and stands in
AT_ONCE = 200  # tables looked at in one tick


class Moved(Exception):
    """The table is no longer as it was when the robot began to think."""


class Robots:
    def __init__(
        self,
        tables: Tables,
        present: Present,
        thinkers: Thinkers,
        notices: Notices,
        metrics: Metrics,
        settings: Settings,
    ) -> None:
        self.tables = tables
        self.present = present
        self.thinkers = thinkers
        self.notices = notices
        self.metrics = metrics
        self.settings = settings
        self.running: dict[str, asyncio.Task[None]] = {}
        self.again: set[str] = set()
        self.overdue: set[str] = set()  # tables whose stored date has come
        notices.look_again = self.look_at
        self.ticking: asyncio.Task[None] | None = None

    # Looking after tables

    def look(self, id: str) -> None:
        """Play at this table whatever needs no hand, in the background."""
        if id in self.running:
            self.again.add(id)
            return
        self.running[id] = asyncio.create_task(self._look(id))

    async def _look(self, id: str) -> None:
        try:
            while True:
                self.again.discard(id)
                await self._play_on(id)
                if id not in self.again:
                    break
        except Refused:
            pass  # deleted meanwhile, or of other rules
        except Exception:
            log.exception("a robot failed", extra={"table": id})
        finally:
            self.running.pop(id, None)
            self.overdue.discard(id)
            if id in self.again:
                self.look(id)

    async def _play_on(self, id: str) -> None:
        while True:
            async with self.tables.at(id) as table:
                by = self._called(table)
                if by is None:
                    await self._rest(table)
                    return
                task = self.task(table)
                order = table.order(table.deciding) if by == "order" else None
            move = order or await self._choice(task)
            try:
                await self._put(id, task.ply, move, by)
            except Moved:
                continue
            except TracksideError as problem:  # a bot that breaks the rules
                log.error("a bot's move is illegal", extra={"table": id, "move": move, "problem": str(problem)})
                self.metrics.bot_failures.inc()
                await self._put_anything(id, task.ply, by)

    def _called(self, table: Table) -> str | None:
        """Who is to play without a hand now, if anyone: a bot, an order, a stand-in."""
        seat = table.deciding
        if table.row.state != "playing" or seat < 0:
            return None
        if table.seats[seat].kind == "bot":
            return "bot"
        if table.order(seat) is not None:
            return "order"
        return "stand-in" if self._missing(table, seat) is not None else None

    def _missing(self, table: Table, seat: int) -> happenings.Kind | None:
        """Why a bot is to play for the person on a seat now, if it is."""
        now = time.time()
        if table.is_out_of_time(seat, now):
            return "time-up"
        person = table.seats[seat].person
        if table.row.stand_in and person is not None:
            since = self.present.away_since(table.id, person, table.row.turn_since)
            if since is not None and now - since >= self.settings.away_seconds:
                return "away"
        return None

    async def _rest(self, table: Table) -> None:
        """Nothing to play: notice to whoever decides, and a date for the next look."""
        row = table.row
        if row.state != "playing":
            return
        now = time.time()
        left = table.left(table.deciding, now)
        out = left is not None and left <= 0 and table.clock.at_zero == "remind"
        self.notices.turn(table, reminder=out)
        if table.id in self.overdue or (row.due is not None and row.due <= now):
            await self._set_due(table, turns.next_look(table, now))

    async def _set_due(self, table: Table, due: float | None) -> None:
        async with self.tables.database.writing() as session:
            await session.execute(update(TableRow).where(TableRow.id == table.id).values(due=due))
        table.row.due = due

    async def look_at(self, id: str, when: float) -> None:
        """Look at a table at that time too, in whichever process is there then."""
        async with self.tables.at(id) as table:
            if table.row.state == "playing" and (table.row.due is None or table.row.due > when):
                await self._set_due(table, when)

    # Moving

    def task(self, table: Table, level: str | None = None) -> Task:
        """What a bot needs to think about the present decision. It gets no more than its seat's sight of it."""
        seat = table.seats[table.deciding]
        record = msgspec.structs.replace(table.game.record, lines=list(table.game.record.lines))
        return Task(
            table=table.id,
            record=record,
            level=level or (seat.level if seat.kind == "bot" and seat.level else BEST),
            chance=secrets.randbits(62),
        )

    async def advice(self, task: Task) -> str:
        """A hint; refused if no bot can give one."""
        try:
            return await self.thinkers.choose(task)
        except Failed:
            self.metrics.bot_failures.inc()
            raise Refused(409, "no-hint") from None

    async def _choice(self, task: Task) -> str:
        """The bot's move, or any legal one if it fails: the game goes on."""
        started = time.perf_counter()
        try:
            return await self.thinkers.choose(task)
        except Failed as problem:
            log.error("a bot failed", extra={"table": task.table, "level": task.level, "problem": str(problem)})
            self.metrics.bot_failures.inc()
            async with self.tables.at(task.table) as table:
                moves = table.position.moves()
                return secrets.choice(moves).text if moves else ""
        finally:
            self.metrics.bot_seconds.labels(task.level).observe(time.perf_counter() - started)

    async def _put(self, id: str, ply: int, move: str, by: str) -> None:
        def decide(table: Table) -> Change:
            if table.row.state != "playing" or table.game.ply != ply or self._called(table) != by:
                raise Moved
            seat = table.deciding
            why = self._missing(table, seat) if by == "stand-in" else None
            change = turns.played(table, [move], time.time(), by)
            if why is not None and happenings.stands_in(table, seat) != why:
                change.values["happenings"] = happenings.with_new(table, why, seat, ply=ply)
            return change

        await self.tables.change(id, decide, lambda table: None)

    async def _put_anything(self, id: str, ply: int, by: str) -> None:
        async with self.tables.at(id) as table:
            move = secrets.choice(table.position.moves()).text
        try:
            await self._put(id, ply, move, by)
        except Moved:
            return

    # Time

    async def open(self) -> None:
        """Take up the bots' moves that were due when the server stopped, then watch the time."""
        async with self.tables.database.reading() as session:
            bots = (SeatRow.table == TableRow.id) & (SeatRow.seat == TableRow.deciding) & (SeatRow.kind == "bot")
            wanted = select(TableRow.id).join(SeatRow, bots).where(TableRow.state == "playing")
            if not self.tables.database.sqlite:  # another process may be at it
                wanted = wanted.where(TableRow.due <= time.time())
            for id in await session.scalars(wanted):
                self.look(id)
        self.ticking = asyncio.create_task(self._tick())

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(self.settings.tick_seconds)
            try:
                async with self.tables.database.reading() as session:
                    due = (TableRow.state == "playing") & (TableRow.due <= time.time())
                    for id in await session.scalars(select(TableRow.id).where(due).limit(AT_ONCE)):
                        self.overdue.add(id)
                        self.look(id)
            except Exception:
                log.exception("looking at the time failed")

    async def close(self) -> None:
        tasks = [*self.running.values(), *([self.ticking] if self.ticking else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.close()
