"""The repository of tables: a cache over the database, with optimistic locking between processes."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from sqlalchemy import Row, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from trackside.core.edge.errors import BadRecord, TracksideError
from trackside.core.edge.record import Record
from trackside.core.edge.upgrade import Upgraded
from trackside.server.api.errors import Refused
from trackside.server.ops.metrics import Metrics
from trackside.server.storage.database import Database
from trackside.server.storage.models import (
    ChatRow,
    InvitationRow,
    MoveRow,
    Person,
    PushSubscription,
    ResultRow,
    SeatRow,
    SolvedPuzzleRow,
    TableRow,
)
from trackside.server.storage.pubsub import PubSub
from trackside.server.storage.statement import StaleWrite, Statement
from trackside.server.storage.stored_rows import StoredSeat, StoredTable
from trackside.server.tables import score_history, upgrade
from trackside.server.tables.changes import Change
from trackside.server.tables.journal_cache import JournalCache
from trackside.server.tables.new_table import NewRows
from trackside.server.tables.results import final_results
from trackside.server.tables.statements import (
    COPY_MOVES,
    DELETE_TABLE,
    INSERT_MOVES,
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
    result_statements,
    statements,
)
from trackside.server.tables.table import ALL_PARTS, Table, line_of

log = logging.getLogger("trackside.server")
T = TypeVar("T")
ID = re.compile("[A-Za-z0-9_-]{1,24}")
MAX_ATTEMPTS = 8
REPLAY_SLICE = 20  # moves replayed before other requests get a turn


@contextmanager
def _refusing_deleted_people() -> Iterator[None]:
    """A seat or a table of somebody who is deleted at this moment cannot be stored."""
    try:
        yield
    except IntegrityError:
        raise Refused(401, "no-person") from None


class LockedTable:
    """What `TableRepository.locked` returns: a class, because it is cheaper than a generator and used often."""

    __slots__ = ("id", "table", "tables")

    def __init__(self, tables: TableRepository, id: str) -> None:
        self.tables = tables
        self.id = id
        self.table: Table | None = None

    async def __aenter__(self) -> Table:
        self.table = await self.tables.lock(self.id)
        return self.table

    async def __aexit__(self, *_: object) -> None:
        if self.table is not None:
            self.table.lock.release()


class TableRepository:
    def __init__(self, database: Database, pubsub: PubSub, metrics: Metrics, capacity: int) -> None:
        self.database = database
        self.pubsub = pubsub
        self.metrics = metrics
        self.capacity = capacity
        self.cache: OrderedDict[str, Table] = OrderedDict()
        self.journals = JournalCache()
        self.ids_by_code: dict[str, str] = {}
        self.is_at_work: Callable[[str], bool] = lambda id: False  # set by Autoplay: moves are being played at a table
        self.on_undo: list[Callable[[Table, int], None]] = []  # called with the ply after an undo was stored
        self.on_over: list[Callable[[Table], None]] = []  # called when the end of a game was stored
        pubsub.on_table_change = self.note_change
        pubsub.on_reconnect.append(self.mark_all_stale)
        pubsub.on_recheck.append(self.recheck)

    # Reading

    def locked(self, id: str) -> LockedTable:
        """The current state of a table, locked within this process."""
        return LockedTable(self, id)

    async def lock(self, id: str) -> Table:
        """Lock a table and bring it up to date: the first half of `locked`."""
        table = await self._find(id)
        await table.lock.acquire()
        try:
            await self._refresh(table)
            if table.row.state == "over":
                if table.seed_shared:
                    await self._check_seed_shared(table)
                await score_history.prepare(table)
        except BaseException:
            table.lock.release()
            raise
        return table

    def cached_table(self, id: str) -> Table | None:
        """A running table, if `locked` would return it without waiting. It may be read until something is awaited."""
        table = self.cache.get(id)
        if table is None or table.lock.locked() or self._is_outdated(table) or table.row.state == "over":
            return None
        return table

    async def _check_seed_shared(self, table: Table) -> None:
        """A fork of a running game has the same seed, which stays secret until neither game runs."""
        same = {"this": table.id, "seed": table.row.seed, "salt": table.row.salt}
        async with self.database.autocommit.connect() as connection:
            table.seed_shared = (await connection.execute(READ_SECRET_SEEDS, same)).first() is not None
        if not table.seed_shared:
            table.clear_cache()

    async def _find(self, id: str) -> Table:
        """Find a table by id or by code."""
        if id not in self.cache:
            if not ID.fullmatch(id):
                raise Refused(404, "no-table")
            id = self.ids_by_code.get(id.upper(), id)
        found = self.cache.get(id)
        if found is not None:
            self.cache.move_to_end(id)
            return found
        async with self.database.read_session() as session:
            wanted = (TableRow.id == id) | (TableRow.code == id.upper())
            row = (await session.execute(select(TableRow.id, TableRow.code).where(wanted))).first()
        if row is None:
            raise Refused(404, "no-table")
        self.ids_by_code[row.code] = row.id
        table = self.cache.setdefault(row.id, Table(row.id, self.journals))
        self._shrink_cache()
        return table

    def _shrink_cache(self) -> None:
        """Evict the least recently used tables, except those that are locked, watched or played by bots."""
        for id in list(self.cache):
            if len(self.cache) <= self.capacity:
                break
            table = self.cache[id]
            if not table.lock.locked() and not self.pubsub.has_subscribers(id) and not self.is_at_work(id):
                del self.cache[id]
                table.clear_journals()
                if not table.stale:
                    self.ids_by_code.pop(table.row.code, None)
        self.metrics.tables.set(len(self.cache))

    @staticmethod
    def _is_outdated(table: Table) -> bool:
        return table.stale or table.newest_seq > table.row.seq

    async def _refresh(self, table: Table) -> None:
        """Read what has changed in the database since the table was read last."""
        if not self._is_outdated(table):
            return
        known = None if table.stale else table.row
        seats, chat = table.seats, table.chat
        moves: list[MoveRow] = []
        this = {"this": table.id}
        try:
            await self._take_over(table)
            async with self.database.reading() as read:
                found = await read(READ_TABLE, this)
                if not found:
                    self.evict(table)
                    raise Refused(404, "no-table")
                row = StoredTable(**found[0])
                parts = ALL_PARTS if known is None else table.unread_parts(known.seq, row.seq)
                if "s" in parts:
                    seats = [StoredSeat(**seat) for seat in await read(READ_SEATS, this)]
                if "c" in parts:
                    chat = [ChatRow(**line) for line in await read(READ_CHAT, this)][::-1]
                keeps_moves = known is not None and table.started and row.rewound == known.rewound
                replayed = table.playthrough.ply if keeps_moves else 0
                if "m" in parts or replayed != row.ply:
                    wanted = {**this, "after": replayed, "upto": row.ply}
                    moves = [MoveRow(**move) for move in await read(READ_MOVES, wanted)]
        except BaseException:
            table.stale = True
            raise
        same = known is not None and (known.updated, known.host) == (row.updated, row.host)
        # `transfer_to_account` changes people without touching `updated`.
        only_chat = same and [seat.person for seat in table.seats] == [seat.person for seat in seats]
        table.set_rows(row, seats, chat)
        if row.state != "waiting":
            table.stale = True  # until everything is replayed
            await self._replay(table, moves, from_start=not replayed)
        table.stale = False
        if not only_chat:
            table.content_seq = row.seq
            table.clear_cache()

    async def _replay(self, table: Table, moves: list[MoveRow], from_start: bool) -> None:
        """Play stored moves in memory. A long game is replayed in slices, so that other requests can run."""
        try:
            if from_start:
                table.replay([])
            for number, move in enumerate(moves, start=1):
                table.playthrough.add(line_of(move))
                if number % REPLAY_SLICE == 0:
                    await asyncio.sleep(0)
        except BadRecord as error:
            raise Refused(409, "other-rules", text=str(error)) from None

    async def _take_over(self, table: Table) -> None:
        """When a table is first read: if its rules have changed since, upgrade its game to the current rules. The game
        is replayed in slices. Another process may do the same; one of them stores it."""
        for _ in range(MAX_ATTEMPTS):
            if table.is_taken_over:
                return
            read, this = Table(table.id, self.journals), {"this": table.id}
            async with self.database.autocommit.connect() as connection:
                found = (await connection.execute(READ_TABLE, this)).mappings().first()
                if found is None or not upgrade.is_needed(StoredTable(**found)):
                    table.is_taken_over = found is not None and found["state"] != "waiting"
                    return
                seats = [StoredSeat(**seat) for seat in (await connection.execute(READ_SEATS, this)).mappings()]
                moves = [MoveRow(**move) for move in (await connection.execute(READ_ALL_MOVES, this)).mappings()]
            read.set_rows(StoredTable(**found), seats, [])
            if [move.ply for move in moves] != list(range(1, read.row.ply + 1)):
                continue  # another process is moving at this moment
            upgraded = await self._upgraded(read, moves)
            try:
                await self.database.write(upgrade.statements(read, upgraded))
            except StaleWrite:
                continue
            self.pubsub.publish_change(table.id, read.row.seq + 1, ALL_PARTS)
            what = {"table": table.id, "rules": read.row.rules, "outcome": upgrade.outcome(upgraded)}
            log.info("table upgraded", extra=what)
        raise Refused(409, "busy")

    @staticmethod
    async def _upgraded(table: Table, moves: list[MoveRow]) -> Upgraded:
        steps = upgrade.take_over(table, moves)
        try:
            while True:
                next(steps)
                await asyncio.sleep(0)
        except StopIteration as end:
            upgraded: Upgraded = end.value
            return upgraded
        except TracksideError as error:
            raise Refused(409, "other-rules", text=str(error)) from None

    async def finished_record(self, id: str) -> Record:
        """The record of a finished game; not replayed if its rules are the current ones."""
        table, this = await self._find(id), {"this": id}
        async with table.lock:
            await self._take_over(table)
            async with self.database.autocommit.connect() as connection:
                found = (await connection.execute(READ_TABLE, this)).mappings().first()
                if found is None or found["state"] != "over":
                    raise Refused(404, "no-table")
                seats = [StoredSeat(**seat) for seat in (await connection.execute(READ_SEATS, this)).mappings()]
                wanted = {**this, "after": 0, "upto": found["ply"]}
                moves = [MoveRow(**move) for move in (await connection.execute(READ_MOVES, wanted)).mappings()]
                scores = [row.score for row in await connection.execute(READ_SCORES, this)]
        if len(scores) != len(seats):
            await self.store_results(id)
            return await self.finished_record(id)
        read = Table(id, self.journals)
        read.set_rows(StoredTable(**found), seats, [])
        await self._check_seed_shared(read)
        record = read.record([line_of(move) for move in moves])
        record.scores = scores
        if not read.seed_is_public:
            record.seed, record.salt = None, ""
        return record

    async def store_results(self, id: str) -> None:
        """Store the results of a finished game that has none: it ended in an earlier version, or was not played
        here."""
        async with self.locked(id) as table:
            if table.row.state != "over":
                return
            async with self.database.autocommit.connect() as connection:
                ended = (await connection.execute(READ_LAST_MOVE_TIME, {"this": table.id})).scalar()
            results = final_results(table, table.row.updated if ended is None else ended)
            await self.database.write(result_statements(table.id, results))

    # Changing

    async def change(self, id: str, decide: Callable[[Table], Change], answer: Callable[[Table], T]) -> T:
        """Let `decide` change a table in memory and return the change for the database; store it; then `answer`.

        If another process changed the table first, the table is read again and `decide` is called again. The same
        happens when `decide` refuses because of a change that this process had not heard of.
        """
        for _ in range(MAX_ATTEMPTS):
            async with self.locked(id) as table:
                try:
                    if table.clock.kind == "days":
                        await self._read_quiet_hours(table)
                    await self._store(table, self._decide(table, decide))
                except StaleWrite:
                    self.metrics.stale.inc()
                    continue
                except Refused:
                    if not await self.is_behind(table):
                        raise
                    continue
                return answer(table)
        raise Refused(409, "busy")

    async def _read_quiet_hours(self, table: Table) -> None:
        """Read the quiet hours of the players, for the clock of the next turn."""
        people = [seat.person for seat in table.seats if seat.person is not None]
        async with self.database.autocommit.connect() as connection:
            found = await connection.execute(READ_QUIET_HOURS, {"ids": people})
            table.quiet_hours = {row.id: row.quiet for row in found}

    async def is_behind(self, table: Table) -> bool:
        """Whether another process has changed the table since it was read here."""
        if self.database.sqlite:
            return False
        async with self.database.autocommit.connect() as connection:
            found = (await connection.execute(READ_SEQS, {"ids": [table.id]})).first()
        if found is None or found.seq <= table.row.seq:
            return False
        self.note_change(table.id, found.seq, ALL_PARTS)
        return True

    @staticmethod
    def _decide(table: Table, decide: Callable[[Table], Change]) -> Change:
        try:
            return decide(table)
        except (Refused, TracksideError):
            raise  # nothing was changed
        except Exception:
            table.stale = True
            raise

    async def _store(self, table: Table, change: Change) -> None:
        row = table.row
        columns: dict[str, Any] = {**change.table, "seq": row.seq + 1, "updated": time.time()}
        if change.undo_to is not None:
            columns["rewound"] = row.seq + 1
        table.stale = True  # until it is written: after a failure, memory is ahead of the database
        with _refusing_deleted_people():
            await self.database.write(statements(table.id, row.seq, change, columns, self.database.sqlite))
        self.pubsub.publish_change(table.id, columns["seq"], change.parts())
        if columns.get("state", row.state) != row.state:
            log.info("table", extra={"table": table.id, "game": row.game, "state": columns["state"]})
        for name, value in columns.items():
            setattr(row, name, value)
        for seat, fields in change.seats.items():
            for name, value in fields.items():
                setattr(table.seats[seat], name, value)
            table.forget_seats()
        if change.undo_to is not None:
            for on_undo in self.on_undo:
                on_undo(table, change.undo_to)
        if any("name" in fields for fields in change.seats.values()):
            table.clear_journals()
        if row.state == "over" and table.seed_shared:
            await self._check_seed_shared(table)
        if change.results:
            for on_over in self.on_over:
                on_over(table)
        table.content_seq = row.seq
        table.newest_seq = max(table.newest_seq, row.seq)  # another process may have announced a later one
        table.clear_cache()
        table.stale = False
        if change.moves:
            self.metrics.moves.labels(change.moved_by).inc(len(change.moves))
        self.pubsub.wake(table.id)

    async def insert(self, new: NewRows) -> None:
        with _refusing_deleted_people():
            async with self.database.transaction() as session:
                await self._insert(session, new)
                if new.moves:
                    await session.execute(INSERT_MOVES, new.moves)

    async def insert_fork(self, new: NewRows, origin: Table) -> None:
        """Store a table whose moves are the first ones of another, which is locked."""
        with _refusing_deleted_people():
            await self._insert_fork(new, origin)

    async def _insert_fork(self, new: NewRows, origin: Table) -> None:
        async with self.database.transaction() as session:
            await self._insert(session, new)
            copied = {"origin": origin.id, "rewound_at": origin.row.rewound, "upto": new.table.ply}
            copied |= {"this": new.table.id, "now": time.time()}
            result = await (await session.connection()).execute(COPY_MOVES, copied)
            if result.rowcount != new.table.ply:
                raise Refused(409, "busy")  # another process has taken moves back

    @staticmethod
    async def _insert(session: AsyncSession, new: NewRows) -> None:
        session.add(new.table)
        await session.flush()
        session.add_all(new.seats)
        await session.flush()

    async def add_chat(self, table: Table, line: ChatRow) -> None:
        """Chat never conflicts with moves: it is added whatever the table's seq is."""
        async with self.database.transaction() as session:
            counted = update(TableRow).where(TableRow.id == table.id).values(seq=TableRow.seq + 1)
            seq = await session.scalar(counted.returning(TableRow.seq))
            if seq is None:
                raise Refused(404, "no-table")
            line.seq = seq
            said_by = select(Person.id).where(Person.id == line.person).with_for_update(read=True, key_share=True)
            if await session.scalar(said_by) is None:
                raise Refused(401, "no-person")  # deleted at this moment
            session.add(line)
        self.pubsub.publish_change(table.id, seq, "c")
        table.hear(seq, "c")
        self.pubsub.wake(table.id)

    async def delete(self, id: str, check: Callable[[Table], None]) -> None:
        """Delete a table; `check` raises if that is not allowed. It is called again if another process changed the
        table first."""
        for _ in range(MAX_ATTEMPTS):
            async with self.locked(id) as table:
                this = {"this": table.id, "before": table.row.seq}
                try:
                    check(table)
                    await self.database.write([Statement(DELETE_TABLE, this, must_match=True)])
                except StaleWrite:
                    self.metrics.stale.inc()
                    table.stale = True
                    continue
                except Refused:
                    if not await self.is_behind(table):
                        raise
                    continue
                self.pubsub.publish_change(table.id, table.row.seq + 1, "")
                self.evict(table)
                self.pubsub.wake(table.id)
                return
        raise Refused(409, "busy")

    async def transfer_to_account(self, guest: str, account: str) -> None:
        """Transfer everything of a guest to an account: seats, tables, push subscriptions and solved puzzles."""
        async with self.database.transaction() as session:
            seated = select(SeatRow.table).where(SeatRow.person == guest)
            theirs = (TableRow.host == guest) | TableRow.id.in_(seated)
            counted = update(TableRow).where(theirs).values(seq=TableRow.seq + 1)
            found = (await session.execute(counted.returning(TableRow.id, TableRow.seq))).all()
            for column in (
                TableRow.host,
                SeatRow.person,
                SeatRow.entrant,
                ResultRow.person,
                ChatRow.person,
                PushSubscription.person,
                InvitationRow.by,
            ):
                await session.execute(update(column.class_).where(column == guest).values({column: account}))
            asked = select(InvitationRow.table).where(InvitationRow.person == account)
            mine = update(InvitationRow).where(InvitationRow.person == guest, InvitationRow.table.not_in(asked))
            await session.execute(mine.values(person=account))
            solved = select(SolvedPuzzleRow.puzzle).where(SolvedPuzzleRow.person == account)
            new = update(SolvedPuzzleRow).where(SolvedPuzzleRow.person == guest, SolvedPuzzleRow.puzzle.not_in(solved))
            await session.execute(new.values(person=account))
        self.announce(found, "s")

    def announce(self, changed: Iterable[Row[str, int]], parts: str = ALL_PARTS) -> None:
        """Announce changes of tables that were made by other statements, each with its new seq."""
        for id, seq in changed:
            self.pubsub.publish_change(id, seq, parts)
            self.note_change(id, seq, parts)
            self.pubsub.wake(id)

    # Changes by other processes

    def note_change(self, id: str, seq: int, parts: str) -> None:
        """Remember that a table was changed elsewhere; it is read again when it is next used."""
        table = self.cache.get(id)
        if table is not None:
            table.hear(seq, parts)

    async def recheck(self) -> None:
        """Find changes whose message was lost because its process died."""
        cached = {id: table.newest_seq for id, table in self.cache.items() if not table.stale}
        async with self.database.autocommit.connect() as connection:
            found = await connection.execute(READ_SEQS, {"ids": list(cached)})
            stored = {row.id: row.seq for row in found}
        for id, seq in cached.items():
            if stored.get(id, seq + 1) > seq:  # a deleted table is read again, too, and found missing
                self.note_change(id, stored.get(id, seq + 1), ALL_PARTS)
                self.pubsub.wake(id)

    def mark_all_stale(self) -> None:
        """Messages may have been missed: read every table again."""
        for table in self.cache.values():
            table.stale = True

    def evict(self, table: Table) -> None:
        self.cache.pop(table.id, None)
        table.clear_journals()
        self.ids_by_code = {code: id for code, id in self.ids_by_code.items() if id != table.id}
        table.stale = True
