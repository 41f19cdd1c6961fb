"""Bots run in worker processes that are replaced when they crash or take too long."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from server.in_process import InProcessServer, in_process_server
from sqlalchemy import update

import trackside
from trackside.bots.world import World, sight_of, world_of
from trackside.core.edge.playthrough import Playthrough
from trackside.core.edge.record import new_record
from trackside.core.rng import Rng
from trackside.games import about, ids
from trackside.locales import FOLDER
from trackside.server.actions import autoplay
from trackside.server.actions.autoplay import Autoplay
from trackside.server.storage.models import TableRow
from trackside.server.workers import pool, think
from trackside.server.workers.bots import BotWorkers, free_cores
from trackside.server.workers.fair_queue import LEAST, FairQueue
from trackside.server.workers.pool import WorkerFailed, WorkerPool
from trackside.server.workers.record_check import InvalidRecord, RecordToCheck
from trackside.server.workers.record_checkers import RecordCheckers
from trackside.server.workers.think import BotReply, BotTask, HintReply, HintTask
from trackside.tables.automatic import Step

GAMES = [id for id in ids() if (FOLDER / "en" / f"{id}.ftl").is_file()]


async def until_ply(server: InProcessServer, id: str, ply: int) -> None:
    for _ in range(1500):
        async with server.context.tables.locked(id) as table:
            if table.playthrough.ply >= ply or table.position.over:
                return
        await asyncio.sleep(0.02)
    raise AssertionError("the bots stand still")


def test_tables_that_stay_due_do_not_keep_others_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As those do whose rules this version does not know."""
    monkeypatch.setattr(autoplay, "TABLES_PER_TICK", 2)

    async def run() -> None:
        async with in_process_server(tmp_path, tick_seconds=0.01) as server:
            host = await server.person("Host")
            made = {await server.table(host, "me", "human") for _ in range(5)}
            checked: set[str] = set()
            monkeypatch.setattr(server.context.autoplay, "check", checked.add)  # so they stay due
            async with server.context.database.transaction() as session:
                await session.execute(update(TableRow).values(due=1.0))
            for _ in range(500):
                if checked == made:
                    return
                await asyncio.sleep(0.01)
            raise AssertionError(f"{len(checked)} of {len(made)} tables were checked")

    asyncio.run(run())


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_every_game_by_themselves(tmp_path: Path, game: str) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path, bot_seconds=20) as server:
            host = await server.person("Host")
            seats = max(2, about(game).seats[0])
            id = await server.table(host, *["random"] * seats, game=game)
            await until_ply(server, id, 60)
            async with server.context.tables.locked(id) as table:
                assert table.row.host == host.id and table.own_seats(host.id) == []
            assert b"trackside_bot_failures_total 0.0" in server.context.metrics.page()

    asyncio.run(run())


def test_a_killed_worker_is_replaced_and_the_game_continues(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path, bot_workers=1) as server:
            host = await server.person("Host")
            id = await server.table(host, "greedy", "greedy")
            await until_ply(server, id, 5)
            worker = server.context.bots.quick.workers[0]
            assert worker.process is not None
            first = worker.process.pid
            os.kill(first, signal.SIGKILL)
            async with server.context.tables.locked(id) as table:
                now = table.playthrough.ply
            await until_ply(server, id, now + 5)
            assert worker.process is not None and worker.process.pid != first

    asyncio.run(run())


def test_a_random_move_is_played_if_a_bot_fails_or_takes_too_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter(["nonsense", "hang", None] * 100)

    async def choose(self: BotWorkers, owner: str, task: BotTask) -> str:
        answer = next(answers)
        if answer is None:
            raise WorkerFailed("broken")
        if answer == "hang":
            raise WorkerFailed("TimeoutError")
        return answer

    monkeypatch.setattr(BotWorkers, "choose_move", choose)

    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            host = await server.person("Host")
            id = await server.table(host, "greedy", "greedy")
            await until_ply(server, id, 12)

    asyncio.run(run())


