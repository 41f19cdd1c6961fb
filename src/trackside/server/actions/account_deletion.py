"""Deletes an account: what belongs to a person is deleted, and their seats in other games become anonymous."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Row, delete, exists, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from trackside.server.people.accounts import Accounts
from trackside.server.people.principal import player_of
from trackside.server.storage.database import Database
from trackside.server.storage.models import AnalysisRow, ChatRow, Person, ResultRow, SeatRow, TableRow
from trackside.server.tables.loading import Tables
from trackside.server.tables.transactor import Transactor
from trackside.tables import seating
from trackside.tables.refusals import Refused
from trackside.tables.results import search_words
from trackside.tables.table import Table

ATTEMPTS = 5  # the person may sit down somewhere meanwhile


class AccountDeletion:
    def __init__(self, database: Database, accounts: Accounts, tables: Tables, transactor: Transactor) -> None:
        self.database = database
        self.accounts = accounts
        self.tables = tables
        self.transactor = transactor

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
            self.transactor.announce(changed)
            self.accounts.forget(person.id)
            return
        raise Refused("busy")

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
        self.transactor.announce(found)

    async def _leave(self, person: Person, id: str) -> None:
        """Delete the table if nobody else keeps it; otherwise make the person anonymous and let bots play on."""

        who = player_of(person)

        def check(table: Table) -> None:
            if not seating.is_only_theirs(table, who):
                raise Refused("busy")  # somebody joined at this moment

        try:
            async with self.tables.locked(id) as table:
                theirs = seating.is_only_theirs(table, who)
            if theirs:
                await self.transactor.delete(id, check)
            else:
                await self.transactor.change(id, lambda table, now: seating.forget(table, who), lambda table: None)
        except Refused as refused:
            if refused.name != "no-table":
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
