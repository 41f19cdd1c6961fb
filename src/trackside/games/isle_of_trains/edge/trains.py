"""Trains, loads and ticket tiles in situations."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from trackside.core.arrays import i64, packed
from trackside.core.edge.errors import Impossible, quoted
from trackside.core.edge.kinds import Id, Kind, Seat, members
from trackside.games.isle_of_trains.rules.box import Box
from trackside.games.isle_of_trains.rules.cars import (
    LOCKED,
    NEW,
    OLD,
    SEEN,
    card,
    card_of,
    colour_of,
    face_down,
    is_face_down,
    is_passenger,
    kind_of,
    load_at,
    load_count,
    loader_of,
    origin_of,
    passenger,
    with_load,
)

ORIGINS = {"seen": SEEN, "old": OLD, "new": NEW}


class FaceDown(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A face-down load (IOT-6.6): who loaded it, and where the others think it came from."""

    card: str
    by: int
    origin: Literal["seen", "old", "new"] = "new"
    locked: bool = False


class Car(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    card: str
    loads: list[str | FaceDown] = []


def load_name(box: Box, load: int) -> str:
    return box.colour_names[colour_of(load)] if is_passenger(load) else box.kind_names[card_of(load)]


class Loads(Kind):
    """Passengers and cards that lie open."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.card = Id(box.kind_names)

    def write(self, value: Any) -> Any:
        return [load_name(self.box, load) for load in value]

    def read(self, given: Any) -> Any:
        return packed([self.load(name) for name in members(given)])

    def load(self, name: Any) -> int:
        if name in self.box.colour_names:
            return int(passenger(self.box.colour_names.index(name)))
        return int(card(self.card.read(name)))


class Train(Loads):
    """Cards with their loads, the locomotive first; a card without loads is written as its name."""

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self.seat = Seat(int(box.seats))

    def write(self, value: Any) -> Any:
        return [self.write_car(car) for car in value]

    def write_car(self, car: int) -> str | dict[str, Any]:
        loads = [self.write_load(int(load_at(car, slot))) for slot in range(load_count(car))]
        name = self.card.names[kind_of(car)]
        return {"card": name, "loads": loads} if loads else name

    def write_load(self, load: int) -> str | dict[str, Any]:
        if not is_face_down(load):
            return load_name(self.box, load)
        origin = next(name for name, known in ORIGINS.items() if known == origin_of(load))
        locked = bool(load & LOCKED)
        return {"card": self.card.names[card_of(load)], "by": int(loader_of(load)), "origin": origin, "locked": locked}

    def read(self, given: Any) -> Any:
        try:
            train = msgspec.convert(given, list[str | Car])
        except msgspec.ValidationError as problem:
            raise Impossible(str(problem)) from None
        if len(train) > self.box.places:
            raise Impossible(f"more than {self.box.places} cards")
        return packed([self.read_car(car if isinstance(car, Car) else Car(car)) for car in train])

    def read_car(self, car: Car) -> int:
        number = i64(self.card.read(car.card))
        most = self.box.capacity[number]
        if len(car.loads) > most:
            raise Impossible(f"{car.card}: holds {most} loads, not {len(car.loads)}")
        for load in car.loads:
            number = with_load(number, self.face_down(load) if isinstance(load, FaceDown) else self.load(load))
        return int(number)

    def face_down(self, load: FaceDown) -> int:
        seat = self.seat.read(load.by)
        return int(face_down(self.card.read(load.card), seat, ORIGINS[load.origin])) + (LOCKED if load.locked else 0)


class Tickets(Kind):
    """The tile at each destination; those that are not named get the others, in their order."""

    def __init__(self, box: Box) -> None:
        self.tile = Id(box.tile_names)
        self.places = Id([box.island_names[island] for island in box.colour_island])

    def write(self, value: Any) -> Any:
        return {place: self.tile.write(tile) for place, tile in zip(self.places.names, value, strict=True)}

    def read(self, given: Any) -> Any:
        if not isinstance(given, dict):
            raise Impossible(f"{quoted(given)} is not a mapping of destinations to tiles")
        named = {self.places.read(place): self.tile.read(tile) for place, tile in given.items()}
        others = [tile for tile in range(len(self.tile.names)) if tile not in named.values()]
        return packed([named[n] if n in named else others.pop(0) for n in range(len(self.places.names))])
