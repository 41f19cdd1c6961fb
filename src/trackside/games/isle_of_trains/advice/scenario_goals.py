"""How near the goal of a scenario is, and which cards help towards it (chapter 17). For the hints.

The deck limits the time of a scenario, so remaining work is measured in cards of the deck.
"""

from __future__ import annotations

from typing import Final

from trackside.core.arrays import bit, has, i64, lowest
from trackside.games.isle_of_trains.advice.plan import Plan
from trackside.games.isle_of_trains.rules.actions import Action
from trackside.games.isle_of_trains.rules.box import (
    AFTER_PASSENGER,
    BONUS_ACTION,
    BUILDING,
    BUILDING_SCORE,
    BUILDINGS_BUILT,
    CARGO,
    CARS_ATTACHED,
    COLOURS,
    CONTRACTS_DONE,
    ISLANDS,
    LOAD,
    LOCOMOTIVE,
    NONE,
    SCORE,
    SPACES,
    STEP,
    TAKE_CARDS,
    TILES_FILLED,
    TRAIN_CONTAINS,
    Box,
)
from trackside.games.isle_of_trains.rules.cars import count_of, kind_of
from trackside.games.isle_of_trains.rules.contracts import passengers_of
from trackside.games.isle_of_trains.rules.fitting import is_upgrade, price
from trackside.games.isle_of_trains.rules.player import CARD_BITS, Player
from trackside.games.isle_of_trains.rules.position import IslePosition
from trackside.games.isle_of_trains.rules.scoring import building_points
from trackside.games.isle_of_trains.rules.solo import is_completed, kinds_missing, reached

# Contracts (scenarios 1, 6, 8; the best of them in 10), in cards of the deck:
LOADING: Final = 1.5  # a card that loading will draw
NIGHT: Final = 1.0  # the part of a night that a load takes
DELIVERY: Final = 1.6  # a delivery still to make
ROOM: Final = 8.0  # a slot that the train lacks for one of them
POWER: Final = 4.6  # a unit of power that it lacks for such cars
NEXT: Final = 3.3  # the next contract, when its cargo is aboard
ASTRAY: Final = 30.0  # another island that is open stands in the way
MANY: Final = 9.0  # cards, more than any car draws
CHEAP: Final = 1.4  # a car or locomotive that is needed and costs nothing
ENOUGH_POWER: Final = 6  # beyond which a locomotive is not needed
SECOND_LOAD: Final = 0.65  # a card whose benefit is another load

# Cards to build (scenarios 2, 4, 7, 9):
HELD: Final = 0.15  # how much of a card's use one has by holding it
PAYABLE: Final = 0.3  # and how much more by being able to pay for it
AT_ONCE: Final = 0.2  # and more if there is an action left to do so
SPARE: Final = 0.05  # and of a second such card
A_LOAD: Final = 0.9  # a load in the train: two cards at any time
SLOT: Final = 6.0  # a place for a load, for a goal that takes many cards at once
PULL: Final = 4.0  # a unit of power, for a long or heavy train
PAID: Final = 2.0  # a card paid for a car that the right one will replace

# Buildings (scenario 7; the one of scenario 10):
TOO_POOR: Final = 5.5  # points that a building must pay more than
HOPE: Final = 0.13  # how much the points count of those that may still come
UNSEEN: Final = 0.4  # and where there is room for one, if it is not in the hand

# Passengers (scenario 5):
SEATED: Final = 30.0
ABOARD: Final = 0.6  # of that, one in the train
WAITING: Final = 0.35  # and one in the supply
SEAT: Final = 4.0  # a place for a passenger, up to four of them
TOGETHER: Final = 3.0  # passengers who travel to the same place


def goal_worth(p: IslePosition, me: Player, plan: Plan) -> float:
    """The value of what has been reached and is about to be, for a goal other than the score."""
    kind = p.box.goal_kind
    if kind == CONTRACTS_DONE:
        return contracts_worth(p, me, plan, p.box.goal_islands)
    if kind == TILES_FILLED:
        return travel_worth(p, me, plan)
    value = unit(kind) * float(reached(p)) + build_worth(p, me, kind) + A_LOAD * float(me.loads())
    if kind == BUILDING_SCORE:
        value += HOPE * unit(kind) * hoped_for(p, me)
    if kind == CARS_ATTACHED:
        value += PULL * float(me.power)
    elif kind == TRAIN_CONTAINS:
        slots = plan.room[0] + plan.room[1] + plan.room[2] + plan.room[3]
        value += PAID * paid(p, me)
        value += PULL * float(me.power) + 2.0 * A_LOAD * float(me.loads()) + SLOT * float(min(slots, 6))
    return value


def hoped_for(p: IslePosition, me: Player) -> float:
    """Points of the buildings that may still come."""
    rest = p.box.all_buildings & ~(me.buildings | discarded(p))
    value: i64 = 0
    while rest != 0:
        value += building_points(p, me, lowest(rest))
        rest &= rest - 1
    return float(value)


