"""Puzzles: positions with one clearly best decision. The shipped ones are `<game>/<id>.yaml`.

docs/puzzles.md explains how they are found, checked and graded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from trackside.exports import lazy

if TYPE_CHECKING:
    from trackside.puzzles.answer import Answer, judge
    from trackside.puzzles.make import Maker
    from trackside.puzzles.puzzle import Alternative, BadPuzzle, Puzzle
    from trackside.puzzles.shipped import by_id, collection, of_the_day
    from trackside.puzzles.verify import check

__all__ = [
    "Alternative",
    "Answer",
    "BadPuzzle",
    "Maker",
    "Puzzle",
    "by_id",
    "check",
    "collection",
    "judge",
    "of_the_day",
]

__getattr__ = lazy(
    __name__,
    {
        "Alternative": "puzzle",
        "Answer": "answer",
        "BadPuzzle": "puzzle",
        "Maker": "make",
        "Puzzle": "puzzle",
        "by_id": "shipped",
        "check": "verify",
        "collection": "shipped",
        "judge": "answer",
        "of_the_day": "shipped",
    },
)
