"""The process in which bots think. It is sent worlds, never records: it cannot know more than the seat that decides.

Run by `workers/pool.py` as `python -m trackside.server.workers.think`.
"""

from __future__ import annotations

import time

import msgspec

from trackside.analysis.coach import Advice, advise
from trackside.analysis.moves import Effort
from trackside.bots import Bot, make
from trackside.bots.search import SearchBot
from trackside.bots.suggest import Suggestion, suggest
from trackside.bots.world import World, sight_of
from trackside.server.workers.forced import seconds_to_wait
from trackside.server.workers.process import Failed, serve

LINES_SHARE = 0.25  # share of the time for a hint that is used to play out the lines of the best moves


class Decision(msgspec.Struct, kw_only=True):
    """What the seat that decides may know, and the bot that decides for it."""

    world: World
    level: str
    seed: int  # of the bot's own random numbers
    seconds: float = 0.0  # time limit of a search; 0: that of its level


class BotTask(Decision, tag="bot", kw_only=True):
    """Choose a move."""


class HintTask(Decision, tag="hint", kw_only=True):
    """Suggest the best moves."""


class CoachTask(Decision, tag="coach", kw_only=True):
    """Judge moves before they are played."""

    moves: list[str]
    playouts: int = 0


class BotReply(msgspec.Struct, tag="bot"):
    """The notation of the bot's move."""

    move: str


class HintReply(msgspec.Struct, tag="hint"):
    """The best moves, the best first."""

    suggestions: list[Suggestion]


class CoachReply(msgspec.Struct, tag="coach"):
    """The values of the moves."""

    advice: Advice


ThinkTask = BotTask | HintTask | CoachTask
ThinkReply = BotReply | HintReply | CoachReply | Failed


def limited(bot: Bot, seconds: float) -> Bot:
    """The same bot with this time limit, if it searches."""
    if isinstance(bot, SearchBot) and seconds > 0:
        bot.most_ms = 1000 * seconds
    return bot


def handle(line: bytes) -> ThinkReply:
    task = msgspec.json.decode(line, type=ThinkTask)
    sight = sight_of(task.world)
    if isinstance(task, CoachTask):
        return CoachReply(advise(sight, task.moves, task.seed, Effort(task.seconds, task.playouts)))
    if isinstance(task, HintTask):
        bot = limited(make(task.level, task.seed), (1 - LINES_SHARE) * task.seconds)
        return HintReply(suggest(sight, bot, task.seed, LINES_SHARE * task.seconds))
    bot = limited(make(task.level, task.seed), task.seconds)
    if isinstance(bot, SearchBot) and len(sight.moves) == 1:
        time.sleep(seconds_to_wait(bot, sight))
    return BotReply(bot.choose(sight).text)


if __name__ == "__main__":
    serve(handle)
