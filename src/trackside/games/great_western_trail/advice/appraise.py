"""What a position promises each seat, in final points."""

from __future__ import annotations

from trackside.core.arrays import i64
from trackside.games.great_western_trail.advice.worth import worth
from trackside.games.great_western_trail.rules.position import WesternPosition


def appraise(p: WesternPosition) -> list[float]:
    out: list[float] = []
    seat: i64
    if p.asked is None:
        for score in p.scores():
            out.append(float(score.total()))
        return out
    for seat in range(len(p.players)):
        out.append(worth(p, seat))
    return out
