"""The shipped puzzles, and the puzzle of the day."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import lru_cache
from pathlib import Path

from trackside.puzzles.puzzle import BadPuzzle, Puzzle, read

FOLDER = Path(__file__).parent
STEP = 0.6180339887498949  # the golden ratio's: neighbouring days lie far apart in the list


@lru_cache(maxsize=1)
def collection() -> Sequence[Puzzle]:
    """All shipped puzzles, by game, easy ones first.

    >>> from trackside.puzzles import collection
    >>> collection()[0].game
    'great_western_trail'
    """
    found = [read(file) for file in sorted(FOLDER.glob("*/*.yaml"))]
    return tuple(sorted(found, key=lambda puzzle: (puzzle.game, puzzle.grade, puzzle.origin.seed, puzzle.origin.ply)))


@lru_cache(maxsize=1)
def _ids() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in collection()}


def by_id(id: str) -> Puzzle:
    """A shipped puzzle by its id; BadPuzzle if there is none.

    >>> from trackside.puzzles import by_id, collection
    >>> by_id(collection()[0].id) == collection()[0]
    True
    """
    found = _ids().get(id)
    if found is None:
        raise BadPuzzle(f"there is no puzzle {id!r}: see `trackside puzzles list`")
    return found


def of_the_day(day: date) -> Puzzle:
    """The same puzzle for everybody on that day, and another one on the next.

    >>> from datetime import date
    >>> from trackside.puzzles import of_the_day
    >>> of_the_day(date(2026, 11, 18)).id == of_the_day(date(2026, 11, 19)).id
    False
    """
    whole = collection()
    return whole[int(len(whole) * (day.toordinal() * STEP % 1.0))]
