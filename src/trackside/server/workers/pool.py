"""A pool of processes beside the server, in which bots think or records are replayed. One that crashes or takes too
long is ended and replaced."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import suppress

import msgspec

from trackside.server.workers.record_check import Brought, Holds, Wrong
from trackside.server.workers.worker import Answer, Asked, Choice, Task

LONGEST = 1 << 22  # bytes of an answer


class Failed(Exception):
    """There is no answer: the process ended, took too long or made a mistake."""


class Worker:
    """One process, started when first needed."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, task: bytes) -> Answer:
        process = self.process
        if process is None or process.returncode is not None:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "trackside.server.workers.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST,
                start_new_session=True,  # Ctrl-C in a terminal is for the server, which then ends its workers
            )
            self.process = process
        if process.stdin is None or process.stdout is None:
            raise Failed("no pipe")
        process.stdin.write(task + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise Failed("the process ended")
        answer: Answer = msgspec.json.decode(line, type=Answer)
        return answer

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Thinkers:
    def __init__(self, count: int, seconds: float) -> None:
        self.seconds = seconds
        self.workers = [Worker() for _ in range(count or os.cpu_count() or 1)]
        self.idle: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self.idle.put_nowait(worker)

    async def choose(self, task: Task) -> str:
        """The bot's move; Failed if it gives none in time."""
        choice = await self._ask(task)
        if not isinstance(choice, Choice) or choice.move is None:
            raise Failed(choice.problem if isinstance(choice, Choice) else "no choice")
        return choice.move

    async def check(self, brought: Brought) -> Holds | Wrong:
        """Whether a record holds; Failed if that is not known in time."""
        found = await self._ask(brought)
        if isinstance(found, Choice):
            raise Failed(found.problem)
        return found

    async def _ask(self, task: Asked) -> Answer:
        worker = await self.idle.get()
        answered = False
        try:
            found = await asyncio.wait_for(worker.ask(msgspec.json.encode(task)), self.seconds)
            answered = True
        except (TimeoutError, OSError, ValueError, msgspec.MsgspecError) as problem:
            raise Failed(f"{type(problem).__name__}: {problem}") from None
        finally:
            if not answered:  # it may still be thinking: its next line would not be the answer to the next question
                await worker.end()
            self.idle.put_nowait(worker)
        return found

    async def close(self) -> None:
        for worker in self.workers:
            await worker.end()
