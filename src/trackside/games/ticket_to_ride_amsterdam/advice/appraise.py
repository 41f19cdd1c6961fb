"""What a position promises each seat, in final points."""

from __future__ import annotations

from trackside.core.arrays import i64
from trackside.games.ticket_to_ride_amsterdam.advice.plan import TURN, Plan, turns_left
from trackside.games.ticket_to_ride_amsterdam.rules.position import AmsterdamPosition
from trackside.games.ticket_to_ride_amsterdam.rules.scoring import bonus_points

SPARE = 0.8


def appraise(p: AmsterdamPosition) -> list[float]:
    out: list[float] = []
    seat: i64
    if p.asked is None:
        for score in p.scores():
            out.append(float(score.total()))
        return out
    for seat in range(len(p.players)):
        out.append(promise(p, seat))
    return out


def promise(p: AmsterdamPosition, seat: i64) -> float:
    me = p.players[seat]
    turns = turns_left(p, seat)
    plan = Plan(p, seat, turns)
    plan.add_all(me.contracts)
    value = float(me.points) + float(bonus_points(p, me)) + plan.value + 0.5 * TURN * turns
    cards: i64 = 0
    kind: i64
    for kind in range(len(me.hand)):
        cards += me.hand[kind]
    if p.last_turns < 0:
        value += SPARE * float(cards)
    asked = p.asked
    if asked is not None and asked.seat == seat:
        value += 0.5 * TURN
    return value
