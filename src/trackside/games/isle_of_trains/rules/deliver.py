"""Chapter 7: deliver. To one destination follow delivery steps in any order, each resolved at once (IOT-7.2).

The first step begins the action and, being a contract or a ticket, names the destination with it. Only after a special
delivery, and before a passenger of the wrong colour, the destination is a question of its own; and after a special
delivery only where it makes a difference (IOT-7.7).
"""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import append, bit, has, i64, lowest, mypyc_attr
from trackside.core.moves import Menu, Move, Rule, Target
from trackside.core.question import Question
from trackside.games.isle_of_trains.rules.box import (
    AFTER_DELIVER,
    COLOURS,
    ISLANDS,
    MISMATCHED,
    NONE,
    PASSENGER,
    SECOND_DESTINATION,
    SPACES,
)
from trackside.games.isle_of_trains.rules.buy_back import Decision
from trackside.games.isle_of_trains.rules.cars import (
    KIND_MASK,
    SLOTS,
    colours_in,
    count_of,
    load_at,
    load_count,
    one_of,
    passenger,
    slot_of_passenger,
    without_load,
)
from trackside.games.isle_of_trains.rules.contracts import (
    is_in_play,
    list_contracts,
    loads_aboard,
    may_cover,
    passengers_of,
)
from trackside.games.isle_of_trains.rules.delivery import (
    DETOUR_USED,
    STEP_DONE,
    DeliverAction,
    DeliverStep,
    PutAway,
    Unloading,
)
from trackside.games.isle_of_trains.rules.effects import begin_effect
from trackside.games.isle_of_trains.rules.position import IslePosition
from trackside.games.isle_of_trains.rules.refusals import (
    DELIVER_FIRST,
    DETOUR_LATER,
    DETOUR_ONCE,
    MISMATCHED_ONCE,
    NO_SECOND_DESTINATION,
    NO_TILE,
    NOT_IN_PLAY,
    NOT_MISMATCHED,
    NOT_NOW,
    NOTHING_MORE,
    TILE_FULL,
    WRONG_COLOUR,
)
from trackside.games.isle_of_trains.rules.take import TakeCards


@mypyc_attr(free_list_len=1)
class Delivering(DeliverAction):
    """IOT-7.2: the next step of a Deliver action, or its end."""

    def cells(self, p: IslePosition) -> i64:
        return (self.island + 1) << 8

    def after(self, seen: i64, mismatched: i64) -> DeliverAction:
        return Delivering(self.seat, self.below, self.island, self.seen | seen, self.mismatched + mismatched)

    def settle(self, p: IslePosition) -> bool:
        """An action that has delivered everything is over."""
        if self.seen & STEP_DONE == 0 or p.players[self.seat].loads() > 0:
            return True
        finish_deliver(p, self)
        return False

    def own_refusal(self, p: IslePosition, move: Move[IslePosition]) -> Rule | None:
        return move.refusal(p, self) if isinstance(move, DeliverStep) else NOT_NOW

    def list_own(self, p: IslePosition, menu: Menu) -> None:
        loads = loads_aboard(p, self.seat)
        if self.island != NONE:
            list_contracts(p, self.seat, loads, self.island, self.seen, menu)
        if passengers_of(loads) != 0:
            self.list_travellers(p, passengers_of(loads), menu)
        menu.add(p.box.at.special)
        if self.seen & STEP_DONE != 0:
            menu.add(p.box.at.stop)

    def list_travellers(self, p: IslePosition, aboard: i64, menu: Menu) -> None:
        """Where these passengers can go."""
        box = p.box
        tile = box.tile_at(self.island)
        others = aboard
        if tile != NONE:
            others -= count_of(aboard, tile) * one_of(tile)
            list_passengers(p, self.seat, aboard - others, box.at.ticket, menu)
            if why_not_mismatched(p, self.seat, self.mismatched) is None and count_of(p.seated, tile) < SPACES:
                list_passengers(p, self.seat, others, box.at.mismatch, menu)
        if why_no_detour(p, self.seat, self.seen) is None:
            list_passengers(p, self.seat, others, box.at.detour, menu)


