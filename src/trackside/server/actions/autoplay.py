"""Autoplay: moves without a human, by bots, standing orders, and stand-ins for players who are away or out of time."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence

import msgspec
from sqlalchemy import select, tuple_, update

from trackside.bots import STAND_IN
from trackside.core.edge.errors import TracksideError
from trackside.core.edge.record import Record
from trackside.server.api.errors import Refused
from trackside.server.live.presence import PresenceTracker
from trackside.server.notify.delivery import TurnNotifications
from trackside.server.ops.metrics import Metrics
from trackside.server.settings import Settings
from trackside.server.storage.models import SeatRow, TableRow
from trackside.server.tables import changes, clocks, incidents, lessons, standing_orders
from trackside.server.tables.changes import Change
from trackside.server.tables.repository import TableRepository
from trackside.server.tables.table import Table
from trackside.server.workers.bots import BotWorkers, searches
from trackside.server.workers.pool import WorkerFailed
from trackside.server.workers.worker import BotTask, HintReply, HintTask

log = logging.getLogger("trackside.server")
TABLES_PER_TICK = 200
NOTHING_DUE = (0.0, "")


class TableChanged(Exception):
    """The table is no longer in the state for which a move was chosen."""


class Autoplay:
    def __init__(
        self,
        tables: TableRepository,
        presence: PresenceTracker,
        bots: BotWorkers,
        notifications: TurnNotifications,
        metrics: Metrics,
        settings: Settings,
    ) -> None:
        self.tables = tables
        self.presence = presence
        self.bots = bots
        self.notifications = notifications
        self.metrics = metrics
        self.settings = settings
        self.running: dict[str, asyncio.Task[None]] = {}
        self.check_again: set[str] = set()  # tables to check once more after the running check
        self.overdue: set[str] = set()  # tables whose stored due date has passed
        self.last_due = NOTHING_DUE  # due date and id of the last table that a tick has looked at, if there were more
        tables.is_at_work = self.running.__contains__
        notifications.replan = self.replan
        self.ticking: asyncio.Task[None] | None = None

    # Checking tables

    def check(self, id: str) -> None:
        """Play all automatic moves that are due at a table, in the background."""
        if id in self.running:
            self.check_again.add(id)
            return
        table = self.tables.cached_table(id)
        if table is not None and self._automatic_mover(table) is None and not self._is_due(table):
            self._notify(table)  # usually a person decides, and nothing has to be awaited
            return
        self.running[id] = asyncio.create_task(self._check(id))

    async def _check(self, id: str) -> None:
        try:
            while True:
                self.check_again.discard(id)
                await self._play_due_moves(id)
                if id not in self.check_again:
                    break
        except Refused:
            pass  # the table was deleted or has other rules
        except Exception:
            log.exception("autoplay failed", extra={"table": id})
        finally:
            self.running.pop(id, None)
            self.overdue.discard(id)
            if id in self.check_again:
                self.check(id)

    async def _play_due_moves(self, id: str) -> None:
        while True:
            async with self.tables.locked(id) as table:
                by = self._automatic_mover(table)
                if by is None:
                    await self._wait_for_player(table)
                    return
                task = self.bot_task(table)
                owner = table.row.host
                known = self._known_move(table, by, searches(task.level))
            move = known or await self._choose(owner, task)
            try:
                await self._play(id, task.ply, move, by)
            except TableChanged:
                continue
            except TracksideError as error:
                log.error("a bot chose an illegal move", extra={"table": id, "move": move, "error": str(error)})
                self.metrics.bot_failures.inc()
                await self._play_random(id, task.ply, by)

    def _known_move(self, table: Table, by: str, searching: bool) -> str | None:
        """A move that needs no bot: by a standing order, by a lesson's script, or the only legal one; not that of a bot
        that searches, because the time might tell what is hidden."""
        if by == "order":
            return standing_orders.matching_move(table, table.deciding)
        scripted = lessons.scripted_move(table) if by == "bot" else None
        return scripted or (None if searching else self._forced(table))

    def _automatic_mover(self, table: Table) -> str | None:
        """What moves now without a human: "bot", "order" or "stand-in"; None if a person decides."""
        seat = table.deciding
        if table.row.state != "playing" or seat < 0:
            return None
        if table.seats[seat].kind == "bot":
            return "bot"
        if standing_orders.matching_move(table, seat) is not None:
            return "order"
        return "stand-in" if self._stand_in_reason(table, seat) is not None else None

    @staticmethod
    def _forced(table: Table) -> str | None:
        """The only legal move, if there is just one."""
        moves = table.position.moves()
        return moves[0].text if len(moves) == 1 else None

    def _stand_in_reason(self, table: Table, seat: int) -> incidents.Kind | None:
        """Why a bot must play for the person on a seat now; None if it must not."""
        now = time.time()
        if clocks.is_out_of_time(table, seat, now):
            return "time-up"
        person = table.seats[seat].person
        if table.row.stand_in and person is not None:
            since = self.presence.away_since(table.id, person, table.row.turn_since)
            if since is not None and now - since >= self.settings.away_seconds:
                return "away"
        return None

    async def _wait_for_player(self, table: Table) -> None:
        """Notify the deciding player and set the date of the next check."""
        if table.row.state != "playing":
            return
        self._notify(table)
        if self._is_due(table):
            now = time.time()
            notice = self.notifications.due(table, now)
            await self._set_due(table, changes.earliest(clocks.recheck_at(table, now), notice))

    def _notify(self, table: Table) -> None:
        if table.row.state == "playing":
            left = clocks.seconds_left(table, table.deciding, time.time())
            overdrawn = left is not None and left <= 0 and table.clock.at_zero == "remind"
            self.notifications.notify_turn(table, reminder=overdrawn)

    def _is_due(self, table: Table) -> bool:
        due = table.row.due
        return table.id in self.overdue or (due is not None and due <= time.time())

    def plan_notice(self, table: Table, change: Change) -> None:
        """Store with a move when to check that the next player was notified. Called after the move was played in
        memory."""
        if change.table.get("state") == "playing":
            change.table["due"] = changes.earliest(change.table["due"], self.notifications.due(table, time.time()))

    async def _set_due(self, table: Table, due: float | None) -> None:
        async with self.tables.database.transaction() as session:
            await session.execute(update(TableRow).where(TableRow.id == table.id).values(due=due))
        table.row.due = due

    async def replan(self, id: str, turn: int, when: float | None) -> None:
        """After the notification of a turn was sent, or put off until `when`: check the table then, in any process, and
        before it only if a clock, an absence or an order requires it."""
        async with self.tables.locked(id) as table:
            if when is None:
                table.row.noticed = max(table.row.noticed, turn)
            if table.row.state == "playing" and self.notifications.is_turn(table, turn):
                now = time.time()
                others = (clocks.recheck_at(table, now), changes.order_due(table, now))
                await self._set_due(table, changes.earliest(*others, when))

    # Moving

    def bot_task(self, table: Table) -> BotTask:
        """A task to choose the current move. The bot gets only its seat's sight of the position."""
        seat = table.seats[table.deciding]
        level = seat.level if seat.kind == "bot" and seat.level else STAND_IN
        return BotTask(table=table.id, record=self._record(table), level=level, seed=secrets.randbits(62))

    def hint_task(self, table: Table) -> HintTask:
        """A task to suggest moves to the deciding seat, from what it may know."""
        level = self.settings.hint_level
        return HintTask(table=table.id, record=self._record(table), level=level, seed=secrets.randbits(62))

    @staticmethod
    def _record(table: Table) -> Record:
        """The current record of the running game."""
        record = table.playthrough.record
        return msgspec.structs.replace(record, lines=list(record.lines))

    async def hint(self, person: str, task: HintTask) -> HintReply:
        """The moves that a good bot suggests; refused if the bot fails."""
        try:
            return await self.bots.suggest(person, task, self.settings.hint_seconds)
        except WorkerFailed:
            self.metrics.bot_failures.inc()
            raise Refused(409, "no-hint") from None

    async def _choose(self, owner: str, task: BotTask) -> str:
        """The bot's move, or a random legal one if it fails, so that the game continues."""
        started = time.perf_counter()
        try:
            return await self.bots.choose_move(owner, task)
        except WorkerFailed as error:
            log.error("a bot failed", extra={"table": task.table, "bot_level": task.level, "error": str(error)})
            self.metrics.bot_failures.inc()
            async with self.tables.locked(task.table) as table:
                moves = table.position.moves()
                return secrets.choice(moves).text if moves else ""
        finally:
            self.metrics.bot_seconds.labels(task.level).observe(time.perf_counter() - started)

    async def _play(self, id: str, ply: int, move: str, by: str) -> None:
        def decide(table: Table) -> Change:
            if table.row.state != "playing" or table.playthrough.ply != ply or self._automatic_mover(table) != by:
                raise TableChanged
            seat = table.deciding
            why = self._stand_in_reason(table, seat) if by == "stand-in" else None
            change = changes.play_moves(table, [move], time.time(), by)
            if why is not None and incidents.stand_in_reason(table, seat) != why:
                change.table["happenings"] = incidents.with_incident(table, why, seat, ply=ply)
            self.plan_notice(table, change)
            return change

        await self.tables.change(id, decide, lambda table: None)

    async def _play_random(self, id: str, ply: int, by: str) -> None:
        async with self.tables.locked(id) as table:
            move = secrets.choice(table.position.moves()).text
        try:
            await self._play(id, ply, move, by)
        except TableChanged:
            return

    # Due dates

    async def open(self) -> None:
        """Play the bots' moves that were due when the server stopped, then check due dates regularly."""
        async with self.tables.database.read_session() as session:
            bots = (SeatRow.table == TableRow.id) & (SeatRow.seat == TableRow.deciding) & (SeatRow.kind == "bot")
            wanted = select(TableRow.id).join(SeatRow, bots).where(TableRow.state == "playing")
            if not self.tables.database.sqlite:  # another process may be playing it
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
        async with self.tables.database.read_session() as session:
            found = (await session.execute(wanted.limit(TABLES_PER_TICK))).all()
        self.last_due = (found[-1].due, found[-1].id) if len(found) == TABLES_PER_TICK else NOTHING_DUE
        return [row.id for row in found]

    async def close(self) -> None:
        tasks = [*self.running.values(), *([self.ticking] if self.ticking else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.bots.close()
