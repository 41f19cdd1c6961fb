"""An answer to a puzzle: right, wrong, or not finished yet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from trackside.core.moves import IllegalMove
from trackside.core.position import Position
from trackside.puzzles.lines import begins, position_after
from trackside.puzzles.puzzle import Alternative, Puzzle, moves_of

Verdict = Literal["right", "wrong", "unfinished"]


class Answer(msgspec.Struct, frozen=True):
    """What moves are as an answer. `alternative` is what they are known to lose, if they were compared.

    >>> from trackside.puzzles import collection, judge
    >>> puzzle = collection()[0]
    >>> judge(puzzle, puzzle.best.split("; ")).verdict
    'right'
    """

    verdict: Verdict
    alternative: Alternative | None = None


def judge(puzzle: Puzzle, moves: Sequence[str], at: Position | None = None) -> Answer:
    """Moves that the solver played; IllegalMove or BadNotation if they cannot be. `at` is the puzzle's position.

    It does not depend on anything that is hidden from the solver, as long as only the last move reveals something.

    >>> from trackside.puzzles import collection, judge
    >>> puzzle = collection()[0]
    >>> judge(puzzle, puzzle.lead.line.split("; ")).alternative == puzzle.lead
    True
    """
    p = puzzle.position() if at is None else at
    end = position_after(p, moves)
    accepted = [moves_of(line) for line in puzzle.solution]
    if any(begins(line, moves) for line in accepted):
        return Answer("right")
    others = [moves_of(each.line) for each in puzzle.alternatives]
    known = [*accepted, moves_of(puzzle.best), *others]
    if any(begins(moves, line) and len(line) > len(moves) for line in known) and not end.over and end.seat == p.seat:
        return Answer("unfinished")
    place = end.situation()
    if any(leads_to(p, line, place) for line in accepted):
        return Answer("right")
    for alternative, line in zip(puzzle.alternatives, others, strict=True):
        if begins(line, moves) or leads_to(p, line, place):
            return Answer("wrong", alternative)
    return Answer("wrong")


def leads_to(p: Position, line: Sequence[str], place: object) -> bool:
    """Whether a line ends in this situation."""
    try:
        return position_after(p, line).situation() == place
    except IllegalMove:
        return False
