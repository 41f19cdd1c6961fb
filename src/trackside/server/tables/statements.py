"""SQL statements for tables, built once. The columns an update sets are named by its parameters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Executable, Float, Integer, String, bindparam, case, delete, func, insert, select, update

from trackside.server.storage.models import ChatRow, MoveRow, Person, ResultRow, SeatRow, TableRow, TakenBackRow
from trackside.server.storage.statement import Statement
from trackside.tables.changes import Change, ResultFields

MOVE = ("ply", "text", "seconds", "at", "difference")  # columns of a new move
CHAT_LINES = 100  # kept in memory

READ_TABLE = select(TableRow.__table__).where(TableRow.id == bindparam("this"))
READ_SEQS = select(TableRow.id, TableRow.seq).where(TableRow.id.in_(bindparam("ids", expanding=True)))
READ_SECRET_SEEDS = select(TableRow.id).where(
    TableRow.id != bindparam("this"),
    TableRow.seed == bindparam("seed"),
    TableRow.salt == bindparam("salt"),
    TableRow.state == "playing",
    TableRow.open_seed.is_(False),
)
READ_QUIET_HOURS = select(Person.id, Person.quiet).where(Person.id.in_(bindparam("ids", expanding=True)))
READ_SEATS = select(SeatRow.__table__).where(SeatRow.table == bindparam("this")).order_by(SeatRow.seat)
READ_CHAT = (
    select(ChatRow.__table__).where(ChatRow.table == bindparam("this")).order_by(ChatRow.id.desc()).limit(CHAT_LINES)
)
READ_MOVES = (
    select(
        MoveRow.ply,
        MoveRow.text,
        MoveRow.seconds,
        MoveRow.earlier,
        case((MoveRow.earlier, MoveRow.difference)).label("difference"),
    )
    .where(MoveRow.table == bindparam("this"), MoveRow.ply > bindparam("after"), MoveRow.ply <= bindparam("upto"))
    .order_by(MoveRow.ply)
)
READ_ALL_MOVES = (
    select(MoveRow.ply, MoveRow.text, MoveRow.seconds, MoveRow.at, MoveRow.difference, MoveRow.earlier)
    .where(MoveRow.table == bindparam("this"))
    .order_by(MoveRow.ply)
)
UPDATE_MOVE = (
    update(MoveRow)
    .where(MoveRow.table == bindparam("this"), MoveRow.ply == bindparam("at_ply"))
    .values(difference=bindparam("made"), earlier=bindparam("is_earlier"))
)
UPDATE_TABLE = update(TableRow).where(TableRow.id == bindparam("this"), TableRow.seq == bindparam("before"))
DELETE_TABLE = delete(TableRow).where(TableRow.id == bindparam("this"), TableRow.seq == bindparam("before"))
UPDATE_SEAT = update(SeatRow).where(SeatRow.table == bindparam("this"), SeatRow.seat == bindparam("at"))
INSERT_MOVES = insert(MoveRow)
COPY_MOVES = insert(MoveRow).from_select(
    ["table", "ply", "text", "seconds", "at", "difference", "earlier"],
    select(
        bindparam("this", type_=String),
        MoveRow.ply,
        MoveRow.text,
        MoveRow.seconds,
        bindparam("now", type_=Float(53)),
        MoveRow.difference,
        MoveRow.earlier,
    )
    .join(TableRow, TableRow.id == MoveRow.table)
    .where(
        MoveRow.table == bindparam("origin"),
        MoveRow.ply <= bindparam("upto"),
        TableRow.rewound == bindparam("rewound_at"),
    ),
)
UNDONE = (MoveRow.table == bindparam("this")) & (MoveRow.ply > bindparam("after"))
KEEP_UNDONE_MOVES = insert(TakenBackRow).from_select(
    ["table", "seq", "ply", "text", "at"],
    select(MoveRow.table, bindparam("by", type_=Integer), MoveRow.ply, MoveRow.text, MoveRow.at).where(UNDONE),
)
DELETE_UNDONE_MOVES = delete(MoveRow).where(UNDONE)
LOWER_READ_MARKS = (
    update(SeatRow)
    .where(SeatRow.table == bindparam("this"), SeatRow.looked > bindparam("after"))
    .values(looked=bindparam("after"))
)

READ_LAST_MOVE_TIME = select(func.max(MoveRow.at)).where(MoveRow.table == bindparam("this"))
READ_SCORES = select(ResultRow.score).where(ResultRow.table == bindparam("this")).order_by(ResultRow.seat)
DELETE_RESULTS = delete(ResultRow).where(ResultRow.table == bindparam("this"))
INSERT_RESULTS = insert(ResultRow)


@cache
def _play_one_move(columns: tuple[str, ...]) -> Executable:
    """Update the table and insert one move in a single statement: one round trip to PostgreSQL instead of four."""
    types = TableRow.__table__.c
    values = {name: bindparam(name, type_=types[name].type) for name in columns}
    changed = UPDATE_TABLE.values(**values).returning(TableRow.id).cte("changed")
    move = [bindparam(f"move_{name}", type_=MoveRow.__table__.c[name].type) for name in MOVE]
    return insert(MoveRow).from_select(["table", *MOVE], select(changed.c.id, *move), include_defaults=False)


def statements(id: str, before: int, change: Change, columns: Mapping[str, Any], sqlite: bool) -> list[Statement]:
    """The statements that store a change of a table whose seq is `before`; `columns` are those of its row."""
    row = {"this": id, "before": before, **columns}
    plain = not change.seats and not change.results and change.undo_to is None
    if not sqlite and len(change.moves) == 1 and plain:
        move = {f"move_{name}": getattr(change.moves[0], name) for name in MOVE}
        return [Statement(_play_one_move(tuple(columns)), {**row, **move}, must_match=True)]
    found = [Statement(UPDATE_TABLE, row, must_match=True)]
    if change.undo_to is not None:
        undone = {"this": id, "after": change.undo_to, "by": columns["seq"]}
        found += [Statement(sql, undone) for sql in (KEEP_UNDONE_MOVES, DELETE_UNDONE_MOVES, LOWER_READ_MARKS)]
    if change.moves:
        found.append(Statement(INSERT_MOVES, [{"table": id, **msgspec.structs.asdict(move)} for move in change.moves]))
    for seat, fields in change.seats.items():
        found.append(Statement(UPDATE_SEAT, {"this": id, "at": seat, **fields}))
    return found + result_statements(id, change.results)


def result_statements(id: str, results: Sequence[ResultFields]) -> list[Statement]:
    """Store the results of a table in place of those it may have."""
    if not results:
        return []
    return [Statement(DELETE_RESULTS, {"this": id}), Statement(INSERT_RESULTS, [{**result} for result in results])]
