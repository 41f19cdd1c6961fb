"""The stack of a situation: open questions by name, seat and arguments, with component ids instead of numbers.

A game declares in its `edge/frames.py` what each of its questions takes besides seat and the question beneath: the
arguments of the constructor, which are attributes of the same names. They are declared once for a game:

    {Perform: {"deed": Id(box.deed_names), "at": Number(0, 3), "optional": Flag()}, Arrive: {}}

Reading checks every argument by itself. Whether the frames fit each other and the position is asked by `faults`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from trackside.core.edge.errors import Impossible, quoted
from trackside.core.position import Position
from trackside.core.question import Question

NONE = -1  # stands for no thing


class Argument:
    """How one argument of a question is written and read."""

    def write(self, value: Any) -> Any:
        raise NotImplementedError

    def read(self, given: Any) -> Any:
        """The value for the constructor; `Impossible` says what is wrong with it."""
        raise NotImplementedError

    def write_beside(self, value: Any, values: Mapping[str, Any]) -> Any:
        """The same where it depends on the other arguments of the question."""
        return self.write(value)

    def read_beside(self, given: Any, values: Mapping[str, Any]) -> Any:
        """The same where it depends on the arguments before this one."""
        return self.read(given)


class Number(Argument):
    """A number within bounds; with `none`, null is NONE."""

    def __init__(self, least: int, most: int, none: bool = False) -> None:
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


class OneOf(Argument):
    """One of some numbers."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self.numbers = sorted(set(numbers))

    def write(self, value: Any) -> Any:
        return int(value)

    def read(self, given: Any) -> Any:
        if type(given) is not int or given not in self.numbers:
            raise Impossible(f"{quoted(given)} is not one of {', '.join(str(number) for number in self.numbers)}")
        return given


class Flag(Argument):
    def write(self, value: Any) -> Any:
        return bool(value)

    def read(self, given: Any) -> Any:
        if type(given) is not bool:
            raise Impossible(f"{quoted(given)} is neither true nor false")
        return given


class Id(Argument):
    """A thing of the box, of which the engine knows the number; with `none`, null is NONE."""

    def __init__(self, names: Sequence[str], none: bool = False) -> None:
        self.names = list(names)
        self.none = none

    def write(self, value: Any) -> Any:
        return None if self.none and value == NONE else self.names[int(value)]

    def read(self, given: Any) -> Any:
        if self.none and given is None:
            return NONE
        if not isinstance(given, str) or given not in self.names:
            raise Impossible(f"{quoted(given)}: no such thing in the box")
        return self.names.index(given)


class Ids(Argument):
    """A set of things of the box, of which the engine keeps the numbers as bits."""

    def __init__(self, names: Sequence[str]) -> None:
        self.one = Id(names)

    def write(self, value: Any) -> Any:
        return [name for number, name in enumerate(self.one.names) if int(value) >> number & 1]

    def read(self, given: Any) -> Any:
        numbers = [self.one.read(name) for name in members(given)]
        if len(set(numbers)) != len(numbers):
            raise Impossible(f"{quoted(given)}: something is named twice")
        return sum(1 << number for number in numbers)


class Seats(Argument):
    """A set of seats, which the engine keeps as bits."""

    def __init__(self, seats: int) -> None:
        self.one = Number(0, seats - 1)

    def write(self, value: Any) -> Any:
        return [seat for seat in range(self.one.most + 1) if int(value) >> seat & 1]

    def read(self, given: Any) -> Any:
        seats = [self.one.read(seat) for seat in members(given)]
        if len(set(seats)) != len(seats):
            raise Impossible(f"{quoted(given)}: a seat is named twice")
        return sum(1 << seat for seat in seats)


def members(given: Any) -> list[Any]:
    if not isinstance(given, list):
        raise Impossible(f"{quoted(given)} is not a list")
    return given


Frames = Mapping[type[Question[Any]], Mapping[str, Argument]]


def write_stack(p: Position, frames: Frames) -> list[dict[str, Any]]:
    """The open questions, bottom first: name, seat and arguments."""
    out: list[dict[str, Any]] = []
    for asked in p.frames():
        arguments = frames[type(asked)]
        values = {name: getattr(asked, name) for name in arguments}
        written = {name: argument.write_beside(values[name], values) for name, argument in arguments.items()}
        out.append({"ask": asked.name, "seat": int(asked.seat), **written})
    return out


def read_stack(frames: Frames, stack: Sequence[Mapping[str, Any]], seats: int) -> Question[Any] | None:
    """Make the questions again from their names and arguments."""
    known = {name_of(kind): kind for kind in frames}
    top: Question[Any] | None = None
    for frame in stack:
        name = frame.get("ask")
        if not isinstance(name, str) or name not in known:
            raise Impossible(f"stack: {quoted(name)} is not a question; the questions are: {', '.join(sorted(known))}")
        seat = frame.get("seat", 0)
        if type(seat) is not int or not 0 <= seat < seats:
            raise Impossible(f"stack: {name}: there is no seat {quoted(seat)}")
        top = known[name](seat, top, **read_arguments(name, frames[known[name]], frame))
    return top


def read_arguments(name: str, arguments: Mapping[str, Argument], frame: Mapping[str, Any]) -> dict[str, Any]:
    for key in frame:
        if key not in ("ask", "seat", *arguments):
            raise Impossible(
                f"stack: {name}: {quoted(key)} is not one of its arguments: {', '.join(arguments) or 'it has none'}"
            )
    found: dict[str, Any] = {}
    for key, argument in arguments.items():
        if key not in frame:
            raise Impossible(f"stack: {name}: {key} is missing")
        try:
            found[key] = argument.read_beside(frame[key], found)
        except Impossible as problem:
            raise Impossible(f"stack: {name}: {key}: {problem}") from None
    return found


def name_of(kind: type[Question[Any]]) -> str:
    """The name of the questions of a class; see Question.name."""
    return "".join(("-" if letter.isupper() and i else "") + letter.lower() for i, letter in enumerate(kind.__name__))
