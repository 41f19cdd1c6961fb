"""The lobby: create, join, start, leave, delete, rematch, fork and import tables."""

from __future__ import annotations

import logging
from contextlib import suppress

from trackside import lessons
from trackside.server.actions import rating_limit
from trackside.server.actions.copies import Copies
from trackside.server.actions.friends import Friends
from trackside.server.actions.table_lists import TableLists
from trackside.server.live.table_views import TableViews
from trackside.server.people.budget import HOUR, Budget
from trackside.server.people.principal import player_of
from trackside.server.settings import Settings
from trackside.server.storage.models import Person
from trackside.server.tables.archive import Archive
from trackside.server.tables.fresh import fresh
from trackside.server.tables.loading import Tables
from trackside.server.tables.transactor import Act, Transactor
from trackside.server.workers.pool import WorkerFailed
from trackside.server.workers.record_check import InvalidRecord, RecordToCheck, ValidRecord
from trackside.server.workers.record_checkers import RecordCheckers
from trackside.tables import new_table, seating
from trackside.tables.changes import Change
from trackside.tables.refusals import Refused
from trackside.tables.requests import NewTable, SeatChange
from trackside.tables.shapes import TableCard
from trackside.tables.start import start
from trackside.tables.state import Loaded
from trackside.tables.table import Table

log = logging.getLogger("trackside.server")


