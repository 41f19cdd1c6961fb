"""Checks that a puzzle is still valid: its situation, its solution, and what the search says now."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from trackside.analysis.moves import Examiner
from trackside.core.edge.errors import TracksideError
from trackside.core.game import Game
from trackside.core.rng import Rng, key_of
from trackside.puzzles.answer import judge
from trackside.puzzles.compare import Comparison, Gap
from trackside.puzzles.find import ERRORS, MARGIN, question_name
from trackside.puzzles.grade import grade, missed
from trackside.puzzles.lines import position_after
from trackside.puzzles.puzzle import GRADES, BadPuzzle, Puzzle, moves_of
from trackside.puzzles.settings import effort

LIGHT = 0.1  # of the worlds of a verdict
LIGHT_ERRORS = 1.0  # the solution may be so many standard errors short of the margin when few worlds are played


def check(puzzle: Puzzle, thorough: bool = False) -> None:
    """Raises BadPuzzle if the puzzle is not valid. A light check plays in few worlds; a thorough one repeats the
    verdict in other worlds and asks the weaker bots again.

    >>> from trackside.puzzles import check, collection
    >>> check(collection()[0])
    """
    check_text(puzzle)
    check_search(puzzle, thorough)
    if thorough and grade(missed(puzzle)) != puzzle.grade:
        raise BadPuzzle(f"{puzzle.id}: its grade is {grade(missed(puzzle))} now, not {puzzle.grade}")


def check_text(puzzle: Puzzle) -> None:
    """What can be checked without playing on: the position, the lines, the grade."""
    try:
        p = puzzle.position()
        if (int(p.seat), question_name(p)) != (puzzle.seat, puzzle.question):
            raise BadPuzzle(f"{puzzle.id}: seat {p.seat} is asked {question_name(p)}")
        for line in [*puzzle.solution, puzzle.best, *(each.line for each in puzzle.alternatives)]:
            position_after(p, moves_of(line))
        if judge(puzzle, moves_of(puzzle.best), p).verdict != "right":
            raise BadPuzzle(f"{puzzle.id}: its best line is not accepted")
        for each in puzzle.alternatives:
            if judge(puzzle, moves_of(each.line), p).verdict == "right":
                raise BadPuzzle(f"{puzzle.id}: {each.line} is accepted, but it loses {each.loss}")
    except BadPuzzle:
        raise
    except TracksideError as problem:
        raise BadPuzzle(f"{puzzle.id}: {problem}") from None
    if puzzle.grade not in GRADES or not puzzle.alternatives:
        raise BadPuzzle(f"{puzzle.id}: it needs a grade from 1 to 4, and alternatives")


def check_search(puzzle: Puzzle, thorough: bool) -> None:
    """Play out the solution and the best alternative in worlds that the verdict did not use."""
    p = puzzle.position()
    lines = [tuple(moves_of(puzzle.best)), tuple(moves_of(puzzle.lead.line))]
    its = examiner(p.game)
    comparison = Comparison(its, p, lines, Rng(key_of(puzzle.origin.seed), 1).branch().key, int(its.playouts.depth))
    worlds = effort(puzzle.game).worlds
    comparison.play(comparison.tallies, worlds if thorough else max(int(LIGHT * worlds), 6))
    gap = Gap(*comparison.tallies)
    enough = gap.clear(0.8 * MARGIN, ERRORS) if thorough else gap.mean + LIGHT_ERRORS * gap.error >= MARGIN / 2
    if not enough:
        told = f"{gap.mean:.3f} ± {gap.error:.3f}"
        raise BadPuzzle(f"{puzzle.id}: {puzzle.best} is ahead of {puzzle.lead.line} by {told} of the chance only")


@lru_cache(maxsize=8)
def examiner(game: Game[Any]) -> Examiner:
    return Examiner(game)