@mypyc_attr(free_list_len=1)
class Destination(Decision):
    """IOT-7.1: where an action goes that began with a special delivery, or with a passenger by Caboose 10."""

    def __init__(self, seat: i64, below: Question[IslePosition] | None, colour: i64 = NONE, place: i64 = NONE) -> None:
        super().__init__(seat, below)
        self.colour = colour  # of the passenger; none for a special delivery
        self.place = place

    def settle(self, p: IslePosition) -> bool:
        """Where nothing more can be delivered, or only at one island, there is no question."""
        ahead = self.islands_ahead(p)
        if ahead & (ahead - 1) != 0:
            return True
        if ahead != 0:
            self.go(p, lowest(ahead))
        else:
            self.go(p, NONE)
        return False

    def islands_ahead(self, p: IslePosition) -> i64:
        """The destinations there are (bits)."""
        if self.colour == NONE:
            return islands_after_special(p, self.seat)
        ahead: i64 = 0
        island: i64
        for island in range(ISLANDS):
            if self.why_not_there(p, island) is None:
                ahead |= bit(island)
        return ahead

    def go(self, p: IslePosition, island: i64) -> None:
        action = begin_deliver(p, self.seat, self.below, island)
        if self.colour == NONE:
            take_for_loads(p, action)
        else:
            deliver_mismatched(p, action, self.colour, self.place)

    def own_refusal(self, p: IslePosition, move: Move[IslePosition]) -> Rule | None:
        return self.why_not_there(p, move.island) if isinstance(move, DeliverTo) else NOT_NOW

    def why_not_there(self, p: IslePosition, island: i64) -> Rule | None:
        if not is_in_play(p.box, island):
            return NOT_IN_PLAY
        if self.colour == NONE:
            return None if has(islands_after_special(p, self.seat), island) else NOTHING_MORE
        tile = p.box.tile_at(island)
        if tile == NONE:
            return NO_TILE
        if tile == self.colour:
            return NOT_MISMATCHED
        return TILE_FULL if count_of(p.seated, tile) == SPACES else None

    def list_own(self, p: IslePosition, menu: Menu) -> None:
        ahead = self.islands_ahead(p)
        while ahead != 0:
            menu.add(p.box.at.deliver + lowest(ahead))
            ahead &= ahead - 1


def islands_after_special(p: IslePosition, seat: i64) -> i64:
    """The destinations at which more than special deliveries may follow a special delivery (bits)."""
    ahead: i64 = 0
    loads = loads_aboard(p, seat)
    if passengers_of(loads) == 0 and not may_cover(p.box, loads, False):
        return ahead
    menu = Menu()
    island: i64
    for island in range(ISLANDS):
        if not is_in_play(p.box, island):
            continue
        menu.count = 0
        list_contracts(p, seat, loads, island, STEP_DONE, menu)
        if passengers_of(loads) != 0:
            Delivering(seat, None, island, STEP_DONE).list_travellers(p, passengers_of(loads), menu)
        if menu.count > 0:
            ahead |= bit(island)
    return ahead


class DeliverTo(Move[IslePosition, Destination]):
    """IOT-7.1: the destination."""

    def __init__(self, island: i64, name: str) -> None:
        super().__init__(f"to {name}")
        self.island = island
        self.island_name = name

    def facts(self) -> dict[str, Any]:
        return {"island": self.island_name}

    def where(self, p: IslePosition) -> list[Target]:
        return [("island", self.island_name)]

    def play(self, p: IslePosition, asked: Destination) -> None:
        asked.go(p, self.island)


