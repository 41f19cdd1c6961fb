"""Clocks, stand-ins and what happens at zero."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from server.inside import Inside, inside

from trackside.server.api.requests import ClockSetting
from trackside.server.http.errors import Refused


async def ply(house: Inside, id: str) -> int:
    async with house.hall.tables.at(id) as table:
        return table.game.ply


async def until_ply(house: Inside, id: str, wanted: int) -> None:
    for _ in range(500):
        if await ply(house, id) >= wanted:
            return
        await asyncio.sleep(0.02)
    raise AssertionError("nobody moved")


async def looked(house: Inside, id: str) -> None:
    """Until the server has looked at a table, and played whatever needs no hand."""
    robots = house.hall.robots
    robots.look(id)
    while id in robots.running:
        await asyncio.wait([robots.running[id]])


def stop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no time pass but what is wound: on a busy machine seconds pass unasked."""
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now)


def wind(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Put the time forward."""
    now = time.time
    monkeypatch.setattr(time, "time", lambda: now() + seconds)


def test_a_live_clock_counts_the_mover_and_adds_the_increment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with inside(tmp_path) as house:
            stop(monkeypatch)
            clock = ClockSetting(kind="live", minutes=10, increment=5, at_zero="nothing")
            anna, ben, id = await house.pair(clock=clock)
            wind(monkeypatch, 60)
            view = await house.hall.play.show(ben.id, id, "en", None)
            assert [(c.running, round(c.left or 0)) for c in view.clocks] == [(True, 540), (False, 600)]
            await house.move(anna, id)
            view = await house.hall.play.show(ben.id, id, "en", None)
            assert [(c.running, round(c.left or 0)) for c in view.clocks] == [(False, 545), (True, 600)]
            async with house.hall.tables.at(id) as table:
                assert table.row.due is None  # nothing happens at zero
                assert 59 < (table.game.record.lines[0].seconds or 0) < 62

    asyncio.run(run())


def test_at_zero_a_bot_plays_on_if_the_table_said_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with inside(tmp_path, tick_seconds=0.05) as house:
            clock = ClockSetting(kind="live", minutes=1, increment=0, at_zero="bot")
            _anna, ben, id = await house.pair(clock=clock)
            await asyncio.sleep(0.3)
            assert await ply(house, id) == 0
            wind(monkeypatch, 61)
            await until_ply(house, id, 1)
            view = await house.hall.play.show(ben.id, id, "en", None)
            assert view.seats[0].away and not view.seats[1].away and view.prompt.yours
            assert view.clocks[0].left == 0

    asyncio.run(run())


def test_what_a_bot_played_at_zero_is_told_and_not_taken_back_freely(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with inside(tmp_path, tick_seconds=0.05) as house:
            play = house.hall.play
            anna, ben, id = await house.pair(clock=ClockSetting(kind="live", minutes=1, increment=30, at_zero="bot"))
            wind(monkeypatch, 61)
            await until_ply(house, id, 1)
            hers, his = [await play.show(who.id, id, "en", None) for who in (anna, ben)]
            assert [event.text for event in his.events if event.kind == "table-time-up"] == [
                "Time is up for Anna: a bot plays on."
            ]
            assert hers.undo.free_to_ply is None
            with pytest.raises(Refused, match="undo-not-free"):
                await play.undo(anna, id, 0, "en")
            await house.move(ben, id)  # contracts; Anna has her increment, and moves herself
            view = await play.show(anna.id, id, "en", None)
            assert view.prompt.yours and view.prompt.note is None
            await play.play(anna, id, view.ply, [next(m.text for m in view.moves if m.kind == "contracts")], "en")
            view = await play.show(ben.id, id, "en", None)
            assert [event.kind for event in view.events if event.kind.startswith("table-")] == [
                "table-time-up",
                "table-back",
            ]

    asyncio.run(run())


def test_whose_time_is_up_is_told_so_as_long_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with inside(tmp_path, tick_seconds=0.05) as house:
            anna, ben, id = await house.pair(clock=ClockSetting(kind="live", minutes=1, increment=0, at_zero="bot"))
            wind(monkeypatch, 61)
            await until_ply(house, id, 1)
            hers, his = [await house.hall.play.show(who.id, id, "en", None) for who in (anna, ben)]
            assert hers.prompt.note == "Your time is up: a bot plays for you."
            assert his.prompt.note == "Time is up for Anna: a bot plays on."

    asyncio.run(run())


def test_going_back_gives_nobody_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While Ben thinks, Anna takes her move back: what he has thought stays used."""

    async def run() -> None:
        async with inside(tmp_path) as house:
            stop(monkeypatch)
            anna, ben, id = await house.pair(clock=ClockSetting(kind="live", minutes=10, increment=0))
            await house.move(anna, id)
            wind(monkeypatch, 60)
            await house.hall.play.ask_undo(anna, id, None, "en")
            await house.hall.play.answer_undo(ben, id, True, "en")
            view = await house.hall.play.show(ben.id, id, "en", None)
            assert [(c.running, round(c.left or 0)) for c in view.clocks] == [(True, 600), (False, 540)]

    asyncio.run(run())


def test_days_are_for_a_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with inside(tmp_path, tick_seconds=0.05) as house:
            anna, ben, id = await house.pair(clock=ClockSetting(kind="days", days=2, at_zero="bot"))
            wind(monkeypatch, 86_400)
            view = await house.hall.play.show(ben.id, id, "en", None)
            assert round((view.clocks[0].left or 0) / 3600) == 24 and view.clocks[1].left is None
            await house.move(anna, id)
            view = await house.hall.play.show(ben.id, id, "en", None)
            assert round((view.clocks[1].left or 0) / 3600) == 48
            wind(monkeypatch, 86_400 * 2 + 60)
            await until_ply(house, id, 2)  # the bot moved once for Ben, and now Anna has her days
            await asyncio.sleep(0.3)
            assert await ply(house, id) == 2

    asyncio.run(run())


@pytest.mark.parametrize("agreed", [True, False])
def test_a_bot_stands_in_for_the_absent_only_if_the_table_agreed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, agreed: bool
) -> None:
    async def run() -> None:
        async with inside(tmp_path, tick_seconds=0.05, away_seconds=600) as house:
            anna, ben, id = await house.pair(stand_in=agreed)
            house.hall.present.enter(id, anna.id)
            wind(monkeypatch, 601)
            await looked(house, id)
            assert await ply(house, id) == 0  # she has the table open
            await house.move(anna, id)
            await looked(house, id)
            assert await ply(house, id) == 1  # Ben has only begun to be away
            wind(monkeypatch, 601)
            if not agreed:
                await looked(house, id)
                assert await ply(house, id) == 1
                return
            await until_ply(house, id, 2)  # he never came
            view = await house.hall.play.show(anna.id, id, "en", None)
            assert view.seats[1].away and view.prompt.note == "Ben is away: a bot plays meanwhile."
            house.hall.present.enter(id, ben.id)
            while (await house.hall.play.show(anna.id, id, "en", None)).moves:
                await house.move(anna, id)
            now = await ply(house, id)
            wind(monkeypatch, 601)
            await looked(house, id)
            assert await ply(house, id) == now  # he is back and plays himself
            view = await house.hall.play.show(ben.id, id, "en", None)
            assert view.prompt.yours and not view.seats[1].away and view.prompt.note is None
            await house.move(ben, id)
            view = await house.hall.play.show(ben.id, id, "en", None)
            assert [e.kind for e in view.events if e.kind.startswith("table-")] == ["table-away", "table-back"]

    asyncio.run(run())
