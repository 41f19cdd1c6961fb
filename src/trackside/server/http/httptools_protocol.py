"""uvicorn's protocol with httptools, with limits for what it reads.

uvicorn 0.54 with httptools 0.9 counts no bytes of a head, and reads on after each answer although requests are queued:
one connection could fill the memory (docs/reports/uvicorn.md). Once uvicorn limits both, this module can go.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sized

import httptools
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from trackside.server.http import protocol
from trackside.server.http.protocol import Limited

HEAD_BYTES = 32_000  # of a request besides its body: address, fields, sizes of chunks, trailers
HEAD_FIELDS = 100
QUEUED = 100  # requests of a connection that wait for an answer
PIECE = 16_384  # bytes that are parsed between two looks at the limits


class QueueFlow(FlowControl):
    """Reads on only when no request is queued."""

    def __init__(self, transport: asyncio.Transport, queue: Sized) -> None:
        super().__init__(transport)
        self.queue = queue

    def resume_reading(self) -> None:
        if not self.queue:
            super().resume_reading()


class TooMuch(Exception):
    """Raised in a callback of the parser to end it."""


class LimitedHttpTools(Limited, HttpToolsProtocol):
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.flow = QueueFlow(self.transport, self.pipeline)
        self.requests = 0
        self.received = self.body_received = self.piece = 0  # bytes of the current request, and of the current piece
        self.part: str | None = None  # of a request that is not finished: "head" or "body"
        self.refusal = 400  # status of the answer if the parser fails

    def is_answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        for begin in range(0, len(data), PIECE):
            self._parse(data if len(data) <= PIECE else data[begin : begin + PIECE])
            if self.wrapped.is_closing():
                return
        if self.part is None:
            self.limit.wait_for(None, 0)
        else:
            seconds = protocol.HEAD_SECONDS if self.part == "head" else protocol.BODY_SECONDS
            self.limit.wait_for((self.requests, self.part), seconds)

    def _parse(self, piece: bytes) -> None:
        self.piece = len(piece)
        self.received += self.piece
        self.refusal = 400
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            return  # it is answered as any other request
        except httptools.HttpParserError:  # also if a callback has raised
            self._refuse(self.refusal)
            return
        if self.received - self.body_received > HEAD_BYTES:
            self._refuse(431)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.requests += 1
        self.received, self.body_received = self.piece, 0  # at most so much of it is in this piece
        self.part = "head"

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > HEAD_FIELDS:
            self.refusal = 431
            raise TooMuch

    def on_headers_complete(self) -> None:
        self.part = "body"
        super().on_headers_complete()
        if len(self.pipeline) > QUEUED:
            raise TooMuch  # the connection is aborted, because an answer is being sent

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        self.body_received += len(body)
        self._hold(0, self.body_received)

    def on_message_complete(self) -> None:
        self.part = None
        self._hold(0, 0)
        super().on_message_complete()