@mypyc_attr(free_list_len=1)
class Special(Unloading):
    """IOT-7.7: which loads are set aside for a special delivery."""

    def __init__(self, seat: i64, below: Question[IslePosition] | None, first: i64 = 0) -> None:
        super().__init__(seat, below, first)

    def facts(self, p: IslePosition) -> dict[str, Any]:
        return {"count": len(p.aside), "ordered": not p.box.solo}

    def after(self, cargo: i64, first: i64) -> Question[IslePosition]:
        return Special(self.seat, self.below, first)

    def finish(self, p: IslePosition) -> None:
        """The loads are chosen; where the action goes on is settled before any card is taken."""
        below = self.below
        assert isinstance(below, DeliverAction)
        if p.journal is not None:
            p.tell(self.seat, "special", {"loads": len(p.aside), "cards": int(len(p.aside) * p.box.special_cards)})
        if below.seen & STEP_DONE == 0 and below.island == NONE:
            p.ask(Destination(self.seat, below.below))
        else:
            take_for_loads(p, below)

    def settle(self, p: IslePosition) -> bool:
        """A single load is set aside without a question; when no load is left, the choice is over."""
        left = loads_left(p, self.seat, self.first)
        if left > 1 or (left > 0 and len(p.aside) > 0):
            return True
        self.set_aside_all(p)
        self.finish(p)
        return False

    def own_refusal(self, p: IslePosition, move: Move[IslePosition]) -> Rule | None:
        if isinstance(move, UnloadAll):
            return None
        if isinstance(move, Done):
            return DELIVER_FIRST if len(p.aside) == 0 else None
        return super().own_refusal(p, move)

    def list_own(self, p: IslePosition, menu: Menu) -> None:
        super().list_own(p, menu)
        if len(p.aside) > 0:
            menu.add(p.box.at.done)
        menu.add(p.box.at.unload_all)

    def set_aside_all(self, p: IslePosition) -> None:
        """All loads that may still be taken."""
        train = p.players[self.seat].train
        slot = self.first % SLOTS
        place: i64
        for place in range(self.first // SLOTS, len(train)):
            while load_count(train[place]) > slot:
                p.aside = append(p.aside, p.revealed(load_at(train[place], slot)))
                train[place] = without_load(train[place], slot)
            slot = 0


class Done(Move[IslePosition, Special]):
    """The loads of a special delivery are chosen."""

    def __init__(self) -> None:
        super().__init__("done")

    def play(self, p: IslePosition, asked: Special) -> None:
        asked.finish(p)


class UnloadAll(Move[IslePosition, Special]):
    """All loads, or all that are left, go into the special delivery."""

    def __init__(self) -> None:
        super().__init__("all")

    def where(self, p: IslePosition) -> list[Target]:
        return [("train", str(p.seat))]

    def play(self, p: IslePosition, asked: Special) -> None:
        asked.set_aside_all(p)
        asked.finish(p)


def take_for_loads(p: IslePosition, action: DeliverAction) -> None:
    """IOT-7.7: two cards for each load set aside; only then do the loads reach the discard pile and the bag."""
    p.ask(PutAway(action.seat, action.after(STEP_DONE, 0)))
    p.ask(TakeCards(action.seat, p.asked, len(p.aside) * p.box.special_cards))


def seat_passenger(p: IslePosition, seat: i64, colour: i64) -> None:
    """IOT-7.6: the passenger takes the leftmost free space of its tile and earns the reward there."""
    space = count_of(p.seated, colour)
    p.seated += one_of(colour)
    p.players[seat].delivered += one_of(colour)
    if p.journal is not None:
        island = p.box.island_names[p.box.colour_island[colour]]
        p.tell(seat, "ticket", {"passenger": p.box.colour_names[colour], "island": island, "space": int(space) + 1})
    if space + 1 == SPACES:
        p.advance(seat)
    begin_effect(p, seat, p.box.reward[p.tickets[colour] * SPACES + space])


def take_out_passenger(p: IslePosition, seat: i64, colour: i64, place: i64) -> None:
    """IOT-7.12: a delivered load leaves its car before anything is gained from it."""
    train = p.players[seat].train
    train[place] = without_load(train[place], slot_of_passenger(train[place], colour))


def is_aboard(p: IslePosition, seat: i64, colour: i64, place: i64) -> bool:
    train = p.players[seat].train
    return place < len(train) and slot_of_passenger(train[place], colour) != NONE


def loads_left(p: IslePosition, seat: i64, first: i64) -> i64:
    """How many loads there are from slot `first` on."""
    train = p.players[seat].train
    n: i64 = 0
    place: i64
    for place in range(first // SLOTS, len(train)):
        n += load_count(train[place])
    if first // SLOTS < len(train):
        n -= min(first % SLOTS, load_count(train[first // SLOTS]))
    return n


def deliver_mismatched(p: IslePosition, action: DeliverAction, colour: i64, place: i64) -> None:
    """IOT-11.10: the reward of the leftmost free space; then the passenger goes to the bag, the space stays free."""
    tile = p.box.tile_at(action.island)
    take_out_passenger(p, action.seat, colour, place)
    p.aside = append(p.aside, passenger(colour))
    p.ask(PutAway(action.seat, action.after(STEP_DONE, 1)))
    if p.journal is not None:
        facts = {"passenger": p.box.colour_names[colour], "island": p.box.island_names[action.island]}
        p.tell(action.seat, "mismatched", facts)
    begin_effect(p, action.seat, p.box.reward[p.tickets[tile] * SPACES + count_of(p.seated, tile)])


def why_not_mismatched(p: IslePosition, seat: i64, so_far: i64) -> Rule | None:
    """IOT-11.10."""
    if p.players[seat].abilities & MISMATCHED == 0:
        return WRONG_COLOUR
    return MISMATCHED_ONCE if so_far >= p.box.mismatched_limit else None


def why_no_detour(p: IslePosition, seat: i64, seen: i64) -> Rule | None:
    """IOT-11.9."""
    if p.players[seat].abilities & SECOND_DESTINATION == 0:
        return NO_SECOND_DESTINATION
    if seen & DETOUR_USED != 0:
        return DETOUR_ONCE
    return DETOUR_LATER if seen & STEP_DONE == 0 else None


def begin_deliver(p: IslePosition, seat: i64, below: Question[IslePosition] | None, island: i64) -> DeliverAction:
    """IOT-7.1; no island where the choice has no effect."""
    if p.journal is not None and island != NONE:
        p.tell(seat, "deliver", {"island": p.box.island_names[island]})
    return Delivering(seat, below, island)


def finish_deliver(p: IslePosition, asked: Question[IslePosition]) -> None:
    """IOT-11.1: Caboose 1 pays at the end of the action."""
    p.asked = asked.below
    if p.players[asked.seat].abilities & AFTER_DELIVER != 0:
        p.ask(TakeCards(asked.seat, p.asked, p.box.deliver_cards))


def free_tile_but(p: IslePosition, colour: i64) -> bool:
    """Whether a tile of another colour has a free space."""
    free: i64 = 0
    other: i64
    for other in range(COLOURS):
        if other != colour:
            free += SPACES - count_of(p.seated, other)
    return free > 0


def list_passengers(p: IslePosition, seat: i64, heap: i64, at: i64, menu: Menu) -> None:
    """The places of the passengers of these colours."""
    if heap == 0:
        return
    all_holds = p.box.holds
    for car in p.players[seat].train:
        if car > KIND_MASK and all_holds[car & KIND_MASK] == PASSENGER:
            colours = colours_in(car)
            colour: i64 = 0
            while colours != 0:
                if colours & 1 != 0 and count_of(heap, colour) > 0:
                    menu.add(at + colour)
                colours >>= 1
                colour += 1
        at += COLOURS


def list_first_steps(p: IslePosition, seat: i64, menu: Menu) -> None:
    """The ways to begin a Deliver action, whose first step usually names its destination."""
    loads = loads_aboard(p, seat)
    if loads == 0:
        return
    box = p.box
    list_contracts(p, seat, loads, NONE, 0, menu)
    aboard = passengers_of(loads)
    list_passengers(p, seat, aboard, box.at.ticket, menu)
    if aboard != 0 and why_not_mismatched(p, seat, 0) is None:
        colour: i64
        for colour in range(COLOURS):
            if not free_tile_but(p, colour):
                aboard -= count_of(aboard, colour) * one_of(colour)
        list_passengers(p, seat, aboard, box.at.mismatch, menu)
    menu.add(box.at.special)
