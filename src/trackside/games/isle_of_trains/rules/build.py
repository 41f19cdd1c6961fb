"""Chapter 5: build. A card is attached, put up or replaces another, perhaps after scrapping a car; then it is paid."""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import append, bit, has, i64, mypyc_attr, vec
from trackside.core.moves import Menu, Move, Rule, Target
from trackside.core.question import Question
from trackside.games.isle_of_trains.rules.box import BUILD, BUILDING, CHEAPER, LOCOMOTIVE, NONE, Box
from trackside.games.isle_of_trains.rules.buy_back import Decision
from trackside.games.isle_of_trains.rules.cars import (
    KIND_MASK,
    colour_of,
    is_passenger,
    kind_of,
    load_at,
    load_count,
    one_of,
    with_kind,
    without_load,
)
from trackside.games.isle_of_trains.rules.discard import Discarding
from trackside.games.isle_of_trains.rules.effects import begin_effect
from trackside.games.isle_of_trains.rules.fitting import (
    first_scrap,
    fits_without,
    most_relief,
    overweight,
    price,
    replaces,
    upgrades_after_scrap,
    why_no_upgrade,
    why_not_attached,
    why_not_scrapped_for,
    why_not_without,
)
from trackside.games.isle_of_trains.rules.player import CARD_BITS, Player
from trackside.games.isle_of_trains.rules.position import IslePosition
from trackside.games.isle_of_trains.rules.refusals import (
    NO_SCRAPPING,
    NO_SUCH_CAR,
    NOT_IN_HAND,
    NOT_NOW,
    NOT_YOUR_BUILDING,
)
from trackside.games.isle_of_trains.rules.take import Acting, ActionMove


class Build(ActionMove):
    """A way to build a card: from the hand, as one of the four actions, or after a car was scrapped for it."""

    def __init__(self, text: str, number: i64, name: str) -> None:
        super().__init__(BUILD, text)
        self.kind_number = number
        self.card = name

    def facts(self) -> dict[str, Any]:
        return {"card": self.card, "cost": -1}

    def refusal(self, p: IslePosition, asked: Decision) -> Rule | None:
        """The rule against it, or None; a card that a car was scrapped for has left the hand already."""
        me = p.players[asked.seat]
        if isinstance(asked, Placing):
            return self.own_refusal(p, asked.seat, me.size) if asked.card == self.kind_number else NOT_NOW
        if not me.holds(self.kind_number):
            return NOT_IN_HAND
        return self.own_refusal(p, asked.seat, me.size - 1)

    def own_refusal(self, p: IslePosition, seat: i64, payable: i64) -> Rule | None:
        raise NotImplementedError

    def leave_hand(self, p: IslePosition, asked: Question[IslePosition]) -> Question[IslePosition] | None:
        """The card leaves the hand; what waits beneath the action."""
        if isinstance(asked, Acting):
            p.show_card(asked.seat, self.kind_number)
            return asked.rest()
        return asked.below


class BuildCard(Build):
    """IOT-5.3: attach a car at the end of the train; IOT-5.10: put up a building."""

    def __init__(self, number: i64, name: str) -> None:
        super().__init__(f"build {name}", number, name)

    def facts_in(self, p: IslePosition) -> dict[str, Any]:
        return {"card": self.card, "cost": int(price(p.box, p.players[p.seat], self.kind_number, NONE))}

    def where(self, p: IslePosition) -> list[Target]:
        end = "buildings" if p.box.category[self.kind_number] == BUILDING else "train"
        return [("hand", self.card), (end, str(p.seat))]

    def play(self, p: IslePosition, asked: Question[IslePosition]) -> None:
        below = self.leave_hand(p, asked)
        me = p.players[asked.seat]
        if p.box.category[self.kind_number] == BUILDING and me.building_count() >= p.building_limit(me):
            p.ask(Replacing(asked.seat, below, self.kind_number))
        else:
            pay(p, asked.seat, below, self.kind_number, NONE)

    def own_refusal(self, p: IslePosition, seat: i64, payable: i64) -> Rule | None:
        return why_not_attached(p, p.players[seat], self.kind_number, payable)


