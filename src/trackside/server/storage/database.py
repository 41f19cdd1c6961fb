"""The database connection: SQLite in WAL mode or PostgreSQL, with Alembic migrations."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Executable, delete, event, insert, inspect, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession, create_async_engine

from trackside.server.storage.models import Secret
from trackside.server.storage.postgres_driver import PostgresDriver, Read
from trackside.server.storage.prepared_statement import Parameters
from trackside.server.storage.sqlite_writer import SqliteWriter
from trackside.server.storage.statement import Statement

MIGRATIONS = Path(__file__).parent / "migrations"
PRIVATE = 0o600  # permissions of a file
PROBE = "probe"  # name of a row that is written to see whether writing is possible
MIGRATION_LOCK = 7_262_431  # key of the PostgreSQL advisory lock held while migrating
LOCK_ATTEMPTS = 1000  # attempts to lock all tables; after that the migration locks one after the other
LOCK_PAUSE = 0.01  # seconds between attempts
LOCK_NOT_AVAILABLE = "55P03"  # PostgreSQL's code


def _random_key() -> str:
    return secrets.token_urlsafe(32)


class Database:
    """Errors hide statement parameters: seeds, salts and password hashes must not reach the log."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        if self.sqlite:
            self.engine: AsyncEngine = create_async_engine(url, hide_parameters=True, connect_args={"timeout": 20})
            event.listen(self.engine.sync_engine, "connect", _set_up_sqlite)
        else:
            self.engine = create_async_engine(
                url, hide_parameters=True, pool_size=10, max_overflow=0, pool_pre_ping=True
            )
            event.listen(self.engine.sync_engine, "do_connect", _connect_to_postgresql)
        # For single statements. On PostgreSQL this saves the round trips of BEGIN and COMMIT.
        self.autocommit = self.engine if self.sqlite else self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self._write_lock = asyncio.Lock()
        self.last_write_failed = False  # not by a conflict: the disk is full, or the server is unreachable
        self.writer: SqliteWriter | PostgresDriver
        if self.sqlite:
            self.writer = SqliteWriter(self.url, _set_up_sqlite, self._write_lock)
        else:
            self.writer = PostgresDriver(self.url, self.engine.dialect)

    @asynccontextmanager
    async def read_session(self) -> AsyncIterator[AsyncSession]:
        async with AsyncSession(self.autocommit, expire_on_commit=False) as session:
            yield session

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncSession]:
        """A session whose transaction is committed at the end and rolled back on any error.

        SQLite allows one writer at a time. Waiting for the lock here is fair and free; SQLite itself would poll.
        """
        with self._noting_failure():
            if not self.sqlite:
                async with AsyncSession(self.engine, expire_on_commit=False) as session, session.begin():
                    yield session
                return
            async with self._write_lock, AsyncSession(self.engine, expire_on_commit=False) as session, session.begin():
                yield session

    @contextmanager
    def _noting_failure(self) -> Iterator[None]:
        try:
            yield
        except DBAPIError as error:
            self.last_write_failed = not isinstance(error, IntegrityError)
            raise
        self.last_write_failed = False

    async def can_write(self) -> bool:
        """Whether the last write succeeded; if it did not, whether one succeeds now."""
        if self.last_write_failed:
            with contextlib.suppress(SQLAlchemyError):
                async with self.transaction() as session:  # larger than a page, so that it needs room on the disk
                    await session.execute(insert(Secret).values(name=PROBE, value="-" * 20_000))
                    await session.execute(delete(Secret).where(Secret.name == PROBE))
        return not self.last_write_failed

    async def write(self, statements: Sequence[Statement]) -> None:
        """Execute prepared statements in one transaction: the fast path, used for every move."""
        with self._noting_failure():
            await self.writer.write(statements)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Read]:
        """A function that reads the rows of a query: the fast path for a table that another process has changed."""
        if isinstance(self.writer, PostgresDriver):
            async with self.writer.reading() as read:
                yield read
            return
        async with self.autocommit.connect() as connection:

            async def read_sqlite(sql: Executable, parameters: Parameters) -> Sequence[Mapping[str, Any]]:
                return [{**row} for row in (await connection.execute(sql, parameters)).mappings()]

            yield read_sqlite

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

    async def migrate(self) -> None:
        """Migrate the schema to the newest version, completely or not at all. Safe when several processes start at the
        same time, and when one is killed."""
        if self.sqlite and self.url.database:
            make_private(Path(self.url.database))
        async with self.engine.connect() as connection:
            if self.sqlite:  # the driver would commit every schema change on its own
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            else:
                await connection.execute(text(f"SELECT pg_advisory_lock({MIGRATION_LOCK})"))
                await self._lock_tables(connection)
            await connection.run_sync(_migrate)
            await connection.commit()
            if not self.sqlite:
                await connection.execute(text(f"SELECT pg_advisory_unlock({MIGRATION_LOCK})"))

    async def _lock_tables(self, connection: AsyncConnection) -> None:
        """Lock all tables at once before a migration changes any. Old processes keep running meanwhile. A migration
        that waited for one table after changing another could deadlock with a transaction that waits for it, and
        PostgreSQL would end one of the two."""
        here, newest = await self.schema_versions()
        names = await connection.run_sync(lambda c: inspect(c).get_table_names())
        if here == newest or not names:
            return
        locks = text(f"LOCK TABLE {', '.join(names)} IN ACCESS EXCLUSIVE MODE NOWAIT")
        for _ in range(LOCK_ATTEMPTS):
            try:
                async with connection.begin_nested():
                    await connection.execute(locks)
                return
            except DBAPIError as error:
                if getattr(error.orig, "sqlstate", None) != LOCK_NOT_AVAILABLE:
                    raise
                await asyncio.sleep(LOCK_PAUSE)

    async def schema_versions(self) -> tuple[str | None, str | None]:
        """The version of the schema in this database, and the newest version."""
        async with self.engine.connect() as connection:
            here = await connection.run_sync(lambda c: MigrationContext.configure(c).get_current_revision())
        return here, ScriptDirectory.from_config(_alembic_config(None)).get_current_head()

    async def secret(self, name: str, make: Callable[[], str] = _random_key) -> str:
        """A key of this installation, created on first use."""
        async with self.read_session() as session:
            found = await session.scalar(select(Secret.value).where(Secret.name == name))
        if found is not None:
            return found
        try:
            async with self.transaction() as session:
                await session.execute(insert(Secret).values(name=name, value=make()))
        except IntegrityError:
            pass  # another process created it first
        return await self.secret(name, make)

    async def integrity_errors(self) -> list[str]:
        """The results of the database's own integrity check; empty if it is sound."""
        async with self.engine.connect() as connection:
            return await _sqlite_errors(connection) if self.sqlite else []


