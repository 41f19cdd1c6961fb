"""The features of the linear model that predicts each seat's final points."""

from __future__ import annotations

from typing import Any, Final

from trackside.core.arrays import append, i64, vec
from trackside.core.question import Question
from trackside.games.steam.advice.hints import rounds_after
from trackside.games.steam.advice.prospects import outlook
from trackside.games.steam.rules.goods import MoveGoods
from trackside.games.steam.rules.position import GOODS_ONE, INCOME, SteamPosition
from trackside.games.steam.rules.scoring import income_score
from trackside.games.steam.rules.turn import Round

FEATURES: Final[list[str]] = [
    "time.game",  # what everybody still earns
    "time.seats",  # more players
    "time.standard",  # the standard rules
    "points.scored",
    "points.bankrupt",  # a bankrupt player has this feature alone
    "income.score",  # as it counts at the end
    "income.steps",
    "income.debt",  # steps below zero
    "income.plenty",  # steps above 6
    "links.completed",
    "links.open",
    "money.cash",
    "money.short",  # dollars below 5
    "money.upkeep",  # standard: what the next income does not cover
    "locomotive.level",
    "locomotive.later",  # levels times rounds to come
    "deliveries.now",  # the best deliveries with this locomotive
    "deliveries.later",  # and with a better one
    "deliveries.actions",  # goods actions to come
]
PLENTY: Final = 6
BANKRUPT: Final = -30.0  # what the end is worth to a bankrupt player, who ranks last whatever the points are


def left_of(p: SteamPosition) -> float:
    """The fraction of the rounds that remains."""
    return float(rounds_after(p)) / float(p.box.rounds - 1)


def features(p: SteamPosition, seat: i64) -> vec[float]:
    """The features, in the order of FEATURES."""
    box = p.box
    player = p.players[seat]
    x = vec[float](capacity=19)
    if player.fell:
        for name in FEATURES:
            x = append(x, 1.0 if name == "points.bankrupt" else 0.0)
        return x
    rounds = rounds_after(p)
    actions = 2 * rounds + goods_left(p, seat)
    cash = float(player.cash)
    short: i64 = 0
    if box.standard:
        short = max(player.locomotive * box.upkeep - player.income - player.cash, 0)
    now = outlook(p, seat, player.locomotive, actions)
    later = now
    if rounds > 0 and player.locomotive < box.locomotive_most:
        later = outlook(p, seat, player.locomotive + 1, actions)
    completed: i64 = 0
    open: i64 = 0
    track = p.track
    link: i64
    for link in range(len(track.owner)):
        if track.owner[link] == seat:
            if track.end_b[link] >= 0:
                completed += 1
            else:
                open += 1
    x = append(x, 1.0)
    x = append(x, float(len(p.players) - 3))
    x = append(x, 1.0 if box.standard else 0.0)
    x = append(x, float(player.points))
    x = append(x, 0.0)
    x = append(x, float(income_score(p, player.income)))
    x = append(x, float(player.income))
    x = append(x, float(max(-player.income, 0)))
    x = append(x, float(max(player.income - PLENTY, 0)))
    x = append(x, float(completed))
    x = append(x, float(open))
    x = append(x, cash)
    x = append(x, max(5.0 - cash, 0.0))
    x = append(x, float(short))
    x = append(x, float(player.locomotive))
    x = append(x, float(player.locomotive * rounds))
    x = append(x, now)
    x = append(x, later - now)
    return append(x, float(actions))


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
