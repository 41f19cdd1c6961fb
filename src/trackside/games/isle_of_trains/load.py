"""Chapter 6: load. First the car, in anybody's train, then what goes into it."""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import i64
from trackside.core.moves import Menu, Move, Rule
from trackside.core.question import Question
from trackside.games.isle_of_trains.box import (
    AFTER_COAL,
    AFTER_PASSENGER,
    ANY_CARGO,
    CARGO,
    COAL,
    COLOURS,
    PASSENGER,
)
from trackside.games.isle_of_trains.buy_back import Decision
from trackside.games.isle_of_trains.cars import (
    card,
    count_of,
    face_down,
    kind_of,
    load_at,
    load_count,
    one_of,
    passenger,
    with_load,
)
from trackside.games.isle_of_trains.discard import ExtraCard
from trackside.games.isle_of_trains.effects import begin_effect
from trackside.games.isle_of_trains.player import Player
from trackside.games.isle_of_trains.position import Table
from trackside.games.isle_of_trains.rules import (
    CARD_NOT_HELD,
    HOLDS_NOTHING,
    NO_EXTRA_CARD,
    NO_FITTING_CARD,
    NO_FREE_SLOT,
    NO_PASSENGER,
    NO_SUCH_CAR,
    NOT_IN_SUPPLY,
    NOT_NOW,
    OWN_TRAIN_ONLY,
    OWNER_LOADS,
    WRONG_LOAD,
)
from trackside.games.isle_of_trains.take import Acting, TakeCards


class LoadCar(Move[Table]):
    """IOT-6.1: load a free slot of a train."""

    __slots__ = ("owner", "place")

    def __init__(self, owner: i64, place: i64) -> None:
        super().__init__(f"load {owner + 1} {place}")
        self.owner = owner
        self.place = place

    def facts(self) -> dict[str, Any]:
        return {"seat": int(self.owner), "place": int(self.place)}

    def play(self, p: Table, asked: Question[Table]) -> None:
        assert isinstance(asked, Acting)
        pays = self.owner != asked.seat or (p.box.solo and not asked.bonus())
        p.ask(Loading(asked.seat, asked.rest(), self.owner, self.place, pays))

    def refusal(self, p: Table, seat: i64, bonus: bool) -> Rule | None:
        train = p.players[self.owner].train
        if self.owner != seat and bonus:
            return OWN_TRAIN_ONLY
        if self.place >= len(train):
            return NO_SUCH_CAR
        return why_not_loaded(p, p.players[seat], train[self.place], self.owner == seat)


class PutCard(Move[Table]):
    """IOT-6.1, IOT-6.4, IOT-6.6: a card of the hand as cargo; face down, for an extra card, where it does not fit."""

    __slots__ = ("card", "kind_number")

    def __init__(self, number: i64, name: str) -> None:
        super().__init__(f"put {name}")
        self.kind_number = number
        self.card = name

    def facts(self) -> dict[str, Any]:
        return {"card": self.card}

    def play(self, p: Table, asked: Question[Table]) -> None:
        assert isinstance(asked, Loading)
        me = p.players[asked.seat]
        train = p.players[asked.owner].train
        car = kind_of(train[asked.place])
        holds = p.box.holds[car]
        cargo = p.box.cargo[self.kind_number]
        open_load = holds == ANY_CARGO or cargo & holds != 0
        if open_load:
            me.lose(self.kind_number)
            train[asked.place] = with_load(train[asked.place], card(self.kind_number))
        else:
            origin = me.bury(p.box, self.kind_number, holds)
            train[asked.place] = with_load(train[asked.place], face_down(self.kind_number, asked.seat, origin))
        if p.journal is not None:
            tell_load(p, asked, self.card, open_load)
        if asked.pays:
            begin_effect(p, asked.seat, p.box.benefit[car])
        coal = holds == COAL or (holds == ANY_CARGO and cargo == COAL)
        if coal and me.abilities & AFTER_COAL != 0:
            p.ask(TakeCards(asked.seat, p.asked, p.box.coal_cards))
        if not open_load:
            p.ask(ExtraCard(asked.seat, p.asked, 1))

    def refusal(self, p: Table, asked: Loading) -> Rule | None:
        me = p.players[asked.seat]
        holds = p.box.holds[kind_of(p.players[asked.owner].train[asked.place])]
        if holds == PASSENGER:
            return WRONG_LOAD
        if me.hand[self.kind_number] == 0:
            return CARD_NOT_HELD
        if holds == ANY_CARGO or p.box.cargo[self.kind_number] & holds != 0 or me.size > 1:
            return None
        return NO_EXTRA_CARD


