"""The port to a store of tables. A store keeps what acts have changed; it knows no rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from trackside.tables.changes import Change
from trackside.tables.news import News
from trackside.tables.state import Loaded


class Stale(Exception):
    """The table has changed since it was read; nothing was stored."""


class Store(Protocol):
    """A store whose calls return at once. The server's (`server/tables/store.py`) has the same verbs, to be awaited,
    and reads only what has changed."""

    def load(self, id: str) -> Loaded:
        """All of a table; refused if there is none."""
        ...

    def create(self, new: Loaded) -> None: ...

    def append(self, id: str, before: int, change: Change) -> None:
        """Keep a sealed change of a table whose seq was `before`; Stale if it has another one."""
        ...

    def announce(self, news: Sequence[News]) -> None:
        """Tell what was stored. It never raises."""
        ...
