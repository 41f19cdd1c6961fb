"""Chapter 5: what a card costs and whether the train can pull it, with a car scrapped or without (IOT-5.4 to 5.8)."""

from __future__ import annotations

from typing import Final

from trackside.core.arrays import has, i64
from trackside.core.moves import Rule
from trackside.games.isle_of_trains.rules.box import BUILDING, CHEAPER, LOCOMOTIVE, NONE, Box
from trackside.games.isle_of_trains.rules.cars import KIND_MASK, kind_of
from trackside.games.isle_of_trains.rules.player import Player
from trackside.games.isle_of_trains.rules.position import IslePosition
from trackside.games.isle_of_trains.rules.refusals import (
    NO_SCRAPPING,
    NO_SUCH_CAR,
    NOT_AN_UPGRADE,
    ONE_LOCOMOTIVE,
    SCRAP_IN_VAIN,
    TOO_DEAR,
    TOO_HEAVY,
)

NO_RELIEF: Final = -1000  # there is no car to scrap
ANY_PRICE: Final = 1000  # more cards than there are


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
    return has(box.below_level[new], old)


def attaches(box: Box, card: i64, weight: i64, power: i64, abilities: i64, payable: i64) -> bool:
    """IOT-5.3, IOT-5.6, IOT-5.8: whether power and payment suffice for a car at the end of a train like this.

    A building, which has neither weight nor discount, is as good as a weightless car.
    """
    cost = box.cost[card]
    if abilities & CHEAPER != 0 and box.category[card] != BUILDING:
        cost -= box.discount
    return cost <= payable and overweight(box, card, weight, power) <= 0


def overweight(box: Box, card: i64, weight: i64, power: i64) -> i64:
    """IOT-5.6: by how much a car at the end of a train like this is too heavy; 0 or less if it is not."""
    return weight + box.weight[card] - power - box.power[card]


def replaces(box: Box, old: i64, new: i64, weight: i64, power: i64, payable: i64) -> bool:
    """IOT-5.4, IOT-5.6, IOT-5.8: whether one card may take the place of another in a train like this."""
    return (
        is_upgrade(box, old, new)
        and box.cost[new] - box.cost[old] <= payable
        and weight + box.weight[new] - box.weight[old] <= power + box.power[new] - box.power[old]
    )


def fits_without(box: Box, me: Player, card: i64, scrapped: i64, payable: i64) -> bool:
    """IOT-5.7: whether the card can be built after that car is scrapped; its abilities are gone by then."""
    gone = kind_of(me.train[scrapped])
    weight = me.weight - box.weight[gone]
    power = me.power - box.power[gone]
    abilities = me.abilities & ~box.ability[gone]
    if box.category[card] != LOCOMOTIVE and attaches(box, card, weight, power, abilities, payable):
        return True
    if box.below_level[card] & me.kinds == 0:
        return False
    place: i64
    for place in range(len(me.train)):
        if place != scrapped and replaces(box, kind_of(me.train[place]), card, weight, power, payable):
            return True
    return False


def why_not_without(box: Box, me: Player, card: i64, scrapped: i64, payable: i64) -> Rule | None:
    """IOT-5.6, IOT-5.8: the rule against the card after that car is scrapped, or None."""
    if fits_without(box, me, card, scrapped, payable):
        return None
    return TOO_DEAR if fits_without(box, me, card, scrapped, ANY_PRICE) else TOO_HEAVY


def most_relief(box: Box, me: Player, kept: i64) -> i64:
    """IOT-5.7: by how much the train gets lighter at most when one car is scrapped, but not that at place `kept`."""
    most: i64 = NO_RELIEF
    place: i64
    for place in range(1, len(me.train)):
        kind = me.train[place] & KIND_MASK
        relief = box.weight[kind] - box.power[kind]
        if relief > most and place != kept:
            most = relief
    return most


def upgrades_after_scrap(box: Box, me: Player, card: i64, payable: i64) -> bool:
    """IOT-5.7: whether the card can replace another of the train after some car is scrapped."""
    place: i64
    for place in range(len(me.train)):
        old = me.train[place] & KIND_MASK
        if is_upgrade(box, old, card):
            weight = me.weight - most_relief(box, me, place)
            if replaces(box, old, card, weight, me.power, payable):
                return True
    return False


def first_scrap(box: Box, me: Player, card: i64, payable: i64, first: i64) -> i64:
    """The first car, from place `first` on, that may be scrapped for this build, or -1."""
    if box.category[card] == BUILDING:
        return NONE
    place: i64
    for place in range(first, len(me.train)):
        if fits_without(box, me, card, place, payable):
            return place
    return NONE


def why_not_attached(p: IslePosition, me: Player, card: i64, payable: i64) -> Rule | None:
    """IOT-5.3, IOT-5.10: the rule against a car at the end of the train, or against a building; or None."""
    if p.box.category[card] == LOCOMOTIVE:
        return ONE_LOCOMOTIVE
    if price(p.box, me, card, NONE) > payable:
        return TOO_DEAR
    if attaches(p.box, card, me.weight, me.power, me.abilities, payable):
        return None
    return TOO_HEAVY


def why_no_upgrade(p: IslePosition, me: Player, card: i64, place: i64, payable: i64) -> Rule | None:
    """IOT-5.4: the rule against the card in that place of the train, or None."""
    if place >= len(me.train):
        return NO_SUCH_CAR
    old = kind_of(me.train[place])
    if not is_upgrade(p.box, old, card):
        return NOT_AN_UPGRADE
    if price(p.box, me, card, place) > payable:
        return TOO_DEAR
    return None if replaces(p.box, old, card, me.weight, me.power, payable) else TOO_HEAVY


def why_not_scrapped_for(p: IslePosition, me: Player, card: i64, payable: i64) -> Rule | None:
    """IOT-5.7, IOT-5.8: the rule against scrapping any car for the card, or None."""
    if p.box.category[card] == BUILDING:
        return NO_SCRAPPING
    if first_scrap(p.box, me, card, payable, 1) != NONE:
        return None
    return SCRAP_IN_VAIN if first_scrap(p.box, me, card, ANY_PRICE, 1) == NONE else TOO_DEAR
