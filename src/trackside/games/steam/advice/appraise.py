"""What a position promises each seat, in final points."""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import i64
from trackside.core.question import Question
from trackside.games.steam.advice.hints import dollar, income_step, rounds_after
from trackside.games.steam.advice.prospects import outlook
from trackside.games.steam.rules.goods import MoveGoods
from trackside.games.steam.rules.position import GOODS_ONE, INCOME, SteamPosition
from trackside.games.steam.rules.turn import Round

LATER = 0.85


def appraise(p: SteamPosition) -> list[float]:
    out: list[float] = []
    seat: i64
    if p.asked is None:
        for score in p.scores():
            out.append(float(score.total()))
        return out
    for seat in range(len(p.players)):
        out.append(promise(p, seat))
    return out


def promise(p: SteamPosition, seat: i64) -> float:
    player = p.players[seat]
    if player.fell:
        return -30.0
    value = float(player.points) + float(p.track.completed_links(seat))
    value += float(player.income) * income_step(p, player) + dollar(p, player) * float(player.cash)
    actions = 2 * rounds_after(p) + goods_left(p, seat)
    if actions > 0:
        level = min(player.locomotive + (1 if rounds_after(p) else 0), p.box.locomotive_most)
        value += LATER * outlook(p, seat, level, actions)
    return value


def goods_left(p: SteamPosition, seat: i64) -> i64:
    """Goods actions that the seat still has in this round."""
    bottom: Question[Any] | None = p.asked
    while bottom is not None and bottom.below is not None:
        bottom = bottom.below
    if not isinstance(bottom, Round):
        return 2
    if bottom.phase < GOODS_ONE:
        return 2
    if bottom.phase == INCOME:
        return 0
    left: i64 = 2 if bottom.phase == GOODS_ONE else 1
    asked = p.asked
    turn: i64
    for turn in range(bottom.turn):
        if p.acting(bottom.phase, turn) == seat and not (isinstance(asked, MoveGoods) and asked.seat == seat):
            left -= 1
    return left
