"""Grades a puzzle by how many of some weaker bots miss it."""

from __future__ import annotations

from trackside.bots import Sight, make
from trackside.core.position import Position
from trackside.puzzles.answer import judge
from trackside.puzzles.puzzle import Puzzle

# The bots and their numbers of seeds. None of them plays at random.
PANEL = (("calm", 6), ("greedy", 2), ("sharp:20p", 3), ("search:24p", 3), ("search:80p", 2))
ASKED = sum(seeds for _, seeds in PANEL)
BOUNDS = (0.3, 0.55, 0.8)  # shares of bots that miss it, up to which a puzzle has grade 1, 2, 3
LONGEST = 12  # moves of an answer


def missed(puzzle: Puzzle) -> int:
    """How many of the ASKED bots give a wrong answer."""
    p = puzzle.position()
    return sum(answers_wrong(puzzle, p, name, seed) for name, seeds in PANEL for seed in range(seeds))


def answers_wrong(puzzle: Puzzle, p: Position, name: str, seed: int) -> bool:
    """Whether a bot, which plays move by move, leaves the solution."""
    bot = make(name, seed)
    at = p.copy()
    played: list[str] = []
    while len(played) < LONGEST:
        move = bot.choose(Sight(at))
        at.carry_out(move)
        played.append(move.text)
        verdict = judge(puzzle, played, p).verdict
        if verdict != "unfinished":
            return verdict == "wrong"
    return True


def grade(missed: int) -> int:
    """From 1, which nearly all solve, to 4.

    >>> from trackside.puzzles.grade import grade
    >>> [grade(count) for count in (1, 6, 10, 16)]
    [1, 2, 3, 4]
    """
    return 1 + sum(1 for bound in BOUNDS if missed > bound * ASKED)
