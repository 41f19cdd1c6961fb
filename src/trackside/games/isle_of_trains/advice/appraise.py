"""The features of the linear model that predicts each seat's final points.

A solo game has no rival but a goal: `position_value.py` values a position for the soloist.
"""

from __future__ import annotations

from typing import Final

from trackside.core.arrays import append, i64, vec
from trackside.games.isle_of_trains.advice.position_value import Weigher, contract_worth, time_left
from trackside.games.isle_of_trains.rules.actions import Action
from trackside.games.isle_of_trains.rules.box import COLOURS
from trackside.games.isle_of_trains.rules.cars import count_of, kind_of
from trackside.games.isle_of_trains.rules.position import IslePosition
from trackside.games.isle_of_trains.rules.scoring import (
    BUILDINGS,
    CONTRACTS,
    LOADS,
    MARKERS,
    PROGRESS,
    TRAIN,
    points_of,
)

FEATURES: Final[list[str]] = [
    "time.game",  # what everybody still earns
    "time.seats",  # more players
    "time.turn",  # it is this seat's turn
    "time.actions",  # actions it still has in it
    "markers.points",
    "train.points",
    "train.power",
    "train.slack",  # power that pulls nothing yet
    "train.level",  # of the locomotive
    "train.room",  # for cargo
    "train.seats",  # for passengers
    "train.cars",
    "contracts.points",
    "contracts.open",  # islands with the starting contract alone
    "contracts.near",  # the best contract on the way
    "loads.points",
    "loads.cargo",
    "progress.points",
    "buildings.points",
    "buildings.built",
    "cards.value",  # of the hand, by what they are good for
    "cards.hand",
    "passengers.value",  # rewards to come
    "passengers.waiting",
]


def left_of(p: IslePosition) -> float:
    """The fraction of the game that remains."""
    if p.last_turns >= 0:
        return 0.1 * time_left(p)
    return 0.1 + 0.9 * float(p.box.target - p.progress) / float(p.box.target)


def features(p: IslePosition, seat: i64) -> vec[float]:
    """The features, in the order of FEATURES."""
    box = p.box
    me = p.players[seat]
    weigher = Weigher(box)
    plan = weigher.plan
    plan.read(p, seat)
    points = points_of(p, seat)
    asked = p.asked
    mine = asked is not None and asked.seat == seat
    waiting: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        waiting += count_of(me.supply, colour)
    open: i64 = 0
    islands = me.open
    while islands != 0:
        open += islands & 1
        islands >>= 1
    x = vec[float](capacity=24)
    x = append(x, 1.0)
    x = append(x, float(box.seats - 2))
    x = append(x, 1.0 if mine else 0.0)
    x = append(x, float(asked.left) if mine and isinstance(asked, Action) else 0.0)
    x = append(x, float(points[MARKERS]))
    x = append(x, float(points[TRAIN]))
    x = append(x, float(me.power))
    x = append(x, float(min(me.power - me.weight, 4)))
    x = append(x, float(box.level[kind_of(me.train[0])]))
    x = append(x, float(plan.room[0] + plan.room[1] + plan.room[2]))
    x = append(x, float(plan.room[3]))
    x = append(x, float(len(me.train) - 1))
    x = append(x, float(points[CONTRACTS]))
    x = append(x, float(open))
    x = append(x, contract_worth(p, me, plan))
    x = append(x, float(points[LOADS]))
    x = append(x, float(me.loads()))
    x = append(x, float(points[PROGRESS]))
    x = append(x, float(points[BUILDINGS]))
    x = append(x, float(me.building_count()))
    x = append(x, weigher.hand_worth(p, me))
    x = append(x, float(len(me.hand)))
    x = append(x, weigher.passenger_worth(p, me))
    return append(x, float(waiting))
