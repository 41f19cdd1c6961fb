"""Puzzles as the API shows them."""

from __future__ import annotations

from collections.abc import Sequence

from trackside.locales import words
from trackside.puzzles import Puzzle
from trackside.puzzles.answer import Answer
from trackside.puzzles.puzzle import moves_of
from trackside.puzzles.words import solution, verdict
from trackside.tables.puzzle_table import opened, puzzle_table
from trackside.tables.shapes import PuzzleAnswer, PuzzleCard, TableView
from trackside.tables.state import Player
from trackside.tables.views.table_card import seat_names
from trackside.tables.views.table_view import TableViewBuilder


def puzzle_card(puzzle: Puzzle, solved: bool, language: str) -> PuzzleCard:
    say = words(language, puzzle.game)
    topic = f"topic-{puzzle.question}"
    return PuzzleCard(
        id=puzzle.id,
        game=puzzle.game,
        title=say.say("title"),
        grade=puzzle.grade,
        players=puzzle.players,
        question=say.say(topic) if say.has(topic) else "",
        solved=solved,
    )


def position_view(puzzle: Puzzle, player: Player | None, language: str, moves: Sequence[str]) -> TableView:
    """What the solver sees after some moves, with those that can follow."""
    table = puzzle_table(puzzle, player, language, moves)
    solver = table.seats[puzzle.seat].person
    return TableViewBuilder(table, [], solver, puzzle.seat, language, now=0.0).build()


def answer_view(
    puzzle: Puzzle, answer: Answer | None, player: Player | None, language: str, moves: Sequence[str]
) -> PuzzleAnswer:
    """An answer; None asks for the solution."""
    at_end = answer is None or answer.verdict != "unfinished"
    p = opened(puzzle)
    table = puzzle_table(puzzle, player, language, [])
    say = words(language, puzzle.game).seated(seat_names(table.seats, language), puzzle.seat)
    line = moves_of(puzzle.best) if at_end else []
    known = None if answer is None else answer.alternative
    return PuzzleAnswer(
        verdict="shown" if answer is None else answer.verdict,
        text=verdict(puzzle, answer, moves, p, say) if answer is not None and at_end else "",
        loss=None if known is None else known.loss,
        solution=solution(puzzle, answer, p, say) if at_end else "",
        moves=line,
        table=position_view(puzzle, player, language, moves),
        best=[position_view(puzzle, player, language, line[:end]) for end in range(len(line) + 1)] if at_end else [],
    )
