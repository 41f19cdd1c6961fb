"""Crashes: bots continue after a restart, and a full disk loses nothing.

That no acknowledged move is lost or doubled when processes are killed is tried by the campaign (`kills`).
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
from pathlib import Path
from typing import Any

from server.in_process import in_process_server
from server.server_process import Server, Visitor, until
from sqlalchemy import event, text

from trackside.server.storage.statement import Statement


def test_bots_due_to_move_do_so_after_a_restart(database: str) -> None:
    """The worker is stopped while it thinks, so that all bots are due to move when the server is killed."""
    server = Server(database, TRACKSIDE_BOT_WORKERS="1", TRACKSIDE_BOT_SECONDS="600").start()
    anna = Visitor(server, "Anna")
    first = anna.make("me", "greedy")
    anna.step(first)
    anna.turn(first)  # the worker runs
    worker = server.workers()[0]
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


def test_a_full_disk_refuses_moves_and_keeps_what_was_played(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            host = await server.person("Host")
            id = await server.table(host, "me", "human")
            database = server.context.database

            async def limit(pages: int) -> None:
                def set_up(connection: Any, _record: Any, _proxy: Any) -> None:
                    cursor = connection.cursor()
                    cursor.execute(f"PRAGMA max_page_count = {pages}")
                    cursor.close()

                event.listen(database.engine.sync_engine, "checkout", set_up)
                await database.write([Statement(text(f"PRAGMA max_page_count = {pages}"), {})])

            async with database.read_session() as session:
                pages = int((await session.execute(text("PRAGMA page_count"))).scalar_one())
            await limit(pages)
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
            await limit(1_000_000)
            answer = await server.post(host, f"/api/tables/{id}/moves", body)
            assert answer.status_code == 200 and answer.json()["ply"] == acknowledged + 1

    asyncio.run(run())


def test_a_damaged_row_is_a_database_error(tmp_path: Path) -> None:
    """Also if what is stored there can still be read as text."""

    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            anna = await server.person("Anna")
            id = await server.table(anna, "me", "open")
            with sqlite3.connect(tmp_path / "trackside.db") as connection:
                connection.execute("UPDATE tables SET clock = '{damaged'")
            server.context.tables.mark_all_stale()
            for path in (f"/api/tables/{id}", "/api/tables"):
                answer = await server.http.get(path, headers=server.as_person(anna))
                assert (answer.status_code, answer.json()["error"]) == (503, "storage")

    asyncio.run(run())
