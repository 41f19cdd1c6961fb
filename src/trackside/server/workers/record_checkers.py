"""The processes that check records that people bring: their rules might never end."""

from __future__ import annotations

import msgspec

from trackside.server.workers import examine
from trackside.server.workers.examine import ExamineReply
from trackside.server.workers.pool import WorkerFailed, WorkerPool
from trackside.server.workers.process import Failed
from trackside.server.workers.record_check import InvalidRecord, RecordToCheck, ValidRecord

IDLE_SECONDS = 30.0  # idle seconds after which a process is ended
REPLY: msgspec.json.Decoder[ExamineReply] = msgspec.json.Decoder(ExamineReply)


class RecordCheckers:
    def __init__(self, size: int, seconds: float) -> None:
        self.pool = WorkerPool(size, seconds, examine.__name__, idle_seconds=IDLE_SECONDS)

    async def check(self, task: RecordToCheck) -> ValidRecord | InvalidRecord:
        reply = await self.pool.request(task, REPLY)
        if not isinstance(reply, ValidRecord | InvalidRecord):
            raise WorkerFailed(reply.error if isinstance(reply, Failed) else "no check")
        return reply

    async def close(self) -> None:
        await self.pool.close()
