"""The card of a table in a list, built from its rows alone."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Literal

import msgspec

from trackside.locales import Words, words
from trackside.tables.requests import ClockSetting
from trackside.tables.seats import is_replacement_bot
from trackside.tables.shapes import Phase, SeatCard, TableCard
from trackside.tables.state import SeatState, TableState
from trackside.tables.table import Table


def seat_names(seats: Sequence[SeatState], language: str) -> list[str]:
    """The names of the players. Bots are named by level and numbered within it; a bot that replaced a person has the
    person's name."""
    say = words(language, "server")
    names: list[str] = []
    for seat in seats:
        if seat.kind == "bot" and not is_replacement_bot(seat):
            bots = [other for other in seats if other.kind == "bot" and not is_replacement_bot(other)]
            same_level = [other.seat for other in bots if other.level == seat.level]
            key = f"player-{seat.level}"
            name = say.say(key) if say.has(key) else str(seat.level)
            names.append(name if len(same_level) == 1 else f"{name} {same_level.index(seat.seat) + 1}")
        else:
            names.append(_open_name(seat, say) if seat.kind == "open" else seat.name or say.say("former-player"))
    return names


def _open_name(seat: SeatState, say: Words) -> str:
    return say.say("seat-open") if seat.entrant is None else say.say("seat-kept", name=seat.name)


def table_names(table: Table, language: str) -> list[str]:
    """The names of the players at a table in memory; they seldom change."""
    names = table.names.get(language)
    if names is None:
        names = table.names[language] = seat_names(table.seats, language)
    return names


def table_words(table: Table, language: str, you: int | None) -> Words:
    """The words of a table's game with the names of its players, of whom one is called "you"."""
    known = table.words.get((language, you))
    if known is None:
        known = words(language, table.row.game).seated(table_names(table, language), you)
        table.words[language, you] = known
    return known


def player_name(name: str, level: str | None, language: str) -> str:
    """The name of a player in a history: bots are named by level, also those that replaced a person."""
    say = words(language, "server")
    if level is None:
        return name or say.say("former-player")
    return say.say(f"player-{level}") if say.has(f"player-{level}") else level


def seat_kind(seat: SeatState) -> Literal["open", "human", "bot"]:
    return "bot" if seat.kind == "bot" else "human" if seat.kind == "human" else "open"


def table_state(row: TableState) -> Phase:
    return "waiting" if row.state == "waiting" else "playing" if row.state == "playing" else "over"


def table_card(
    row: TableState,
    seats: Sequence[SeatState],
    person: str | None,
    online: Collection[str],
    language: str,
    seen_ply: Callable[[SeatState], int],
    names: Sequence[str],
) -> TableCard:
    """`online` are the people who have the table open; `seen_ply` is how far the person on a seat has seen it; `names`
    are those of the players."""
    own = [seat.seat for seat in seats if person is not None and seat.kind == "human" and seat.person == person]
    at_table = bool(own) or row.host == person
    return TableCard(
        id=row.id,
        code=row.code if at_table else None,
        game=row.game,
        title=words(language, row.game).say("title"),
        name=row.name,
        state=table_state(row),
        public=row.public,
        host=row.host == person,
        seats=[
            SeatCard(
                seat=seat.seat,
                kind=seat_kind(seat),
                name=name,
                level=seat.level if seat.kind == "bot" else None,
                you=seat.seat in own,
                online=seat.kind == "human" and seat.person in online,
            )
            for seat, name in zip(seats, names, strict=True)
        ],
        your_seat=row.deciding if row.deciding in own else own[0] if own else None,
        your_turn=row.state == "playing" and row.deciding in own,
        deciding=row.deciding if row.state == "playing" else None,
        ply=row.ply,
        unseen=max((row.ply - seen_ply(seats[seat]) for seat in own), default=0),
        seq=row.seq,
        created=row.created,
        updated=row.updated,
        clock=msgspec.convert(row.clock, ClockSetting),
        stand_in=row.stand_in,
        coach=row.coach,
        options=row.options,
        rules_version=row.rules,
        rematch=row.rematch,
        rated=row.rated,
    )
