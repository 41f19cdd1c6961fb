"""Operating a server: health, metrics, logs, backups, the doctor, settings and start-up."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, get_args, get_origin, get_type_hints

import httpx
import pytest
from server.in_process import in_process_server
from server.server_process import POSTGRES, Server, Visitor, free_port, until
from sqlalchemy import JSON, insert
from sqlalchemy.exc import SQLAlchemyError

from trackside.cli import main
from trackside.server.commands.backup import backup
from trackside.server.commands.doctor import doctor, examine
from trackside.server.commands.listener import CannotListen, listen
from trackside.server.commands.options import CannotRun
from trackside.server.commands.serve import serve
from trackside.server.http.connections import OneWrite
from trackside.server.ops.logs import JsonFormatter
from trackside.server.settings import RENAMED, RenamedSetting, database_url, from_environment
from trackside.server.storage.database import Database
from trackside.server.storage.models import Base, Person, SeatRow, Secret, TableRow
from trackside.server.storage.statement import Statement
from trackside.server.storage.stored_rows import StoredTable
from trackside.tables.state import SeatState


def test_health_and_metrics(server: Server) -> None:
    anna = Visitor(server, "Anna")
    id = anna.make("me", "random")
    anna.step(id)
    anna.turn(id)
    health = anna.get("/healthz")
    assert health["status"] == "ok" and health["database"] in ("sqlite", "postgresql")
    page = anna.http.get("/metrics").text
    for line in ('trackside_moves_total{by="human"}', 'trackside_moves_total{by="bot"}', 'route="/api/tables/{id}'):
        assert line in page


def test_a_running_server_can_be_backed_up(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = Visitor(server, "Anna")
    id = anna.make("me", "random")
    ply = anna.step(id)["ply"]
    file = tmp_path / "backup"
    monkeypatch.setenv("PATH", f"{POSTGRES}:/usr/bin:/bin")
    assert backup(file, server.database) == 0
    if server.database.startswith("postgresql"):
        listed = subprocess.run(["pg_restore", "--list", file], capture_output=True, text=True, check=True).stdout
        assert "TABLE DATA public moves" in listed
        return
    with sqlite3.connect(file) as copy:
        assert copy.execute("SELECT count(*) FROM moves WHERE `table` = ?", (id,)).fetchone()[0] >= ply
    report = asyncio.run(examine(database_url(str(file))))
    assert [fault for fault in report.faults if "browser client" not in fault] == []


def test_the_database_password_is_not_a_command_line_argument(
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
        assert backup(tmp_path / f"backup{number}", url) == 0
        before, _, arguments = told.read_text().partition("--format")
        assert before.strip() == "a secret" and "secret" not in arguments


def test_only_the_owner_can_read_the_database_and_its_backups(tmp_path: Path) -> None:
    file = tmp_path / "trackside.db"
    file.touch(0o644)
    file.chmod(0o644)  # as an earlier version left it

    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            await server.person("Anna")
            assert backup(tmp_path / "backup", str(file)) == 0
            modes = {each.name: each.stat().st_mode & 0o777 for each in tmp_path.iterdir()}
            assert set(modes) >= {"trackside.db", "trackside.db-wal", "backup"} and set(modes.values()) == {0o600}

    previous = os.umask(0o022)
    try:
        asyncio.run(run())
    finally:
        os.umask(previous)


def test_a_backup_that_fails_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "damaged.db").write_bytes(b"this is no database" * 500)
    with pytest.raises(CannotRun, match="not a database"):
        backup(tmp_path / "backup", str(tmp_path / "damaged.db"))
    monkeypatch.setenv("PATH", f"{POSTGRES}:/usr/bin:/bin")
    with pytest.raises(CannotRun, match="pg_dump"):
        backup(tmp_path / "backup", f"postgresql://trackside@127.0.0.1:{free_port()}/nothing")
    assert [each.name for each in tmp_path.iterdir()] == ["damaged.db"]


def test_a_missing_database_cannot_be_backed_up(tmp_path: Path) -> None:
    with pytest.raises(CannotRun, match="there is no database"):
        backup(tmp_path / "backup", str(tmp_path / "nothing.db"))


def test_the_doctor_finds_faults(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def play() -> str:
        async with in_process_server(tmp_path) as server:
            host = await server.person("Host")
            id = await server.table(host, "me", "human")
            for ply in range(3):
                view = await server.context.queries.show(host.id, id, "en", None)
                await server.context.play.play(host, id, ply, [view.moves[0].text], "en")
            return id

    file = tmp_path / "trackside.db"
    id = asyncio.run(play())

    def found() -> str:
        doctor(str(file))
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
    assert doctor(str(tmp_path / "empty.db")) == 1 and "is empty" in capsys.readouterr().out


def test_a_table_with_another_rules_version_is_refused(tmp_path: Path) -> None:
    async def begin() -> str:
        async with in_process_server(tmp_path) as server:
            return await server.table(await server.person("Host"), "me", "human")

    id = asyncio.run(begin())
    with sqlite3.connect(tmp_path / "trackside.db") as database:
        database.execute("UPDATE tables SET rules = 99")

    async def look() -> None:
        async with in_process_server(tmp_path) as server:
            answer = await server.http.get(f"/api/tables/{id}")
            assert (answer.status_code, answer.json()["error"]) == (409, "other-rules")

    asyncio.run(look())


def test_migrations_and_models_describe_the_same_schema(database: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    from trackside.server.storage.models import Base

    async def differences() -> object:
        found = Database(database_url(database))
        await asyncio.gather(found.migrate())
        await found.migrate()  # migrating again changes nothing
        async with found.engine.connect() as connection:
            compared = await connection.run_sync(
                lambda c: compare_metadata(MigrationContext.configure(c, opts={"compare_type": True}), Base.metadata)
            )
        await found.close()
        return compared

    assert asyncio.run(differences()) == []


@pytest.mark.parametrize(("plain", "model"), [(StoredTable, TableRow), (SeatState, SeatRow)])
def test_plain_rows_have_the_columns_of_the_models(plain: type, model: type[Base]) -> None:
    fields = get_type_hints(plain)
    columns = model.__table__.c
    assert sorted(fields) == sorted(column.name for column in columns)
    for column in columns:
        kind = fields[column.name]
        kinds = [get_origin(each) or each for each in (get_args(kind) if isinstance(kind, UnionType) else [kind])]
        assert (NoneType in kinds) == bool(column.nullable), column.name
        if not isinstance(column.type, JSON):
            assert column.type.python_type in kinds, column.name


def test_logs_are_json_lines() -> None:
    record = logging.LogRecord("trackside.server", logging.ERROR, "", 0, "a bot failed", None, None)
    record.table = "abc"
    line = json.loads(JsonFormatter().format(record))
    assert (line["level"], line["message"], line["table"]) == ("error", "a bot failed", "abc")
    record.level = "strong"
    assert json.loads(JsonFormatter().format(record))["level"] == "error"


def test_serve_prints_its_address_and_takes_the_next_free_port(tmp_path: Path) -> None:
    code = (
        "import trackside.server.commands.listener as its; from trackside.server.commands.serve import serve\n"
        "its.PORT = {0}; serve('127.0.0.1', None, {1!r})"
    )
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


def test_a_used_port_and_a_missing_folder_are_reported_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(CannotListen, match="cannot listen on"):
            serve("127.0.0.1", taken.getsockname()[1], str(tmp_path / "x.db"))
    with pytest.raises(CannotRun, match="cannot be opened"):
        serve("127.0.0.1", None, str(tmp_path / "no" / "folder" / "x.db"))


@pytest.mark.parametrize(("old", "new"), RENAMED.items())
def test_an_old_name_of_a_setting_is_refused_with_the_new_one(
    monkeypatch: pytest.MonkeyPatch, old: str, new: str
) -> None:
    monkeypatch.setenv(f"TRACKSIDE_{old.upper()}", "1")
    with pytest.raises(RenamedSetting, match=f"TRACKSIDE_{old.upper()} is now called TRACKSIDE_{new.upper()}"):
        from_environment()


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TRACKSIDE_BOT_SECONDS", "2.5")
    monkeypatch.setenv("TRACKSIDE_SECURE_COOKIES", "true")
    assert (from_environment().bot_seconds, from_environment().secure_cookies) == (2.5, True)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert database_url("") == f"sqlite+aiosqlite:///{tmp_path}/trackside/trackside.db"
    assert database_url("postgresql://x@y/z") == "postgresql+asyncpg://x@y/z"
    assert until(lambda: (tmp_path / "trackside").is_dir(), 1)


def test_hints_come_from_the_strongest_level_if_nothing_else_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    assert (from_environment().hint_level, from_environment().hint_seconds) == ("merciless", 1.0)
    for level in ("calm", "search+top=4:50p"):
        monkeypatch.setenv("TRACKSIDE_HINT_LEVEL", level)
        assert from_environment().hint_level == level


@pytest.mark.parametrize(
    ("level", "problem"),
    [
        ("genius", "there is no bot 'genius'; there are: random, "),
        ("sharp:5x", "'5x' is not a budget"),
        ("search+top=many", "search+top=many: "),
    ],
)
def test_a_server_whose_hints_no_bot_can_give_does_not_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], level: str, problem: str
) -> None:
    monkeypatch.setenv("TRACKSIDE_HINT_LEVEL", level)
    assert main(["serve", "--database", str(tmp_path / "x.db")]) != 0
    told = capsys.readouterr().err
    assert told.count("\n") == 1 and f"TRACKSIDE_HINT_LEVEL: {problem}" in told


def test_the_traceback_of_a_repeated_error_is_logged_once_a_minute() -> None:
    """Every request fails while a database is away."""
    formatter = JsonFormatter()

    def logged(message: str, at: float) -> Any:
        try:
            raise OSError("no database")
        except OSError as error:
            record = logging.LogRecord("x", logging.ERROR, "", 0, message, (), (OSError, error, error.__traceback__))
        record.created = at
        return json.loads(formatter.format(record))

    assert "OSError: no database" in logged("storage", 1000.0)["trace"]
    again = logged("storage", 1059.0)
    assert "trace" not in again and again["error"] == "OSError: no database"
    assert "trace" in logged("failure", 1059.0)  # another error
    assert "trace" in logged("storage", 1061.0)


SECRET = "a very secret " + "value"  # split, so that no quoted line of code contains it


def test_values_of_failing_statements_are_not_logged(database: str) -> None:
    """Neither parameters nor rows quoted by the database: they hold seeds, salts and password hashes."""

    async def failing(work: Any) -> str:
        with pytest.raises(SQLAlchemyError) as refused:
            await work
        about = (type(refused.value), refused.value, refused.value.__traceback__)
        line = JsonFormatter().format(logging.LogRecord("x", logging.ERROR, "", 0, "storage", (), about))
        assert "Error" in json.loads(line)["trace"]
        return line + str(refused.value).partition("DETAIL")[0]

    async def run() -> None:
        async with in_process_server(database) as server:
            store = server.context.database

            async def session() -> None:
                async with store.transaction() as writing:
                    await writing.execute(insert(Secret).values(name="cookies", value=SECRET))

            async def incomplete() -> None:
                async with store.transaction() as writing:
                    await writing.execute(insert(Person).values(id=SECRET, name=None))

            twice = Statement(insert(Secret), {"name": "cookies", "value": SECRET})
            for work in (session(), incomplete(), store.write([twice])):
                assert SECRET not in await failing(work)

    asyncio.run(run())


def test_connections_send_without_delay() -> None:
    async def run() -> None:
        accepted: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def connected(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            option = writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
            accepted.set_result(option)
            writer.close()

        listener = listen("127.0.0.1", 0)
        async with await asyncio.start_server(connected, sock=listener):
            _, writer = await asyncio.open_connection(*listener.getsockname())
            assert await accepted != 0
            writer.close()

    asyncio.run(run())


def _answers(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=5).status_code == 200
    except httpx.HTTPError:
        return False


def test_silent_connections_keep_nobody_out(tmp_path: Path) -> None:
    """The server may open 400 files, and somebody opens 500 connections that send nothing."""
    code = (
        "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (256, 400));"
        "import trackside.server.http.protocol as p; p.HEAD_SECONDS = 5.0;"
        "from trackside.server.commands.serve import serve; serve('127.0.0.1', {0}, {1!r})"
    )
    port, log = free_port(), tmp_path / "log"
    with open(log, "wb") as errors:
        run = [sys.executable, "-c", code.format(port, str(tmp_path / "trackside.db"))]
        process = subprocess.Popen(run, stdout=subprocess.PIPE, stderr=errors, text=True)
    silent: list[socket.socket] = []
    try:
        assert process.stdout is not None and "Trackside is at" in process.stdout.readline()
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30) as player:
            until(lambda: _answers(port))
            assert player.get("/api/games").status_code == 200
            assert "400" in next(
                line for line in Path(f"/proc/{process.pid}/limits").read_text().split("\n") if "open files" in line
            )
            for _ in range(500):
                silent.append(socket.create_connection(("127.0.0.1", port), timeout=10))
            assert player.get("/api/games").status_code == 200  # on the connection it has
            until(lambda: _answers(port), 30)  # on a new one, when the silent ones were closed
            assert len(list(Path(f"/proc/{process.pid}/fd").iterdir())) < 300
        assert log.stat().st_size < 10_000 and "Too many open files" not in log.read_text()
    finally:
        for connection in silent:
            connection.close()
        process.terminate()
        process.wait(20)


def test_an_unreachable_postgresql_is_a_database_error() -> None:
    async def run() -> None:
        database = Database(f"postgresql+asyncpg://trackside@127.0.0.1:{free_port()}/trackside")
        async with database.read_session() as session:
            with pytest.raises(SQLAlchemyError, match="ConnectionRefusedError"):
                await session.get(Person, "x")
        with pytest.raises(SQLAlchemyError, match="ConnectionRefusedError"):
            async with database.transaction() as session:
                await session.get(Person, "x")
        await database.close()

    asyncio.run(run())


def test_what_is_written_in_one_turn_is_sent_at_once_and_never_to_a_closed_connection() -> None:
    class Line(asyncio.Transport):
        def __init__(self) -> None:
            super().__init__()
            self.sent: list[bytes] = []
            self.closed = False

        def write(self, data: bytes | bytearray | memoryview) -> None:
            assert not self.closed
            self.sent.append(bytes(data))

        def is_closing(self) -> bool:
            return self.closed

        def get_write_buffer_size(self) -> int:
            return 0

    async def run() -> None:
        line = Line()
        transport = OneWrite(line)
        transport.write(b"head ")
        transport.write(b"body")
        await asyncio.sleep(0)
        assert line.sent == [b"head body"]
        transport.write(b"more")
        line.closed = True
        await asyncio.sleep(0)
        assert len(line.sent) == 1

    asyncio.run(run())
