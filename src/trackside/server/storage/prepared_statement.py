"""A statement compiled once for SQLite's driver.

SQLAlchemy takes ten times as long as SQLite itself to execute one: it looks the statement up, builds a context and a
result for it. A move is two of them.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Column, Executable
from sqlalchemy.engine import Dialect
from sqlalchemy.exc import DBAPIError, StatementError
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.schema import ScalarElementColumnDefault

Parameters = dict[str, Any]
Process = Callable[[Any], Any]  # a value as the driver takes it


def as_database_error(text: str, error: sqlite3.Error) -> StatementError:
    """An error of the driver as SQLAlchemy would raise it."""
    return DBAPIError.instance(text, None, error, sqlite3.Error, hide_parameters=True)


def _default(column: Column[Any]) -> Any:
    """The value of a column that the statement does not name; the same for all its rows."""
    default = column.default
    if not isinstance(default, ScalarElementColumnDefault):
        raise TypeError(f"{column} needs a value: its default is made for each row")
    return default.arg


class PreparedStatement:
    def __init__(self, sql: Executable, names: Sequence[str], dialect: Dialect) -> None:
        """`names` are those of the parameters."""
        compiled: SQLCompiler = sql.compile(dialect=dialect, column_keys=list(names))  # type: ignore[attr-defined]
        self.text = compiled.string
        self.values: list[tuple[str, Process | None, Any]] = []  # in order: name, how it is processed, and its default
        defaults = {column.key: _default(column) for column in (*compiled.insert_prefetch, *compiled.update_prefetch)}
        for name in compiled.positiontup or ():
            bind = compiled.binds[name]
            process = bind.type.dialect_impl(dialect).bind_processor(dialect)
            self.values.append((bind.key, process, defaults.get(bind.key, bind.effective_value)))

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
