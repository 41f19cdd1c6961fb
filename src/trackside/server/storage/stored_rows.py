"""Rows of tables in memory, as plain objects instead of ORM instances.

An ORM row records every change and looks up every value through a session. A move reads some hundred values and has no
session.
"""

from __future__ import annotations

from trackside.tables.state import TableState


class StoredTable(TableState, kw_only=True):
    """A row of `tables`: the state of a table with what only this server needs."""

    due: float | None  # when to check the table next: bot to move, clock run out, player away
    noticed: int  # the last turn whose player was notified; see notify/delivery.py
    settled: bool  # the ratings of its players have been computed
