"""One statement of a change, with its parameters."""

from __future__ import annotations

from sqlalchemy import Executable

from trackside.server.storage.prepared_statement import Parameters


class StaleWrite(Exception):
    """The row was changed or deleted since it was read; nothing was written."""


class Statement:
    """With `must_match`, the change fails as stale unless exactly one row is affected."""

    __slots__ = ("must_match", "parameters", "sql")

    def __init__(self, sql: Executable, parameters: Parameters | list[Parameters], must_match: bool = False) -> None:
        self.sql = sql
        self.parameters = parameters
        self.must_match = must_match
