"""Chapter 6: load a card of the hand or a passenger of the supply into a car, in anybody's train."""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import i64, vec
from trackside.core.moves import Menu, Rule, Target
from trackside.games.isle_of_trains.rules.box import (
    AFTER_COAL,
    AFTER_PASSENGER,
    ANY_CARGO,
    CARGO,
    COAL,
    COLOURS,
    LOAD,
    NONE,
    PASSENGER,
    Box,
)
from trackside.games.isle_of_trains.rules.cars import (
    KIND_MASK,
    card,
    count_of,
    face_down,
    kind_of,
    load_count,
    one_of,
    passenger,
    with_load,
)
from trackside.games.isle_of_trains.rules.discard import ExtraCard
from trackside.games.isle_of_trains.rules.effects import begin_effect
from trackside.games.isle_of_trains.rules.player import CARD_BITS, Player
from trackside.games.isle_of_trains.rules.position import IslePosition
from trackside.games.isle_of_trains.rules.refusals import (
    CARD_NOT_HELD,
    HOLDS_NOTHING,
    NO_EXTRA_CARD,
    NO_FREE_SLOT,
    NO_SUCH_CAR,
    NOT_IN_SUPPLY,
    OWN_TRAIN_ONLY,
    OWNER_LOADS,
    WRONG_LOAD,
)
from trackside.games.isle_of_trains.rules.take import Acting, ActionMove, TakeCards


class Load(ActionMove[Acting]):
    """IOT-6.1: something goes into a free slot of a train."""

    def __init__(self, text: str, owner: i64, place: i64) -> None:
        super().__init__(LOAD, text)
        self.owner = owner
        self.place = place

    def facts(self) -> dict[str, Any]:
        return {
            "seat": int(self.owner),
            "place": int(self.place),
            "car": "car",
            "twin": False,
            "own": False,
            "face_down": False,
            "earns": False,
        }

    def facts_in(self, p: IslePosition) -> dict[str, Any]:
        asked = p.asked
        earns = isinstance(asked, Acting) and self.earns(p, asked)
        return {**self.facts(), **p.car_facts(self.owner, self.place), "own": self.owner == p.seat, "earns": earns}

    def earns(self, p: IslePosition, asked: Acting) -> bool:
        """IOT-6.7, IOT-15.4, IOT-15.5: whether the benefit of the car is due."""
        return self.owner != asked.seat or (p.box.solo and not asked.bonus())

    def refusal(self, p: IslePosition, asked: Acting) -> Rule | None:
        train = p.players[self.owner].train
        if self.owner != asked.seat and asked.bonus():
            return OWN_TRAIN_ONLY
        if self.place >= len(train):
            return NO_SUCH_CAR
        car = train[self.place]
        kind = kind_of(car)
        if p.box.holds[kind] == 0:
            return HOLDS_NOTHING
        if load_count(car) >= p.box.capacity[kind]:
            return NO_FREE_SLOT
        if p.box.holds[kind] == ANY_CARGO and self.owner != asked.seat:
            return OWNER_LOADS
        return self.own_refusal(p, p.players[asked.seat], p.box.holds[kind])

    def own_refusal(self, p: IslePosition, me: Player, holds: i64) -> Rule | None:
        """IOT-6.3: the rule against this load in a car that holds such things, or None."""
        raise NotImplementedError

    def put_in(self, p: IslePosition, asked: Acting, load: i64) -> None:
        """The load is in the car; a benefit follows, if it is due."""
        train = p.players[self.owner].train
        train[self.place] = with_load(train[self.place], load)
        p.asked = asked.rest()
        if self.earns(p, asked):
            begin_effect(p, asked.seat, p.box.benefit[kind_of(train[self.place])])


class LoadCard(Load):
    """IOT-6.4, IOT-6.6: a card of the hand as cargo; face down, for an extra card, where it does not fit."""

    def __init__(self, owner: i64, place: i64, number: i64, name: str) -> None:
        super().__init__(f"load {owner + 1} {place} {name}", owner, place)
        self.kind_number = number
        self.card = name

    def facts(self) -> dict[str, Any]:
        return {"card": self.card, **super().facts()}

    def facts_in(self, p: IslePosition) -> dict[str, Any]:
        train = p.players[self.owner].train
        holds = p.box.holds[kind_of(train[self.place])] if self.place < len(train) else CARGO
        fits = holds == ANY_CARGO or p.box.cargo[self.kind_number] & holds != 0
        return {**super().facts_in(p), "face_down": not fits}

    def where(self, p: IslePosition) -> list[Target]:
        return [("hand", self.card), ("car", f"{self.owner} {self.place}")]

    def play(self, p: IslePosition, asked: Acting) -> None:
        me = p.players[asked.seat]
        holds = p.box.holds[kind_of(p.players[self.owner].train[self.place])]
        cargo = p.box.cargo[self.kind_number]
        open_load = holds == ANY_CARGO or cargo & holds != 0
        if p.journal is not None:
            tell_load(p, asked.seat, self, self.card, open_load)
        if open_load:
            p.show_card(asked.seat, self.kind_number)
            self.put_in(p, asked, card(self.kind_number))
        else:
            known = me.bury(p.box, self.kind_number, holds)
            if not p.box.solo:
                p.reveal_to_others()  # the others learn that the hand had such a card
            self.put_in(p, asked, face_down(self.kind_number, asked.seat, known))
        coal = holds == COAL or (holds == ANY_CARGO and cargo == COAL)
        if coal and me.abilities & AFTER_COAL != 0:
            p.ask(TakeCards(asked.seat, p.asked, p.box.coal_cards))
        if not open_load:
            p.ask(ExtraCard(asked.seat, p.asked, 1))

    def own_refusal(self, p: IslePosition, me: Player, holds: i64) -> Rule | None:
        if holds == PASSENGER:
            return WRONG_LOAD
        if not me.holds(self.kind_number):
            return CARD_NOT_HELD
        if holds == ANY_CARGO or p.box.cargo[self.kind_number] & holds != 0 or me.size > 1:
            return None
        return NO_EXTRA_CARD