class UpgradeCard(Build):
    """IOT-5.4: replace a card of the train."""

    def __init__(self, number: i64, name: str, place: i64) -> None:
        super().__init__(f"upgrade {place} {name}", number, name)
        self.place = place

    def facts(self) -> dict[str, Any]:
        return {"card": self.card, "place": int(self.place), "car": "car", "twin": False, "cost": -1}

    def facts_in(self, p: IslePosition) -> dict[str, Any]:
        me = p.players[p.seat]
        cost = int(price(p.box, me, self.kind_number, self.place)) if self.place < len(me.train) else -1
        return {**self.facts(), **p.car_facts(p.seat, self.place), "cost": cost}

    def where(self, p: IslePosition) -> list[Target]:
        return [("hand", self.card), ("car", f"{p.seat} {self.place}")]

    def play(self, p: IslePosition, asked: Question[IslePosition]) -> None:
        pay(p, asked.seat, self.leave_hand(p, asked), self.kind_number, self.place)

    def own_refusal(self, p: IslePosition, seat: i64, payable: i64) -> Rule | None:
        return why_no_upgrade(p, p.players[seat], self.kind_number, self.place, payable)


class ScrapFor(Build):
    """IOT-5.7: scrap a car, then build the card."""

    def __init__(self, number: i64, name: str) -> None:
        super().__init__(f"scrap-for {name}", number, name)

    def where(self, p: IslePosition) -> list[Target]:
        return [("hand", self.card)]

    def play(self, p: IslePosition, asked: Question[IslePosition]) -> None:
        p.ask(Scrapping(asked.seat, self.leave_hand(p, asked), self.kind_number))

    def own_refusal(self, p: IslePosition, seat: i64, payable: i64) -> Rule | None:
        return why_not_scrapped_for(p, p.players[seat], self.kind_number, payable)


class ScrapCar(Move[IslePosition, "Scrapping"]):
    """IOT-5.7, IOT-5.11: the car leaves with its loads, and a building that is now one too many."""

    def __init__(self, place: i64) -> None:
        super().__init__(f"scrap-car {place}")
        self.place = place

    def facts(self) -> dict[str, Any]:
        return {"place": int(self.place), "car": "car", "twin": False}

    def facts_in(self, p: IslePosition) -> dict[str, Any]:
        return {"place": int(self.place), **p.car_facts(p.seat, self.place)}

    def where(self, p: IslePosition) -> list[Target]:
        return [("car", f"{p.seat} {self.place}")]

    def play(self, p: IslePosition, asked: Scrapping) -> None:
        scrap(p, asked, self.place)


class Demolish(Move[IslePosition, "Demolishing"]):
    """IOT-5.10, IOT-11.4: give up a building, for a new one or because there is one too many."""

    def __init__(self, number: i64, name: str) -> None:
        super().__init__(f"demolish {name}")
        self.kind_number = number
        self.building = name

    def facts(self) -> dict[str, Any]:
        return {"building": self.building}

    def where(self, p: IslePosition) -> list[Target]:
        return [("building", self.building)]

    def play(self, p: IslePosition, asked: Demolishing) -> None:
        asked.give_up(p, self.kind_number)


class AboutCard(Decision):
    """A question about the card that is being built."""

    def __init__(self, seat: i64, below: Question[IslePosition] | None, card: i64) -> None:
        super().__init__(seat, below)
        self.card = card

    def cells(self, p: IslePosition) -> i64:
        return (self.card + 1) << 8

    def facts(self, p: IslePosition) -> dict[str, Any]:
        return {"card": p.box.kind_names[self.card]}


@mypyc_attr(free_list_len=1)
class Scrapping(AboutCard):
    """IOT-5.7: which car is scrapped. The card to build has left the hand."""

    def settle(self, p: IslePosition) -> bool:
        """If only one car will do, nothing is asked."""
        me = p.players[self.seat]
        place = first_scrap(p.box, me, self.card, me.size, 1)
        if first_scrap(p.box, me, self.card, me.size, place + 1) != NONE:
            return True
        scrap(p, self, place)
        return False

    def own_refusal(self, p: IslePosition, move: Move[IslePosition]) -> Rule | None:
        if not isinstance(move, ScrapCar):
            return NOT_NOW
        me = p.players[self.seat]
        if move.place >= len(me.train):
            return NO_SUCH_CAR
        if move.place == 0:
            return NO_SCRAPPING
        return why_not_without(p.box, me, self.card, move.place, me.size)

    def list_own(self, p: IslePosition, menu: Menu) -> None:
        me = p.players[self.seat]
        place: i64
        for place in range(1, len(me.train)):
            if fits_without(p.box, me, self.card, place, me.size):
                menu.add(p.box.at.scrap_car + place)


