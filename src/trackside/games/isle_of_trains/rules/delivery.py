"""Chapter 7: what the parts of a Deliver action share: its state, and taking loads out of the train one by one."""

from __future__ import annotations

from typing import Any, Final

from trackside.core.arrays import append, i64, mypyc_attr
from trackside.core.moves import Menu, Move, Q, Rule, Target
from trackside.core.question import Question
from trackside.games.isle_of_trains.rules.box import ANY_CARGO, CARGO, CARGO_NAMES, DELIVER, NONE, PASSENGER, Box
from trackside.games.isle_of_trains.rules.buy_back import Decision, can_buy_back
from trackside.games.isle_of_trains.rules.cars import (
    SLOTS,
    card_of,
    colour_of,
    is_face_down,
    is_passenger,
    kind_of,
    load_at,
    load_count,
    without_load,
)
from trackside.games.isle_of_trains.rules.position import IslePosition
from trackside.games.isle_of_trains.rules.refusals import IN_ORDER, NO_SUCH_LOAD, NOT_NOW
from trackside.games.isle_of_trains.rules.take import ActionMove

# What has happened in a Deliver action so far (bits).
STEP_DONE: Final = 1  # a load was delivered
STARTED: Final = 2  # a starting contract was done
PASSENGER_USED: Final = 4  # by Caboose 7
DETOUR_USED: Final = 8  # by Caboose 9


class DeliverAction(Decision):
    """The Deliver action under way: its destination and what it has seen so far. See deliver.py for its steps."""

    def __init__(
        self, seat: i64, below: Question[IslePosition] | None, island: i64, seen: i64 = 0, mismatched: i64 = 0
    ) -> None:
        super().__init__(seat, below)
        self.island = island  # none: where it goes has no effect (IOT-7.7)
        self.seen = seen
        self.mismatched = mismatched  # passengers delivered by Caboose 10

    def facts(self, p: IslePosition) -> dict[str, Any]:
        return {"island": "anywhere" if self.island == NONE else p.box.island_names[self.island]}

    def after(self, seen: i64, mismatched: i64) -> DeliverAction:
        """The action after a step."""
        raise NotImplementedError


class DeliverStep(ActionMove[Q]):
    """A step of a Deliver action. As the first step it begins the action; see steps.py."""

    def __init__(self, text: str) -> None:
        super().__init__(DELIVER, text)

    def refusal(self, p: IslePosition, asked: Decision) -> Rule | None:
        """The rule against it, as the next step of an action or as an action of its own; or None."""
        raise NotImplementedError


class Unload(Move[IslePosition, "Unloading"]):
    """Take a load out of the train, for a contract or a special delivery. The slots behind it move up."""

    def __init__(self, place: i64, slot: i64) -> None:
        super().__init__(f"unload {place} {slot + 1}")
        self.place = place
        self.slot = slot

    def facts(self) -> dict[str, Any]:
        return {"place": int(self.place), "slot": int(self.slot) + 1, "car": "car", "twin": False, "load": "cargo"}

    def facts_in(self, p: IslePosition) -> dict[str, Any]:
        train = p.players[p.seat].train
        if self.place >= len(train) or self.slot >= load_count(train[self.place]):
            return self.facts()
        car = train[self.place]
        load = counts_as(p.box, kind_of(car), load_at(car, self.slot))
        return {**self.facts(), **p.car_facts(p.seat, self.place), "load": load}

    def where(self, p: IslePosition) -> list[Target]:
        return [("load", f"{p.seat} {self.place} {self.slot}"), ("car", f"{p.seat} {self.place}")]

    def play(self, p: IslePosition, asked: Unloading) -> None:
        train = p.players[asked.seat].train
        car = train[self.place]
        load = load_at(car, self.slot)
        train[self.place] = without_load(car, self.slot)
        p.aside = append(p.aside, p.revealed(load))
        p.ask(asked.after(cargo_of(p.box, kind_of(car), load), next_slot(p.box, self.place * SLOTS + self.slot)))


