"""Quiet hours: when a person is not to be disturbed, by the clock on their own wall."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

from trackside.server.problems import Refused
from trackside.server.requests import QuietHours


def checked(hours: QuietHours) -> QuietHours:
    """The same; refused if they have no length or their time zone is not known."""
    if hours.begin == hours.end:
        raise Refused(422, "no-quiet")
    try:
        ZoneInfo(hours.zone)
    except (KeyError, ValueError, OSError):  # not there, not a name, a folder of zones
        raise Refused(422, "no-zone") from None
    return hours


def quiet_until(hours: QuietHours, now: float) -> float | None:
    """When the quiet that reigns now is over; None if there is none. Hours that end before they begin go over night."""
    there = datetime.fromtimestamp(now, ZoneInfo(hours.zone))
    begin, end = time.fromisoformat(hours.begin), time.fromisoformat(hours.end)
    clock = there.time()
    over_night = end < begin
    if not (clock >= begin or clock < end if over_night else begin <= clock < end):
        return None
    day = there.date() + timedelta(days=1 if over_night and clock >= begin else 0)
    return datetime.combine(day, end, there.tzinfo).astimezone(UTC).timestamp()
