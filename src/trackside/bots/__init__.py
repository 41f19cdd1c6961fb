"""Bots: programs that choose a move from what one seat may know.

A bot is any object with `choose(sight) -> move`. Bots are made by name: `make("sharp", seed=7)`; see `names.py`.
"""

from __future__ import annotations

from typing import Any, Protocol

from trackside.bots.names import UnknownBot, read
from trackside.bots.own import OwnBot, installed, own_bot
from trackside.bots.program import ProgramBot, program_bot
from trackside.bots.sight import Sight
from trackside.core.edge.errors import BadOption, quoted
from trackside.core.game import Game
from trackside.core.moves import Move

__all__ = [
    "ADVISER",
    "FROZEN",
    "LEARNED",
    "LEVELS",
    "SEARCHING",
    "STANDARD",
    "STAND_IN",
    "Bot",
    "Sight",
    "UnknownBot",
    "known",
    "levels",
    "make",
]


class Bot(Protocol):
    """An object that chooses a move.

    >>> import trackside
    >>> from trackside.bots import Bot, Sight
    >>> class First:
    ...     def choose(self, sight):
    ...         return sight.moves[0]
    >>> bot: Bot = First()
    >>> bot.choose(Sight(trackside.game("ticket_to_ride_amsterdam", players=2).start(seed=7))).text
    'keep contract_10'
    """

    def choose(self, sight: Sight) -> Move[Any]:
        """One of `sight.moves`. The same sight and seed give the same choice, if no clock is read. A
        class that is named as a bot may return the notation of a move instead."""
        ...


LEVELS = ("random", "greedy", "calm", "sharp", "merciless")  # the levels offered in every game
LEARNED = "learned"  # and where a network is shipped
STANDARD = "calm"  # the default opponent
STAND_IN = "sharp"  # stands in for people who leave, are away or out of time
ADVISER = "merciless"  # gives hints
SEARCHING = ("search", "sharp", "merciless")  # levels that take a budget; `search` has the game's best settings
FROZEN = {"greedy": ("0.1",)}  # released versions that stay available as references


def levels(game: str) -> tuple[str, ...]:
    """The levels offered in a game.

    >>> from trackside.bots import levels
    >>> levels("steam")
    ('random', 'greedy', 'calm', 'sharp', 'merciless')
    """
    from trackside.bots.learned import has_network

    return (*LEVELS, LEARNED) if has_network(game) else LEVELS


def make(name: str, seed: int = 0, budget: str | None = None, jobs: int = 1) -> Bot:
    """The bot of that name. `budget` is for a search that names none; `jobs` processes share its decisions.

    >>> import trackside
    >>> from trackside.bots import Sight, make
    >>> p = trackside.game("ticket_to_ride_amsterdam", players=2).start(seed=7)
    >>> make("greedy", seed=1).choose(Sight(p)) in p.moves()
    True
    """
    if jobs < 1:
        raise BadOption("at least one job is needed")
    if name not in LEVELS and name != LEARNED:  # looking for entry points takes time
        own = program_bot(name, seed) or own_bot(name, seed)
        if own is not None:
            return own
    level, version, changes, its_budget = read(name)
    if version is not None and version not in FROZEN.get(level, ()):
        kept = ", ".join(f"{frozen}@{each}" for frozen, versions in FROZEN.items() for each in versions)
        raise UnknownBot(f"there is no bot {quoted(name)}; the earlier versions kept are: {kept}")
    if (its_budget is not None or (changes and level != LEARNED)) and level not in SEARCHING:
        raise UnknownBot(f"{quoted(name)}: {quoted(level)} does not search, so it takes no budget and no settings")
    if level == "random":
        from trackside.bots.random import RandomBot

        return RandomBot(seed)
    if level == "greedy":
        from trackside.bots.greedy import GreedyBot

        return GreedyBot(seed)
    if level == "calm":
        from trackside.bots.calm import CalmBot

        return CalmBot(seed)
    if level == LEARNED:
        from trackside.bots.learned import LearnedBot, file_of

        return LearnedBot(seed, file_of(name, changes))
    if level in SEARCHING:
        from trackside.bots.names import read_budget
        from trackside.bots.search import SearchBot

        return SearchBot(seed, level, its_budget or (read_budget(budget) if budget else None), changes, jobs)
    raise UnknownBot(f"there is no bot {quoted(name)}; there are: {', '.join(known())}")


def known() -> list[str]:
    """All names of bots: levels, versions that are kept, and those of installed packages.

    >>> from trackside.bots import known
    >>> known()[:2]
    ['random', 'greedy']
    """
    frozen = [f"{level}@{each}" for level, versions in FROZEN.items() for each in versions]
    return [*LEVELS, LEARNED, "search", *frozen, *installed()]


def check(name: str, game: Game[Any], budget: str | None = None) -> None:
    """Raise now what a bot of that name would raise in its first decision of this game, as far as it is known."""
    bot = make(name, 0, budget)
    level = "" if isinstance(bot, OwnBot | ProgramBot) else read(name).level
    if level in SEARCHING:
        from trackside.bots.search import settings

        settings(game, level, read(name).changes)
    elif level == LEARNED:
        from trackside.bots.learned import file_of, network

        network(game, file_of(name, read(name).changes))
