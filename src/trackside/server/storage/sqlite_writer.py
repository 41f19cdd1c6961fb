"""Group commit for SQLite: one thread writes all changes that are waiting in one transaction.

SQLite allows one writer at a time, and most of the cost of a change is its commit to disk and the thread switches per
statement. So a change is handed over as a whole, and all changes that arrive while the writer is busy share one commit.
Each change has its own savepoint, so a failing change does not affect the others.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Any

from sqlalchemy import Executable, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, SQLAlchemyError, StatementError

from trackside.server.storage.prepared_statement import Parameters, PreparedStatement
from trackside.server.storage.statement import StaleWrite, Statement

Waiting = tuple[Sequence[Statement], "asyncio.Future[None]"]
Batch = tuple[list[Sequence[Statement]], "asyncio.Future[list[Exception | None]]"]


class SqliteWriter:
    def __init__(self, url: URL, set_up: Callable[[Any, Any], None], write_lock: asyncio.Lock) -> None:
        """`write_lock` is held while writing; sessions that write to the same file hold it too."""
        self.engine = create_engine(
            url.set(drivername="sqlite+pysqlite"), hide_parameters=True, connect_args={"check_same_thread": False}
        )
        event.listen(self.engine, "connect", set_up)
        event.listen(self.engine, "connect", _disable_driver_transactions)
        self.prepared: dict[tuple[Executable, tuple[str, ...]], PreparedStatement] = {}
        self.batches: SimpleQueue[Batch | None] = SimpleQueue()  # for the thread; None ends it
        self.thread: Thread | None = None
        self.write_lock = write_lock
        self.waiting: list[Waiting] = []
        self.running: asyncio.Task[None] | None = None

    async def write(self, statements: Sequence[Statement]) -> None:
        """Commit a change. It is on disk when this returns."""
        committed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((statements, committed))
        if self.running is None:
            self.running = asyncio.create_task(self._run())
        await committed

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        if self.thread is None:
            self.thread = Thread(target=self._write_batches, name="writer", daemon=True)
            self.thread.start()
        try:
            while self.waiting:
                async with self.write_lock:
                    batch, self.waiting = self.waiting, []
                    written: asyncio.Future[list[Exception | None]] = loop.create_future()
                    self.batches.put(([statements for statements, _ in batch], written))
                    outcomes = await written
                for (_, committed), error in zip(batch, outcomes, strict=True):
                    if committed.done():  # the caller was cancelled
                        continue
                    if error is None:
                        committed.set_result(None)
                    else:
                        committed.set_exception(error)
        finally:
            self.running = None

    def _write_batches(self) -> None:
        """The body of the thread, which keeps one connection for as long as the server runs."""
        connection = None
        while (batch := self.batches.get()) is not None:
            changes, written = batch
            outcomes: list[Exception | None]
            try:
                connection = connection or self.engine.raw_connection()
                driver = connection.dbapi_connection
                assert isinstance(driver, sqlite3.Connection)
                outcomes = self._commit(driver, changes)
            except Exception as error:  # none of the changes is stored
                failure = _as_database_error("change", error) if isinstance(error, sqlite3.Error) else error
                outcomes = [failure for _ in changes]
            with contextlib.suppress(RuntimeError):  # the server has stopped meanwhile
                written.get_loop().call_soon_threadsafe(_give, written, outcomes)
        if connection is not None:
            connection.close()

    def _commit(self, driver: sqlite3.Connection, batch: list[Sequence[Statement]]) -> list[Exception | None]:
        """Write a batch of changes in one transaction; return the error of each, or None."""
        outcomes: list[Exception | None] = []
        driver.execute("BEGIN IMMEDIATE")
        try:
            for statements in batch:
                driver.execute("SAVEPOINT change")
                try:
                    self._execute(driver, statements)
                    outcomes.append(None)
                except (StaleWrite, SQLAlchemyError) as error:
                    driver.execute("ROLLBACK TO change")
                    outcomes.append(error)
                driver.execute("RELEASE change")
            driver.execute("COMMIT")
        except BaseException:
            if driver.in_transaction:
                driver.execute("ROLLBACK")
            raise
        return outcomes

    def _execute(self, driver: sqlite3.Connection, statements: Sequence[Statement]) -> None:
        for statement in statements:
            many = statement.parameters if isinstance(statement.parameters, list) else [statement.parameters]
            names = tuple(many[0])
            prepared = self.prepared.get((statement.sql, names))
            if prepared is None:
                prepared = PreparedStatement(statement.sql, names, self.engine.dialect)
                self.prepared[statement.sql, names] = prepared
            if _changed(driver, prepared, many) != 1 and statement.must_match:
                raise StaleWrite

    async def close(self) -> None:
        if self.running is not None:
            await self.running
        if self.thread is not None:
            self.batches.put(None)
            await asyncio.to_thread(self.thread.join)
        self.engine.dispose()


def _changed(driver: sqlite3.Connection, prepared: PreparedStatement, many: Sequence[Parameters]) -> int:
    """Execute a statement; return the number of rows that were changed."""
    rows = [prepared.row(parameters) for parameters in many]
    try:
        cursor = driver.execute(prepared.text, rows[0]) if len(rows) == 1 else driver.executemany(prepared.text, rows)
    except sqlite3.Error as error:
        raise _as_database_error(prepared.text, error) from error
    return cursor.rowcount


def _as_database_error(text: str, error: sqlite3.Error) -> StatementError:
    """An error of the driver as SQLAlchemy would raise it."""
    return DBAPIError.instance(text, None, error, sqlite3.Error, hide_parameters=True)


def _disable_driver_transactions(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # the driver would begin transactions by itself, but not for savepoints


def _give(written: asyncio.Future[list[Exception | None]], outcomes: list[Exception | None]) -> None:
    if not written.done():
        written.set_result(outcomes)
