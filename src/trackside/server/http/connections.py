"""What a connection can hold: no more connections than there are file descriptors, so many of one address, and so much
memory; and no answer that is never read.

Without free file descriptors asyncio could accept nobody, and would log an error for each attempt.
"""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Callable
from typing import Any

from trackside.server.http.address import Proxies, shared_address

MAX_FILES = 65_536  # open files to ask for
RESERVED_FILES = 200  # files for the database, workers and the site
BACKLOG = 128  # connections that wait to be accepted
PER_ADDRESS = 600  # open connections; fewer if the system allows less than four times as many
MAX_HELD = 64_000_000  # bytes of unfinished bodies and unread answers of one address
READ_SECONDS = 30.0  # seconds in which a client must read some of its answer
READ_BYTES = 32_000  # bytes that it must read in that time


def raise_file_limit() -> int:
    """Let this process open as many files as the system allows; return how many connections that permits."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_FILES if hard == resource.RLIM_INFINITY else min(hard, MAX_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    files = MAX_FILES if soft == resource.RLIM_INFINITY else soft
    return max(files - RESERVED_FILES, files // 2)


class Peer:
    """What one address holds."""

    __slots__ = ("connections", "held")

    def __init__(self) -> None:
        self.connections = 0
        self.held = 0  # bytes


class Peers:
    """Connections by address. Those of a reverse proxy are not limited: they carry the requests of many."""

    def __init__(self, max_connections: int, proxies: Proxies) -> None:
        self.max_connections = max_connections
        self.per_address = min(PER_ADDRESS, max_connections // 4)
        self.proxies = proxies
        self.open = 0
        self.by_address: dict[str, Peer] = {}

    def add(self, host: str) -> Peer | None:
        """Count a new connection; None if there are too many."""
        address = shared_address(host)
        peer = self.by_address.get(address)
        if self.open >= self.max_connections or (
            peer is not None and peer.connections >= self.per_address and not self.proxies.has(host)
        ):
            return None
        if peer is None:
            peer = self.by_address[address] = Peer()
        self.open += 1
        peer.connections += 1
        return peer

    def remove(self, host: str, peer: Peer) -> None:
        self.open -= 1
        peer.connections -= 1
        if not peer.connections:
            del self.by_address[shared_address(host)]

    def holds_too_much(self, host: str, peer: Peer) -> bool:
        return peer.held > MAX_HELD and not self.proxies.has(host)


class Reading:
    """Watches whether the client reads what is written. A connection whose buffer does not shrink is aborted."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self.transport = transport
        self.loop = loop
        self.unsent = 0
        self.timer: asyncio.TimerHandle | None = None

    def watch(self) -> None:
        if self.timer is None:
            self.unsent = self.transport.get_write_buffer_size()
            self.timer = self.loop.call_later(READ_SECONDS, self._check)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _check(self) -> None:
        before, self.unsent, self.timer = self.unsent, self.transport.get_write_buffer_size(), None
        if self.unsent and before - self.unsent < READ_BYTES:
            self.transport.abort()
        elif self.unsent:
            self.timer = self.loop.call_later(READ_SECONDS, self._check)


class OneWrite(asyncio.Transport):
    """A transport that collects what is written in one turn of the event loop and sends it with one system call: the
    head of a response with its body. A system call costs as much as a good part of a view. A connection that is closed
    while its client does not read is aborted after a while."""

    def __init__(self, transport: asyncio.Transport) -> None:
        super().__init__()
        self.transport = transport
        self.written: list[bytes | bytearray | memoryview] = []
        self.loop = asyncio.get_running_loop()
        self.reading = Reading(transport, self.loop)

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
        closing = self.transport.is_closing()
        self.transport.close()
        if not closing and self.transport.get_write_buffer_size():
            self.reading.watch()

    def abort(self) -> None:
        self.written = []
        self.transport.abort()

    def get_write_buffer_size(self) -> int:
        return self.transport.get_write_buffer_size()

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


class TimeLimit:
    """Ends a connection unless what it has begun is finished in time."""

    def __init__(self, loop: asyncio.AbstractEventLoop, end: Callable[[], None]) -> None:
        self.loop = loop
        self.end = end
        self.what: object = None  # is awaited
        self.timer: asyncio.TimerHandle | None = None

    def wait_for(self, what: object, seconds: float) -> None:
        """Wait for something else than before, or for nothing."""
        if what == self.what:
            return
        if self.timer is not None:
            self.timer.cancel()
        self.what = what
        self.timer = None if what is None else self.loop.call_later(seconds, self.end)
