"""Views and cards of tables for one reader, with who is online; viewing a table marks it as read."""

from __future__ import annotations

import time
from collections.abc import Sequence

from trackside.core.position import Position
from trackside.server.live.presence import PresenceTracker
from trackside.server.live.read_marks import ReadMarks
from trackside.server.tables.entry import Entry
from trackside.tables.refusals import SHOWS_TABLE, Refused
from trackside.tables.shapes import TableCard, TableView
from trackside.tables.state import SeatState, TableState
from trackside.tables.views.encoded_view import EncodedView
from trackside.tables.views.table_card import seat_names, table_card
from trackside.tables.views.table_view import TableViewBuilder


class TableViews:
    def __init__(self, presence: PresenceTracker, read_marks: ReadMarks) -> None:
        self.presence = presence
        self.read_marks = read_marks

    def builder(
        self, table: Entry, person: str | None, viewer: int | None, language: str, position: Position | None = None
    ) -> TableViewBuilder:
        """A builder for the view of a seat. Does not mark anything as read."""
        online, _ = self.presence.at(table)
        return TableViewBuilder(table, online, person, viewer, language, time.time(), position)

    def show(self, table: Entry, person: str | None, language: str, viewed_as: str | None = None) -> TableView:
        """The view of a person, with the whole journal and chat; marks the table as read."""
        view = self.builder(table, person, table.viewer_seat(person, viewed_as), language).build()
        self.read_marks.mark_read(table, person)
        return view

    def shown_with(self, refused: Refused, table: Entry, person: str, language: str) -> Refused:
        """A refusal with the table as the person sees it, if that helps to understand it."""
        if refused.name in SHOWS_TABLE:
            refused.view = self.show(table, person, language)
        return refused

    def encode(
        self,
        table: Entry,
        person: str | None,
        language: str,
        viewed_as: str | None = None,
        from_ply: int = 0,
        chat_after: int = 0,
    ) -> EncodedView:
        """The view as it is sent, with the journal from a ply on and the chat after a seq; marks the table as read."""
        viewer = table.viewer_seat(person, viewed_as)
        view = self.builder(table, person, viewer, language).encode(from_ply, chat_after)
        self.read_marks.mark_read(table, person)
        return view

    def card(self, table: Entry, person: str, language: str) -> TableCard:
        return self.card_from_rows(table.row, table.seats, person, language)

    def card_from_rows(
        self, row: TableState, seats: Sequence[SeatState], person: str | None, language: str
    ) -> TableCard:
        online = self.presence.players(row.id, seats)
        names = seat_names(seats, language)
        return table_card(row, seats, person, online, language, self.read_marks.seen_ply, names)
