"""Live: who watches which table, here and in other processes, and the stream each of them gets.

Within a process a change wakes its watchers directly. Between processes PostgreSQL carries the message: it is sent
inside the transaction that makes the change, so it arrives if and only if the change is committed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from sqlalchemy import text

from trackside.server.database import Database
from trackside.server.writer import Step

if TYPE_CHECKING:
    import asyncpg

log = logging.getLogger("trackside.server")
CHANNEL = "trackside"
NOTIFY = text("SELECT pg_notify(:channel, :message)")
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
        self.listening: asyncio.Task[None] | None = None

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

    def announced(self, id: str, seq: int, touched: str) -> list[Step]:
        """Tell the other processes of a table's change, as a part of it: m(oves), s(eats) or c(hat) are new."""
        return self._told(f"change {self.me} {id} {seq} {touched}")

    def announced_person(self, id: str) -> list[Step]:
        return self._told(f"person {self.me} {id}")

    async def tell_presence(self, tables: Mapping[str, str]) -> None:
        """Who has these tables open in this process."""
        await self.database.write(
            [step for id, people in tables.items() for step in self._told(f"presence {self.me} {id} {people}")]
        )

    def _told(self, message: str) -> list[Step]:
        if self.database.sqlite:
            return []
        return [Step(NOTIFY, {"channel": CHANNEL, "message": message})]

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
            self.listening = asyncio.create_task(self._listen(connection))

    async def close(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.listening

    async def _connect(self) -> asyncpg.Connection[Any]:
        import asyncpg

        url = self.database.url.set(drivername="postgresql")
        connection = await asyncpg.connect(url.render_as_string(hide_password=False))
        await connection.add_listener(CHANNEL, self._hear)
        return connection

    async def _listen(self, connection: asyncpg.Connection[Any]) -> None:
        """Keep listening; after a broken connection look at everything again, for messages were missed."""
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

        broken = asyncio.Event()
        connection.add_termination_listener(lambda _connection: broken.set())
        try:
            while not broken.is_set():
                try:
                    await asyncio.wait_for(broken.wait(), PROBE)
                except TimeoutError:  # silence: ask whether anybody is still there
                    await connection.fetchval("SELECT 1", timeout=PROBE)
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
