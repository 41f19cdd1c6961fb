"""The archive: records and results of finished games."""

from __future__ import annotations

from trackside.core.edge.record import Record
from trackside.server.tables.loading import Tables
from trackside.tables.results import final_results
from trackside.tables.table import Table, line_of


class Archive:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store

    async def record(self, id: str) -> Record:
        """The record of a finished game; not replayed if its rules are the current ones."""
        entry = await self.tables.find(id)
        async with entry.lock:
            await self.tables.take_over(entry)
            row, seats, moves, scores = await self.store.finished(id)
        if len(scores) != len(seats):
            await self.store_results(id)
            return await self.record(id)
        read = Table(id, self.tables.cache.journals)
        read.set_rows(row, seats, [])
        await self.tables.check_seed(read)
        record = read.record([line_of(move) for move in moves])
        record.scores = scores
        if not read.seed_is_public:
            record.seed, record.salt = None, ""
        return record

    async def store_results(self, id: str) -> None:
        """Store the results of a finished game that has none: it ended in an earlier version, or was not played
        here."""
        async with self.tables.locked(id) as entry:
            if entry.row.state != "over":
                return
            ended = await self.store.last_move_time(entry.id)
            results = final_results(entry, entry.row.updated if ended is None else ended)
            await self.store.store_results(entry.id, results)
