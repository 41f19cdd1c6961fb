"""`trackside doctor`: checks the client's files, the database and that every table replays."""

from __future__ import annotations

import asyncio

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from trackside.core.edge.errors import TracksideError
from trackside.server.commands.options import chosen_database, printable
from trackside.server.http.routes.site import STATIC
from trackside.server.storage.database import Database
from trackside.server.storage.models import MoveRow, SeatRow, TableRow
from trackside.server.tables.journal_cache import JournalCache
from trackside.server.tables.table import Table


def doctor(database: str = "") -> int:
    """Print each fault of this installation on a line; return 1 if there is any."""
    url = chosen_database(database)
    found = asyncio.run(faults(url))
    print("\n".join(found) or f"No faults found: {printable(url)}")
    return 1 if found else 0


async def faults(url: str) -> list[str]:
    found: list[str] = []
    if not (STATIC / "index.html").is_file():
        found.append("the browser client is not built: run `make web`")
    database = Database(url)
    try:
        here, newest = await database.schema_versions()
        if here is None:
            return [*found, f"the database {printable(url)} is empty: `trackside serve` sets it up"]
        if here != newest:
            return [*found, f"the database has schema {here}, this program {newest}: `trackside serve` upgrades it"]
        found += [f"the database is damaged: {fault}" for fault in await database.integrity_errors()]
        found += await _table_faults(database)
    except (SQLAlchemyError, OSError) as error:
        found.append(f"the database {printable(url)} cannot be opened: {error}")
    finally:
        await database.close()
    return found


async def _table_faults(database: Database) -> list[str]:
    """Tables whose stored moves do not lead to the stored state."""
    found: list[str] = []
    async with database.read_session() as session:
        rows = (await session.scalars(select(TableRow).where(TableRow.state != "waiting"))).all()
        for row in rows:
            seats = (await session.scalars(select(SeatRow).where(SeatRow.table == row.id).order_by(SeatRow.seat))).all()
            moves = (await session.scalars(select(MoveRow).where(MoveRow.table == row.id).order_by(MoveRow.ply))).all()
            table = Table(row.id, JournalCache())
            table.set_rows(row, seats, [])
            if [move.ply for move in moves] != list(range(1, row.ply + 1)):
                found.append(f"table {row.id}: its moves do not run from 1 to {row.ply}")
                continue
            try:
                table.replay(moves)
            except TracksideError as error:
                found.append(f"table {row.id}: {error}")
                continue
            if table.position.over != (row.state == "over"):
                found.append(f"table {row.id}: it is stored as {row.state}, but its moves say otherwise")
    return found
