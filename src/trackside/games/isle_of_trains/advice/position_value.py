"""The value of a position to a seat, in points: what it has, and what it is about to get. For the hints."""

from __future__ import annotations

from typing import Final

from trackside.core.arrays import append, has, i64, shared_floats, vec
from trackside.games.isle_of_trains.advice.plan import Plan
from trackside.games.isle_of_trains.advice.scenario_goals import (
    best_building,
    best_islands,
    contracts_worth,
    goal_worth,
    keep_for_goal,
    plan_worth,
)
from trackside.games.isle_of_trains.advice.scenario_weights import ScenarioWeights
from trackside.games.isle_of_trains.rules.box import (
    BONUS_ACTION,
    BUILDING,
    COLOURS,
    CONTRACTS_DONE,
    DISCARD_CARDS,
    GAIN_VP,
    ISLANDS,
    LOCOMOTIVE,
    NONE,
    SPACES,
    TAKE_CARDS,
    Box,
)
from trackside.games.isle_of_trains.rules.cars import count_of, kind_of
from trackside.games.isle_of_trains.rules.contracts import passengers_of
from trackside.games.isle_of_trains.rules.discard import HandLimit
from trackside.games.isle_of_trains.rules.player import CARD_BITS, Player
from trackside.games.isle_of_trains.rules.position import IslePosition
from trackside.games.isle_of_trains.rules.scoring import building_points, total_of
from trackside.games.isle_of_trains.rules.solo import goal_is_met

CARD: Final = 0.7  # a card in hand
LATE_CARD: Final = 0.25  # one above the hand limit
ABOARD: Final = 0.8  # how much of a reward a passenger in the train is good for
WAITING: Final = 0.4  # and one in the supply
DAY: Final = 0.9  # a card of the deck in the challenge: a day brings markers at least

WON: Final = 30.0  # a goal that is reached in the end, and one that is not

PATIENCE: Final = 120  # moves a seat after which a game among several should come to its end


class Weigher:
    """Values positions of one game, one after the other. Its working memory is allocated once."""

    def __init__(self, box: Box, weights: ScenarioWeights | None = None) -> None:
        self.plan = Plan(weights or ScenarioWeights(box))  # of the seat that was weighed last
        self.best_islands: i64 = best_islands(box) if box.marker_vp < 1 else 0
        self.values: vec[float] = shared_floats(12)  # of cards or passengers, the greatest first

    def worth(self, p: IslePosition, seat: i64) -> float:
        box = p.box
        me = p.players[seat]
        w = self.plan.weights
        value = float(total_of(p, seat))
        if p.asked is None:
            if not box.has_goal:
                return value
            return value + (1000.0 if goal_is_met(p) else -1000.0)
        plan = self.plan
        plan.read(p, seat)
        if box.aims:
            near = goal_worth(p, me, plan) + w.time * float(nights(p))
            near += w.marker * w.time * float(me.vp) / float(box.buy_back_vp)
            return w.side_points * value + near + self.future(p, me, time_left(p))
        if box.marker_vp < 1:
            plans = w.rich * contracts_worth(p, me, plan, self.best_islands) + w.time * float(nights(p))
            return value + plans + self.future(p, me, time_left(p)) + w.spent * float(me.vp)
        if box.solo:
            return value + self.future(p, me, time_left(p)) + DAY * float(nights(p))
        rivals: i64 = 0
        other: i64
        for other in range(box.seats):
            if other != seat:
                rivals = max(rivals, total_of(p, other))
        return value + self.future(p, me, time_left(p)) - 0.3 * float(rivals) + hurry(p)

    def soloist_worth(self, p: IslePosition) -> float:
        """What a position is worth to a search alone: like `worth`, but what was nearly reached in the end still
        counts."""
        box = p.box
        if p.asked is not None or not box.has_goal:
            return self.worth(p, 0)
        value = float(total_of(p, 0))
        if box.aims:
            self.plan.read(p, 0)
            value = self.plan.weights.side_points * value + goal_worth(p, p.players[0], self.plan)
        return value + (WON if goal_is_met(p) else -WON)

    def future(self, p: IslePosition, me: Player, time: float) -> float:
        """Cards, passengers and contracts in progress."""
        plan = self.plan
        w = plan.weights
        value = self.hand_worth(p, me)
        if not p.box.aims:
            share = 1.0 if p.box.marker_vp > 0 else w.aside
            value += share * (self.passenger_worth(p, me) + contract_worth(p, me, plan))
        elif p.box.goal_kind != CONTRACTS_DONE:
            value += w.passengers * self.passenger_worth(p, me)
        value += 0.0 if p.box.marker_vp > 0 else w.building_to_come * best_building(p, me, w)
        slack = me.power - me.weight
        return time * (
            value + w.slack * float(min(slack, 4)) + w.room_now * float(plan.room[0] + plan.room[1] + plan.room[2])
        )

    def hand_worth(self, p: IslePosition, me: Player) -> float:
        """The best cards up to the hand limit count in full; the others only as money, and not at the end of a turn."""
        box = p.box
        one = a_card(box, self.plan.weights)
        last: i64 = NONE
        value = 0.0
        n: i64 = 0
        for card in me.hand:
            kind = card >> CARD_BITS
            if kind == last:
                self.insert(n, one + 0.3 * (value - one))
            else:
                value = one + card_value(p, me, self.plan, kind)
                self.insert(n, value)
            last = kind
            n += 1
        limit = box.hand_limit
        if isinstance(p.asked, HandLimit):
            return self.sum_of(min(n, limit))
        late = self.plan.weights.late_card if box.aims else LATE_CARD
        return self.sum_of(min(n, limit)) + late * float(max(n - limit, 0))

    def insert(self, n: i64, value: float) -> None:
        """Put one more among n values, the greatest first."""
        if n == len(self.values):
            self.values = append(self.values, 0.0)
        values = self.values
        place = n
        while place > 0 and values[place - 1] < value:
            values[place] = values[place - 1]
            place -= 1
        values[place] = value

    def sum_of(self, n: i64) -> float:
        """The sum of the n greatest values."""
        values = self.values
        sum = 0.0
        k: i64
        for k in range(n):
            sum += values[k]
        return sum

    def passenger_worth(self, p: IslePosition, me: Player) -> float:
        """A share of the reward that each passenger will earn; no more of those in the supply than there are seats
        for."""
        box = p.box
        value = 0.0
        aboard = passengers_of(self.plan.aboard)
        supply = me.supply
        free = self.plan.room[3] + 1
        all_waiting = 0.0
        n: i64 = 0
        _k: i64
        colour: i64
        for colour in range(COLOURS):
            here = count_of(aboard, colour)
            waiting = count_of(supply, colour)
            free -= here
            if here + waiting > 0:
                space = count_of(p.seated, colour)
                if space < SPACES:
                    reward = reward_worth(p, self.plan.weights, box.reward[p.tickets[colour] * SPACES + space])
                    value += (ABOARD * (reward - 1.0)) * float(here)
                    for _k in range(waiting):
                        all_waiting += WAITING * reward
                        self.insert(n, WAITING * reward)
                        n += 1
        if box.solo and box.marker_vp > 0 and not box.aims:
            return value + all_waiting  # the deck is the clock there, and a passenger costs none of it
        return value + self.sum_of(min(n, free))

    def planned(self, p: IslePosition, seat: i64) -> Plan:
        """What the train lacks for the goal."""
        if p.box.aims and p.box.goal_kind == CONTRACTS_DONE:
            self.plan.read(p, seat)
            goal_worth(p, p.players[seat], self.plan)
        else:
            self.plan.forget()
        return self.plan


