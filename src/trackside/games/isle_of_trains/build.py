"""Chapter 5: build. First where the card goes, with a car scrapped before that if one likes, then its price.

A build that cannot be completed is not begun (IOT-3.2): `refusal` looks ahead to the payment.
"""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import append, bit, has, i64, vec
from trackside.core.moves import Menu, Move, Rule
from trackside.core.question import Question
from trackside.games.isle_of_trains.box import BUILDING, LOCOMOTIVE, NONE
from trackside.games.isle_of_trains.buy_back import Decision
from trackside.games.isle_of_trains.cars import (
    colour_of,
    is_passenger,
    kind_of,
    load_at,
    load_count,
    one_of,
    with_kind,
    without_load,
)
from trackside.games.isle_of_trains.discard import Discarding
from trackside.games.isle_of_trains.effects import begin_effect
from trackside.games.isle_of_trains.fitting import (
    buildable,
    first_scrap,
    fits,
    fits_without,
    is_upgrade,
    price,
    why_not_buildable,
    why_not_placed,
)
from trackside.games.isle_of_trains.position import Table
from trackside.games.isle_of_trains.rules import (
    NO_SCRAPPING,
    NO_SUCH_CAR,
    NOT_AN_UPGRADE,
    NOT_IN_HAND,
    NOT_NOW,
    NOT_YOUR_BUILDING,
    ONE_LOCOMOTIVE,
    SCRAP_IN_VAIN,
    SCRAPPED_ALREADY,
    TOO_HEAVY,
)
from trackside.games.isle_of_trains.take import Acting


class BuildCard(Move[Table]):
    """IOT-5.1: build a card of the hand."""

    __slots__ = ("card", "kind_number")

    def __init__(self, number: i64, name: str) -> None:
        super().__init__(f"build {name}")
        self.kind_number = number
        self.card = name

    def facts(self) -> dict[str, Any]:
        return {"card": self.card}

    def play(self, p: Table, asked: Question[Table]) -> None:
        assert isinstance(asked, Acting)
        me = p.players[asked.seat]
        card = self.kind_number
        me.lose(card)
        if p.box.category[card] == BUILDING:
            place: i64 = NONE
            only_way = me.building_count() < p.building_limit(me)
        else:
            place = 0 if p.box.category[card] == LOCOMOTIVE else NONE
            only_way = len(me.train) == 1
        if only_way:
            p.ask(Payment(asked.seat, asked.rest(), price(p.box, me, card, place), 0, card, place))
        else:
            p.ask(Placing(asked.seat, asked.rest(), card, False))

    def refusal(self, p: Table, seat: i64) -> Rule | None:
        me = p.players[seat]
        if me.hand[self.kind_number] == 0:
            return NOT_IN_HAND
        return why_not_buildable(p, me, self.kind_number)


class Extend(Move[Table]):
    """IOT-5.3: attach the card at the end of the train."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("extend")

    def play(self, p: Table, asked: Question[Table]) -> None:
        assert isinstance(asked, Placing)
        pay(p, asked, NONE)


class Upgrade(Move[Table]):
    """IOT-5.4: replace a card of the train."""

    __slots__ = ("place",)

    def __init__(self, place: i64) -> None:
        super().__init__(f"upgrade {place}")
        self.place = place

    def facts(self) -> dict[str, Any]:
        return {"place": int(self.place)}

    def play(self, p: Table, asked: Question[Table]) -> None:
        assert isinstance(asked, Placing)
        pay(p, asked, self.place)


class Demolish(Move[Table]):
    """IOT-5.10, IOT-11.4: give up a building, for a new one or because there is one too many."""

    __slots__ = ("building", "kind_number")

    def __init__(self, number: i64, name: str) -> None:
        super().__init__(f"demolish {name}")
        self.kind_number = number
        self.building = name

    def facts(self) -> dict[str, Any]:
        return {"building": self.building}

    def play(self, p: Table, asked: Question[Table]) -> None:
        if isinstance(asked, Placing):
            pay(p, asked, self.kind_number)
        else:
            give_up_building(p, asked.seat, self.kind_number)


class Scrap(Move[Table]):
    """IOT-5.7: scrap a car first."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("scrap")

    def play(self, p: Table, asked: Question[Table]) -> None:
        assert isinstance(asked, Placing)
        p.ask(Scrapping(asked.seat, asked.below, asked.card))


