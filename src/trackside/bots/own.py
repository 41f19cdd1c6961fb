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
from pathlib import Path
from traceback import walk_tb
from typing import Any

from trackside.bots.names import BUDGET, UnknownBot
from trackside.bots.sight import Sight
from trackside.core.edge.errors import TracksideError, quoted
from trackside.core.moves import Move

GROUP = "trackside.bots"  # of entry points
CLASS = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")
HERE = Path(__file__).parents[1]
FAULTS = (Exception, SystemExit)  # a module may be a program that ends itself


class BotFailed(TracksideError):
    """A bot of somebody's own that raised an exception or chose something that is not one of its moves."""


class OwnBot:
    """Asks a bot of somebody's own, and checks its answers."""

    def __init__(self, name: str, bot: Any) -> None:
        self.name = name
        self.bot = bot

    def choose(self, sight: Sight) -> Move[Any]:
        legal = tuple(sight.moves)  # the bot may change the list
        try:
            move: Move[Any] = self.bot.choose(sight)
        except FAULTS as problem:
            raise BotFailed(f"{self.name}: {described(problem)}") from problem
        if not any(move is each for each in legal):
            told = f"the move {quoted(move.text)}" if isinstance(move, Move) else quoted(move)
            raise BotFailed(f"{self.name} chose {told} after {sight.ply} moves, which is not one of sight.moves")
        return move

    @property
    def playouts(self) -> int:
        """As a search counts them; 0 if the bot counts none."""
        count = getattr(self.bot, "playouts", 0)
        return count if isinstance(count, int) else 0


def own_bot(name: str, seed: int) -> OwnBot | None:
    """The bot that `module:Class` or an entry point names, or None; UnknownBot if it cannot be made."""
    make = own_class(name)
    if make is None:
        return None
    if not callable(make):
        raise UnknownBot(f"{name} is not a class")
    try:
        bot = make(seed)
    except FAULTS as problem:
        raise UnknownBot(f"{name} cannot be made with a seed: {described(problem)}") from problem
    if not callable(getattr(bot, "choose", None)):
        raise UnknownBot(f"{name} has no method choose")
    return OwnBot(name, bot)


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
