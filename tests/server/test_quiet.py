"""Quiet hours: nobody is told anything in them, and clocks of days stand still."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import pytest
from server.inside import Inside, inside
from server.post import Post, settle
from server.visiting import Server, Visitor

from trackside.server.api.requests import ClockSetting, QuietHours
from trackside.server.api.responses import ClockView
from trackside.server.storage.models import Person
from trackside.server.tables import quiet_hours as quiet

NIGHT = QuietHours(begin="22:00", end="07:00", zone="UTC")
LONG = QuietHours(begin="08:00", end="07:00", zone="UTC")  # of a day all but an hour
KYIV = QuietHours(begin="22:00", end="07:00", zone="Europe/Kyiv")
DAY = 86_400.0


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


class Wall:
    """The clock on the wall, which can be put to a time and goes on from there."""

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
        ("22:00", "07:00", "Asia/Tehran", "2026-03-10T19:00", "2026-03-11T03:30"),  # 3 hours and a half ahead
        ("22:00", "07:00", "Europe/Kyiv", "2026-03-28T22:00", "2026-03-29T04:00"),  # summer time begins in that night
        ("22:00", "07:00", "Europe/Kyiv", "2026-03-27T22:00", "2026-03-28T05:00"),
    ],
)
def test_quiet_hours_end_by_the_clock_on_the_wall(begin: str, end: str, zone: str, now: str, over: str | None) -> None:
    hours = QuietHours(begin=begin, end=end, zone=zone)
    assert quiet.quiet_until(hours, at(now)) == (None if over is None else at(over))


def put(visitor: Visitor, body: object) -> httpx.Response:
    return visitor.http.put("/api/notices/quiet", json=body, headers=visitor.headers())


def test_quiet_hours_are_set_read_and_removed(server: Server) -> None:
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


@pytest.mark.parametrize("clock", [ClockSetting(), ClockSetting(kind="days", days=2, at_zero="remind")])
def test_no_notice_in_quiet_hours_and_one_after_them(
    tmp_path: Path, post: Post, monkeypatch: pytest.MonkeyPatch, clock: ClockSetting
) -> None:
    wall = Wall(monkeypatch, "2026-03-10T23:30")

    async def run() -> None:
        async with inside(tmp_path, notice_delay=0.0, private_targets=True, tick_seconds=0.05) as house:
            anna, ben, id = await house.pair(clock=clock)
            await house.hall.notices.target(ben, f"json://{post.address}/apprise")
            await house.hall.notices.set_quiet(ben, NIGHT)
            await house.move(anna, id)
            await asyncio.sleep(0.6)
            assert post.got == []  # it is half past eleven at night
        # A restart in the night forgets nothing.
        async with inside(tmp_path, notice_delay=0.0, private_targets=True, tick_seconds=0.05) as house:
            wall.hours(6)
            await asyncio.sleep(0.4)
            assert post.got == []  # half past five
            wall.hours(2)
            await settle(house, post, 1)
            assert len(post.got) == 1 and b"your turn" in post.got[0][1]
            await asyncio.sleep(0.4)
            assert len(post.got) == 1
            async with house.hall.tables.at(id) as table:
                due = table.row.due
            assert (due is None) == (clock.kind == "none")  # nothing is left to look at, or the clock alone

    asyncio.run(run())


def test_a_move_made_in_the_night_needs_no_notice_in_the_morning(
    tmp_path: Path, post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    wall = Wall(monkeypatch, "2026-03-10T23:30")

    async def run() -> None:
        async with inside(tmp_path, notice_delay=0.0, private_targets=True, tick_seconds=0.05) as house:
            anna, ben, id = await house.pair()
            await house.hall.notices.target(ben, f"json://{post.address}/apprise")
            await house.hall.notices.set_quiet(ben, NIGHT)
            await house.move(anna, id)
            await asyncio.sleep(0.3)
            await house.move(ben, id)
            wall.hours(9)
            await asyncio.sleep(0.5)
            assert post.got == []

    asyncio.run(run())


# Clocks


@pytest.mark.parametrize(
    ("hours", "since", "out"),
    [
        (None, "2026-03-10T12:00", "2026-03-11T12:00"),
        (NIGHT, "2026-03-10T12:00", "2026-03-11T21:00"),
        (NIGHT, "2026-03-10T23:00", "2026-03-12T16:00"),  # begun in the night
        (NIGHT, "2026-03-10T07:00", "2026-03-11T16:00"),
        (LONG, "2026-03-10T07:00", "2026-03-12T07:00"),  # no more than twelve hours of each day
        (KYIV, "2026-03-28T20:00", "2026-03-30T13:00"),  # an hour of that night is left out
    ],
)
def test_when_a_day_has_run_out(hours: QuietHours | None, since: str, out: str) -> None:
    begun, over = at(since), at(out)
    assert quiet.runs_out(hours, begun, DAY) == over
    assert quiet.running(hours, begun, over) == DAY
    for moment in (begun + 3600.0, begun + 40_000.0, over - 1.0):
        assert quiet.running(hours, begun, moment) + quiet.running(hours, moment, over) == pytest.approx(DAY)


async def clock_of(house: Inside, id: str, seat: int) -> ClockView:
    """As everybody sees it."""
    return (await house.hall.play.show(None, id, "en", None)).clocks[seat]


async def turn_of_ben(house: Inside, clock: ClockSetting, hours: QuietHours | None) -> tuple[Person, Person, str]:
    anna, ben, id = await house.pair(clock=clock)
    await house.hall.notices.set_quiet(ben, hours)
    await house.move(anna, id)
    return anna, ben, id


def test_a_clock_of_days_stands_still_in_the_night(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wall = Wall(monkeypatch, "2026-03-10T20:00")

    async def run() -> None:
        async with inside(tmp_path, tick_seconds=0.05) as house:
            _, _, id = await turn_of_ben(house, ClockSetting(kind="days", days=1, at_zero="bot"), NIGHT)
            shown = await clock_of(house, id, 1)
            assert shown.running and shown.left == pytest.approx(DAY, abs=5)
            assert shown.rest == pytest.approx((2 * 3600, 11 * 3600), abs=5)
            wall.hours(5)
            shown = await clock_of(house, id, 1)
            assert shown.left == pytest.approx(22 * 3600, abs=5)
            assert shown.rest == pytest.approx((0, 6 * 3600), abs=5)
        wall.hours(8)  # a restart forgets nothing: two hours of the evening, two of the morning
        async with inside(tmp_path, tick_seconds=0.05) as house:
            assert (await clock_of(house, id, 1)).left == pytest.approx(20 * 3600, abs=5)
            wall.hours(28.9)
            await asyncio.sleep(0.3)
            async with house.hall.tables.at(id) as table:
                assert table.game.ply == 1  # the second night is over, and minutes are left
            wall.hours(0.2)
            for _ in range(200):
                async with house.hall.tables.at(id) as table:
                    if table.game.ply == 2:
                        break
                await asyncio.sleep(0.02)
            else:
                raise AssertionError("no bot plays on")

    asyncio.run(run())


def test_hours_count_from_the_next_turn_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody stops a clock that is running out by setting hours, nor loses a night by taking them away."""
    wall = Wall(monkeypatch, "2026-03-10T20:00")

    async def run() -> None:
        async with inside(tmp_path) as house:
            anna, ben, id = await turn_of_ben(house, ClockSetting(kind="days", days=1), None)
            await house.hall.notices.set_quiet(ben, LONG)
            wall.hours(13)
            assert (await clock_of(house, id, 1)).left == pytest.approx(11 * 3600, abs=5)
            assert (await clock_of(house, id, 1)).rest is None
            await house.hall.notices.set_quiet(ben, NIGHT)
            await house.move(ben, id)
            while (await house.hall.play.show(anna.id, id, "en", None)).moves:
                await house.move(anna, id)
            assert (await clock_of(house, id, 1)).left == pytest.approx(DAY, abs=5)  # since nine in the morning
            await house.hall.notices.set_quiet(ben, None)
            wall.hours(23)
            assert (await clock_of(house, id, 1)).left == pytest.approx(10 * 3600, abs=5)
            assert (await clock_of(house, id, 0)).left is None

    asyncio.run(run())


