"""A process beside the server, for what takes long: a task per line in, an answer per line out. Bots think here, and
records that people bring are replayed. It ends when its input ends.

`python -m trackside.server.thinker`
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
from trackside.core.edge.record import Record
from trackside.server.checking import Brought, Holds, Wrong, check

KEPT = 64  # tables whose positions are kept between moves


class Task(msgspec.Struct, tag="task", kw_only=True):
    """A table as it stands, and who thinks about it."""

    table: str
    record: Record
    level: str
    chance: int

    @property
    def ply(self) -> int:
        return len(self.record.lines)


class Choice(msgspec.Struct, tag="choice"):
    move: str | None
    problem: str = ""


Asked = Task | Brought
Answer = Choice | Holds | Wrong


class Thinker:
    def __init__(self) -> None:
        self.kept: OrderedDict[str, Playthrough] = OrderedDict()

    def choose(self, task: Task) -> str:
        playing = self._playing(task)
        return make(task.level, task.chance).choose(Sight(playing.position)).text

    def _playing(self, task: Task) -> Playthrough:
        """The table, from memory if what is remembered is how it began."""
        moves = task.record.moves
        known = self.kept.pop(task.table, None)
        if known is None or moves[: known.ply] != known.record.moves:
            known = Playthrough(msgspec.structs.replace(task.record, lines=[]))
        for text in moves[known.ply :]:
            known.play([text])
        self.kept[task.table] = known
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return known


def answer(thinker: Thinker, line: bytes) -> Answer:
    """Whatever goes wrong in a bot is its answer: the server then plays some legal move."""
    try:
        task = msgspec.json.decode(line, type=Asked)
        return check(task) if isinstance(task, Brought) else Choice(thinker.choose(task))
    except Exception as problem:
        return Choice(None, f"{type(problem).__name__}: {problem}")


def main() -> None:
    with contextlib.suppress(OSError):
        os.nice(15)  # people who wait for a page come before bots
    thinker = Thinker()
    try:
        for line in sys.stdin.buffer:
            sys.stdout.buffer.write(msgspec.json.encode(answer(thinker, line)) + b"\n")
            sys.stdout.buffer.flush()
    except BrokenPipeError:  # the server is gone, and with it the question
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is left unsaid is said to nobody


if __name__ == "__main__":
    main()
