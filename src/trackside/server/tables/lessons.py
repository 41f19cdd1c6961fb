"""Lessons at a table: a table with the open deal of a lesson, one person and bots, is that lesson."""

from __future__ import annotations

from collections.abc import Sequence

from trackside import lessons
from trackside.lessons import Lesson, Place
from trackside.server.tables.table import Table


def place(table: Table) -> Place | None:
    """The learner's step, if the table is a lesson and has not left its script."""
    lesson = _lesson(table)
    return None if lesson is None else lesson.place(table.playthrough.record.moves, _seats(table))


def refusal(table: Table, moves: Sequence[str], language: str) -> str | None:
    """What the lesson says if its step does not accept these moves of the learner."""
    lesson = _lesson(table)
    if lesson is None or lesson.accepts(table.playthrough.record.moves, _seats(table), moves):
        return None
    at = place(table)
    return None if at is None or at.step is None else at.step.wrong[language]


def scripted_move(table: Table) -> str | None:
    """The move that the lesson gives to the bot whose turn it is."""
    at = place(table)
    return None if at is None else at.scripted


def _lesson(table: Table) -> Lesson | None:
    row = table.row
    if not row.open_seed or not table.started or [seat.kind for seat in table.seats].count("human") != 1:
        return None
    return lessons.find(row.game, int(row.seed), len(table.seats))


def _seats(table: Table) -> list[int]:
    """Who made each move, and who decides now."""
    return [*table.playthrough.movers, int(table.playthrough.position.seat)]
