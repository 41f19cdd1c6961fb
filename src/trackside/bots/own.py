"""Bots of people's own: a class named by its module, or an entry point of an installed package.

Whatever such a bot does wrong is reported in one line that names the bot and, for an error in its own code, the place.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points
from inspect import Parameter, signature
from pathlib import Path
from traceback import walk_tb
from typing import Any

from trackside.bots.names import BUDGET, UnknownBot, read_budget, read_change
from trackside.bots.sight import Sight
from trackside.core.edge.errors import TracksideError, quoted
from trackside.core.moves import Move

GROUP = "trackside.bots"  # of entry points
CLASS = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")
HERE = Path(__file__).parents[1]
FAULTS = (Exception, SystemExit)  # a module may be a program that ends itself


class BotFailed(TracksideError):
    """A bot of somebody's own that raised an exception or chose something that is not one of its moves.

    >>> import trackside
    >>> from trackside.bots import Sight
    >>> from trackside.bots.own import OwnBot
    >>> class Nothing:
    ...     def choose(self, sight):
    ...         return None
    >>> OwnBot("nothing", Nothing()).choose(Sight(trackside.game("steam", players=3).start(seed=1)))
    Traceback (most recent call last):
        ...
    trackside.bots.own.BotFailed: nothing chose None after 0 moves, which is not one of sight.moves
    """


class OwnBot:
    """Asks a bot of somebody's own, and checks its answers."""

    def __init__(self, name: str, bot: Any) -> None:
        self.name = name
        self.bot = bot

    def choose(self, sight: Sight) -> Move[Any]:
        legal = tuple(sight.moves)  # the bot may change the list
        try:
            chosen: object = self.bot.choose(sight)
        except FAULTS as problem:
            raise BotFailed(f"{self.name}: {described(problem)}") from problem
        move = sight.game.find(chosen) if isinstance(chosen, str) else chosen
        found = next((each for each in legal if move is each), None)
        if found is None:
            told = f"the move {quoted(move.text)}" if isinstance(move, Move) else quoted(chosen)
            raise BotFailed(f"{self.name} chose {told} after {sight.ply} moves, which is not one of sight.moves")
        return found

    @property
    def playouts(self) -> int:
        """As a search counts them; 0 if the bot counts none."""
        count = getattr(self.bot, "playouts", 0)
        return count if isinstance(count, int) else 0


def own_bot(name: str, seed: int) -> OwnBot | None:
    """The bot that `module:Class` or an entry point names, or None; UnknownBot if it cannot be made."""
    plain, settings = split(name)
    make = own_class(plain)
    if make is None:
        return None
    if not callable(make):
        raise UnknownBot(f"{name} is not a class")
    try:
        bot = make(*seeds(make, seed, settings()), **settings())
    except FAULTS as problem:
        raise UnknownBot(f"{name} cannot be made: {described(problem)}") from problem
    if not callable(getattr(bot, "choose", None)):
        raise UnknownBot(f"{name} has no method choose")
    return OwnBot(name, bot)


def split(name: str) -> tuple[str, Callable[[], dict[str, Any]]]:
    """`mymodule:MyBot+depth=5:20ms` without its settings, and what reads these as arguments: `depth=5, ms=20.0`."""
    plain, colon, budget = name.rpartition(":")
    if not colon or BUDGET.fullmatch(budget) is None:
        plain, budget = name, ""
    plain, *changes = plain.split("+")

    def settings() -> dict[str, Any]:
        found = {setting: argument(value) for setting, value in map(read_change, changes)}
        if budget:
            given = read_budget(budget)
            found |= {"ms": given.ms} if given.timed else {"playouts": int(given.playouts)}
        return found

    return plain, settings


def argument(text: str) -> bool | int | float | str:
    """A value of a setting: yes or no, a number, or else the text."""
    if text in ("yes", "no"):
        return text == "yes"
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def seeds(make: Callable[..., object], seed: int, settings: dict[str, Any]) -> list[int]:
    """The seed, if the class takes one: a first argument that the settings leave open and that is called seed or must
    be given."""
    try:
        parameters = list(signature(make).parameters.values())
    except ValueError:  # a class written in C
        return [seed]
    first = parameters[0] if parameters else None
    if first is None or first.name in settings or first.kind in (Parameter.KEYWORD_ONLY, Parameter.VAR_KEYWORD):
        return []
    return [seed] if first.name == "seed" or first.default is Parameter.empty else []


def installed() -> list[str]:
    """The names of all entry points."""
    return sorted({point.name for point in entry_points(group=GROUP)})


def own_class(name: str) -> object | None:
    module, _, its = name.partition(":")
    if CLASS.fullmatch(name) and BUDGET.fullmatch(its) is None:
        found = imported(name, module)
        if not hasattr(found, its):
            raise UnknownBot(f"{name}: {module} has no {its}")
        its_class: object = getattr(found, its)
        return its_class
    for point in entry_points(group=GROUP):
        if point.name == name:
            return loaded(name, point.load)
    return None


def imported(name: str, module: str) -> object:
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())  # as for `python -m`
    try:
        return import_module(module)
    except ModuleNotFoundError as problem:
        missing = problem.name or module
        if f"{module}.".startswith(f"{missing}."):
            raise UnknownBot(f"{name}: there is no module {missing}") from None
        raise UnknownBot(f"{name}: {described(problem)}") from problem
    except FAULTS as problem:
        raise UnknownBot(f"{name}: {described(problem)}") from problem


def loaded(name: str, load: Callable[[], object]) -> object:
    try:
        return load()
    except FAULTS as problem:
        raise UnknownBot(f"the entry point {name} cannot be loaded: {described(problem)}") from problem


def described(problem: BaseException) -> str:
    """The place in somebody's own code, if the error arose there, the kind of the error and its message."""
    message = problem.msg if isinstance(problem, SyntaxError) else str(problem)
    told = (place(problem), type(problem).__name__, " ".join(message.split()))
    return ": ".join(part for part in told if part)


def place(problem: BaseException) -> str:
    """The innermost file and line of somebody's own, or nothing."""
    if isinstance(problem, SyntaxError) and problem.filename is not None:
        return f"{problem.filename}, line {problem.lineno}"
    frames = [(Path(frame.f_code.co_filename), line) for frame, line in walk_tb(problem.__traceback__)]
    return next((f"{file}, line {line}" for file, line in reversed(frames) if is_own(file)), "")


def is_own(file: Path) -> bool:
    """Whether it is neither a file of Trackside nor one of Python's own."""
    python = Path(os.__file__).parent
    outside = not file.is_relative_to(python) or "site-packages" in file.parts
    return file.is_absolute() and file.exists() and outside and not file.is_relative_to(HERE)
