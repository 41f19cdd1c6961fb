"""Live: who watches which table, here and in other processes, and the stream each of them gets.

Within a process a change wakes its watchers directly. Between processes PostgreSQL carries the message: it is sent
inside the transaction that makes the change, so it arrives if and only if the change is committed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncSession

from trackside.server.database import Database

if TYPE_CHECKING:
    import asyncpg

log = logging.getLogger("trackside.server")
CHANNEL = "trackside"
RETRY = 1.0  # seconds between attempts to listen again
PROBE = 10.0  # seconds between looks whether the listening connection still lives


class Live:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.me = secrets.token_hex(4)  # this process, among those on one database
        self.watchers: dict[str, set[asyncio.Event]] = {}
        self.on_change: Callable[[str, int], None] = lambda id, seq: None
        self.on_doubt: Callable[[], None] = lambda: None
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

    async def announce(self, session: AsyncSession, id: str, seq: int) -> None:
        """Tell the other processes, when the session commits."""
        await self._tell(session, f"change {self.me} {id} {seq}")

    async def tell_presence(self, id: str, people: str) -> None:
        if not self.database.sqlite:
            async with self.database.writing() as session:
                await self._tell(session, f"presence {self.me} {id} {people}")

    async def _tell(self, session: AsyncSession, message: str) -> None:
        if not self.database.sqlite:
            await session.execute(
                text("SELECT pg_notify(:channel, :message)"), {"channel": CHANNEL, "message": message}
            )

    def _hear(self, _connection: Any, _pid: int, _channel: str, message: object) -> None:
        kind, process, id, rest = f"{message} ".split(" ", 3)
        if process == self.me:
            return
        if kind == "change":
            self.on_change(id, int(rest))
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
            self.on_doubt()
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