def discarded(p: IslePosition) -> i64:
    """The kinds of the cards in the discard pile (bits)."""
    gone: i64 = 0
    for card in p.discard:
        gone |= bit(card)
    return gone


def best_building(p: IslePosition, me: Player) -> float:
    """Points of the building that is still to come: most of them if it is in the hand."""
    if me.building_count() >= p.building_limit(me):
        return 0.0
    rest = p.box.all_buildings & ~discarded(p)
    best = 0.0
    while rest != 0:
        kind = lowest(rest)
        rest &= rest - 1
        share = UNSEEN
        if me.holds(kind):
            share = 1.0
        best = max(best, share * float(building_points(p, me, kind)))
    return best


def paid(p: IslePosition, me: Player) -> float:
    """What has been paid towards cards that are missing, for lower ones that they will replace."""
    value: i64 = 0
    rest = kinds_missing(p)
    while rest != 0:
        kind = lowest(rest)
        rest &= rest - 1
        value += p.box.cost[kind] - cheapest(p, me, kind)
    return float(value)


# Of a kind of goal (GOALS in rules/box.py):


def builds(kind: i64) -> bool:
    """Whether the goal is reached by building the right cards."""
    return kind != CONTRACTS_DONE and kind != TILES_FILLED and kind != SCORE


def card_worth(kind: i64) -> float:
    """A card in hand."""
    if kind == CONTRACTS_DONE:
        return 0.47
    return 0.0 if kind == TILES_FILLED else 0.4


def late_worth(kind: i64) -> float:
    """One above the hand limit."""
    if kind == CONTRACTS_DONE:
        return 0.28
    return 0.0 if kind == TILES_FILLED else 0.25


def time_worth(kind: i64) -> float:
    """A card of the deck."""
    if kind == CONTRACTS_DONE:
        return 0.92
    return 0.8 if builds(kind) else 0.6


def unit(kind: i64) -> float:
    """One of the things that the goal counts."""
    if kind == BUILDINGS_BUILT:
        return 60.0
    if kind == TRAIN_CONTAINS:
        return 50.0
    if kind == BUILDING_SCORE:
        return 14.0
    return 16.0


def use(p: IslePosition, me: Player, card: i64) -> float:
    """How many of the things that the goal counts a card brings once it is built; a part of one for what helps."""
    box = p.box
    kind = box.goal_kind
    category = box.category[card]
    if kind == TRAIN_CONTAINS:
        return 1.0 if has(kinds_missing(p), card) else 0.0
    if category == BUILDING:
        if kind == BUILDING_SCORE:
            return max(float(building_points(p, me, card)) - TOO_POOR, 0.0)
        return 1.0 if kind == BUILDINGS_BUILT else 0.0
    if kind != CARS_ATTACHED:
        return 0.0
    if category == LOCOMOTIVE:
        return 0.9 if is_upgrade(box, kind_of(me.train[0]), card) else 0.0
    return 1.0 - 0.3 * float(box.weight[card]) + 0.3 * float(box.power[card])


def build_worth(p: IslePosition, me: Player, kind: i64) -> float:
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


def cheapest(p: IslePosition, me: Player, kind: i64) -> i64:
    """What it costs to build a card, as an upgrade where that is possible."""
    box = p.box
    cost = box.cost[kind]
    place: i64
    for place in range(len(me.train)):
        if is_upgrade(box, kind_of(me.train[place]), kind):
            cost = min(cost, price(box, me, kind, place))
    return cost


def keep_for_goal(p: IslePosition, me: Player, card: i64) -> float:
    """How much a card is worth keeping."""
    box = p.box
    kind = box.goal_kind
    if kind == CONTRACTS_DONE:
        return 0.1 if CARGO & box.holds[card] != 0 and box.cost[card] < 4 else 0.0
    if kind == TILES_FILLED:
        return 0.5 if box.kind_names[card] == "coach_l1" else 0.0
    return SPARE * unit(kind) * use(p, me, card) + 0.02 * float(box.vp[card])


def travel_worth(p: IslePosition, me: Player, plan: Plan) -> float:
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


def best_islands(box: Box) -> i64:
    """The two islands that pay best (bits): where points are the goal, these are aimed at."""
    best: i64 = 0
    second: i64 = 0
    contract: i64
    for contract in range(box.contracts):
        if box.contract_vp[contract] > box.contract_vp[best]:
            best = contract
    for contract in range(box.contracts):
        if box.contract_island[contract] != box.contract_island[best] and (
            box.contract_vp[contract] > box.contract_vp[second] or second == best
        ):
            second = contract
    return bit(box.contract_island[best]) | bit(box.contract_island[second])


