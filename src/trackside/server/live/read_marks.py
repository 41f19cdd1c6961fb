"""Looks: how far each player has seen their table, for "since you left" on the first page and at the table.

Everybody who follows a live table looks at every move, so looks are gathered in memory and written together now and
then. A killed process forgets the last few seconds of them, and somebody reads a line twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence

from sqlalchemy import bindparam, update

from trackside.server.storage.database import Database
from trackside.server.storage.models import SeatRow
from trackside.server.tables.table import Table

log = logging.getLogger("trackside.server")
PAUSE = 3.0  # seconds between writings
TOGETHER = 500  # rows of one writing


class Looks:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.unwritten: dict[tuple[str, int], int] = {}
        self.writing: asyncio.Task[None] | None = None

    def note(self, table: Table, person: str | None) -> None:
        """A person has been shown the table as it is now."""
        for seat in table.own_seats(person):
            if table.seats[seat].looked != table.row.ply:
                table.seats[seat].looked = table.row.ply
                self.unwritten[table.id, seat] = table.row.ply

    def ply(self, seat: SeatRow) -> int:
        """How many moves the person on a seat has seen."""
        return max(0, self.unwritten.get((seat.table, seat.seat), seat.looked))

    def unseen(self, table: Table, person: str | None) -> int:
        """How many moves came after a person's last look; none for whoever never looked, who has not left either."""
        looked = [table.seats[seat].looked for seat in table.own_seats(person)]
        return max((table.row.ply - ply for ply in looked if ply >= 0), default=0)

    def went_back(self, table: Table, ply: int) -> None:
        """What was seen after that ply is gone; whatever is played instead is new."""
        for seat in table.seats:
            seat.looked = min(seat.looked, ply)
            if (table.id, seat.seat) in self.unwritten:
                self.unwritten[table.id, seat.seat] = seat.looked

    async def write(self) -> None:
        while self.unwritten:
            keys = list(self.unwritten)[:TOGETHER]
            values = [{"of": table, "at": seat, "ply": self.unwritten[table, seat]} for table, seat in keys]
            wanted = (SeatRow.table == bindparam("of")) & (SeatRow.seat == bindparam("at"))
            async with self.database.writing() as session:
                connection = await session.connection()  # many rows at once are not for the session
                await connection.execute(update(SeatRow).where(wanted).values(looked=bindparam("ply")), values)
            self._forget(keys, values)

    def _forget(self, keys: Sequence[tuple[str, int]], values: Sequence[dict[str, object]]) -> None:
        """What was written, unless somebody looked again meanwhile."""
        for key, written in zip(keys, values, strict=True):
            if self.unwritten.get(key) == written["ply"]:
                del self.unwritten[key]

    async def open(self) -> None:
        self.writing = asyncio.create_task(self._write_now_and_then())

    async def _write_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            try:
                await self.write()
            except Exception:
                log.exception("looks were not written")

    async def close(self) -> None:
        if self.writing is not None:
            self.writing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.writing
        with contextlib.suppress(Exception):
            await self.write()
