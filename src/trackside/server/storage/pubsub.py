"""Publish/subscribe for changes: wakes event streams in this process and tells the other processes.

Within a process, a change wakes its subscribers directly. Between processes, PostgreSQL NOTIFY carries the message. It
is sent after the commit and not as part of it: PostgreSQL serializes commits that notify, each waiting for the disk. A
process that dies between commit and message leaves the others uninformed, so every process regularly re-checks what it
holds in memory. With SQLite there is only one process and no messages are sent.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import deque
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from trackside.server.bus import Bus, PersonChangedElsewhere, PresentElsewhere, Reconnected, TableChangedElsewhere
from trackside.server.storage.database import Database
from trackside.tables.news import Stored

if TYPE_CHECKING:
    import asyncpg

log = logging.getLogger("trackside.server")
CHANNEL = "trackside"
NOTIFY = "SELECT pg_notify($1, message) FROM unnest($2::text[]) AS message"
MAX_UNSENT = 10_000  # messages kept while PostgreSQL is unreachable
RECHECK_SECONDS = 15.0
RECONNECT_SECONDS = 1.0
PROBE_SECONDS = 10.0  # between checks that the listening connection is alive


Recheck = Callable[[], Awaitable[None]]  # finds changes whose message was lost


class PubSub:
    def __init__(self, database: Database, bus: Bus) -> None:
        self.database = database
        self.bus = bus
        self.process_id = secrets.token_hex(4)  # identifies this process to the others
        self.subscribers: dict[str, set[asyncio.Event]] = {}
        self.unsent: deque[str] = deque(maxlen=MAX_UNSENT)
        self.wake_sender = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    # Within this process

    @contextmanager
    def subscribe(self, id: str, woken: asyncio.Event) -> Iterator[None]:
        """Set an event whenever something changes at a table."""
        self.subscribers.setdefault(id, set()).add(woken)
        try:
            yield
        finally:
            self.subscribers[id].discard(woken)
            if not self.subscribers[id]:
                del self.subscribers[id]

    def has_subscribers(self, id: str) -> bool:
        return id in self.subscribers

    def wake(self, id: str) -> None:
        """Wake the subscribers of a table."""
        for woken in self.subscribers.get(id, ()):
            woken.set()

    def note_stored(self, news: Stored) -> None:
        """Tell other processes and the subscribers of a table that it has changed."""
        self.publish_change(news.table, news.seq, news.parts)
        self.wake(news.table)

    # Between processes

    def publish_change(self, id: str, seq: int, parts: str) -> None:
        """Tell other processes that a table changed. `parts` lists what: m(oves), s(eats), c(hat)."""
        self._publish(f"change {self.process_id} {id} {seq} {parts}")

    def publish_person(self, id: str) -> None:
        """Tell other processes that a person changed."""
        self._publish(f"person {self.process_id} {id}")

    def publish_presence(self, id: str, people: str) -> None:
        """Tell other processes who has a table open in this process."""
        self._publish(f"presence {self.process_id} {id} {people}")

    def _publish(self, message: str) -> None:
        if not self.database.sqlite:
            self.unsent.append(message)
            self.wake_sender.set()

    def _receive(self, _connection: Any, _pid: int, _channel: str, message: object) -> None:
        kind, process, id, rest = f"{message} ".split(" ", 3)
        if process == self.process_id:
            return
        if kind == "person":
            self.bus.tell([PersonChangedElsewhere(id)])
            return
        if kind == "change":
            seq, parts = rest.split(" ", 1)
            self.bus.tell([TableChangedElsewhere(id, int(seq), parts.strip())])
        elif kind == "presence":
            self.bus.tell([PresentElsewhere(id, process, rest.strip())])
        self.wake(id)

    async def open(self, *rechecks: Recheck) -> None:
        """Start to listen; the rechecks are repeated from time to time."""
        if not self.database.sqlite:
            connection = await self._connect()
            self.tasks = [asyncio.create_task(self._run(connection)), asyncio.create_task(self._recheck(rechecks))]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _recheck(self, rechecks: Sequence[Recheck]) -> None:
        while True:
            await asyncio.sleep(RECHECK_SECONDS)
            for recheck in rechecks:
                try:
                    await recheck()
                except Exception:
                    log.exception("re-checking cached data failed")

    async def _connect(self) -> asyncpg.Connection[Any]:
        import asyncpg

        url = self.database.url.set(drivername="postgresql")
        connection = await asyncpg.connect(url.render_as_string(hide_password=False))
        await connection.execute("SET synchronous_commit = off")  # messages need no durability
        await connection.add_listener(CHANNEL, self._receive)
        return connection

    async def _run(self, connection: asyncpg.Connection[Any]) -> None:
        """Listen and send. After a lost connection everything is re-read, because messages were missed."""
        while True:
            await self._send_until_disconnected(connection)
            log.warning("lost the connection that listens for changes")
            connection = await self._reconnect()
            self.bus.tell([Reconnected()])
            for id in list(self.subscribers):
                self.wake(id)

    async def _send_until_disconnected(self, connection: asyncpg.Connection[Any]) -> None:
        import asyncpg

        connection.add_termination_listener(lambda _connection: self.wake_sender.set())
        try:
            while not connection.is_closed():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self.wake_sender.wait(), PROBE_SECONDS)
                self.wake_sender.clear()
                messages = list(self.unsent)  # may be empty: then this only probes the connection
                await connection.execute(NOTIFY, CHANNEL, messages, timeout=PROBE_SECONDS)
                for _ in messages:
                    self.unsent.popleft()
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError):
            return
        finally:
            connection.terminate()

    async def _reconnect(self) -> asyncpg.Connection[Any]:
        import asyncpg

        while True:
            await asyncio.sleep(RECONNECT_SECONDS)
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                return await self._connect()