def test_a_step_back_gives_no_new_days(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The days are those of the turn, however often one changes one's mind in it."""
    wall = Wall(monkeypatch, "2026-03-10T09:00")

    async def run() -> None:
        async with inside(tmp_path) as house:
            anna = await house.person("Anna")
            clock = ClockSetting(kind="days", days=1)
            id = await house.table(anna, "me", "human", game="great_western_trail", clock=clock)
            for _ in range(40):
                view = await house.hall.play.show(anna.id, id, "en", None)
                if view.undo.free_to_ply is not None:
                    break
                await house.move(anna, id)
            assert view.undo.free_to_ply is not None
            wall.hours(5)
            before = (await clock_of(house, id, view.prompt.seat or 0)).left
            view = await house.hall.play.undo(anna, id, view.undo.free_to_ply, "en")
            assert (await clock_of(house, id, view.prompt.seat or 0)).left == pytest.approx(before, abs=5)

    asyncio.run(run())


def test_minutes_do_not_stand_still(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wall = Wall(monkeypatch, "2026-03-10T23:00")

    async def run() -> None:
        async with inside(tmp_path) as house:
            anna, _, id = await house.pair(clock=ClockSetting(kind="live", minutes=180))
            await house.hall.notices.set_quiet(anna, NIGHT)
            wall.hours(1)
            shown = await clock_of(house, id, 0)
            assert shown.left == pytest.approx(2 * 3600, abs=5) and shown.rest is None

    asyncio.run(run())


def test_on_both_databases(server: Server) -> None:
    """The hours go with the turn, from one person to the other and back, and from one process to another."""
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
    assert his["running"] and his["left"] == DAY  # to the second: it stands still
    assert his["rest"][0] == 0 and his["rest"][1] == pytest.approx(2 * 3600, abs=90)
    ben.step(id)
    mine, his = ben.view(id)["clocks"]
    assert mine["running"] and mine["rest"] is None and mine["left"] <= DAY
    assert his["left"] is None
