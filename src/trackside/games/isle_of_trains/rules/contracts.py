"""Chapter 7: starting and additional contracts (IOT-7.3 to 7.5), and which loads they take."""

from __future__ import annotations

from typing import Any, Final

from trackside.core.arrays import bit, has, i64
from trackside.core.moves import Menu, Rule
from trackside.core.question import Question
from trackside.games.isle_of_trains.rules.box import (
    ANY_CARGO,
    BOX,
    CARGO,
    COAL,
    ISLANDS,
    NONE,
    OIL,
    PASSENGER,
    PASSENGER_AS_CARGO,
    Box,
)
from trackside.games.isle_of_trains.rules.cars import (
    FIRST_CARD,
    FIRST_PASSENGER,
    KIND_BITS,
    KIND_MASK,
    LOAD_BITS,
    LOAD_MASK,
    SLOTS,
    card_of,
    count_of,
    heap_size,
    kind_of,
    one_of,
)
from trackside.games.isle_of_trains.rules.delivery import (
    PASSENGER_USED,
    STARTED,
    STEP_DONE,
    DeliverAction,
    Unloading,
)
from trackside.games.isle_of_trains.rules.position import IslePosition
from trackside.games.isle_of_trains.rules.refusals import (
    ADDED_CARGO_MISSING,
    CARGO_MISSING,
    IN_ORDER,
    ISLAND_NOT_YOURS,
    ISLAND_OPEN,
    ISLAND_TAKEN,
    NO_ADDITIONAL,
    NOT_BOTH_CONTRACTS,
    NOT_IN_ADDED_CONTRACT,
    NOT_IN_CONTRACT,
    NOT_IN_PLAY,
)

CARGO_ABOARD: Final = 0xFFFF  # of the loads aboard, those that are not passengers


def why_not_started(p: IslePosition, seat: i64, island: i64, seen: i64) -> Rule | None:
    """IOT-7.3, IOT-7.10, IOT-7.11, IOT-17.8: the rule against a starting contract, or None."""
    if not is_in_play(p.box, island):
        return NOT_IN_PLAY
    if not has(p.islands, island):
        return ISLAND_TAKEN
    if p.players[seat].open != 0 and not p.box.any_islands:
        return ISLAND_OPEN
    if covers(loads_aboard(p, seat), p.box.start_need[island], 0, helps(p, seat, seen)):
        return None
    return CARGO_MISSING


def why_not_added(p: IslePosition, seat: i64, contract: i64, seen: i64) -> Rule | None:
    """IOT-7.4, IOT-7.5, IOT-7.11, IOT-17.8: the rule against an additional contract, or None."""
    if not is_in_play(p.box, p.box.contract_island[contract]):
        return NOT_IN_PLAY
    if p.box.no_additional:
        return NO_ADDITIONAL
    if not has(p.players[seat].open, p.box.contract_island[contract]):
        return ISLAND_NOT_YOURS
    if seen & STARTED != 0 and not p.box.both_contracts:
        return NOT_BOTH_CONTRACTS
    if covers(loads_aboard(p, seat), p.box.contract_need[contract], 0, helps(p, seat, seen)):
        return None
    return ADDED_CARGO_MISSING


def is_in_play(box: Box, island: i64) -> bool:
    """IOT-7.11, IOT-2.1: whether this game has the island."""
    return island != box.research_station or box.research


def helps(p: IslePosition, seat: i64, seen: i64) -> bool:
    """IOT-11.7: whether a passenger may still replace a cargo in this action."""
    return p.players[seat].abilities & PASSENGER_AS_CARGO != 0 and seen & PASSENGER_USED == 0


def loads_aboard(p: IslePosition, seat: i64) -> i64:
    """All loads, four bits each: coal, oil, boxes, wild cards in Caboose 3, then the colours of passengers."""
    aboard: i64 = 0
    for car in p.players[seat].train:
        if car > KIND_MASK:
            aboard += loads_of(p.box, car, 0)
    return aboard


