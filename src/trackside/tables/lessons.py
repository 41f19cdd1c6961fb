"""Lessons at a table: a table with the open deal of a lesson, one person and bots, is that lesson."""

from __future__ import annotations

from collections.abc import Sequence

from trackside import lessons
from trackside.lessons import Lesson, Place
from trackside.tables.refusals import Refused
from trackside.tables.table import Table


def place(table: Table) -> Place | None:
    """The learner's step, if the table is a lesson and has not left its script."""
    lesson = _lesson(table)
    return None if lesson is None else lesson.place(table.playthrough.record.moves, _seats(table))


def require_accepted(table: Table, moves: Sequence[str]) -> None:
    """Refuse moves of the learner that the lesson's step does not accept, with what the step says to them."""
    lesson = _lesson(table)
    if lesson is None or lesson.accepts(table.playthrough.record.moves, _seats(table), moves):
        return
    at = place(table)
    if at is not None and at.step is not None:
        raise Refused("not-in-lesson", said=at.step.wrong)


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
