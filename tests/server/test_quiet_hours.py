"""Quiet hours: no notifications, and per-day clocks pause."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.in_process import InProcessServer, in_process_server
from server.notification_targets import NotificationReceiver, wait_for_notifications
from server.server_process import Server, Visitor

from trackside.server.storage.models import Person
from trackside.tables import quiet_hours
from trackside.tables.requests import ClockSetting, QuietHours
from trackside.tables.shapes import ClockView

NIGHT = QuietHours(begin="22:00", end="07:00", zone="UTC")
LONG = QuietHours(begin="08:00", end="07:00", zone="UTC")  # 23 hours a day
KYIV = QuietHours(begin="22:00", end="07:00", zone="Europe/Kyiv")
DAY = 86_400.0
AT_ONCE: dict[str, Any] = {"notification_delay": 0.0, "private_targets": True, "tick_seconds": 0.05}


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


class SettableClock:
    """A clock that can be set and runs on from there."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
        real = time.time
        self.shift = at(text) - real()
        monkeypatch.setattr(time, "time", lambda: real() + self.shift)

    def hours(self, number: float) -> None:
        self.shift += number * 3600.0


@pytest.mark.parametrize(
    ("begin", "end", "zone", "now", "over"),
    [
        ("22:00", "07:00", "UTC", "2026-03-10T23:30", "2026-03-11T07:00"),
        ("22:00", "07:00", "UTC", "2026-03-11T06:59", "2026-03-11T07:00"),
        ("22:00", "07:00", "UTC", "2026-03-11T07:00", None),
        ("22:00", "07:00", "UTC", "2026-03-10T21:59", None),
        ("12:00", "14:30", "UTC", "2026-03-10T12:00", "2026-03-10T14:30"),
        ("12:00", "14:30", "UTC", "2026-03-10T14:30", None),
        ("22:00", "07:00", "Asia/Tehran", "2026-03-10T19:00", "2026-03-11T03:30"),  # UTC+3:30
        ("22:00", "07:00", "Europe/Kyiv", "2026-03-28T22:00", "2026-03-29T04:00"),  # summer time begins that night
        ("22:00", "07:00", "Europe/Kyiv", "2026-03-27T22:00", "2026-03-28T05:00"),
    ],
)
def test_quiet_hours_end_in_local_time(begin: str, end: str, zone: str, now: str, over: str | None) -> None:
    hours = QuietHours(begin=begin, end=end, zone=zone)
    assert quiet_hours.quiet_until(hours, at(now)) == (None if over is None else at(over))


def put(visitor: Visitor, body: object) -> httpx.Response:
    return visitor.http.put("/api/notices/quiet", json=body, headers=visitor.headers())


def test_quiet_hours_can_be_set_and_removed(server: Server) -> None:
    anna = Visitor(server, "Anna")
    assert anna.get("/api/notices") == {"url": None, "browsers": 0, "quiet": None}
    hours = {"begin": "22:00", "end": "07:30", "zone": "Europe/Kyiv"}
    assert put(anna, {"hours": hours}).status_code == 204
    assert anna.get("/api/notices")["quiet"] == hours
    for wrong, error in (
        ({**hours, "zone": "Europe/Atlantis"}, "no-zone"),
        ({**hours, "zone": "../../etc/passwd"}, "no-zone"),
        ({**hours, "zone": "Europe"}, "no-zone"),
        ({**hours, "end": "22:00"}, "no-quiet"),
        ({**hours, "end": "24:00"}, "bad-request"),
        ({**hours, "end": "7:00"}, "bad-request"),
    ):
        assert put(anna, {"hours": wrong}).json()["error"] == error
    assert anna.get("/api/notices")["quiet"] == hours
    assert put(anna, {"hours": None}).status_code == 204
    assert anna.get("/api/notices")["quiet"] is None
    assert put(Visitor(server), {"hours": None}).status_code == 401


async def move_at_night(
    server: InProcessServer, receiver: NotificationReceiver, clock: ClockSetting
) -> tuple[Person, str]:
    """Anna moves in the quiet hours of Ben, who is next; Ben, and the table."""
    anna, ben, id = await server.pair(clock=clock)
    await server.context.notification_settings.set_target(ben, f"json://{receiver.address}/apprise")
    await server.context.notification_settings.set_quiet_hours(ben, NIGHT)
    await server.move(anna, id)
    return ben, id


