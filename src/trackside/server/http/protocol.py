"""The server's HTTP protocol: uvicorn's, with limits.

uvicorn (0.54) limits neither the connections of an address nor the time that a head, a body or the reading of an
answer may take. Its own `limit_concurrency` would also refuse requests of connected people. What else it does not limit
together with httptools is in `httptools_protocol.py`.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from http import HTTPStatus

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from trackside.server.http.connections import OneWrite, Peer, Peers, TimeLimit

log = logging.getLogger("trackside.server")

HEAD_SECONDS = 30.0  # for each head; the first one begins with the connection
BODY_SECONDS = 60.0
LOG_SECONDS = 60.0  # between two lines about requests that are no HTTP

Headers = Sequence[tuple[bytes, bytes]]


class Refusals:
    """Requests that are refused before they reach the application, counted for the log."""

    def __init__(self, headers: Headers) -> None:
        self.headers = headers  # of every answer
        self.count = 0
        self.logged = -LOG_SECONDS

    def answer(self, status: int) -> bytes:
        self.count += 1
        now = time.monotonic()
        if now - self.logged >= LOG_SECONDS:
            log.warning("requests that are no HTTP, or too large", extra={"count": self.count, "status": status})
            self.logged, self.count = now, 0
        text = HTTPStatus(status).phrase.encode()
        fields = [(b"content-type", b"text/plain"), (b"content-length", b"%d" % len(text)), (b"connection", b"close")]
        lines = [b"%s: %s\r\n" % field for field in (*fields, *self.headers)]
        return b"".join([b"HTTP/1.1 %d %s\r\n" % (status, text), *lines, b"\r\n", text])


class Limited(asyncio.Protocol):
    """The limits that do not depend on the parser. Comes before one of uvicorn's protocols in the order of bases."""

    peers: Peers
    refusals: Refusals
    client: tuple[str, int] | None  # of uvicorn's protocol

    def is_answering(self) -> bool:
        raise NotImplementedError

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.wrapped = OneWrite(transport)
        super().connection_made(self.wrapped)
        self.host = "" if self.client is None else self.client[0]
        self.held = [0, 0]  # bytes of the unfinished body, and of unread answers
        self.limit = TimeLimit(asyncio.get_running_loop(), self.wrapped.abort)
        self.peer: Peer | None = self.peers.add(self.host)
        if self.peer is None:
            self.wrapped.abort()
        else:
            self.limit.wait_for("first head", HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.limit.wait_for(None, 0)
        self.wrapped.reading.stop()
        if self.peer is not None:
            self._hold(0, 0)
            self._hold(1, 0)
            self.peers.remove(self.host, self.peer)
            self.peer = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self.wrapped.reading.watch()
        self._hold(1, self.wrapped.get_write_buffer_size())

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.wrapped.is_closing():
            self.wrapped.reading.stop()
        self._hold(1, 0)

    def _hold(self, which: int, size: int) -> None:
        """Count what the connection holds among that of its address; too much of it ends the connection."""
        if self.peer is not None and size != self.held[which]:
            self.peer.held += size - self.held[which]
            self.held[which] = size
            if size and self.peers.holds_too_much(self.host, self.peer):
                self.wrapped.abort()

    def _refuse(self, status: int) -> None:
        """Answer and close; without an answer if another one is being sent."""
        if self.wrapped.is_closing():
            return
        if not self.is_answering():
            self.wrapped.write(self.refusals.answer(status))
            self.wrapped.close()
        else:
            self.wrapped.abort()


class LimitedH11(Limited, H11Protocol):
    """h11 limits heads itself, and reads no request before the one before it was answered."""

    def is_answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        state = self.conn.their_state
        if state is h11.SEND_BODY:
            self.limit.wait_for((self.cycle, "body"), BODY_SECONDS)
        elif state is h11.IDLE and self.conn.trailing_data[0]:
            self.limit.wait_for((self.cycle, "head"), HEAD_SECONDS)
        else:
            self.limit.wait_for(None, 0)
