"""Crashes: no acknowledged move is lost or doubled when the server is killed or the disk is full."""

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
from server.in_process import in_process_server
from server.server_process import Server, Visitor, finished_record, until
from sqlalchemy import event, text

from trackside.core.edge.record import read

TABLES = 20
KILLS = 2


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(database: str) -> None:
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
        """Play the script at some tables, whatever happens to the server."""
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
            elif answer.status_code == 409:  # written, but the response was lost with the server
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
        assert view["ply"] in (acknowledged[id], acknowledged[id] + 1)  # one may have been in flight
        shown = host.http.get(f"/api/tables/{id}/record").text.split("\n\n", 1)[1].split("\n")
        assert [line for line in shown if line] == moves[: view["ply"]]
    server.stop()


def test_bots_due_to_move_do_so_after_a_restart(database: str) -> None:
    """The worker is stopped while it thinks, so that all bots are due to move when the server is killed."""
    server = Server(database, TRACKSIDE_BOT_WORKERS="1", TRACKSIDE_BOT_SECONDS="600").start()
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
    """The id of a server's worker process."""
    assert server.process is not None
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # the process ended meanwhile
            parent = int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1])
            if parent == server.process.pid and b"trackside.server.workers.worker" in (folder / "cmdline").read_bytes():
                return int(folder.name)
    raise AssertionError("there is no worker")


def test_a_full_disk_refuses_moves_and_keeps_what_was_played(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            host = await server.person("Host")
            id = await server.table(host, "me", "human")
            database = server.context.database
            assert database.writer is not None

            def limit(pages: int) -> None:
                def set_up(connection: Any, _record: Any, _proxy: Any) -> None:
                    cursor = connection.cursor()
                    cursor.execute(f"PRAGMA max_page_count = {pages}")
                    cursor.close()

                assert database.writer is not None
                for engine in (database.engine.sync_engine, database.writer.engine):
                    event.listen(engine, "checkout", set_up)

            async with database.read_session() as session:
                pages = int((await session.execute(text("PRAGMA page_count"))).scalar_one())
            limit(pages)
            acknowledged, refused = 0, 0
            for _ in range(400):
                view = json.loads(await server.get(host, f"/api/tables/{id}"))
                assert view["ply"] == acknowledged
                if refused or not view["moves"]:
                    break
                body = {"ply": view["ply"], "moves": [view["moves"][0]["text"]]}
                answer = await server.post(host, f"/api/tables/{id}/moves", body)
                if answer.status_code == 503:
                    assert answer.json()["error"] == "storage"
                    assert (await server.context.health()).status == "failing"
                    refused += 1
                else:
                    assert answer.status_code == 200
                    acknowledged += 1
            assert refused == 1
            limit(1_000_000)
            answer = await server.post(host, f"/api/tables/{id}/moves", body)
            assert answer.status_code == 200 and answer.json()["ply"] == acknowledged + 1

    asyncio.run(run())
