"""The processes that analyse finished games. While a bot is waiting, they start no further move."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator

from trackside.analysis.moves import Effort
from trackside.analysis.result import AnalysedMove
from trackside.server.workers import examine
from trackside.server.workers.bots import BotWorkers, free_cores
from trackside.server.workers.examine import AnalysisReply, AnalysisTask
from trackside.server.workers.pool import WorkerFailed, WorkerPool
from trackside.server.workers.process import Failed
from trackside.server.workers.record_checkers import IDLE_SECONDS, REPLY

LONGEST = 60.0  # seconds that a move may take before its process is killed
PATIENCE = 0.05  # seconds between checks whether bots are still waiting


class AnalysisWorkers:
    def __init__(self, bots: BotWorkers) -> None:
        self.bots = bots
        self.size = free_cores()
        self.pool = WorkerPool(self.size, LONGEST, examine.__name__, idle_seconds=IDLE_SECONDS)

    async def moves(self, record: str, count: int, seed: int, effort: Effort) -> AsyncGenerator[AnalysedMove, None]:
        """All analysed moves of a record, as they are finished; WorkerFailed if one cannot be analysed."""
        left = iter(range(count))
        running: set[asyncio.Task[AnalysedMove]] = set()
        try:
            while True:
                while len(running) < self.size and (ply := next(left, None)) is not None:
                    running.add(asyncio.create_task(self._move(record, ply, seed, effort)))
                if not running:
                    return
                done, running = await asyncio.wait(running, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    yield task.result()
        finally:
            for task in running:
                task.cancel()
            await asyncio.gather(*running, return_exceptions=True)

    async def _move(self, record: str, ply: int, seed: int, effort: Effort) -> AnalysedMove:
        while self.bots.waiting:
            await asyncio.sleep(PATIENCE)
        reply = await self.pool.request(AnalysisTask(record=record, ply=ply, seed=seed, effort=effort), REPLY)
        if not isinstance(reply, AnalysisReply):
            raise WorkerFailed(reply.error if isinstance(reply, Failed) else "no analysis")
        return reply.move

    async def close(self) -> None:
        await self.pool.close()