def loads_from(p: IslePosition, seat: i64, first: i64) -> i64:
    """The loads from slot `first` on, added up in the same way."""
    train = p.players[seat].train
    aboard: i64 = 0
    slot = first % SLOTS
    place: i64
    for place in range(first // SLOTS, len(train)):
        aboard += loads_of(p.box, train[place], slot)
        slot = 0
    return aboard


def loads_of(box: Box, car: i64, slot: i64) -> i64:
    """Those of one car, from a slot on."""
    aboard: i64 = 0
    loads = car >> (KIND_BITS + LOAD_BITS * slot)
    while loads != 0:
        aboard += counted_as(box, car, loads & LOAD_MASK)
        loads >>= LOAD_BITS
    return aboard


def counted_as(box: Box, car: i64, load: i64) -> i64:
    """One load as `loads_aboard` adds it up."""
    if load < FIRST_CARD:
        return one_of(4 + load - FIRST_PASSENGER)
    cargo = box.holds[kind_of(car)]
    if cargo == ANY_CARGO:
        cargo = box.cargo[card_of(load)]
    if cargo == COAL:
        return 1
    if cargo == OIL:
        return 0x10
    return 0x100 if cargo == BOX else 0x1000


def passengers_of(aboard: i64) -> i64:
    """By colour."""
    return aboard >> 16


def covers(aboard: i64, need: i64, jokers: i64, helping: bool) -> bool:
    """Whether these loads cover a need, of which jokers already cover some part.

    Jokers are a wild card in Caboose 3 and the passenger of Caboose 7: which cargo they stand for never matters.
    """
    jokers += count_of(aboard, 3)
    if helping and passengers_of(aboard) != 0:
        jokers += 1
    coal = count_of(aboard, 0) - count_of(need, 0)
    oil = count_of(aboard, 1) - count_of(need, 1)
    box = count_of(aboard, 2) - count_of(need, 2)
    spare = jokers + coal + oil + box - count_of(need, 3)
    missing = min(coal, 0) + min(oil, 0) + min(box, 0)
    return spare >= 0 and jokers + missing >= 0


def may_cover(box: Box, aboard: i64, helping: bool) -> bool:
    """Whether there are as many loads as the smallest contract takes."""
    return heap_size(aboard & CARGO_ABOARD) + (1 if helping else 0) >= box.least_need


def list_contracts(p: IslePosition, seat: i64, aboard: i64, island: i64, seen: i64, menu: Menu) -> None:
    """The contracts that these loads can do at a destination, or anywhere if it is NONE."""
    box = p.box
    me = p.players[seat]
    helping = helps(p, seat, seen)
    if not may_cover(box, aboard, helping):
        return
    first: i64 = 0
    end: i64 = ISLANDS
    if island != NONE:
        first = island
        end = island + 1
    other: i64
    if me.open == 0 or box.any_islands:
        for other in range(first, end):
            if has(p.islands, other) and covers(aboard, box.start_need[other], 0, helping):
                menu.add(box.at.start_contract + other)
    if me.open == 0 or box.no_additional or (seen & STARTED != 0 and not box.both_contracts):
        return
    contract: i64
    for contract in range(box.contracts):
        other = box.contract_island[contract]
        there = first <= other < end and has(me.open, other)
        if there and covers(aboard, box.contract_need[contract], 0, helping):
            menu.add(box.at.additional_contract + contract)


class Contract(Unloading):
    """Which loads are delivered for a contract: of one island, the starting one or number `contract`."""

    def __init__(
        self,
        seat: i64,
        below: Question[IslePosition] | None,
        contract: i64,
        need: i64,
        jokers: i64 = 0,
        passenger: bool = False,
        first: i64 = 0,
    ) -> None:
        super().__init__(seat, below, first)
        self.contract = contract
        self.need = need  # symbols not yet covered by the cargo itself
        self.jokers = jokers  # how many of them are covered otherwise
        self.passenger = passenger  # whether one of the jokers is a passenger

    def cells(self, p: IslePosition) -> i64:
        about = self.action().island if self.contract == NONE else self.contract
        return (heap_size(self.need) - self.jokers) | ((about + 1) << 8)

    def action(self) -> DeliverAction:
        below = self.below
        assert isinstance(below, DeliverAction)
        return below

    def facts(self, p: IslePosition) -> dict[str, Any]:
        box = p.box
        name = box.island_names[self.action().island] if self.contract == NONE else box.contract_names[self.contract]
        left = int(heap_size(self.need) - self.jokers)
        return {"contract": name, "count": left, "ordered": left > 1 and not box.solo}

    def settle(self, p: IslePosition) -> bool:
        """When all is there, the cargo is discarded and the island card taken or completed (IOT-7.3, IOT-7.4)."""
        if heap_size(self.need) > self.jokers:
            return self.has_choice(p)
        action = self.action()
        seen = STEP_DONE | (PASSENGER_USED if self.passenger else 0)
        me = p.players[self.seat]
        p.put_aside_away()
        if self.contract == NONE:
            seen |= STARTED
            p.islands &= ~bit(action.island)
            me.open |= bit(action.island)
        else:
            me.open &= ~bit(action.island)
            me.completed |= bit(self.contract)
        if p.journal is not None:
            if self.contract == NONE:
                facts = {"contract": p.box.island_names[action.island], "vp": int(p.box.start_vp[action.island])}
            else:
                facts = {"contract": p.box.contract_names[self.contract], "vp": int(p.box.contract_vp[self.contract])}
            p.tell(self.seat, "contract", facts)
        if self.contract == NONE:
            p.advance(self.seat)
        p.asked = action.after(seen, 0)
        return False

    def after(self, cargo: i64, first: i64) -> Question[IslePosition]:
        need = self.need
        jokers = self.jokers
        if cargo == COAL and count_of(need, 0) > 0:
            need -= 1
        elif cargo == OIL and count_of(need, 1) > 0:
            need -= 16
        elif cargo == BOX and count_of(need, 2) > 0:
            need -= 256
        elif cargo != PASSENGER and cargo != CARGO and count_of(need, 3) > 0:
            need -= 4096
        else:
            jokers += 1
        passenger = self.passenger or cargo == PASSENGER
        return Contract(self.seat, self.below, self.contract, need, jokers, passenger, first)

    def takes(self, p: IslePosition, cargo: i64, first: i64) -> Rule | None:
        helping = helps(p, self.seat, self.action().seen) and not self.passenger
        if (
            (cargo == PASSENGER and not helping)
            or (cargo == COAL and self.need & 0xF00F == 0)
            or (cargo == OIL and self.need & 0xF0F0 == 0)
            or (cargo == BOX and self.need & 0xFF00 == 0)
        ):
            return NOT_IN_CONTRACT if self.contract == NONE else NOT_IN_ADDED_CONTRACT
        # The load is among those from `first` on. If they cover the need at all, they cover it with this one, too.
        return None if covers(loads_from(p, self.seat, first), self.need, self.jokers, helping) else IN_ORDER
