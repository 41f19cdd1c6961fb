"""Move ratings for bots: how good each legal move looks.

Journeys are rated by what the locations within reach offer. Every other move is played on a copy, its questions are
answered as well as possible, and the resulting position is valued (`worth`).
"""

from __future__ import annotations

from trackside.core.arrays import has, i64
from trackside.core.moves import Move
from trackside.core.question import Question
from trackside.core.ratings import clamped
from trackside.games.great_western_trail.advice.hint_weights import HintWeights
from trackside.games.great_western_trail.advice.lookahead import DEEP, Lookahead
from trackside.games.great_western_trail.advice.position_value import delivery_worth, lean, time_ahead, worth
from trackside.games.great_western_trail.rules.auxiliary import Auxiliary
from trackside.games.great_western_trail.rules.deeds import (
    AUXILIARY,
    BUILD,
    BUY,
    CATTLEMAN,
    CERTIFICATES,
    CERTIFICATES_TO_LIMIT,
    COPY,
    DISCARD,
    DRAW,
    EXTRAORDINARY,
    FORWARD,
    GAIN,
    HAZARD,
    HIRE,
    PAY,
    TAKE_OBJECTIVE,
    TRADE,
    UPGRADE,
    Deed,
    DeedStep,
)
from trackside.games.great_western_trail.rules.kansas_city import breeding_value
from trackside.games.great_western_trail.rules.perform import Use
from trackside.games.great_western_trail.rules.phase_b import Copy, Done, PhaseB
from trackside.games.great_western_trail.rules.position import WesternPosition
from trackside.games.great_western_trail.rules.trail import Step, Stop, Travel, fee
from trackside.games.great_western_trail.rules.turn import Place, PlaceCattleman


def rate(p: WesternPosition, moves: list[Move[WesternPosition]]) -> list[float]:
    """One number for each legal move of the deciding seat; more is better."""
    return rate_ahead(p, moves, Lookahead())


def rate_ahead(p: WesternPosition, moves: list[Move[WesternPosition]], ahead: Lookahead) -> list[float]:
    """The same; `ahead` then has the answers that each rating assumes, except those of a journey."""
    asked = p.asked
    if asked is None:
        return []
    seat = asked.seat
    if len(moves) == 1:
        return [0.0]
    if isinstance(asked, Travel):
        return clamped(rate_travel(p, asked, moves, ahead))
    if isinstance(asked, PlaceCattleman):
        return clamped([place_value(ahead.weights, p, seat, move) for move in moves])
    if isinstance(asked, PhaseB):
        return clamped(rate_phase_b(p, asked, moves, ahead))
    return clamped([ahead.value(p, seat, move) for move in moves])


# Everything but travelling: play it out and look.


def rate_phase_b(
    p: WesternPosition, asked: PhaseB, moves: list[Move[WesternPosition]], ahead: Lookahead
) -> list[float]:
    """Local actions while they pay, then the end; an auxiliary action only if it beats all of them together."""
    seat = asked.seat
    w = ahead.weights
    now = worth(p, seat, w)
    found: list[float] = []
    local = 0.0
    for move in moves:
        value = now
        tried = False
        if isinstance(move, Use) and p.box.deeds[move.deed].steps[0].verb == CATTLEMAN:
            value = now + 0.3  # further on, after everything else
        elif isinstance(move, Copy):
            value = now + 0.2 + 0.1 * location_value(w, p, seat, move.node)
        elif not isinstance(move, Done):
            value = ahead.value(p, seat, move)
            tried = True
            if isinstance(move, Use):
                local += max(value - now, 0.0)
        if not tried:
            ahead.lines.append(0)
        found.append(value)
    i: i64
    for i in range(len(moves)):
        if isinstance(moves[i], Auxiliary):
            found[i] -= local
    return found


# Travelling: what the locations within reach offer.


def place_value(w: HintWeights, p: WesternPosition, seat: i64, move: Move[WesternPosition]) -> float:
    """GWT-3.2: where to start: what the building offers, and how far along it is."""
    assert isinstance(move, Place)
    return location_value(w, p, seat, move.node) + 0.02 * float(move.node)


