"""Candidates: the moves that a search compares, and what was found out about them."""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import i64
from trackside.core.moves import Move


class Candidate:
    """A move, how good it looked, and the sum of what its playouts came to.

    >>> from trackside.core import Move
    >>> from trackside.search import Candidate
    >>> candidate = Candidate(Move("draw"), rating=1.5)
    >>> candidate.visits, candidate.sum = 4, 3.0
    >>> candidate.mean()
    0.75
    """

    def __init__(self, move: Move[Any], rating: float) -> None:
        self.move = move
        self.rating = rating  # by the game's hints, in points
        self.prior: float = 0.0  # what the rating counts, like so many playouts
        self.sum: float = 0.0  # of utilities to the deciding seat
        self.visits: i64 = 0

    def mean(self) -> float:
        """The mean utility of the playouts: about the chance to win."""
        return self.sum / float(self.visits) if self.visits > 0 else 0.0


class Decision:
    """What came of a search: all candidates, the chosen one first, then the others from best to worst.

    >>> from trackside.core import Move
    >>> from trackside.search import Candidate, Decision
    >>> Decision(0, [Candidate(Move("draw"), 1.5), Candidate(Move("pass"), 0.0)], playouts=20).move.text
    'draw'
    """

    def __init__(self, seat: i64, candidates: list[Candidate], playouts: i64) -> None:
        self.seat = seat
        self.candidates = candidates
        self.playouts = playouts

    @property
    def move(self) -> Move[Any]:
        """The chosen move."""
        return self.candidates[0].move
