"""Fills in the results of games that ended before results were stored, in the background after a start."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy import exists, select

from trackside.server.storage.models import ResultRow, TableRow
from trackside.server.tables.archive import Archive

log = logging.getLogger("trackside.server")
BATCH = 100  # tables read at once


class ResultFiller:
    def __init__(self, archive: Archive) -> None:
        self.archive = archive
        self.failed: set[str] = set()  # tables without a result in this version
        self.running: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.running = asyncio.create_task(self._fill())

    async def _fill(self) -> None:
        try:
            while ids := await self._without_results():
                for id in ids:
                    await self._fill_one(id)
        except Exception:
            log.exception("results could not be filled in")

    async def _without_results(self) -> list[str]:
        has_results = exists().where(ResultRow.table == TableRow.id)
        wanted = select(TableRow.id).where(TableRow.state == "over", ~has_results).limit(BATCH + len(self.failed))
        async with self.archive.store.database.read_session() as session:
            return [id for id in await session.scalars(wanted) if id not in self.failed]

    async def _fill_one(self, id: str) -> None:
        """Fill in one table. Another process may do the same at the same time."""
        try:
            await self.archive.store_results(id)
        except Exception as error:
            log.warning("a result could not be filled in", extra={"table": id, "error": str(error)[:200]})
            self.failed.add(id)

    async def close(self) -> None:
        if self.running is not None:
            self.running.cancel()
            await asyncio.gather(self.running, return_exceptions=True)
