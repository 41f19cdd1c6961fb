"""Playing at a table: moves, undo and standing orders."""

from __future__ import annotations

from collections.abc import Sequence

from trackside.server.live.event_stream import EventStreams
from trackside.server.live.table_views import TableViews
from trackside.server.people.principal import player_of
from trackside.server.storage.models import Person
from trackside.server.tables.entry import Entry
from trackside.server.tables.transactor import Act, Transactor
from trackside.tables import play, standing_orders, undo
from trackside.tables.changes import Change
from trackside.tables.refusals import Refused
from trackside.tables.requests import Order
from trackside.tables.shapes import TableView
from trackside.tables.table import Table
from trackside.tables.views.encoded_view import EncodedView


class Play:
    def __init__(self, transactor: Transactor, views: TableViews, streams: EventStreams) -> None:
        self.transactor = transactor
        self.views = views
        self.streams = streams

    async def play(
        self, person: Person, id: str, ply: int, moves: Sequence[str], language: str, stream: str | None = None
    ) -> EncodedView:
        """Play moves at that ply, all or none. The answer takes the place of the event of a stream."""
        who = player_of(person)

        def act(table: Table, now: float) -> Change:
            return play.play(table, who, ply, moves, now)

        def answer(entry: Entry) -> EncodedView:
            """What the stream would send next; without a stream, the view with the journal from these moves on, or from
            its start if the person has several seats, and without chat, which no move changes."""
            taken = self.streams.take(entry, person.id, language, stream)
            if taken is not None:
                return taken
            only_new = len(entry.own_seats(person.id)) == 1 and entry.row.state == "playing"
            from_ply = ply + 1 if only_new else 0
            return self.views.encode(entry, person.id, language, from_ply=from_ply, chat_after=entry.row.seq)

        def shown_with(refused: Refused, entry: Entry) -> Refused:
            return self.views.shown_with(refused, entry, person.id, language)

        return await self.transactor.change(id, act, answer, shown_with)

    async def undo(self, person: Person, id: str, ply: int, language: str) -> TableView:
        """Take back one's own moves without asking anybody."""
        return await self._undo(person, id, language, lambda table, now: undo.undo(table, player_of(person), ply, now))

    async def ask_undo(self, person: Person, id: str, ply: int | None, language: str) -> TableView:
        """Ask the others to go back to a ply, or to before one's own last decision."""
        return await self._undo(
            person, id, language, lambda table, now: undo.request(table, player_of(person), ply, now)
        )

    async def answer_undo(self, person: Person, id: str, accept: bool, language: str) -> TableView:
        """Accept or decline such a request."""
        return await self._undo(
            person, id, language, lambda table, now: undo.answer(table, player_of(person), accept, now)
        )

    async def _undo(self, person: Person, id: str, language: str, act: Act) -> TableView:
        def answer(entry: Entry) -> TableView:
            return self.views.show(entry, person.id, language)

        def shown_with(refused: Refused, entry: Entry) -> Refused:
            return self.views.shown_with(refused, entry, person.id, language)

        return await self.transactor.change(id, act, answer, shown_with)

    async def leave_orders(
        self, person: Person, id: str, orders: list[Order], language: str, viewed_as: str | None = None
    ) -> TableView:
        """Replace the standing orders of the seat that the person views."""

        def act(table: Table, now: float) -> Change:
            return standing_orders.leave_orders(table, player_of(person), orders, viewed_as)

        def answer(entry: Entry) -> TableView:
            return self.views.show(entry, person.id, language, viewed_as)

        return await self.transactor.change(id, act, answer)
