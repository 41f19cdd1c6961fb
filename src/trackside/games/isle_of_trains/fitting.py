"""Chapter 5: what a card costs and whether the train can pull it, with a car scrapped or without (IOT-5.4 to 5.8)."""

from __future__ import annotations

from trackside.core.arrays import i64
from trackside.core.moves import Rule
from trackside.games.isle_of_trains.box import BUILDING, CABOOSE, CHEAPER, LOCOMOTIVE, NONE, Box
from trackside.games.isle_of_trains.cars import kind_of
from trackside.games.isle_of_trains.player import Player
from trackside.games.isle_of_trains.position import Table
from trackside.games.isle_of_trains.rules import NO_LOWER_CARD, TOO_DEAR, TOO_HEAVY


def price(box: Box, me: Player, card: i64, place: i64) -> i64:
    """IOT-5.8, IOT-5.10, IOT-11.5."""
    if box.category[card] == BUILDING:
        return box.cost[card]
    if place != NONE:
        return max(box.cost[card] - box.cost[kind_of(me.train[place])], 0)
    if me.abilities & CHEAPER != 0:
        return max(box.cost[card] - box.discount, 0)
    return box.cost[card]


def is_upgrade(box: Box, old: i64, new: i64) -> bool:
    """IOT-5.4: the same category and a strictly higher level; never cabooses."""
    return box.category[old] == box.category[new] and box.category[new] < CABOOSE and box.level[new] > box.level[old]


def fits(box: Box, me: Player, card: i64, place: i64, weight: i64, power: i64, abilities: i64, payable: i64) -> bool:
    """IOT-5.6, IOT-5.8: whether power and payment suffice for the card at that place, with a train like this."""
    weight += box.weight[card]
    power += box.power[card]
    cost = box.cost[card]
    if place != NONE:
        old = kind_of(me.train[place])
        weight -= box.weight[old]
        power -= box.power[old]
        cost -= box.cost[old]
    elif abilities & CHEAPER != 0:
        cost -= box.discount
    return weight <= power and cost <= payable


def fits_somewhere(
    box: Box, me: Player, card: i64, without: i64, weight: i64, power: i64, abilities: i64, payable: i64
) -> bool:
    """Whether the card can be attached, or replace any card but the one at `without`."""
    if box.category[card] != LOCOMOTIVE and fits(box, me, card, NONE, weight, power, abilities, payable):
        return True
    ways: i64 = 0
    place: i64
    for place in range(len(me.train)):
        if place != without and is_upgrade(box, kind_of(me.train[place]), card):
            ways += 1 if fits(box, me, card, place, weight, power, abilities, payable) else 0
    return ways > 0


def fits_without(box: Box, me: Player, card: i64, scrapped: i64, weight: i64, power: i64, payable: i64) -> bool:
    """IOT-5.7: whether the card can be built after that car is scrapped; its abilities are gone by then."""
    kind = kind_of(me.train[scrapped])
    abilities = me.abilities & ~box.ability[kind]
    return fits_somewhere(
        box, me, card, scrapped, weight - box.weight[kind], power - box.power[kind], abilities, payable
    )


def first_scrap(box: Box, me: Player, card: i64, weight: i64, power: i64, payable: i64) -> i64:
    """The first car that may be scrapped for this build, or -1."""
    place: i64
    for place in range(1, len(me.train)):
        if fits_without(box, me, card, place, weight, power, payable):
            return place
    return NONE


def buildable(p: Table, me: Player, card: i64, weight: i64, power: i64) -> bool:
    """Whether a card of the hand can be built in any way."""
    box = p.box
    payable = me.size - 1
    category = box.category[card]
    if category == BUILDING:
        return box.cost[card] <= payable
    heavier = weight + box.weight[card]
    stronger = power + box.power[card]
    payable_somewhere = False
    if category != LOCOMOTIVE and price(box, me, card, NONE) <= payable:
        if heavier <= stronger:
            return True
        payable_somewhere = True
    if box.level[card] > 1:
        place: i64
        for place in range(len(me.train)):
            old = kind_of(me.train[place])
            if is_upgrade(box, old, card) and box.cost[card] - box.cost[old] <= payable:
                if heavier - box.weight[old] <= stronger - box.power[old]:
                    return True
                payable_somewhere = True
    # Scrapping makes a train lighter, never a card cheaper.
    return payable_somewhere and first_scrap(box, me, card, weight, power, payable) != NONE


def why_not_buildable(p: Table, me: Player, card: i64) -> Rule | None:
    """The reason why a card of the hand cannot be built, or None."""
    box = p.box
    if buildable(p, me, card, p.weight(me), p.power(me)):
        return None
    if box.category[card] == BUILDING:
        return TOO_DEAR
    payable = me.size - 1
    if box.category[card] != LOCOMOTIVE and price(box, me, card, NONE) <= payable:
        return TOO_HEAVY
    lower = False
    place: i64
    for place in range(len(me.train)):
        if is_upgrade(box, kind_of(me.train[place]), card):
            lower = True
            if price(box, me, card, place) <= payable:
                return TOO_HEAVY
    return NO_LOWER_CARD if box.category[card] == LOCOMOTIVE and not lower else TOO_DEAR


def why_not_placed(p: Table, me: Player, card: i64, place: i64) -> Rule | None:
    if fits(p.box, me, card, place, p.weight(me), p.power(me), me.abilities, me.size):
        return None
    return TOO_DEAR if price(p.box, me, card, place) > me.size else TOO_HEAVY