class Lobby:
    def __init__(
        self,
        tables: Tables,
        transactor: Transactor,
        archive: Archive,
        lists: TableLists,
        views: TableViews,
        record_checkers: RecordCheckers,
        copies: Copies,
        friends: Friends,
        settings: Settings,
    ) -> None:
        self.tables = tables
        self.transactor = transactor
        self.archive = archive
        self.lists = lists
        self.views = views
        self.record_checkers = record_checkers
        self.copies = copies
        self.friends = friends
        self.settings = settings
        self.public_tables = Budget(settings.public_tables_per_hour, HOUR)  # by address

    # Creating

    async def create(self, person: Person, new: NewTable, language: str, address: str = "") -> TableCard:
        made = new_table.create(player_of(person), new, fresh())
        await self._require_room(person)
        if new.start and all(seat.kind == "bot" for seat in made.seats):
            await self._require_room_for_bots(person)
        if new.public:
            self.public_tables.spend(address)
        await self.transactor.create(made)
        if new.start and all(seat.kind != "open" for seat in made.seats):
            return await self.start(person, made.state.id, language)
        return await self._card(made.state.id, person, language)

    async def import_record(self, person: Person, text: str, language: str, address: str = "") -> TableCard:
        async with self.copies.turn(person, address):
            await self._require_room(person)
            valid = await self._check_record(person, text)
            made = new_table.from_record(
                player_of(person),
                valid.record,
                valid.options,
                valid.deciding,
                valid.opening,
                valid.differences,
                fresh(),
            )
            self.copies.spend(person, address, len(made.moves))
            return await self._open(made, person, language)

    async def begin_lesson(self, person: Person, game: str, name: str, language: str) -> TableCard:
        try:
            lesson = lessons.lesson(game, name)
        except KeyError:
            raise Refused("no-lesson") from None
        await self._require_room(person)
        return await self._open(new_table.from_lesson(player_of(person), game, lesson, fresh()), person, language)

    async def fork(
        self, person: Person, id: str, ply: int, language: str, seat: int | None = None, address: str = ""
    ) -> TableCard:
        async with self.copies.turn(person, address):
            await self._require_room(person)
            async with self.tables.locked(id) as table:
                made = new_table.fork(player_of(person), table, ply, fresh(), seat)
                self.copies.spend(person, address, ply)
                await self.transactor.create(made, table.row)
            return await self._opened(made, person, language)

    async def open_table(self, person: Person, made: Loaded, language: str) -> TableCard:
        """Store a table that was made elsewhere, if the person may have one more."""
        await self._require_room(person)
        return await self._open(made, person, language)

    async def _check_record(self, person: Person, text: str) -> ValidRecord:
        """Untrusted records are checked in a separate process."""
        try:
            task = RecordToCheck(text=text, allow_corrected_box=self.settings.corrected_boxes)
            found = await self.record_checkers.check(task)
        except WorkerFailed as error:
            log.warning("a record could not be replayed", extra={"person": person.id, "error": str(error)[:200]})
            raise Refused("not-replayed") from None
        if isinstance(found, InvalidRecord):
            raise Refused(found.name, line=found.line)
        return found

    async def _require_room(self, person: Person) -> None:
        if await self.lists.hosted_count(person) >= self.settings.tables_per_person:
            raise Refused("too-many-tables")
        if await self.lists.move_count(person) >= self.settings.moves_per_person:
            raise Refused("too-many-tables")

    async def _require_room_for_bots(self, host: Person) -> None:
        """A game that only bots play never pauses, so their number per person is limited."""
        if await self.lists.bot_table_count(host) >= self.settings.bot_tables_per_person:
            raise Refused("too-many-tables")

    async def _open(self, made: Loaded, person: Person, language: str) -> TableCard:
        await self.transactor.create(made)
        return await self._opened(made, person, language)

    async def _opened(self, made: Loaded, person: Person, language: str) -> TableCard:
        if made.state.state == "over":
            await self.archive.store_results(made.state.id)
        return await self._card(made.state.id, person, language)

    async def _card(self, id: str, person: Person, language: str) -> TableCard:
        async with self.tables.locked(id) as table:
            return self.views.card(table, person.id, language)

    async def rematch(self, person: Person, id: str, language: str) -> TableCard:
        async with self.tables.locked(id) as table:
            table.require_state("over")
            table.require_seat(person.id)
            known = table.row.rematch
            made = new_table.rematch(player_of(person), table, fresh())
            alone = not table.other_seats(person.id)
        kept = [seat.entrant for seat in made.seats if seat.entrant is not None]
        if known is not None:
            try:
                return await self._sit_down_again(person, known, language)
            except Refused as refused:
                if refused.name != "no-table":
                    raise
        await self._require_room(person)
        await self.transactor.create(made)
        created = made.state.id

        def link(table: Table, now: float) -> Change:
            return seating.link_rematch(table, known, created)

        linked = await self.transactor.change(id, link, lambda table: str(table.row.rematch))
        if linked != created:
            await self.transactor.delete(created, lambda table: None)
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
            if refused.name == "no-table":
                raise
        return await self._card(id, person, language)

    # Before the start

    async def join(self, person: Person, id: str, code: str | None, seat: int | None, language: str) -> TableCard:
        async with self.tables.locked(id) as found:
            this = found.id
        invited = await self.friends.is_invited(person, this)

        def act(table: Table, now: float) -> Change:
            return seating.join(table, player_of(person), code or id, seat, invited)

        card = await self._change(person, id, act, language)
        if invited:
            await self.friends.decline(person, this)  # the invitation has been answered
        return card

    async def change_seat(self, person: Person, id: str, seat: int, new: SeatChange, language: str) -> TableCard:
        def act(table: Table, now: float) -> Change:
            return seating.change_seat(table, player_of(person), seat, new)

        return await self._change(person, id, act, language)

    async def start(self, person: Person, id: str, language: str) -> TableCard:
        async with self.tables.locked(id) as table:
            only_bots = all(seat.kind == "bot" for seat in table.seats)
            rated_seats = list(table.seats) if table.row.rated else []
        if only_bots:
            await self._require_room_for_bots(person)
        await rating_limit.require_variety(self.tables.store.database, rated_seats)
        return await self._change(person, id, lambda table, now: start(table, player_of(person), now), language)

    async def _change(self, person: Person, id: str, act: Act, language: str) -> TableCard:
        return await self.transactor.change(id, act, lambda entry: self.views.card(entry, person.id, language))

    # Leaving

    async def leave(self, person: Person, id: str) -> None:
        """Leave a table. A waiting table passes to another host; a table that nobody keeps is deleted."""
        who = player_of(person)
        async with self.tables.locked(id) as table:
            last = seating.is_last(table, who)
        if last:
            try:
                await self.transactor.delete(id, lambda table: seating.require_last(table, who))
                return
            except Refused as refused:
                if refused.name != "busy":
                    raise
        await self.transactor.change(id, lambda table, now: seating.leave(table, who), lambda entry: None)

    async def resign(self, person: Person, id: str, level: str | None, language: str) -> TableCard:
        """Give the person's seats to bots."""
        async with self.tables.locked(id) as table:
            only_bots = table.row.host == person.id and not table.other_seats(person.id)
        if only_bots:
            await self._require_room_for_bots(person)
        return await self._change(
            person, id, lambda table, now: seating.resign(table, player_of(person), level), language
        )

    async def delete(self, person: Person, id: str) -> None:
        await self.transactor.delete(id, lambda table: seating.require_deletable(table, player_of(person)))
