"""Kinds of values: how a number or an array of the engine is written for people with component ids, and read again.

Situations use them for the fields of a position (fields.py) and for the arguments of its questions (frames.py). Reading
checks a value by itself; whether all values fit together is asked by `faults`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from trackside.core.arrays import mypyc_attr, packed
from trackside.core.edge.errors import Impossible, quoted

NONE: Final = -1  # stands for no thing
LARGEST: Final = 1_000_000  # the largest number in a situation: money, points, moves played
REMEMBERED: Final = 1024  # values of which a kind remembers what a view shows of them


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """How one value is written and read."""

    def write(self, value: Any) -> Any:
        raise NotImplementedError

    def read(self, given: Any) -> Any:
        """The engine's value; `Impossible` says what is wrong with the one given."""
        raise NotImplementedError

    def write_beside(self, value: Any, values: Mapping[str, Any]) -> Any:
        """The same where it depends on the other arguments of a question."""
        return self.write(value)

    def read_beside(self, given: Any, values: Mapping[str, Any]) -> Any:
        """The same where it depends on the arguments before this one."""
        return self.read(given)

    def show(self, value: Any) -> Any:
        """The same as `write` for a view, which nobody changes: it may be shared with other views."""
        return self.write(value)

    def counts(self, value: Any) -> list[int]:
        """How many of each thing a value holds; only of kinds that hold things."""
        raise NotImplementedError

    def is_nothing(self, written: Any) -> bool:
        """Whether it is what an empty table has."""
        return not written


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Kind):
    """A number within bounds; with `none`, null is NONE."""

    def __init__(self, least: int = 0, most: int = LARGEST, none: bool = False) -> None:
        self.least = least
        self.most = most
        self.none = none

    def write(self, value: Any) -> Any:
        return None if self.none and value == NONE else int(value)

    def read(self, given: Any) -> Any:
        if self.none and given is None:
            return NONE
        if type(given) is not int or not self.least <= given <= self.most:
            raise Impossible(f"{quoted(given)} is not a number from {self.least} to {self.most}")
        return given

    def is_nothing(self, written: Any) -> bool:
        return written is None if self.none else bool(written == 0)


class Seat(Number):
    """A seat; with `none`, null is nobody."""

    def __init__(self, seats: int, none: bool = False) -> None:
        super().__init__(0, seats - 1, none)

    def read(self, given: Any) -> Any:
        if type(given) is int and not self.least <= given <= self.most:
            raise Impossible(f"there is no seat {given}")
        return super().read(given)


class OneOf(Kind):
    """One of some numbers."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self.numbers = sorted(set(numbers))

    def write(self, value: Any) -> Any:
        return int(value)

    def read(self, given: Any) -> Any:
        if type(given) is not int or given not in self.numbers:
            raise Impossible(f"{quoted(given)} is not one of {', '.join(str(number) for number in self.numbers)}")
        return given


@mypyc_attr(allow_interpreted_subclasses=True)
class Flag(Kind):
    def write(self, value: Any) -> Any:
        return bool(value)

    def read(self, given: Any) -> Any:
        if type(given) is not bool:
            raise Impossible(f"{quoted(given)} is neither true nor false")
        return given


class Id(Kind):
    """A thing of the box, of which the engine knows the number; with `none`, null is NONE."""

    def __init__(self, names: Sequence[str], none: bool = False) -> None:
        self.names: list[str] = list(names)
        self.none = none
        self.number_of: dict[str, int] = {name: number for number, name in enumerate(names)}

    def write(self, value: Any) -> Any:
        return None if self.none and value == NONE else self.names[int(value)]

    def read(self, given: Any) -> Any:
        if self.none and given is None:
            return NONE
        if not isinstance(given, str) or given not in self.number_of:
            raise Impossible(f"{quoted(given)}: no such thing in the box")
        return self.number_of[given]

    def is_nothing(self, written: Any) -> bool:
        return written is None


@mypyc_attr(allow_interpreted_subclasses=True)
class Remembered(Kind):
    """A kind of which the values are numbers, and what a view shows of one is remembered: most stay for many moves."""

    def __init__(self) -> None:
        self.shown: dict[int, Any] = {}

    def show(self, value: Any) -> Any:
        number = int(value)
        found = self.shown.get(number)
        if found is None:
            if len(self.shown) >= REMEMBERED:
                self.shown.clear()
            found = self.shown[number] = self.write(number)
        return found


class Ids(Remembered):
    """A set of things of the box, of which the engine keeps the numbers as bits."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__()
        self.one = Id(names)

    def write(self, value: Any) -> Any:
        bits = int(value)
        return [name for number, name in enumerate(self.one.names) if bits >> number & 1]

    def read(self, given: Any) -> Any:
        return bits_of(self.one, given, "something")

    def counts(self, value: Any) -> list[int]:
        return [int(value) >> number & 1 for number in range(len(self.one.names))]


