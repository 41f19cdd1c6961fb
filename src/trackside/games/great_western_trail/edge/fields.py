"""What each attribute of a position means: see `core/edge/fields.py`."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from trackside.core.arrays import bit, packed
from trackside.core.edge.errors import Impossible, quoted
from trackside.core.edge.fields import DEALT, HIDDEN, OWN, Field, Fields
from trackside.core.edge.kinds import Counts, Id, Ids, Kind, Members, Number, Packed, Row, Seat
from trackside.games.great_western_trail.rules.box import (
    BUILDINGS,
    EMPTY,
    FIRST_HAZARD,
    GREEN,
    ROWS,
    SUBPHASES,
    WORKER_SPACES,
    WORKERS,
    Box,
)

BITS: Final = 4  # of a packed count


class WesternFields:
    """Made once for a box and a number of players."""

    def __init__(self, box: Box, seats: int) -> None:
        cards, tiles = box.cards, box.tiles
        cattle, deck = cards[: box.cattle], box.objectives[: box.deck_objectives]
        teepees, hazards = tiles[GREEN:FIRST_HAZARD], tiles[FIRST_HAZARD:]
        self.seat = Fields(
            [
                Field("dollars", Number(), left_out=DEALT),
                Field("hand", Counts(cards), seen=OWN, left_out=DEALT),
                Field("draw", Counts(cards), seen=OWN, left_out=DEALT),
                "top",
                Field("discard", Counts(cards)),
                Field("secret", Members(cards), seen=HIDDEN),
                Field("shown", Members(cards)),
                Field("cattleman", Id(box.nodes, none=True)),
                Field("engine", Id(box.places)),
                Field("certificates", Number()),
                "cleared",
                "buildings",
                "replaced",
                Field("workers", Packed(WORKERS, BITS, least=1, most=WORKER_SPACES, called="workers")),
                Field("cities", Packed(box.cities, BITS, called="discs"), left_out=DEALT),
                Field("stations", Ids(box.stations)),
                Field("masters", Ids(box.masters)),
                Field("teepees", Packed(teepees, BITS)),
                Field("hazards", Packed(hazards, BITS)),
                Field("area", Members(box.objectives), left_out=DEALT),
                Field("discs", Ids(box.discs), told=False),
            ]
        )
        self.table = Fields(
            [
                "seats",
                "to_move",
                "stack",
                "over",
                Field("sides", Sides(), seen=HIDDEN, left_out=DEALT),
                "neutral",
                "trail",
                "station_masters",
                Field("jobs", Jobs(), seen=HIDDEN, left_out=DEALT),
                Field("token", Token(), seen=HIDDEN, left_out=DEALT),
                Field("foresight", Foresight(tiles), left_out=DEALT),
                Field("stacks", Stacks(tiles), seen=HIDDEN, left_out=DEALT),
                "top",
                Field("bottom", Row(tiles)),
                Field("market", Counts(cattle), left_out=DEALT),
                Field("market_stack", Counts(cattle), seen=HIDDEN, left_out=DEALT),
                Field("display", Counts(deck), left_out=DEALT),
                Field("objective_stack", Counts(deck), seen=HIDDEN, left_out=DEALT),
                Field("removed", Counts(cards)),
                Field("lost", Counts(tiles)),
                Field("trigger", Seat(seats, none=True), seen=HIDDEN),
                Field("ply", Number(), seen=HIDDEN),
                Field("horizon", Number(), seen=HIDDEN),
                "chance",
            ]
        )


@lru_cache(maxsize=64)
def fields(box: Box, seats: int) -> WesternFields:
    return WesternFields(box, seats)


class Sides(Kind):
    """The sides of the private buildings that lie up: "aababbaaab"."""

    def write(self, value: Any) -> Any:
        return "".join(["b" if int(value) >> n & 1 else "a" for n in range(BUILDINGS)])

    def read(self, given: Any) -> Any:
        if not isinstance(given, str) or len(given) != BUILDINGS or set(given) - {"a", "b"}:
            raise Impossible(f"{quoted(given)} instead of ten letters a or b")
        return sum([int(bit(n)) for n, side in enumerate(given) if side == "b"])


class Token(Number):
    """The row of the job market in which the token stands, from 1; one more when it has left."""

    def __init__(self) -> None:
        super().__init__(1, ROWS + 1)

    def write(self, value: Any) -> Any:
        return int(value) + 1

    def read(self, given: Any) -> Any:
        return int(super().read(given)) - 1


class ByNumber(Kind):
    """Parts of an array under their numbers, from 1; `most` of them, each as long as the others."""

    def __init__(self, most: int, part: Kind) -> None:
        self.numbers = Id([str(n + 1) for n in range(most)])
        self.part = part

    def length(self) -> int:
        """Of a part."""
        raise NotImplementedError

    def write(self, value: Any) -> Any:
        every, length = list(value), self.length()
        parts = [self.part.write(every[length * n : length * n + length]) for n in range(len(self.numbers.names))]
        return dict(zip(self.numbers.names, parts, strict=True))

    def read(self, given: Any) -> Any:
        if not isinstance(given, dict):
            raise Impossible(f"{quoted(given)} is not a mapping of numbers")
        found = self.nothing() * len(self.numbers.names)
        for number, what in given.items():
            first = self.length() * int(self.numbers.read(number))
            found[first : first + self.length()] = list(self.part.read(what))
        return packed(found)

    def nothing(self) -> list[int]:
        """An empty part."""
        return [0] * self.length()


class Jobs(ByNumber):
    """The workers of each row of the job market; rows without any are not written."""

    def __init__(self) -> None:
        super().__init__(ROWS, Counts(WORKERS))

    def length(self) -> int:
        return len(WORKERS)

    def write(self, value: Any) -> Any:
        return {row: workers for row, workers in super().write(value).items() if workers}


class Stacks(ByNumber):
    """The tiles of each face-down stack."""

    def __init__(self, tiles: list[str]) -> None:
        super().__init__(SUBPHASES, Counts(tiles))
        self.kinds = len(tiles)

    def length(self) -> int:
        return self.kinds


class Foresight(ByNumber):
    """The two foresight spaces of each stack."""

    def __init__(self, tiles: list[str]) -> None:
        super().__init__(SUBPHASES, Row(tiles, none=True, length=2, called="tiles"))

    def length(self) -> int:
        return 2

    def nothing(self) -> list[int]:
        return [int(EMPTY)] * 2