class ScrapCar(Move[Table]):
    """IOT-5.7, IOT-5.11: the car leaves with its loads, and a building that is now one too many."""

    __slots__ = ("place",)

    def __init__(self, place: i64) -> None:
        super().__init__(f"scrap-car {place}")
        self.place = place

    def facts(self) -> dict[str, Any]:
        return {"place": int(self.place)}

    def play(self, p: Table, asked: Question[Table]) -> None:
        assert isinstance(asked, Scrapping)
        me = p.players[asked.seat]
        car = me.train[self.place]
        train = vec[i64](capacity=len(me.train))
        place: i64
        for place in range(len(me.train)):
            if place != self.place:
                train = append(train, me.train[place])
        me.train = train
        me.abilities &= ~p.box.ability[kind_of(car)]
        p.discard_card(kind_of(car))
        slot: i64
        for slot in range(load_count(car)):
            p.put_away(load_at(car, slot))
        if p.journal is not None:
            p.tell(asked.seat, "scrap", {"card": p.box.kind_names[kind_of(car)], "loads": int(load_count(car))})
        p.ask(Placing(asked.seat, asked.below, asked.card, True))
        if me.building_count() > p.building_limit(me):
            p.ask(Surplus(asked.seat, p.asked))


class Placing(Decision):
    """IOT-5.1, step 1: where the card goes. It has left the hand."""

    __slots__ = ("card", "scrapped")

    def __init__(self, seat: i64, below: Question[Table] | None, card: i64, scrapped: bool) -> None:
        super().__init__(seat, below)
        self.card = card
        self.scrapped = scrapped

    def arguments(self) -> dict[str, Any]:
        return {"card": int(self.card), "scrapped": self.scrapped}

    def facts(self, p: Table) -> dict[str, Any]:
        return {"card": p.box.kind_names[self.card]}

    def stands_against(self, p: Table, move: Move[Table]) -> Rule | None:
        box = p.box
        me = p.players[self.seat]
        building = box.category[self.card] == BUILDING
        if isinstance(move, Demolish):
            return None if building and has(me.buildings, move.kind_number) else NOT_YOUR_BUILDING
        if isinstance(move, Extend):
            if building:
                return NOT_NOW
            if box.category[self.card] == LOCOMOTIVE:
                return ONE_LOCOMOTIVE
            return why_not_placed(p, me, self.card, NONE)
        if isinstance(move, Upgrade):
            if move.place >= len(me.train):
                return NO_SUCH_CAR
            if not is_upgrade(box, kind_of(me.train[move.place]), self.card):
                return NOT_AN_UPGRADE
            return why_not_placed(p, me, self.card, move.place)
        if isinstance(move, Scrap):
            if building:
                return NO_SCRAPPING
            if self.scrapped:
                return SCRAPPED_ALREADY
            scrap = first_scrap(box, me, self.card, p.weight(me), p.power(me), me.size)
            return SCRAP_IN_VAIN if scrap == NONE else None
        return NOT_NOW

    def list_own(self, p: Table, menu: Menu) -> None:
        box = p.box
        me = p.players[self.seat]
        kind: i64
        if box.category[self.card] == BUILDING:
            for kind in range(box.kinds):
                if has(me.buildings, kind):
                    menu.add(box.at_demolish + kind)
            return
        weight = p.weight(me)
        power = p.power(me)
        car = box.category[self.card] != LOCOMOTIVE
        if car and fits(box, me, self.card, NONE, weight, power, me.abilities, me.size):
            menu.add(box.at_extend)
        place: i64
        for place in range(len(me.train)):
            better = is_upgrade(box, kind_of(me.train[place]), self.card)
            if better and fits(box, me, self.card, place, weight, power, me.abilities, me.size):
                menu.add(box.at_upgrade + place)
        if not self.scrapped and first_scrap(box, me, self.card, weight, power, me.size) != NONE:
            menu.add(box.at_scrap)


class Scrapping(Decision):
    """IOT-5.7: which car is scrapped."""

    __slots__ = ("card",)

    def __init__(self, seat: i64, below: Question[Table] | None, card: i64) -> None:
        super().__init__(seat, below)
        self.card = card

    def arguments(self) -> dict[str, Any]:
        return {"card": int(self.card)}

    def facts(self, p: Table) -> dict[str, Any]:
        return {"card": p.box.kind_names[self.card]}

    def stands_against(self, p: Table, move: Move[Table]) -> Rule | None:
        if not isinstance(move, ScrapCar):
            return NOT_NOW
        me = p.players[self.seat]
        if move.place >= len(me.train):
            return NO_SUCH_CAR
        if move.place == 0:
            return NO_SCRAPPING
        return None if fits_without(p.box, me, self.card, move.place, p.weight(me), p.power(me), me.size) else TOO_HEAVY

    def list_own(self, p: Table, menu: Menu) -> None:
        me = p.players[self.seat]
        weight = p.weight(me)
        power = p.power(me)
        place: i64
        for place in range(1, len(me.train)):
            if fits_without(p.box, me, self.card, place, weight, power, me.size):
                menu.add(p.box.at_scrap_car + place)


