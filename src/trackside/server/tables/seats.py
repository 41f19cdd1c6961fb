"""Seating: what stands in the row of a seat, by who sits there."""

from __future__ import annotations

from typing import Any

from trackside.bots import LEVELS
from trackside.server.http.errors import Refused
from trackside.server.people.accounts import clean
from trackside.server.storage.models import Person, SeatRow


def nobody() -> dict[str, Any]:
    return {"kind": "open", "person": None, "name": "", "level": None, "orders": [], "hidden": False}


def person(who: Person, name: str | None = None) -> dict[str, Any]:
    shown = clean(name) if name else who.name
    return {"kind": "human", "person": who.id, "name": shown, "level": None, "orders": [], "hidden": False}


def bot(level: str | None) -> dict[str, Any]:
    chosen = level or LEVELS[-1]
    if chosen not in LEVELS:
        raise Refused(422, "no-level")
    name = _named(chosen)
    return {"kind": "bot", "person": None, "name": name, "level": chosen, "orders": [], "hidden": False}


def _named(level: str | None) -> str:
    return f"{level} bot"


def heir(seat: SeatRow, level: str | None, hidden: bool = False) -> dict[str, Any]:
    """The bot that plays on for somebody who goes. It keeps their name: the journal tells of one player, not of two."""
    return {**bot(level), "name": seat.name, "hidden": hidden}


def is_heir(seat: SeatRow) -> bool:
    return seat.kind == "bot" and seat.name != _named(seat.level)


def of(kind: str, level: str | None, name: str | None, host: Person) -> dict[str, Any]:
    """Whom the host asked for."""
    if kind == "bot":
        return bot(level)
    return nobody() if kind == "open" else person(host, name)
