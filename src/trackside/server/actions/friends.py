"""Friends: people one has played with. They are suggested for a waiting table, and invited as they wish: on the home
page, also by notification, or not at all."""

from __future__ import annotations

import asyncio
import logging
import time

from sqlalchemy import ColumnElement, Select, exists, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.orm import aliased

from trackside.locales import words
from trackside.server.api.errors import Refused
from trackside.server.api.responses import Friend
from trackside.server.notify.delivery import TurnNotifications
from trackside.server.notify.senders import Notification
from trackside.server.people.budget import HOUR
from trackside.server.settings import Settings
from trackside.server.storage.database import Database
from trackside.server.storage.models import InvitationRow, Person, SeatRow, TableRow
from trackside.server.tables import quiet_hours, seats
from trackside.server.tables.repository import TableRepository

log = logging.getLogger("trackside.server")
FRIENDS = 30  # suggested friends
INVITATIONS = 20  # invitations to one table
PER_FRIEND = 5  # invitations of one person by another in an hour
RECEIVED = 20  # invitations of one person in an hour
PER_TICK = 100


class Friends:
    def __init__(
        self, database: Database, tables: TableRepository, notifications: TurnNotifications, settings: Settings
    ) -> None:
        self.database = database
        self.tables = tables
        self.notifications = notifications
        self.settings = settings
        self.ticking: asyncio.Task[None] | None = None

    async def suggestions(self, person: Person, table: str | None) -> list[Friend]:
        """Those with whom the person played most come first. People who want no invitations or already sit at the table
        are left out."""
        if table is not None and not await self._is_at_table(person, table):
            table = None  # who sits there is not their concern
        invited = exists().where(InvitationRow.table == table, InvitationRow.person == Person.id)
        seated = exists().where(SeatRow.table == table, SeatRow.person == Person.id)
        found = _friends(person).where(~seated).add_columns(invited)
        async with self.database.read_session() as session:
            rows = (await session.execute(found.limit(FRIENDS))).all()
        return [Friend(id=id, name=name, games=games, invited=asked) for id, name, games, asked in rows]

    async def _is_at_table(self, person: Person, id: str) -> bool:
        try:
            async with self.tables.locked(id) as table:
                return table.is_at_table(person.id)
        except Refused:
            return False

    async def invite(self, person: Person, id: str, friend: str) -> None:
        """Invite a friend to a waiting table at which the person sits or which they host."""
        async with self.tables.locked(id) as table:
            table.require_state("waiting")
            if not table.is_at_table(person.id):
                raise Refused(403, "not-seated")
            if not any(seats.may_take(seat, friend) for seat in table.seats):
                raise Refused(409, "table-full")
            this = table.id
        now = time.time()
        async with self.database.transaction() as session:
            known = (await session.execute(_friends(person).where(Person.id == friend))).first()
            if known is None:
                raise Refused(403, "not-friend")
            count = await session.scalar(select(func.count()).where(InvitationRow.table == this))
            lately = select(func.count()).where(InvitationRow.person == friend, InvitationRow.created > now - HOUR)
            by_one = await session.scalar(lately.where(InvitationRow.by == person.id))
            by_all = await session.scalar(lately)
            if (count or 0) >= INVITATIONS or (by_one or 0) >= PER_FRIEND or (by_all or 0) >= RECEIVED:
                raise Refused(409, "too-many")
            wish = await session.scalar(select(Person.invitations).where(Person.id == friend))
            insert = sqlite.insert if self.database.sqlite else postgresql.insert
            due = now + self.settings.notification_delay if wish == "notify" else None
            asked = insert(InvitationRow).values(table=this, person=friend, by=person.id, created=now, due=due)
            await session.execute(asked.on_conflict_do_nothing())

    async def decline(self, person: Person, id: str) -> None:
        async with self.database.transaction() as session:
            this = (InvitationRow.table == id) & (InvitationRow.person == person.id)
            await session.execute(update(InvitationRow).where(this).values(declined=True, due=None))

    async def is_invited(self, person: Person, id: str) -> bool:
        """Whether the person may take a seat at a private table without its code."""
        async with self.database.read_session() as session:
            return await session.get(InvitationRow, (id, person.id)) is not None

    # Notifications

    async def open(self) -> None:
        self.ticking = asyncio.create_task(self._tick())

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(self.settings.tick_seconds)
            try:
                async with self.database.read_session() as session:
                    due = select(InvitationRow.table, InvitationRow.person).where(InvitationRow.due <= time.time())
                    waiting = (await session.execute(due.limit(PER_TICK))).all()
                for table, person in waiting:
                    await self._notify(table, person)
            except Exception:
                log.exception("invitations could not be sent")

    async def _notify(self, table: str, id: str) -> None:
        """Send a notification that is due, or put it off until quiet hours end; one process does it."""
        async with self.database.transaction() as session:
            person = await session.get(Person, id)
            hours = None if person is None else quiet_hours.from_column(person.quiet)
            until = None if hours is None else quiet_hours.quiet_until(hours, time.time())
            this = (InvitationRow.table == table) & (InvitationRow.person == id) & (InvitationRow.due <= time.time())
            by = await session.scalar(update(InvitationRow).where(this).values(due=until).returning(InvitationRow.by))
            if by is None or until is not None or person is None or person.invitations != "notify":
                return
            host = await session.scalar(select(Person.name).where(Person.id == by))
            has_seat = exists().where(SeatRow.table == table, SeatRow.kind == "open")
            is_open = select(TableRow.game).where(TableRow.id == table, TableRow.state == "waiting", has_seat)
            game = await session.scalar(is_open)
        if game is not None:
            language = person.language or "en"
            title = words(language, game).say("title")
            text = words(language, "server").say("notification-invitation", game=title, name=host or "")
            url = f"{self.settings.public_url}/table/{table}"
            self.notifications.send_soon(person, Notification(title, text, url, table, language))

    async def close(self) -> None:
        if self.ticking is not None:
            self.ticking.cancel()
            await asyncio.gather(self.ticking, return_exceptions=True)


def _friends(person: Person) -> Select[str, str, int]:
    """People with whom somebody has started a game, and who may be invited."""
    own, other = aliased(SeatRow), aliased(SeatRow)
    played = func.count(other.table.distinct())
    began: ColumnElement[bool] = TableRow.state.in_(["playing", "over"])
    return (
        select(Person.id, Person.name, played)
        .join(other, other.person == Person.id)
        .join(own, (own.table == other.table) & (own.person == person.id))
        .join(TableRow, TableRow.id == other.table)
        .where(began, Person.id != person.id, Person.invitations != "none", other.kind == "human")
        .group_by(Person.id, Person.name)
        .order_by(played.desc(), func.max(TableRow.updated).desc(), Person.id)
    )
