"""What moves by itself: bots, standing orders, scripts of lessons, forced moves, and bots that stand in."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from trackside.bots import STAND_IN, searches
from trackside.tables import clocks, incidents, lessons, standing_orders
from trackside.tables.changes import Change
from trackside.tables.news import By
from trackside.tables.play import advance
from trackside.tables.table import Table

Away = Callable[[str], float | None]  # since when a person has been away; None: they are here


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """A move that is due without a person."""

    ply: int
    by: By
    move: str | None  # if it needs no bot: ordered, scripted, or the only legal one
    level: str  # of the bot that chooses


def next_step(table: Table, now: float, away: Away, away_seconds: float) -> Step | None:
    """The move that is due; None if a person decides. A bot stands in for a person who is away for so long."""
    by = mover(table, now, away, away_seconds)
    if by is None:
        return None
    seat = table.seats[table.deciding]
    level = seat.level if seat.kind == "bot" and seat.level else STAND_IN
    return Step(ply=table.ply, by=by, move=_known_move(table, by, level), level=level)


def mover(table: Table, now: float, away: Away, away_seconds: float) -> By | None:
    """What moves now without a person; None if a person decides."""
    seat = table.deciding
    if table.row.state != "playing" or seat < 0:
        return None
    if table.seats[seat].kind == "bot":
        return "bot"
    if standing_orders.matching_move(table, seat) is not None:
        return "order"
    return "stand-in" if _why(table, seat, now, away, away_seconds) is not None else None


def play_step(table: Table, step: Step, move: str, now: float, away: Away, away_seconds: float) -> Change | None:
    """Play the move of a step; None if the step is not due any more."""
    if table.ply != step.ply or mover(table, now, away, away_seconds) != step.by:
        return None
    seat = table.deciding
    why = _why(table, seat, now, away, away_seconds) if step.by == "stand-in" else None
    change = advance(table, [move], [seat], now, step.by)
    if why is not None and incidents.stand_in_reason(table, seat) != why:
        change.table["happenings"] = incidents.with_incident(table, why, seat, ply=step.ply)
    return change


def _known_move(table: Table, by: By, level: str) -> str | None:
    """A move that needs no bot: by a standing order, by a lesson's script, or the only legal one; not if the bot
    searches, because the time might tell what is hidden."""
    if by == "order":
        return standing_orders.matching_move(table, table.deciding)
    scripted = lessons.scripted_move(table) if by == "bot" else None
    if scripted is not None:
        return scripted
    moves = [] if searches(level) else table.position.moves()
    return moves[0].text if len(moves) == 1 else None


def _why(table: Table, seat: int, now: float, away: Away, away_seconds: float) -> incidents.Kind | None:
    """Why a bot must play for the person on a seat now; None if it must not."""
    if clocks.is_out_of_time(table, seat, now):
        return "time-up"
    person = table.seats[seat].person
    if table.row.stand_in and person is not None:
        since = away(person)
        if since is not None and now - since >= away_seconds:
            return "away"
    return None
