"""How near the goal of a scenario is, and which cards help towards it (chapter 17). For the hints."""

from __future__ import annotations

from typing import Final

from trackside.core.arrays import bit, has, i64, lowest
from trackside.games.isle_of_trains.advice.plan import Plan
from trackside.games.isle_of_trains.advice.scenario_weights import ScenarioWeights
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
    SPACES,
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

ASTRAY: Final = 30.0  # cards of the deck: another island that is open stands in the way of a contract
MANY: Final = 9.0  # cards, more than any car draws
ENOUGH_POWER: Final = 6  # beyond which a locomotive is not needed


def goal_worth(p: IslePosition, me: Player, plan: Plan) -> float:
    """The value of what has been reached and is about to be, for a goal other than the score."""
    w = plan.weights
    kind = p.box.goal_kind
    if kind == CONTRACTS_DONE:
        return contracts_worth(p, me, plan, p.box.goal_islands)
    if kind == TILES_FILLED:
        return travel_worth(p, me, plan)
    value = w.unit * float(reached(p)) + build_worth(p, me, w) + w.a_load * float(me.loads())
    if kind == BUILDING_SCORE:
        value += w.hope * w.unit * hoped_for(p, me)
    if kind == CARS_ATTACHED:
        value += w.pull * float(me.power)
    elif kind == TRAIN_CONTAINS:
        slots = plan.room[0] + plan.room[1] + plan.room[2] + plan.room[3]
        value += w.paid * paid(p, me)
        value += w.pull * float(me.power) + 2.0 * w.a_load * float(me.loads()) + w.slot * float(min(slots, 6))
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


def best_building(p: IslePosition, me: Player, w: ScenarioWeights) -> float:
    """Points of the building that is still to come: most of them if it is in the hand."""
    if me.building_count() >= p.building_limit(me):
        return 0.0
    rest = p.box.all_buildings & ~discarded(p)
    best = 0.0
    while rest != 0:
        kind = lowest(rest)
        rest &= rest - 1
        share = w.unseen
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


def use(p: IslePosition, me: Player, w: ScenarioWeights, card: i64) -> float:
    """How many of the things that the goal counts a card brings once it is built; a part of one for what helps."""
    box = p.box
    kind = box.goal_kind
    category = box.category[card]
    if kind == TRAIN_CONTAINS:
        return 1.0 if has(kinds_missing(p), card) else 0.0
    if category == BUILDING:
        if kind == BUILDING_SCORE:
            return max(float(building_points(p, me, card)) - w.too_poor, 0.0)
        return 1.0 if kind == BUILDINGS_BUILT else 0.0
    if kind != CARS_ATTACHED:
        return 0.0
    if category == LOCOMOTIVE:
        return 0.9 if is_upgrade(box, kind_of(me.train[0]), card) else 0.0
    return 1.0 - 0.3 * float(box.weight[card]) + 0.3 * float(box.power[card])


def build_worth(p: IslePosition, me: Player, w: ScenarioWeights) -> float:
    """The best card to build next, the nearer the better, and a little for the others."""
    asked = p.asked
    acts = isinstance(asked, Action)
    payable: i64 = len(me.hand) - 1 if acts else min(len(me.hand), p.box.hand_limit) - 1
    best = 0.0
    value = 0.0
    last: i64 = NONE
    for held in me.hand:
        card = held >> CARD_BITS
        helps = use(p, me, w, card) if card != last else 0.0
        last = card
        if helps > 0.0:
            cost = max(cheapest(p, me, card), 1)
            near = w.held + w.payable * min(1.0, float(payable) / float(cost))
            if acts and payable >= cost:
                near += w.at_once
            best = max(best, helps * near)
            value += w.spare * helps
    return w.unit * (best + value)


def cheapest(p: IslePosition, me: Player, kind: i64) -> i64:
    """What it costs to build a card, as an upgrade where that is possible."""
    box = p.box
    cost = box.cost[kind]
    place: i64
    for place in range(len(me.train)):
        if is_upgrade(box, kind_of(me.train[place]), kind):
            cost = min(cost, price(box, me, kind, place))
    return cost


def keep_for_goal(p: IslePosition, me: Player, w: ScenarioWeights, card: i64) -> float:
    """How much a card is worth keeping."""
    box = p.box
    kind = box.goal_kind
    if kind == CONTRACTS_DONE:
        return 0.1 if CARGO & box.holds[card] != 0 and box.cost[card] < 4 else 0.0
    if kind == TILES_FILLED:
        return 0.5 if box.kind_names[card] == "coach_l1" else 0.0
    return w.spare * w.unit * use(p, me, w, card) + 0.02 * float(box.vp[card])


def travel_worth(p: IslePosition, me: Player, plan: Plan) -> float:
    """IOT-17.5: passengers on their tiles, on their way and waiting."""
    w = plan.weights
    value = 0.0
    aboard = passengers_of(plan.aboard)
    colour: i64
    for colour in range(COLOURS):
        seated = count_of(p.seated, colour)
        group = count_of(aboard, colour)
        there = float(seated) + w.aboard * float(group) + w.waiting * float(count_of(me.supply, colour))
        value += w.unit * there + (5.0 if seated == SPACES else 0.0) + w.together * float(max(group - 1, 0))
    if me.abilities & AFTER_PASSENGER != 0:
        value -= w.unit  # two more cards of the deck for each passenger: there is no time for that
    return value + w.seat * float(min(plan.room[3], 4))


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
    w = plan.weights
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
    cost = w.loading * loads_cost(p, me, plan, need) + w.delivery * delivers + astray
    lacking = plan.room_lacking[0] + plan.room_lacking[1] + plan.room_lacking[2]
    cost += w.room * float(lacking) + w.power * float(max(me.weight + lacking - me.power, 0))
    return w.next * best - cost


def loads_cost(p: IslePosition, me: Player, plan: Plan, need: i64) -> float:
    """What the loads still to be made will cost: the cards that the cars draw for them, and half a night each."""
    w = plan.weights
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
        return mains * (pair_draws + w.night)
    left = others - pairs
    return pairs * (pair_draws + w.night) + left * (other_draws / others + w.night)


def drawn_by(box: Box, kind: i64) -> i64:
    """Cards that the benefit of a car draws."""
    effect = box.benefit[kind]
    i: i64
    for i in range(box.effect_start[effect], box.effect_end[effect]):
        step = box.steps[i]
        if step.verb == TAKE_CARDS:
            return step.amount
    return 0


def gives_load(box: Box, kind: i64) -> bool:
    """Whether the benefit of a car is a second load."""
    effect = box.benefit[kind]
    i: i64
    for i in range(box.effect_start[effect], box.effect_end[effect]):
        step = box.steps[i]
        if step.verb == BONUS_ACTION and step.amount & LOAD != 0:
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
    w = plan.weights
    box = p.box
    value = 0.0
    cargo: i64
    for cargo in range(3):
        if plan.room_lacking[cargo] > 0 and box.holds[kind] & CARGO == bit(cargo):
            value += max(w.cheap - 0.2 * float(cheapest(p, me, kind)), 0.0)
        if plan.lacking[cargo] > 0 and box.cargo[kind] & bit(cargo) != 0:
            value += 0.25
    lacking = plan.room_lacking[0] + plan.room_lacking[1] + plan.room_lacking[2]
    if box.holds[kind] & CARGO != 0 and gives_load(box, kind):
        value += w.second_load
    if lacking > 0 and me.power < ENOUGH_POWER and is_upgrade(box, kind_of(me.train[0]), kind):
        value += max(w.cheap - 0.2 * float(cheapest(p, me, kind)), 0.0)
    return value
