"""What the command line does with the server: serve, backup, doctor."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sqlite3
import subprocess
from pathlib import Path

import uvicorn
from sqlalchemy import select
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError

from trackside.core.edge.errors import TracksideError
from trackside.server import logs
from trackside.server.app import make_app
from trackside.server.database import Database
from trackside.server.hall import Hall, prepare
from trackside.server.models import MoveRow, SeatRow, TableRow
from trackside.server.routes.site import STATIC
from trackside.server.settings import database_url, from_environment
from trackside.server.table import Table

PORT = 8000
TRIED = 20  # ports after the first, when none was asked for
# Seconds for which an idle connection stays open: longer than proxies and browsers keep one. Whoever closes first
# decides, and a request that a client sends in the moment in which the server closes is lost.
KEEP_ALIVE = 75


class CannotServe(TracksideError):
    """The server cannot run as asked; the message says why."""


def serve(host: str = "127.0.0.1", port: int | None = None, database: str = "") -> int:
    """Run the server until it is stopped, on port 8000 or the next free one if none is given. Prints its address."""
    settings = from_environment(**({"database": database} if database else {}))
    url = database_url(settings.database)
    logs.set_up(os.environ.get("TRACKSIDE_LOG", "INFO").upper())
    try:
        secret = asyncio.run(prepare(url))
    except (SQLAlchemyError, OSError) as problem:
        raise CannotServe(f"the database {_shown(url)} cannot be opened: {problem}") from None
    listening = _listen(host, port)
    app = make_app(Hall(settings, url, secret))
    gc.collect()
    gc.freeze()  # what is there now stays: looking through it for garbage again and again would hold everybody up,
    gc.set_threshold(10_000, 20, 50)  # and so would looking often: what a move leaves behind is little and acyclic
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::1", "::") else host
    print(f"Trackside is at http://{shown}:{listening.getsockname()[1]}", flush=True)
    print(f"Database: {_shown(url)}", flush=True)
    config = uvicorn.Config(
        app,
        log_config=None,
        timeout_graceful_shutdown=2,
        timeout_keep_alive=KEEP_ALIVE,
        server_header=False,
        access_log=False,
    )
    uvicorn.Server(config).run(sockets=[listening])
    return 0


def _listen(host: str, port: int | None) -> socket.socket:
    """A socket on the port, or on the next free one if none was asked for."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    wanted = [port] if port is not None else list(range(PORT, PORT + TRIED))
    for number in wanted:
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
        except OSError as problem:
            listening.close()
            if number == wanted[-1]:
                raise CannotServe(f"{host}:{number} is not to be had: {problem.strerror or problem}") from None
            continue
        listening.listen(1024)
        listening.set_inheritable(True)
        return listening
    raise CannotServe(f"no port of {host} is free")


def _shown(url: str) -> str:
    return make_url(url).render_as_string(hide_password=True)


def backup(file: Path, database: str = "") -> int:
    """Copy the database to a file while the server runs: SQLite to SQLite, PostgreSQL through `pg_dump`."""
    url = make_url(database_url(from_environment(**({"database": database} if database else {})).database))
    if url.get_backend_name() == "sqlite":
        _copy_sqlite(Path(url.database or ""), file)
    else:
        _dump_postgres(url.set(drivername="postgresql"), file)
    return 0


def _copy_sqlite(source: Path, target: Path) -> None:
    if not source.is_file():
        raise CannotServe(f"there is no database {source}")
    half = target.with_name(target.name + ".part")
    half.unlink(missing_ok=True)
    try:
        before, after = sqlite3.connect(source), sqlite3.connect(half)
        try:
            before.backup(after)
            after.execute("PRAGMA journal_mode=DELETE")
            found = after.execute("PRAGMA integrity_check").fetchone()[0]
        finally:
            after.close()
            before.close()
    except (sqlite3.Error, OSError) as problem:
        raise CannotServe(f"{target}: {problem}") from None
    if found != "ok":
        raise CannotServe(f"{source} is damaged: {found}")
    half.replace(target)


def _dump_postgres(url: URL, target: Path) -> None:
    """The password goes through the environment: everybody on the machine can read the arguments of a program."""
    query = dict(url.query)
    secret = query.pop("password", url.password)
    password = {} if secret is None else {"PGPASSWORD": str(secret)}
    bare = URL.create(url.drivername, url.username, None, url.host, url.port, url.database, query)
    half = target.with_name(target.name + ".part")
    try:
        done = subprocess.run(
            ["pg_dump", "--format=custom", f"--file={half}", bare.render_as_string()],
            env={**os.environ, **password},
            capture_output=True,
            text=True,
            check=False,
        )
    except OSError as problem:
        raise CannotServe(f"pg_dump cannot be run: {problem.strerror or problem}") from None
    if done.returncode != 0:
        raise CannotServe(f"pg_dump: {done.stderr.strip()}")
    half.replace(target)


def doctor(database: str = "") -> int:
    """Print what is wrong with this installation, a line for each; 1 if there is anything."""
    url = database_url(from_environment(**({"database": database} if database else {})).database)
    found = asyncio.run(faults(url))
    print("\n".join(found) or f"All is well: {_shown(url)}")
    return 1 if found else 0


async def faults(url: str) -> list[str]:
    """What is wrong: with the pages, with the database, with tables that do not replay as they are stored."""
    found: list[str] = []
    if not (STATIC / "index.html").is_file():
        found.append("the pages are not built: run `make web`")
    database = Database(url)
    try:
        here, newest = await database.version()
        if here is None:
            return [*found, f"the database {_shown(url)} is empty: `trackside serve` sets it up"]
        if here != newest:
            return [*found, f"the database has schema {here}, this program {newest}: `trackside serve` upgrades it"]
        found += [f"the database is damaged: {fault}" for fault in await database.integrity()]
        found += await _broken_tables(database)
    except (SQLAlchemyError, OSError) as problem:
        found.append(f"the database {_shown(url)} cannot be opened: {problem}")
    finally:
        await database.close()
    return found


async def _broken_tables(database: Database) -> list[str]:
    """Tables whose stored moves do not give the stored state."""
    found: list[str] = []
    async with database.reading() as session:
        rows = (await session.scalars(select(TableRow).where(TableRow.state != "waiting"))).all()
        for row in rows:
            seats = (await session.scalars(select(SeatRow).where(SeatRow.table == row.id).order_by(SeatRow.seat))).all()
            moves = (await session.scalars(select(MoveRow).where(MoveRow.table == row.id).order_by(MoveRow.ply))).all()
            table = Table(row.id)
            table.filled(row, seats, [])
            if [move.ply for move in moves] != list(range(1, row.ply + 1)):
                found.append(f"table {row.id}: its moves do not run from 1 to {row.ply}")
                continue
            try:
                table.begin(moves)
            except TracksideError as problem:
                found.append(f"table {row.id}: {problem}")
                continue
            if table.position.over != (row.state == "over"):
                found.append(f"table {row.id}: it is stored as {row.state}, but its moves say otherwise")
    return found
