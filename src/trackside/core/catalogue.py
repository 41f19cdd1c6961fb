"""The catalogue of a game's moves: named blocks, each declared once.

Each game has a class `Catalogue` in `rules/catalogue.py`. Its attributes are the ids of the first move of every block,
so listing moves is arithmetic, and `moves` is the whole catalogue. Ids are only for speed: records store notations.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from trackside.core.arrays import i64
from trackside.core.moves import Move

if TYPE_CHECKING:
    from trackside.core.position import Position

P = TypeVar("P", bound="Position")


class Blocks(Generic[P]):
    """Moves in the order of their ids, added block by block.

    >>> from trackside.core import Blocks, Move
    >>> blocks = Blocks()
    >>> blocks.add([Move("draw")]), blocks.add([Move("couple tender"), Move("couple hopper")])
    (0, 1)
    >>> [move.text for move in blocks.moves]
    ['draw', 'couple tender', 'couple hopper']
    """

    def __init__(self) -> None:
        self.moves: list[Move[P]] = []

    def add(self, block: Sequence[Move[P]]) -> i64:
        """Add a block at the end and return the id of its first move."""
        first: i64 = len(self.moves)
        self.moves.extend(block)
        return first
