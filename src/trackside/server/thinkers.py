"""The pool of processes in which bots think. One that crashes or takes too long is ended and replaced."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import suppress

import msgspec

from trackside.server.thinker import Choice, Task

LONGEST = 1 << 20  # bytes of an answer


class Failed(Exception):
    """The bot gave no move."""


class Worker:
    """One process, started when first needed."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, task: bytes) -> Choice:
        process = self.process
        if process is None or process.returncode is not None:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "trackside.server.thinker",
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
        return msgspec.json.decode(line, type=Choice)

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
        worker = await self.idle.get()
        answered = False
        try:
            choice = await asyncio.wait_for(worker.ask(msgspec.json.encode(task)), self.seconds)
            answered = True
        except (TimeoutError, OSError, ValueError, msgspec.MsgspecError) as problem:
            raise Failed(f"{type(problem).__name__}: {problem}") from None
        finally:
            if not answered:  # it may still be thinking: its next line would not be the answer to the next question
                await worker.end()
            self.idle.put_nowait(worker)
        if choice.move is None:
            raise Failed(choice.problem)
        return choice.move

    async def close(self) -> None:
        for worker in self.workers:
            await worker.end()
