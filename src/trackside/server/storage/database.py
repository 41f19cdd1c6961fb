"""The database: one SQLite file in WAL mode, or PostgreSQL. Both are brought up to date on start."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, insert, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession, create_async_engine

from trackside.server.storage.models import Secret
from trackside.server.storage.sqlite_writer import Stale, Step, Writer

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATING = 7_262_431  # the advisory lock under which PostgreSQL is migrated


class Database:
    """No error of it tells the values of a statement: seeds, salts and hashes of passwords go to no log."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        if self.sqlite:
            self.engine: AsyncEngine = create_async_engine(url, hide_parameters=True, connect_args={"timeout": 20})
            event.listen(self.engine.sync_engine, "connect", _set_up_sqlite)
        else:
            self.engine = create_async_engine(
                url, hide_parameters=True, pool_size=20, max_overflow=0, pool_pre_ping=True
            )
        # For single statements: on PostgreSQL without a BEGIN before and an end after, each of them a wait of its own.
        self.at_once = self.engine if self.sqlite else self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self._one_writer = asyncio.Lock()
        self.writer = Writer(self.url, _set_up_sqlite, self._one_writer) if self.sqlite else None

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        async with AsyncSession(self.at_once, expire_on_commit=False) as session:
            yield session

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """A transaction: committed at the end, rolled back on any error.

        SQLite takes one writer at a time. Waiting here in line is fair and costs nothing; waiting in SQLite is polling.
        """
        if not self.sqlite:
            async with AsyncSession(self.engine, expire_on_commit=False) as session, session.begin():
                yield session
            return
        async with self._one_writer, AsyncSession(self.engine, expire_on_commit=False) as session, session.begin():
            yield session

    async def write(self, steps: Sequence[Step]) -> None:
        """A transaction of prepared statements: the short way, for what happens at every move."""
        if self.writer is not None:
            await self.writer.write(steps)
            return
        engine = self.at_once if len(steps) == 1 else self.engine
        async with engine.begin() as connection:
            for step in steps:
                done = await connection.execute(step.statement, step.values)
                if step.one and done.rowcount != 1:
                    raise Stale

    async def close(self) -> None:
        if self.writer is not None:
            await self.writer.close()
        await self.engine.dispose()

    async def upgrade(self) -> None:
        """Bring the schema up to date, once, however many processes start at the same time."""
        async with self.engine.connect() as connection:
            if not self.sqlite:
                await connection.execute(text(f"SELECT pg_advisory_lock({MIGRATING})"))
            await connection.run_sync(_upgrade)
            await connection.commit()
            if not self.sqlite:
                await connection.execute(text(f"SELECT pg_advisory_unlock({MIGRATING})"))

    async def version(self) -> tuple[str | None, str | None]:
        """The schema's version here, and the newest one this program knows."""
        async with self.engine.connect() as connection:
            here = await connection.run_sync(lambda c: MigrationContext.configure(c).get_current_revision())
        return here, ScriptDirectory.from_config(_config(None)).get_current_head()

    async def secret(self, name: str, make: Any = lambda: secrets.token_urlsafe(32)) -> str:
        """A key of this installation, made when it is first asked for."""
        async with self.reading() as session:
            found = await session.scalar(select(Secret.value).where(Secret.name == name))
        if found is not None:
            return found
        try:
            async with self.writing() as session:
                await session.execute(insert(Secret).values(name=name, value=make()))
        except IntegrityError:
            pass  # another process was first: its key is the one
        return await self.secret(name, make)

    async def integrity(self) -> list[str]:
        """What the database itself says is wrong; nothing if it is sound."""
        async with self.engine.connect() as connection:
            return await _sqlite_faults(connection) if self.sqlite else []


async def _sqlite_faults(connection: AsyncConnection) -> list[str]:
    rows = [str(row[0]) for row in await connection.execute(text("PRAGMA integrity_check"))]
    orphans = list(await connection.execute(text("PRAGMA foreign_key_check")))
    return [row for row in rows if row != "ok"] + [f"{row[0]}: a row refers to nothing" for row in orphans]


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # an acknowledged move outlives even a loss of power
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _config(connection: Connection | None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def _upgrade(connection: Connection) -> None:
    command.upgrade(_config(connection), "head")
