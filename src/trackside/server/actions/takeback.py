"""Undo: free for moves from which nobody learned anything, otherwise with the consent of the others."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from trackside.server.actions.autoplay import Autoplay
from trackside.server.live.table_views import TableViews
from trackside.server.storage.models import Person
from trackside.server.tables.repository import TableRepository
from trackside.tables import changes, incidents, undo
from trackside.tables.changes import Change, TableFields
from trackside.tables.refusals import Refused
from trackside.tables.shapes import TableView
from trackside.tables.table import Table
from trackside.tables.undo import PendingUndo


class Takeback:
    def __init__(self, tables: TableRepository, views: TableViews, autoplay: Autoplay) -> None:
        self.tables = tables
        self.views = views
        self.autoplay = autoplay

    async def undo(self, person: Person, id: str, ply: int, language: str) -> TableView:
        """Take back one's own moves without asking anybody."""

        def decide(table: Table) -> Change:
            own = table.require_seat(person.id)
            table.require_state("playing")
            earliest = undo.free_undo_ply(table, own)
            if earliest is None or not earliest <= ply < table.playthrough.ply:
                raise Refused("undo-not-free")
            return changes.take_back(table, ply, time.time())

        return await self._change(person, id, decide, language)

    async def request(self, person: Person, id: str, ply: int | None, language: str) -> TableView:
        """Ask the others to go back to a ply, or to before one's own last decision. Done at once if there are no
        others."""

        def decide(table: Table) -> Change:
            own = table.require_seat(person.id)
            table.require_state("playing")
            if table.row.rated:
                raise Refused("rated-undo")
            to = undo.last_decision_ply(table, own) if ply is None else ply
            if to is None:
                raise Refused("no-own-move")
            if to >= table.playthrough.ply:
                raise Refused("ply-not-played")
            others = table.other_seats(person.id)
            if not others:
                return changes.take_back(table, to, time.time())
            seat = table.viewer_seat(person.id) if len(own) > 1 else own[0]
            request = PendingUndo(seat=own[0] if seat is None else seat, ply=to, waiting=others)
            return Change(table=TableFields(undo_request=request.to_column()))

        return await self._change(person, id, decide, language)

    async def answer(self, person: Person, id: str, accept: bool, language: str) -> TableView:
        """Accept or decline a request. The person who asked withdraws it by declining."""

        def decide(table: Table) -> Change:
            own = table.require_seat(person.id)
            request = undo.pending(table)
            if request is None or table.row.state != "playing":
                raise Refused("no-undo-request")
            if request.seat in own and not accept:
                return Change(table=TableFields(undo_request=None))
            answering = next((seat for seat in request.waiting if seat in own), None)
            if answering is None:
                raise Refused("not-asked")
            if not accept:
                return self._decline(table, request, answering)
            waiting = [seat for seat in request.waiting if seat not in own]
            if waiting:
                rest = msgspec.structs.replace(request, waiting=waiting)
                return Change(table=TableFields(undo_request=rest.to_column()))
            return self._accept(table, request)

        return await self._change(person, id, decide, language)

    @staticmethod
    def _decline(table: Table, request: PendingUndo, by: int) -> Change:
        declined = incidents.with_incident(table, "undo-refused", request.seat, ply=table.playthrough.ply, by=by)
        return Change(table=TableFields(undo_request=None, happenings=declined))

    @staticmethod
    def _accept(table: Table, request: PendingUndo) -> Change:
        count = table.playthrough.ply - request.ply
        change = changes.take_back(table, request.ply, time.time())
        added = incidents.with_incident(table, "taken-back", request.seat, ply=request.ply, moves=count)
        change.table["happenings"] = [*change.table["happenings"], added[-1]]
        return change

    async def _change(self, person: Person, id: str, decide: Callable[[Table], Change], language: str) -> TableView:
        def planned(table: Table) -> Change:
            change = decide(table)
            self.autoplay.plan_notice(table, change)
            return change

        def shown_with(refused: Refused, table: Table) -> Refused:
            return self.views.shown_with(refused, table, person.id, language)

        def answer(table: Table) -> TableView:
            return self.views.show(table, person.id, language)

        view = await self.tables.change(id, planned, answer, shown_with)
        self.autoplay.check(view.table.id)
        return view
