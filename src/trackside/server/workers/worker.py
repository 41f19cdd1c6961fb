"""The worker process: reads one task per line from standard input and writes one reply per line. Ends with its input.

Run by `workers/pool.py` as `python -m trackside.server.workers.worker`.
"""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections import OrderedDict

import msgspec

from trackside.analysis.coach import Advice, advise
from trackside.analysis.moves import Effort
from trackside.analysis.result import AnalysedMove
from trackside.analysis.run import examine
from trackside.bots import Bot, make
from trackside.bots.search import SearchBot
from trackside.bots.sight import Sight
from trackside.bots.suggest import Suggestion, suggest
from trackside.core.edge.playthrough import Playthrough
from trackside.core.edge.record import Line, Record
from trackside.server.workers.forced import seconds_to_wait
from trackside.server.workers.record_check import InvalidRecord, RecordToCheck, ValidRecord, check_record

MAX_CACHED = 64  # tables whose positions are kept between moves
LINES_SHARE = 0.25  # share of the time for a hint that is used to play out the lines of the best moves


class Decision(msgspec.Struct, kw_only=True):
    """The record of a table, and the bot that decides."""

    table: str
    record: Record
    level: str
    seed: int  # of the bot's own random numbers
    seconds: float = 0.0  # time limit of a search; 0: that of its level

    @property
    def ply(self) -> int:
        return len(self.record.lines)


class BotTask(Decision, tag="bot", kw_only=True):
    """Choose a move."""


class HintTask(Decision, tag="hint", kw_only=True):
    """Suggest the best moves."""


class CoachTask(Decision, tag="coach", kw_only=True):
    """Judge moves before they are played."""

    moves: list[str]
    playouts: int = 0


class AnalysisTask(msgspec.Struct, tag="analysis", kw_only=True):
    """Analyse one move of a finished game."""

    record: str  # as JSON
    ply: int
    seed: int
    effort: Effort


class BotReply(msgspec.Struct, tag="bot"):
    """The notation of the bot's move, or what went wrong."""

    move: str | None
    error: str = ""


class HintReply(msgspec.Struct, tag="hint"):
    """The best moves, the best first."""

    suggestions: list[Suggestion]


class CoachReply(msgspec.Struct, tag="coach"):
    """The values of the moves."""

    advice: Advice


class AnalysisReply(msgspec.Struct, tag="analysis"):
    """The analysis of a move."""

    move: AnalysedMove


Task = BotTask | HintTask | CoachTask | AnalysisTask | RecordToCheck
Reply = BotReply | HintReply | CoachReply | AnalysisReply | ValidRecord | InvalidRecord


class BotRunner:
    """Chooses moves for bots, keeping the positions of recent tables."""

    def __init__(self) -> None:
        self.cache: OrderedDict[str, Playthrough] = OrderedDict()

    def choose(self, task: BotTask) -> str:
        p = self._replay(task).position
        sight, bot = Sight(p), limited(make(task.level, task.seed), task.seconds)
        if isinstance(bot, SearchBot) and len(sight.moves) == 1:
            time.sleep(seconds_to_wait(bot, sight, p))
        return bot.choose(sight).text

    def suggest(self, task: HintTask) -> list[Suggestion]:
        sight = Sight(self._replay(task).position)
        bot = limited(make(task.level, task.seed), (1 - LINES_SHARE) * task.seconds)
        return suggest(sight, bot, task.seed, LINES_SHARE * task.seconds)

    def advise(self, task: CoachTask) -> Advice:
        sight = Sight(self._replay(task).position)
        return advise(sight, task.moves, task.seed, Effort(task.seconds, task.playouts))

    def _replay(self, task: Decision) -> Playthrough:
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
    """Whether these lines begin with the ones played before."""
    return len(played) <= len(lines) and all(
        (line.text, line.difference) == (old.text, old.difference) for line, old in zip(lines, played, strict=False)
    )


def limited(bot: Bot, seconds: float) -> Bot:
    """The same bot with this time limit, if it searches."""
    if isinstance(bot, SearchBot) and seconds > 0:
        bot.most_ms = 1000 * seconds
    return bot


def handle(runner: BotRunner, line: bytes) -> Reply:
    """Any error becomes a reply: the server then plays a random legal move."""
    try:
        task = msgspec.json.decode(line, type=Task)
        if isinstance(task, RecordToCheck):
            return check_record(task)
        if isinstance(task, AnalysisTask):
            return AnalysisReply(examine(task.record, task.seed, task.effort, task.ply))
        if isinstance(task, CoachTask):
            return CoachReply(runner.advise(task))
        return HintReply(runner.suggest(task)) if isinstance(task, HintTask) else BotReply(runner.choose(task))
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
