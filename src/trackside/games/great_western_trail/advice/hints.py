"""Move ratings for bots: how good each legal move looks.

Journeys are rated by what the locations within reach offer. Every other move is played on a copy, its questions are
answered as well as possible, and the resulting position is valued (`worth`).
"""

from __future__ import annotations

from typing import Final

from trackside.core.arrays import has, i64
from trackside.core.moves import Move
from trackside.core.question import Question
from trackside.core.ratings import clamped
from trackside.games.great_western_trail.advice.lookahead import DEEP, Lookahead
from trackside.games.great_western_trail.advice.position_value import delivery_worth, lean, time_left, worth
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
from trackside.games.great_western_trail.rules.steps import deed_refusal, quantity
from trackside.games.great_western_trail.rules.trail import Step, Stop, Travel, fee
from trackside.games.great_western_trail.rules.turn import Place, PlaceCattleman

STEP_COST: Final = 1.4  # for each location passed: its offer is missed
IDLE: Final = 2.0  # an objective card that brings nothing yet
HASTE: Final = 8.0  # a delivery ends the round and brings the end of the game nearer


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
        return clamped([place_value(p, seat, move) for move in moves])
    if isinstance(asked, PhaseB):
        return clamped(rate_phase_b(p, asked, moves, ahead))
    return clamped([ahead.value(p, seat, move) for move in moves])


# Everything but travelling: play it out and look.


def rate_phase_b(
    p: WesternPosition, asked: PhaseB, moves: list[Move[WesternPosition]], ahead: Lookahead
) -> list[float]:
    """Local actions while they pay, then the end; an auxiliary action only if it beats all of them together."""
    seat = asked.seat
    now = worth(p, seat)
    found: list[float] = []
    local = 0.0
    for move in moves:
        value = now
        tried = False
        if isinstance(move, Use) and p.box.deeds[move.deed].steps[0].verb == CATTLEMAN:
            value = now + 0.3  # further on, after everything else
        elif isinstance(move, Copy):
            value = now + 0.2 + 0.1 * location_value(p, seat, move.node)
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


def place_value(p: WesternPosition, seat: i64, move: Move[WesternPosition]) -> float:
    """GWT-3.2: where to start: what the building offers, and how far along it is."""
    assert isinstance(move, Place)
    return location_value(p, seat, move.node) + 0.02 * float(move.node)


def rate_travel(p: WesternPosition, asked: Travel, moves: list[Move[WesternPosition]], ahead: Lookahead) -> list[float]:
    seat = asked.seat
    node = p.players[seat].cattleman
    found: list[float] = []
    best = -1000.0
    for move in moves:
        if isinstance(move, Step):
            found.append(way_value(p, asked, move.node, asked.steps(p)))
        elif isinstance(move, Stop):
            found.append(0.0 if asked.free else location_value(p, seat, node))
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
    gained = ahead.tried(p, asked.seat, move, DEEP) - worth(p, asked.seat)
    return gained if gained > 0.2 else min(gained, 0.0) - IDLE


def way_value(p: WesternPosition, asked: Travel, node: i64, steps: i64) -> float:
    """The value of entering a location and continuing from there as well as possible."""
    seat = asked.seat
    if asked.free:
        return 0.5
    cost = 0.45 * float(fee(p, seat, p.tiles[node])) + STEP_COST
    best = location_value(p, seat, node)
    if steps > 1 and node != p.box.goal:
        ways = p.locations_ahead(node)
        ahead: i64 = 0
        while ways:
            if ways & 1:
                best = max(best, way_value(p, asked, ahead, steps - 1))
            ways >>= 1
            ahead += 1
    return best - cost


def location_value(p: WesternPosition, seat: i64, node: i64) -> float:
    """What phase B offers at a location."""
    box = p.box
    left = time_left(p)
    me = p.players[seat]
    if node == box.goal:
        return delivery_worth(p, me, breeding_value(p, me) + me.certificates, left) - HASTE
    tile = p.tiles[node]
    kind = p.building_kind(tile)
    if kind < 0 or (p.owner(tile) >= 0 and p.owner(tile) != seat):
        return 0.6
    slots = box.building_slots[kind]
    risk = box.risk_slot[node]
    value = 0.0
    slot: i64
    for slot in range(len(box.slots)):
        if has(slots, slot) or slot == risk:
            best = 0.0
            for deed in box.slots[slot]:
                if deed_refusal(p, seat, deed) is None:
                    best = max(best, deed_value(p, seat, box.deeds[deed], left))
            value += best
    return max(value, 0.6)


def deed_value(p: WesternPosition, seat: i64, deed: Deed, left: float) -> float:
    value = 0.0
    for step in deed.steps:
        value += step_value(p, seat, step, left)
    return value


def step_value(p: WesternPosition, seat: i64, step: DeedStep, left: float) -> float:
    """A rough price of each step."""
    verb = step.verb
    me = p.players[seat]
    n = float(quantity(p, seat, step))
    dollar = 0.2 + 0.3 * left
    if verb == GAIN:
        return n * dollar
    if verb == PAY:
        return -n * dollar
    if verb == DISCARD:
        return -0.1
    if verb == CERTIFICATES:
        return 0.5 * min(n, 3.0)
    if verb == CERTIFICATES_TO_LIMIT:
        return 1.5
    if verb == HIRE:
        return 3.6 * left - (7.0 + n) * 0.12
    if verb == BUILD:
        return (1.0 + 0.8 * float(me.craftsmen)) * (0.7 + 0.3 * lean(p, me).building)
    if verb == TAKE_OBJECTIVE:
        return 1.3 * left
    if verb == FORWARD:
        return n * (0.12 + 0.3 * left)
    if verb == TRADE:
        return 1.0 + 2.0 * left
    if verb == AUXILIARY:
        return 0.8
    if verb == BUY:
        return min(float(me.dollars), 14.0) * 0.28 * (0.5 + 0.25 * float(me.cowboys))
    if verb == HAZARD:
        return 3.2 - n * dollar
    if verb == CATTLEMAN:
        return 0.8
    if verb == COPY:
        return 2.5
    if verb == DRAW:
        return 0.3 * n
    if verb == EXTRAORDINARY:
        return 1.5
    return 3.0 if verb == UPGRADE else 0.0
