"""What a position is worth to a seat, in points: what it has, and what it is about to get. For the hints of bots."""

from __future__ import annotations

from typing import Final

from trackside.core.arrays import bit, filled, has, i64, vec
from trackside.games.isle_of_trains.box import (
    ANY_CARGO,
    BONUS_ACTION,
    BUILDING,
    CARGO,
    COLOURS,
    DISCARD_CARDS,
    GAIN_VP,
    ISLANDS,
    LOCOMOTIVE,
    NONE,
    PASSENGER,
    SPACES,
    STEP,
    TAKE_CARDS,
)
from trackside.games.isle_of_trains.cars import count_of, kind_of
from trackside.games.isle_of_trains.contracts import loads_aboard, passengers_of
from trackside.games.isle_of_trains.discard import HandLimit
from trackside.games.isle_of_trains.fitting import is_upgrade, price
from trackside.games.isle_of_trains.player import CARD_BITS, Player
from trackside.games.isle_of_trains.position import Table
from trackside.games.isle_of_trains.scoring import building_points, total_of
from trackside.games.isle_of_trains.solo import contracts_missing, is_completed, reached, wanted

CARD: Final = 0.7  # a card in hand
LATE_CARD: Final = 0.25  # one above the hand limit
BONUS: Final = 1.2  # a bonus action that waits
ABOARD: Final = 0.8  # how much of a reward a passenger in the train is good for
WAITING: Final = 0.4  # and one in the supply
PATIENCE: Final = 120  # moves a seat after which a game among several should come to its end

# In a scenario:
TIME: Final = 0.7  # a card of the deck
SIDE_POINTS: Final = 0.1  # a point where points are not the goal
GOAL: Final = 90.0  # a contract that it asks for
ROOM: Final = 9.0  # a slot that the train lacks for one of them
CHEAP: Final = 1.4  # a car or locomotive that is needed and costs nothing
POWER: Final = 3.5  # a unit of power ...
ENOUGH_POWER: Final = 6  # ... up to this


