"""A pool of worker processes. A process that crashes or exceeds its time limit is killed and replaced."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from typing import TypeVar

import msgspec

from trackside.server.workers.record_check import InvalidRecord, RecordToCheck, ValidRecord
from trackside.server.workers.worker import BotReply, Reply

T = TypeVar("T")
MODULE = "trackside.server.workers.worker"
MAX_REPLY = 1 << 22  # bytes
REPLY: msgspec.json.Decoder[Reply] = msgspec.json.Decoder(Reply)


class WorkerFailed(Exception):
    """The process ended, took too long or reported an error."""


class Worker:
    """One process, started when it is first needed."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.process: asyncio.subprocess.Process | None = None
        self.ending: asyncio.TimerHandle | None = None

    async def request(self, task: bytes) -> bytes:
        process = self.process
        if process is None or process.returncode is not None:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                self.module,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=MAX_REPLY,
                start_new_session=True,  # Ctrl-C goes to the server alone, which then ends its workers
            )
            self.process = process
        if process.stdin is None or process.stdout is None:
            raise WorkerFailed("no pipe")
        process.stdin.write(task + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise WorkerFailed("the process ended")
        return line

    def end(self) -> None:
        """End an idle process; the next request starts another."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()

    async def kill(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class WorkerPool:
    def __init__(self, size: int, seconds: float, module: str = MODULE, idle_seconds: float | None = None) -> None:
        """`seconds` is the time limit of a task. The module reads tasks and writes replies. With `idle_seconds`, a
        process that was idle for that long is ended."""
        self.seconds = seconds
        self.idle_seconds = idle_seconds
        self.workers = [Worker(module) for _ in range(size)]
        self.idle: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self.idle.put_nowait(worker)

    async def check_record(self, task: RecordToCheck) -> ValidRecord | InvalidRecord:
        reply = await self.request(task, REPLY)
        if not isinstance(reply, ValidRecord | InvalidRecord):
            raise WorkerFailed(reply.error if isinstance(reply, BotReply) else "no check")
        return reply

    async def request(self, task: msgspec.Struct, replies: msgspec.json.Decoder[T]) -> T:
        worker = await self.idle.get()
        if worker.ending is not None:
            worker.ending.cancel()
        replied = False
        try:
            line = await asyncio.wait_for(worker.request(msgspec.json.encode(task)), self.seconds)
            reply = replies.decode(line)
            replied = True
        # uvloop raises RuntimeError if the process ended just before.
        except (TimeoutError, OSError, RuntimeError, ValueError, msgspec.MsgspecError) as error:
            raise WorkerFailed(f"{type(error).__name__}: {error}") from None
        finally:
            if not replied:  # its late reply would be taken for the reply to the next task
                await worker.kill()
            elif self.idle_seconds is not None:
                worker.ending = asyncio.get_running_loop().call_later(self.idle_seconds, worker.end)
            self.idle.put_nowait(worker)
        return reply

    async def close(self) -> None:
        for worker in self.workers:
            await worker.kill()
