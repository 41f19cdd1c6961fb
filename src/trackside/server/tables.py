"""All tables: read once, kept in memory, changed one at a time and only if nobody else was faster."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Executable, Integer, bindparam, delete, insert, select, update

from trackside.core.edge.errors import BadRecord, TracksideError
from trackside.server import results
from trackside.server.database import Database
from trackside.server.live import Live
from trackside.server.looks import Looks
from trackside.server.metrics import Metrics
from trackside.server.models import ChatRow, MoveRow, Person, Push, SeatRow, TableRow, TakenBack
from trackside.server.problems import Refused
from trackside.server.table import Table
from trackside.server.writer import Stale, Step

log = logging.getLogger("trackside.server")
T = TypeVar("T")
TALK = 100  # lines of chat kept at hand
TRIES = 8
ID = re.compile("[A-Za-z0-9_-]{1,24}")
SLICE = 20  # moves replayed without a look at anything else


# The statements of every move, made once. What an update sets is named by the values it is given.
READ_TABLE = select(TableRow.__table__).where(TableRow.id == bindparam("this"))
READ_SEQS = select(TableRow.id, TableRow.seq).where(TableRow.id.in_(bindparam("these", expanding=True)))
READ_SHARED = select(TableRow.id).where(
    TableRow.id != bindparam("this"),
    TableRow.seed == bindparam("seed"),
    TableRow.salt == bindparam("salt"),
    TableRow.state == "playing",
    TableRow.open_seed.is_(False),
)
READ_QUIET = select(Person.id, Person.quiet).where(Person.id.in_(bindparam("these", expanding=True)))
READ_SEATS = select(SeatRow.__table__).where(SeatRow.table == bindparam("this")).order_by(SeatRow.seat)
READ_CHAT = select(ChatRow.__table__).where(ChatRow.table == bindparam("this")).order_by(ChatRow.id.desc()).limit(TALK)
READ_MOVES = (
    select(MoveRow.__table__)
    .where(MoveRow.table == bindparam("this"), MoveRow.ply > bindparam("after"), MoveRow.ply <= bindparam("upto"))
    .order_by(MoveRow.ply)
)
UPDATE_TABLE = update(TableRow).where(TableRow.id == bindparam("this"), TableRow.seq == bindparam("before"))
UPDATE_SEAT = update(SeatRow).where(SeatRow.table == bindparam("this"), SeatRow.seat == bindparam("at"))
INSERT_MOVES = insert(MoveRow)
GONE = (MoveRow.table == bindparam("this")) & (MoveRow.ply > bindparam("after"))
TAKE_BACK = insert(TakenBack).from_select(
    ["table", "seq", "ply", "text", "at"],
    select(MoveRow.table, bindparam("by", type_=Integer), MoveRow.ply, MoveRow.text, MoveRow.at).where(GONE),
)
DELETE_MOVES = delete(MoveRow).where(GONE)
LOOK_LESS = (
    update(SeatRow)
    .where(SeatRow.table == bindparam("this"), SeatRow.looked > bindparam("after"))
    .values(looked=bindparam("after"))
)


@cache
def _play_one(names: tuple[str, ...]) -> Executable:
    """The most frequent change, a single move, as a single statement: PostgreSQL is asked once and not four times."""
    columns = TableRow.__table__.c
    values = {name: bindparam(name, type_=columns[name].type) for name in names}
    changed = UPDATE_TABLE.values(**values).returning(TableRow.id).cte("changed")
    made = [
        bindparam(f"move_{name}", type_=MoveRow.__table__.c[name].type) for name in ("ply", "text", "seconds", "at")
    ]
    return insert(MoveRow).from_select(["table", "ply", "text", "seconds", "at"], select(changed.c.id, *made))


class Change(msgspec.Struct, kw_only=True):
    """What one transaction does to a table."""

    values: dict[str, Any] = {}
    seats: dict[int, dict[str, Any]] = {}
    moves: list[dict[str, Any]] = []
    back_to: int | None = None
    by: str = "human"

    def touched(self) -> str:
        """What another process has to read again besides the table's own row: m(oves), s(eats)."""
        back = self.back_to is not None
        return ("m" if self.moves or back else "") + ("s" if self.seats or back else "")


