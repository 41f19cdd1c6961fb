"""Situations: a position from, and as, a readable mapping of box ids. Here is what all games share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from trackside.core.edge.errors import Impossible
from trackside.core.position import Position
from trackside.core.question import Question
from trackside.core.rng import Rng, stream_at

S = TypeVar("S")


class Chance(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Where the generator stands. A situation without it uses the stream of seed 0."""

    generator: str = "counter"
    key: str = "0"
    drawn: int = 0


def chance(rng: Rng) -> Chance:
    return Chance(rng.name(), rng.key_text(), int(rng.count))


def rng_of(chance: Chance) -> Rng:
    try:
        return stream_at(chance.generator, chance.key, chance.drawn)
    except ValueError as problem:
        raise Impossible(f"chance: {problem}") from None


def converted(mapping: Mapping[str, Any], type: type[S]) -> S:
    """A mapping as the game's own struct; what does not fit is refused by its key."""
    try:
        return msgspec.convert(mapping, type)
    except msgspec.ValidationError as problem:
        raise Impossible(str(problem)) from None


def stack_of(p: Position) -> list[dict[str, Any]]:
    """The open questions, bottom first: name, seat and arguments."""
    out: list[dict[str, Any]] = []
    asked: Question[Any] | None = p.asked
    while asked is not None:
        out.append({"ask": asked.name, "seat": int(asked.seat), **asked.arguments()})
        asked = asked.below
    out.reverse()
    return out


def restack(kinds: Iterable[type[Question[Any]]], stack: Sequence[Mapping[str, Any]]) -> Question[Any] | None:
    """The questions again, from their names and arguments; `kinds` are all questions of the game."""
    known = {name_of(kind): kind for kind in kinds}
    top: Question[Any] | None = None
    for frame in stack:
        arguments = dict(frame)
        name = arguments.pop("ask", None)
        if name not in known:
            raise Impossible(f"stack: {name!r} is no question; there are: {', '.join(sorted(known))}")
        try:
            top = known[name](arguments.pop("seat", 0), top, **arguments)
        except TypeError as problem:
            raise Impossible(f"stack: {name}: {problem}") from None
    return top


def name_of(kind: type[Question[Any]]) -> str:
    """The name a question of this class answers to; see Question.name."""
    return "".join(("-" if letter.isupper() and i else "") + letter.lower() for i, letter in enumerate(kind.__name__))


def index(of: Sequence[str], name: str, what: str = "") -> int:
    """The number of a thing of the box."""
    if name not in of:
        raise Impossible(f"{what + ': ' if what else ''}{name}: no such thing in the box")
    return list(of).index(name)


def spend(rest: Counter[str], used: Mapping[str, int] | Iterable[str]) -> None:
    """Take things out of what the box still holds; too many of one are refused by name."""
    counts = used if isinstance(used, Mapping) else Counter(used)
    for name, n in counts.items():
        if name not in rest:
            raise Impossible(f"{name}: no such thing in the box")
        if n < 0 or rest[name] < n:
            raise Impossible(f"{name}: {n} of it, but only {rest[name]} left in the box")
        rest[name] -= n
