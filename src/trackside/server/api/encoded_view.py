"""A table's view as it is sent: encoded once for the response to a move and for the events of all who see the same."""

from __future__ import annotations

import msgspec

from trackside.server.api.responses import TableView

ENCODER = msgspec.json.Encoder()


class EncodedView:
    __slots__ = ("_event", "_json", "view")

    def __init__(self, view: TableView) -> None:
        self.view = view
        self._json = b""
        self._event = b""

    @property
    def json(self) -> bytes:
        if not self._json:
            self._json = ENCODER.encode(self.view)
        return self._json

    @property
    def event(self) -> bytes:
        if not self._event:
            self._event = server_sent_event("table", self.view.ply, self.view.seq, self.json)
        return self._event


def server_sent_event(kind: str, ply: int, seq: int, json: bytes) -> bytes:
    """An event whose data is JSON, which has no line breaks."""
    return b"id: %d.%d\nevent: %s\ndata: %s\n\n" % (ply, seq, kind.encode(), json)
