"""Read marks: how far each player has seen their table, for "since you left".

Everybody who follows a live table reads every move, so the marks are collected in memory and written in batches. A
killed process loses the last few seconds of them, and somebody reads a line twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from typing import Any

from sqlalchemy import bindparam, update

from trackside.server.storage.database import Database
from trackside.server.storage.models import SeatRow
from trackside.server.storage.statement import Statement
from trackside.tables.news import Undone
from trackside.tables.state import SeatState
from trackside.tables.table import Table

log = logging.getLogger("trackside.server")
WRITE_SECONDS = 3.0  # seconds between writes
BATCH = 500  # rows per transaction
UPDATE_MARK = (
    update(SeatRow)
    .where(SeatRow.table == bindparam("id"), SeatRow.seat == bindparam("at"))
    .values(looked=bindparam("ply"))
)


class ReadMarks:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.unwritten: dict[tuple[str, int], int] = {}
        self.writing: asyncio.Task[None] | None = None

    def mark_read(self, table: Table, person: str | None) -> None:
        """Note that a person has seen the current state of the table."""
        for seat in table.own_seats(person):
            if table.seats[seat].looked != table.row.ply:
                table.seats[seat].looked = table.row.ply
                self.unwritten[table.id, seat] = table.row.ply

    def seen_ply(self, seat: SeatState) -> int:
        """The last ply that the person on a seat has seen."""
        return max(0, self.unwritten.get((seat.table, seat.seat), seat.looked))

    def unseen_moves(self, table: Table, person: str | None) -> int:
        """The number of moves since a person's last visit; 0 for a first visit, as there is nothing to catch up on."""
        seen = [table.seats[seat].looked for seat in table.own_seats(person)]
        return max((table.row.ply - ply for ply in seen if ply >= 0), default=0)

    def note_undo(self, news: Undone) -> None:
        """After an undo, whatever is played instead is new to everybody."""
        for (table, seat), ply in self.unwritten.items():
            if table == news.table:
                self.unwritten[table, seat] = min(ply, news.ply)

    async def write(self) -> None:
        while self.unwritten:
            keys = list(self.unwritten)[:BATCH]
            rows: list[dict[str, Any]] = [
                {"id": table, "at": seat, "ply": self.unwritten[table, seat]} for table, seat in keys
            ]
            await self.database.write([Statement(UPDATE_MARK, rows)])
            self._forget(keys, rows)

    def _forget(self, keys: Sequence[tuple[str, int]], rows: Sequence[dict[str, object]]) -> None:
        """Drop the written marks, except those that changed meanwhile."""
        for key, row in zip(keys, rows, strict=True):
            if self.unwritten.get(key) == row["ply"]:
                del self.unwritten[key]

    async def open(self) -> None:
        self.writing = asyncio.create_task(self._write_regularly())

    async def _write_regularly(self) -> None:
        while True:
            await asyncio.sleep(WRITE_SECONDS)
            try:
                await self.write()
            except Exception:
                log.exception("read marks could not be written")

    async def close(self) -> None:
        if self.writing is not None:
            self.writing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.writing
        with contextlib.suppress(Exception):
            await self.write()
