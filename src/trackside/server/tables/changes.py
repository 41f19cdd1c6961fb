"""Turns: what a move, a step back or a start does to the rows of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from trackside.server.tables import incidents as happenings
from trackside.server.tables.repository import Change
from trackside.server.tables.table import Table

BOT_LATE = 12.0  # seconds after which another process takes over a bot's move
LOOK_FOR_ABSENT = 20.0  # seconds between looks whether a player is away


def played(table: Table, moves: Sequence[str], now: float, by: str) -> Change:
    """Play moves in memory, and the change that stores them; nothing happens if one of them is illegal."""
    game = table.game
    mover = table.deciding
    before = game.ply
    spent = max(0.0, now - table.row.turn_since)
    clock = table.clock
    left = table.left(mover, now)
    game.play(moves, round(spent, 1) if clock.kind != "none" else None)
    rows = [
        {"ply": before + n, "text": line.text, "seconds": line.seconds, "at": now}
        for n, line in enumerate(game.record.lines[before:], start=1)
    ]
    passed = table.deciding != mover
    seats: dict[int, dict[str, Any]] = {}
    if clock.kind == "live" and left is not None:
        gained = float(clock.increment or 0) if passed else 0.0
        table.seats[mover].left = max(0.0, left) + gained
        seats = {mover: {"left": table.seats[mover].left}}
    return Change(values=standing(table, now, mover), seats=seats, moves=rows, by=by)


def taken_back(table: Table, ply: int, now: float) -> Change:
    """Go back in memory, and the change that stores it. Time that was used stays used."""
    thinking, left = table.deciding, table.left(table.deciding, now)
    table.game.undo(ply)
    table.told.clear()
    seat = table.deciding
    seats: dict[int, dict[str, Any]] = {}
    if table.order(seat) is not None:  # it would only play the same again
        seats[seat] = {"orders": []}
    if table.clock.kind == "live" and left is not None:
        table.seats[thinking].left = max(0.0, left)
        seats[thinking] = {**seats.get(thinking, {}), "left": table.seats[thinking].left}
    values = {**standing(table, now, thinking), "happenings": happenings.gone_back(table, ply)}
    return Change(values=values, seats=seats, back_to=ply)


def started(table: Table, now: float) -> Change:
    table.begin([])
    clock = table.clock
    left = 60.0 * (clock.minutes or 30) if clock.kind == "live" else None
    seats = {seat.seat: {"left": left} for seat in table.seats}
    return Change(values=standing(table, now), seats=seats)


def reseated(table: Table, seats: dict[int, dict[str, Any]], now: float) -> Change:
    """Bots on the seats of people who go; if one of them decides now, it is looked at soon.

    Nobody waits for their word on a step back any longer, and what they asked for themselves is forgotten.
    """
    values: dict[str, Any] = {"due": now + BOT_LATE} if table.deciding in seats else {}
    values["happenings"] = happenings.with_new(table, "left", *seats, ply=table.game.ply)
    asked = table.row.undo_request
    if asked is not None:
        waiting = [seat for seat in asked["waiting"] if seat not in seats]
        asks_on = waiting and asked["seat"] not in seats
        values["undo_request"] = {**asked, "waiting": waiting} if asks_on else None
    return Change(values=values, seats=seats)


def standing(table: Table, now: float, before: int = -1) -> dict[str, Any]:
    """What the table's row says of the present position, after one in which that seat decided."""
    game = table.game
    seat = table.deciding
    values: dict[str, Any] = {
        "ply": game.ply,
        "state": "over" if game.position.over else "playing",
        "deciding": seat,
        "turn_since": now,
        "undo_request": None,
    }
    if table.clock.kind == "days":  # for a turn, not for a move
        goes_on = seat == before
        person = table.seats[seat].person if seat >= 0 else None
        values["turn_since"] = table.row.turn_since if goes_on else now
        values["resting"] = table.row.resting if goes_on else table.quiet.get(person or "")
    values["due"] = due(table, now, values)
    return values


def next_look(table: Table, now: float) -> float | None:
    """When to look again at a table at which a decision is being waited for."""
    left = table.left(table.deciding, now)
    moments: list[float] = []
    if left is not None and left > 0 and table.clock.at_zero != "nothing":
        moments.append(table.out if table.clock.kind == "days" else now + left)
    if table.row.stand_in:
        moments.append(now + LOOK_FOR_ABSENT)
    return min(moments, default=None)


def due(table: Table, now: float, values: dict[str, Any]) -> float | None:
    """When somebody must look at the table if nothing happens until then; `values` say how it stands."""
    seat = table.deciding
    if seat < 0:
        return None
    if table.seats[seat].kind == "bot":
        return now + BOT_LATE
    moments: list[float] = []
    clock = table.clock
    if clock.kind == "live" and clock.at_zero != "nothing":
        left = table.seats[seat].left
        moments.append(now + max(0.0, left if left is not None else 60.0 * (clock.minutes or 30)))
    if clock.kind == "days" and clock.at_zero != "nothing":
        moments.append(table.runs_out(values["turn_since"], values["resting"]))
    if table.row.stand_in:
        moments.append(now + LOOK_FOR_ABSENT)
    return min(moments, default=None)