@pytest.mark.parametrize("clock", [ClockSetting(), ClockSetting(kind="days", days=2, at_zero="remind")])
def test_a_notification_waits_for_the_end_of_quiet_hours(
    tmp_path: Path, receiver: NotificationReceiver, monkeypatch: pytest.MonkeyPatch, clock: ClockSetting
) -> None:
    wall = SettableClock(monkeypatch, "2026-03-10T23:30")

    async def run() -> None:
        async with in_process_server(tmp_path, **AT_ONCE) as server:
            _, id = await move_at_night(server, receiver, clock)
            await asyncio.sleep(0.6)
            assert receiver.received == []  # 23:30
        # Nothing is forgotten by a restart.
        async with in_process_server(tmp_path, **AT_ONCE) as server:
            wall.hours(6)
            await asyncio.sleep(0.4)
            assert receiver.received == []  # 05:30
            wall.hours(2)
            await wait_for_notifications(server, receiver, 1)
            assert len(receiver.received) == 1 and b"your turn" in receiver.received[0][1]
            await asyncio.sleep(0.4)
            assert len(receiver.received) == 1
            async with server.context.tables.locked(id) as table:
                due = table.row.due
            assert (due is None) == (clock.kind == "none")  # nothing else is due, except for the clock

    asyncio.run(run())


