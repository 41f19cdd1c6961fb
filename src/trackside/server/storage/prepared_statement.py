"""A statement compiled once for the driver of a database.

SQLAlchemy takes ten times as long as SQLite itself to execute a statement: it looks it up, builds a context and a
result. A move needs two of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Column, Executable
from sqlalchemy.engine import Dialect
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.schema import ScalarElementColumnDefault

Parameters = dict[str, Any]
Process = Callable[[Any], Any]  # a value as the driver takes it


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

    def row(self, parameters: Parameters) -> list[Any]:
        """The values of the parameters, in the order and form of the driver."""
        row: list[Any] = []
        for name, process, default in self.values:
            value = parameters.get(name, default)
            row.append(value if process is None else process(value))
        return row
