"""The arguments of the questions in a situation's stack, as component ids."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from trackside.core.edge.errors import Impossible, quoted
from trackside.core.edge.frames import Frames
from trackside.core.edge.kinds import Id, Ids, Kind, Number, Seats, members
from trackside.games.steam.rules.actions import SelectTile
from trackside.games.steam.rules.auctions import MOST_BID, BidForOrder, BidForPosition
from trackside.games.steam.rules.box import Box
from trackside.games.steam.rules.build import DIGIT, Build, ChooseKind
from trackside.games.steam.rules.goods import FollowLink, MoveGoods, PutPoints
from trackside.games.steam.rules.growth import ChooseColour, ChooseSet
from trackside.games.steam.rules.money import RaiseCapital
from trackside.games.steam.rules.position import PHASES
from trackside.games.steam.rules.routes import DIGIT as TALLY_DIGIT
from trackside.games.steam.rules.routes import DIGIT_MASK
from trackside.games.steam.rules.turn import Round


class Hexes(Kind):
    """The hexes of the operations done, in their order; the engine keeps them as digits."""

    def __init__(self, box: Box) -> None:
        self.one = Id(box.hex_names)
        self.most = int(box.engineer_operations)

    def write(self, value: Any) -> Any:
        names: list[str] = []
        while value:
            names.insert(0, self.one.names[int(value) % DIGIT - 1])
            value //= DIGIT
        return names

    def read(self, given: Any) -> Any:
        used = 0
        if len(members(given)) > self.most:
            raise Impossible(f"{len(given)} operations")
        for name in given:
            used = used * DIGIT + int(self.one.read(name)) + 1
        return used


class Tile(Kind):
    """A face in a rotation, as the notation of a move has it: "straight 1"."""

    def __init__(self, box: Box) -> None:
        self.names = [f"{box.face_names[o.face]} {o.rotation}" for o in box.orientations]

    def write(self, value: Any) -> Any:
        return self.names[int(value)]

    def read(self, given: Any) -> Any:
        if given not in self.names:
            raise Impossible(f"{quoted(given)}: no face with a rotation, or a smaller rotation is the same")
        return self.names.index(given)


class Tally(Kind):
    """The links used of each seat; the engine keeps them as digits."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.one = Number(0, 6)

    def write(self, value: Any) -> Any:
        return [int(value) >> TALLY_DIGIT * seat & DIGIT_MASK for seat in range(self.seats)]

    def read(self, given: Any) -> Any:
        if len(members(given)) != self.seats:
            raise Impossible(f"{quoted(given)}: needs a number for each seat")
        return sum(int(self.one.read(n)) << TALLY_DIGIT * seat for seat, n in enumerate(given))


@lru_cache(maxsize=64)
def frames(box: Box, seats: int) -> Frames:
    seat, bid, places = Number(0, seats - 1, none=True), Number(0, MOST_BID, none=True), Id(box.place_names)
    bidding = {"bidders": Seats(seats), "high": bid, "leader": seat}
    return {
        Round: {"phase": Id(PHASES), "turn": Number(0, seats)},
        RaiseCapital: {},
        BidForPosition: bidding,
        BidForOrder: {**bidding, "free": seat},
        SelectTile: {},
        Build: {"left": Number(0, int(box.engineer_operations)), "used": Hexes(box)},
        ChooseKind: {"hex": Id(box.hex_names), "orientation": Tile(box)},
        ChooseColour: {"place": places},
        ChooseSet: {"place": places},
        MoveGoods: {},
        FollowLink: {
            "colour": Id(box.colour_names),
            "origin": places,
            "at": places,
            "visited": Ids(box.place_names),
            "left": Number(1, int(box.locomotive_most)),
            "tally": Tally(seats),
        },
        PutPoints: {"points": Number(1, int(box.locomotive_most))},
    }
