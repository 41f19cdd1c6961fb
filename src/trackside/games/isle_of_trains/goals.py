"""How near the goal of a scenario is, and which cards help towards it (chapter 17). For the hints of bots."""

from __future__ import annotations

from typing import Final

from trackside.core.arrays import bit, has, i64
from trackside.games.isle_of_trains.actions import Action
from trackside.games.isle_of_trains.box import (
    AFTER_PASSENGER,
    BUILDING,
    CARGO,
    COLOURS,
    ISLANDS,
    LOCOMOTIVE,
    NONE,
    SPACES,
)
from trackside.games.isle_of_trains.cars import count_of, kind_of
from trackside.games.isle_of_trains.contracts import passengers_of
from trackside.games.isle_of_trains.fitting import is_upgrade, price
from trackside.games.isle_of_trains.plan import Plan
from trackside.games.isle_of_trains.player import CARD_BITS, Player
from trackside.games.isle_of_trains.position import Table
from trackside.games.isle_of_trains.scoring import building_points
from trackside.games.isle_of_trains.solo import cards_missing, contracts_missing, is_completed, reached

# Contracts (scenarios 1, 6, 8):
CONTRACT: Final = 90.0  # one that is done
ROOM: Final = 14.0  # a slot that the train lacks for one of them
CHEAP: Final = 1.4  # a car or locomotive that is needed and costs nothing
POWER: Final = 8.0  # a unit of power ...
ENOUGH_POWER: Final = 6  # ... up to this
STARTING: Final = 0.6  # how much of a contract one has when its cargo is aboard: a starting one
ADDITIONAL: Final = 0.8  # and an additional one

# Cards to build (scenarios 2, 4, 7, 9):
HELD: Final = 0.15  # how much of a card's use one has by holding it
PAYABLE: Final = 0.3  # and how much more by being able to pay for it
AT_ONCE: Final = 0.2  # and more if there is an action left to do so
SPARE: Final = 0.05  # and of a second such card
LOAD: Final = 0.9  # a load in the train: two cards at any time
SLOT: Final = 6.0  # a place for a load, for a goal that takes many cards at once
PULL: Final = 4.0  # a unit of power, for a long or heavy train

# Passengers (scenario 5):
SEATED: Final = 30.0
ABOARD: Final = 0.6  # of that, one in the train
WAITING: Final = 0.35  # and one in the supply
SEAT: Final = 4.0  # a place for a passenger, up to four of them
TOGETHER: Final = 3.0  # passengers who travel to the same place


def goal_worth(p: Table, me: Player, plan: Plan) -> float:
    """What has been reached and what is about to be, for a goal that is not the score itself."""
    kind: str = p.box.goal["kind"]
    if kind == "contracts":
        return contracts_worth(p, me, plan)
    if kind == "ticket_tiles_filled":
        return travel_worth(p, me, plan)
    value = unit(kind) * float(reached(p)) + build_worth(p, me, kind) + LOAD * float(me.loads())
    if kind == "cars_attached":
        value += PULL * float(me.power)
    elif kind == "train_contains":
        slots = plan.room[0] + plan.room[1] + plan.room[2] + plan.room[3]
        value += PULL * float(me.power) + 2.0 * LOAD * float(me.loads()) + SLOT * float(min(slots, 6))
    return value


def builds(kind: str) -> bool:
    """Whether the goal is met by building the right cards."""
    return kind not in ("contracts", "ticket_tiles_filled", "score")


def card_worth(kind: str) -> float:
    """A card in hand."""
    if kind == "contracts":
        return 0.7
    return 0.0 if kind == "ticket_tiles_filled" else 0.4


def late_worth(kind: str) -> float:
    """One above the hand limit."""
    if kind == "contracts":
        return 0.6
    return 0.0 if kind == "ticket_tiles_filled" else 0.25


def time_worth(kind: str) -> float:
    """A card of the deck."""
    return 0.8 if builds(kind) else 0.6


def unit(kind: str) -> float:
    """One of the things that the goal counts."""
    if kind == "buildings_built":
        return 60.0
    if kind == "train_contains":
        return 50.0
    return 16.0


def use(p: Table, me: Player, card: i64) -> float:
    """How many of the things that the goal counts a card brings once it is built; a part of one for what helps."""
    box = p.box
    kind: str = box.goal["kind"]
    category = box.category[card]
    if kind == "train_contains":
        return 1.0 if box.kind_names[card] in cards_missing(p) else 0.0
    if category == BUILDING:
        if kind == "building_score":
            return float(building_points(p, me, card)) + 2.0
        return 1.0 if kind == "buildings_built" else 0.0
    if kind != "cars_attached":
        return 0.0
    if category == LOCOMOTIVE:
        return 0.9 if is_upgrade(box, kind_of(me.train[0]), card) else 0.0
    return 1.0 - 0.3 * float(box.weight[card]) + 0.3 * float(box.power[card])


