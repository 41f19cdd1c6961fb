"""Upgrades a table from earlier rules: reads its stored game and says what to store instead.

This happens when a table is first used after the rules have changed. Tables without stored positions, from a version
that did not store them, get theirs in the same way.
"""

from __future__ import annotations

import time
from collections.abc import Generator, Sequence
from typing import Any, Literal

import msgspec

from trackside.core.difference import Difference, Situation
from trackside.core.edge.record import as_json
from trackside.core.edge.upgrade import Upgraded, upgrade
from trackside.games import about
from trackside.server.storage.models import MoveRow
from trackside.server.storage.statement import Statement
from trackside.server.tables.statements import (
    DELETE_RESULTS,
    DELETE_UNDONE_MOVES,
    KEEP_UNDONE_MOVES,
    LOWER_READ_MARKS,
    UPDATE_MOVE,
    UPDATE_TABLE,
)
from trackside.tables import incidents, seams
from trackside.tables.changes import TableFields
from trackside.tables.state import StoredTable
from trackside.tables.table import Table, line_of

Outcome = Literal["same", "seam", "back"]


def is_needed(row: StoredTable) -> bool:
    """Whether a started table has earlier rules, or no positions."""
    version = about(row.game).version
    return row.state != "waiting" and (row.rules < version or (row.rules == version and row.opening is None))


def take_over(table: Table, moves: Sequence[MoveRow]) -> Generator[None, None, Upgraded]:
    """Upgrade the game of a table with all its stored moves; yields after each of them."""
    opening = table.row.opening
    return upgrade(
        table.record([line_of(move) for move in moves]),
        None if opening is None else msgspec.json.decode(opening, type=Situation),
        [None if move.difference is None else msgspec.json.decode(move.difference, type=Difference) for move in moves],
    )


def run(steps: Generator[None, None, Upgraded]) -> Upgraded:
    """The result of `take_over` at once."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            upgraded: Upgraded = end.value
            return upgraded


def outcome(upgraded: Upgraded) -> Outcome:
    """ "same": the current rules lead to the same positions; "seam": the game continues from its stored position;
    "back": the current rules do not know its last moves, and it continues from the position before them."""
    return "back" if upgraded.lost else "seam" if upgraded.has_new_seam else "same"


def statements(table: Table, upgraded: Upgraded) -> list[Statement]:
    """Store the outcome, unless another process has changed the table meanwhile."""
    row, this = table.row, {"this": table.id}
    columns: dict[str, Any] = {**_fields(table, upgraded), "seq": row.seq + 1}
    if upgraded.lost:
        columns["rewound"] = row.seq + 1
    found = [Statement(UPDATE_TABLE, {**this, "before": row.seq, **columns}, must_match=True)]
    if upgraded.lost:
        undone = {**this, "after": len(upgraded.record.lines), "by": row.seq + 1}
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
    return found


def _fields(table: Table, upgraded: Upgraded) -> TableFields:
    row, record, p = table.row, upgraded.record, upgraded.position
    fields = TableFields(rules=record.newest_rules, opening=as_json(upgraded.opening), seams=seams.to_column(record))
    if upgraded.has_new_seam:
        ply = len(record.lines)
        fields["happenings"] = [
            *incidents.after_undo(table, ply),
            *incidents.with_incident(table, "new-rules", incidents.NOBODY, ply=ply, moves=upgraded.lost)[-1:],
        ]
    if (row.ply, row.deciding) != (p.ply, p.seat):
        now = time.time()
        fields["ply"], fields["deciding"] = int(p.ply), int(p.seat)
        fields["state"] = "over" if p.over else "playing"
        fields["undo_request"] = None
        fields["turn_since"] = now
        fields["due"] = None if p.over else now  # checked at once
    return fields
