"""Encodings: what a seat knows of a position as a row of numbers, for training agents.

An encoding is a row of cells, each a small whole number (int8). It tells what the view of the seat tells, and nothing
else; the legal moves are beside it, as a mask over the catalogue. Seats are counted from the viewer: 0 is the viewer,
1 the next seat, so that one network can play every seat. Each game has its own in `advice/encoding.py`.

Eight cells are kept in one i64, the first in the lowest byte. Then clearing, sets of bits and packed counts take one
instruction for eight cells. Every part begins with a new i64; what is left over beside it stays 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from trackside.core.arrays import filled, i64, mypyc_attr, shared, vec

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trackside.core.game import Game
    from trackside.core.position import Position
    from trackside.core.question import Question

P = TypeVar("P", bound="Position")

CELLS: Final = 8  # in one i64
LARGEST: Final = 127  # of a cell
WIDE_LARGEST: Final = 127 * 64 + 63

# What the cells of a part hold.
FLAG: Final = "flag"  # 0 or 1
NUMBER: Final = "number"
WIDE: Final = "wide"  # a number in two cells, 64 * first + second; the first is negative if the number is
ID: Final = "id"  # a thing of the box by its number from 1; 0 is none


class Part:
    """A named run of cells. `rule` is the rule of the book that makes its facts known."""

    def __init__(
        self, name: str, offset: int, shape: tuple[int, ...], holds: str, low: int, high: int, rule: str
    ) -> None:
        self.name = name
        self.offset = offset
        self.shape = shape
        self.holds = holds
        self.low = low
        self.high = high
        self.rule = rule

    def __repr__(self) -> str:
        return f"<{self.name}: {self.holds} {self.shape} at {self.offset}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(Generic[P]):
    """The parts of a game's encoding, and what writes them."""

    def __init__(self, game: Game[P], version: int) -> None:
        self.game = game
        self.version = version  # increases when a part changes its place or meaning
        self.seats: i64 = game.seats
        self.parts: list[Part] = []
        self.words: i64 = 0  # the length of a row in i64
        self.numbers: dict[type[Any], int] = {}  # of the kinds of questions
        self.asked: i64 = 0
        self.decides: i64 = 0
        self.of_seat: list[Part] = []  # parts that every seat has, from the beginning of its cells
        self.players: i64 = 0  # where the cells of the seats begin, the viewer's first
        self.player: i64 = 0  # how many i64 a seat has

    @property
    def size(self) -> int:
        """The length of a row in cells."""
        return int(self.words) * CELLS

    def add(self, name: str, holds: str, shape: tuple[int, ...], high: int, rule: str, low: int = 0) -> i64:
        """Append a part; returns the i64 at which it begins."""
        first = self.words
        cells = 2 if holds == WIDE else 1
        for length in shape:
            cells *= length
        own = (*shape, 2) if holds == WIDE else shape
        self.parts.append(Part(name, int(first) * CELLS, own, holds, low, high, rule))
        self.words += words_for(cells)
        return first

    def add_question(self, kinds: Sequence[type[Question[P]]], rule: str) -> None:
        """Append which of these kinds of questions is asked, and who decides."""
        for kind in kinds:
            self.numbers[kind] = len(self.numbers)
        self.asked = self.add("question", FLAG, (len(self.numbers),), 1, rule)
        self.decides = self.add("decides", FLAG, (int(self.seats),), 1, rule)

    def write_question(self, asked: Question[P], seat: i64, out: vec[i64], at: i64) -> None:
        put(out, at + self.asked, self.numbers[type(asked)], 1)
        out[at + self.decides] = ONE[self.from_viewer(asked.seat, seat)]

    def from_viewer(self, other: i64, seat: i64) -> i64:
        """A seat as the viewer counts them."""
        return (other - seat + self.seats) % self.seats

    def add_to_seats(self, name: str, holds: str, shape: tuple[int, ...], high: int, rule: str, low: int = 0) -> i64:
        """A part that every seat has; returns the i64 at which it begins in the cells of a seat. `add_seats` appends
        all of them."""
        first = self.player
        words = self.words
        self.words = first
        self.add(name, holds, shape, high, rule, low)
        self.player = self.words
        self.words = words
        self.of_seat.append(self.parts.pop())
        return first

    def add_seats(self) -> None:
        """Append what `add_to_seats` has named, for each seat."""
        self.players = self.words
        for seat in range(self.seats):
            for part in self.of_seat:
                name, offset = f"seat {seat}: {part.name}", int(self.words) * CELLS + part.offset
                self.parts.append(Part(name, offset, part.shape, part.holds, part.low, part.high, part.rule))
            self.words += self.player

    def write(self, p: P, seat: i64, out: vec[i64], at: i64) -> None:
        """Write what the seat knows. The row begins at i64 number `at`; all its cells are written."""
        raise NotImplementedError

    def row(self, p: P, seat: int) -> bytes:
        """The cells of one position as bytes."""
        out = shared(self.words)
        self.write(p, seat, out, 0)
        return bytes(memoryview_of(out))

    def table(self) -> list[dict[str, Any]]:
        """The parts as plain values, for documents and files."""
        return [
            {
                "name": part.name,
                "offset": part.offset,
                "shape": list(part.shape),
                "holds": part.holds,
                "range": [part.low, part.high],
                "rule": part.rule,
            }
            for part in self.parts
        ]


