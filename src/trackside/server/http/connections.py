"""Connection limits: no more than there are file descriptors, and none that stays silent.

Without free file descriptors asyncio could accept nobody, and would log an error for each attempt.
"""

from __future__ import annotations

import asyncio
import resource
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

MAX_FILES = 65_536  # open files to ask for
RESERVED_FILES = 200  # files for the database, workers and the site
FIRST_REQUEST_SECONDS = 30.0  # seconds in which a new connection must send a request head
BACKLOG = 128  # connections that wait to be accepted


def raise_file_limit() -> int:
    """Let this process open as many files as the system allows; return how many connections that permits."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_FILES if hard == resource.RLIM_INFINITY else min(hard, MAX_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    files = MAX_FILES if soft == resource.RLIM_INFINITY else soft
    return max(files - RESERVED_FILES, files // 2)


class OneWrite(asyncio.Transport):
    """A transport that collects what is written in one turn of the event loop and sends it with one system call: the
    head of a response with its body. A system call costs as much as a good part of a view."""

    def __init__(self, transport: asyncio.Transport) -> None:
        super().__init__()
        self.transport = transport
        self.written: list[bytes | bytearray | memoryview] = []
        self.loop = asyncio.get_running_loop()

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if not self.written:
            self.loop.call_soon(self._flush)
        self.written.append(data)

    def _flush(self) -> None:
        written, self.written = self.written, []
        if written and not self.transport.is_closing():  # the client may have disconnected meanwhile
            self.transport.write(written[0] if len(written) == 1 else b"".join(written))

    def close(self) -> None:
        self._flush()
        self.transport.close()

    def abort(self) -> None:
        self.written = []
        self.transport.abort()

    def is_closing(self) -> bool:
        return self.transport.is_closing()

    def pause_reading(self) -> None:
        self.transport.pause_reading()

    def resume_reading(self) -> None:
        self.transport.resume_reading()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self.transport.get_extra_info(name, default)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.transport.set_protocol(protocol)


def limited_protocol(max_connections: int) -> type[asyncio.Protocol]:
    """uvicorn's protocol with two limits: it closes new connections above the maximum, and those that send no request
    in time. uvicorn's own `limit_concurrency` would also refuse requests of connected people."""

    class LimitedProtocol(AutoHTTPProtocol):  # type: ignore[valid-type,misc]
        def connection_made(self, transport: Any) -> None:
            super().connection_made(OneWrite(transport))
            if len(self.connections) > max_connections:
                transport.abort()
                return
            self.waiting = asyncio.get_running_loop().call_later(FIRST_REQUEST_SECONDS, self._close_if_silent)

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            waiting: asyncio.TimerHandle | None = getattr(self, "waiting", None)
            if waiting is not None:
                waiting.cancel()

        def _close_if_silent(self) -> None:
            if self.cycle is None:  # no request has begun
                self.transport.abort()

    return LimitedProtocol
