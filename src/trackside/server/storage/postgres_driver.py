"""Runs the statements of every move directly with PostgreSQL's driver, without SQLAlchemy.

SQLAlchemy takes several times as long as the driver, and checks before each use that the connection is alive. The
driver notices a lost connection itself; the statement in progress then fails, as it would in any case.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Executable
from sqlalchemy.engine import URL, Dialect
from sqlalchemy.exc import IntegrityError, OperationalError

from trackside.server.storage.prepared_statement import Parameters, PreparedStatement
from trackside.server.storage.statement import StaleWrite, Statement

if TYPE_CHECKING:
    import asyncpg

MAX_CONNECTIONS = 10
CLOSE_SECONDS = 5.0  # seconds for statements in progress when the server stops
Read = Callable[[Executable, Parameters], Awaitable[Sequence[Mapping[str, Any]]]]


class PostgresDriver:
    def __init__(self, url: URL, dialect: Dialect) -> None:
        self.url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.dialect = dialect
        self.prepared: dict[tuple[Executable, tuple[str, ...]], PreparedStatement] = {}
        self.pool: asyncpg.Pool[Any] | None = None
        self.opening = asyncio.Lock()

    async def write(self, statements: Sequence[Statement]) -> None:
        """Execute the statements in one transaction."""
        async with self._connection() as connection:
            if len(statements) == 1:
                await self._execute(connection, statements[0])
                return
            with _database_errors("BEGIN"):
                async with connection.transaction():
                    for statement in statements:
                        await self._execute(connection, statement)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Read]:
        """A function that reads the rows of a query."""
        async with self._connection() as connection:

            async def read(sql: Executable, parameters: Parameters) -> Sequence[Mapping[str, Any]]:
                prepared = self._prepare(sql, parameters)
                with _database_errors(prepared.text):
                    rows: Sequence[Mapping[str, Any]] = await connection.fetch(prepared.text, *prepared.row(parameters))
                return rows

            yield read

    async def _execute(self, connection: Any, statement: Statement) -> None:
        if isinstance(statement.parameters, list):
            prepared = self._prepare(statement.sql, statement.parameters[0])
            with _database_errors(prepared.text):
                await connection.executemany(prepared.text, [prepared.row(row) for row in statement.parameters])
            return
        prepared = self._prepare(statement.sql, statement.parameters)
        with _database_errors(prepared.text):
            done: str = await connection.execute(prepared.text, *prepared.row(statement.parameters))
        if statement.must_match and done.rpartition(" ")[2] != "1":  # as in "INSERT 0 1"
            raise StaleWrite

    def _prepare(self, sql: Executable, parameters: Parameters) -> PreparedStatement:
        key = (sql, tuple(parameters))
        prepared = self.prepared.get(key)
        if prepared is None:
            prepared = self.prepared[key] = PreparedStatement(sql, tuple(parameters), self.dialect)
        return prepared

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        import asyncpg

        if self.pool is None:
            async with self.opening:
                if self.pool is None:
                    self.pool = await asyncpg.create_pool(
                        self.url, min_size=0, max_size=MAX_CONNECTIONS, init=_set_up, reset=_keep
                    )
        with _database_errors("connect"):
            connection = await self.pool.acquire()
        try:
            yield connection
        finally:
            await self.pool.release(connection)

    async def close(self) -> None:
        if self.pool is not None:
            try:
                await asyncio.wait_for(self.pool.close(), CLOSE_SECONDS)
            except TimeoutError:
                self.pool.terminate()


async def _set_up(connection: Any) -> None:
    """JSON is written as text and read as values."""
    for kind in ("json", "jsonb"):
        await connection.set_type_codec(kind, encoder=str, decoder=msgspec.json.decode, schema="pg_catalog")


async def _keep(connection: Any) -> None:
    """Nothing needs to be reset when a connection is returned: no statement here changes its settings."""


@contextmanager
def _database_errors(text: str) -> Iterator[None]:
    """Raise the driver's errors as SQLAlchemy would. An InternalClientError is caused by a connection that was lost
    between two steps of a statement."""
    import asyncpg

    try:
        yield
    except asyncpg.IntegrityConstraintViolationError as error:
        raise IntegrityError(text, None, error, hide_parameters=True) from error
    except (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError) as error:
        raise OperationalError(text, None, error, hide_parameters=True) from error
