"""The writer of a SQLite file: changes that wait for it go to disk together.

SQLite takes one writer at a time, and what a change costs is above all its way to the disk and the way of each
statement through a thread. So a change is handed over whole, and all that have come while the writer was busy are one
transaction with one commit. Each stands on a savepoint of its own: one that fails takes no other with it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Connection, Executable, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

Row = dict[str, Any]


class Stale(Exception):
    """Another process changed the table first; nothing was written."""


class Step:
    """One statement of a change. With `one` it must meet exactly one row, or else the whole change is stale."""

    __slots__ = ("one", "statement", "values")

    def __init__(self, statement: Executable, values: Row | list[Row], one: bool = False) -> None:
        self.statement = statement
        self.values = values
        self.one = one


Waiting = tuple[Sequence[Step], "asyncio.Future[None]"]


def carry_out(connection: Connection, steps: Sequence[Step]) -> None:
    for step in steps:
        done = connection.execute(step.statement, step.values)
        if step.one and done.rowcount != 1:
            raise Stale


class Writer:
    def __init__(self, url: URL, set_up: Any, alone: asyncio.Lock) -> None:
        """`alone` is held while writing: others who write to the file hold it too."""
        self.engine = create_engine(
            url.set(drivername="sqlite+pysqlite"), hide_parameters=True, connect_args={"check_same_thread": False}
        )
        event.listen(self.engine, "connect", set_up)
        event.listen(self.engine, "connect", _leave_transactions_to_us)
        event.listen(self.engine, "begin", _begin)
        self.thread = ThreadPoolExecutor(1, "writer")
        self.alone = alone
        self.waiting: list[Waiting] = []
        self.working: asyncio.Task[None] | None = None

    async def write(self, steps: Sequence[Step]) -> None:
        """Store a change; when this returns it is on disk."""
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((steps, stored))
        if self.working is None:
            self.working = asyncio.create_task(self._work())
        await stored

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self.waiting:
                async with self.alone:
                    batch, self.waiting = self.waiting, []
                    outcomes = await loop.run_in_executor(self.thread, self._commit, [steps for steps, _ in batch])
                for (_, stored), problem in zip(batch, outcomes, strict=True):
                    if stored.done():  # whoever waited has gone
                        continue
                    if problem is None:
                        stored.set_result(None)
                    else:
                        stored.set_exception(problem)
        finally:
            self.working = None

    def _commit(self, batch: list[Sequence[Step]]) -> list[Exception | None]:
        """Write all of them; what went wrong with each, or nothing."""
        outcomes: list[Exception | None] = []
        try:
            with self.engine.begin() as connection:
                for steps in batch:
                    connection.exec_driver_sql("SAVEPOINT change")
                    try:
                        carry_out(connection, steps)
                        outcomes.append(None)
                    except (Stale, SQLAlchemyError) as problem:
                        connection.exec_driver_sql("ROLLBACK TO change")
                        outcomes.append(problem)
                    connection.exec_driver_sql("RELEASE change")
        except Exception as problem:  # not even the commit: nothing of all this is stored
            return [problem for _ in batch]
        return outcomes

    async def close(self) -> None:
        if self.working is not None:
            await self.working
        self.thread.shutdown()
        self.engine.dispose()


def _leave_transactions_to_us(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # the driver would begin them by itself, and not for savepoints


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
