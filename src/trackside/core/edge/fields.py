"""Fields: what each attribute of a position means, declared once in `edge/fields.py` of a game.

    Field("discard", Packed(cards, 8), pool="cards")            # an attribute, a key of situations and views, a pool
    Field("old", Packed(cards, 8), key="before_reshuffle", seen=HIDDEN)
    Field("hand", Counts(cards), seen=OWN, pool="cards", left_out=DEALT, rest="rest")

From this follow how the field is written into a situation and read from one, whether a view shows it, and in which pool
of components it is counted. `copy` and the encoding are written beside the attribute itself, because they are fast.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from trackside.core.arrays import i64
from trackside.core.edge.errors import Impossible, quoted
from trackside.core.edge.kinds import Kind

# Who sees a field.
HIDDEN: Final = 0  # no view shows it as it is
OWN: Final = 1  # the seat itself
ALL: Final = 2

# What a situation means that leaves a field out.
NOTHING: Final = 0  # the field has the value of an empty table
DEALT: Final = 1  # the game deals it, or derives it from other fields

OPEN_END: Final = "..."  # at the end of a deck: what is nowhere else, in random order


class Field:
    """One attribute of a position or of a seat. `rest` is the word for "what is nowhere else" in its place."""

    def __init__(
        self,
        name: str,
        kind: Kind,
        key: str = "",
        seen: i64 = ALL,
        pool: str = "",
        left_out: i64 = NOTHING,
        rest: str = "",
        told: bool = True,
    ) -> None:
        self.name = name
        self.kind = kind
        self.key = key if key else name
        self.seen = seen
        self.pool = pool
        self.left_out = left_out
        self.rest = rest
        self.told = told  # in situations; what is not follows from other fields


class Fields:
    """The fields of a position, or of a seat, in the order in which a situation has them.

    A name instead of a field is a key that needs more than one attribute: the game writes and reads it itself. With
    `omits` a situation leaves out what is nothing, if it means the same.
    """

    def __init__(self, fields: Iterable[Field | str], omits: bool = False) -> None:
        self.omits = omits
        self.fields: list[Field] = []
        self.keys: dict[str, Field | None] = {}  # of situations; None is written by the game
        for field in fields:
            if isinstance(field, str):
                self.keys[field] = None
                continue
            self.fields.append(field)
            if field.told:
                self.keys[field.key] = field
        self.public: list[Field] = [field for field in self.fields if field.seen == ALL]
        self.own: list[Field] = [field for field in self.fields if field.seen == OWN]

    def situation(self, thing: object, others: Mapping[str, Any]) -> dict[str, Any]:
        """All fields by key, with what the game has written; what it has not, is left out."""
        found: dict[str, Any] = {}
        for key, field in self.keys.items():
            if field is None:
                if key in others:
                    found[key] = others[key]
                continue
            written = field.kind.write(getattr(thing, field.name))
            if not self.omits or field.left_out == DEALT or not field.kind.is_nothing(written):
                found[key] = written
        return found

    def view(self, thing: object, own: bool) -> dict[str, Any]:
        """The fields that a view shows; those of a seat that is not one's own are null where they are secret."""
        found: dict[str, Any] = {}
        for field in self.public:
            found[field.key] = field.kind.show(getattr(thing, field.name))
        for field in self.own:
            found[field.key] = field.kind.show(getattr(thing, field.name)) if own else None
        return found


class Given:
    """What a mapping says of a position or of a seat, read field by field."""

    def __init__(self, fields: Fields, mapping: Any, where: str) -> None:
        """`where` precedes every message: "seat 0: "."""
        if not isinstance(mapping, Mapping):
            raise Impossible(f"{where}{quoted(mapping)} is not a mapping")
        self.values: dict[str, Any] = {}  # by attribute, as the engine keeps them
        self.rest: set[str] = set()  # attributes that get what is nowhere else
        for key, given in mapping.items():
            if key not in fields.keys:
                raise Impossible(f"{where}{quoted(key)} is not one of {', '.join(fields.keys)}")
            field = fields.keys[key]
            if field is not None:
                self.read(field, given, f"{where}{key}")

    def read(self, field: Field, given: Any, where: str) -> None:
        if given is None and field.left_out == DEALT:
            return
        if field.rest == OPEN_END and isinstance(given, list) and OPEN_END in given:
            if given.index(OPEN_END) != len(given) - 1:
                raise Impossible(f"{where}: {OPEN_END!r} stands at the end")
            self.rest.add(field.name)
            given = given[:-1]
        elif field.rest and given == field.rest:
            self.rest.add(field.name)
            return
        try:
            self.values[field.name] = field.kind.read(given)
        except Impossible as problem:
            raise Impossible(f"{where}: {problem}") from None

    def has(self, name: str) -> bool:
        """Whether an attribute is named."""
        return name in self.values

    def fill(self, thing: object) -> None:
        """Give a thing what is said of it."""
        for name, value in self.values.items():
            setattr(thing, name, value)


class Pool:
    """Components that are counted in some fields; `whole` is how many of each there are."""

    def __init__(self, name: str, names: Sequence[str], whole: Iterable[int], table: Fields, seat: Fields) -> None:
        self.name = name
        self.names = names
        self.whole: list[int] = [int(n) for n in whole]
        self.table: list[Field] = [field for field in table.fields if field.pool == name]
        self.seat: list[Field] = [field for field in seat.fields if field.pool == name]

    def used(self, p: object, players: Sequence[object]) -> list[int]:
        """How many of each are in the fields."""
        found = [0] * len(self.names)
        for field in self.table:
            add(found, field, p)
        for player in players:
            for field in self.seat:
                add(found, field, player)
        return found

    def faults(self, p: object, players: Sequence[object]) -> list[str]:
        """What does not add up, if all of them are in the fields."""
        found: list[str] = []
        for name, n, all in zip(self.names, self.used(p, players), self.whole, strict=True):
            if n != all:
                found.append(f"{name}: {f'it is in {n} places' if all == 1 else f'{n} {self.name} instead of {all}'}")
        return found

    def left(self, p: object, players: Sequence[object]) -> list[int]:
        """How many of each no field has; `Impossible` if the fields have more than there are."""
        found: list[int] = []
        for name, n, all in zip(self.names, self.used(p, players), self.whole, strict=True):
            if n > all:
                raise Impossible(f"{name}: {n} of it, but only {all} left in the box")
            found.append(all - n)
        return found

    def undealt(self, p: object, players: Sequence[object]) -> list[int]:
        """The same, one by one."""
        return [number for number, n in enumerate(self.left(p, players)) for _ in range(n)]


def add(found: list[int], field: Field, thing: object) -> None:
    for number, n in enumerate(field.kind.counts(getattr(thing, field.name))):
        found[number] += n
