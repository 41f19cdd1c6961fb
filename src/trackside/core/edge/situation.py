"""Situations: positions as readable mappings of component ids. This is what all games share."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, TypeVar

import msgspec

from trackside.core.edge.errors import Impossible, quoted
from trackside.core.edge.fields import Fields, Given
from trackside.core.edge.frames import Frames, write_stack
from trackside.core.edge.kinds import LARGEST
from trackside.core.position import Position
from trackside.core.rng import COUNTER, GENERATORS, SHA256, Rng, stream_at

S = TypeVar("S")
WORDS = 2**31  # of a stream; no number anywhere in a situation reaches it
Count = Annotated[int, msgspec.Meta(ge=0, le=LARGEST)]


class Chance(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The state of the generator. A situation without it uses the stream of seed 0."""

    generator: str = "counter"
    key: str = "0"
    drawn: Annotated[int, msgspec.Meta(ge=0, lt=WORDS)] = 0


def chance(rng: Rng) -> Chance:
    return Chance(rng.name(), rng.key_text(), int(rng.count))


def rng_of(chance: Chance) -> Rng:
    """The generator at its state. A key is a number below 2**63; that of `sha256` is 32 bytes as hexadecimal digits."""
    if chance.generator not in GENERATORS:
        raise Impossible(f"chance: generator: {quoted(chance.generator)} is not one of {', '.join(GENERATORS)}")
    key = chance.key
    if chance.generator == COUNTER and not (re.fullmatch("0|[1-9][0-9]{0,18}", key) and int(key) < 2**63):
        raise Impossible(f"chance: key: {quoted(key)} is not a number below 2**63")
    if chance.generator == SHA256 and not re.fullmatch("[0-9a-f]{64}", key):
        raise Impossible(f"chance: key: {quoted(key)} is not 64 hexadecimal digits")
    return stream_at(chance.generator, chance.key, chance.drawn)


def converted(mapping: Mapping[str, Any], type: type[S], where: str = "") -> S:
    """A mapping as the game's own struct; `Impossible` names the key that does not fit."""
    check_numbers(mapping, "")
    try:
        return msgspec.convert(mapping, type)
    except msgspec.ValidationError as problem:
        raise Impossible(f"{where}{problem}") from None


def check_numbers(thing: object, what: str) -> None:
    """Refuse numbers that do not fit into a machine word, with which the engine counts."""
    if isinstance(thing, int) and abs(thing) >= WORDS:
        raise Impossible(f"{what}: {quoted(thing)} is too large")
    if isinstance(thing, Mapping):
        for key, value in thing.items():
            check_numbers(value, f"{what}.{key}" if what else str(key))
    elif isinstance(thing, list | tuple):
        for number, value in enumerate(thing):
            check_numbers(value, f"{what}[{number}]")


class Shared(msgspec.Struct):
    """What all games write and read beside their fields. A game adds what needs more than one attribute."""

    seats: list[Any] = []  # those left out at the end are as after set-up
    stack: list[dict[str, Any]] | None = None  # left out: the start of the turn of `to_move`
    chance: Chance = Chance()


def told_of(p: Position, table: Fields, frames: Frames, seats: list[dict[str, Any]], **others: Any) -> dict[str, Any]:
    """The complete state as a mapping."""
    made = msgspec.to_builtins(chance(p.rng))
    return table.situation(p, {"seats": seats, "stack": write_stack(p, frames), "chance": made, **others})


def given_seats(told: Shared, fields: Fields, seats: int) -> list[Given]:
    """What is said of each seat."""
    if len(told.seats) > seats:
        raise Impossible(f"seats: {len(told.seats)} of them in a game for {seats}")
    every = [*told.seats, *({} for _ in range(seats - len(told.seats)))]
    return [Given(fields, given, f"seat {seat}: ") for seat, given in enumerate(every)]


def index(of: Sequence[str], name: str, what: str = "") -> int:
    """The number of a component."""
    if name not in of:
        raise Impossible(f"{what + ': ' if what else ''}{name}: no such thing in the box")
    return list(of).index(name)


def check_seat(seat: int, seats: int, what: str) -> None:
    if not 0 <= seat < seats:
        raise Impossible(f"{what}: there is no seat {seat}")


def different(of: Sequence[str], names: Iterable[str], what: str) -> list[int]:
    """The numbers of components, each named at most once."""
    numbers: list[int] = []
    for name in names:
        numbers.append(index(of, name, what))
        if numbers.count(numbers[-1]) > 1:
            raise Impossible(f"{what}: {name}: named twice")
    return numbers


def spend(rest: Counter[str], used: Mapping[str, int] | Iterable[str]) -> None:
    """Take components out of those left in the box; `Impossible` names one of which there are not enough."""
    counts = used if isinstance(used, Mapping) else Counter(used)
    for name, n in counts.items():
        if name not in rest:
            raise Impossible(f"{name}: no such thing in the box")
        if n < 0 or rest[name] < n:
            raise Impossible(f"{name}: {n} of it, but only {rest[name]} left in the box")
        rest[name] -= n
