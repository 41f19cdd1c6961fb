"""Autoplay: moves without a human, by bots, standing orders, and stand-ins for players who are away or out of time."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence

from sqlalchemy import select, tuple_

from trackside.bots.world import World, world_of
from trackside.server.bus import NoticePlanned
from trackside.server.live.presence import PresenceTracker
from trackside.server.notify.delivery import TurnNotifications
from trackside.server.ops.metrics import Metrics
from trackside.server.settings import Settings
from trackside.server.storage.models import SeatRow, TableRow
from trackside.server.tables import due
from trackside.server.tables.entry import Entry
from trackside.server.tables.loading import Tables
from trackside.server.tables.transactor import Transactor
from trackside.server.workers.bots import BotWorkers
from trackside.server.workers.pool import WorkerFailed
from trackside.server.workers.think import BotTask, HintReply, HintTask
from trackside.tables import clocks
from trackside.tables.automatic import Away, Step, next_step, play_step
from trackside.tables.changes import Change
from trackside.tables.news import Stored
from trackside.tables.refusals import Refused
from trackside.tables.table import Table

log = logging.getLogger("trackside.server")
TABLES_PER_TICK = 200
NOTHING_DUE = (0.0, "")


class NotDue(Exception):
    """The table is no longer in the state for which a move was chosen."""


class Autoplay:
    def __init__(
        self,
        tables: Tables,
        transactor: Transactor,
        presence: PresenceTracker,
        bots: BotWorkers,
        notifications: TurnNotifications,
        metrics: Metrics,
        settings: Settings,
    ) -> None:
        self.tables = tables
        self.transactor = transactor
        self.presence = presence
        self.bots = bots
        self.notifications = notifications
        self.metrics = metrics
        self.settings = settings
        self.running: dict[str, asyncio.Task[None]] = {}
        self.replanning: set[asyncio.Task[None]] = set()
        self.check_again: set[str] = set()  # tables to check once more after the running check
        self.overdue: set[str] = set()  # tables whose stored due date has passed
        self.last_due = NOTHING_DUE  # due date and id of the last table that a tick has looked at, if there were more
        self.ticking: asyncio.Task[None] | None = None

    # Checking tables

    def check(self, id: str) -> None:
        """Play all automatic moves that are due at a table, in the background."""
        if id in self.running:
            self.check_again.add(id)
            return
        table = self.tables.cached(id)
        if table is not None and self._next_step(table) is None and not self._is_due(table):
            self._notify(table)  # usually a person decides, and nothing has to be awaited
            return
        self.running[id] = asyncio.create_task(self._check(id))

    def note_stored(self, news: Stored) -> None:
        """Check a table that has changed, once whoever changed it has been answered."""
        if news.parts != "c":
            asyncio.get_running_loop().call_soon(self.check, news.table)

    def note_plan(self, news: NoticePlanned) -> None:
        task = asyncio.create_task(self._replan(news.table, news.turn, news.when))
        self.replanning.add(task)
        task.add_done_callback(self.replanning.discard)

    async def _check(self, id: str) -> None:
        try:
            with self.tables.cache.pinned(id):
                await self._check_until_done(id)
        except Refused:
            pass  # the table was deleted or has other rules
        except Exception:
            log.exception("autoplay failed", extra={"table": id})
        finally:
            self.running.pop(id, None)
            self.overdue.discard(id)
            if id in self.check_again:
                self.check(id)

    async def _check_until_done(self, id: str) -> None:
        while True:
            self.check_again.discard(id)
            await self._play_due_moves(id)
            if id not in self.check_again:
                break

    async def _play_due_moves(self, id: str) -> None:
        while True:
            async with self.tables.locked(id) as table:
                step = self._next_step(table)
                if step is None:
                    await self._wait_for_player(table)
                    return
                owner = table.row.host
                task = None if step.move is not None else self._bot_task(table, step)
            move = step.move if task is None else await self._choose(id, owner, task)
            try:
                await self._play(id, step, move or "")
            except NotDue:
                continue
            except Refused as refused:
                if refused.name not in ("illegal-move", "bad-notation"):
                    raise
                log.error("a bot chose an illegal move", extra={"table": id, "move": move})
                self.metrics.bot_failures.inc()
                await self._play_random(id, step)

    def _next_step(self, table: Entry) -> Step | None:
        """The move that is due without a person."""
        return next_step(table, time.time(), self._away(table), self.settings.away_seconds)

    def _away(self, table: Table) -> Away:
        return lambda person: self.presence.away_since(table.id, person, table.row.turn_since)

    async def _wait_for_player(self, table: Entry) -> None:
        """Notify the deciding player and set the date of the next check."""
        if table.row.state != "playing":
            return
        self._notify(table)
        if self._is_due(table):
            now = time.time()
            notice = self.notifications.due(table, now)
            await self._set_due(table, due.earliest(due.again(table, now), notice))

    def _notify(self, table: Entry) -> None:
        if table.row.state == "playing":
            left = clocks.seconds_left(table, table.deciding, time.time())
            overdrawn = left is not None and left <= 0 and table.clock.at_zero == "remind"
            self.notifications.notify_turn(table, reminder=overdrawn)

    def _is_due(self, table: Entry) -> bool:
        at = table.row.due
        return table.id in self.overdue or (at is not None and at <= time.time())

    async def _set_due(self, table: Entry, at: float | None) -> None:
        await self.tables.store.set_due(table.id, at)
        table.row.due = at

    async def _replan(self, id: str, turn: int, when: float | None) -> None:
        """After the notification of a turn was sent, or put off until `when`: check the table then, in any process, and
        before it only if a clock, an absence or an order requires it."""
        async with self.tables.locked(id) as table:
            if when is None:
                table.row.noticed = max(table.row.noticed, turn)
            if table.row.state == "playing" and self.notifications.is_turn(table, turn):
                now = time.time()
                others = (due.again(table, now), due.order_due(table, now))
                await self._set_due(table, due.earliest(*others, when))

    # Moving

    def _bot_task(self, table: Table, step: Step) -> BotTask:
        """A task to choose the move of a step."""
        return BotTask(world=self.world(table), level=step.level, seed=secrets.randbits(62))

    def hint_task(self, table: Table) -> HintTask:
        """A task to suggest moves to the deciding seat."""
        return HintTask(world=self.world(table), level=self.settings.hint_level, seed=secrets.randbits(62))

    @staticmethod
    def world(table: Table) -> World:
        """The position as the deciding seat may know it: whoever thinks for a seat learns nothing else."""
        return world_of(table.position, secrets.randbits(62))

    async def hint(self, person: str, task: HintTask) -> HintReply:
        """The moves that a good bot suggests; refused if the bot fails."""
        try:
            return await self.bots.suggest(person, task, self.settings.hint_seconds)
        except WorkerFailed:
            self.metrics.bot_failures.inc()
            raise Refused("no-hint") from None

    async def _choose(self, id: str, owner: str, task: BotTask) -> str:
        """The bot's move, or a random legal one if it fails, so that the game continues."""
        started = time.perf_counter()
        try:
            return await self.bots.choose_move(owner, task)
        except WorkerFailed as error:
            log.error("a bot failed", extra={"table": id, "bot_level": task.level, "error": str(error)})
            self.metrics.bot_failures.inc()
            async with self.tables.locked(id) as table:
                moves = table.position.moves()
                return secrets.choice(moves).text if moves else ""
        finally:
            self.metrics.bot_seconds.labels(task.level).observe(time.perf_counter() - started)

    async def _play(self, id: str, step: Step, move: str) -> None:
        def act(table: Table, now: float) -> Change:
            change = play_step(table, step, move, now, self._away(table), self.settings.away_seconds)
            if change is None:
                raise NotDue
            return change

        await self.transactor.change(id, act, lambda table: None)

    async def _play_random(self, id: str, step: Step) -> None:
        async with self.tables.locked(id) as table:
            move = secrets.choice(table.position.moves()).text
        try:
            await self._play(id, step, move)
        except NotDue:
            return

    # Due dates

    async def open(self) -> None:
        """Play the bots' moves that were due when the server stopped, then check due dates regularly."""
        async with self.tables.store.database.read_session() as session:
            bots = (SeatRow.table == TableRow.id) & (SeatRow.seat == TableRow.deciding) & (SeatRow.kind == "bot")
            wanted = select(TableRow.id).join(SeatRow, bots).where(TableRow.state == "playing")
            if not self.tables.store.database.sqlite:  # another process may be playing it
                wanted = wanted.where(TableRow.due <= time.time())
            for id in await session.scalars(wanted):
                self.check(id)
        self.ticking = asyncio.create_task(self._tick())

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(self.settings.tick_seconds)
            try:
                for id in await self._due_tables():
                    self.overdue.add(id)
                    self.check(id)
            except Exception:
                log.exception("checking due dates failed")

    async def _due_tables(self) -> Sequence[str]:
        """The next of the tables that are due, in turn. Tables that stay due because this version does not know their
        rules must not delay the others."""
        order = tuple_(TableRow.due, TableRow.id)
        due = (TableRow.state == "playing") & (TableRow.due <= time.time()) & (order > self.last_due)
        wanted = select(TableRow.due, TableRow.id).where(due).order_by(TableRow.due, TableRow.id)
        async with self.tables.store.database.read_session() as session:
            found = (await session.execute(wanted.limit(TABLES_PER_TICK))).all()
        self.last_due = (found[-1].due, found[-1].id) if len(found) == TABLES_PER_TICK else NOTHING_DUE
        return [row.id for row in found]

    async def close(self) -> None:
        tasks = [*self.running.values(), *self.replanning, *([self.ticking] if self.ticking else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.bots.close()
