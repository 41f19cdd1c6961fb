"""A network that values the moves of a seat: two layers of rectified linear units, an output for each word.

The value of a move is the value of the position plus those of the words in its notation: for `claim R red red wild`, of
claiming, of the route R, of two red and of one wild. So every claim teaches about other claims, and the network stays
small. Values range from -1 to 1: how far the seat is expected to be ahead at the end.
"""

from __future__ import annotations

from typing import Any, Final

from trackside.core.arrays import append, filled, i64, shared, shared_floats, vec
from trackside.core.encoding import Encoding
from trackside.core.game import Game
from trackside.core.moves import Menu, Move
from trackside.core.position import Position
from trackside.core.rng import Rng
from trackside.search.policy import Policy

POSITION: Final = ""  # the word of the position itself, the first


class Network:
    """Rates the legal moves of a seat, and values its position from -1 to 1. The weights never change, so they can be
    shared."""

    def __init__(self, game: Game[Any], unit: float) -> None:
        self.game = game
        self.unit = unit  # points of lead that a value of 1 stands for, by the slope of the values in their middle
        self.inputs: Encoding[Any] = inputs(game)

    def rate_ids(self, p: Position, ids: vec[i64], count: i64) -> vec[float]:
        """The values of the first moves of a menu for the deciding seat."""
        raise NotImplementedError

    def value(self, p: Position, seat: i64) -> float:
        """The value of a position for a seat."""
        raise NotImplementedError

    def rate(self, p: Position, moves: list[Move[Any]]) -> list[float]:
        """The values of moves for the deciding seat."""
        ids = vec[i64](capacity=len(moves))
        for move in moves:
            ids = append(ids, move.id)
        rated: list[float] = []
        for value in self.rate_ids(p, ids, len(moves)):
            rated.append(value)
        return rated

    def points(self, p: Position, moves: list[Move[Any]]) -> list[float]:
        """The same in points of lead, as hints are."""
        return [self.unit * value for value in self.rate(p, moves)]


class WordNetwork(Network):
    """Values moves by the words in their notations: see `edge/network_file.py`, format 1."""

    def __init__(self, game: Game[Any], sizes: list[int], words: list[str], unit: float, numbers: list[float]) -> None:
        super().__init__(game, unit)
        cells, first, second = sizes
        if cells != self.inputs.size:
            raise ValueError(f"the network reads {cells} cells, and the game writes {self.inputs.size}")
        self.width: i64 = first
        self.second_width: i64 = second
        at = 0
        ends: list[int] = []
        for count in (cells * first, first, first * second, second, len(words) * second, len(words)):
            at += count
            ends.append(at)
        if at != len(numbers):
            raise ValueError(f"the network needs {at} numbers, and there are {len(numbers)}")
        self.first: vec[float] = floats(numbers[: ends[0]])  # a row for each cell
        self.first_bias: vec[float] = floats(numbers[ends[0] : ends[1]])
        self.second: vec[float] = floats(numbers[ends[1] : ends[2]])  # a row for each of the first layer
        self.second_bias: vec[float] = floats(numbers[ends[2] : ends[3]])
        self.last: vec[float] = floats(numbers[ends[3] : ends[4]])  # a row for each word
        self.last_bias: vec[float] = floats(numbers[ends[4] :])
        number: dict[str, int] = {}
        for word in words:
            number[word] = len(number)
        self.words: list[vec[i64]] = []  # of each move; what the network has never met counts nothing
        for move in game.moves:
            own = vec[i64]()
            for word in words_of(move.text):
                if word in number:
                    own = append(own, i64(number[word]))
            self.words.append(own)

    def rate_ids(self, p: Position, ids: vec[i64], count: i64) -> vec[float]:
        hidden = self.hidden(p, p.seat)
        known = filled(0, len(self.last_bias))
        values = shared_floats(len(self.last_bias))
        base = self.word(hidden, 0)
        rated = vec[float](capacity=count)
        i: i64
        for i in range(count):
            value = base
            for word in self.words[ids[i]]:
                if known[word] == 0:
                    known[word] = 1
                    values[word] = self.word(hidden, word)
                value += values[word]
            rated = append(rated, value)
        return rated

    def value(self, p: Position, seat: i64) -> float:
        return self.word(self.hidden(p, seat), 0)

    def word(self, hidden: vec[float], word: i64) -> float:
        row = self.last
        value = self.last_bias[word]
        at = word * self.second_width
        j: i64
        for j in range(self.second_width):
            value += hidden[j] * row[at + j]
        return value

    def hidden(self, p: Position, seat: i64) -> vec[float]:
        """The second layer. Most cells are 0, and so are many of the first layer; these cost nothing."""
        cells = shared(self.inputs.words)
        self.inputs.write(p, seat, cells, 0)
        width = self.width
        rows = self.first
        sums = self.first_bias[:]
        k: i64
        j: i64
        for k in range(len(cells)):
            rest = cells[k]
            at = 8 * k * width
            while rest != 0:
                cell = rest & 255
                if cell != 0:
                    x = float(cell if cell < 128 else cell - 256)
                    for j in range(width):
                        sums[j] += x * rows[at + j]
                rest = (rest >> 8) & 0x00FFFFFFFFFFFFFF
                at += width
        return self.second_layer(sums)

    def second_layer(self, sums: vec[float]) -> vec[float]:
        width = self.second_width
        rows = self.second
        out = self.second_bias[:]
        k: i64
        j: i64
        at: i64 = 0
        for k in range(self.width):
            x = sums[k]
            if x > 0.0:
                for j in range(width):
                    out[j] += x * rows[at + j]
            at += width
        for j in range(width):
            if out[j] < 0.0:
                out[j] = 0.0
        return out


class NetworkPolicy(Policy):
    """Plays what a network values most."""

    def __init__(self, network: Network) -> None:
        self.network = network

    def choose(self, p: Position, menu: Menu, rng: Rng) -> i64:
        rated = self.network.rate_ids(p, menu.ids, menu.count)
        best: i64 = 0
        i: i64
        for i in range(1, menu.count):
            if rated[i] > rated[best]:
                best = i
        return menu.ids[best]


def inputs(game: Game[Any]) -> Encoding[Any]:
    """The inputs of this game's network: its own, or else the encoding."""
    return game.adapter.inputs()


def words_of(text: str) -> list[str]:
    """The words of a move: its verb, its length, its names with their counts, its numbers with their positions.

    >>> words_of("claim a__b__grey red red wild")
    ['claim', 'claim/5', 'claim a__b__grey', 'claim red*2', 'claim wild']
    >>> words_of("take 2 wild")
    ['take', 'take/3', 'take 1:2', 'take wild']
    """
    parts = text.split()
    verb = parts[0]
    found = [verb, f"{verb}/{len(parts)}"]
    for place in range(1, len(parts)):
        part = parts[place]
        if part.isdigit():
            found.append(f"{verb} {place}:{part}")
        elif part not in parts[1:place]:
            times = parts.count(part)
            found.append(f"{verb} {part}" if times == 1 else f"{verb} {part}*{times}")
    return found


def vocabulary(game: Game[Any]) -> list[str]:
    """All words of the catalogue, in its order, after the word of the position."""
    found: dict[str, None] = {POSITION: None}
    for move in game.moves:
        for word in words_of(move.text):
            found[word] = None
    return list(found)


def floats(numbers: list[float]) -> vec[float]:
    found = vec[float](capacity=len(numbers))
    for x in numbers:
        found = append(found, x)
    return found
