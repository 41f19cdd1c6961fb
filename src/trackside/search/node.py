"""A node of the search tree: the statistics of moves after the same earlier moves, over all sampled worlds."""

from __future__ import annotations

from trackside.core.arrays import append, i64, vec

SEATS = 8  # more than any game has: a key is move x SEATS + seat


class Node:
    """An information set: the moves seen here with their playouts, and the nodes they lead to. Worlds differ in which
    moves are legal, and, because forced moves are skipped, even in who decides; so a move is stored with its seat."""

    def __init__(self) -> None:
        self.keys: vec[i64] = vec[i64]()
        self.priors: vec[float] = vec[float]()  # weights, the best about 1; below 0: not looked at
        self.visits: vec[i64] = vec[i64]()
        self.sums: vec[float] = vec[float]()  # of the utilities to the seat of the move
        self.kids: list[Node | None] = []
        self.size: i64 = 0

    def add(self, key: i64, prior: float) -> None:
        self.keys = append(self.keys, key)
        self.priors = append(self.priors, prior)
        self.visits = append(self.visits, 0)
        self.sums = append(self.sums, 0.0)
        self.kids.append(None)
        self.size += 1
