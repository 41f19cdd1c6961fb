"""Ratings of the legal moves in all lanes of a batch, as arrays."""

from __future__ import annotations

from trackside.core.arrays import i64, shared, shared_floats, vec
from trackside.core.game_batch import GameBatch
from trackside.core.opponents import Rater, moves_of
from trackside.core.rng import Rng, key_of


class BatchRatings:
    """After `rate`: for each lane the number of its legal moves, for all these the ids, and for each a rating by each
    rater. Lanes with one legal move are not rated; their ratings are 0.

    They are made in worlds sampled for the deciding seat, from a generator of their own.
    """

    def __init__(self, batch: GameBatch, raters: list[Rater], seed: int) -> None:
        self.batch = batch
        self.raters = raters
        self.rng = Rng(key_of(seed))
        self.counts: vec[i64] = shared(batch.n)
        self.ids: vec[i64] = shared(0)
        self.ratings: vec[float] = shared_floats(0)

    def rate(self) -> None:
        """New arrays of ids and ratings; those of the counts are filled again."""
        batch = self.batch
        total: i64 = 0
        lane: i64
        for lane in range(batch.n):
            self.counts[lane] = batch.menus[lane].count
            total += batch.menus[lane].count
        raters: i64 = len(self.raters)
        ids: vec[i64] = shared(total)
        ratings: vec[float] = shared_floats(total * raters)
        at: i64 = 0
        i: i64
        column: i64
        for lane in range(batch.n):
            menu = batch.menus[lane]
            for i in range(menu.count):
                ids[at + i] = menu.ids[i]
            if menu.count > 1:
                p = batch.positions[lane]
                world = p.copy()
                world.resample(p.seat, self.rng)
                moves = moves_of(p, menu)
                for column in range(raters):
                    rated = self.raters[column].rate(world, menu, moves)
                    for i in range(menu.count):
                        ratings[(at + i) * raters + column] = rated[i]
            at += menu.count
        self.ids = ids
        self.ratings = ratings
