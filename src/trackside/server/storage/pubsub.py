"""Live: who watches which table, here and in other processes, and the stream each of them gets.

Within a process a change wakes its watchers directly. Between processes PostgreSQL carries the message, after the
change is committed and not as a part of it: commits that notify wait for each other, each for the disk. A process that
dies between the two leaves the others without the message, so all look through what they hold now and then.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from trackside.server.storage.database import Database

if TYPE_CHECKING:
    import asyncpg

log = logging.getLogger("trackside.server")
CHANNEL = "trackside"
NOTIFY = "SELECT pg_notify($1, message) FROM unnest($2::text[]) AS message"
UNSENT = 10_000  # messages kept while PostgreSQL is away
SWEEP = 15.0  # seconds between looks through everything that is held
RETRY = 1.0  # seconds between attempts to listen again
PROBE = 10.0  # seconds between looks whether the listening connection still lives


class Live:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.me = secrets.token_hex(4)  # this process, among those on one database
        self.watchers: dict[str, set[asyncio.Event]] = {}
        self.on_change: Callable[[str, int, str], None] = lambda id, seq, touched: None
        self.on_person: Callable[[str], None] = lambda id: None
        self.on_doubt: list[Callable[[], None]] = []
        self.on_presence: Callable[[str, str, str], None] = lambda id, process, people: None
        self.on_sweep: list[Callable[[], Awaitable[None]]] = []
        self.unsent: deque[str] = deque(maxlen=UNSENT)
        self.news = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    # Watching

    @contextmanager
    def watching(self, id: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever something happens at a table."""
        woken = asyncio.Event()
        self.watchers.setdefault(id, set()).add(woken)
        try:
            yield woken
        finally:
            self.watchers[id].discard(woken)
            if not self.watchers[id]:
                del self.watchers[id]

    def watched(self, id: str) -> bool:
        return id in self.watchers

    def wake(self, id: str) -> None:
        for woken in self.watchers.get(id, ()):
            woken.set()

    # Between processes

    def tell_change(self, id: str, seq: int, touched: str) -> None:
        """A table was changed: m(oves), s(eats) or c(hat) are new."""
        self._tell(f"change {self.me} {id} {seq} {touched}")

    def tell_person(self, id: str) -> None:
        self._tell(f"person {self.me} {id}")

    def tell_presence(self, id: str, people: str) -> None:
        """Who has a table open in this process."""
        self._tell(f"presence {self.me} {id} {people}")

    def _tell(self, message: str) -> None:
        if not self.database.sqlite:
            self.unsent.append(message)
            self.news.set()

    def _hear(self, _connection: Any, _pid: int, _channel: str, message: object) -> None:
        kind, process, id, rest = f"{message} ".split(" ", 3)
        if process == self.me:
            return
        if kind == "person":
            self.on_person(id)
            return
        if kind == "change":
            seq, touched = rest.split(" ", 1)
            self.on_change(id, int(seq), touched.strip())
        elif kind == "presence":
            self.on_presence(id, process, rest.strip())
        self.wake(id)

    async def open(self) -> None:
        if not self.database.sqlite:
            connection = await self._connect()
            self.tasks = [asyncio.create_task(self._listen(connection)), asyncio.create_task(self._sweep())]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            for sweep in self.on_sweep:
                try:
                    await sweep()
                except Exception:
                    log.exception("looking through what is held failed")

    async def _connect(self) -> asyncpg.Connection[Any]:
        import asyncpg

        url = self.database.url.set(drivername="postgresql")
        connection = await asyncpg.connect(url.render_as_string(hide_password=False))
        await connection.execute("SET synchronous_commit = off")  # messages need not be on disk
        await connection.add_listener(CHANNEL, self._hear)
        return connection

    async def _listen(self, connection: asyncpg.Connection[Any]) -> None:
        """Keep listening and telling; after a broken connection look at everything again, for messages were missed."""
        while True:
            await self._until_broken(connection)
            log.warning("listening broke off")
            connection = await self._reconnect()
            for doubt in self.on_doubt:
                doubt()
            for id in list(self.watchers):
                self.wake(id)

    async def _until_broken(self, connection: asyncpg.Connection[Any]) -> None:
        import asyncpg

        connection.add_termination_listener(lambda _connection: self.news.set())
        try:
            while not connection.is_closed():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self.news.wait(), PROBE)
                self.news.clear()
                messages = list(self.unsent)  # none after a silence: then this asks whether anybody is still there
                await connection.execute(NOTIFY, CHANNEL, messages, timeout=PROBE)
                for _ in messages:
                    self.unsent.popleft()
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError):
            return
        finally:
            connection.terminate()

    async def _reconnect(self) -> asyncpg.Connection[Any]:
        import asyncpg

        while True:
            await asyncio.sleep(RETRY)
            with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                return await self._connect()
