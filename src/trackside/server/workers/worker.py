"""The worker process: reads one task per line from standard input and writes one reply per line. Ends with its input.

Run by `workers/pool.py` as `python -m trackside.server.workers.worker`.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections import OrderedDict

import msgspec

from trackside.bots import make
from trackside.bots.sight import Sight
from trackside.core.edge.playthrough import Playthrough
from trackside.core.edge.record import Line, Record
from trackside.server.workers.record_check import InvalidRecord, RecordToCheck, ValidRecord, check_record

MAX_CACHED = 64  # tables whose positions are kept between moves


class BotTask(msgspec.Struct, tag="bot", kw_only=True):
    """The record of a table, and the bot that is to move there."""

    table: str
    record: Record
    level: str
    seed: int  # of the bot's own random numbers

    @property
    def ply(self) -> int:
        return len(self.record.lines)


class BotReply(msgspec.Struct, tag="bot"):
    """The notation of the bot's move, or what went wrong."""

    move: str | None
    error: str = ""


Task = BotTask | RecordToCheck
Reply = BotReply | ValidRecord | InvalidRecord


class BotRunner:
    """Chooses moves for bots, keeping the positions of recent tables."""

    def __init__(self) -> None:
        self.cache: OrderedDict[str, Playthrough] = OrderedDict()

    def choose(self, task: BotTask) -> str:
        playthrough = self._replay(task)
        return make(task.level, task.seed).choose(Sight(playthrough.position)).text

    def _replay(self, task: BotTask) -> Playthrough:
        """The game of a task; continued from the cache if the cached moves are a prefix of its moves."""
        lines = task.record.lines
        playthrough = self.cache.pop(task.table, None)
        if playthrough is None or not _continues(lines, playthrough.record.lines):
            playthrough = Playthrough(msgspec.structs.replace(task.record, lines=[]))
        for line in lines[playthrough.ply :]:
            playthrough.add(line)
        self.cache[task.table] = playthrough
        if len(self.cache) > MAX_CACHED:
            self.cache.popitem(last=False)
        return playthrough


def _continues(lines: list[Line], played: list[Line]) -> bool:
    """Whether the first of these lines are those played before."""
    return len(played) <= len(lines) and all(
        (line.text, line.difference) == (old.text, old.difference) for line, old in zip(lines, played, strict=False)
    )


def handle(runner: BotRunner, line: bytes) -> Reply:
    """Any error becomes a reply: the server then plays a random legal move."""
    try:
        task = msgspec.json.decode(line, type=Task)
        return check_record(task) if isinstance(task, RecordToCheck) else BotReply(runner.choose(task))
    except Exception as error:
        return BotReply(None, f"{type(error).__name__}: {error}")


def main() -> None:
    with contextlib.suppress(OSError):
        os.nice(15)  # web requests have priority over bots
    runner = BotRunner()
    try:
        for line in sys.stdin.buffer:
            sys.stdout.buffer.write(msgspec.json.encode(handle(runner, line)) + b"\n")
            sys.stdout.buffer.flush()
    except BrokenPipeError:  # the server has ended
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # so that the flush at exit does not fail


if __name__ == "__main__":
    main()