class Unloading(Decision):
    """Loads are taken out one by one, in the order of the train; in solo in any order (OP-27)."""

    def __init__(self, seat: i64, below: Question[IslePosition] | None, first: i64) -> None:
        super().__init__(seat, below)
        self.first = first  # place * SLOTS + slot from which loads may be taken

    def after(self, cargo: i64, first: i64) -> Question[IslePosition]:
        """The question that follows when such a load was taken out."""
        raise NotImplementedError

    def takes(self, p: IslePosition, cargo: i64, first: i64) -> Rule | None:
        """The rule against taking out such a load, the next one being from `first` on; or None."""
        return None

    def own_refusal(self, p: IslePosition, move: Move[IslePosition]) -> Rule | None:
        if not isinstance(move, Unload):
            return NOT_NOW
        train = p.players[self.seat].train
        if move.place >= len(train) or move.slot >= load_count(train[move.place]):
            return NO_SUCH_LOAD
        number = move.place * SLOTS + move.slot
        car = train[move.place]
        if number < self.first or is_repeated(p.box, car, max(self.first - move.place * SLOTS, 0), move.slot):
            return IN_ORDER
        return self.takes(p, cargo_of(p.box, kind_of(car), load_at(car, move.slot)), next_slot(p.box, number))

    def has_choice(self, p: IslePosition) -> bool:
        """Whether there is a choice. If only one load will do it is taken out, unless the player may buy back first."""
        menu = Menu()
        self.list_own(p, menu)
        if menu.count > 1 or can_buy_back(p):
            return True
        p.game.moves[menu.ids[0]].play(p, self)
        return False

    def list_own(self, p: IslePosition, menu: Menu) -> None:
        train = p.players[self.seat].train
        place: i64
        slot: i64
        for place in range(self.first // SLOTS, len(train)):
            car = train[place]
            for slot in range(load_count(car)):
                number = place * SLOTS + slot
                if number >= self.first and not is_repeated(p.box, car, max(self.first - place * SLOTS, 0), slot):
                    cargo = cargo_of(p.box, kind_of(car), load_at(car, slot))
                    if self.takes(p, cargo, next_slot(p.box, number)) is None:
                        menu.add(p.box.at.unload + number)


@mypyc_attr(free_list_len=1)
class PutAway(Question[IslePosition]):
    """The loads set aside reach the discard pile and the bag (IOT-7.7, IOT-11.10)."""

    def settle(self, p: IslePosition) -> bool:
        p.asked = self.below
        p.put_aside_away()
        return False


def counts_as(box: Box, car: i64, load: i64) -> str:
    """What a load in a car counts as, by its name."""
    cargo = cargo_of(box, car, load)
    return box.colour_names[colour_of(load)] if cargo == PASSENGER else cargo_name(cargo)


def cargo_name(cargo: i64) -> str:
    for n, name in enumerate(CARGO_NAMES):
        if cargo == 2**n:
            return name
    return "wild"


def is_repeated(box: Box, car: i64, first: i64, slot: i64) -> bool:
    """Whether a slot before this one, from `first` on, holds the same: of equal loads the leftmost is taken.

    Among several players each face-down load can be chosen. Otherwise the list of moves, or that there is no choice,
    would tell that two hidden cards are equal.
    """
    load = load_at(car, slot)
    if is_face_down(load) and not box.solo:
        return False
    other = first
    while other < slot and load_at(car, other) != load:
        other += 1
    return other < slot


def next_slot(box: Box, number: i64) -> i64:
    """From where on loads may be taken once the one in that slot is out: in solo from anywhere (OP-27)."""
    if box.solo:
        return 0
    return number


def cargo_of(box: Box, car: i64, load: i64) -> i64:
    """What a load counts as: a passenger, one cargo, or all cargoes for a wild card in Caboose 3 (IOT-6.4, 11.3)."""
    if is_passenger(load):
        return PASSENGER
    holds = box.holds[car]
    return box.cargo[card_of(load)] if holds == ANY_CARGO else holds & CARGO