class Surplus(Decision):
    """IOT-11.4: Caboose 4 has left; which building is given up."""

    __slots__ = ()

    def stands_against(self, p: Table, move: Move[Table]) -> Rule | None:
        if not isinstance(move, Demolish):
            return NOT_NOW
        return None if has(p.players[self.seat].buildings, move.kind_number) else NOT_YOUR_BUILDING

    def list_own(self, p: Table, menu: Menu) -> None:
        kind: i64
        for kind in range(p.box.kinds):
            if has(p.players[self.seat].buildings, kind):
                menu.add(p.box.at_demolish + kind)


class Payment(Discarding):
    """IOT-5.8: the price of a card, which goes to `place` of the train, to its end, or in place of a building."""

    __slots__ = ("card", "place")

    def __init__(
        self, seat: i64, below: Question[Table] | None, n: i64, first: i64 = 0, card: i64 = 0, place: i64 = NONE
    ) -> None:
        super().__init__(seat, below, n, first)
        self.card = card
        self.place = place

    def arguments(self) -> dict[str, Any]:
        return {"n": int(self.n), "first": int(self.first), "card": int(self.card), "place": int(self.place)}

    def facts(self, p: Table) -> dict[str, Any]:
        return {"card": p.box.kind_names[self.card], "count": int(self.n)}

    def after(self, kind: i64) -> Question[Table]:
        return Payment(self.seat, self.below, self.n - 1, kind, self.card, self.place)

    def finish(self, p: Table) -> None:
        """IOT-5.11: the new card enters, the replaced one is discarded, passengers are taken (IOT-5.9)."""
        box = p.box
        p.asked = self.below
        if box.category[self.card] == BUILDING:
            erect(p, self.seat, self.card, self.place)
        else:
            attach(p, self.seat, self.card, self.place)
        for _ in range(box.icons[self.card]):
            p.take_passenger(self.seat)
        begin_effect(p, self.seat, box.on_build[self.card])


def erect(p: Table, seat: i64, card: i64, replaced: i64) -> None:
    """IOT-5.10."""
    if p.journal is not None:
        p.tell(seat, "erect", {"card": p.box.kind_names[card]})
    p.players[seat].buildings |= bit(card)
    if replaced != NONE:
        give_up_building(p, seat, replaced)


def give_up_building(p: Table, seat: i64, building: i64) -> None:
    p.players[seat].buildings &= ~bit(building)
    p.discard_card(building)
    if p.journal is not None:
        p.tell(seat, "demolish", {"building": p.box.kind_names[building]})


def attach(p: Table, seat: i64, card: i64, place: i64) -> None:
    """IOT-5.3 to 5.5."""
    me = p.players[seat]
    me.abilities |= p.box.ability[card]
    if place == NONE:
        me.train = append(me.train, card)
        if p.journal is not None:
            p.tell(seat, "extend", {"card": p.box.kind_names[card]})
        return
    old = kind_of(me.train[place])
    car = with_kind(me.train[place], card)
    while load_count(car) > p.box.capacity[card]:  # only the Time Engine holds less than what it replaces (OP-8)
        last = load_count(car) - 1
        load = load_at(car, last)
        car = without_load(car, last)
        if is_passenger(load):
            me.supply += one_of(colour_of(load))
        else:
            p.put_away(load)
    me.train[place] = car
    p.discard_card(old)
    if p.journal is not None:
        p.tell(seat, "upgrade", {"old": p.box.kind_names[old], "card": p.box.kind_names[card]})


def pay(p: Table, asked: Placing, place: i64) -> None:
    cost = price(p.box, p.players[asked.seat], asked.card, place)
    p.ask(Payment(asked.seat, asked.below, cost, 0, asked.card, place))


def list_builds(p: Table, seat: i64, menu: Menu) -> None:
    me = p.players[seat]
    if me.size == 0:
        return
    weight = p.weight(me)
    power = p.power(me)
    kind: i64
    for kind in range(p.box.kinds):
        if me.hand[kind] > 0 and buildable(p, me, kind, weight, power):
            menu.add(p.box.at_build + kind)
