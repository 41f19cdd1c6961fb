"""The lists of tables on the home page: your own, public ones with an open seat, and public ones to watch."""

from __future__ import annotations

import time
from collections import defaultdict

from sqlalchemy import ColumnElement, case, exists, false, func, select, union
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from trackside.server.api import responses
from trackside.server.api.responses import Invitation, TableCard
from trackside.server.live.table_views import TableViews
from trackside.server.storage.database import Database
from trackside.server.storage.models import InvitationRow, Person, SeatRow, TableRow
from trackside.server.storage.stored_rows import StoredSeat, StoredTable

PAGE_SIZE = 50  # tables per page of each list
RECENT_SECONDS = 24 * 3600.0  # seconds for which a public table is listed after its last change


class TableLists:
    def __init__(self, database: Database, views: TableViews) -> None:
        self.database = database
        self.views = views

    async def page(self, person: Person | None, language: str, page: int = 1) -> responses.TableLists:
        recent = TableRow.updated > time.time() - RECENT_SECONDS
        has_open_seat = _has_open_seat(person)
        own = false() if person is None else is_listed_for(person.id)
        waiting = TableRow.public.is_(True) & (TableRow.state == "waiting") & recent & has_open_seat
        running = TableRow.public.is_(True) & (TableRow.state == "playing") & recent
        lists: list[list[TableCard]] = []
        async with self.database.read_session() as session:
            for where in (own, waiting & ~own, running & ~own):
                lists.append(await self._cards(session, where, person, language, page))
            invited = [] if person is None else await self._invitations(session, person, language)
        return responses.TableLists(
            invited=invited,
            mine=lists[0][:PAGE_SIZE],
            open=lists[1][:PAGE_SIZE],
            watch=lists[2][:PAGE_SIZE],
            more=any(len(found) > PAGE_SIZE for found in lists),
        )

    async def _cards(
        self, session: AsyncSession, where: ColumnElement[bool], person: Person | None, language: str, page: int
    ) -> list[TableCard]:
        """A page of tables, and one table more if there is a next page. Own turns come first, finished games last."""
        me = None if person is None else person.id
        decides = (SeatRow.table == TableRow.id) & (SeatRow.seat == TableRow.deciding) & (SeatRow.person == me)
        my_turn = false() if me is None else (TableRow.state == "playing") & exists().where(decides)
        rank = case((my_turn, 0), (TableRow.state == "over", 2), else_=1)
        # Only ids are found and sorted first, by indexes; whole rows are read for this page only.
        wanted = select(TableRow.id).where(where).order_by(rank, TableRow.updated.desc(), TableRow.id)
        ids = (await session.scalars(wanted.limit(PAGE_SIZE + 1).offset(PAGE_SIZE * (page - 1)))).all()
        read = await session.execute(select(TableRow.__table__).where(TableRow.id.in_(ids)))
        found = {row["id"]: StoredTable(**row) for row in read.mappings()}
        rows = [found[id] for id in ids if id in found]  # a table may have been deleted meanwhile
        seats: dict[str, list[StoredSeat]] = defaultdict(list)
        read = await session.execute(select(SeatRow.__table__).where(SeatRow.table.in_(ids)).order_by(SeatRow.seat))
        for seat in read.mappings():
            seats[seat["table"]].append(StoredSeat(**seat))
        return [self.views.card_from_rows(row, seats[row.id], me, language) for row in rows]

    async def _invitations(self, session: AsyncSession, person: Person, language: str) -> list[Invitation]:
        """Tables with an open seat to which the person is invited, newest first."""
        has_open_seat = _has_open_seat(person)
        asked = select(InvitationRow.table, Person.name).join(Person, Person.id == InvitationRow.by)
        asked = asked.join(TableRow, TableRow.id == InvitationRow.table).order_by(InvitationRow.created.desc())
        waiting = (TableRow.state == "waiting") & has_open_seat
        rows = await session.execute(
            asked.where(InvitationRow.person == person.id, InvitationRow.declined.is_(False), waiting)
        )
        names = {row.table: row.name for row in rows}
        cards = await self._cards(session, TableRow.id.in_(names), person, language, 1) if names else []
        found = {card.id: Invitation(by=names[card.id], table=card) for card in cards}
        return [found[id] for id in names if id in found]

    async def hosted_count(self, person: Person) -> int:
        """The number of tables a person hosts and still lists."""
        async with self.database.read_session() as session:
            count = await session.scalar(
                select(func.count()).where(TableRow.host == person.id, is_listed_for(person.id))
            )
        return count or 0

    async def move_count(self, person: Person) -> int:
        """The number of moves stored at the tables a person hosts."""
        async with self.database.read_session() as session:
            return await session.scalar(select(func.sum(TableRow.ply)).where(TableRow.host == person.id)) or 0

    async def bot_table_count(self, person: Person) -> int:
        """The number of bot-only games a person hosts."""
        has_people = exists().where(SeatRow.table == TableRow.id, SeatRow.kind != "bot")
        running = (TableRow.host == person.id) & (TableRow.state == "playing")
        async with self.database.read_session() as session:
            return await session.scalar(select(func.count()).where(running, ~has_people)) or 0


def _has_open_seat(person: Person | None) -> ColumnElement[bool]:
    """Whether a table has a seat that the person could take."""
    theirs: ColumnElement[bool] = SeatRow.entrant.is_(None)
    if person is not None:
        theirs |= SeatRow.entrant == person.id
    return exists().where(SeatRow.table == TableRow.id, SeatRow.kind == "open", theirs)


def is_listed_for(person: str) -> ColumnElement[bool]:
    """Tables at which a person sits; of those they host, also waiting ones and those that only bots play."""
    seated = select(SeatRow.table).where(SeatRow.person == person, SeatRow.hidden.is_(False))
    hosted = aliased(TableRow)
    people = exists().where(SeatRow.table == hosted.id, (SeatRow.kind == "human") | SeatRow.hidden.is_(True))
    kept = select(hosted.id).where(hosted.host == person, (hosted.state == "waiting") | ~people)
    return TableRow.id.in_(union(seated, kept))
