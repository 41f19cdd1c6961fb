"""Plays out several moves in the same sampled worlds, so that the comparison is fair."""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import i64, mypyc_attr
from trackside.core.game import Game
from trackside.core.position import Position
from trackside.core.rng import Rng, word
from trackside.search.budget import NEVER, now
from trackside.search.playouts import Playouts
from trackside.search.settings import Settings


def stream_of_world(key: i64, number: i64) -> Rng:
    """The random stream of world `number` of a decision: the same in every process."""
    return Rng(((word(key, 2 * number) & 0x7FFFFFFF) << 32) | word(key, 2 * number + 1))


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds:
    """The worlds of one decision. A subclass may play them elsewhere: see `bots/parallel_search.py`."""

    def __init__(self, game: Game[Any], settings: Settings, root: Position, key: i64) -> None:
        self.game = game
        self.root = root
        self.seat: i64 = root.seat
        self.key = key
        self.playouts = Playouts(game, settings)
        self.playouts.judge.set_par(root)

    def play(self, ids: list[int], first: int, count: int, until: float, depth: int) -> list[list[float]]:
        """For each world from number `first` on, what each move comes to for the deciding seat, in playouts `depth`
        times as long as the settings say.

        It ends after `count` worlds, or at the time `until`, but not before one world is played: of that world the
        moves that time did not suffice for may be missing, though never the first two.
        """
        rows: list[list[float]] = []
        moves = self.game.moves
        seat = self.seat
        number: i64 = first
        end: i64 = number + count
        timed = until < NEVER
        self.playouts.depth = depth
        while number < end:
            stream = stream_of_world(self.key, number)
            world = self.root.copy()
            world.resample(seat, stream)
            self.playouts.policy.look_at(world)
            row: list[float] = []
            for id in ids:
                if timed and len(row) > 1 and now() >= until:
                    break
                p = world.copy()
                p.carry_out(moves[id])
                self.playouts.finish(p, stream.copy())
                row.append(self.playouts.judge.utilities[seat])
            if len(row) == len(ids) or number == first:
                rows.append(row)
            number += 1
            if timed and now() >= until:
                break
        return rows
