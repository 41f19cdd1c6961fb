"""The bus: parts of the server tell each other what has happened, by kind of news. `context.py` says who hears what."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import msgspec

log = logging.getLogger("trackside.server")
N = TypeVar("N", bound=msgspec.Struct)


class PersonChanged(msgspec.Struct, frozen=True):
    """Somebody changed, in this process or in another: their session may have ended."""

    person: str


class TableChangedElsewhere(msgspec.Struct, frozen=True):
    """Another process has changed a table."""

    table: str
    seq: int
    parts: str


class PersonChangedElsewhere(msgspec.Struct, frozen=True):
    """Another process has changed somebody."""

    person: str


class PresentElsewhere(msgspec.Struct, frozen=True):
    """Who has a table open in another process."""

    table: str
    process: str
    people: str  # their ids, separated by commas


class Reconnected(msgspec.Struct, frozen=True):
    """Messages of other processes may have been lost."""


class NoticePlanned(msgspec.Struct, frozen=True):
    """The notification of a turn was sent, or put off until a time."""

    table: str
    turn: int
    when: float | None


class Bus:
    """Handlers run at once, in the order in which they were added. They may start tasks. One that fails stops nobody:
    what they are told has already happened."""

    def __init__(self) -> None:
        self.handlers: dict[type[msgspec.Struct], list[Callable[[Any], None]]] = {}

    def on(self, kind: type[N], handler: Callable[[N], None]) -> None:
        self.handlers.setdefault(kind, []).append(handler)

    def tell(self, news: Iterable[msgspec.Struct]) -> None:
        for each in news:
            for handler in self.handlers.get(type(each), ()):
                try:
                    handler(each)
                except Exception:
                    log.exception("news could not be handled", extra={"news": type(each).__name__})
