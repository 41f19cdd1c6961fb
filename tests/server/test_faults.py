"""Faults: the server is killed in the middle of traffic. No acknowledged move is lost and none is doubled."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from server.inside import inside
from server.visiting import Server, Visitor, finished_record, until
from sqlalchemy import event, text

from trackside.core.edge.record import read

TABLES = 50
KILLS = 2


def test_killed_under_traffic_of_fifty_tables(database: str) -> None:
    server = Server(database).start()
    host = Visitor(server, "Host")
    script = read(finished_record(seed=11))
    start = "\n".join([*script.text().split("\n\n")[0].splitlines(), "", ""])
    start = "\n".join(line for line in start.splitlines() if not line.startswith("scores:")) + "\n\n"
    ids = [host.ok(host.post("/api/records", {"text": start}))["id"] for _ in range(TABLES)]
    host.ok(host.post(f"/api/tables/{ids[0]}/chat", {"text": "hello"}))
    moves = script.moves
    acknowledged = dict.fromkeys(ids, 0)
    stop = threading.Event()
    faults: list[str] = []

    def player(own: list[str]) -> None:
        """Play the script at some tables, over and over, whatever happens to the server."""
        http = httpx.Client(base_url=server.address, timeout=10, cookies=dict(host.http.cookies))
        while not stop.is_set():
            id = random.choice(own)
            ply = acknowledged[id]
            if ply >= len(moves):
                continue
            try:
                body = {"ply": ply, "moves": [moves[ply]]}
                answer = http.post(f"/api/tables/{id}/moves", json=body, headers=host.headers())
            except httpx.HTTPError:
                time.sleep(0.05)
                continue
            if answer.status_code == 200:
                acknowledged[id] = ply + 1
            elif answer.status_code == 409:  # written, but the answer was lost with the server
                now = answer.json()["view"]["ply"]
                if now not in (ply, ply + 1):
                    faults.append(f"{id} was at {ply} and is at {now}")
                acknowledged[id] = now
            else:
                faults.append(answer.text)

    threads = [threading.Thread(target=player, args=(ids[n::5],)) for n in range(5)]
    for thread in threads:
        thread.start()
    for _ in range(KILLS):
        before = sum(acknowledged.values())
        until(lambda before=before: sum(acknowledged.values()) > before + 60, 60)
        server.kill()
        server.start()
    stop.set()
    for thread in threads:
        thread.join()
    assert faults == []
    assert host.get("/api/me")["name"] == "Host" and host.view(ids[0])["chat"][0]["text"] == "hello"
    for id in ids:
        view = host.view(id)
        assert view["ply"] in (acknowledged[id], acknowledged[id] + 1)  # one may have been under way
        shown = host.http.get(f"/api/tables/{id}/record").text.split("\n\n", 1)[1].split("\n")
        assert [line for line in shown if line] == moves[: view["ply"]]
    server.stop()


def test_a_bots_turn_that_was_due_is_played_after_a_restart(database: str) -> None:
    """The bots are held in the midst of their thoughts, so that all their turns are due when the server is killed."""
    server = Server(database, TRACKSIDE_THINKERS="1", TRACKSIDE_THINK_SECONDS="600").start()
    anna = Visitor(server, "Anna")
    first = anna.make("me", "greedy")
    anna.step(first)
    anna.turn(first)  # the worker runs
    worker = worker_of(server)
    os.kill(worker, signal.SIGSTOP)
    try:
        ids = [anna.make("me", "greedy") for _ in range(4)]
        plies = [anna.step(id)["ply"] for id in ids]
        assert [(anna.view(id)["ply"], anna.view(id)["moves"]) for id in ids] == [(ply, []) for ply in plies]
        server.kill()
    finally:
        os.kill(worker, signal.SIGCONT)
    server.start()
    for id, ply in zip(ids, plies, strict=True):
        assert until(lambda id=id: anna.view(id)["moves"], 45)
        assert anna.view(id)["ply"] > ply
    server.stop()


def worker_of(server: Server) -> int:
    """The process in which the bots of a server think."""
    assert server.process is not None
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # others end meanwhile
            parent = int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1])
            if parent == server.process.pid and b"trackside.server.thinker" in (folder / "cmdline").read_bytes():
                return int(folder.name)
    raise AssertionError("no bot thinks")


def test_a_full_disk_refuses_moves_and_keeps_what_was_played(tmp_path: Path) -> None:
    async def run() -> None:
        async with inside(tmp_path) as house:
            host = await house.person("Host")
            id = await house.table(host, "me", "human")
            database = house.hall.database
            assert database.writer is not None

            def limit(pages: int) -> None:
                def set_up(connection: Any, _record: Any, _proxy: Any) -> None:
                    cursor = connection.cursor()
                    cursor.execute(f"PRAGMA max_page_count = {pages}")
                    cursor.close()

                for engine in (database.engine.sync_engine, database.writer.engine):
                    event.listen(engine, "checkout", set_up)

            async with database.reading() as session:
                pages = int((await session.execute(text("PRAGMA page_count"))).scalar_one())
            limit(pages)
            acknowledged, refused = 0, 0
            for _ in range(400):
                view = json.loads(await house.get(host, f"/api/tables/{id}"))
                assert view["ply"] == acknowledged
                if refused or not view["moves"]:
                    break
                body = {"ply": view["ply"], "moves": [view["moves"][0]["text"]]}
                answer = await house.post(host, f"/api/tables/{id}/moves", body)
                if answer.status_code == 503:
                    assert answer.json()["error"] == "storage"
                    refused += 1
                else:
                    assert answer.status_code == 200
                    acknowledged += 1
            assert refused == 1
            limit(1_000_000)
            answer = await house.post(host, f"/api/tables/{id}/moves", body)
            assert answer.status_code == 200 and answer.json()["ply"] == acknowledged + 1

    asyncio.run(run())
