"""Playing at a table: moves, standing orders and chat."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec

from trackside.core.edge.errors import BadNotation
from trackside.core.moves import IllegalMove
from trackside.server.actions.autoplay import Autoplay
from trackside.server.live.table_views import TableViews
from trackside.server.storage.models import ChatRow, Person
from trackside.server.tables.repository import TableRepository
from trackside.tables import changes, clocks, incidents, lessons, standing_orders
from trackside.tables.changes import Change, SeatFields, TableFields
from trackside.tables.refusals import Refused
from trackside.tables.requests import Order
from trackside.tables.shapes import ChatView, TableView
from trackside.tables.table import Table
from trackside.tables.text import clean_line
from trackside.tables.views.encoded_view import EncodedView
from trackside.tables.views.table_view import chat_view

CHAT_LENGTH = 500


class Play:
    def __init__(self, tables: TableRepository, views: TableViews, autoplay: Autoplay) -> None:
        self.tables = tables
        self.views = views
        self.autoplay = autoplay

    async def play(self, person: Person, id: str, ply: int, moves: Sequence[str], language: str) -> EncodedView:
        """Play moves at that ply, all or none. A refusal carries the current view."""

        def decide(table: Table) -> Change:
            own = table.require_seat(person.id)
            if table.row.state == "waiting":
                raise Refused("not-started")
            if ply != table.playthrough.ply:
                raise Refused("stale")
            table.require_state("playing")
            seat = table.deciding
            if seat not in own:
                raise Refused("not-your-turn")
            lessons.require_accepted(table, moves)
            try:
                self._try_batch(table, own, moves)
                change = changes.play_moves(table, moves, time.time(), "human", tried=True)
            except BadNotation:
                raise Refused("bad-notation") from None
            except IllegalMove as illegal:
                raise Refused("illegal-move", rule=illegal.rule, game=table.row.game) from None
            if incidents.stand_in_reason(table, seat) is not None:
                change.table["happenings"] = incidents.with_incident(table, "back", seat, ply=ply)
            self.autoplay.plan_notice(table, change)
            return change

        def answer(table: Table) -> EncodedView:
            """The view with the journal from these moves on, or from its start if the person has several seats. Without
            chat, which no move changes: then it equals the event of the move."""
            only_new = len(table.own_seats(person.id)) == 1 and table.row.state == "playing"
            from_ply = ply + 1 if only_new else 0
            return self.views.encode(table, person.id, language, from_ply=from_ply, chat_after=table.row.seq)

        def shown_with(refused: Refused, table: Table) -> Refused:
            return self.views.shown_with(refused, table, person.id, language)

        sent = await self.tables.change(id, decide, answer, shown_with)
        self.autoplay.check(sent.table)
        return sent

    @staticmethod
    def _try_batch(table: Table, own: list[int], moves: Sequence[str]) -> None:
        """Check that all moves of a batch are legal and by own seats, and that only the last one reveals anything to
        the mover. A batch is refused as a whole. If it could continue after a card from the deck, a refusal of a later
        move would tell which card that was, although nothing was played."""
        if len(moves) == 1:
            return
        for number, (next_seat, learned) in enumerate(table.playthrough.trial(moves), start=1):
            if number < len(moves) and learned:
                raise Refused("one-at-a-time")
            if number < len(moves) and next_seat not in own:
                raise Refused("not-your-turn")

    async def set_standing_orders(
        self, person: Person, id: str, orders: list[Order], language: str, viewed_as: str | None = None
    ) -> TableView:
        """Replace the standing orders of the seat that the person views."""

        def decide(table: Table) -> Change:
            table.require_seat(person.id)
            seat = table.viewer_seat(person.id, viewed_as)
            standing_orders.validate(table, orders)
            change = Change(seats={seat or 0: SeatFields(orders=msgspec.to_builtins(orders))})
            if orders and seat == table.deciding:  # if this process ends before it plays, another one does
                change.table = TableFields(due=changes.earliest(table.row.due, time.time() + clocks.BOT_TIMEOUT))
            return change

        view = await self.tables.change(
            id, decide, lambda table: self.views.show(table, person.id, language, viewed_as)
        )
        self.autoplay.check(view.table.id)
        return view

    async def chat(self, person: Person, id: str, text: str) -> ChatView:
        line_text = clean_line(text, CHAT_LENGTH)
        async with self.tables.locked(id) as table:
            own = table.own_seats(person.id)
            if not own and not table.row.public:
                raise Refused("not-seated")
            line = ChatRow(
                table=table.id,
                seat=own[0] if own else None,
                person=person.id,
                name=table.seats[own[0]].name if own else person.name,
                text=line_text,
                at=time.time(),
            )
            await self.tables.add_chat(table, line)
        return chat_view(line)
