"""The arguments of the questions in a situation's stack, as component ids."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from trackside.core.edge.errors import Impossible, quoted
from trackside.core.edge.frames import Frames
from trackside.core.edge.kinds import Flag, Id, Ids, Kind, Number, members
from trackside.games.isle_of_trains.rules.actions import Action, Bonus
from trackside.games.isle_of_trains.rules.box import ACTIONS, BUILDING, CARGO_NAMES, SPACES, Box
from trackside.games.isle_of_trains.rules.build import Payment, Placing, Replacing, Scrapping, Surplus
from trackside.games.isle_of_trains.rules.cars import SLOTS
from trackside.games.isle_of_trains.rules.contracts import Contract
from trackside.games.isle_of_trains.rules.deliver import Delivering, Destination, Special
from trackside.games.isle_of_trains.rules.delivery import PutAway
from trackside.games.isle_of_trains.rules.discard import BenefitDiscard, ExtraCard, HandLimit
from trackside.games.isle_of_trains.rules.effects import Effect, Salvage
from trackside.games.isle_of_trains.rules.take import TakeCards
from trackside.games.isle_of_trains.rules.turn import EndOfTurn, Night, NightWindow

SEEN = ["step_done", "started", "passenger_used", "detour_used"]  # the bits of delivery.py
MOST_CARDS = 100  # that anything takes or discards


class Need(Kind):
    """Cargo that a contract still wants, by kind; the engine keeps four bits each."""

    names = (*CARGO_NAMES, "any")

    def write(self, value: Any) -> Any:
        return {name: int(value) >> 4 * n & 15 for n, name in enumerate(self.names) if int(value) >> 4 * n & 15}

    def read(self, given: Any) -> Any:
        if not isinstance(given, dict):
            raise Impossible(f"{quoted(given)}: needs a number for each kind of cargo")
        need = 0
        for name, n in given.items():
            if name not in self.names:
                raise Impossible(f"{quoted(name)} is not one of {', '.join(self.names)}")
            need += int(Number(0, 15).read(n)) << 4 * self.names.index(name)
        return need


class Slot(Kind):
    """A slot of the train, as `unload` writes it: place and slot; the engine counts all slots."""

    def __init__(self, box: Box) -> None:
        self.place, self.slot = Number(0, int(box.places) - 1), Number(1, SLOTS)

    def write(self, value: Any) -> Any:
        return [int(value) // SLOTS, int(value) % SLOTS + 1]

    def read(self, given: Any) -> Any:
        if len(members(given)) != 2:
            raise Impossible(f"{quoted(given)}: needs a place and a slot")
        return int(self.place.read(given[0])) * SLOTS + int(self.slot.read(given[1])) - 1


class Where(Kind):
    """Where a card goes that is being paid for: a place of the train, the building it replaces, or neither (null)."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.place, self.building = Number(0, int(box.places) - 1, none=True), Id(box.kind_names, none=True)

    def write_beside(self, value: Any, values: Mapping[str, Any]) -> Any:
        return self.argument(values).write(value)

    def read_beside(self, given: Any, values: Mapping[str, Any]) -> Any:
        return self.argument(values).read(given)

    def argument(self, values: Mapping[str, Any]) -> Kind:
        return self.building if self.box.category[values["card"]] == BUILDING else self.place


class EffectStep(Kind):
    """Which step of an effect is next, from 1; the engine numbers the steps of all effects."""

    def __init__(self, box: Box) -> None:
        self.first, self.end = list(box.effect_start), list(box.effect_end)

    def write_beside(self, value: Any, values: Mapping[str, Any]) -> Any:
        return int(value) - int(self.first[values["effect"]]) + 1

    def read_beside(self, given: Any, values: Mapping[str, Any]) -> Any:
        first, end = int(self.first[values["effect"]]), int(self.end[values["effect"]])
        return first + int(Number(1, end - first).read(given)) - 1


def effect_names(box: Box) -> list[str]:
    """Effects by what brings them: a loaded car, a card that is built, a space of a ticket tile."""
    names = ["none"] * len(box.effect_start)
    for kind, card in enumerate(box.kind_names):
        for what, effect in (("benefit", box.benefit[kind]), ("on_build", box.on_build[kind])):
            if effect:
                names[effect] = f"{card} {what}"
    for number, effect in enumerate(box.reward):
        if effect:
            names[effect] = f"{box.tile_names[number // SPACES]} {number % SPACES + 1}"
    return names


@lru_cache(maxsize=64)
def frames(box: Box, seats: int) -> Frames:
    cards, number, slot = Id(box.kind_names), Number(1, MOST_CARDS), Slot(box)
    discarding = {"n": number, "first": cards}
    return {
        Action: {"left": Number(1, int(box.actions))},
        BenefitDiscard: discarding,
        Bonus: {"choices": Ids(ACTIONS)},
        Contract: {
            "contract": Id(box.contract_names, none=True),
            "need": Need(),
            "jokers": Number(0, 15),
            "passenger": Flag(),
            "first": slot,
        },
        Delivering: {"island": Id(box.island_names, none=True), "seen": Ids(SEEN), "mismatched": Number(0, MOST_CARDS)},
        Destination: {
            "colour": Id(box.colour_names, none=True),
            "place": Number(0, int(box.places) - 1, none=True),
        },
        Effect: {"effect": Id(effect_names(box)), "step": EffectStep(box)},
        EndOfTurn: {},
        ExtraCard: discarding,
        HandLimit: discarding,
        Night: {},
        NightWindow: {},
        Payment: {"n": number, "first": cards, "card": cards, "place": Where(box)},
        Placing: {"card": cards},
        PutAway: {},
        Replacing: {"card": cards},
        Salvage: {"n": number},
        Scrapping: {"card": cards},
        Special: {"first": slot},
        Surplus: {},
        TakeCards: {"n": number},
    }
