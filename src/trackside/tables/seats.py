"""The fields of a seat for each kind of player: nobody, a person, a bot."""

from __future__ import annotations

from trackside.bots import STAND_IN, STANDARD, levels
from trackside.tables.changes import SeatFields
from trackside.tables.refusals import Refused
from trackside.tables.state import Player, SeatState
from trackside.tables.text import clean_line


def open_seat() -> SeatFields:
    return SeatFields(kind="open", person=None, name="", level=None, orders=[], hidden=False, entrant=None)


def kept_seat(person: str, name: str) -> SeatFields:
    """An open seat that only that person may take."""
    return SeatFields(kind="open", person=None, name=name, level=None, orders=[], hidden=False, entrant=person)


def may_take(seat: SeatState, person: str) -> bool:
    """Whether a seat is open to a person: it may be kept for somebody."""
    return seat.kind == "open" and seat.entrant in (None, person)


def person_seat(person: Player, name: str | None = None) -> SeatFields:
    """A seat for that person, under another name if one is given."""
    name = clean_line(name) if name else person.name
    return SeatFields(kind="human", person=person.id, name=name, level=None, orders=[], hidden=False, entrant=None)


def bot_seat(game: str, level: str | None) -> SeatFields:
    """A seat for a bot; of the default level if none is given."""
    chosen = level or STANDARD
    if chosen not in levels(game):
        raise Refused("no-level")
    return SeatFields(kind="bot", person=None, name=_bot_name(chosen), level=chosen, orders=[], hidden=False)


def _bot_name(level: str | None) -> str:
    return f"{level} bot"


def replacement_bot(game: str, seat: SeatState, level: str | None, hidden: bool = False) -> SeatFields:
    """A bot that takes over the seat of a person who leaves. It keeps their name, because the journal knows the player
    by it."""
    fields = bot_seat(game, level or STAND_IN)
    fields["name"] = seat.name
    fields["hidden"] = hidden
    return fields


def is_replacement_bot(seat: SeatState) -> bool:
    return seat.kind == "bot" and seat.name != _bot_name(seat.level)


def requested_seat(game: str, kind: str, level: str | None, name: str | None, host: Player) -> SeatFields:
    """The player that the host asks for."""
    if kind == "bot":
        return {**bot_seat(game, level), "entrant": None}
    return open_seat() if kind == "open" else person_seat(host, name)