def build_worth(p: Table, me: Player, kind: str) -> float:
    """The best card to build next, the nearer the better, and a little for the others."""
    asked = p.asked
    acts = isinstance(asked, Action)
    payable: i64 = len(me.hand) - 1 if acts else min(len(me.hand), p.box.hand_limit) - 1
    best = 0.0
    value = 0.0
    last: i64 = NONE
    for held in me.hand:
        card = held >> CARD_BITS
        helps = use(p, me, card) if card != last else 0.0
        last = card
        if helps > 0.0:
            cost = max(cheapest(p, me, card), 1)
            near = HELD + PAYABLE * min(1.0, float(payable) / float(cost))
            if acts and payable >= cost:
                near += AT_ONCE
            best = max(best, helps * near)
            value += SPARE * helps
    return unit(kind) * (best + value)


def cheapest(p: Table, me: Player, kind: i64) -> i64:
    """What it costs to build a card, as an upgrade where that is possible."""
    box = p.box
    cost = box.cost[kind]
    place: i64
    for place in range(len(me.train)):
        if is_upgrade(box, kind_of(me.train[place]), kind):
            cost = min(cost, price(box, me, kind, place))
    return cost


def keep_for_goal(p: Table, me: Player, card: i64) -> float:
    """How gladly a card is kept."""
    box = p.box
    kind: str = box.goal["kind"]
    if kind == "contracts":
        return 0.1 if CARGO & box.holds[card] != 0 and box.cost[card] < 4 else 0.0
    if kind == "ticket_tiles_filled":
        return 0.5 if box.kind_names[card] == "coach_l1" else 0.0
    return SPARE * unit(kind) * use(p, me, card) + 0.02 * float(box.vp[card])


def travel_worth(p: Table, me: Player, plan: Plan) -> float:
    """IOT-17.5: passengers on their tiles, on their way and waiting."""
    value = 0.0
    aboard = passengers_of(plan.aboard)
    colour: i64
    for colour in range(COLOURS):
        seated = count_of(p.seated, colour)
        group = count_of(aboard, colour)
        there = float(seated) + ABOARD * float(group) + WAITING * float(count_of(me.supply, colour))
        value += SEATED * there + (5.0 if seated == SPACES else 0.0) + TOGETHER * float(max(group - 1, 0))
    if me.abilities & AFTER_PASSENGER != 0:
        value -= SEATED  # two more cards of the deck for each passenger: there is no time for that
    return value + SEAT * float(min(plan.room[3], 4))


def contracts_worth(p: Table, me: Player, plan: Plan) -> float:
    """IOT-17.1, IOT-17.6, IOT-17.8: contracts done, and the next one."""
    box = p.box
    value = POWER * float(min(me.power, ENOUGH_POWER)) - CONTRACT * float(len(contracts_missing(p)))
    best = 0.0
    island: i64
    for name in box.goal["islands"]:
        island = box.island_names.index(name)
        if has(p.islands, island):
            step = plan.progress(box.start_need[island])
            free = me.open == 0 or box.any_islands
            plan.aim(box.start_need[island], free)
            value += 0.1 * CONTRACT * step
            best = max(best, STARTING * CONTRACT * step) if free else best
        if box.goal["additional"] and not is_completed(p, island):
            contract = likeliest(p, plan, island)
            plan.aim(box.contract_need[contract], has(me.open, island))
            step = plan.progress(box.contract_need[contract])
            value += 0.2 * CONTRACT * step
            best = max(best, ADDITIONAL * CONTRACT * step) if has(me.open, island) else best
    value -= ROOM * float(plan.room_lacking[0] + plan.room_lacking[1] + plan.room_lacking[2])
    for island in range(ISLANDS):
        if has(me.open, island) and box.island_names[island] not in box.goal["islands"]:
            value -= 0.0 if box.any_islands else 2.0 * CONTRACT
    return value + best


def likeliest(p: Table, plan: Plan, island: i64) -> i64:
    """The additional contract of an island that is nearest."""
    best: i64 = 0
    most = -1.0
    contract: i64
    for contract in range(p.box.contracts):
        if p.box.contract_island[contract] == island and plan.progress(p.box.contract_need[contract]) > most:
            most = plan.progress(p.box.contract_need[contract])
            best = contract
    return best


def plan_worth(p: Table, me: Player, plan: Plan, kind: i64) -> float:
    """How much a card in hand helps towards the contracts of a scenario: as a car, a locomotive or as cargo."""
    box = p.box
    value = 0.0
    cargo: i64
    for cargo in range(3):
        if plan.room_lacking[cargo] > 0 and box.holds[kind] & CARGO == bit(cargo):
            value += max(CHEAP - 0.2 * float(cheapest(p, me, kind)), 0.0)
        if plan.lacking[cargo] > 0 and box.cargo[kind] & bit(cargo) != 0:
            value += 0.25
    lacking = plan.room_lacking[0] + plan.room_lacking[1] + plan.room_lacking[2]
    if lacking > 0 and me.power < ENOUGH_POWER and is_upgrade(box, kind_of(me.train[0]), kind):
        value += max(CHEAP - 0.2 * float(cheapest(p, me, kind)), 0.0)
    return value
