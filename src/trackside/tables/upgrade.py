"""Upgrades a table from earlier rules: reads its stored game and says what changes.

This happens when a table is first used after the rules have changed. Tables without stored positions, from a version
that did not store them, get theirs in the same way.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Literal

import msgspec

from trackside.core.difference import Difference, Situation
from trackside.core.edge.record import as_json
from trackside.core.edge.upgrade import Upgraded, upgrade
from trackside.games import about
from trackside.tables import incidents, seams
from trackside.tables.changes import TableFields
from trackside.tables.state import MoveLine, TableState
from trackside.tables.table import Table, line_of

Outcome = Literal["same", "seam", "back"]


def is_needed(row: TableState) -> bool:
    """Whether a started table has earlier rules, or no positions."""
    version = about(row.game).version
    return row.state != "waiting" and (row.rules < version or (row.rules == version and row.opening is None))


def take_over(table: Table, moves: Sequence[MoveLine]) -> Generator[None, None, Upgraded]:
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


def fields(table: Table, upgraded: Upgraded, now: float) -> TableFields:
    """What an upgrade changes in the fields of a table."""
    row, record, p = table.row, upgraded.record, upgraded.position
    changed = TableFields(rules=record.newest_rules, opening=as_json(upgraded.opening), seams=seams.to_column(record))
    if upgraded.has_new_seam:
        ply = len(record.lines)
        changed["happenings"] = [
            *incidents.after_undo(table, ply),
            *incidents.with_incident(table, "new-rules", incidents.NOBODY, ply=ply, moves=upgraded.lost)[-1:],
        ]
    if (row.ply, row.deciding) != (p.ply, p.seat):
        changed["ply"], changed["deciding"] = int(p.ply), int(p.seat)
        changed["state"] = "over" if p.over else "playing"
        changed["undo_request"] = None
        changed["turn_since"] = now
    return changed
