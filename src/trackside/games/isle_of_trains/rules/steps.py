"""Chapter 7: the steps of a Deliver action. Each may also be its first, as one of the four actions (IOT-3.1)."""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import i64
from trackside.core.moves import Q, Rule, Target
from trackside.core.question import Question
from trackside.games.isle_of_trains.rules.box import NONE, SPACES
from trackside.games.isle_of_trains.rules.buy_back import Decision
from trackside.games.isle_of_trains.rules.cars import count_of, slot_of_passenger
from trackside.games.isle_of_trains.rules.contracts import Contract, why_not_added, why_not_started
from trackside.games.isle_of_trains.rules.deliver import (
    Delivering,
    Destination,
    Special,
    begin_deliver,
    deliver_mismatched,
    finish_deliver,
    free_tile_but,
    is_aboard,
    seat_passenger,
    take_out_passenger,
    why_no_detour,
    why_not_mismatched,
)
from trackside.games.isle_of_trains.rules.delivery import DETOUR_USED, STEP_DONE, DeliverAction, DeliverStep
from trackside.games.isle_of_trains.rules.position import IslePosition
from trackside.games.isle_of_trains.rules.refusals import (
    DELIVER_FIRST,
    NO_SECOND_DESTINATION,
    NO_SUCH_PASSENGER,
    NO_TILE,
    NOT_MISMATCHED,
    NOT_NOW,
    NOTHING_TO_DELIVER,
    OTHER_DESTINATION,
    TILE_FULL,
    WRONG_COLOUR,
)
from trackside.games.isle_of_trains.rules.take import Acting


class StartContract(DeliverStep):
    """IOT-7.3: the starting contract of an island."""

    def __init__(self, island: i64, name: str) -> None:
        super().__init__(f"contract {name}")
        self.island = island
        self.name = name

    def facts(self) -> dict[str, Any]:
        return {"contract": self.name}

    def where(self, p: IslePosition) -> list[Target]:
        return [("contract", self.name), ("island", self.name)]

    def play(self, p: IslePosition, asked: Question[IslePosition]) -> None:
        p.ask(Contract(asked.seat, action_to(p, asked, self.island), NONE, p.box.start_need[self.island]))

    def refusal(self, p: IslePosition, asked: Decision) -> Rule | None:
        if isinstance(asked, DeliverAction) and asked.island != self.island:
            return OTHER_DESTINATION
        return why_not_started(p, asked.seat, self.island, seen_by(asked))


class AdditionalContract(DeliverStep):
    """IOT-7.4: an additional contract of the open island."""

    def __init__(self, contract: i64, name: str) -> None:
        super().__init__(f"contract {name}")
        self.contract = contract
        self.name = name

    def facts(self) -> dict[str, Any]:
        return {"contract": self.name}

    def where(self, p: IslePosition) -> list[Target]:
        return [("contract", self.name), ("island", p.box.island_names[p.box.contract_island[self.contract]])]

    def play(self, p: IslePosition, asked: Question[IslePosition]) -> None:
        action = action_to(p, asked, p.box.contract_island[self.contract])
        p.ask(Contract(asked.seat, action, self.contract, p.box.contract_need[self.contract]))

    def refusal(self, p: IslePosition, asked: Decision) -> Rule | None:
        if isinstance(asked, DeliverAction) and asked.island != p.box.contract_island[self.contract]:
            return OTHER_DESTINATION
        return why_not_added(p, asked.seat, self.contract, seen_by(asked))


class PassengerStep(DeliverStep[Q]):
    """A passenger of a colour, from a place of the train, travels somewhere."""

    def __init__(self, kind: str, colour: i64, name: str, place: i64) -> None:
        super().__init__(f"{kind} {name} {place}")
        self.colour = colour
        self.passenger = name
        self.place = place

    def facts(self) -> dict[str, Any]:
        return {
            "passenger": self.passenger,
            "place": int(self.place),
            "car": "car",
            "twin": False,
            "island": "destination",
        }

    def facts_in(self, p: IslePosition) -> dict[str, Any]:
        island = p.box.island_names[p.box.colour_island[self.colour]]
        return {**self.facts(), **p.car_facts(p.seat, self.place), "island": island}

    def where(self, p: IslePosition) -> list[Target]:
        car = f"{p.seat} {self.place}"
        targets: list[Target] = [("car", car)]
        train = p.players[p.seat].train
        if self.place < len(train):
            targets.append(("load", f"{car} {slot_of_passenger(train[self.place], self.colour)}"))
        island = self.destination(p)
        if island != NONE:
            targets.append(("island", p.box.island_names[island]))
        return targets

    def destination(self, p: IslePosition) -> i64:
        """The island it travels to, or NONE while that is not settled."""
        return p.box.colour_island[self.colour]