class Seats(Kind):
    """A set of seats, which the engine keeps as bits."""

    def __init__(self, seats: int) -> None:
        self.one = Number(0, seats - 1)

    def write(self, value: Any) -> Any:
        return [seat for seat in range(self.one.most + 1) if int(value) >> seat & 1]

    def read(self, given: Any) -> Any:
        return bits_of(self.one, given, "a seat")


@mypyc_attr(allow_interpreted_subclasses=True)
class Row(Kind):
    """Things of the box in their order, which the engine keeps as an array of numbers; with `none`, null is NONE.

    With `last_first` the engine keeps the first one last: a deck, of which the top is written first. With a `length`
    there are that many places, and those left out at the end are empty.
    """

    def __init__(
        self,
        names: Sequence[str],
        none: bool = False,
        last_first: bool = False,
        length: int = 0,
        called: str = "things",
    ) -> None:
        self.one = Id(names, none)
        self.last_first = last_first
        self.length = length
        self.called = called  # in messages

    def write(self, value: Any) -> Any:
        names = self.one.names
        found = [None if number < 0 else names[number] for number in value]
        if self.last_first:
            found.reverse()
        return found

    def read(self, given: Any) -> Any:
        numbers = [self.one.read(name) for name in members(given)]
        if self.length:
            if len(numbers) > self.length:
                raise Impossible(f"{quoted(given)}: {len(numbers)} {self.called} for {self.length} places")
            numbers += [NONE] * (self.length - len(numbers))
        if self.last_first:
            numbers.reverse()
        return packed(numbers)

    def counts(self, value: Any) -> list[int]:
        found = [0] * len(self.one.names)
        for number in value:
            if number >= 0:
                found[number] += 1
        return found


class Members(Row):
    """The same in sorted order, as the engine keeps them, whatever order is given."""

    def read(self, given: Any) -> Any:
        return packed(sorted([self.one.read(name) for name in members(given)]))


class Counts(Kind):
    """How many of each thing, which the engine keeps as an array in the order of the things."""

    def __init__(self, names: Sequence[str]) -> None:
        self.one = Id(names)

    def write(self, value: Any) -> Any:
        return {name: int(n) for name, n in zip(self.one.names, value, strict=False) if n}

    def read(self, given: Any) -> Any:
        return packed(counted(self.one, given, LARGEST))

    def counts(self, value: Any) -> list[int]:
        return [int(n) for n in value]


@mypyc_attr(allow_interpreted_subclasses=True)
class Packed(Remembered):
    """The same with the counts packed into one number, `bits` of it for each thing.

    Of each thing there are at least `least`, named or not, and at most `most`.
    """

    def __init__(self, names: Sequence[str], bits: int, least: int = 0, most: int = 0, called: str = "") -> None:
        super().__init__()
        self.one = Id(names)
        self.bits = bits
        self.mask = (1 << bits) - 1
        self.least = least
        self.most = most if most else self.mask
        self.called = called  # in messages

    def write(self, value: Any) -> Any:
        found: dict[str, int] = {}
        left = int(value)
        for name in self.one.names:
            if left & self.mask:
                found[name] = left & self.mask
            left >>= self.bits
        return found

    def read(self, given: Any) -> Any:
        counts = counted(self.one, given, self.most, self.least, self.called)
        return sum([n << self.bits * number for number, n in enumerate(counts)])

    def counts(self, value: Any) -> list[int]:
        return [int(value) >> self.bits * number & self.mask for number in range(len(self.one.names))]


def members(given: Any) -> list[Any]:
    if not isinstance(given, list):
        raise Impossible(f"{quoted(given)} is not a list")
    return given


def bits_of(one: Kind, given: Any, what: str) -> int:
    """The numbers of the members as bits; each is named once."""
    numbers = [one.read(name) for name in members(given)]
    if len(set(numbers)) != len(numbers):
        raise Impossible(f"{quoted(given)}: {what} is named twice")
    return sum([1 << number for number in numbers])


def counted(one: Id, given: Any, most: int, least: int = 0, called: str = "") -> list[int]:
    if not isinstance(given, dict):
        raise Impossible(f"{quoted(given)} is not a mapping of things to numbers")
    counts = [least] * len(one.names)
    for name, n in given.items():
        number: int = one.read(name)
        if type(n) is not int or not least <= n <= most:
            what = f" {called}" if called else ""
            raise Impossible(f"{name}: {quoted(n)}{what} is not a number from {least} to {most}")
        counts[number] = n
    return counts