def test_a_worker_ends_without_error_output_when_its_server_is_gone() -> None:
    worker = subprocess.Popen(
        [sys.executable, "-m", "trackside.server.workers.think"],
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


def test_a_worker_that_takes_too_long_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def forever(self: pool.Worker, task: bytes) -> None:
        self.process = await asyncio.create_subprocess_exec("sleep", "60")
        await asyncio.sleep(60)

    monkeypatch.setattr(pool.Worker, "request", forever)

    async def run() -> None:
        bots = BotWorkers(1, 0.2, 5)
        with pytest.raises(WorkerFailed):
            await bots.choose_move("anna", bot_task("greedy"))
        assert bots.quick.workers[0].process is None and bots.quick.idle.qsize() == 1
        assert not bots.quick_queue.served

    asyncio.run(run())


def test_each_bot_task_gets_its_own_random_seed(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            host = await server.person("Host")
            id = await server.table(host, "me", "greedy")
            async with server.context.tables.locked(id) as table:
                step = Step(ply=0, by="bot", move=None, level="calm")
                seeds = {server.context.autoplay._bot_task(table, step).seed for _ in range(10)}
            assert len(seeds) == 10 and int(table.row.seed) not in seeds

    asyncio.run(run())


def test_many_searching_bots_are_served_in_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On one process: a host with six tables of the best bots gets no more of it than a host with one."""
    given: list[tuple[str, str, float]] = []
    ask, choose = WorkerPool.request, Autoplay._choose
    tables_of: list[tuple[World, str]] = []  # a task does not say of which table it is

    async def chosen(self: Autoplay, id: str, owner: str, task: BotTask) -> str:
        tables_of.append((task.world, id))
        return await choose(self, id, owner, task)

    async def watched(self: WorkerPool, task: BotTask, replies: Any) -> Any:
        table = next(id for world, id in reversed(tables_of) if world is task.world)
        given.append((table, task.level, task.seconds))
        return await ask(self, task, replies)

    monkeypatch.setattr(Autoplay, "_choose", chosen)
    monkeypatch.setattr(WorkerPool, "request", watched)

    async def run() -> None:
        async with in_process_server(tmp_path, bot_workers=1, bot_wait_seconds=0.3, bot_seconds=20) as server:
            many, one = await server.person("Many"), await server.person("One")
            tables = [await server.table(many, "merciless", "merciless") for _ in range(6)]
            alone = await server.table(one, "merciless", "sharp")
            quick = await server.table(one, "calm", "greedy")
            for _ in range(1500):
                if sum(table in tables for table, _, _ in given) >= 36:
                    break
                await asyncio.sleep(0.02)
            async with server.context.tables.locked(quick) as table:
                assert table.position.over or table.playthrough.ply > 12  # these never wait for the others
            assert b"trackside_bot_failures_total 0.0" in server.context.metrics.page()
        # Leave out the first ones, before all seven tables ask.
        later = [(table, seconds) for table, level, seconds in given if level in ("sharp", "merciless")][10:]
        served = Counter(table for table, _ in later)
        others = [served[table] for table in tables]
        # Wide margins: a table that starts late on a busy machine is behind the others.
        assert max(others) - min(others) <= 4, served
        assert served[alone] > max(others), served
        assert all(seconds < 0.3 for _, seconds in later)  # less than one alone would have

    asyncio.run(run())


def test_bots_leave_a_core_for_people() -> None:
    assert 1 <= free_cores() <= max(1, (os.cpu_count() or 1) - 1)
    bots = BotWorkers(0, 10, 5)
    assert len(bots.search.workers) == bots.search_queue.places == free_cores()


def test_the_only_move_is_played_without_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody needs to think about it, so it does not wait in the queue, unless its bot searches."""
    asked: list[int] = []

    async def choose(self: BotWorkers, owner: str, task: BotTask) -> str:
        moves = sight_of(task.world).moves
        asked.append(len(moves))
        return moves[0].text

    monkeypatch.setattr(BotWorkers, "choose_move", choose)

    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            host = await server.person("Host")
            id = await server.table(host, "calm", "calm", game="great_western_trail")
            await until_ply(server, id, 40)
            async with server.context.tables.locked(id) as table:
                assert table.playthrough.ply > len(asked)
        assert min(asked) > 1

    asyncio.run(run())


def test_the_page_says_what_a_bot_thinks_about(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking = asyncio.Event()

    async def choose(self: BotWorkers, owner: str, task: BotTask) -> str:
        thinking.set()
        await asyncio.sleep(60)
        return ""

    monkeypatch.setattr(BotWorkers, "choose_move", choose)

    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            host = await server.person("Host")
            id = await server.table(host, "merciless", "me")
            await thinking.wait()
            for language, text in (
                ("en", "Merciless is thinking: which contracts to keep."),
                ("uk", "Нещадний думає: які контракти залишити."),
            ):
                view = await server.context.queries.show(host.id, id, language, None)
                assert view.prompt.text == text and not view.prompt.yours

    asyncio.run(run())


def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[WorkerPool, Any]]:
    """The tasks that processes get, and from which pool; they are not carried out."""
    given: list[tuple[WorkerPool, Any]] = []

    async def request(self: WorkerPool, task: Any, replies: Any) -> Any:
        given.append((self, task))
        return HintReply([]) if isinstance(task, HintTask) else BotReply("pass")

    monkeypatch.setattr(WorkerPool, "request", request)
    return given


def bot_task(level: str) -> BotTask:
    return BotTask(world=world_of(trackside.game("steam", players=5).start(1), 1), level=level, seed=1)


@pytest.mark.parametrize("level", ["sharp", "merciless:50ms", "search+top=4:50p", "search+method=tree"])
def test_every_level_that_searches_has_the_processes_for_searches(monkeypatch: pytest.MonkeyPatch, level: str) -> None:
    given = asked(monkeypatch)

    async def run() -> None:
        bots = BotWorkers(1, 10, 5)
        await bots.choose_move("anna", bot_task(level))
        await bots.choose_move("anna", bot_task("calm"))
        assert [pool for pool, _ in given] == [bots.search, bots.quick]

    asyncio.run(run())


def test_a_bot_without_time_plays_by_ratings_but_a_hint_is_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    given = asked(monkeypatch)
    monkeypatch.setattr(FairQueue, "allowance", lambda self, request: 0.0)

    async def run() -> None:
        bots = BotWorkers(1, 10, 5)
        task = bot_task("merciless")
        await bots.choose_move("anna", task)
        await bots.choose_move("anna", bot_task("random"))
        hint = HintTask(world=task.world, level="merciless", seed=1)
        await bots.suggest("anna", hint, 1.0)
        assert [(each.level, each.seconds) for _, each in given] == [
            ("greedy", 0.0),
            ("random", 0.0),
            ("merciless", LEAST),
        ]
        assert [pool for pool, _ in given] == [bots.search, bots.quick, bots.search]
        assert task.level == "merciless"  # that of the metrics

    asyncio.run(run())


def test_worker_processes_have_a_lower_priority() -> None:
    async def run() -> None:
        bots = BotWorkers(1, 10, 5)
        try:
            await bots.choose_move("anna", bot_task("greedy"))
            process = bots.quick.workers[0].process
            assert process is not None
            own = os.getpriority(os.PRIO_PROCESS, 0)
            assert os.getpriority(os.PRIO_PROCESS, process.pid) == min(own + 15, 19)
        finally:
            await bots.close()

    asyncio.run(run())


def test_a_worker_whose_pipe_is_closed_has_failed() -> None:
    """uvloop raises a RuntimeError then."""
    uvloop = pytest.importorskip("uvloop")

    async def run() -> None:
        checkers = RecordCheckers(1, 20)
        task = RecordToCheck(text="no record")
        assert isinstance(await checkers.check(task), InvalidRecord)
        process = checkers.pool.workers[0].process
        assert process is not None and process.stdin is not None
        process.stdin.close()
        with pytest.raises(WorkerFailed):
            await checkers.check(task)
        assert isinstance(await checkers.check(task), InvalidRecord)  # by a new process
        await checkers.close()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(run())


def test_a_forced_move_takes_as_long_as_a_search_if_hidden_cards_decide(monkeypatch: pytest.MonkeyPatch) -> None:
    """A random game: at each forced move it is known, from other deals, whether another seat could tell."""
    waited: list[float] = []
    monkeypatch.setattr(think.time, "sleep", waited.append)
    game = trackside.game("great_western_trail", players=2)
    playthrough, chance = Playthrough(new_record(game, 1, salt="salt")), Random(1)
    seen = Counter[bool]()
    while playthrough.ply < 200:
        p = playthrough.position
        moves = p.moves()
        if len(moves) == 1:
            open_to_others = True
            for key in range(20):
                world = p.copy()
                world.resample(1 - int(p.seat), Rng(100 + key))
                open_to_others &= len(world.moves()) == 1
            task = BotTask(world=world_of(p, 7), level="sharp", seed=playthrough.ply, seconds=0.2)
            waited.clear()
            assert think.handle(msgspec.json.encode(task)) == BotReply(move=moves[0].text)
            assert open_to_others or 0.2 <= waited[0] < 0.25
            seen[open_to_others and waited == [0.0]] += 1
            calm = msgspec.structs.replace(task, level="calm")
            waited.clear()
            assert think.handle(msgspec.json.encode(calm)) == BotReply(move=moves[0].text) and waited == []
        playthrough.play([chance.choice(moves).text])
    assert seen[True] > 5 and seen[False] > 5
