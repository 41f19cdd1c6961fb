"""Moves of people, and what every move changes at a table."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from trackside.tables import batch, clocks, incidents, lessons
from trackside.tables.changes import Change, SeatFields, TableFields
from trackside.tables.news import By, Ended, Moved, News
from trackside.tables.refusals import Refused
from trackside.tables.results import final_results
from trackside.tables.state import Player
from trackside.tables.table import Table


def play(table: Table, who: Player, ply: int, moves: Sequence[str], now: float) -> Change:
    """Play moves at that ply, all or none."""
    own = table.require_seat(who.id)
    table.require_started()
    if ply != table.ply:
        raise Refused("stale")
    table.require_state("playing")
    seat = table.deciding
    if seat not in own:
        raise Refused("not-your-turn")
    lessons.require_accepted(table, moves)
    change = advance(table, moves, own, now, "human")
    if incidents.stand_in_reason(table, seat) is not None:
        change.table["happenings"] = incidents.with_incident(table, "back", seat, ply=ply)
    return change


def advance(table: Table, moves: Sequence[str], own: Collection[int], now: float, by: By) -> Change:
    """Play moves of these seats and return what that changes. A refusal changes nothing."""
    mover, clock = table.deciding, table.clock
    left = clocks.seconds_left(table, mover, now)
    spent = round(max(0.0, now - table.row.turn_since), 1) if clock.kind != "none" else None
    lines = batch.play(table, moves, own, spent, now)
    seats: dict[int, SeatFields] = {}
    if clock.kind == "live" and left is not None:
        turn_ended = table.deciding != mover
        increment = float(clock.increment or 0) if turn_ended else 0.0
        seats[mover] = SeatFields(left=max(0.0, left) + increment)
    news: list[News] = [Moved(table=table.id, ply=table.ply, count=len(lines), by=by)]
    results = []
    if table.position.over:
        results = final_results(table, now)
        news.append(Ended(table=table.id, game=table.row.game, rated=table.row.rated))
    return Change(table=position_fields(table, now, mover), seats=seats, moves=lines, results=results, news=news)


def position_fields(table: Table, now: float, previous: int = -1) -> TableFields:
    """The fields that describe the current position; `previous` is the seat that decided before."""
    seat = table.deciding
    turn_since, resting = now, table.row.resting
    if table.clock.kind == "days":  # its deadline is for the turn, not for each move
        person = table.seats[seat].person if seat >= 0 else None
        if seat == previous:
            turn_since = table.row.turn_since
        else:
            resting = table.quiet_hours.get(person or "")
    return TableFields(
        ply=table.ply,
        state="over" if table.position.over else "playing",
        deciding=seat,
        turn_since=turn_since,
        resting=resting,
        undo_request=None,
    )
