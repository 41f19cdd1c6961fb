"""For whoever runs it: health, figures, logs, backups, the doctor, the first start."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from server.inside import inside
from server.visiting import POSTGRES, Server, Visitor, free_port, until
from sqlalchemy import insert
from sqlalchemy.exc import SQLAlchemyError

from trackside.server.commands import serve as commands
from trackside.server.ops.logs import Lines
from trackside.server.settings import database_url, from_environment
from trackside.server.storage.database import Database
from trackside.server.storage.models import Person, Secret
from trackside.server.storage.sqlite_writer import Step


def test_health_and_figures(server: Server) -> None:
    anna = Visitor(server, "Anna")
    id = anna.make("me", "random")
    anna.step(id)
    anna.turn(id)
    health = anna.get("/healthz")
    assert health["status"] == "ok" and health["database"] in ("sqlite", "postgresql")
    page = anna.http.get("/metrics").text
    for line in ('trackside_moves_total{by="human"}', 'trackside_moves_total{by="bot"}', 'route="/api/tables/{id}'):
        assert line in page


def test_a_backup_of_a_running_server_is_whole(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = Visitor(server, "Anna")
    id = anna.make("me", "random")
    ply = anna.step(id)["ply"]
    file = tmp_path / "backup"
    monkeypatch.setenv("PATH", f"{POSTGRES}:/usr/bin:/bin")
    assert commands.backup(file, server.database) == 0
    if server.database.startswith("postgresql"):
        listed = subprocess.run(["pg_restore", "--list", file], capture_output=True, text=True, check=True).stdout
        assert "TABLE DATA public moves" in listed
        return
    with sqlite3.connect(file) as copy:
        assert copy.execute("SELECT count(*) FROM moves WHERE `table` = ?", (id,)).fetchone()[0] >= ply
    assert [fault for fault in asyncio.run(commands.faults(database_url(str(file)))) if "pages" not in fault] == []


def test_the_password_of_a_database_is_in_no_list_of_processes(
    postgresql_server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = tmp_path / "told"
    program = tmp_path / "bin" / "pg_dump"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\necho "$PGPASSWORD" "$@" > {told}\nexec {POSTGRES}/pg_dump "$@"\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{program.parent}:/usr/bin:/bin")
    for number, url in enumerate(
        (
            postgresql_server.database.replace("trackside@", "trackside:a%20secret@"),
            postgresql_server.database + "?password=a%20secret",
        )
    ):
        assert commands.backup(tmp_path / f"backup{number}", url) == 0
        before, _, arguments = told.read_text().partition("--format")
        assert before.strip() == "a secret" and "secret" not in arguments


def test_a_backup_of_nothing_says_so(tmp_path: Path) -> None:
    with pytest.raises(commands.CannotServe, match="there is no database"):
        commands.backup(tmp_path / "backup", str(tmp_path / "nothing.db"))


def test_the_doctor_finds_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def play() -> str:
        async with inside(tmp_path) as house:
            host = await house.person("Host")
            id = await house.table(host, "me", "human")
            for ply in range(3):
                view = await house.hall.play.show(host.id, id, "en", None)
                await house.hall.play.play(host, id, ply, [view.moves[0].text], "en")
            return id

    file = tmp_path / "trackside.db"
    id = asyncio.run(play())

    def found() -> str:
        commands.doctor(str(file))
        return capsys.readouterr().out

    assert id not in found()
    with sqlite3.connect(file) as database:
        database.execute("UPDATE moves SET text = 'contracts contracts' WHERE ply = 2")
    assert f"table {id}" in found()
    with sqlite3.connect(file) as database:
        database.execute("DELETE FROM moves WHERE ply = 2")
    assert "do not run from 1 to 3" in found()
    with sqlite3.connect(file) as database:
        database.execute("UPDATE tables SET rules = 99")
        database.execute("UPDATE tables SET ply = 0")
        database.execute("DELETE FROM moves")
    assert "rules 99" in found()
    assert commands.doctor(str(tmp_path / "empty.db")) == 1 and "is empty" in capsys.readouterr().out


def test_a_table_of_other_rules_is_never_played_on(tmp_path: Path) -> None:
    async def begin() -> str:
        async with inside(tmp_path) as house:
            return await house.table(await house.person("Host"), "me", "human")

    id = asyncio.run(begin())
    with sqlite3.connect(tmp_path / "trackside.db") as database:
        database.execute("UPDATE tables SET rules = 99")

    async def look() -> None:
        async with inside(tmp_path) as house:
            answer = await house.http.get(f"/api/tables/{id}")
            assert (answer.status_code, answer.json()["error"]) == (409, "other-rules")

    asyncio.run(look())


def test_migrations_make_the_tables_that_the_models_describe(database: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    from trackside.server.storage.models import Base

    async def differences() -> object:
        found = Database(database_url(database))
        await asyncio.gather(found.upgrade())
        await found.upgrade()  # twice is once
        async with found.engine.connect() as connection:
            compared = await connection.run_sync(
                lambda c: compare_metadata(MigrationContext.configure(c, opts={"compare_type": True}), Base.metadata)
            )
        await found.close()
        return compared

    assert asyncio.run(differences()) == []


def test_logs_are_a_json_object_per_line() -> None:
    record = logging.LogRecord("trackside.server", logging.ERROR, "", 0, "a bot failed", None, None)
    record.table = "abc"
    line = json.loads(Lines().format(record))
    assert (line["level"], line["message"], line["table"]) == ("error", "a bot failed", "abc")


def test_serve_prints_its_address_and_takes_the_next_port_if_none_was_asked_for(tmp_path: Path) -> None:
    code = "from trackside.server import commands as c; c.PORT = {0}; c.serve('127.0.0.1', None, {1!r})"
    port = free_port()
    started = []
    try:
        for n in range(2):
            run = [sys.executable, "-c", code.format(port, str(tmp_path / f"{n}.db"))]
            process = subprocess.Popen(run, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
            started.append(process)
            assert process.stdout is not None
            line = process.stdout.readline()
            number = int(line.rsplit(":", 1)[1])
            assert line.startswith("Trackside is at http://localhost:") and number >= port + n
    finally:
        for process in started:
            process.terminate()
            process.wait(20)
    assert started[0].pid != started[1].pid


def test_a_port_that_is_taken_and_a_database_that_is_not_there_are_said_in_one_line(tmp_path: Path) -> None:
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(commands.CannotServe, match="is not to be had"):
            commands.serve("127.0.0.1", taken.getsockname()[1], str(tmp_path / "x.db"))
    with pytest.raises(commands.CannotServe, match="cannot be opened"):
        commands.serve("127.0.0.1", None, str(tmp_path / "no" / "folder" / "x.db"))


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TRACKSIDE_THINK_SECONDS", "2.5")
    monkeypatch.setenv("TRACKSIDE_SECURE_COOKIES", "true")
    assert (from_environment().think_seconds, from_environment().secure_cookies) == (2.5, True)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert database_url("") == f"sqlite+aiosqlite:///{tmp_path}/trackside/trackside.db"
    assert database_url("postgresql://x@y/z") == "postgresql+asyncpg://x@y/z"
    assert until(lambda: (tmp_path / "trackside").is_dir(), 1)


SECRET = "a very secret " + "value"  # not as it stands in any line of code that a trace quotes


def test_what_fails_to_be_stored_does_not_go_to_the_log(database: str) -> None:
    """Neither what a statement was given nor the row that a database quotes back: seeds, salts, hashes of passwords."""

    async def failing(work: Any) -> str:
        with pytest.raises(SQLAlchemyError) as refused:
            await work
        about = (type(refused.value), refused.value, refused.value.__traceback__)
        line = Lines().format(logging.LogRecord("x", logging.ERROR, "", 0, "storage", (), about))
        assert "Error" in json.loads(line)["trace"]
        return line + str(refused.value).partition("DETAIL")[0]

    async def run() -> None:
        async with inside(database) as house:
            store = house.hall.database

            async def session() -> None:
                async with store.writing() as writing:
                    await writing.execute(insert(Secret).values(name="cookies", value=SECRET))

            async def incomplete() -> None:
                async with store.writing() as writing:
                    await writing.execute(insert(Person).values(id=SECRET, name=None))

            twice = Step(insert(Secret), {"name": "cookies", "value": SECRET})
            for work in (session(), incomplete(), store.write([twice])):
                assert SECRET not in await failing(work)

    asyncio.run(run())
