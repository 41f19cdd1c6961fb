"""Bots: in processes of their own, replaced when they crash or dawdle; the game goes on all the same."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from server.inside import Inside, inside

from trackside.games import about, ids
from trackside.locales import FOLDER
from trackside.server import thinkers
from trackside.server.thinker import Task
from trackside.server.thinkers import Failed, Thinkers

GAMES = [id for id in ids() if (FOLDER / "en" / f"{id}.ftl").is_file()]


async def until_ply(house: Inside, id: str, ply: int) -> None:
    for _ in range(1500):
        async with house.hall.tables.at(id) as table:
            if table.game.ply >= ply or table.position.over:
                return
        await asyncio.sleep(0.02)
    raise AssertionError("the bots stand still")


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_every_game_by_themselves(tmp_path: Path, game: str) -> None:
    async def run() -> None:
        async with inside(tmp_path, think_seconds=20) as house:
            host = await house.person("Host")
            seats = max(2, about(game).seats[0])
            id = await house.table(host, *["random"] * seats, game=game)
            await until_ply(house, id, 60)
            async with house.hall.tables.at(id) as table:
                assert table.row.host == host.id and table.own_seats(host.id) == []
            assert b"trackside_bot_failures_total 0.0" in house.hall.metrics.page()

    asyncio.run(run())


def test_a_killed_worker_is_replaced_and_the_turn_is_played(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path, thinkers=1) as house:
            host = await house.person("Host")
            id = await house.table(host, "greedy", "greedy")
            await until_ply(house, id, 5)
            worker = house.hall.robots.thinkers.workers[0]
            assert worker.process is not None
            first = worker.process.pid
            os.kill(first, signal.SIGKILL)
            async with house.hall.tables.at(id) as table:
                now = table.game.ply
            await until_ply(house, id, now + 5)
            assert worker.process is not None and worker.process.pid != first

    asyncio.run(run())


def test_a_bot_that_fails_or_dawdles_is_answered_for_with_a_legal_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter(["nonsense", "hang", None] * 100)

    async def choose(self: Thinkers, task: Task) -> str:
        answer = next(answers)
        if answer is None:
            raise Failed("broken")
        if answer == "hang":
            raise Failed("TimeoutError")
        return answer

    monkeypatch.setattr(thinkers.Thinkers, "choose", choose)

    async def run() -> None:
        async with inside(tmp_path) as house:
            host = await house.person("Host")
            id = await house.table(host, "greedy", "greedy")
            await until_ply(house, id, 12)

    asyncio.run(run())


def test_a_worker_whose_server_is_gone_ends_in_silence() -> None:
    worker = subprocess.Popen(
        [sys.executable, "-m", "trackside.server.thinker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert worker.stdin and worker.stdout and worker.stderr
    worker.stdout.close()
    worker.stdin.write(b"{}\n")
    worker.stdin.close()
    assert worker.stderr.read() == b"" and worker.wait(30) == 0
    worker.stderr.close()


def test_a_worker_that_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    async def forever(self: thinkers.Worker, task: bytes) -> None:
        self.process = await asyncio.create_subprocess_exec("sleep", "60")
        await asyncio.sleep(60)

    monkeypatch.setattr(thinkers.Worker, "ask", forever)

    async def run() -> None:
        from trackside.core.edge.record import Record

        pool = Thinkers(1, 0.2)
        with pytest.raises(Failed):
            await pool.choose(Task(table="x", record=Record("x", 2, 1), level="greedy", chance=1))
        assert pool.workers[0].process is None and pool.idle.qsize() == 1

    asyncio.run(run())


def test_a_bot_is_told_what_its_seat_may_know_and_no_seed_of_chance_twice(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as house:
            host = await house.person("Host")
            id = await house.table(host, "me", "greedy")
            async with house.hall.tables.at(id) as table:
                chances = {house.hall.robots.task(table).chance for _ in range(10)}
            assert len(chances) == 10 and int(table.row.seed) not in chances

    asyncio.run(run())
