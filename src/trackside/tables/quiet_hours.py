"""Quiet hours: a daily period, in a person's time zone, without notifications and with per-day clocks paused."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import msgspec

from trackside.tables.refusals import Refused
from trackside.tables.requests import QuietHours

DAY = timedelta(days=1)
MAX_PAUSE = 12 * 3600.0  # seconds per day for which a clock is paused


def validate(hours: QuietHours) -> None:
    """Refuse hours without a length and unknown time zones."""
    if hours.begin == hours.end:
        raise Refused("no-quiet")
    try:
        ZoneInfo(hours.zone)
    except (KeyError, ValueError, OSError):  # unknown, malformed, or a directory of zones
        raise Refused("no-zone") from None


def from_column(stored: dict[str, Any] | None) -> QuietHours | None:
    return None if stored is None else msgspec.convert(stored, QuietHours)


def quiet_until(hours: QuietHours, now: float) -> float | None:
    """The end of the quiet period that includes `now`; None outside of quiet hours."""
    begin, end = next(periods(hours, now))
    return end if begin <= now else None


def periods(hours: QuietHours, since: float) -> Iterator[tuple[float, float]]:
    """The quiet periods that end after `since`, one per day. An end before the beginning is on the next day."""
    zone = ZoneInfo(hours.zone)
    begin, end = time.fromisoformat(hours.begin), time.fromisoformat(hours.end)
    day = datetime.fromtimestamp(since, zone).date() - DAY
    while True:
        last_day = day + DAY if end < begin else day
        ends_at = _timestamp(last_day, end, zone)
        if ends_at > since:
            yield _timestamp(day, begin, zone), ends_at
        day += DAY


def _timestamp(day: date, clock: time, zone: ZoneInfo) -> float:
    return datetime.combine(day, clock, zone).astimezone(UTC).timestamp()


# Per-day clocks pause in the quiet hours of the player whose turn it is. So that quiet hours cannot stall a game, the
# pause is at most half of each day, and the hours that count are those set when the turn began.


def pauses(hours: QuietHours | None, since: float) -> Iterator[tuple[float, float]]:
    """The periods ending after `since` in which a per-day clock is paused."""
    for begin, end in periods(hours, since) if hours is not None else ():
        resumes = min(end, begin + MAX_PAUSE)
        if resumes > since:
            yield begin, resumes


def deadline(hours: QuietHours | None, since: float, seconds: float) -> float:
    """When a clock started at `since` has run for that many seconds."""
    at, left = since, seconds
    for begin, end in pauses(hours, since):
        if begin - at >= left:
            break
        left -= max(0.0, begin - at)
        at = max(at, end)
    return at + left


def running_seconds(hours: QuietHours | None, begin: float, end: float) -> float:
    """The number of seconds a clock runs between two moments."""
    seconds = end - begin
    for paused, resumed in pauses(hours, begin):
        if paused >= end:
            break
        seconds -= min(resumed, end) - max(paused, begin)
    return seconds
