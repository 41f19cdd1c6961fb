"""A table's view as it is sent: encoded once for the response to a move and for the events of all who see the same."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from trackside.tables.shapes import ChatView, ClockView, TableView

ENCODER = msgspec.json.Encoder()
NO_CLOCKS_AND_CHAT = b'"clocks":[],"chat":[]}'  # the end of every shared view


class EncodedView:
    """Keeps the bytes, not the view. A view consists of hundreds of objects, and every run of the garbage collector
    would visit them."""

    __slots__ = ("_event", "json", "ply", "seq", "table")

    def __init__(self, table: str, ply: int, seq: int, json: bytes) -> None:
        self.table = table  # its id
        self.ply = ply
        self.seq = seq
        self.json = json
        self._event = b""

    @classmethod
    def from_view(cls, view: TableView) -> EncodedView:
        return cls(view.table.id, view.ply, view.seq, ENCODER.encode(view))

    def with_clocks_and_chat(self, clocks: Sequence[ClockView], chat: Sequence[ChatView]) -> EncodedView:
        """The view with these in place of the empty ones."""
        end = b'"clocks":%s,"chat":%s}' % (ENCODER.encode(clocks), ENCODER.encode(chat))
        return EncodedView(self.table, self.ply, self.seq, self.json.removesuffix(NO_CLOCKS_AND_CHAT) + end)

    @property
    def event(self) -> bytes:
        if not self._event:
            self._event = server_sent_event("table", self.ply, self.seq, self.json)
        return self._event


def server_sent_event(kind: str, ply: int, seq: int, json: bytes) -> bytes:
    """An event whose data is JSON, which has no line breaks."""
    return b"id: %d.%d\nevent: %s\ndata: %s\n\n" % (ply, seq, kind.encode(), json)
