"""Founding: the rows of a new table, from scratch, from a record, or from another table."""

from __future__ import annotations

import secrets
import time
from typing import Any

import msgspec

from trackside.core.rng import SHA256
from trackside.games import about
from trackside.server.api.requests import ClockSetting, NewTable
from trackside.server.http.errors import Refused
from trackside.server.people.accounts import clean
from trackside.server.storage.models import MoveRow, Person, SeatRow, TableRow
from trackside.server.tables import seats as seating
from trackside.server.tables.changes import BOT_LATE
from trackside.server.tables.table import Table
from trackside.server.workers.record_check import Holds

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # no I, O, 0 or 1, which people mix up
Parts = tuple[TableRow, list[SeatRow], list[MoveRow]]


def _row(host: Person, game: str, options: dict[str, Any], **more: Any) -> TableRow:
    now = time.time()
    values: dict[str, Any] = {
        "id": secrets.token_urlsafe(12),
        "code": "".join(secrets.choice(LETTERS) for _ in range(8)),
        "host": host.id,
        "name": None,
        "game": game,
        "rules": about(game).version,
        "options": options,
        "overrides": {},
        "generator": SHA256,  # nobody can search its seed from the cards they see
        "seed": str(secrets.randbits(128)),
        "salt": secrets.token_hex(16),
        "open_seed": False,
        "state": "waiting",
        "public": False,
        "clock": msgspec.to_builtins(ClockSetting()),
        "stand_in": False,
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
    }
    return TableRow(**{**values, **more})


def fresh(host: Person, new: NewTable) -> Parts:
    """A table as asked for; BadOption if the game does not have it so."""
    options = about(new.game).read_options(len(new.seats), new.options)
    if sum(seat.kind == "me" for seat in new.seats) > 1:
        raise Refused(422, "one-me")
    clock = new.clock
    if (clock.kind == "live" and clock.minutes is None) or (clock.kind == "days" and clock.days is None):
        raise Refused(422, "clock-incomplete")
    row = _row(
        host,
        new.game,
        options,
        name=clean(new.name, 60) if new.name else None,
        public=new.public,
        clock=msgspec.to_builtins(clock),
        stand_in=new.stand_in,
    )
    seats = [
        SeatRow(table=row.id, seat=n, **seating.of(seat.kind, seat.level, seat.name, host))
        for n, seat in enumerate(new.seats)
    ]
    return row, seats, []


def rematch(host: Person, old: Table) -> Parts:
    """The same game and people, everybody one seat on, so that another one begins."""
    before = old.row
    row = _row(
        host,
        before.game,
        before.options,
        name=before.name,
        public=before.public,
        clock=before.clock,
        stand_in=before.stand_in,
        overrides=before.overrides,
        rules=about(before.game).version,
    )
    turned = [*old.seats[1:], old.seats[0]]
    seats = [
        SeatRow(table=row.id, seat=n, **seating.bot(s.level))
        if s.kind == "bot"  # under its own name, not that of somebody who left
        else SeatRow(table=row.id, seat=n, kind=s.kind, person=s.person, name=s.name, orders=[], hidden=False)
        for n, s in enumerate(turned)
    ]
    return row, seats, []


def fork(host: Person, old: Table, ply: int) -> Parts:
    """A table of one's own that goes on from an earlier moment of another.

    Of a finished game everything may be known. One that still runs is forked only by whoever sits on all its seats:
    playing on shows what is in the decks, and in the end the seed.
    """
    before = old.row
    over = before.state == "over"
    if not over and len(old.own_seats(host.id)) < len(old.seats):
        raise Refused(403, "not-alone")
    if ply > old.game.ply:
        raise Refused(409, "no-such-ply")
    row = _row(
        host,
        before.game,
        before.options,
        overrides=before.overrides,
        rules=before.rules,
        generator=before.generator,
        seed=before.seed,
        salt=before.salt,
        open_seed=old.seed_is_open,
    )
    seats = [
        SeatRow(
            table=row.id, seat=s.seat, **(seating.bot(s.level) if s.kind == "bot" else seating.person(host, s.name))
        )
        for s in old.seats
    ]
    moves = [(line.text, line.seconds) for line in old.game.record.lines[:ply]]
    position = old.game.at(ply)
    return _begun(row, seats, moves, int(position.seat))


def from_record(host: Person, found: Holds) -> Parts:
    """A record's game at a table of the host's own: to look at if it is over, else to play on with all seats."""
    record = found.record
    row = _row(
        host,
        record.game,
        found.options,
        overrides=record.overrides,
        rules=record.rules,
        generator=record.generator,
        seed=str(record.seed),
        open_seed=True,
        salt=record.salt,
    )
    names = [*record.seats, *[""] * record.players][: record.players]
    seats = [SeatRow(table=row.id, seat=n, **seating.person(host, name[:40] or None)) for n, name in enumerate(names)]
    return _begun(row, seats, [(line.text, line.seconds) for line in record.lines], found.deciding)


def _begun(row: TableRow, seats: list[SeatRow], moves: list[tuple[str, float | None]], deciding: int) -> Parts:
    """The rows of a table that stands after some moves, where that seat decides, or nobody any more: -1."""
    now = time.time()
    rows = [
        MoveRow(table=row.id, ply=ply, text=text, seconds=seconds, at=now)
        for ply, (text, seconds) in enumerate(moves, start=1)
    ]
    row.ply = len(rows)
    row.state = "over" if deciding < 0 else "playing"
    row.deciding = deciding
    row.due = now + BOT_LATE if deciding >= 0 and seats[deciding].kind == "bot" else None
    return row, seats, rows