def test_a_move_in_quiet_hours_cancels_the_notification(
    tmp_path: Path, receiver: NotificationReceiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    wall = SettableClock(monkeypatch, "2026-03-10T23:30")

    async def run() -> None:
        async with in_process_server(tmp_path, **AT_ONCE) as server:
            ben, id = await move_at_night(server, receiver, ClockSetting())
            await asyncio.sleep(0.3)
            await server.move(ben, id)
            wall.hours(9)
            await asyncio.sleep(0.5)
            assert receiver.received == []

    asyncio.run(run())


# Clocks


@pytest.mark.parametrize(
    ("hours", "since", "out"),
    [
        (None, "2026-03-10T12:00", "2026-03-11T12:00"),
        (NIGHT, "2026-03-10T12:00", "2026-03-11T21:00"),
        (NIGHT, "2026-03-10T23:00", "2026-03-12T16:00"),  # started during quiet hours
        (NIGHT, "2026-03-10T07:00", "2026-03-11T16:00"),
        (LONG, "2026-03-10T07:00", "2026-03-12T07:00"),  # at most twelve hours a day
        (KYIV, "2026-03-28T20:00", "2026-03-30T13:00"),  # that night is an hour shorter
    ],
)
def test_a_deadline_counts_only_running_time(hours: QuietHours | None, since: str, out: str) -> None:
    begun, over = at(since), at(out)
    assert quiet_hours.deadline(hours, begun, DAY) == over
    assert quiet_hours.running_seconds(hours, begun, over) == DAY
    for moment in (begun + 3600.0, begun + 40_000.0, over - 1.0):
        assert quiet_hours.running_seconds(hours, begun, moment) + quiet_hours.running_seconds(
            hours, moment, over
        ) == pytest.approx(DAY)


async def clock_of(server: InProcessServer, id: str, seat: int) -> ClockView:
    """The clock of a seat as everybody sees it."""
    return (await server.context.queries.show(None, id, "en", None)).clocks[seat]


async def turn_of_ben(
    server: InProcessServer, clock: ClockSetting, hours: QuietHours | None
) -> tuple[Person, Person, str]:
    anna, ben, id = await server.pair(clock=clock)
    await server.context.notification_settings.set_quiet_hours(ben, hours)
    await server.move(anna, id)
    return anna, ben, id


def test_a_per_day_clock_pauses_in_quiet_hours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wall = SettableClock(monkeypatch, "2026-03-10T20:00")

    async def run() -> None:
        async with in_process_server(tmp_path, tick_seconds=0.05) as server:
            _, _, id = await turn_of_ben(server, ClockSetting(kind="days", days=1, at_zero="bot"), NIGHT)
            shown = await clock_of(server, id, 1)
            assert shown.running and shown.left == pytest.approx(DAY, abs=5)
            assert shown.rest == pytest.approx((2 * 3600, 11 * 3600), abs=5)
            wall.hours(5)
            shown = await clock_of(server, id, 1)
            assert shown.left == pytest.approx(22 * 3600, abs=5)
            assert shown.rest == pytest.approx((0, 6 * 3600), abs=5)
        wall.hours(8)  # ran two hours in the evening and two in the morning
        async with in_process_server(tmp_path, tick_seconds=0.05) as server:
            assert (await clock_of(server, id, 1)).left == pytest.approx(20 * 3600, abs=5)
            wall.hours(28.9)
            await asyncio.sleep(0.3)
            async with server.context.tables.locked(id) as table:
                assert table.playthrough.ply == 1  # after the second night, minutes are left
            wall.hours(0.2)
            for _ in range(200):
                async with server.context.tables.locked(id) as table:
                    if table.playthrough.ply == 2:
                        break
                await asyncio.sleep(0.02)
            else:
                raise AssertionError("no bot took over")

    asyncio.run(run())


def test_changed_quiet_hours_count_from_the_next_turn_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Setting hours does not stop a running clock, and removing them does not shorten the turn."""
    wall = SettableClock(monkeypatch, "2026-03-10T20:00")

    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            anna, ben, id = await turn_of_ben(server, ClockSetting(kind="days", days=1), None)
            await server.context.notification_settings.set_quiet_hours(ben, LONG)
            wall.hours(13)
            assert (await clock_of(server, id, 1)).left == pytest.approx(11 * 3600, abs=5)
            assert (await clock_of(server, id, 1)).rest is None
            await server.context.notification_settings.set_quiet_hours(ben, NIGHT)
            await server.move(ben, id)
            while (await server.context.queries.show(anna.id, id, "en", None)).moves:
                await server.move(anna, id)
            assert (await clock_of(server, id, 1)).left == pytest.approx(DAY, abs=5)  # since 09:00
            await server.context.notification_settings.set_quiet_hours(ben, None)
            wall.hours(23)
            assert (await clock_of(server, id, 1)).left == pytest.approx(10 * 3600, abs=5)
            assert (await clock_of(server, id, 0)).left is None

    asyncio.run(run())


def test_undo_does_not_restart_a_per_day_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The deadline is for the turn, however often moves are undone in it."""
    wall = SettableClock(monkeypatch, "2026-03-10T09:00")

    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            anna = await server.person("Anna")
            clock = ClockSetting(kind="days", days=1)
            id = await server.table(anna, "me", "human", game="great_western_trail", clock=clock)
            for _ in range(40):
                view = await server.context.queries.show(anna.id, id, "en", None)
                if view.undo.free_to_ply is not None:
                    break
                await server.move(anna, id)
            assert view.undo.free_to_ply is not None
            wall.hours(5)
            before = (await clock_of(server, id, view.prompt.seat or 0)).left
            view = await server.context.play.undo(anna, id, view.undo.free_to_ply, "en")
            assert (await clock_of(server, id, view.prompt.seat or 0)).left == pytest.approx(before, abs=5)

    asyncio.run(run())


def test_a_live_clock_does_not_pause(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wall = SettableClock(monkeypatch, "2026-03-10T23:00")

    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            anna, _, id = await server.pair(clock=ClockSetting(kind="live", minutes=180))
            await server.context.notification_settings.set_quiet_hours(anna, NIGHT)
            wall.hours(1)
            shown = await clock_of(server, id, 0)
            assert shown.left == pytest.approx(2 * 3600, abs=5) and shown.rest is None

    asyncio.run(run())


def test_quiet_hours_follow_the_turn_on_both_databases(server: Server) -> None:
    """The quiet hours of the player whose turn it is apply."""
    anna, ben = Visitor(server, "Anna"), Visitor(server, "Ben")
    now = datetime.now(UTC)
    hours = {
        "begin": f"{now - timedelta(hours=2):%H:%M}",
        "end": f"{now + timedelta(hours=2):%H:%M}",
        "zone": "UTC",
    }
    assert put(ben, {"hours": hours}).status_code == 204
    id = anna.make("me", "open", public=True, clock={"kind": "days", "days": 1})
    ben.ok(ben.post(f"/api/tables/{id}/join", {}))
    anna.ok(anna.post(f"/api/tables/{id}/start"))
    assert [clock["rest"] for clock in ben.view(id)["clocks"]] == [None, None]
    anna.step(id)
    mine, his = anna.view(id)["clocks"]
    assert (mine["running"], mine["left"], mine["rest"]) == (False, None, None)
    assert his["running"] and his["left"] == DAY  # exactly: it is paused
    assert his["rest"][0] == 0 and his["rest"][1] == pytest.approx(2 * 3600, abs=90)
    ben.step(id)
    mine, his = ben.view(id)["clocks"]
    assert mine["running"] and mine["rest"] is None and mine["left"] <= DAY
    assert his["left"] is None
