"""When a table must be looked at again although nobody does anything there: the server's column `due`.

A process that plays for bots may end; then another one does, or the same after its start.
"""

from __future__ import annotations

from trackside.server.tables.entry import Entry
from trackside.tables import clocks, standing_orders
from trackside.tables.changes import Change
from trackside.tables.state import Loaded
from trackside.tables.table import Table

BOT_TIMEOUT = 12.0  # seconds after which another process takes over a bot's move
ABSENCE_CHECK = 20.0  # seconds between checks whether a player is away


def at_first(new: Loaded, now: float) -> float | None:
    """Of a new table."""
    deciding = new.state.deciding
    return now + BOT_TIMEOUT if deciding >= 0 and new.seats[deciding].kind == "bot" else None


def after(entry: Entry, change: Change, now: float) -> float | None:
    """After a change whose moves are played in memory, but which is not applied otherwise."""
    if "deciding" in change.table:
        return earliest(_of_decision(entry, change, now), order_due(entry, now))
    seat = change.seats.get(entry.deciding, {})
    if seat.get("kind") == "bot":
        return now + BOT_TIMEOUT
    if seat.get("orders"):  # if this process ends before it plays, another one does
        return earliest(entry.row.due, now + BOT_TIMEOUT)
    return entry.row.due


def _of_decision(table: Table, change: Change, now: float) -> float | None:
    """For a decision that begins now."""
    seat = table.deciding
    if seat < 0:
        return None
    if table.seats[seat].kind == "bot":
        return now + BOT_TIMEOUT
    times: list[float] = []
    clock = table.clock
    if clock.kind == "live" and clock.at_zero != "nothing":
        left = change.seats.get(seat, {}).get("left", table.seats[seat].left)
        times.append(now + max(0.0, left if left is not None else clocks.starting_seconds(clock)))
    if clock.kind == "days" and clock.at_zero != "nothing":
        times.append(clocks.deadline(clock, change.table["turn_since"], change.table["resting"]))
    if table.row.stand_in:
        times.append(now + ABSENCE_CHECK)
    return min(times, default=None)


def again(table: Table, now: float) -> float | None:
    """While the same decision is awaited."""
    left = clocks.seconds_left(table, table.deciding, now)
    times: list[float] = []
    if left is not None and left > 0 and table.clock.at_zero != "nothing":
        times.append(clocks.turn_deadline(table) if table.clock.kind == "days" else now + left)
    if table.row.stand_in:
        times.append(now + ABSENCE_CHECK)
    return min(times, default=None)


def order_due(table: Table, now: float) -> float | None:
    """When another process plays the move of a standing order, in case this one does not."""
    return now + BOT_TIMEOUT if standing_orders.matching_move(table, table.deciding) is not None else None


def earliest(*times: float | None) -> float | None:
    return min((time for time in times if time is not None), default=None)