def contracts_worth(p: IslePosition, me: Player, plan: Plan, aimed: i64) -> float:
    """IOT-17.1, IOT-17.6, IOT-17.8: what the contracts that are missing will still cost, in cards of the deck."""
    box = p.box
    additional = not box.no_additional
    need: i64 = 0
    delivers = 0.0
    best = 0.0
    astray = 0.0
    island: i64
    for island in range(ISLANDS):
        if not has(aimed, island):
            if has(me.open, island) and not box.any_islands:
                astray = ASTRAY
            continue
        if has(p.islands, island):
            free = me.open == 0 or box.any_islands
            plan.aim(box.start_need[island], free)
            need += box.start_need[island]
            delivers += 1.0
            if free:
                best = max(best, plan.progress(box.start_need[island]))
        if additional and not is_completed(p, island):
            contract = likeliest(p, plan, island)
            plan.aim(box.contract_need[contract], has(me.open, island))
            need += box.contract_need[contract]
            delivers += 1.0
            if has(me.open, island):
                best = max(best, plan.progress(box.contract_need[contract]))
    if need == 0:
        return 0.0
    cost = LOADING * loads_cost(p, me, plan, need) + DELIVERY * delivers + astray
    lacking = plan.room_lacking[0] + plan.room_lacking[1] + plan.room_lacking[2]
    cost += ROOM * float(lacking) + POWER * float(max(me.weight + lacking - me.power, 0))
    return NEXT * best - cost


def loads_cost(p: IslePosition, me: Player, plan: Plan, need: i64) -> float:
    """What the loads still to be made will cost: the cards that the cars draw for them, and half a night each."""
    box = p.box
    draws = plan.draws
    draws[0] = 3.5  # where there is no car yet: as a first one draws, and a little more
    draws[1] = 3.5
    draws[2] = 4.5
    twice: i64 = 0
    cargo: i64
    for car in me.train:
        kind = kind_of(car)
        held = box.holds[kind] & CARGO
        if held != 0 and held != CARGO:
            cargo = held >> 1
            drawn = float(drawn_by(box, kind))
            if gives_load(box, kind):
                if not has(twice, cargo) or drawn < draws[cargo]:
                    draws[cargo] = drawn
                twice |= bit(cargo)
            elif not has(twice, cargo):
                draws[cargo] = min(draws[cargo], drawn)
    loose: i64 = count_of(plan.aboard, 3)
    pairs = 0.0
    pair_draws = MANY
    others = 0.0
    other_draws = 0.0
    cheapest_draws = MANY
    for cargo in range(3):
        n = count_of(need, cargo) - count_of(plan.aboard, cargo)
        if n < 0:
            loose -= n
            n = 0
        if has(twice, cargo):
            pairs += float(n)
            pair_draws = min(pair_draws, draws[cargo])
        else:
            others += float(n)
            other_draws += float(n) * draws[cargo]
        cheapest_draws = min(cheapest_draws, draws[cargo])
    any = float(max(count_of(need, 3) - loose, 0))
    if pair_draws < MANY:
        pairs += any
    else:
        others += any
        other_draws += any * cheapest_draws
    if pairs + others < 0.5:
        return 0.0
    if pairs >= others:
        mains = 0.5 * (pairs + others)
        return mains * (pair_draws + NIGHT)
    left = others - pairs
    return pairs * (pair_draws + NIGHT) + left * (other_draws / others + NIGHT)


def drawn_by(box: Box, kind: i64) -> i64:
    """Cards that the benefit of a car draws."""
    effect = box.benefit[kind]
    step: i64
    for step in range(box.effect_start[effect], box.effect_end[effect]):
        if box.steps[step] // STEP == TAKE_CARDS:
            return box.steps[step] % STEP
    return 0


def gives_load(box: Box, kind: i64) -> bool:
    """Whether the benefit of a car is a second load."""
    effect = box.benefit[kind]
    step: i64
    for step in range(box.effect_start[effect], box.effect_end[effect]):
        if box.steps[step] // STEP == BONUS_ACTION and box.steps[step] & LOAD != 0:
            return True
    return False


def likeliest(p: IslePosition, plan: Plan, island: i64) -> i64:
    """The additional contract of an island that is nearest."""
    best: i64 = 0
    most = -1.0
    contract: i64
    for contract in range(p.box.contracts):
        if p.box.contract_island[contract] == island:
            progress = plan.progress(p.box.contract_need[contract])
            if progress > most:
                most = progress
                best = contract
    return best


def plan_worth(p: IslePosition, me: Player, plan: Plan, kind: i64) -> float:
    """How much a card in hand helps towards the contracts of a scenario: as a car, a locomotive or as cargo."""
    if not plan.aimed:
        return 0.0
    box = p.box
    value = 0.0
    cargo: i64
    for cargo in range(3):
        if plan.room_lacking[cargo] > 0 and box.holds[kind] & CARGO == bit(cargo):
            value += max(CHEAP - 0.2 * float(cheapest(p, me, kind)), 0.0)
        if plan.lacking[cargo] > 0 and box.cargo[kind] & bit(cargo) != 0:
            value += 0.25
    lacking = plan.room_lacking[0] + plan.room_lacking[1] + plan.room_lacking[2]
    if box.holds[kind] & CARGO != 0 and gives_load(box, kind):
        value += SECOND_LOAD
    if lacking > 0 and me.power < ENOUGH_POWER and is_upgrade(box, kind_of(me.train[0]), kind):
        value += max(CHEAP - 0.2 * float(cheapest(p, me, kind)), 0.0)
    return value