class Plan:
    """What a train holds and could hold, by cargo, and what its owner needs it for."""

    __slots__ = ("aboard", "jokers", "lacking", "room", "room_lacking")

    def __init__(self, p: Table, seat: i64) -> None:
        self.aboard: i64 = loads_aboard(p, seat)
        self.room: vec[i64] = filled(0, 4)  # capacity for coal, oil, boxes, passengers
        self.lacking: vec[i64] = filled(0, 3)  # loads missing for the next contract of a scenario, by cargo
        self.room_lacking: vec[i64] = filled(0, 3)  # capacity missing for any of its contracts
        self.jokers: i64 = count_of(self.aboard, 3)
        for car in p.players[seat].train:
            kind = kind_of(car)
            holds = p.box.holds[kind]
            if holds == ANY_CARGO:
                self.jokers = 1
            elif holds == PASSENGER:
                self.room[3] += p.box.capacity[kind]
            elif holds != 0:
                self.room[holds // 2] += p.box.capacity[kind]

    def aim(self, need: i64, next: bool) -> None:
        """A contract of the scenario: what is missing for it."""
        cargo: i64
        for cargo in range(3):
            n = count_of(need, cargo)
            self.room_lacking[cargo] = max(self.room_lacking[cargo], n - self.room[cargo])
            if next:
                self.lacking[cargo] = max(self.lacking[cargo], n - count_of(self.aboard, cargo))

    def progress(self, need: i64) -> float:
        """How far a contract is from done: 1 if it can be done now."""
        total: i64 = 0
        there: i64 = 0
        room: i64 = self.jokers
        cargo: i64
        for cargo in range(3):
            n = count_of(need, cargo)
            total += n
            there += min(n, count_of(self.aboard, cargo))
            room += min(n, self.room[cargo])
        wild = count_of(need, 3)
        if wild > 0:
            total += wild
            room += min(wild, self.room[0] + self.room[1] + self.room[2])
            for cargo in range(3):
                there += count_of(self.aboard, cargo)
        there = min(total, there + count_of(self.aboard, 3))
        room = min(total, max(room, there))
        return (0.5 * float(there) + 0.35 * float(room)) / float(total) + (0.15 if there == total else 0.0)


def worth(p: Table, seat: i64) -> float:
    box = p.box
    me = p.players[seat]
    value = float(total_of(p, seat))
    if p.asked is None:
        return value + (1000.0 if box.has_goal and reached(p) >= wanted(box) else 0.0)
    plan = Plan(p, seat)
    if box.has_goal:
        near = goal_worth(p, me, plan)
        return SIDE_POINTS * value + future(p, me, plan, time_left(p)) + near
    if box.solo:
        return value + future(p, me, plan, time_left(p)) + 0.9 * float(len(p.deck))
    rivals: i64 = 0
    other: i64
    for other in range(box.seats):
        if other != seat:
            rivals = max(rivals, total_of(p, other))
    return value + future(p, me, plan, time_left(p)) - 0.3 * float(rivals) + hurry(p)


def hurry(p: Table) -> float:
    """The longer a game among several lasts, the better is what brings its end: it has no other limit (OP-39)."""
    seated: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        seated += count_of(p.seated, colour)
    late = float(max(p.ply - PATIENCE * p.box.seats, 0)) / float(PATIENCE * p.box.seats)
    return late * float(3 * p.progress + seated)


def time_left(p: Table) -> float:
    """How much of what is begun can still be finished, from 1 down to 0."""
    if p.box.solo:
        return min(1.0, float(len(p.deck)) / 12.0)
    if p.last_turns >= 0:
        return 0.5 if p.last_turns > 1 else 0.15
    left = p.box.target - p.progress
    return 1.0 if left > 1 else 0.8


def future(p: Table, me: Player, plan: Plan, time: float) -> float:
    """Cards, passengers and contracts under way."""
    value = hand_worth(p, me, plan)
    if not p.box.has_goal:
        value += passenger_worth(p, me, plan) + contract_worth(p, me, plan)
    elif p.box.goal["kind"] != "contracts":
        value += passenger_worth(p, me, plan)
    slack = me.power - me.weight
    return time * (value + 0.2 * float(min(slack, 4)) + 0.15 * float(plan.room[0] + plan.room[1] + plan.room[2]))


def hand_worth(p: Table, me: Player, plan: Plan) -> float:
    """The best cards up to the hand limit count in full; the others only as money, and not at the end of a turn."""
    values: list[float] = []
    last: i64 = NONE
    value = 0.0
    for card in me.hand:
        kind = card >> CARD_BITS
        if kind == last:
            values.append(CARD + 0.3 * (value - CARD))
        else:
            value = CARD + keep_worth(p, me, kind) + plan_worth(p, me, plan, kind)
            values.append(value)
        last = kind
    values.sort(reverse=True)
    late = 0.0 if isinstance(p.asked, HandLimit) else LATE_CARD
    limit: int = p.box.hand_limit
    return sum(values[:limit]) + late * float(max(len(values) - limit, 0))


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


def cheapest(p: Table, me: Player, kind: i64) -> i64:
    """What it costs to build a card, as an upgrade where that is possible."""
    box = p.box
    cost = box.cost[kind]
    place: i64
    for place in range(len(me.train)):
        if is_upgrade(box, kind_of(me.train[place]), kind):
            cost = min(cost, price(box, me, kind, place))
    return cost


def keep_worth(p: Table, me: Player, kind: i64) -> float:
    """How gladly a card is kept, beside being a card."""
    box = p.box
    category = box.category[kind]
    if box.has_goal and box.goal["kind"] == "contracts":
        return 0.1 if CARGO & box.holds[kind] != 0 and box.cost[kind] < 4 else 0.0
    if category == LOCOMOTIVE:
        return 0.35 if box.level[kind] > box.level[kind_of(me.train[0])] else 0.0
    if category == BUILDING:
        points = float(building_points(p, me, kind))
        return 0.05 * points if me.buildings == 0 or box.any_buildings else 0.02 * points
    return 0.06 * float(box.vp[kind])


def passenger_worth(p: Table, me: Player, plan: Plan) -> float:
    """A share of the reward that each passenger will earn; no more of those in the supply than there are seats for."""
    value = 0.0
    aboard = passengers_of(plan.aboard)
    waiting: list[float] = []
    free = plan.room[3] + 1
    colour: i64
    for colour in range(COLOURS):
        free -= count_of(aboard, colour)
        space = count_of(p.seated, colour)
        if space < SPACES:
            reward = reward_worth(p, p.box.reward[p.tickets[colour] * SPACES + space])
            value += (ABOARD * (reward - 1.0)) * float(count_of(aboard, colour))
            for _ in range(count_of(me.supply, colour)):
                waiting.append(WAITING * reward)
    if p.box.solo:
        return value + sum(waiting)  # the deck is the clock there, and a passenger costs none of it
    waiting.sort(reverse=True)
    seats: int = free
    return value + sum(waiting[:seats])


def reward_worth(p: Table, effect: i64) -> float:
    value = 0.0
    step: i64
    for step in range(p.box.effect_start[effect], p.box.effect_end[effect]):
        operation = p.box.steps[step] // STEP
        n = float(p.box.steps[step] % STEP)
        if operation == TAKE_CARDS:
            value += CARD * n
        elif operation == DISCARD_CARDS:
            value -= 0.5 * CARD * n
        elif operation == GAIN_VP:
            value += n * float(p.box.marker_vp)
        elif operation == BONUS_ACTION:
            value += BONUS
    return value


def contract_worth(p: Table, me: Player, plan: Plan) -> float:
    """The best contract one is on the way to."""
    box = p.box
    best = 0.0
    island: i64
    contract: i64
    for contract in range(box.contracts):
        island = box.contract_island[contract]
        if has(me.open, island):
            gain = float(box.contract_vp[contract] - box.start_vp[island])
            best = max(best, 0.75 * gain * plan.progress(box.contract_need[contract]))
    if me.open != 0 and not box.any_islands:
        return best
    for island in range(ISLANDS):
        if has(p.islands, island):
            best = max(best, 0.75 * (float(box.start_vp[island]) + 2.0) * plan.progress(box.start_need[island]))
    return best


def goal_worth(p: Table, me: Player, plan: Plan) -> float:
    """How near the goal of the scenario is, and how much time the deck leaves for it."""
    box = p.box
    time = TIME * float(len(p.deck))
    if box.goal["kind"] != "contracts":
        return time + 60.0 * float(min(reached(p), wanted(box))) / float(wanted(box))
    value = time - GOAL * float(len(contracts_missing(p))) + POWER * float(min(me.power, ENOUGH_POWER))
    best = 0.0
    island: i64
    for name in box.goal["islands"]:
        island = box.island_names.index(name)
        if has(p.islands, island):
            step = plan.progress(box.start_need[island])
            free = me.open == 0 or box.any_islands
            plan.aim(box.start_need[island], free)
            value += 0.1 * GOAL * step
            best = max(best, 0.4 * GOAL * step) if free else best
        if box.goal["additional"] and not is_completed(p, island):
            contract = likeliest(p, plan, island)
            plan.aim(box.contract_need[contract], has(me.open, island))
            step = plan.progress(box.contract_need[contract])
            value += 0.2 * GOAL * step
            best = max(best, 0.6 * GOAL * step) if has(me.open, island) else best
    value -= ROOM * float(plan.room_lacking[0] + plan.room_lacking[1] + plan.room_lacking[2])
    for island in range(ISLANDS):
        if has(me.open, island) and box.island_names[island] not in box.goal["islands"]:
            value -= 0.0 if box.any_islands else 2.0 * GOAL
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
