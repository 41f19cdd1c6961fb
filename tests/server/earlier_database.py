"""A database of the previous version, with other rules: Great Western Trail 1, Steam 1, Isle of Trains 2.

`earlier/tables.db.xz` was written by that version, with running and finished tables of all games, and
`earlier/situations.json.xz` holds the situations it had for them, by the name of the table.
"""

from __future__ import annotations

import asyncio
import json
import lzma
import tempfile
from pathlib import Path
from typing import Any

from alembic import command
from sqlalchemy import Connection, MetaData, Table, create_engine, insert, inspect, select, text

from trackside.server.settings import database_url
from trackside.server.storage.database import Database, _alembic_config
from trackside.server.storage.models import Base

FOLDER = Path(__file__).parent / "earlier"
SCHEMA = "0005"
PASSWORD = "earlier rules"  # of the accounts anna and ben
SEAMS = {  # tables on which the rules of today would have led elsewhere, with the ply at which they were stored
    "Steam: a player is bankrupt": 38,
    "Steam: after a needless done": 22,
    "Steam: over, bankrupt": 52,
    "Isle: solo, the rest": 120,
}
SETTLED = {"Steam: only done is left", "Isle: solo, the last cards"}  # the question had one answer: it is not asked now


def situations() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(lzma.decompress((FOLDER / "situations.json.xz").read_bytes()))
    return found


def write_earlier(database: str) -> None:
    """Fill an empty database of either kind with the tables of the earlier version."""
    stored = lzma.decompress((FOLDER / "tables.db.xz").read_bytes())
    if "://" not in database:
        Path(database).write_bytes(stored)
        return
    with tempfile.NamedTemporaryFile(suffix=".db") as file:
        file.write(stored)
        file.flush()
        asyncio.run(_copy(file.name, database))


async def _copy(source: str, target: str) -> None:
    database = Database(database_url(target))

    def fill(connection: Connection) -> None:
        command.upgrade(_alembic_config(connection), SCHEMA)
        with create_engine(f"sqlite:///{source}").connect() as original:
            stored = set(inspect(original).get_table_names())
            for name in (table for table in Base.metadata.sorted_tables if table.name in stored):
                table = Table(name.name, MetaData(), autoload_with=original)
                rows = [dict(row) for row in original.execute(select(table)).mappings()]
                if rows:
                    connection.execute(insert(Table(name.name, MetaData(), autoload_with=connection)), rows)
        connection.execute(text("SELECT setval(pg_get_serial_sequence('chat', 'id'), 1000)"))

    async with database.engine.begin() as connection:
        await connection.run_sync(fill)
    await database.close()


def shared_part(stored: Any, now: Any, path: str = "") -> list[str]:
    """Where two situations differ in what both of them tell. The form of the stack has changed in between."""
    if isinstance(stored, dict) and isinstance(now, dict):
        keys = [key for key in stored if key in now and (path or key not in ("stack", "phase"))]
        return [found for key in keys for found in shared_part(stored[key], now[key], f"{path}/{key}")]
    if isinstance(stored, list) and isinstance(now, list) and len(stored) == len(now):
        pairs = enumerate(zip(stored, now, strict=True))
        return [found for n, (a, b) in pairs for found in shared_part(a, b, f"{path}/{n}")]
    return [] if stored == now else [f"{path}: {stored} is {now}"]