class Tables:
    def __init__(self, database: Database, live: Live, looks: Looks, metrics: Metrics, cached: int) -> None:
        self.database = database
        self.live = live
        self.looks = looks
        self.metrics = metrics
        self.cached = cached
        self.kept: OrderedDict[str, Table] = OrderedDict()
        self.codes: dict[str, str] = {}
        live.on_change = self.heard
        live.on_doubt.append(self.doubt)
        live.on_sweep.append(self.sweep)

    # Reading

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[Table]:
        """A table as it is now, for as long as nobody else may change it here."""
        table = await self._find(id)
        async with table.lock:
            await self._read(table)
            if table.row.state == "over":
                if table.shared:
                    await self._look_for_shared_seed(table)
                await results.prepare(table)
            yield table

    async def _look_for_shared_seed(self, table: Table) -> None:
        """A game forked from one that still runs has its seed, which then stays secret in both."""
        same = {"this": table.id, "seed": table.row.seed, "salt": table.row.salt}
        async with self.database.at_once.connect() as connection:
            table.shared = (await connection.execute(READ_SHARED, same)).first() is not None
        if not table.shared:
            table.kept.clear()

    async def _find(self, id: str) -> Table:
        """By id or by code; what can be neither is nobody's table."""
        if not ID.fullmatch(id):
            raise Refused(404, "no-table")
        id = self.codes.get(id.upper(), id)
        found = self.kept.get(id)
        if found is not None:
            self.kept.move_to_end(id)
            return found
        async with self.database.reading() as session:
            wanted = (TableRow.id == id) | (TableRow.code == id.upper())
            row = (await session.execute(select(TableRow.id, TableRow.code).where(wanted))).first()
        if row is None:
            raise Refused(404, "no-table")
        self.codes[row.code] = row.id
        table = self.kept.setdefault(row.id, Table(row.id))
        self._shrink()
        return table

    def _shrink(self) -> None:
        """Forget the tables not used for longest; not those somebody holds or watches."""
        for id in list(self.kept):
            if len(self.kept) <= self.cached:
                break
            table = self.kept[id]
            if not table.lock.locked() and not self.live.watched(id):
                del self.kept[id]
                if not table.doubtful:
                    self.codes.pop(table.row.code, None)
        self.metrics.tables.set(len(self.kept))

    async def _read(self, table: Table) -> None:
        if not table.doubtful and table.newest <= table.row.seq:
            return
        known = None if table.doubtful else table.row
        touched, table.touched = set("msc") if known is None else table.touched, set()
        seats, chat = table.seats, table.chat
        played: list[MoveRow] = []
        this = {"this": table.id}
        try:
            async with self.database.at_once.connect() as connection:
                found = (await connection.execute(READ_TABLE, this)).mappings().first()
                if found is None:
                    self.forget(table)
                    raise Refused(404, "no-table")
                row = TableRow(**found)
                if "s" in touched:
                    seats = [SeatRow(**seat) for seat in (await connection.execute(READ_SEATS, this)).mappings()]
                if "c" in touched:
                    chat = [ChatRow(**line) for line in (await connection.execute(READ_CHAT, this)).mappings()][::-1]
                begun = table.playing.ply if known is not None and table.playing and row.rewound == known.rewound else 0
                if "m" in touched or not begun:
                    wanted = {**this, "after": begun, "upto": row.ply}
                    played = [MoveRow(**move) for move in (await connection.execute(READ_MOVES, wanted)).mappings()]
        except BaseException:
            table.doubtful = True
            raise
        same = known is not None and (known.updated, known.host) == (row.updated, row.host)
        only_talk = same and [seat.person for seat in table.seats] == [seat.person for seat in seats]  # see hand_over
        table.filled(row, seats, chat)
        if row.state != "waiting":
            try:
                table.doubtful = True  # until all is replayed
                if not begun:
                    table.begin([])
                for number, move in enumerate(played, start=1):
                    table.game.play([move.text], move.seconds)
                    if number % SLICE == 0:
                        await asyncio.sleep(0)  # a long game is replayed while others are served
            except BadRecord as problem:
                table.doubtful = True
                raise Refused(409, "other-rules", text=str(problem)) from None
        table.doubtful = False
        if not only_talk:
            table.content = row.seq
            table.kept.clear()

    # Changing

    async def change(self, id: str, decide: Callable[[Table], Change], answer: Callable[[Table], T]) -> T:
        """Let `decide` change a table in memory and say what that is in the database; write it; then `answer`.

        If another process was faster, the table is read again and asked once more; so it is if the answer is no
        because of something that has changed elsewhere and was not heard of yet.
        """
        for _ in range(TRIES):
            async with self.at(id) as table:
                try:
                    if table.clock.kind == "days":
                        await self._ask_for_quiet(table)
                    await self._write(table, self._decided(table, decide))
                except Stale:
                    self.metrics.stale.inc()
                    continue
                except Refused:
                    if not await self.behind(table):
                        raise
                    continue
                return answer(table)
        raise Refused(409, "busy")

    async def _ask_for_quiet(self, table: Table) -> None:
        """When its people want to be left alone, for the clock of whoever has the next turn."""
        people = [seat.person for seat in table.seats if seat.person is not None]
        async with self.database.at_once.connect() as connection:
            found = await connection.execute(READ_QUIET, {"these": people})
            table.quiet = {row.id: row.quiet for row in found}

    async def behind(self, table: Table) -> bool:
        """Whether another process has changed the table since it was read here."""
        if self.database.sqlite:
            return False
        async with self.database.at_once.connect() as connection:
            found = (await connection.execute(READ_SEQS, {"these": [table.id]})).first()
        if found is None or found.seq <= table.row.seq:
            return False
        self.heard(table.id, found.seq, "msc")
        return True

    @staticmethod
    def _decided(table: Table, decide: Callable[[Table], Change]) -> Change:
        try:
            return decide(table)
        except (Refused, TracksideError):
            raise  # at the door: nothing has changed
        except Exception:
            table.doubtful = True
            raise

    async def _write(self, table: Table, change: Change) -> None:
        row = table.row
        values = {**change.values, "seq": row.seq + 1, "updated": time.time()}
        if change.back_to is not None:
            values["rewound"] = row.seq + 1
        table.doubtful = True  # until it is written: a failure on the way leaves memory ahead of the database
        steps = self._steps(table, change, values)
        await self.database.write(steps)
        self.live.tell_change(table.id, values["seq"], change.touched())
        if values.get("state", row.state) != row.state:
            log.info("table", extra={"table": table.id, "game": row.game, "state": values["state"]})
        for name, value in values.items():
            setattr(row, name, value)
        for seat, new in change.seats.items():
            for name, value in new.items():
                setattr(table.seats[seat], name, value)
        if change.back_to is not None:
            self.looks.went_back(table, change.back_to)
        if row.state == "over" and table.shared:
            await self._look_for_shared_seed(table)
        table.content = row.seq
        table.newest = max(table.newest, row.seq)  # another process may have been heard meanwhile
        table.kept.clear()
        table.doubtful = False
        if change.moves:
            self.metrics.moves.labels(change.by).inc(len(change.moves))
        self.live.wake(table.id)

    def _steps(self, table: Table, change: Change, values: dict[str, Any]) -> list[Step]:
        row = {"this": table.id, "before": table.row.seq, **values}
        if not self.database.sqlite and len(change.moves) == 1 and not change.seats and change.back_to is None:
            move = {f"move_{name}": value for name, value in change.moves[0].items()}
            return [Step(_play_one(tuple(values)), {**row, **move}, one=True)]
        steps = [Step(UPDATE_TABLE, row, one=True)]
        if change.back_to is not None:
            steps += _take_back(table.id, change.back_to, values["seq"])
        if change.moves:
            steps.append(Step(INSERT_MOVES, [{"table": table.id, **move} for move in change.moves]))
        return steps + [Step(UPDATE_SEAT, {"this": table.id, "at": seat, **new}) for seat, new in change.seats.items()]

    async def add(self, row: TableRow, seats: list[SeatRow], moves: list[MoveRow]) -> None:
        async with self.database.writing() as session:
            session.add(row)
            await session.flush()
            session.add_all([*seats, *moves])

    async def say(self, table: Table, chat: ChatRow) -> None:
        """Talk is no move in anybody's way: it is added whatever else happens to the table."""
        async with self.database.writing() as session:
            counted = update(TableRow).where(TableRow.id == table.id).values(seq=TableRow.seq + 1)
            seq = await session.scalar(counted.returning(TableRow.seq))
            if seq is None:
                raise Refused(404, "no-table")
            chat.seq = seq
            session.add(chat)
        self.live.tell_change(table.id, seq, "c")
        table.newest = max(table.newest, seq)
        table.touched.add("c")
        self.live.wake(table.id)

    async def delete(self, id: str, allowed: Callable[[Table], None]) -> None:
        async with self.at(id) as table:
            allowed(table)
            async with self.database.writing() as session:
                await session.execute(delete(TableRow).where(TableRow.id == table.id))
            self.live.tell_change(table.id, table.row.seq + 1, "")
            self.forget(table)
            self.live.wake(table.id)

    async def hand_over(self, guest: str, account: str) -> None:
        """All that was a guest's is an account's from now on: seats, tables, and browsers that hear of turns."""
        async with self.database.writing() as session:
            sits = select(SeatRow.table).where(SeatRow.person == guest)
            theirs = (TableRow.host == guest) | TableRow.id.in_(sits)
            counted = update(TableRow).where(theirs).values(seq=TableRow.seq + 1)
            found = (await session.execute(counted.returning(TableRow.id, TableRow.seq))).all()
            for column in (TableRow.host, SeatRow.person, Push.person):
                await session.execute(update(column.class_).where(column == guest).values({column: account}))
        for id, seq in found:
            self.live.tell_change(id, seq, "s")
            self.heard(id, seq, "s")
            self.live.wake(id)

    # What other processes do

    def heard(self, id: str, seq: int, touched: str) -> None:
        table = self.kept.get(id)
        if table is not None:
            table.newest = max(table.newest, seq)
            table.touched.update(touched)

    async def sweep(self) -> None:
        """Tables of which a message was lost, with the process that was to send it."""
        held = {id: table.newest for id, table in self.kept.items() if not table.doubtful}
        async with self.database.at_once.connect() as connection:
            found = await connection.execute(READ_SEQS, {"these": list(held)})
            stored = {row.id: row.seq for row in found}
        for id, seq in held.items():
            if stored.get(id, seq + 1) > seq:  # a table that is gone is read again too, and found missing
                self.heard(id, stored.get(id, seq + 1), "msc")
                self.live.wake(id)

    def doubt(self) -> None:
        """Messages may have been missed: look at everything again."""
        for table in self.kept.values():
            table.doubtful = True

    def forget(self, table: Table) -> None:
        self.kept.pop(table.id, None)
        self.codes = {code: id for code, id in self.codes.items() if id != table.id}
        table.doubtful = True


def _take_back(id: str, ply: int, seq: int) -> list[Step]:
    """Move what was played after that ply aside; whoever saw it has seen less."""
    values = {"this": id, "after": ply, "by": seq}
    return [Step(TAKE_BACK, values), Step(DELETE_MOVES, values), Step(LOOK_LESS, values)]