def nights(p: IslePosition) -> i64:
    """Cards of the deck, without those that the gaps of the row will take."""
    return len(p.deck) - len(p.row) + p.cards_in_row()


def hurry(p: IslePosition) -> float:
    """The longer a game of several players lasts, the more its end is worth: it has no other limit (OP-39)."""
    seated: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        seated += count_of(p.seated, colour)
    late = float(max(p.ply - PATIENCE * p.box.seats, 0)) / float(PATIENCE * p.box.seats)
    return late * float(3 * p.progress + seated)


def time_left(p: IslePosition) -> float:
    """How much of what has been started can still be finished, from 1 down to 0."""
    if p.box.solo:
        return min(1.0, float(len(p.deck)) / 12.0)
    if p.last_turns >= 0:
        return 0.5 if p.last_turns > 1 else 0.15
    left = p.box.target - p.progress
    return 1.0 if left > 1 else 0.8


def a_card(box: Box, w: ScenarioWeights) -> float:
    """A card in hand; what it is good for depends on the goal."""
    return w.card if box.marker_vp < 1 or box.aims else CARD


def card_value(p: IslePosition, me: Player, plan: Plan, kind: i64) -> float:
    """How much a card is worth keeping beyond its value as payment, and what it does for the plan."""
    return keep_worth(p, me, plan.weights, kind) + plan_worth(p, me, plan, kind)


def keep_worth(p: IslePosition, me: Player, w: ScenarioWeights, kind: i64) -> float:
    """How much a card is worth keeping beyond its value as payment."""
    box = p.box
    category = box.category[kind]
    if box.aims:
        return keep_for_goal(p, me, w, kind)
    if category == LOCOMOTIVE:
        return 0.35 if box.level[kind] > box.level[kind_of(me.train[0])] else 0.0
    if category == BUILDING:
        points = float(building_points(p, me, kind))
        return 0.05 * points if me.buildings == 0 or box.any_buildings else 0.02 * points
    return 0.06 * float(box.vp[kind])


def reward_worth(p: IslePosition, w: ScenarioWeights, effect: i64) -> float:
    value = 0.0
    i: i64
    for i in range(p.box.effect_start[effect], p.box.effect_end[effect]):
        step = p.box.steps[i]
        n = float(step.amount)
        if step.verb == TAKE_CARDS:
            value += a_card(p.box, w) * n
        elif step.verb == DISCARD_CARDS:
            value -= 0.5 * a_card(p.box, w) * n
        elif step.verb == GAIN_VP:
            value += n * float(p.box.marker_vp)
        elif step.verb == BONUS_ACTION:
            value += w.bonus
    return value


def contract_worth(p: IslePosition, me: Player, plan: Plan) -> float:
    """The best contract one is on the way to."""
    box = p.box
    best = 0.0
    island: i64
    contract: i64
    if me.open != 0:
        for contract in range(box.contracts):
            island = box.contract_island[contract]
            if has(me.open, island):
                gain = float(box.contract_vp[contract] - box.start_vp[island])
                best = max(best, 0.75 * gain * plan.progress(box.contract_need[contract]))
        if not box.any_islands:
            return best
    for island in range(ISLANDS):
        if has(p.islands, island):
            best = max(best, 0.75 * (float(box.start_vp[island]) + 2.0) * plan.progress(box.start_need[island]))
    return best