class BoardPassenger(Move[Table]):
    """IOT-6.1, IOT-6.9: a passenger of the supply."""

    __slots__ = ("colour", "passenger")

    def __init__(self, colour: i64, name: str) -> None:
        super().__init__(f"board {name}")
        self.colour = colour
        self.passenger = name

    def facts(self) -> dict[str, Any]:
        return {"passenger": self.passenger}

    def play(self, p: Table, asked: Question[Table]) -> None:
        assert isinstance(asked, Loading)
        me = p.players[asked.seat]
        train = p.players[asked.owner].train
        me.supply -= one_of(self.colour)
        train[asked.place] = with_load(train[asked.place], passenger(self.colour))
        if p.journal is not None:
            tell_load(p, asked, self.passenger, True)
        if asked.pays:
            begin_effect(p, asked.seat, p.box.benefit[kind_of(train[asked.place])])
        if me.abilities & AFTER_PASSENGER != 0:
            p.ask(TakeCards(asked.seat, p.asked, p.box.passenger_cards))

    def refusal(self, p: Table, asked: Loading) -> Rule | None:
        if p.box.holds[kind_of(p.players[asked.owner].train[asked.place])] != PASSENGER:
            return WRONG_LOAD
        return NOT_IN_SUPPLY if count_of(p.players[asked.seat].supply, self.colour) == 0 else None


class Loading(Decision):
    """What goes into the car at `place` of the owner's train; `pays`: whether its benefit is gained (IOT-6.7, 15.4)."""

    __slots__ = ("owner", "pays", "place")

    def __init__(self, seat: i64, below: Question[Table] | None, owner: i64, place: i64, pays: bool) -> None:
        super().__init__(seat, below)
        self.owner = owner
        self.place = place
        self.pays = pays

    def arguments(self) -> dict[str, Any]:
        return {"owner": int(self.owner), "place": int(self.place), "pays": self.pays}

    def facts(self, p: Table) -> dict[str, Any]:
        return {"car": p.box.kind_names[kind_of(p.players[self.owner].train[self.place])], "seat": int(self.owner)}

    def stands_against(self, p: Table, move: Move[Table]) -> Rule | None:
        if isinstance(move, PutCard):
            return move.refusal(p, self)
        if isinstance(move, BoardPassenger):
            return move.refusal(p, self)
        return NOT_NOW

    def list_own(self, p: Table, menu: Menu) -> None:
        box = p.box
        me = p.players[self.seat]
        holds = box.holds[kind_of(p.players[self.owner].train[self.place])]
        if holds == PASSENGER:
            colour: i64
            for colour in range(COLOURS):
                if count_of(me.supply, colour) > 0:
                    menu.add(box.at_board + colour)
            return
        kind: i64
        for kind in range(box.kinds):
            if me.hand[kind] > 0 and (me.size > 1 or holds == ANY_CARGO or box.cargo[kind] & holds != 0):
                menu.add(box.at_put + kind)


def why_not_loaded(p: Table, me: Player, car: i64, own: bool) -> Rule | None:
    """IOT-6.2, IOT-6.3, IOT-6.6, IOT-11.3: what keeps this player from loading anything into a car, or None."""
    kind = kind_of(car)
    holds = p.box.holds[kind]
    if holds == 0:
        return HOLDS_NOTHING
    if load_count(car) >= p.box.capacity[kind]:
        return NO_FREE_SLOT
    if holds == PASSENGER:
        return NO_PASSENGER if me.supply == 0 else None
    if holds == ANY_CARGO and not own:
        return OWNER_LOADS
    if me.size == 0:
        return NO_FITTING_CARD
    if me.size > 1 or holds == ANY_CARGO or p.box.cargo[only_card(p, me)] & holds != 0:
        return None
    return NO_EXTRA_CARD


def only_card(p: Table, me: Player) -> i64:
    kind: i64 = 0
    while me.hand[kind] == 0:
        kind += 1
    return kind


def list_loads(p: Table, seat: i64, bonus: bool, menu: Menu) -> None:
    box = p.box
    me = p.players[seat]
    has_loads = loads_at_hand(p, me)
    owner: i64
    place: i64
    for owner in range(box.seats):
        if owner != seat and bonus:
            continue
        fitting = has_loads if owner == seat else has_loads & ~ANY_CARGO
        train = p.players[owner].train
        at = box.at_load + owner * box.places
        for place in range(len(train)):
            kind = kind_of(train[place])
            if box.holds[kind] & fitting != 0 and load_at(train[place], box.capacity[kind] - 1) == 0:
                menu.add(at + place)


def loads_at_hand(p: Table, me: Player) -> i64:
    """What kinds of cars this player has anything for (bits): a second card makes any card any cargo (IOT-6.6)."""
    loads: i64 = 0 if me.supply == 0 else PASSENGER
    if me.size > 1:
        loads |= CARGO | ANY_CARGO
    elif me.size == 1:
        loads |= p.box.cargo[only_card(p, me)] | ANY_CARGO
    return loads


def tell_load(p: Table, asked: Loading, load: str, open_load: bool) -> None:
    """IOT-1.10: of a face-down card the others learn only the type."""
    car = p.box.kind_names[kind_of(p.players[asked.owner].train[asked.place])]
    where = {"car": car, "owner_seat": int(asked.owner)}
    if open_load:
        p.tell(asked.seat, "load", {"load": load, **where})
    else:
        p.tell_secret(asked.seat, "load-face-down", {"load": "card", **where}, {"load": load})
