"""The table of a puzzle: it exists only in memory, for one request, and is the same for everybody."""

from __future__ import annotations

from collections.abc import Sequence

from trackside.core.position import Position
from trackside.core.rng import Rng
from trackside.locales import words
from trackside.puzzles import Puzzle
from trackside.tables import new_table
from trackside.tables.journal_cache import JournalCache
from trackside.tables.state import Fresh, Player
from trackside.tables.table import Table

WORLD = 1  # key of the one world that is shown to all


def opened(puzzle: Puzzle, key: int = WORLD) -> Position:
    """The position with everything dealt anew that the solver cannot know: the file must not tell it."""
    p = puzzle.position()
    p.resample(puzzle.seat, Rng(key))
    return p


def puzzle_table(puzzle: Puzzle, player: Player | None, language: str, moves: Sequence[str]) -> Table:
    """The table after some moves of the solver; IllegalMove or BadNotation if they cannot be."""
    solver = player or Player(id="", name=words(language, "server").say("puzzle-solver"))
    made = new_table.from_puzzle(solver, puzzle, opened(puzzle), Fresh(id=puzzle.id, code="", seed=0, salt="", now=0.0))
    table = Table(puzzle.id, JournalCache())
    table.set_rows(made.state, made.seats, [])
    table.replay([])
    if moves:
        table.playthrough.play(list(moves))
    state = made.state
    state.ply, state.seq, state.deciding = len(moves), len(moves) + 1, table.deciding
    state.state = "over" if table.position.over else "playing"
    return table
