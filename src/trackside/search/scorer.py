"""A network that scores legal moves from what a seat knows and from how good the moves look by simpler ratings.

    score(position, move) = h . vector(move) + bias(move) + sum over raters of scale(h) * rating(move)

h is the second of two layers of rectified linear units; the ids of components among the cells count as flags. The
vector of a move is the sum of one of its own and those of the words of its notation; the file has the sums. A scale is
linear in h. Before training the vectors are 0, so the network begins as its raters.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final

from trackside.core.arrays import filled, i64, shared, shared_floats, vec
from trackside.core.game import Game
from trackside.core.moves import Menu
from trackside.core.opponents import Rater, moves_of
from trackside.core.position import Position
from trackside.search.network import Network, floats

IDS: Final = 128  # numbers that a cell can hold as an id
OUT: Final = -1.0e6  # score of a move that is not looked at


class Scorer(Network):
    def __init__(
        self,
        game: Game[Any],
        unit: float,
        raters: list[Rater],
        sizes: list[int],
        flags: list[list[int]],
        span: float,
        most: int,
        parts: list[list[float]],
    ) -> None:
        """`flags` are cells with ids, in the order of their rows. `parts` are the numbers by layer: cells, bias, flags,
        second layer, bias, moves, bias, scales, bias, value, bias. Ratings are points below the best, at most `span`;
        only the `most` moves that the first rater rates best are scored, 0 for all."""
        super().__init__(game, unit)
        cells, first, second = sizes
        if cells != self.inputs.size:
            raise ValueError(f"the network reads {cells} cells, and the game writes {self.inputs.size}")
        moves = len(game.moves)
        wanted = [
            cells * first,
            first,
            len(flags) * first,
            first * second,
            second,
            moves * second,
            moves,
            len(raters) * second,
            len(raters),
            second,
            1,
        ]
        for count, numbers in zip(wanted, parts, strict=True):
            if count != len(numbers):
                raise ValueError(f"the network needs {count} numbers, and there are {len(numbers)}")
        self.raters = raters
        self.span = span
        self.most: i64 = most
        self.width: i64 = first
        self.second_width: i64 = second
        self.cells: vec[float] = floats(parts[0])
        self.cells_bias: vec[float] = floats(parts[1])
        self.flags: vec[float] = floats(parts[2])
        self.second: vec[float] = floats(parts[3])
        self.second_bias: vec[float] = floats(parts[4])
        self.moves: vec[float] = floats(parts[5])
        self.moves_bias: vec[float] = floats(parts[6])
        self.scales: vec[float] = floats(parts[7])
        self.scales_bias: vec[float] = floats(parts[8])
        self.last: vec[float] = floats(parts[9])
        self.last_bias: float = parts[10][0]
        self.holds_id: vec[i64] = filled(0, cells)
        self.rows: vec[i64] = filled(-1, cells * IDS)  # of the flag of each id in each cell
        for row, (cell, id) in enumerate(flags):
            self.holds_id[cell] = 1
            self.rows[cell * IDS + id] = row

    def ignore(self, cells: list[int]) -> None:
        """Cells with ids that have no flags at all."""
        for cell in cells:
            self.holds_id[cell] = 1

    def rate_ids(self, p: Position, ids: vec[i64], count: i64) -> vec[float]:
        hidden = self.hidden(p, p.seat)
        menu = Menu()
        i: i64
        k: i64
        j: i64
        for i in range(count):
            menu.add(ids[i])
        moves = moves_of(p, menu)
        scores = shared_floats(count)
        raters: i64 = len(self.raters)
        for k in range(raters):
            rated = self.raters[k].rate(p, menu, moves)
            top = rated[0]
            for rating in rated:
                top = max(top, rating)
            if k == 0 and 0 < self.most < count:
                least = sorted(rated, reverse=True)[self.most - 1]
                for i in range(count):
                    if rated[i] < least:
                        scores[i] = OUT
            scale = self.dot(hidden, self.scales, k * self.second_width) + self.scales_bias[k]
            for i in range(count):
                scores[i] += scale * max(rated[i] - top, -self.span)
        width = self.second_width
        vectors = self.moves
        for i in range(count):
            if scores[i] > 0.5 * OUT:
                at = ids[i] * width
                value = self.moves_bias[ids[i]]
                for j in range(width):
                    value += hidden[j] * vectors[at + j]
                scores[i] += value
        return scores

    def value(self, p: Position, seat: i64) -> float:
        x = self.dot(self.hidden(p, seat), self.last, 0) + self.last_bias
        return 1.0 - 2.0 / (1.0 + exp(2.0 * min(max(x, -20.0), 20.0)))

    def dot(self, hidden: vec[float], rows: vec[float], at: i64) -> float:
        sum = 0.0
        j: i64
        for j in range(self.second_width):
            sum += hidden[j] * rows[at + j]
        return sum

    def hidden(self, p: Position, seat: i64) -> vec[float]:
        """The second layer."""
        words = shared(self.inputs.words)
        self.inputs.write(p, seat, words, 0)
        width = self.width
        rows = self.cells
        sums = self.cells_bias[:]
        k: i64
        j: i64
        for k in range(len(words)):
            rest = words[k]
            cell = 8 * k
            while rest != 0:
                number = rest & 255
                if number != 0:
                    if self.holds_id[cell] != 0:
                        row = self.rows[cell * IDS + number] if number < IDS else i64(-1)
                        if row >= 0:
                            at = row * width
                            for j in range(width):
                                sums[j] += self.flags[at + j]
                    else:
                        x = float(number if number < 128 else number - 256)
                        at = cell * width
                        for j in range(width):
                            sums[j] += x * rows[at + j]
                rest = (rest >> 8) & 0x00FFFFFFFFFFFFFF
                cell += 1
        out = self.second_bias[:]
        second_rows = self.second
        at = 0
        for k in range(width):
            x = sums[k]
            if x > 0.0:
                for j in range(self.second_width):
                    out[j] += x * second_rows[at + j]
            at += self.second_width
        for j in range(self.second_width):
            if out[j] < 0.0:
                out[j] = 0.0
        return out
