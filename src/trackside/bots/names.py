"""Names of bots: a level with an optional version and budget, or a class of your own.

greedy              a level
sharp:50ms          with a budget of its own: milliseconds, or playouts (`sharp:500p`)
search+top=8:500p   with other settings: see `search/settings.py`
learned+network=FILE  the network of a file, such as `trackside train` writes
greedy@0.1          as it was in that release
mymodule:MyBot      a class somewhere on the path of Python: `MyBot(seed)`, or `MyBot()` if it takes no seed
mymodule:MyBot+depth=5:20ms  the same with keyword arguments: `MyBot(seed, depth=5, ms=20.0)`
exec:node bot.js    a program in any language (docs/protocol.md)
name                an entry point of the group `trackside.bots` of an installed package, with settings like a class
"""

from __future__ import annotations

import re
from typing import NamedTuple

from trackside.core.edge.errors import TracksideError, quoted
from trackside.search.budget import MOST, Budget

BUDGET = re.compile(r"(\d+(?:\.\d+)?)(ms|p)", re.ASCII)


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
    level, at, version = name.partition("@")
    if at and not version:
        raise UnknownBot(f"{quoted(text)}: the version is missing: write greedy@0.1")
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
    if float(found[1]) > MOST:
        raise UnknownBot(f"{quoted(text)} is too large a budget: {MOST:,} is the most")
    return Budget(float(found[1]), 0) if found[2] == "ms" else Budget(0.0, int(found[1]))
