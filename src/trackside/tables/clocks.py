"""Clocks of a table: time left and deadlines.

A live clock is a budget per seat for the whole game. A per-day clock is a deadline for each turn.
"""

from __future__ import annotations

from typing import Any

from trackside.tables import quiet_hours
from trackside.tables.requests import ClockSetting
from trackside.tables.table import Table

DAY = 86_400.0


def starting_seconds(clock: ClockSetting) -> float:
    """The time budget of a live clock."""
    return 60.0 * (clock.minutes or 30)


def seconds_left(table: Table, seat: int, now: float) -> float | None:
    """Seconds on a seat's clock, negative when overdrawn; None if no clock runs for the seat."""
    clock = table.clock
    running = table.row.state == "playing" and table.deciding == seat
    if clock.kind == "live":
        stored = table.seats[seat].left
        spent = now - table.row.turn_since if running else 0.0
        return (stored if stored is not None else starting_seconds(clock)) - spent
    if clock.kind == "days" and running:
        end = turn_deadline(table)
        hours = quiet_hours.from_column(table.row.resting)
        return quiet_hours.running_seconds(hours, now, end) if now < end else end - now
    return None


def is_out_of_time(table: Table, seat: int, now: float) -> bool:
    """Whether a bot plays for a seat because its time is up, as the table's settings say."""
    left = seconds_left(table, seat, now)
    return left is not None and left <= 0 and table.clock.at_zero == "bot"


def turn_deadline(table: Table) -> float:
    """The end of the current turn on a per-day clock."""
    return deadline(table.clock, table.row.turn_since, table.row.resting)


def deadline(clock: ClockSetting, since: float, resting: dict[str, Any] | None) -> float:
    """The end of a turn that began at `since`, with the quiet hours that pause its clock."""
    return quiet_hours.deadline(quiet_hours.from_column(resting), since, DAY * (clock.days or 3))


def next_pause(table: Table, now: float) -> tuple[float, float] | None:
    """In how many seconds the clock pauses and resumes next: (0, n) while it is paused."""
    if table.clock.kind != "days":
        return None
    hours = quiet_hours.from_column(table.row.resting)
    begin, end = next(quiet_hours.pauses(hours, now), (0.0, 0.0))
    return (round(max(0.0, begin - now), 1), round(end - now, 1)) if end > now else None
