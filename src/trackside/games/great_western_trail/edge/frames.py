"""The arguments of the questions in a situation's stack, as component ids.

A local or immediate action is named by its deeds: "trade/auxiliary" is the one with a slash between these two.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from trackside.core.edge.errors import Impossible, quoted
from trackside.core.edge.frames import Frames
from trackside.core.edge.kinds import Flag, Id, Ids, Kind, Number, OneOf
from trackside.games.great_western_trail.rules import (
    auxiliary,
    build,
    cattle_market,
    delivery,
    gather,
    herd,
    hire,
    kansas_city,
    perform,
    phase_b,
    railroad,
    stations,
    trail,
    turn,
)
from trackside.games.great_western_trail.rules.box import (
    BUILDINGS,
    EMPTY,
    LOOSE,
    MASTERS,
    NEUTRAL,
    SUBPHASES,
    WORKER_SPACES,
    Box,
)
from trackside.games.great_western_trail.rules.deeds import (
    ANY_CARD,
    BACK,
    BUILD,
    CATTLEMAN,
    FORWARD,
    HAZARD,
    HIRE,
    SELECTORS,
)

WHY_BACK = ["cost", "end", "delivery"]  # the numbers of railroad.py


class Tile(Kind):
    """What lay on a trail space: nothing, a neutral building, a loose tile, or the private building of a seat."""

    def __init__(self, box: Box, seats: int) -> None:
        self.names = [*box.neutral_names, *box.tiles]
        self.loose = len(box.neutral_names)
        self.seat, self.number = Number(0, seats - 1), Number(1, BUILDINGS)

    def write(self, value: Any) -> Any:
        code = int(value)
        if code == EMPTY:
            return None
        if code < NEUTRAL:
            return {"seat": code // BUILDINGS, "building": code % BUILDINGS + 1}
        return self.names[code - NEUTRAL if code < LOOSE else self.loose + code - LOOSE]

    def read(self, given: Any) -> Any:
        if given is None:
            return int(EMPTY)
        if isinstance(given, dict) and set(given) == {"seat", "building"}:
            return int(self.seat.read(given["seat"])) * BUILDINGS + int(self.number.read(given["building"])) - 1
        if not isinstance(given, str) or given not in self.names:
            raise Impossible(f"{quoted(given)}: no such tile in the box")
        at = self.names.index(given)
        return int(NEUTRAL) + at if at < self.loose else int(LOOSE) + at - self.loose


class Select(Kind):
    """Which cards a discard wants: a breed, or a sort of cards."""

    def __init__(self, box: Box) -> None:
        self.breeds = box.breeds
        self.sorts = {**SELECTORS, "any": ANY_CARD}

    def write(self, value: Any) -> Any:
        code = int(value)
        return self.breeds[code] if code >= 0 else next(name for name, sort in self.sorts.items() if sort == code)

    def read(self, given: Any) -> Any:
        if isinstance(given, str) and given in self.sorts:
            return int(self.sorts[given])
        return Id(self.breeds).read(given)


def slot_names(box: Box) -> list[str]:
    return ["/".join(box.deeds[deed].name for deed in members) for members in box.slots]


def amounts(box: Box, verb: int) -> list[int]:
    """What the box prints beside a verb."""
    return [int(step.amount) for deed in box.deeds for step in deed.steps if step.verb == verb]


@lru_cache(maxsize=64)
def frames(box: Box, seats: int) -> Frames:
    optional = {"optional": Flag()}
    cards, nodes, slots = Id(box.cards), Id(box.nodes), slot_names(box)
    crowd, places = Number(1, int(box.kinds) * WORKER_SPACES), Number(0, len(box.places))
    farthest = max([*amounts(box, CATTLEMAN), int(box.step_base + box.step_left + box.step_right)])
    return {
        auxiliary.ChooseAuxiliary: optional,
        build.PlaceBuilding: {"price": OneOf(amounts(box, BUILD)), **optional},
        cattle_market.BuyCattle: {"cowboys": Number(0, WORKER_SPACES)},
        delivery.ChooseCity: {"value": Number(0, 1000), "by_rail": Flag()},
        delivery.PayTransport: {"costs": places},
        delivery.PlaceDisc: {"city": Id(box.cities), "costs": places},
        gather.RemoveHazard: {"price": OneOf(amounts(box, HAZARD)), **optional},
        gather.TakeObjective: {"to_hand": Flag(), **optional},
        gather.TradeWithIndians: optional,
        herd.DiscardCards: {"left": crowd, "select": Select(box), "least": cards},
        herd.DrawCards: {"left": Number(0, 1000), "drawn": Number(0, 1000)},
        herd.RemoveCards: {"left": crowd, "least": cards},
        hire.HireWorker: {"modifier": OneOf(amounts(box, HIRE)), **optional},
        kansas_city.Foresight: {"number": Number(1, SUBPHASES)},
        kansas_city.Income: {},
        kansas_city.KansasCity: {"subphase": Number(1, SUBPHASES + 3)},
        perform.Immediate: {"slot": Id(slots)},
        perform.Perform: {
            "deed": Id([deed.name for deed in box.deeds]),
            "at": Number(0, max(len(deed.steps) for deed in box.deeds) - 1),
            **optional,
        },
        phase_b.Arrive: {},
        phase_b.PhaseB: {
            "tile": Tile(box, seats),
            "unused": Ids(slots),
            "again": Ids(slots),
            "auxiliary": Flag(),
            "chain": Ids(box.nodes),
            "at": nodes,
        },
        railroad.BackUp: {"exact": OneOf([0, *amounts(box, BACK)]), "why": Id(WHY_BACK)},
        railroad.MoveEngine: {"most": Number(1, max(*amounts(box, FORWARD), WORKER_SPACES) * BUILDINGS), **optional},
        stations.StationBehind: optional,
        stations.TakeMaster: {"station": Id(box.stations[:MASTERS])},
        stations.UpgradeStation: {"station": Id(box.stations), **optional},
        trail.Travel: {"left": Number(1, farthest), "moved": Flag(), "free": Flag()},
        turn.DrawUp: {},
        turn.NextTurn: {},
        turn.PhaseA: {},
        turn.PlaceCattleman: {},
    }
