"""Lessons at a table: a table with the open deal of a lesson, one person and bots, is that lesson."""

from __future__ import annotations

from trackside import lessons
from trackside.lessons import Place
from trackside.server.tables.table import Table


def place(table: Table) -> Place | None:
    """Where the learner stands, if the table is a lesson and has not left its script."""
    row = table.row
    if not row.open_seed or not table.started or [seat.kind for seat in table.seats].count("human") != 1:
        return None
    lesson = lessons.find(row.game, int(row.seed), len(table.seats))
    return None if lesson is None else lesson.place(table.playthrough.record.moves)


def scripted_move(table: Table) -> str | None:
    """What the lesson has the bot play that is to move."""
    at = place(table)
    return None if at is None else at.scripted