@mypyc_attr(free_list_len=1)
class Placing(AboutCard):
    """IOT-5.1, step 1: where the card goes that a car was scrapped for."""

    def settle(self, p: IslePosition) -> bool:
        """If there is only one place, nothing is asked."""
        me = p.players[self.seat]
        ways: i64 = 0
        where: i64 = NONE
        if why_not_attached(p, me, self.card, me.size) is None:
            ways += 1
        place: i64
        for place in range(len(me.train)):
            if why_no_upgrade(p, me, self.card, place, me.size) is None:
                ways += 1
                where = place
        if ways > 1:
            return True
        pay(p, self.seat, self.below, self.card, where)
        return False

    def own_refusal(self, p: IslePosition, move: Move[IslePosition]) -> Rule | None:
        return move.refusal(p, self) if isinstance(move, BuildCard | UpgradeCard) else NOT_NOW

    def list_own(self, p: IslePosition, menu: Menu) -> None:
        me = p.players[self.seat]
        if why_not_attached(p, me, self.card, me.size) is None:
            menu.add(p.box.at.build + self.card)
        list_upgrades(p.box, me, self.card, me.size, menu)


class Demolishing(Decision):
    """Which building is given up."""

    def give_up(self, p: IslePosition, building: i64) -> None:
        raise NotImplementedError

    def settle(self, p: IslePosition) -> bool:
        """If there is only one building, nothing is asked."""
        me = p.players[self.seat]
        if me.building_count() > 1:
            return True
        p.asked = self.below
        self.give_up(p, first_building(me.buildings))
        return False

    def own_refusal(self, p: IslePosition, move: Move[IslePosition]) -> Rule | None:
        if not isinstance(move, Demolish):
            return NOT_NOW
        return None if has(p.players[self.seat].buildings, move.kind_number) else NOT_YOUR_BUILDING

    def list_own(self, p: IslePosition, menu: Menu) -> None:
        kind: i64
        for kind in range(p.box.kinds):
            if has(p.players[self.seat].buildings, kind):
                menu.add(p.box.at.demolish + kind)


class Replacing(Demolishing):
    """IOT-5.10: the building that a new one replaces. The new one has left the hand."""

    def __init__(self, seat: i64, below: Question[IslePosition] | None, card: i64) -> None:
        super().__init__(seat, below)
        self.card = card

    def cells(self, p: IslePosition) -> i64:
        return (self.card + 1) << 8

    def facts(self, p: IslePosition) -> dict[str, Any]:
        return {"card": p.box.kind_names[self.card]}

    def give_up(self, p: IslePosition, building: i64) -> None:
        """It is discarded after the payment (IOT-5.11)."""
        pay(p, self.seat, self.below, self.card, building)


class Surplus(Demolishing):
    """IOT-11.4: Caboose 4 has left, and there is one building too many."""

    def give_up(self, p: IslePosition, building: i64) -> None:
        discard_building(p, self.seat, building)


@mypyc_attr(free_list_len=1)
class Payment(Discarding):
    """IOT-5.8: the price of a card, which goes to `place` of the train, to its end, or in place of a building."""

    def __init__(
        self, seat: i64, below: Question[IslePosition] | None, n: i64, first: i64 = 0, card: i64 = 0, place: i64 = NONE
    ) -> None:
        super().__init__(seat, below, n, first)
        self.card = card
        self.place = place

    def cells(self, p: IslePosition) -> i64:
        return super().cells(p) | ((self.card + 1) << 8)

    def facts(self, p: IslePosition) -> dict[str, Any]:
        return {"card": p.box.kind_names[self.card], "count": int(self.n), "as_set": self.as_set(p)}

    def after(self, kind: i64) -> Question[IslePosition]:
        return Payment(self.seat, self.below, self.n - 1, kind, self.card, self.place)

    def finish(self, p: IslePosition) -> None:
        """IOT-5.11: the new card enters, the replaced one is discarded, passengers are taken (IOT-5.9)."""
        box = p.box
        p.asked = self.below
        if box.category[self.card] == BUILDING:
            erect(p, self.seat, self.card, self.place)
        else:
            attach(p, self.seat, self.card, self.place)
        begin_effect(p, self.seat, box.on_build[self.card])
        if box.icons[self.card] > 0:
            p.ask(Boarding(self.seat, p.asked, box.icons[self.card]))


@mypyc_attr(free_list_len=1)
class Boarding(Question[IslePosition]):
    """IOT-5.9: the passengers of a card just built, one after the other: a scenario may be won before them (OP-26)."""

    def __init__(self, seat: i64, below: Question[IslePosition] | None, n: i64) -> None:
        super().__init__(seat, below)
        self.n = n

    def settle(self, p: IslePosition) -> bool:
        p.asked = self.below
        if self.n > 1:
            p.ask(Boarding(self.seat, self.below, self.n - 1))
        p.take_passenger(self.seat)
        return False


