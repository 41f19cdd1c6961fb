"""What each attribute of a position means: see `core/edge/fields.py`."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from trackside.core.arrays import packed
from trackside.core.edge.errors import Impossible, quoted
from trackside.core.edge.fields import DEALT, HIDDEN, Field, Fields, Pool
from trackside.core.edge.kinds import Counts, Flag, Id, Kind, Number, Seat, members
from trackside.games.steam.rules.box import COLOURS, SPACES, Box


class SteamFields:
    """Made once for a box and a number of players."""

    def __init__(self, box: Box, seats: int) -> None:
        colours = box.colour_names
        self.seat = Fields(
            [
                Field("cash", Number(), left_out=DEALT),
                Field("income", Number(int(box.income_least), int(box.income_most)), left_out=DEALT),
                Field("points", Number(), left_out=DEALT),
                Field("locomotive", Number(1, int(box.locomotive_most)), left_out=DEALT),
                Field("tile", Id(box.tile_names, none=True)),
                Field("special", Mark()),
                Field("raised", Mark()),
                Field("bid", Number(none=True)),
                Field("fell", Number(), key="bankrupt"),
            ]
        )
        self.table = Fields(
            [
                "seats",
                "to_move",
                "phase",
                Field("round", Number(1, int(box.rounds))),
                Field("order", Order(seats), left_out=DEALT),
                Field("coming", Order(seats), seen=HIDDEN),
                Field("free_pass", Seat(seats, none=True)),
                "track",
                "fresh",
                "apart",
                "new_cities",
                "grown",
                Field("cubes", Cubes(box.place_names, colours), seen=HIDDEN, pool="cubes", left_out=DEALT),
                Field("supply", Supply(colours), pool="cubes", left_out=DEALT),
                "chance",
                "stack",
                Field("ply", Number(), seen=HIDDEN),
                Field("horizon", Number(), seen=HIDDEN),
                Field("bag", Counts(colours), told=False),
                Field("new_cities", Counts(colours), told=False),
                Field("markers", Number(), told=False),
            ]
        )
        self.cubes = Pool("cubes", colours, box.cubes, self.table, self.seat)


@lru_cache(maxsize=64)
def fields(box: Box, seats: int) -> SteamFields:
    return SteamFields(box, seats)


class Mark(Flag):
    """True or false, which the engine keeps as 1 or 0."""

    def read(self, given: Any) -> Any:
        return int(super().read(given))


class Order(Kind):
    """Different seats in their order."""

    def __init__(self, seats: int) -> None:
        self.seat = Seat(seats)

    def write(self, value: Any) -> Any:
        return [int(seat) for seat in value]

    def read(self, given: Any) -> Any:
        seats = [self.seat.read(seat) for seat in members(given)]
        if len(set(seats)) != len(seats):
            raise Impossible(f"{quoted(given)}: a seat is named twice")
        return packed(seats)


class Sets(Kind):
    """Cubes by colour in several places, which the engine keeps in one array, the colours of a place side by side."""

    def __init__(self, colours: list[str]) -> None:
        self.one = Counts(colours)

    def parts(self, value: Any) -> list[dict[str, int]]:
        every = list(value)
        return [self.one.write(every[at : at + COLOURS]) for at in range(0, len(every), COLOURS)]

    def counts(self, value: Any) -> list[int]:
        every = list(value)
        return [sum(every[colour::COLOURS]) for colour in range(COLOURS)]


class Supply(Sets):
    """The sets on the spaces of the supply."""

    def write(self, value: Any) -> Any:
        return self.parts(value)

    def read(self, given: Any) -> Any:
        if len(members(given)) > SPACES:
            raise Impossible(f"{len(given)} sets for {SPACES} spaces")
        found = [int(n) for each in given for n in self.one.read(each)]
        return packed(found + [0] * (SPACES * COLOURS - len(found)))


class Cubes(Sets):
    """The cubes of each place that has any."""

    def __init__(self, places: list[str], colours: list[str]) -> None:
        super().__init__(colours)
        self.place = Id(places)

    def write(self, value: Any) -> Any:
        return {name: cubes for name, cubes in zip(self.place.names, self.parts(value), strict=True) if cubes}

    def read(self, given: Any) -> Any:
        if not isinstance(given, dict):
            raise Impossible(f"{quoted(given)} is not a mapping of places to cubes")
        found = [0] * (len(self.place.names) * COLOURS)
        for name, cubes in given.items():
            at = COLOURS * int(self.place.read(name))
            found[at : at + COLOURS] = [int(n) for n in self.one.read(cubes)]
        return packed(found)
