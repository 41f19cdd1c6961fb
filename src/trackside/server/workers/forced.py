"""Forced moves of bots that search: they take as long as a search where others could learn something from the time."""

from __future__ import annotations

from random import Random

from trackside.bots.search import SearchBot
from trackside.bots.sight import Sight
from trackside.core.position import Position
from trackside.core.rng import Rng

WORLDS = 8  # sampled for the other seats together
OVERRUN = 0.06  # of its time, by which a search takes longer


def seconds_to_wait(bot: SearchBot, sight: Sight, p: Position) -> float:
    """How long the only legal move should take. An onlooker who sees that it came at once would know that it was
    forced, and so perhaps what is in the hand."""
    budget = bot.limited(bot.budget or bot.searching(sight.game).settings.budget)
    if not budget.timed or not hangs_on_hidden_things(p):
        return 0.0
    return budget.ms / 1000 * (1 + OVERRUN * Random(bot.seed).random())


def hangs_on_hidden_things(p: Position) -> bool:
    """Whether other seats cannot tell that there is only one legal move."""
    others = [seat for seat in range(p.game.seats) if seat != p.seat]
    for number in range(WORLDS if others else 0):
        world = p.copy()
        world.journal = None
        world.resample(others[number % len(others)], Rng(number))
        if len(world.moves()) != 1:
            return True
    return False