def pay(p: IslePosition, seat: i64, below: Question[IslePosition] | None, card: i64, place: i64) -> None:
    p.ask(Payment(seat, below, price(p.box, p.players[seat], card, place), 0, card, place))


def scrap(p: IslePosition, asked: Scrapping, place: i64) -> None:
    """IOT-5.7, IOT-5.11."""
    me = p.players[asked.seat]
    car = me.train[place]
    train = vec[i64](capacity=len(me.train))
    other: i64
    for other in range(len(me.train)):
        if other != place:
            train = append(train, me.train[other])
    me.couple(p.box, train)
    p.discard_card(kind_of(car))
    slot: i64
    for slot in range(load_count(car)):
        p.put_away(load_at(car, slot))
    if p.journal is not None:
        p.tell(asked.seat, "scrap", {"card": p.box.kind_names[kind_of(car)], "loads": int(load_count(car))})
    p.ask(Placing(asked.seat, asked.below, asked.card))
    if me.building_count() > p.building_limit(me):
        p.ask(Surplus(asked.seat, p.asked))


def erect(p: IslePosition, seat: i64, card: i64, replaced: i64) -> None:
    """IOT-5.10."""
    if p.journal is not None:
        p.tell(seat, "erect", {"card": p.box.kind_names[card]})
    p.players[seat].buildings |= bit(card)
    if replaced != NONE:
        discard_building(p, seat, replaced)


def discard_building(p: IslePosition, seat: i64, building: i64) -> None:
    p.players[seat].buildings &= ~bit(building)
    p.discard_card(building)
    if p.journal is not None:
        p.tell(seat, "demolish", {"building": p.box.kind_names[building]})


def first_building(buildings: i64) -> i64:
    kind: i64 = 0
    while not has(buildings, kind):
        kind += 1
    return kind


def attach(p: IslePosition, seat: i64, card: i64, place: i64) -> None:
    """IOT-5.3 to 5.5."""
    me = p.players[seat]
    if place == NONE:
        me.couple(p.box, append(me.train, card))
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
    me.couple(p.box, me.train)
    p.discard_card(old)
    if p.journal is not None:
        p.tell(seat, "upgrade", {"old": p.box.kind_names[old], "card": p.box.kind_names[card]})


def list_builds(p: IslePosition, seat: i64, menu: Menu) -> None:
    """All ways to build a card of the hand, in the order of the catalogue: attached, as an upgrade, after scrapping."""
    box = p.box
    me = p.players[seat]
    payable: i64 = len(me.hand) - 1
    if payable < 0:
        return
    relief = most_relief(box, me, NONE)
    certain = me.abilities & CHEAPER == 0  # scrapping changes no price
    better: i64 = 0  # cards that may replace one of the train (bits)
    scrapped_for: i64 = 0  # cards for which a car may be scrapped (bits)
    menu.reserve(len(me.hand))
    ids = menu.ids
    n = menu.count
    last: i64 = NONE
    for card in me.hand:
        kind = card >> CARD_BITS
        if kind == last:
            continue
        last = kind
        may_replace = box.below_level[kind] & me.kinds != 0
        if may_replace:
            better |= bit(kind)
        category = box.category[kind]
        if category != LOCOMOTIVE and price(box, me, kind, NONE) <= payable:
            too_much = overweight(box, kind, me.weight, me.power)
            if too_much <= 0:
                ids[n] = box.at.build + kind
                n += 1
            if category == BUILDING:
                continue
            if certain and too_much <= relief:
                scrapped_for |= bit(kind)
                continue
        elif not may_replace:
            continue  # scrapping makes a train lighter, never a card cheaper
        if certain:
            if may_replace and upgrades_after_scrap(box, me, kind, payable):
                scrapped_for |= bit(kind)
        elif first_scrap(box, me, kind, payable, 1) != NONE:
            scrapped_for |= bit(kind)
    menu.count = n
    kind = 0
    while better != 0:
        if better & 1 != 0:
            list_upgrades(box, me, kind, payable, menu)
        better >>= 1
        kind += 1
    kind = 0
    while scrapped_for != 0:
        if scrapped_for & 1 != 0:
            menu.add(box.at.scrap_for + kind)
        scrapped_for >>= 1
        kind += 1


def list_upgrades(box: Box, me: Player, card: i64, payable: i64, menu: Menu) -> None:
    place: i64
    for place in range(len(me.train)):
        if replaces(box, me.train[place] & KIND_MASK, card, me.weight, me.power, payable):
            menu.add(box.at.upgrade[card] + place)
