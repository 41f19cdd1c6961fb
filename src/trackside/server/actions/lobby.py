"""The lobby: tables made, joined, started, left, deleted and followed by others."""

from __future__ import annotations

import logging
import secrets
import time
from collections import defaultdict
from typing import Any

from sqlalchemy import ColumnElement, case, exists, false, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from trackside.server.actions.autoplay import Robots
from trackside.server.api.requests import NewTable, SeatChange
from trackside.server.api.responses import TableCard, TableLists
from trackside.server.http.errors import Refused
from trackside.server.live.presence import Present
from trackside.server.settings import Settings
from trackside.server.storage.models import Person, SeatRow, TableRow
from trackside.server.tables import changes as turns
from trackside.server.tables import new_table as founding
from trackside.server.tables import seats as seating
from trackside.server.tables.repository import Change, Tables
from trackside.server.tables.table import Table
from trackside.server.views.table_card import card
from trackside.server.workers.pool import Failed, Thinkers
from trackside.server.workers.record_check import Brought, Holds, Wrong

log = logging.getLogger("trackside.server")
LISTED = 50  # tables on a page of each list
FRESH = 24 * 3600.0  # seconds for which a public table is listed after its last change


class Lobby:
    def __init__(
        self, tables: Tables, present: Present, robots: Robots, checkers: Thinkers, settings: Settings
    ) -> None:
        self.tables = tables
        self.most = settings.tables_per_person
        self.corrected = settings.corrected_boxes
        self.checkers = checkers
        self.bringing: set[str] = set()  # people whose record is being replayed
        self.present = present
        self.robots = robots

    # Lists

    async def lists(self, person: Person | None, language: str, page: int = 1) -> TableLists:
        recent = TableRow.updated > time.time() - FRESH
        free = exists().where(SeatRow.table == TableRow.id, SeatRow.kind == "open")
        own = false() if person is None else _own(person.id)
        waiting = TableRow.public.is_(True) & (TableRow.state == "waiting") & recent & free
        running = TableRow.public.is_(True) & (TableRow.state == "playing") & recent
        lists: list[list[TableCard]] = []
        async with self.tables.database.reading() as session:
            for where in (own, waiting & ~own, running & ~own):
                lists.append(await self._cards(session, where, person, language, page))
        return TableLists(
            mine=lists[0][:LISTED],
            open=lists[1][:LISTED],
            watch=lists[2][:LISTED],
            more=any(len(found) > LISTED for found in lists),
        )

    async def _cards(
        self, session: AsyncSession, where: Any, person: Person | None, language: str, page: int
    ) -> list[TableCard]:
        """The tables of a page, and one of the next if there is any: one's turn first, finished ones last."""
        me = None if person is None else person.id
        mine = (SeatRow.table == TableRow.id) & (SeatRow.seat == TableRow.deciding) & (SeatRow.person == me)
        turn = false() if me is None else (TableRow.state == "playing") & exists().where(mine)
        rank = case((turn, 0), (TableRow.state == "over", 2), else_=1)
        wanted = select(TableRow).where(where).order_by(rank, TableRow.updated.desc(), TableRow.id)
        rows = (await session.scalars(wanted.limit(LISTED + 1).offset(LISTED * (page - 1)))).all()
        ids = [row.id for row in rows]
        seats: dict[str, list[SeatRow]] = defaultdict(list)
        for seat in await session.scalars(select(SeatRow).where(SeatRow.table.in_(ids)).order_by(SeatRow.seat)):
            seats[seat.table].append(seat)
        return [
            card(row, seats[row.id], me, self.present.people(row.id), language, self.tables.looks.ply) for row in rows
        ]

    def card(self, table: Table, person: Person, language: str) -> TableCard:
        online = self.present.people(table.id)
        return card(table.row, table.seats, person.id, online, language, self.tables.looks.ply)

    # Making

    async def create(self, person: Person, new: NewTable, language: str) -> TableCard:
        row, seats, moves = founding.fresh(person, new)
        await self._need_room(person)
        await self.tables.add(row, seats, moves)
        if new.start and all(seat.kind != "open" for seat in seats):
            return await self.start(person, row.id, language)
        async with self.tables.at(row.id) as table:
            return self.card(table, person, language)

    async def from_record(self, person: Person, text: str, language: str) -> TableCard:
        await self._need_room(person)
        parts = founding.from_record(person, await self._checked(person, text))
        await self.tables.add(*parts)
        return await self._opened(parts[0].id, person, language)

    async def fork(self, person: Person, id: str, ply: int, language: str) -> TableCard:
        async with self.tables.at(id) as table:
            parts = founding.fork(person, table, ply)
        await self._need_room(person)
        await self.tables.add(*parts)
        return await self._opened(parts[0].id, person, language)

    async def _checked(self, person: Person, text: str) -> Holds:
        """What is in a record. A foreign text is read and replayed beside the server, never in its loop."""
        if person.id in self.bringing:
            raise Refused(429, "too-many")
        self.bringing.add(person.id)
        try:
            found = await self.checkers.check(Brought(text=text, corrected=self.corrected))
        except Failed as problem:
            log.warning("a record was not replayed", extra={"person": person.id, "problem": str(problem)[:200]})
            raise Refused(422, "not-replayed") from None
        finally:
            self.bringing.discard(person.id)
        if isinstance(found, Wrong):
            raise Refused(422, found.code, line=found.line)
        return found

    async def _need_room(self, person: Person) -> None:
        """Of the tables that a person hosts those count that they still list; others may keep the rest."""
        async with self.tables.database.reading() as session:
            hosted = await session.scalar(select(func.count()).where(TableRow.host == person.id, _own(person.id)))
        if (hosted or 0) >= self.most:
            raise Refused(409, "too-many-tables")

    async def _opened(self, id: str, person: Person, language: str) -> TableCard:
        self.robots.look(id)
        async with self.tables.at(id) as table:
            return self.card(table, person, language)

    async def rematch(self, person: Person, id: str, language: str) -> TableCard:
        async with self.tables.at(id) as table:
            table.need_state("over")
            table.need_seat(person.id)
            known = table.row.rematch
            row, seats, moves = founding.rematch(person, table)
            alone = not table.others(person.id)
        if known is not None:
            try:
                return await self._opened(known, person, language)
            except Refused as refused:
                if refused.code != "no-table":
                    raise
        await self._need_room(person)
        await self.tables.add(row, seats, moves)

        def follow(table: Table) -> Change:  # the one that is known is gone
            return Change(values={"rematch": row.id} if table.row.rematch in (None, known) else {})

        following = await self.tables.change(id, follow, lambda table: str(table.row.rematch))
        if following != row.id:  # somebody else asked in the same moment
            await self.tables.delete(row.id, lambda table: None)
        elif alone:
            return await self.start(person, row.id, language)
        return await self._opened(following, person, language)

    # While it waits

    async def join(self, person: Person, id: str, code: str | None, seat: int | None, language: str) -> TableCard:
        def decide(table: Table) -> Change:
            if table.own_seats(person.id):
                return Change()
            table.need_state("waiting")
            given = (code or id).upper()
            if not table.row.public and not secrets.compare_digest(given.encode(), table.row.code.encode()):
                raise Refused(403, "wrong-code")
            free = [s.seat for s in table.seats if s.kind == "open" and (seat is None or s.seat == seat)]
            if not free:
                raise Refused(409, "seat-taken" if seat is not None else "table-full")
            return Change(seats={free[0]: {"kind": "human", "person": person.id, "name": person.name, "hidden": False}})

        return await self.tables.change(id, decide, lambda table: self.card(table, person, language))

    async def change_seat(self, person: Person, id: str, seat: int, new: SeatChange, language: str) -> TableCard:
        def decide(table: Table) -> Change:
            self._need_host(table, person)
            table.need_state("waiting")
            if not 0 <= seat < len(table.seats):
                raise Refused(404, "no-seat")
            if new.kind == "me" and table.own_seats(person.id) and seat not in table.own_seats(person.id):
                own = table.own_seats(person.id)[0]  # change places: the old one is free then
                return Change(seats={own: seating.nobody(), seat: seating.person(person)})
            return Change(seats={seat: seating.of(new.kind, new.level, new.name, person)})

        return await self.tables.change(id, decide, lambda table: self.card(table, person, language))

    async def start(self, person: Person, id: str, language: str) -> TableCard:
        def decide(table: Table) -> Change:
            self._need_host(table, person)
            table.need_state("waiting")
            if any(seat.kind == "open" for seat in table.seats):
                raise Refused(409, "seats-open")
            return turns.started(table, time.time())

        answer = await self.tables.change(id, decide, lambda table: self.card(table, person, language))
        self.robots.look(answer.id)
        return answer

    # Leaving

    async def leave(self, person: Person, id: str) -> None:
        """The table a host leaves before it starts is another's then. One that nobody keeps any longer is gone."""

        def nobody_left(table: Table) -> bool:
            keep = [seat for seat in table.others(person.id) if not table.seats[seat].hidden]
            hosted = table.row.host == person.id or table.row.state != "waiting"
            return hosted and bool(table.own_seats(person.id)) and not keep

        def still(table: Table) -> None:
            if not nobody_left(table):
                raise Refused(409, "busy")  # somebody came in this very moment

        def decide(table: Table) -> Change:
            own = table.need_seat(person.id)
            if table.row.state == "waiting":
                others = table.others(person.id)
                heir = {"host": table.seats[others[0]].person} if others and table.row.host == person.id else {}
                return Change(values=heir, seats={seat: seating.nobody() for seat in own})
            if table.row.state == "over":
                return Change(seats={seat: {"hidden": True} for seat in own})
            gone = {seat: seating.heir(table.seats[seat], None, hidden=True) for seat in own}
            return turns.reseated(table, gone, time.time())

        async with self.tables.at(id) as table:
            alone = nobody_left(table)
        if alone:
            await self.tables.delete(id, still)
            return
        await self.tables.change(id, decide, lambda table: None)
        self.robots.look(table.id)

    async def resign(self, person: Person, id: str, level: str | None, language: str) -> TableCard:
        def decide(table: Table) -> Change:
            table.need_state("playing")
            own = table.need_seat(person.id)
            return turns.reseated(table, {seat: seating.heir(table.seats[seat], level) for seat in own}, time.time())

        answer = await self.tables.change(id, decide, lambda table: self.card(table, person, language))
        self.robots.look(answer.id)
        return answer

    async def delete(self, person: Person, id: str) -> None:
        def allowed(table: Table) -> None:
            self._need_host(table, person)
            others = table.others(person.id)
            if table.row.state == "playing" and others:
                raise Refused(409, "others-play")
            if table.row.state == "over" and any(not table.seats[seat].hidden for seat in others):
                raise Refused(409, "others-keep")

        await self.tables.delete(id, allowed)

    @staticmethod
    def _need_host(table: Table, person: Person) -> None:
        if table.row.host != person.id:
            raise Refused(403, "not-host")


def _own(person: str) -> ColumnElement[bool]:
    """Tables at which a person sits; of those they host also the waiting ones, and those that only bots play."""
    at_table = SeatRow.table == TableRow.id
    sits = exists().where(at_table, SeatRow.person == person, SeatRow.hidden.is_(False))
    others = exists().where(at_table, (SeatRow.kind == "human") | SeatRow.hidden.is_(True))
    return sits | ((TableRow.host == person) & ((TableRow.state == "waiting") | ~others))
