"""The store of tables in the database: reads what has changed, and appends changes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import msgspec
from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from trackside.core.edge.record import as_json
from trackside.core.edge.upgrade import Upgraded
from trackside.server.storage.database import Database
from trackside.server.storage.models import ChatRow, Person, SeatRow, TableRow
from trackside.server.storage.statement import Statement
from trackside.server.storage.stored_rows import StoredTable
from trackside.server.tables.statements import (
    COPY_MOVES,
    DELETE_RESULTS,
    DELETE_TABLE,
    DELETE_UNDONE_MOVES,
    INSERT_MOVES,
    KEEP_UNDONE_MOVES,
    LOWER_READ_MARKS,
    READ_ALL_MOVES,
    READ_CHAT,
    READ_LAST_MOVE_TIME,
    READ_MOVES,
    READ_QUIET_HOURS,
    READ_SCORES,
    READ_SEATS,
    READ_SECRET_SEEDS,
    READ_SEQS,
    READ_TABLE,
    UPDATE_MOVE,
    UPDATE_TABLE,
    result_statements,
    statements,
)
from trackside.tables.changes import Change, ResultFields
from trackside.tables.refusals import Refused
from trackside.tables.state import ChatLine, Loaded, MoveLine, SeatState, TableState


@contextmanager
def _refusing_deleted_people() -> Iterator[None]:
    """A seat or a table of somebody who is deleted at this moment cannot be stored."""
    try:
        yield
    except IntegrityError:
        raise Refused("no-person") from None


class Reader:
    """Reads parts of one table at one moment."""

    def __init__(self, read: Any, id: str) -> None:
        self.read = read
        self.this = {"this": id}

    async def table(self) -> StoredTable | None:
        found = await self.read(READ_TABLE, self.this)
        return StoredTable(**found[0]) if found else None

    async def seats(self) -> list[SeatState]:
        return [SeatState(**seat) for seat in await self.read(READ_SEATS, self.this)]

    async def chat(self) -> list[ChatLine]:
        """The last lines, the oldest first."""
        return [ChatLine(**line) for line in await self.read(READ_CHAT, self.this)][::-1]

    async def moves(self, after: int, upto: int) -> list[MoveLine]:
        """Moves to play, with the differences of those of earlier rules."""
        wanted = {**self.this, "after": after, "upto": upto}
        return [MoveLine(**move) for move in await self.read(READ_MOVES, wanted)]


class SqlStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    # Reading

    @asynccontextmanager
    async def reading(self, id: str) -> AsyncIterator[Reader]:
        async with self.database.reading() as read:
            yield Reader(read, id)

    async def find(self, id_or_code: str) -> tuple[str, str] | None:
        """The id and the code of a table."""
        async with self.database.read_session() as session:
            wanted = (TableRow.id == id_or_code) | (TableRow.code == id_or_code.upper())
            row = (await session.execute(select(TableRow.id, TableRow.code).where(wanted))).first()
        return None if row is None else (row.id, row.code)

    async def table(self, id: str) -> StoredTable | None:
        async with self.database.autocommit.connect() as connection:
            found = (await connection.execute(READ_TABLE, {"this": id})).mappings().first()
        return None if found is None else StoredTable(**found)

    async def whole(self, id: str) -> tuple[list[SeatState], list[MoveLine]]:
        """The seats and all moves of a table, with all differences."""
        async with self.database.autocommit.connect() as connection:
            seats = [SeatState(**seat) for seat in (await connection.execute(READ_SEATS, {"this": id})).mappings()]
            found = (await connection.execute(READ_ALL_MOVES, {"this": id})).mappings()
            return seats, [MoveLine(**move) for move in found]

    async def finished(self, id: str) -> tuple[StoredTable, list[SeatState], list[MoveLine], list[int]]:
        """A finished game with its scores, as far as they are stored."""
        this = {"this": id}
        async with self.database.autocommit.connect() as connection:
            found = (await connection.execute(READ_TABLE, this)).mappings().first()
            if found is None or found["state"] != "over":
                raise Refused("no-table")
            seats = [SeatState(**seat) for seat in (await connection.execute(READ_SEATS, this)).mappings()]
            wanted = {**this, "after": 0, "upto": found["ply"]}
            moves = [MoveLine(**move) for move in (await connection.execute(READ_MOVES, wanted)).mappings()]
            scores = [row.score for row in await connection.execute(READ_SCORES, this)]
        return StoredTable(**found), seats, moves, scores

    async def last_move_time(self, id: str) -> float | None:
        async with self.database.autocommit.connect() as connection:
            at: float | None = (await connection.execute(READ_LAST_MOVE_TIME, {"this": id})).scalar()
            return at

    async def seqs(self, ids: Sequence[str]) -> dict[str, int]:
        """The seq of each of these tables; those that are gone have none."""
        async with self.database.autocommit.connect() as connection:
            found = await connection.execute(READ_SEQS, {"ids": list(ids)})
            return {row.id: row.seq for row in found}

    async def quiet_hours(self, people: Sequence[str]) -> dict[str, dict[str, Any] | None]:
        async with self.database.autocommit.connect() as connection:
            found = await connection.execute(READ_QUIET_HOURS, {"ids": list(people)})
            return {row.id: row.quiet for row in found}

    async def is_seed_shared(self, state: TableState) -> bool:
        """Whether another running table has the same secret seed, as a fork has."""
        same = {"this": state.id, "seed": state.seed, "salt": state.salt}
        async with self.database.autocommit.connect() as connection:
            return (await connection.execute(READ_SECRET_SEEDS, same)).first() is not None

    # Writing. Whatever fails because the table has changed meanwhile raises StaleWrite and has written nothing.

    async def append(self, id: str, before: int, change: Change, columns: Mapping[str, Any]) -> None:
        """Store a change of a table whose seq is `before`, with columns that only the server has."""
        row = {**change.table, **columns}
        with _refusing_deleted_people():
            await self.database.write(statements(id, before, change, row, self.database.sqlite))

    async def insert(self, new: Loaded, due: float | None, origin: TableState | None = None) -> None:
        """Store a new table; the moves of a fork are copied from those of its origin, which is locked."""
        with _refusing_deleted_people():
            async with self.database.transaction() as session:
                await self._insert(session, new, due)
                if origin is not None:
                    await self._copy_moves(session, new.state, origin)
                elif new.moves:
                    moves = [{"table": new.state.id, **msgspec.structs.asdict(move)} for move in new.moves]
                    await session.execute(INSERT_MOVES, moves)

    @staticmethod
    async def _insert(session: AsyncSession, new: Loaded, due: float | None) -> None:
        session.add(TableRow(**msgspec.structs.asdict(new.state), due=due, noticed=-1, settled=False))
        await session.flush()
        session.add_all([SeatRow(**msgspec.structs.asdict(seat)) for seat in new.seats])
        await session.flush()

    @staticmethod
    async def _copy_moves(session: AsyncSession, fork: TableState, origin: TableState) -> None:
        copied = {"origin": origin.id, "rewound_at": origin.rewound, "upto": fork.ply}
        copied |= {"this": fork.id, "now": fork.created}
        result = await (await session.connection()).execute(COPY_MOVES, copied)
        if result.rowcount != fork.ply:
            raise Refused("busy")  # another process has taken moves back

    async def delete(self, id: str, before: int) -> None:
        await self.database.write([Statement(DELETE_TABLE, {"this": id, "before": before}, must_match=True)])

    async def store_results(self, id: str, results: Sequence[ResultFields]) -> None:
        await self.database.write(result_statements(id, results))

    async def add_chat(self, id: str, line: ChatRow) -> int:
        """Chat never conflicts with moves: it is added whatever the table's seq is. Returns the new one."""
        async with self.database.transaction() as session:
            counted = update(TableRow).where(TableRow.id == id).values(seq=TableRow.seq + 1)
            seq: int | None = await session.scalar(counted.returning(TableRow.seq))
            if seq is None:
                raise Refused("no-table")
            line.seq = seq
            said_by = select(Person.id).where(Person.id == line.person).with_for_update(read=True, key_share=True)
            if await session.scalar(said_by) is None:
                raise Refused("no-person")  # deleted at this moment
            session.add(line)
        return seq

    async def set_due(self, id: str, due: float | None) -> None:
        async with self.database.transaction() as session:
            await session.execute(update(TableRow).where(TableRow.id == id).values(due=due))

    async def upgrade(self, state: TableState, fields: Mapping[str, Any], upgraded: Upgraded) -> None:
        """Store the upgrade of a table, unless another process has changed it meanwhile."""
        this, seq = {"this": state.id}, state.seq + 1
        columns: dict[str, Any] = {**fields, "seq": seq}
        if upgraded.lost:
            columns["rewound"] = seq
        if "deciding" in fields:  # checked at once
            columns["due"] = None if upgraded.position.over else fields["turn_since"]
        found = [Statement(UPDATE_TABLE, {**this, "before": state.seq, **columns}, must_match=True)]
        if upgraded.lost:
            undone = {**this, "after": len(upgraded.record.lines), "by": seq}
            found += [Statement(sql, undone) for sql in (KEEP_UNDONE_MOVES, DELETE_UNDONE_MOVES, LOWER_READ_MARKS)]
        if not upgraded.position.over:  # it may have been over before
            found.append(Statement(DELETE_RESULTS, this))
        if upgraded.differences:
            made = [
                {**this, "at_ply": ply, "made": as_json(difference), "is_earlier": line.difference is not None}
                for ply, (line, difference) in enumerate(
                    zip(upgraded.record.lines, upgraded.differences, strict=True), start=1
                )
            ]
            found.append(Statement(UPDATE_MOVE, made))
        await self.database.write(found)
