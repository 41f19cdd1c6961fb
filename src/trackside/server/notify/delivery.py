"""Delivery of turn notifications: one per turn, not to people who have the table open, not in quiet hours.

A notification that is due during quiet hours is sent when they end, if it is still that person's turn. A target that
fails is retried after 1, 4 and 16 seconds. One that does not answer in time is not retried, because it delays others;
nor is one with several recipients, because some of them may have received it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial

from sqlalchemy import select, update

from trackside.locales import words
from trackside.server.api.errors import Refused
from trackside.server.live.presence import PresenceTracker
from trackside.server.notify.senders import Notification, PartlyDelivered, Senders, TargetGone, TooSlow
from trackside.server.ops.metrics import Metrics
from trackside.server.settings import Settings
from trackside.server.storage.models import Person, PushSubscription, TableRow
from trackside.server.tables import quiet_hours
from trackside.server.tables.repository import TableRepository
from trackside.server.tables.table import Table

log = logging.getLogger("trackside.server")
RETRY_SECONDS = (1.0, 4.0, 16.0)
RECHECK_SECONDS = 5.0  # seconds after which a notification that is due counts as lost


class TurnNotifications:
    def __init__(
        self,
        tables: TableRepository,
        presence: PresenceTracker,
        senders: Senders,
        metrics: Metrics,
        settings: Settings,
    ) -> None:
        self.tables = tables
        self.database = tables.database
        self.presence = presence
        self.senders = senders
        self.metrics = metrics
        self.settings = settings
        self.tasks: set[asyncio.Task[None]] = set()
        # Set by Autoplay: the notification of a turn was sent, or waits until a time.
        self.replan: Callable[[str, int, float | None], Awaitable[None]]

    def notify_turn(self, table: Table, reminder: bool = False) -> None:
        """Notify the deciding player in the background, unless they have the table open or were notified before."""
        person = self._to_notify(table, reminder)
        if person is not None:
            number = self._turn_number(table, reminder)
            task = asyncio.create_task(self._notify(table.id, number, person, reminder))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def due(self, table: Table, now: float) -> float | None:
        """When to check whether the deciding player was notified, in case this process ends before; None if there is
        nothing to check."""
        if self._to_notify(table, reminder=False) is None:
            return None
        return now + self.settings.notification_delay + RECHECK_SECONDS

    def _to_notify(self, table: Table, reminder: bool) -> str | None:
        """The deciding player, if they are away and have not been notified."""
        seat = table.seats[table.deciding]
        if seat.kind != "human" or seat.person is None or self.presence.is_present(table.id, seat.person):
            return None
        people = {s.person for s in table.seats if s.kind == "human"}
        if len(people) < 2 and not reminder:
            return None  # somebody who plays alone knows that it is their turn
        return None if table.row.noticed >= self._turn_number(table, reminder) else seat.person

    def is_turn(self, table: Table, number: int) -> bool:
        """Whether that turn is still in progress."""
        return self._turn_number(table, reminder=number % 2 == 1) == number

    @staticmethod
    def _turn_number(table: Table, reminder: bool) -> int:
        """Identifies a turn by the ply at which it began; its reminder has the next number."""
        movers = table.playthrough.movers
        began = len(movers)
        while began and movers[began - 1] == table.deciding:
            began -= 1
        return 2 * began + (1 if reminder else 0)

    async def _notify(self, id: str, number: int, person_id: str, reminder: bool) -> None:
        try:
            await asyncio.sleep(self.settings.notification_delay)
            if self.presence.is_present(id, person_id) or not await self._still_is_turn(id, number):
                return
            async with self.database.read_session() as session:
                person = await session.get(Person, person_id)
            if person is None:
                return
            hours = quiet_hours.from_column(person.quiet)
            until = None if hours is None else quiet_hours.quiet_until(hours, time.time())
            if until is not None:
                await self.replan(id, number, until)
                return
            async with self.database.transaction() as session:
                is_new = (TableRow.id == id) & (TableRow.noticed < number) & (TableRow.state == "playing")
                marked = update(TableRow).where(is_new).values(noticed=number).returning(TableRow.game)
                game = await session.scalar(marked)
            await self.replan(id, number, None)
            if game is not None:
                await self._send(id, game, person, reminder)
        except Refused:
            pass  # the table was deleted
        except Exception:
            log.exception("a notification failed", extra={"table": id})

    async def _still_is_turn(self, id: str, number: int) -> bool:
        """Whether the turn is in progress: who moves and closes the page meanwhile is not told that it is their
        turn."""
        async with self.tables.locked(id) as table:
            return table.row.state == "playing" and self.is_turn(table, number)

    async def _send(self, id: str, game: str, person: Person, reminder: bool) -> None:
        language = person.language or "en"
        title = words(language, game).say("title")
        message = "notification-reminder" if reminder else "notification-turn"
        body = words(language, "server").say(message, game=title)
        url = f"{self.settings.public_url}/table/{id}"
        await self._deliver(person, Notification(title, body, url, id, language))

    def send_soon(self, person: Person, notification: Notification) -> None:
        """Send a notification to all targets of a person in the background."""
        task = asyncio.create_task(self._deliver(person, notification))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _deliver(self, person: Person, notification: Notification) -> None:
        async with self.database.read_session() as session:
            wanted = select(PushSubscription).where(PushSubscription.person == person.id)
            subscriptions = (await session.scalars(wanted)).all()
        sending = [
            self._with_retries("push", partial(self.senders.send_push, subscription, notification))
            for subscription in subscriptions
        ]
        if person.notice_url:
            send = partial(self.senders.send_apprise, person.id, person.notice_url, notification)
            sending.append(self._with_retries("apprise", send))
        await asyncio.gather(*sending)

    async def _with_retries(self, way: str, send: Callable[[], Awaitable[None]]) -> None:
        for pause in (*RETRY_SECONDS, None):
            try:
                await send()
            except (TargetGone, PartlyDelivered, TooSlow) as outcome:
                self.metrics.notifications.labels(way, "gone" if isinstance(outcome, TargetGone) else "failed").inc()
                return
            except Exception as error:  # services and their libraries raise anything
                log.warning("a notification was not accepted", extra={"way": way, "error": str(error)[:200]})
                if pause is None:
                    self.metrics.notifications.labels(way, "failed").inc()
                    return
                await asyncio.sleep(pause)
            else:
                self.metrics.notifications.labels(way, "sent").inc()
                return

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.senders.close()