async def _sqlite_errors(connection: AsyncConnection) -> list[str]:
    rows = [str(row[0]) for row in await connection.execute(text("PRAGMA integrity_check"))]
    orphans = list(await connection.execute(text("PRAGMA foreign_key_check")))
    return [row for row in rows if row != "ok"] + [f"{row[0]}: a row refers to a missing row" for row in orphans]


def make_private(file: Path) -> None:
    """Let only the owner read a SQLite file, which holds seeds, password hashes and the key that signs sessions. SQLite
    gives its other files the same permissions."""
    with contextlib.suppress(PermissionError):  # it belongs to somebody else, who allowed this process to write
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, PRIVATE))
        for each in (file, file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")):
            if each.exists():
                each.chmod(PRIVATE)


class Unreachable(SQLAlchemyError):
    """PostgreSQL cannot be reached, is starting or is shutting down."""


def _connect_to_postgresql(dialect: Any, _record: Any, arguments: Any, options: Any) -> Any:
    """SQLAlchemy passes these errors on as they are, so that they look like faults of the server."""
    import asyncpg

    try:
        return dialect.connect(*arguments, **options)
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise Unreachable(f"{type(error).__name__}: {error}") from error


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # an acknowledged move survives a power failure
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _alembic_config(connection: Connection | None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def _migrate(connection: Connection) -> None:
    command.upgrade(_alembic_config(connection), "head")