def rate_travel(p: WesternPosition, asked: Travel, moves: list[Move[WesternPosition]], ahead: Lookahead) -> list[float]:
    w = ahead.weights
    seat = asked.seat
    node = p.players[seat].cattleman
    found: list[float] = []
    best = -1000.0
    for move in moves:
        if isinstance(move, Step):
            found.append(way_value(w, p, asked, move.node, asked.steps(p)))
        elif isinstance(move, Stop):
            found.append(0.0 if asked.free else location_value(w, p, seat, node))
        elif asked.free:
            found.append(-0.1)
        else:
            found.append(-1000.0)
        best = max(best, found[-1])
    if not asked.free:
        i: i64
        for i in range(len(moves)):
            if not isinstance(moves[i], (Step, Stop)):
                found[i] = best + objective_gain(p, asked, moves[i], ahead)
    return found


def objective_gain(
    p: WesternPosition, asked: Question[WesternPosition], move: Move[WesternPosition], ahead: Lookahead
) -> float:
    """An objective card before phase A: good if the position is better after playing it."""
    gained = ahead.tried(p, asked.seat, move, DEEP) - worth(p, asked.seat, ahead.weights)
    return gained if gained > 0.2 else min(gained, 0.0) - ahead.weights.idle_objective


def way_value(w: HintWeights, p: WesternPosition, asked: Travel, node: i64, steps: i64) -> float:
    """The value of entering a location and continuing from there as well as possible."""
    seat = asked.seat
    if asked.free:
        return 0.5
    cost = w.fee * float(fee(p, seat, p.tiles[node])) + w.step
    best = location_value(w, p, seat, node)
    if steps > 1 and node != p.box.goal:
        ways = p.locations_ahead(node)
        ahead: i64 = 0
        while ways:
            if ways & 1:
                best = max(best, way_value(w, p, asked, ahead, steps - 1))
            ways >>= 1
            ahead += 1
    return best - cost


def location_value(w: HintWeights, p: WesternPosition, seat: i64, node: i64) -> float:
    """What phase B offers at a location."""
    box = p.box
    left = time_ahead(w, p)
    me = p.players[seat]
    if node == box.goal:
        return delivery_worth(p, me, breeding_value(p, me) + me.certificates, left, w) - w.haste - w.haste_early * left
    tile = p.tiles[node]
    kind = p.building_kind(tile)
    if kind < 0 or (p.owner(tile) >= 0 and p.owner(tile) != seat):
        return w.least_location
    slots = box.building_slots[kind]
    risk = box.risk_slot[node]
    value = 0.0
    slot: i64
    for slot in range(len(box.slots)):
        if has(slots, slot) or slot == risk:
            best = 0.0
            for number in box.slots[slot]:
                deed = box.deeds[number]
                if deed.refusal(p, seat) is None:
                    best = max(best, deed_value(w, p, seat, deed, left))
            value += best
    return max(value, w.least_location)


def deed_value(w: HintWeights, p: WesternPosition, seat: i64, deed: Deed, left: float) -> float:
    value = 0.0
    for step in deed.steps:
        value += step_value(w, p, seat, step, left)
    return value


def step_value(w: HintWeights, p: WesternPosition, seat: i64, step: DeedStep, left: float) -> float:
    """A rough price of each step."""
    verb = step.verb
    me = p.players[seat]
    n = float(step.quantity(p, seat))
    dollar = w.dollar + w.dollar_early * left
    if verb == GAIN:
        return n * dollar
    if verb == PAY:
        return -n * dollar
    if verb == DISCARD:
        return -0.1
    if verb == CERTIFICATES:
        return w.gain_certificate * min(n, 3.0)
    if verb == CERTIFICATES_TO_LIMIT:
        return w.gain_certificates
    if verb == HIRE:
        return w.hire * left - (7.0 + n) * w.hire_cost
    if verb == BUILD:
        return (w.build + w.build_craftsman * float(me.craftsmen)) * (0.7 + w.build_style * lean(p, me).building)
    if verb == TAKE_OBJECTIVE:
        return w.take_objective * left
    if verb == FORWARD:
        return n * (w.forward + w.forward_early * left)
    if verb == TRADE:
        return w.trade + w.trade_early * left
    if verb == AUXILIARY:
        return w.auxiliary
    if verb == BUY:
        return min(float(me.dollars), 14.0) * w.buy * (0.5 + w.buy_cowboy * float(me.cowboys))
    if verb == HAZARD:
        return w.hazard - n * dollar
    if verb == CATTLEMAN:
        return w.move_on
    if verb == COPY:
        return w.copy
    if verb == DRAW:
        return w.draw * n
    if verb == EXTRAORDINARY:
        return w.extraordinary
    return w.upgrade if verb == UPGRADE else 0.0
