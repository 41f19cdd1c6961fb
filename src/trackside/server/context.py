"""The hall: everything that the routes of one process share."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

import trackside
from trackside.server.actions.autoplay import Robots
from trackside.server.actions.lobby import Lobby
from trackside.server.actions.play import Play
from trackside.server.api.responses import Health
from trackside.server.live.presence import Present
from trackside.server.live.read_marks import Looks
from trackside.server.live.stream_limits import Streams
from trackside.server.notify.delivery import Notices
from trackside.server.ops.metrics import Metrics
from trackside.server.people.accounts import People
from trackside.server.settings import Settings
from trackside.server.storage.database import Database
from trackside.server.storage.pubsub import Live
from trackside.server.tables.repository import Tables
from trackside.server.workers.pool import Thinkers


class Hall:
    def __init__(self, settings: Settings, url: str, secret: str) -> None:
        self.settings = settings
        self.secret = secret
        self.closing = False
        self.metrics = Metrics()
        self.database = Database(url)
        self.live = Live(self.database)
        self.present = Present(self.live)
        self.streams = Streams(settings.streams_per_person)
        self.people = People(self.database, self.live, self.streams, secret, settings)
        self.looks = Looks(self.database)
        self.tables = Tables(self.database, self.live, self.looks, self.metrics, settings.cached_tables)
        self.notices = Notices(self.database, self.people, self.present, self.metrics, settings)
        self.robots = Robots(
            self.tables,
            self.present,
            Thinkers(settings.thinkers, settings.think_seconds),
            self.notices,
            self.metrics,
            settings,
        )
        self.checkers = Thinkers(1, settings.import_seconds)
        self.lobby = Lobby(self.tables, self.present, self.robots, self.checkers, settings)
        self.play = Play(self.tables, self.present, self.robots)

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        """Open as long as the application runs."""
        async with AsyncExitStack() as stack:
            stack.push_async_callback(self.database.close)
            for part in (self.live, self.people, self.looks, self.robots):
                await part.open()
                stack.push_async_callback(part.close)
            stack.push_async_callback(self.notices.close)
            stack.push_async_callback(self.checkers.close)
            yield
            self.closing = True

    async def health(self) -> Health:
        kind = "sqlite" if self.database.sqlite else "postgresql"
        try:
            async with self.database.reading() as session:
                await session.execute(text("SELECT 1"))
        except (SQLAlchemyError, OSError):
            return Health(status="failing", database=kind, tables=0, version=trackside.__version__)
        return Health(status="ok", database=kind, tables=len(self.tables.kept), version=trackside.__version__)


async def prepare(url: str) -> str:
    """Bring the database up to date, and the secret that signs this installation's cookies."""
    database = Database(url)
    try:
        await database.upgrade()
        return await database.secret("cookies")
    finally:
        await database.close()
