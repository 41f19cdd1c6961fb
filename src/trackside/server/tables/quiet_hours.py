"""Quiet hours: when a person is not to be disturbed, by the clock on their own wall."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import msgspec

from trackside.server.api.requests import QuietHours
from trackside.server.http.errors import Refused

DAY = timedelta(days=1)
RESTS = 12 * 3600.0  # seconds of a day for which a clock may stand still


def checked(hours: QuietHours) -> QuietHours:
    """The same; refused if they have no length or their time zone is not known."""
    if hours.begin == hours.end:
        raise Refused(422, "no-quiet")
    try:
        ZoneInfo(hours.zone)
    except (KeyError, ValueError, OSError):  # not there, not a name, a folder of zones
        raise Refused(422, "no-zone") from None
    return hours


def read(stored: dict[str, Any] | None) -> QuietHours | None:
    """Hours as the database has them."""
    return None if stored is None else msgspec.convert(stored, QuietHours)


def quiet_until(hours: QuietHours, now: float) -> float | None:
    """When the quiet that reigns now is over; None if there is none."""
    begin, end = next(stretches(hours, now))
    return end if begin <= now else None


def stretches(hours: QuietHours, since: float) -> Iterator[tuple[float, float]]:
    """The quiet stretches that end after a moment, day by day. Hours that end before they begin go over night."""
    zone = ZoneInfo(hours.zone)
    begin, end = time.fromisoformat(hours.begin), time.fromisoformat(hours.end)
    day = datetime.fromtimestamp(since, zone).date() - DAY
    while True:
        last = day + DAY if end < begin else day
        over = _moment(last, end, zone)
        if over > since:
            yield _moment(day, begin, zone), over
        day += DAY


def _moment(day: date, clock: time, zone: ZoneInfo) -> float:
    return datetime.combine(day, clock, zone).astimezone(UTC).timestamp()


# Clocks of so many days a turn stand still in the quiet hours of whoever decides. So that nobody stops a game with
# them, they do so for no more than half of each day, and by the hours that were set when the turn began.


def rests(hours: QuietHours | None, since: float) -> Iterator[tuple[float, float]]:
    """The stretches after a moment in which a clock of days stands still."""
    for begin, end in stretches(hours, since) if hours is not None else ():
        resting = min(end, begin + RESTS)
        if resting > since:
            yield begin, resting


def runs_out(hours: QuietHours | None, since: float, seconds: float) -> float:
    """When a clock has run for so many seconds."""
    at, left = since, seconds
    for begin, end in rests(hours, since):
        if begin - at >= left:
            break
        left -= max(0.0, begin - at)
        at = max(at, end)
    return at + left


def running(hours: QuietHours | None, begin: float, end: float) -> float:
    """For how many seconds a clock runs between two moments."""
    ran = end - begin
    for rest, over in rests(hours, begin):
        if rest >= end:
            break
        ran -= min(over, end) - max(rest, begin)
    return ran
