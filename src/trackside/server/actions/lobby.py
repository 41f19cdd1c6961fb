"""The lobby: create, join, start, leave, delete, rematch, fork and import tables."""

from __future__ import annotations

import logging
import secrets
import time
from contextlib import suppress

from trackside import lessons
from trackside.server.actions import rating_rules
from trackside.server.actions.autoplay import Autoplay
from trackside.server.actions.copies import Copies
from trackside.server.actions.friends import Friends
from trackside.server.actions.table_lists import TableLists
from trackside.server.api.errors import Refused
from trackside.server.api.requests import NewTable, SeatChange
from trackside.server.api.responses import TableCard
from trackside.server.live.table_views import TableViews
from trackside.server.people.budget import HOUR, Budget
from trackside.server.settings import Settings
from trackside.server.storage.models import Person
from trackside.server.tables import changes, new_table, seats
from trackside.server.tables.changes import Change, SeatFields, TableFields
from trackside.server.tables.new_table import NewRows
from trackside.server.tables.repository import TableRepository
from trackside.server.tables.table import Table
from trackside.server.workers.pool import WorkerFailed, WorkerPool
from trackside.server.workers.record_check import InvalidRecord, RecordToCheck, ValidRecord

log = logging.getLogger("trackside.server")


class Lobby:
    def __init__(
        self,
        tables: TableRepository,
        lists: TableLists,
        views: TableViews,
        autoplay: Autoplay,
        record_checkers: WorkerPool,
        copies: Copies,
        friends: Friends,
        settings: Settings,
    ) -> None:
        self.tables = tables
        self.lists = lists
        self.views = views
        self.autoplay = autoplay
        self.record_checkers = record_checkers
        self.copies = copies
        self.friends = friends
        self.settings = settings
        self.public_tables = Budget(settings.public_tables_per_hour, HOUR)  # by address

    # Creating

    async def create(self, person: Person, new: NewTable, language: str, address: str = "") -> TableCard:
        new = rating_rules.with_rules(new)
        rows = new_table.create(person, new)
        if new.rated:
            self._require_account(person)
            if any(seat.kind == "human" for seat in new.seats):
                raise Refused(422, "rated-seats")
        await self._require_room(person)
        if new.start and all(seat.kind == "bot" for seat in rows.seats):
            await self._require_room_for_bots(person)
        if new.public:
            self.public_tables.spend(address)
        await self.tables.insert(rows)
        if new.start and all(seat.kind != "open" for seat in rows.seats):
            return await self.start(person, rows.table.id, language)
        async with self.tables.locked(rows.table.id) as table:
            return self.views.card(table, person.id, language)

    async def import_record(self, person: Person, text: str, language: str, address: str = "") -> TableCard:
        async with self.copies.turn(person, address):
            await self._require_room(person)
            valid = await self._check_record(person, text)
            rows = new_table.from_record(
                person, valid.record, valid.options, valid.deciding, valid.opening, valid.differences
            )
            self.copies.spend(person, address, len(rows.moves))
            return await self._open(rows, person, language)

    async def begin_lesson(self, person: Person, game: str, name: str, language: str) -> TableCard:
        try:
            lesson = lessons.lesson(game, name)
        except KeyError:
            raise Refused(404, "no-lesson") from None
        await self._require_room(person)
        return await self._open(new_table.from_lesson(person, game, lesson), person, language)

    async def fork(
        self, person: Person, id: str, ply: int, language: str, seat: int | None = None, address: str = ""
    ) -> TableCard:
        async with self.copies.turn(person, address):
            await self._require_room(person)
            async with self.tables.locked(id) as table:
                rows = new_table.fork(person, table, ply, seat)
                self.copies.spend(person, address, ply)
                await self.tables.insert_fork(rows, table)
            return await self._opened(rows, person, language)

    async def open_table(self, person: Person, rows: NewRows, language: str) -> TableCard:
        """Store a table that was made elsewhere, if the person may have one more."""
        await self._require_room(person)
        return await self._open(rows, person, language)

    async def _check_record(self, person: Person, text: str) -> ValidRecord:
        """Untrusted records are checked in a separate process."""
        try:
            task = RecordToCheck(text=text, allow_corrected_box=self.settings.corrected_boxes)
            found = await self.record_checkers.check_record(task)
        except WorkerFailed as error:
            log.warning("a record could not be replayed", extra={"person": person.id, "error": str(error)[:200]})
            raise Refused(422, "not-replayed") from None
        if isinstance(found, InvalidRecord):
            raise Refused(422, found.code, line=found.line)
        return found

    @staticmethod
    def _require_account(person: Person) -> None:
        """Ratings belong to accounts: guests come and go."""
        if person.login is None:
            raise Refused(403, "rated-account")

    async def _require_room(self, person: Person) -> None:
        if await self.lists.hosted_count(person) >= self.settings.tables_per_person:
            raise Refused(409, "too-many-tables")
        if await self.lists.move_count(person) >= self.settings.moves_per_person:
            raise Refused(409, "too-many-tables")

    async def _require_room_for_bots(self, host: Person) -> None:
        """A game that only bots play never pauses, so their number per person is limited."""
        if await self.lists.bot_table_count(host) >= self.settings.bot_tables_per_person:
            raise Refused(409, "too-many-tables")

    async def _open(self, rows: NewRows, person: Person, language: str) -> TableCard:
        await self.tables.insert(rows)
        return await self._opened(rows, person, language)

    async def _opened(self, rows: NewRows, person: Person, language: str) -> TableCard:
        if rows.table.state == "over":
            await self.tables.store_results(rows.table.id)
        return await self._card(rows.table.id, person, language)

    async def _card(self, id: str, person: Person, language: str) -> TableCard:
        self.autoplay.check(id)
        async with self.tables.locked(id) as table:
            return self.views.card(table, person.id, language)

    async def rematch(self, person: Person, id: str, language: str) -> TableCard:
        async with self.tables.locked(id) as table:
            table.require_state("over")
            table.require_seat(person.id)
            known = table.row.rematch
            rows = new_table.rematch(person, table)
            alone = not table.other_seats(person.id)
        kept = [seat.entrant for seat in rows.seats if seat.entrant is not None]
        if known is not None:
            try:
                return await self._sit_down_again(person, known, language)
            except Refused as refused:
                if refused.code != "no-table":
                    raise
        await self._require_room(person)
        await self.tables.insert(rows)
        created = rows.table.id

        def link(table: Table) -> Change:
            """Link the new table, unless somebody else created one at the same moment."""
            free = table.row.rematch in (None, known)
            return Change(table=TableFields(rematch=created)) if free else Change()

        linked = await self.tables.change(id, link, lambda table: str(table.row.rematch))
        if linked != created:
            await self.tables.delete(created, lambda table: None)
            return await self._sit_down_again(person, linked, language)
        if alone:
            return await self.start(person, created, language)
        for other in kept:
            with suppress(Refused):  # they want no invitations
                await self.friends.invite(person, created, other)
        return await self._card(created, person, language)

    async def _sit_down_again(self, person: Person, id: str, language: str) -> TableCard:
        """Take the seat of a rematch that is kept for the person."""
        try:
            return await self.join(person, id, None, None, language)
        except Refused as refused:
            if refused.code == "no-table":
                raise
        return await self._card(id, person, language)

    # Before the start

    async def join(self, person: Person, id: str, code: str | None, seat: int | None, language: str) -> TableCard:
        async with self.tables.locked(id) as found:
            this = found.id
        invited = await self.friends.is_invited(person, this)

        def decide(table: Table) -> Change:
            if table.own_seats(person.id):
                return Change()
            table.require_state("waiting")
            if table.row.rated:
                self._require_account(person)
            kept = [s.seat for s in table.seats if s.kind == "open" and s.entrant == person.id]
            given = (code or id).upper()
            if (
                not table.row.public
                and not invited
                and not kept
                and not secrets.compare_digest(given.encode(), table.row.code.encode())
            ):
                raise Refused(403, "wrong-code")
            free = [s.seat for s in table.seats if seats.may_take(s, person.id)]
            free = (kept or free) if seat is None else [seat] if seat in free else []
            if not free:
                raise Refused(409, "seat-taken" if seat is not None else "table-full")
            return Change(seats={free[0]: seats.person_seat(person)})

        card = await self.tables.change(id, decide, lambda table: self.views.card(table, person.id, language))
        if invited:
            await self.friends.decline(person, this)  # the invitation has been answered
        return card

    async def change_seat(self, person: Person, id: str, seat: int, new: SeatChange, language: str) -> TableCard:
        def decide(table: Table) -> Change:
            table.require_host(person.id)
            table.require_state("waiting")
            if not 0 <= seat < len(table.seats):
                raise Refused(404, "no-seat")
            if table.row.rated and new.kind == "human":
                raise Refused(422, "rated-seats")
            own = table.own_seats(person.id)
            if new.kind == "me" and own and seat not in own:  # the host moves to another seat
                return Change(seats={own[0]: seats.open_seat(), seat: seats.person_seat(person)})
            return Change(seats={seat: seats.requested_seat(table.row.game, new.kind, new.level, new.name, person)})

        return await self.tables.change(id, decide, lambda table: self.views.card(table, person.id, language))

    async def start(self, person: Person, id: str, language: str) -> TableCard:
        def decide(table: Table) -> Change:
            table.require_host(person.id)
            table.require_state("waiting")
            if any(seat.kind == "open" for seat in table.seats):
                raise Refused(409, "seats-open")
            if table.row.rated and not rating_rules.may_be_rated(table.seats):
                raise Refused(422, "rated-seats")
            change = changes.start_game(table, time.time())
            self.autoplay.plan_notice(table, change)
            return change

        async with self.tables.locked(id) as table:
            only_bots = all(seat.kind == "bot" for seat in table.seats)
            rated_seats = list(table.seats) if table.row.rated else []
        if only_bots:
            await self._require_room_for_bots(person)
        await rating_rules.require_variety(self.tables.database, rated_seats)
        card = await self.tables.change(id, decide, lambda table: self.views.card(table, person.id, language))
        self.autoplay.check(card.id)
        return card

    # Leaving

    async def leave(self, person: Person, id: str) -> None:
        """Leave a table. A waiting table passes to another host; a table that nobody keeps is deleted."""

        def is_last(table: Table) -> bool:
            keep = [seat for seat in table.other_seats(person.id) if not table.seats[seat].hidden]
            may_delete = table.row.host == person.id or table.row.state != "waiting"
            may_delete = may_delete and not (table.row.rated and table.row.state == "playing")
            return may_delete and bool(table.own_seats(person.id)) and not keep

        def require_last(table: Table) -> None:
            if not is_last(table):
                raise Refused(409, "busy")  # somebody joined at this moment

        def decide(table: Table) -> Change:
            own = table.require_seat(person.id)
            if table.row.state == "waiting":
                others = table.other_seats(person.id)
                fields = TableFields()
                if others and table.row.host == person.id:
                    fields["host"] = table.seats[others[0]].person
                return Change(table=fields, seats={seat: seats.open_seat() for seat in own})
            if table.row.state == "over":
                return Change(seats={seat: SeatFields(hidden=True) for seat in own})
            bots = {seat: seats.replacement_bot(table.row.game, table.seats[seat], None, True) for seat in own}
            return changes.replace_by_bots(table, bots, time.time())

        async with self.tables.locked(id) as table:
            last = is_last(table)
        if last:
            try:
                await self.tables.delete(id, require_last)
                return
            except Refused as refused:
                if refused.code != "busy":
                    raise
        await self.tables.change(id, decide, lambda table: None)
        self.autoplay.check(table.id)

    async def resign(self, person: Person, id: str, level: str | None, language: str) -> TableCard:
        """Give the person's seats to bots."""

        def decide(table: Table) -> Change:
            table.require_state("playing")
            own = table.require_seat(person.id)
            bots = {seat: seats.replacement_bot(table.row.game, table.seats[seat], level) for seat in own}
            return changes.replace_by_bots(table, bots, time.time())

        async with self.tables.locked(id) as table:
            only_bots = table.row.host == person.id and not table.other_seats(person.id)
        if only_bots:
            await self._require_room_for_bots(person)
        card = await self.tables.change(id, decide, lambda table: self.views.card(table, person.id, language))
        self.autoplay.check(card.id)
        return card

    async def delete(self, person: Person, id: str) -> None:
        def check(table: Table) -> None:
            table.require_host(person.id)
            others = table.other_seats(person.id)
            if table.row.state == "playing" and table.row.rated:
                raise Refused(409, "rated-runs")
            if table.row.state == "playing" and others:
                raise Refused(409, "others-play")
            if table.row.state == "over" and any(not table.seats[seat].hidden for seat in others):
                raise Refused(409, "others-keep")

        await self.tables.delete(id, check)
