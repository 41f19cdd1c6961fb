"""The stack of a situation: open questions by name, seat and arguments, with component ids instead of numbers.

A game declares in its `edge/frames.py` what each of its questions takes besides seat and the question beneath: the
arguments of the constructor, which are attributes of the same names. They are declared once for a game:

    {Perform: {"deed": Id(box.deed_names), "at": Number(0, 3), "optional": Flag()}, Arrive: {}}

Reading checks every argument by itself. Whether the frames fit each other and the position is asked by `faults`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from trackside.core.edge.errors import Impossible, quoted
from trackside.core.edge.kinds import Kind
from trackside.core.position import Position
from trackside.core.question import Question

Frames = Mapping[type[Question[Any]], Mapping[str, Kind]]


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


def read_arguments(name: str, arguments: Mapping[str, Kind], frame: Mapping[str, Any]) -> dict[str, Any]:
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
