"""The table of a puzzle: it exists only in memory, for one request, and is the same for everybody."""

from __future__ import annotations

from collections.abc import Sequence

from trackside.core.position import Position
from trackside.core.rng import Rng
from trackside.locales import words
from trackside.puzzles import Puzzle
from trackside.server.storage.models import Person
from trackside.tables import new_table
from trackside.tables.journal_cache import JournalCache
from trackside.tables.state import StoredSeat, StoredTable, as_stored
from trackside.tables.table import Table

WORLD = 1  # key of the one world that is shown to all


def opened(puzzle: Puzzle, key: int = WORLD) -> Position:
    """The position with everything dealt anew that the solver cannot know: the file must not tell it."""
    p = puzzle.position()
    p.resample(puzzle.seat, Rng(key))
    return p


def puzzle_table(puzzle: Puzzle, person: Person | None, language: str, moves: Sequence[str]) -> Table:
    """The table after some moves of the solver; IllegalMove or BadNotation if they cannot be."""
    solver = person or Person(id="", name=words(language, "server").say("puzzle-solver"))
    constant = {"id": puzzle.id, "code": "", "created": 0.0, "updated": 0.0, "turn_since": 0.0}
    rows = new_table.from_puzzle(solver, puzzle, opened(puzzle), **constant)
    table = Table(puzzle.id, JournalCache())
    row = as_stored(StoredTable, rows.table)
    table.set_rows(row, [as_stored(StoredSeat, seat) for seat in rows.seats], [])
    table.replay([])
    if moves:
        table.playthrough.play(list(moves))
    row.ply, row.seq, row.deciding = len(moves), len(moves) + 1, table.deciding
    row.state = "over" if table.position.over else "playing"
    row.due = None
    return table
