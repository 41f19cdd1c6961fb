"""`trackside doctor`: checks the client's files, the database and that every table replays.

Run with a new version on the database of an old one, it says what the upgrade would do to each table. It only reads.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection, inspect, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from trackside import __version__, engine
from trackside.core.edge.errors import TracksideError
from trackside.games import about
from trackside.server.commands.options import chosen_database, printable
from trackside.server.http.routes.site import STATIC
from trackside.server.settings import data_folder
from trackside.server.storage.database import Database
from trackside.server.storage.models import Base, MoveRow, SeatRow, TableRow
from trackside.server.storage.stored_rows import StoredTable
from trackside.tables import upgrade
from trackside.tables.journal_cache import JournalCache
from trackside.tables.state import MoveLine, SeatState
from trackside.tables.table import Table

Made = TypeVar("Made")
MISSING: dict[str, Any] = {"seams": [], "happenings": [], "earlier": False}  # columns of newer schemas


class Report:
    def __init__(self) -> None:
        self.faults: list[str] = []
        self.upgrades: list[str] = []  # what happens to tables of an earlier version


def doctor(database: str = "") -> int:
    """Print the version and the engine, what an upgrade would do and each fault, a line for each; 1 if there is one."""
    print(f"trackside {__version__}, {engine.describe()}; data: {data_folder()}")
    url = chosen_database(database)
    report = asyncio.run(examine(url))
    print("\n".join([*report.upgrades, *(report.faults or [f"No faults found: {printable(url)}"])]))
    return 1 if report.faults else 0


async def examine(url: str) -> Report:
    report = Report()
    if not (STATIC / "index.html").is_file():
        report.faults.append("the browser client is not built: run `make web`")
    database = Database(url)
    try:
        here, newest = await database.schema_versions()
        if here is None:
            report.faults.append(f"the database {printable(url)} is empty: `trackside serve` sets it up")
            return report
        if here != newest:
            report.upgrades.append(f"the database has schema {here}: `trackside serve` upgrades it to {newest}")
        report.faults += [f"the database is damaged: {fault}" for fault in await database.integrity_errors()]
        async with database.autocommit.connect() as connection:
            for row in await _read(connection, TableRow, StoredTable):
                await _examine_table(connection, row, report)
    except (SQLAlchemyError, OSError) as error:
        report.faults.append(f"the database {printable(url)} cannot be opened: {error}")
    finally:
        await database.close()
    return report


async def _read(
    connection: AsyncConnection, model: type[Base], make: Callable[..., Made], table: str | None = None
) -> Sequence[Made]:
    """The rows of a model, or those of one table, also from an earlier schema."""

    def columns(sync: Connection) -> set[str]:
        return {column["name"] for column in inspect(sync).get_columns(model.__tablename__)}

    stored = await connection.run_sync(columns)
    wanted = select(*(column for column in model.__table__.c if column.name in stored))
    if table is not None:
        wanted = wanted.where(model.__table__.c.table == table).order_by(*model.__table__.primary_key)
    found = (await connection.execute(wanted)).mappings()
    missing = {column.name: MISSING.get(column.name) for column in model.__table__.c if column.name not in stored}
    return [make(**missing, **row) for row in found]


def _move_line(table: str, **columns: Any) -> MoveLine:
    return MoveLine(**columns)


async def _examine_table(connection: AsyncConnection, row: StoredTable, report: Report) -> None:
    """Check that the stored moves of a table lead to its stored state, and how it continues under the current rules."""
    name = f"table {row.id}"
    try:
        version = about(row.game).version
        if row.state == "waiting":
            return
        table = Table(row.id, JournalCache())
        table.set_rows(row, await _read(connection, SeatRow, SeatState, row.id), [])
        moves = await _read(connection, MoveRow, _move_line, row.id)
        if [move.ply for move in moves] != list(range(1, row.ply + 1)):
            report.faults.append(f"{name}: its moves do not run from 1 to {row.ply}")
            return
        if row.rules > version:
            needed = f"rules {row.rules} of {row.game} are needed"
            report.faults.append(f"{name}: {needed}, but this Trackside has rules {version}")
            return
        upgraded = upgrade.run(upgrade.take_over(table, moves))
    except TracksideError as error:
        report.faults.append(f"{name}: {error}")
        return
    outcome = upgrade.outcome(upgraded)
    if row.rules < version and outcome != "back":
        how = "unchanged" if outcome == "same" else f"from the same position, with a seam at ply {row.ply}"
        report.upgrades.append(f"{name}: {row.game}, rules {row.rules} to {version}: it continues {how}")
    elif upgraded.lost:
        report.faults.append(
            f"{name}: its last {upgraded.lost} moves are not legal under rules {version} of {row.game}"
        )
    elif outcome != "same":
        report.faults.append(f"{name}: its moves do not lead to its stored positions")
    if upgraded.position.over != (row.state == "over") and not upgrade.is_needed(row):
        report.faults.append(f"{name}: it is stored as {row.state}, but its moves say otherwise")