class Ticket(PassengerStep):
    """IOT-7.6: to the ticket tile of the destination of its colour."""

    def __init__(self, colour: i64, name: str, place: i64) -> None:
        super().__init__("ticket", colour, name, place)

    def play(self, p: IslePosition, asked: Question[IslePosition]) -> None:
        action = action_to(p, asked, p.box.colour_island[self.colour])
        take_out_passenger(p, asked.seat, self.colour, self.place)
        p.asked = action.after(STEP_DONE, 0)
        seat_passenger(p, asked.seat, self.colour)

    def refusal(self, p: IslePosition, asked: Decision) -> Rule | None:
        if isinstance(asked, DeliverAction):
            if asked.island == NONE:
                return OTHER_DESTINATION
            if p.box.tile_at(asked.island) == NONE:
                return NO_TILE
            if p.box.tile_at(asked.island) != self.colour:
                return WRONG_COLOUR
        return None if is_aboard(p, asked.seat, self.colour, self.place) else NO_SUCH_PASSENGER


class Mismatch(PassengerStep):
    """IOT-11.10: to the tile of a destination of another colour, by Caboose 10."""

    def __init__(self, colour: i64, name: str, place: i64) -> None:
        super().__init__("mismatch", colour, name, place)

    def destination(self, p: IslePosition) -> i64:
        asked = p.asked
        return asked.island if isinstance(asked, DeliverAction) else NONE

    def play(self, p: IslePosition, asked: Question[IslePosition]) -> None:
        if isinstance(asked, DeliverAction):
            deliver_mismatched(p, asked, self.colour, self.place)
        elif isinstance(asked, Acting):
            p.ask(Destination(asked.seat, asked.rest(), self.colour, self.place))

    def refusal(self, p: IslePosition, asked: Decision) -> Rule | None:
        so_far = asked.mismatched if isinstance(asked, DeliverAction) else 0
        rule = why_not_mismatched(p, asked.seat, so_far)
        if rule is not None:
            return rule
        if not is_aboard(p, asked.seat, self.colour, self.place):
            return NO_SUCH_PASSENGER
        if not isinstance(asked, DeliverAction):
            return None if free_tile_but(p, self.colour) else TILE_FULL
        tile = p.box.tile_at(asked.island)
        if tile == NONE:
            return NO_TILE
        if tile == self.colour:
            return NOT_MISMATCHED
        return TILE_FULL if count_of(p.seated, tile) == SPACES else None


class Detour(PassengerStep[DeliverAction]):
    """IOT-11.9: to the ticket tile of another destination, by Caboose 9."""

    def __init__(self, colour: i64, name: str, place: i64) -> None:
        super().__init__("detour", colour, name, place)

    def play(self, p: IslePosition, asked: DeliverAction) -> None:
        take_out_passenger(p, asked.seat, self.colour, self.place)
        p.asked = asked.after(DETOUR_USED, 0)
        seat_passenger(p, asked.seat, self.colour)

    def refusal(self, p: IslePosition, asked: Decision) -> Rule | None:
        rule = why_no_detour(p, asked.seat, seen_by(asked))
        if rule is not None:
            return rule
        if not is_aboard(p, asked.seat, self.colour, self.place):
            return NO_SUCH_PASSENGER
        if isinstance(asked, DeliverAction) and p.box.tile_at(asked.island) == self.colour:
            return NO_SECOND_DESTINATION
        return None


class SpecialDelivery(DeliverStep):
    """IOT-7.7: any loads, for two cards each."""

    def __init__(self) -> None:
        super().__init__("special")

    def where(self, p: IslePosition) -> list[Target]:
        return [("train", str(p.seat))]

    def play(self, p: IslePosition, asked: Question[IslePosition]) -> None:
        if isinstance(asked, DeliverAction):
            p.ask(Special(asked.seat, asked))
        elif isinstance(asked, Acting):
            p.ask(Special(asked.seat, Delivering(asked.seat, asked.rest(), NONE)))

    def refusal(self, p: IslePosition, asked: Decision) -> Rule | None:
        """IOT-7.12."""
        return NOTHING_TO_DELIVER if p.players[asked.seat].loads() == 0 else None


class Stop(DeliverStep):
    """The Deliver action ends."""

    def __init__(self) -> None:
        super().__init__("stop")

    def play(self, p: IslePosition, asked: Question[IslePosition]) -> None:
        finish_deliver(p, asked)

    def refusal(self, p: IslePosition, asked: Decision) -> Rule | None:
        if not isinstance(asked, DeliverAction):
            return NOT_NOW
        return DELIVER_FIRST if asked.seen & STEP_DONE == 0 else None


def seen_by(asked: Decision) -> i64:
    return asked.seen if isinstance(asked, DeliverAction) else 0


def action_to(p: IslePosition, asked: Question[IslePosition], island: i64) -> DeliverAction:
    """The action under way, or a new one to that destination."""
    if isinstance(asked, DeliverAction):
        return asked
    assert isinstance(asked, Acting)
    return begin_deliver(p, asked.seat, asked.rest(), island)
