"""The processes in which bots think, and their queues.

Bots that search have processes of their own, so that the others, which answer in milliseconds, never wait for them.
"""

from __future__ import annotations

import os

import msgspec

from trackside.analysis.coach import Advice
from trackside.bots import searches
from trackside.server.workers import think
from trackside.server.workers.fair_queue import LEAST, FairQueue
from trackside.server.workers.pool import WorkerFailed, WorkerPool
from trackside.server.workers.process import Failed
from trackside.server.workers.think import (
    BotReply,
    BotTask,
    CoachReply,
    CoachTask,
    HintReply,
    HintTask,
    ThinkReply,
    ThinkTask,
)

REPLY: msgspec.json.Decoder[ThinkReply] = msgspec.json.Decoder(ThinkReply)

WITHOUT_TIME = "greedy"  # moves for a bot that would search but gets no time: by ratings alone, in under 3 ms


def free_cores() -> int:
    """All cores but one, which is left to people's requests."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores - 1)


class BotWorkers:
    def __init__(self, size: int, seconds: float, wait_seconds: float) -> None:
        """`size` processes search (0: one for each core but one), and one more serves bots that do not search.
        `seconds` is the time limit of a decision, after which its process is killed. Decisions should be made within
        `wait_seconds`, however many are requested."""
        size = size or free_cores()
        self.search = WorkerPool(size, seconds, think.__name__)
        self.search_queue = FairQueue(size, wait_seconds)
        self.quick = WorkerPool(1, seconds, think.__name__)
        self.quick_queue = FairQueue(1, wait_seconds)

    @property
    def waiting(self) -> int:
        """The number of decisions that no process has started yet."""
        return self.search_queue.length + self.quick_queue.length

    async def choose_move(self, owner: str, task: BotTask) -> str:
        """The notation of the bot's move. The owners of tables are served in turn."""
        reply = await self._ask(owner, task)
        if not isinstance(reply, BotReply):
            raise WorkerFailed(reply.error if isinstance(reply, Failed) else "no move")
        return reply.move

    async def suggest(self, owner: str, task: HintTask, seconds: float) -> HintReply:
        """The best moves with what they bring; the search takes no longer than `seconds`."""
        reply = await self._ask(owner, task, seconds)
        if not isinstance(reply, HintReply):
            raise WorkerFailed(reply.error if isinstance(reply, Failed) else "no hint")
        return reply

    async def advise(self, owner: str, task: CoachTask, seconds: float) -> Advice:
        """What moves would be worth, in no longer than `seconds`."""
        reply = await self._ask(owner, task, seconds)
        if not isinstance(reply, CoachReply):
            raise WorkerFailed(reply.error if isinstance(reply, Failed) else "no advice")
        return reply.advice

    async def _ask(self, owner: str, task: ThinkTask, most: float | None = None) -> ThinkReply:
        searching = searches(task.level)
        queue, pool = (self.search_queue, self.search) if searching else (self.quick_queue, self.quick)
        async with queue.turn(owner, kind_of(task)) as seconds:
            if seconds > 0 or not isinstance(task, BotTask):  # a hint without a search would be worth little
                given = max(seconds, LEAST)
                allowed = msgspec.structs.replace(task, seconds=given if most is None else min(given, most))
            else:
                allowed = msgspec.structs.replace(task, level=WITHOUT_TIME if searching else task.level)
            return await pool.request(allowed, REPLY)

    async def close(self) -> None:
        await self.search.close()
        await self.quick.close()


def kind_of(task: ThinkTask) -> str:
    """Decisions of one kind take about as long as each other if they are given the same time."""
    return f"{type(task).__name__} {task.world.game} {task.world.players} {task.level}"
