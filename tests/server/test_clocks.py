"""Clocks and stand-ins."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from server.in_process import InProcessServer, in_process_server

from trackside.tables.refusals import Refused
from trackside.tables.requests import ClockSetting


async def ply(server: InProcessServer, id: str) -> int:
    async with server.context.tables.locked(id) as table:
        return table.playthrough.ply


async def until_ply(server: InProcessServer, id: str, wanted: int) -> None:
    for _ in range(500):
        if await ply(server, id) >= wanted:
            return
        await asyncio.sleep(0.02)
    raise AssertionError("nobody moved")


async def looked(server: InProcessServer, id: str) -> None:
    """Wait until the server has checked a table and played all automatic moves."""
    autoplay = server.context.autoplay
    autoplay.check(id)
    while id in autoplay.running:
        await asyncio.wait([autoplay.running[id]])


def stop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Freeze the time: on a busy machine seconds pass between two lines."""
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now)


def wind(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Advance the time."""
    now = time.time
    monkeypatch.setattr(time, "time", lambda: now() + seconds)


def test_a_live_clock_counts_the_mover_and_adds_the_increment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            stop(monkeypatch)
            clock = ClockSetting(kind="live", minutes=10, increment=5, at_zero="nothing")
            anna, ben, id = await server.pair(clock=clock)
            wind(monkeypatch, 60)
            view = await server.context.queries.show(ben.id, id, "en", None)
            assert [(c.running, round(c.left or 0)) for c in view.clocks] == [(True, 540), (False, 600)]
            await server.move(anna, id)
            view = await server.context.queries.show(ben.id, id, "en", None)
            assert [(c.running, round(c.left or 0)) for c in view.clocks] == [(False, 545), (True, 600)]
            async with server.context.tables.locked(id) as table:
                # Nothing is due when the clock ends; before that, it is seen whether Ben was notified.
                assert table.row.due is not None and table.row.due - time.time() < 540
                assert 59 < (table.playthrough.record.lines[0].seconds or 0) < 62

    asyncio.run(run())


def test_a_bot_takes_over_when_time_runs_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path, tick_seconds=0.05) as server:
            clock = ClockSetting(kind="live", minutes=1, increment=0, at_zero="bot")
            _anna, ben, id = await server.pair(clock=clock)
            await asyncio.sleep(0.3)
            assert await ply(server, id) == 0
            wind(monkeypatch, 61)
            await until_ply(server, id, 1)
            view = await server.context.queries.show(ben.id, id, "en", None)
            assert view.seats[0].away and not view.seats[1].away and view.prompt.yours
            assert view.clocks[0].left == 0

    asyncio.run(run())


def test_moves_of_a_stand_in_are_in_the_journal_and_need_consent_to_undo(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path, tick_seconds=0.05) as server:
            play, queries = server.context.play, server.context.queries
            anna, ben, id = await server.pair(clock=ClockSetting(kind="live", minutes=1, increment=30, at_zero="bot"))
            wind(monkeypatch, 61)
            await until_ply(server, id, 1)
            hers, his = [await queries.show(who.id, id, "en", None) for who in (anna, ben)]
            assert [event.text for event in his.events if event.kind == "table-time-up"] == [
                "Anna ran out of time. A bot takes over."
            ]
            assert hers.undo.free_to_ply is None
            with pytest.raises(Refused, match="undo-not-free"):
                await server.context.play.undo(anna, id, 0, "en")
            await server.move(ben, id)  # contracts; Anna got her increment and can move herself
            view = await queries.show(anna.id, id, "en", None)
            assert view.prompt.yours and view.prompt.note is None
            await play.play(anna, id, view.ply, [next(m.text for m in view.moves if m.kind == "contracts")], "en")
            view = await queries.show(ben.id, id, "en", None)
            assert [event.kind for event in view.events if event.kind.startswith("table-")] == [
                "table-time-up",
                "table-back",
            ]

    asyncio.run(run())


def test_the_prompt_says_whose_time_is_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path, tick_seconds=0.05) as server:
            anna, ben, id = await server.pair(clock=ClockSetting(kind="live", minutes=1, increment=0, at_zero="bot"))
            wind(monkeypatch, 61)
            await until_ply(server, id, 1)
            hers, his = [await server.context.queries.show(who.id, id, "en", None) for who in (anna, ben)]
            assert hers.prompt.note == "Your time is up. A bot plays for you."
            assert his.prompt.note == "Anna ran out of time. A bot takes over."

    asyncio.run(run())


def test_undo_gives_no_time_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anna undoes her move while Ben thinks: the time he used stays used."""

    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            stop(monkeypatch)
            anna, ben, id = await server.pair(clock=ClockSetting(kind="live", minutes=10, increment=0))
            await server.move(anna, id)
            wind(monkeypatch, 60)
            await server.context.play.ask_undo(anna, id, None, "en")
            await server.context.play.answer_undo(ben, id, True, "en")
            view = await server.context.queries.show(ben.id, id, "en", None)
            assert [(c.running, round(c.left or 0)) for c in view.clocks] == [(True, 600), (False, 540)]

    asyncio.run(run())


def test_a_per_day_clock_limits_the_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path, tick_seconds=0.05) as server:
            anna, ben, id = await server.pair(clock=ClockSetting(kind="days", days=2, at_zero="bot"))
            wind(monkeypatch, 86_400)
            view = await server.context.queries.show(ben.id, id, "en", None)
            assert round((view.clocks[0].left or 0) / 3600) == 24 and view.clocks[1].left is None
            await server.move(anna, id)
            view = await server.context.queries.show(ben.id, id, "en", None)
            assert round((view.clocks[1].left or 0) / 3600) == 48
            wind(monkeypatch, 86_400 * 2 + 60)
            await until_ply(server, id, 2)  # the bot moved once for Ben, and now it is Anna's turn
            await asyncio.sleep(0.3)
            assert await ply(server, id) == 2

    asyncio.run(run())


@pytest.mark.parametrize("agreed", [True, False])
def test_a_bot_stands_in_for_absent_players_only_if_the_table_allows_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, agreed: bool
) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path, tick_seconds=0.05, away_seconds=600) as server:
            anna, ben, id = await server.pair(stand_in=agreed)
            server.context.presence.enter(id, anna.id)
            wind(monkeypatch, 601)
            await looked(server, id)
            assert await ply(server, id) == 0  # she has the table open
            await server.move(anna, id)
            await looked(server, id)
            assert await ply(server, id) == 1  # Ben has only just begun to be away
            wind(monkeypatch, 601)
            if not agreed:
                await looked(server, id)
                assert await ply(server, id) == 1
                return
            await until_ply(server, id, 2)  # he stayed away
            view = await server.context.queries.show(anna.id, id, "en", None)
            assert view.seats[1].away and view.prompt.note == "Ben is away. A bot is standing in."
            server.context.presence.enter(id, ben.id)
            while (await server.context.queries.show(anna.id, id, "en", None)).moves:
                await server.move(anna, id)
            now = await ply(server, id)
            wind(monkeypatch, 601)
            await looked(server, id)
            assert await ply(server, id) == now  # he is back and decides himself
            view = await server.context.queries.show(ben.id, id, "en", None)
            assert view.prompt.yours and not view.seats[1].away and view.prompt.note is None
            await server.move(ben, id)
            view = await server.context.queries.show(ben.id, id, "en", None)
            assert [e.kind for e in view.events if e.kind.startswith("table-")] == ["table-away", "table-back"]

    asyncio.run(run())
