"""New tables: from settings, as a rematch or fork of another table, from a lesson, a puzzle or a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from trackside.bots import STAND_IN
from trackside.core.edge.playthrough import seam_at, seams_until
from trackside.core.edge.record import Line, Record, as_json, new_record
from trackside.core.position import Position
from trackside.core.rng import COUNTER, SHA256
from trackside.games import about
from trackside.lessons import Lesson
from trackside.puzzles import Puzzle
from trackside.tables import rated, seams
from trackside.tables.changes import SeatFields
from trackside.tables.refusals import Refused
from trackside.tables.requests import ClockSetting, NewTable
from trackside.tables.seating import require_account
from trackside.tables.seats import bot_seat, kept_seat, open_seat, person_seat, requested_seat
from trackside.tables.state import Fresh, Loaded, MoveLine, Player, SeatState, TableState
from trackside.tables.table import Table
from trackside.tables.text import clean_line


def create(host: Player, new: NewTable, fresh: Fresh) -> Loaded:
    """A table with the given settings; BadOption if the game does not have them."""
    new = rated.with_rules(new)
    options = about(new.game).read_options(len(new.seats), new.options)
    if sum(seat.kind == "me" for seat in new.seats) > 1:
        raise Refused("one-me")
    clock = new.clock
    if (clock.kind == "live" and clock.minutes is None) or (clock.kind == "days" and clock.days is None):
        raise Refused("clock-incomplete")
    state = _state(
        host,
        new.game,
        options,
        fresh,
        name=clean_line(new.name, 60) if new.name else None,
        public=new.public,
        clock=msgspec.to_builtins(clock),
        stand_in=new.stand_in,
        rated=new.rated,
        coach=new.coach,
    )
    seats = [requested_seat(new.game, seat.kind, seat.level, seat.name, host) for seat in new.seats]
    if new.rated:
        require_account(host)
        if any(seat.kind == "human" for seat in new.seats):
            raise Refused("rated-seats")
    return Loaded(state=state, seats=_seats(state, seats))


def rematch(host: Player, old: Table, fresh: Fresh) -> Loaded:
    """The same game for the same people. Everybody moves one seat on, so that another player begins. The seats of
    others are kept for them until they sit down: nobody is put into a game without having agreed to it."""
    row = old.row
    state = _state(
        host,
        row.game,
        row.options,
        fresh,
        name=row.name,
        public=row.public,
        clock=row.clock,
        stand_in=row.stand_in,
        rated=row.rated,
        coach=row.coach,
        overrides=row.overrides,
    )
    rotated = [*old.seats[1:], old.seats[0]]
    return Loaded(state=state, seats=_seats(state, [_rematch_seat(row.game, seat, host) for seat in rotated]))


def _rematch_seat(game: str, seat: SeatState, host: Player) -> SeatFields:
    if seat.kind == "bot":
        return bot_seat(game, seat.level)  # under its own name, also if it replaced a person
    if seat.person == host.id:
        return person_seat(host, seat.name)
    if seat.person is None or seat.hidden:  # their account was deleted, or they have left the finished game
        return open_seat()
    return kept_seat(seat.person, seat.name)


def fork(host: Player, old: Table, ply: int, fresh: Fresh, own: int | None = None) -> Loaded:
    """A new table of the host's own that continues another from an earlier ply. Its moves are those of the other one,
    which the store copies. With an `own` seat, bots play the others.

    A running game can be forked only by the player of all its seats: playing on reveals the decks and finally the seed.
    """
    if old.row.state != "over" and len(old.own_seats(host.id)) < len(old.seats):
        raise Refused("not-alone")
    if ply > old.playthrough.ply:
        raise Refused("ply-not-played")
    if own is not None and own >= len(old.seats):
        raise Refused("no-seat")
    position = old.playthrough.at(ply)
    record = old.playthrough.record
    record = msgspec.structs.replace(record, lines=record.lines[:ply], seams=seams_until(position, record))
    row = old.row
    state = _state(
        host,
        row.game,
        row.options,
        fresh,
        overrides=row.overrides,
        rules=row.rules,
        opening=row.opening,
        seams=seams.to_column(record),
        generator=row.generator,
        seed=row.seed,
        salt=row.salt,
        open_seed=old.seed_is_public,
        ply=ply,
    )
    return _playing(state, [_forked_seat(row.game, seat, host, own) for seat in old.seats], int(position.seat))


def _forked_seat(game: str, seat: SeatState, host: Player, own: int | None) -> SeatFields:
    if own is not None:
        return person_seat(host) if seat.seat == own else bot_seat(game, seat.level or STAND_IN)
    if seat.kind == "bot":
        return bot_seat(game, seat.level)
    named = seat.entrant or seat.person  # whose name it is, in case they delete themselves
    return {**person_seat(host, seat.name), "entrant": named}


def from_lesson(host: Player, game: str, lesson: Lesson, fresh: Fresh) -> Loaded:
    """The table of a lesson: the host learns on the first seat, against bots, with the deal of the lesson."""
    state = _state(
        host,
        game,
        about(game).read_options(lesson.players, lesson.options),
        fresh,
        generator=COUNTER,
        seed=str(lesson.seed),
        salt="",
        open_seed=True,
    )
    bots = [bot_seat(game, lesson.opponent) for _ in range(1, lesson.players)]
    return _playing(state, [person_seat(host), *bots], 0)


def from_puzzle(host: Player, puzzle: Puzzle, p: Position, fresh: Fresh) -> Loaded:
    """A table that begins in the position of a puzzle: the host has the seat of the solver, bots have the others."""
    options = dict(p.game.setting.options)
    state = _state(host, puzzle.game, options, fresh, generator=COUNTER, seed="0", salt="", open_seed=True)
    record = new_record(p.game, int(state.seed), state.generator, state.salt)
    state.opening = as_json(p.situation())
    record.opening = msgspec.json.decode(state.opening)
    record.seams = [seam_at(p, record)]  # a table that does not begin as its seed says
    state.seams = seams.to_column(record)
    seats = [person_seat(host) if n == puzzle.seat else bot_seat(puzzle.game, None) for n in range(puzzle.players)]
    return _playing(state, seats, int(p.seat))


def from_record(
    host: Player,
    record: Record,
    options: dict[str, Any],
    deciding: int,
    opening: str,
    differences: Sequence[str | None],
    fresh: Fresh,
) -> Loaded:
    """A checked record as a table on which the host has all seats: to review a finished game or to play on.

    `opening` is its first situation and `differences` are those that its moves made, as JSON.
    """
    state = _state(
        host,
        record.game,
        options,
        fresh,
        overrides=record.overrides,
        rules=record.newest_rules,
        opening=opening,
        seams=seams.to_column(record),
        generator=record.generator,
        seed=str(record.seed),
        open_seed=True,
        salt=record.salt,
        ply=len(record.lines),
    )
    names = [*record.seats, *[""] * record.players][: record.players]
    made = _playing(state, [person_seat(host, name[:40] or None) for name in names], deciding)
    made.moves = _moves(record.lines, differences, fresh.now)
    return made


def _state(host: Player, game: str, options: dict[str, Any], fresh: Fresh, **fields: Any) -> TableState:
    """A waiting table with a new seed, except for the fields given."""
    usual: dict[str, Any] = {
        "id": fresh.id,
        "code": fresh.code,
        "host": host.id,
        "name": None,
        "game": game,
        "rules": about(game).version,
        "options": options,
        "overrides": {},
        "generator": SHA256,  # its seed cannot be searched from visible cards
        "seed": str(fresh.seed),
        "salt": fresh.salt,
        "open_seed": False,
        "state": "waiting",
        "public": False,
        "clock": msgspec.to_builtins(ClockSetting()),
        "stand_in": False,
        "coach": False,
        "created": fresh.now,
        "updated": fresh.now,
        "turn_since": fresh.now,
        "ply": 0,
        "seq": 1,
        "rewound": 0,
        "deciding": -1,
        "resting": None,
        "undo_request": None,
        "happenings": [],
        "rematch": None,
        "opening": None,
        "seams": [],
        "rated": False,
    }
    return TableState(**{**usual, **fields})


def _seats(state: TableState, seats: Sequence[SeatFields]) -> list[SeatState]:
    usual: Mapping[str, Any] = {"table": state.id, "left": None, "looked": -1, "entrant": None}
    return [SeatState(**{**usual, "seat": number, **fields}) for number, fields in enumerate(seats)]


def _playing(state: TableState, seats: Sequence[SeatFields], deciding: int) -> Loaded:
    """A table that has begun; `deciding` is the seat that decides, -1 if the game is over."""
    state.state = "over" if deciding < 0 else "playing"
    state.deciding = deciding
    return Loaded(state=state, seats=_seats(state, seats))


def _moves(lines: Sequence[Line], differences: Sequence[str | None], now: float) -> list[MoveLine]:
    return [
        MoveLine(
            ply=ply,
            text=line.text,
            seconds=line.seconds,
            at=now,
            difference=difference,
            earlier=line.difference is not None,
        )
        for ply, (line, difference) in enumerate(zip(lines, differences, strict=True), start=1)
    ]
