"""Deletes an account: what belongs to a person is deleted, and their seats in other games become anonymous."""

from __future__ import annotations

import time
from collections.abc import Sequence

from sqlalchemy import Row, delete, exists, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from trackside.server.actions.autoplay import Autoplay
from trackside.server.api.errors import Refused
from trackside.server.people.accounts import Accounts
from trackside.server.storage.database import Database
from trackside.server.storage.models import AnalysisRow, ChatRow, Person, ResultRow, SeatRow, TableRow
from trackside.server.tables import changes, seats
from trackside.server.tables.changes import Change, SeatFields, TableFields
from trackside.server.tables.repository import TableRepository
from trackside.server.tables.results import search_words
from trackside.server.tables.table import Table

ATTEMPTS = 5  # the person may sit down somewhere meanwhile


class AccountDeletion:
    def __init__(self, database: Database, accounts: Accounts, tables: TableRepository, autoplay: Autoplay) -> None:
        self.database = database
        self.accounts = accounts
        self.tables = tables
        self.autoplay = autoplay

    async def delete(self, person: Person, password: str | None) -> None:
        """Delete a person. Deleting an account needs its password."""
        if person.login is not None:
            await self.accounts.require_password(person, password or "")
        await self._delete_old_chat(person)
        for _ in range(ATTEMPTS):
            for id in await self._tables(person):
                await self._leave(person, id)
            try:
                changed = await self._delete_person(person)
            except IntegrityError:
                continue  # they took a seat at this moment
            self.tables.announce(changed)
            self.accounts.forget(person.id)
            return
        raise Refused(409, "busy")

    async def _delete_person(self, person: Person) -> Sequence[Row[str, int]]:
        """Delete the person and what refers to them; return the new seq of the tables whose chat changed. Chat is
        deleted together with the person, whose row is locked: a line that is said meanwhile is deleted or refused.
        Rows of tables are locked before that of the person, as by everybody else."""
        async with self.database.transaction() as session:
            said = select(ChatRow.table).where(ChatRow.person == person.id)
            counted = update(TableRow).where(TableRow.id.in_(said)).values(seq=TableRow.seq + 1)
            changed = (await session.execute(counted.returning(TableRow.id, TableRow.seq))).all()
            await session.execute(select(Person.id).where(Person.id == person.id).with_for_update())
            await session.execute(delete(ChatRow).where(ChatRow.person == person.id))
            await self._forget_results(session, person)
            asked = update(AnalysisRow).where(AnalysisRow.person == person.id).values(person="")
            await session.execute(asked)
            await session.execute(update(SeatRow).where(SeatRow.entrant == person.id).values(entrant=None))
            await session.execute(delete(Person).where(Person.id == person.id))
        return changed

    async def _tables(self, person: Person) -> list[str]:
        """The tables that the person hosts, and those at which they sit or sat when the game began."""
        was_there = (SeatRow.person == person.id) | (SeatRow.entrant == person.id)
        wanted = select(TableRow.id).where(
            (TableRow.host == person.id) | exists().where(SeatRow.table == TableRow.id, was_there)
        )
        async with self.database.read_session() as session:
            return list(await session.scalars(wanted))

    async def _delete_old_chat(self, person: Person) -> None:
        """Delete lines of earlier versions, which name only the seat. Lines that name another person are theirs."""
        seated = exists().where(
            SeatRow.table == ChatRow.table,
            SeatRow.seat == ChatRow.seat,
            (SeatRow.person == person.id) | (SeatRow.entrant == person.id),
        )
        async with self.database.transaction() as session:
            gone = delete(ChatRow).where(ChatRow.person.is_(None), seated).returning(ChatRow.table)
            ids = set(await session.scalars(gone.execution_options(synchronize_session=False)))
            counted = update(TableRow).where(TableRow.id.in_(ids)).values(seq=TableRow.seq + 1)
            found = (await session.execute(counted.returning(TableRow.id, TableRow.seq))).all()
        self.tables.announce(found)

    async def _leave(self, person: Person, id: str) -> None:
        """Delete the table if nobody else keeps it; otherwise make the person anonymous and let bots play on."""

        def keepers(table: Table) -> list[str]:
            kept = [table.seats[seat] for seat in table.other_seats(person.id)]
            return [seat.person for seat in kept if seat.person is not None and not seat.hidden]

        def is_theirs(table: Table) -> bool:
            started = table.row.state != "waiting" and bool(table.own_seats(person.id))
            return (table.row.host == person.id or started) and not keepers(table)

        def check(table: Table) -> None:
            if not is_theirs(table):
                raise Refused(409, "busy")  # somebody joined at this moment

        def decide(table: Table) -> Change:
            own, now = table.own_seats(person.id), time.time()
            fields = TableFields()
            if table.row.host == person.id:
                fields["host"] = keepers(table)[0]
            # Earlier: they left it to a bot, it is kept for them, or somebody's fork has it under their name.
            left = [seat.seat for seat in table.seats if seat.entrant == person.id]
            if table.row.state == "waiting":
                return Change(table=fields, seats={seat: seats.open_seat() for seat in {*own, *left}})
            if table.row.state == "playing" and own:
                game = table.row.game
                bots = {seat: seats.replacement_bot(game, table.seats[seat], None, hidden=True) for seat in own}
                change = changes.replace_by_bots(table, bots, now)
                change.table.update(fields)
            else:
                change = Change(table=fields, seats={seat: SeatFields(person=None, hidden=True) for seat in own})
            for seat in {*own, *left}:
                change.seats.setdefault(seat, SeatFields())["name"] = ""
            return change

        try:
            async with self.tables.locked(id) as table:
                theirs = is_theirs(table)
            if theirs:
                await self.tables.delete(id, check)
            else:
                await self.tables.change(id, decide, lambda table: None)
                self.autoplay.check(id)
        except Refused as refused:
            if refused.code != "no-table":
                raise

    @staticmethod
    async def _forget_results(session: AsyncSession, person: Person) -> None:
        began = exists().where(
            SeatRow.table == ResultRow.table, SeatRow.seat == ResultRow.seat, SeatRow.entrant == person.id
        )
        own = (ResultRow.person == person.id) | began
        theirs = set(await session.execute(select(ResultRow.table, ResultRow.seat).where(own)))
        wanted = select(ResultRow, TableRow.name).join(TableRow, TableRow.id == ResultRow.table)
        tables = {table for table, _ in theirs}
        found = (await session.execute(wanted.where(ResultRow.table.in_(tables)))).all()
        for row, _ in found:
            if (row.table, row.seat) in theirs:
                row.name = ""
                if row.person == person.id:
                    row.person = None
        for row, name in found:
            names = [other.name for other, _ in found if other.table == row.table and other.level is None]
            row.words = search_words(name, names)
