"""What a position promises each seat, in final points."""

from __future__ import annotations

from trackside.core.arrays import i64
from trackside.games.isle_of_trains.advice.plan import Plan
from trackside.games.isle_of_trains.advice.worth import future, time_left, worth
from trackside.games.isle_of_trains.rules.position import IslePosition
from trackside.games.isle_of_trains.rules.scoring import total_of


def appraise(p: IslePosition) -> list[float]:
    out: list[float] = []
    seat: i64
    if p.box.solo:
        return [worth(p, 0)]
    for seat in range(len(p.players)):
        value = float(total_of(p, seat))
        if p.asked is not None:
            value += future(p, p.players[seat], Plan(p, seat), time_left(p))
        out.append(value)
    return out