class LoadPassenger(Load):
    """IOT-6.9: a passenger of the supply."""

    def __init__(self, owner: i64, place: i64, colour: i64, name: str) -> None:
        super().__init__(f"board {owner + 1} {place} {name}", owner, place)
        self.colour = colour
        self.passenger = name

    def facts(self) -> dict[str, Any]:
        return {"passenger": self.passenger, **super().facts()}

    def where(self, p: IslePosition) -> list[Target]:
        return [("passenger", self.passenger), ("car", f"{self.owner} {self.place}")]

    def play(self, p: IslePosition, asked: Acting) -> None:
        me = p.players[asked.seat]
        me.supply -= one_of(self.colour)
        if p.journal is not None:
            tell_load(p, asked.seat, self, self.passenger, True)
        self.put_in(p, asked, passenger(self.colour))
        if me.abilities & AFTER_PASSENGER != 0:
            p.ask(TakeCards(asked.seat, p.asked, p.box.passenger_cards))

    def own_refusal(self, p: IslePosition, me: Player, holds: i64) -> Rule | None:
        if holds != PASSENGER:
            return WRONG_LOAD
        return NOT_IN_SUPPLY if count_of(me.supply, self.colour) == 0 else None


def list_loads(p: IslePosition, seat: i64, bonus: bool, menu: Menu) -> None:
    owner: i64
    if bonus:
        list_loads_into(p, seat, seat, menu)
    else:
        for owner in range(p.box.seats):
            list_loads_into(p, seat, owner, menu)


def list_loads_into(p: IslePosition, seat: i64, owner: i64, menu: Menu) -> None:
    box = p.box
    me = p.players[seat]
    hand = me.hand
    all_holds = box.holds
    last_slot = box.last_slot
    at = box.at.load + owner * box.places * box.at.loads
    for car in p.players[owner].train:
        kind = car & KIND_MASK
        holds = all_holds[kind]
        if holds != 0 and car >> last_slot[kind] == 0:  # IOT-6.2
            if holds == PASSENGER:
                if me.supply != 0:
                    list_passengers_for(me.supply, at + box.kinds, menu)
            elif holds != ANY_CARGO:
                list_cards_for(box, hand, holds, at, menu)
            elif owner == seat:
                list_cards_for(box, hand, CARGO, at, menu)
        at += box.at.loads


def list_cards_for(box: Box, hand: vec[i64], cargo: i64, at: i64, menu: Menu) -> None:
    """IOT-6.6: the cards for such a cargo; a second card makes any card any cargo."""
    any_card = len(hand) > 1
    menu.reserve(len(hand))
    ids = menu.ids
    n = menu.count
    last: i64 = NONE
    for held in hand:
        kind = held >> CARD_BITS
        if kind != last:
            last = kind
            if any_card or box.cargo[kind] & cargo != 0:
                ids[n] = at + kind
                n += 1
    menu.count = n


def list_passengers_for(supply: i64, at: i64, menu: Menu) -> None:
    menu.reserve(COLOURS)
    ids = menu.ids
    n = menu.count
    while supply != 0:
        if supply & 15 != 0:
            ids[n] = at
            n += 1
        supply >>= 4
        at += 1
    menu.count = n


def tell_load(p: IslePosition, seat: i64, move: Load, load: str, open_load: bool) -> None:
    """IOT-1.10: of a face-down card the others learn only the type."""
    car = p.box.kind_names[kind_of(p.players[move.owner].train[move.place])]
    where = {"car": car, "owner_seat": int(move.owner)}
    if open_load:
        p.tell(seat, "load", {"load": load, "passenger": move.kind == "board", **where})
    else:
        p.tell_secret(seat, "load-face-down", {"load": "card", **where}, {"load": load})
