"""Names of bots: a level with an optional version and budget, or a class of your own.

greedy              a level
sharp:50ms          with a budget of its own: milliseconds, or playouts (`sharp:500p`)
search+top=8:500p   with other settings: see `search/settings.py`
greedy@0.1          as it was in that release
mymodule:MyBot      a class somewhere on the path of Python, made with a seed: `MyBot(seed)`
name                an entry point of the group `trackside.bots` of an installed package
"""

from __future__ import annotations

import os
import re
import sys
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, NamedTuple

from trackside.core.edge.errors import TracksideError, quoted
from trackside.search.budget import Budget

GROUP = "trackside.bots"  # of entry points
BUDGET = re.compile(r"(\d+(?:\.\d+)?)(ms|p)")
CLASS = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")


class UnknownBot(TracksideError):
    """The name of no bot.

    >>> from trackside.bots import make
    >>> make("genius")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    trackside.bots.names.UnknownBot: there is no bot 'genius'; there are: random, greedy, ...
    """


class Name(NamedTuple):
    level: str
    version: str | None
    changes: tuple[tuple[str, str], ...]  # of settings
    budget: Budget | None


def read(text: str) -> Name:
    """The parts of the name of a level; UnknownBot if the budget cannot be read."""
    name, colon, amount = text.partition(":")
    name, *changes = name.split("+")
    level, _, version = name.partition("@")
    return Name(level, version or None, tuple(map(read_change, changes)), read_budget(amount) if colon else None)


def read_change(text: str) -> tuple[str, str]:
    """`top=8`."""
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise UnknownBot(f"{quoted(text)} is not a setting: write top=8")
    return name, value


def read_budget(text: str) -> Budget:
    """`20ms` or `500p`."""
    found = BUDGET.fullmatch(text)
    if found is None or float(found[1]) <= 0 or (found[2] == "p" and "." in found[1]):
        raise UnknownBot(f"{quoted(text)} is not a budget: write 20ms for a time, 500p for a number of playouts")
    return Budget(float(found[1]), 0) if found[2] == "ms" else Budget(0.0, int(found[1]))


def own_class(text: str) -> Any | None:
    """The class that `module:Class` or an entry point names, or None."""
    if CLASS.fullmatch(text) and BUDGET.fullmatch(text.partition(":")[2]) is None:
        module, _, name = text.partition(":")
        if os.getcwd() not in sys.path:
            sys.path.insert(0, os.getcwd())  # as for `python -m`
        try:
            return getattr(import_module(module), name)
        except ModuleNotFoundError as problem:
            raise UnknownBot(f"{text}: there is no module {problem.name}") from None
        except AttributeError:
            raise UnknownBot(f"{text}: {module} has no {name}") from None
    for point in entry_points(group=GROUP):
        if point.name == text:
            return point.load()
    return None
