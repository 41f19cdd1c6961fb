"""The rows of a new table: from settings, as a rematch or fork of another table, or from a record."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from trackside.bots import STAND_IN
from trackside.core.edge.playthrough import seam_at, seams_until
from trackside.core.edge.record import Line, Record, as_json, new_record
from trackside.core.position import Position
from trackside.core.rng import COUNTER, SHA256
from trackside.games import about
from trackside.lessons import Lesson
from trackside.puzzles import Puzzle
from trackside.server.api.errors import Refused
from trackside.server.api.requests import ClockSetting, NewTable
from trackside.server.people.text import clean_line
from trackside.server.storage.models import Person, SeatRow, TableRow
from trackside.server.storage.stored_rows import StoredSeat
from trackside.server.tables import stored_seams
from trackside.server.tables.changes import SeatFields
from trackside.server.tables.clocks import BOT_TIMEOUT
from trackside.server.tables.seats import bot_seat, kept_seat, open_seat, person_seat, requested_seat
from trackside.server.tables.table import Table

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # without I, O, 0 and 1, which are easily confused


class NewRows(NamedTuple):
    table: TableRow
    seats: list[SeatRow]
    moves: list[dict[str, Any]]  # columns of rows of `moves`


def create(host: Person, new: NewTable) -> NewRows:
    """A table with the given settings; BadOption if the game does not have them."""
    options = about(new.game).read_options(len(new.seats), new.options)
    if sum(seat.kind == "me" for seat in new.seats) > 1:
        raise Refused(422, "one-me")
    clock = new.clock
    if (clock.kind == "live" and clock.minutes is None) or (clock.kind == "days" and clock.days is None):
        raise Refused(422, "clock-incomplete")
    row = _table_row(
        host,
        new.game,
        options,
        name=clean_line(new.name, 60) if new.name else None,
        public=new.public,
        clock=msgspec.to_builtins(clock),
        stand_in=new.stand_in,
        rated=new.rated,
        coach=new.coach,
    )
    seats = [
        SeatRow(table=row.id, seat=n, **requested_seat(new.game, seat.kind, seat.level, seat.name, host))
        for n, seat in enumerate(new.seats)
    ]
    return NewRows(row, seats, [])


def rematch(host: Person, old: Table) -> NewRows:
    """The same game for the same people. Everybody moves one seat on, so that another player begins. The seats of
    others are kept for them until they sit down: nobody is put into a game without having agreed to it."""
    row = _table_row(
        host,
        old.row.game,
        old.row.options,
        name=old.row.name,
        public=old.row.public,
        clock=old.row.clock,
        stand_in=old.row.stand_in,
        rated=old.row.rated,
        coach=old.row.coach,
        overrides=old.row.overrides,
    )
    rotated = [*old.seats[1:], old.seats[0]]
    seats = [SeatRow(table=row.id, seat=n, **_rematch_seat(row.game, seat, host)) for n, seat in enumerate(rotated)]
    return NewRows(row, seats, [])


def _rematch_seat(game: str, seat: StoredSeat, host: Person) -> SeatFields:
    if seat.kind == "bot":
        return bot_seat(game, seat.level)  # under its own name, also if it replaced a person
    if seat.person == host.id:
        return person_seat(host, seat.name)
    if seat.person is None or seat.hidden:  # their account was deleted, or they have left the finished game
        return open_seat()
    return kept_seat(seat.person, seat.name)


def fork(host: Person, old: Table, ply: int, own: int | None = None) -> NewRows:
    """A new table of the host's own that continues another from an earlier ply. The rows of its moves are not among the
    new ones: they are copied in the database. With an `own` seat, bots play the others.

    A running game can be forked only by the player of all its seats: playing on reveals the decks and finally the seed.
    """
    if old.row.state != "over" and len(old.own_seats(host.id)) < len(old.seats):
        raise Refused(403, "not-alone")
    if ply > old.playthrough.ply:
        raise Refused(409, "no-such-ply")
    if own is not None and own >= len(old.seats):
        raise Refused(404, "no-seat")
    position = old.playthrough.at(ply)
    record = old.playthrough.record
    record = msgspec.structs.replace(record, lines=record.lines[:ply], seams=seams_until(position, record))
    row = _table_row(
        host,
        old.row.game,
        old.row.options,
        overrides=old.row.overrides,
        rules=old.row.rules,
        opening=old.row.opening,
        seams=stored_seams.to_column(record),
        generator=old.row.generator,
        seed=old.row.seed,
        salt=old.row.salt,
        open_seed=old.seed_is_public,
    )
    seats = [SeatRow(table=row.id, seat=s.seat, **_forked_seat(row.game, s, host, own)) for s in old.seats]
    row.ply = ply
    return NewRows(*_playing(row, seats, int(position.seat)), [])


def _forked_seat(game: str, seat: StoredSeat, host: Person, own: int | None) -> SeatFields:
    if own is not None:
        return person_seat(host) if seat.seat == own else bot_seat(game, seat.level or STAND_IN)
    if seat.kind == "bot":
        return bot_seat(game, seat.level)
    named = seat.entrant or seat.person  # whose name it is, in case they delete themselves
    return {**person_seat(host, seat.name), "entrant": named}


def from_lesson(host: Person, game: str, lesson: Lesson) -> NewRows:
    """The table of a lesson: the host learns on the first seat, against bots, with the deal of the lesson."""
    row = _table_row(
        host,
        game,
        about(game).read_options(lesson.players, lesson.options),
        generator=COUNTER,
        seed=str(lesson.seed),
        salt="",
        open_seed=True,
    )
    bots = [SeatRow(table=row.id, seat=n, **bot_seat(game, lesson.opponent)) for n in range(1, lesson.players)]
    return NewRows(*_playing(row, [SeatRow(table=row.id, seat=0, **person_seat(host, None)), *bots], 0), [])


def from_puzzle(host: Person, puzzle: Puzzle, p: Position, **columns: Any) -> NewRows:
    """A table that begins in the position of a puzzle: the host has the seat of the solver, bots have the others."""
    row = _table_row(
        host,
        puzzle.game,
        dict(p.game.setting.options),
        **{"generator": COUNTER, "seed": "0", "salt": "", "open_seed": True, **columns},
    )
    record = new_record(p.game, int(row.seed), row.generator, row.salt)
    row.opening = as_json(p.situation())
    record.opening = msgspec.json.decode(row.opening)
    record.seams = [seam_at(p, record)]  # a table that does not begin as its seed says
    row.seams = stored_seams.to_column(record)
    seats = [
        SeatRow(table=row.id, seat=n, **(person_seat(host) if n == puzzle.seat else bot_seat(puzzle.game, None)))
        for n in range(puzzle.players)
    ]
    return NewRows(*_playing(row, seats, int(p.seat)), [])


def from_record(
    host: Person, record: Record, options: dict[str, Any], deciding: int, opening: str, differences: Sequence[str]
) -> NewRows:
    """A checked record as a table on which the host has all seats: to review a finished game or to play on.

    `opening` is its first situation and `differences` are those that its moves made, as JSON.
    """
    row = _table_row(
        host,
        record.game,
        options,
        overrides=record.overrides,
        rules=record.newest_rules,
        opening=opening,
        seams=stored_seams.to_column(record),
        generator=record.generator,
        seed=str(record.seed),
        open_seed=True,
        salt=record.salt,
    )
    names = [*record.seats, *[""] * record.players][: record.players]
    seats = [SeatRow(table=row.id, seat=n, **person_seat(host, name[:40] or None)) for n, name in enumerate(names)]
    moves = _moves(row.id, record.lines, differences)
    row.ply = len(moves)
    return NewRows(*_playing(row, seats, deciding), moves)


def _table_row(host: Person, game: str, options: dict[str, Any], **columns: Any) -> TableRow:
    """A row of a waiting table with a new seed, except for the columns given."""
    now = time.time()
    defaults: dict[str, Any] = {
        "id": secrets.token_urlsafe(12),
        "code": "".join(secrets.choice(CODE_LETTERS) for _ in range(8)),
        "host": host.id,
        "name": None,
        "game": game,
        "rules": about(game).version,
        "options": options,
        "overrides": {},
        "generator": SHA256,  # its seed cannot be searched from visible cards
        "seed": str(secrets.randbits(128)),
        "salt": secrets.token_hex(16),
        "open_seed": False,
        "state": "waiting",
        "public": False,
        "clock": msgspec.to_builtins(ClockSetting()),
        "stand_in": False,
        "coach": False,
        "created": now,
        "updated": now,
        "turn_since": now,
        "ply": 0,
        "seq": 1,
        "rewound": 0,
        "deciding": -1,
        "resting": None,
        "due": None,
        "noticed": -1,
        "happenings": [],
        "opening": None,
        "seams": [],
        "rated": False,
        "settled": False,
    }
    return TableRow(**{**defaults, **columns})


def _moves(table: str, lines: Sequence[Line], differences: Sequence[str]) -> list[dict[str, Any]]:
    now = time.time()
    return [
        {
            "table": table,
            "ply": ply,
            "text": line.text,
            "seconds": line.seconds,
            "at": now,
            "difference": difference,
            "earlier": line.difference is not None,
        }
        for ply, (line, difference) in enumerate(zip(lines, differences, strict=True), start=1)
    ]


def _playing(row: TableRow, seats: list[SeatRow], deciding: int) -> tuple[TableRow, list[SeatRow]]:
    """The rows of a table that has begun; `deciding` is the seat that decides, -1 if the game is over."""
    row.state = "over" if deciding < 0 else "playing"
    row.deciding = deciding
    row.due = time.time() + BOT_TIMEOUT if deciding >= 0 and seats[deciding].kind == "bot" else None
    return row, seats
