"""A statement compiled once for SQLite's driver.

SQLAlchemy takes ten times as long as SQLite itself to execute one: it looks the statement up, builds a context and a
result for it. A move is two of them.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.engine import Dialect
from sqlalchemy.exc import DBAPIError, StatementError
from sqlalchemy.sql.compiler import SQLCompiler

Parameters = dict[str, Any]
Process = Callable[[Any], Any]  # a value as the driver takes it


def as_database_error(text: str, error: sqlite3.Error) -> StatementError:
    """An error of the driver as SQLAlchemy would raise it."""
    return DBAPIError.instance(text, None, error, sqlite3.Error, hide_parameters=True)


class PreparedStatement:
    def __init__(self, sql: Executable, names: Sequence[str], dialect: Dialect) -> None:
        """`names` are those of the parameters."""
        compiled: SQLCompiler = sql.compile(dialect=dialect, column_keys=list(names))  # type: ignore[attr-defined]
        if compiled.insert_prefetch or compiled.update_prefetch:
            raise TypeError("a statement for the writer sets all its columns")
        self.text = compiled.string
        self.values: list[tuple[str, Process | None, Any]] = []  # in order: name, how it is processed, and its default
        for name in compiled.positiontup or ():
            bind = compiled.binds[name]
            process = bind.type.dialect_impl(dialect).bind_processor(dialect)
            self.values.append((bind.key, process, bind.effective_value))

    def execute(self, driver: sqlite3.Connection, many: Sequence[Parameters]) -> int:
        """The number of rows that were changed."""
        rows = [self._row(parameters) for parameters in many]
        try:
            cursor = driver.execute(self.text, rows[0]) if len(rows) == 1 else driver.executemany(self.text, rows)
        except sqlite3.Error as error:
            raise as_database_error(self.text, error) from error
        return cursor.rowcount

    def _row(self, parameters: Parameters) -> list[Any]:
        row: list[Any] = []
        for name, process, default in self.values:
            value = parameters.get(name, default)
            row.append(value if process is None else process(value))
        return row
