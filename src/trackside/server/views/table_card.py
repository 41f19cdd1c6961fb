"""Cards: a table in a list, from its rows alone."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Literal

import msgspec

from trackside.locales import words
from trackside.server.api.requests import ClockSetting
from trackside.server.api.responses import SeatCard, TableCard
from trackside.server.storage.models import SeatRow, TableRow
from trackside.server.tables import seats as seating


def names(seats: Sequence[SeatRow], language: str) -> list[str]:
    """Who sits where, in words: bots by their level, numbered if there are several of one; one that plays on for
    somebody who left goes by their name."""
    say = words(language, "server")
    out: list[str] = []
    for seat in seats:
        if seat.kind == "bot" and not seating.is_heir(seat):
            bots = [other for other in seats if other.kind == "bot" and not seating.is_heir(other)]
            alike = [other.seat for other in bots if other.level == seat.level]
            key = f"player-{seat.level}"
            name = say.say(key) if say.has(key) else str(seat.level)
            out.append(name if len(alike) == 1 else f"{name} {alike.index(seat.seat) + 1}")
        else:
            out.append(seat.name if seat.kind != "open" else say.say("seat-open"))
    return out


def kind_of(seat: SeatRow) -> Literal["open", "human", "bot"]:
    return "bot" if seat.kind == "bot" else "human" if seat.kind == "human" else "open"


def card(
    row: TableRow,
    seats: Sequence[SeatRow],
    person: str | None,
    online: Collection[str],
    language: str,
    looked: Callable[[SeatRow], int],
) -> TableCard:
    own = [seat.seat for seat in seats if person is not None and seat.kind == "human" and seat.person == person]
    at_table = bool(own) or row.host == person
    state: Any = row.state
    return TableCard(
        id=row.id,
        code=row.code if at_table else None,
        game=row.game,
        title=words(language, row.game).say("title"),
        name=row.name,
        state=state,
        public=row.public,
        host=row.host == person,
        seats=[
            SeatCard(
                seat=seat.seat,
                kind=kind_of(seat),
                name=name,
                level=seat.level if seat.kind == "bot" else None,
                you=seat.seat in own,
                online=seat.kind == "human" and seat.person in online,
            )
            for seat, name in zip(seats, names(seats, language), strict=True)
        ],
        your_seat=row.deciding if row.deciding in own else own[0] if own else None,
        your_turn=row.state == "playing" and row.deciding in own,
        deciding=row.deciding if row.state == "playing" else None,
        ply=row.ply,
        unseen=max((row.ply - looked(seats[seat]) for seat in own), default=0),
        seq=row.seq,
        created=row.created,
        updated=row.updated,
        clock=msgspec.convert(row.clock, ClockSetting),
        stand_in=row.stand_in,
        options=row.options,
        rules_version=row.rules,
        rematch=row.rematch,
    )