def memoryview_of(words: Any) -> memoryview:
    """The memory of a shared array, boxed first."""
    return memoryview(words)


def words_for(cells: int) -> int:
    return (cells + CELLS - 1) // CELLS


def clear(out: vec[i64], at: i64, n: i64) -> None:
    k: i64
    for k in range(at, at + n):
        out[k] = 0


def put(out: vec[i64], at: i64, cell: i64, x: i64) -> None:
    """Write a number from 0 to 127 into a cell, counted from the beginning of i64 `at`, that is still 0."""
    out[at + (cell >> 3)] |= x << ((cell & 7) << 3)


def add_one(out: vec[i64], at: i64, cell: i64) -> None:
    out[at + (cell >> 3)] += ONE[cell & 7]


def wide(x: i64) -> i64:
    """A number as two cells, to be shifted to an even cell."""
    return ((x >> 6) & 255) | ((x & 63) << 8)


def put_flags(out: vec[i64], at: i64, members: i64) -> None:
    """A set of numbers below 62, one cell each; takes as many i64 as its largest member needs."""
    while members != 0:
        out[at] = FLAGS[members & 255]
        members >>= 8
        at += 1


def put_numbers(out: vec[i64], at: i64, numbers: vec[i64]) -> None:
    """Numbers from 0 to 127, a cell each."""
    put_next(out, at, numbers, 0)


def put_next(out: vec[i64], at: i64, numbers: vec[i64], more: i64) -> None:
    """The same, each with something added: adding 1 makes ids from 0 into ids from 1, and -1 into none."""
    cells: i64 = 0
    shift: i64 = 0
    for x in numbers:
        cells |= (x + more) << shift
        shift += 8
        if shift == 64:
            out[at] = cells
            at += 1
            cells = 0
            shift = 0
    if shift > 0:
        out[at] = cells


def flag_words() -> vec[i64]:
    """For each set of eight: a cell with 1 for each member."""
    found = filled(0, 256)
    members: i64
    n: i64
    for members in range(256):
        cells: i64 = 0
        for n in range(8):
            cells |= ((members >> n) & 1) << (8 * n)
        found[members] = cells
    return found


def one_words() -> vec[i64]:
    found = filled(0, 8)
    n: i64
    for n in range(8):
        found[n] = FLAGS[i64(1) << n]
    return found


FLAGS: Final[vec[i64]] = flag_words()
ONE: Final[vec[i64]] = one_words()
