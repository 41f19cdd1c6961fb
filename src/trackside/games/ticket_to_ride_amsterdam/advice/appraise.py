"""The features of the linear model that predicts each seat's final points."""

from __future__ import annotations

from typing import Final

from trackside.core.arrays import append, has, i64, vec
from trackside.games.ticket_to_ride_amsterdam.advice.plan import Plan, turns_left
from trackside.games.ticket_to_ride_amsterdam.rules.box import COLOURS, WILD
from trackside.games.ticket_to_ride_amsterdam.rules.position import AmsterdamPosition
from trackside.games.ticket_to_ride_amsterdam.rules.scoring import bonus_points, is_complete, networks

FEATURES: Final[list[str]] = [
    "time.game",  # what everybody still earns
    "time.seats",  # more players
    "time.turns",  # turns still to come
    "time.turn",  # it is this seat's turn
    "routes.points",
    "routes.carts",  # carts left
    "contracts.done",  # their points
    "contracts.planned",  # what the plan makes of the others
    "contracts.open",  # the points of the others
    "bonus.points",
    "bonus.cards",
    "cards.coloured",
    "cards.wild",
    "cards.most",  # cards of the colour of which there are most
]


def left_of(p: AmsterdamPosition) -> float:
    """The fraction of the game that remains: by the seat with the fewest carts."""
    if p.last_turns >= 0:
        return 0.0
    fewest: i64 = p.box.carts
    for player in p.players:
        fewest = min(fewest, player.carts)
    return float(fewest) / float(p.box.carts)


def features(p: AmsterdamPosition, seat: i64) -> vec[float]:
    """The features, in the order of FEATURES."""
    box = p.box
    me = p.players[seat]
    asked = p.asked
    turns = turns_left(p, seat)
    plan = Plan(p, seat, turns)
    plan.add_all(me.contracts)
    joined = networks(box, me.routes)
    done = 0.0
    undone = 0.0
    contract: i64
    for contract in range(box.contract_count):
        if has(me.contracts, contract):
            if is_complete(box, joined, contract):
                done += float(box.contract_value[contract])
            else:
                undone += float(box.contract_value[contract])
    coloured: i64 = 0
    most: i64 = 0
    kind: i64
    for kind in range(COLOURS):
        coloured += me.hand[kind]
        most = max(most, me.hand[kind])
    x = vec[float](capacity=14)
    x = append(x, 1.0)
    x = append(x, float(len(p.players) - 2))
    x = append(x, turns)
    x = append(x, 1.0 if asked is not None and asked.seat == seat else 0.0)
    x = append(x, float(me.points))
    x = append(x, float(me.carts))
    x = append(x, done)
    x = append(x, plan.value - done)
    x = append(x, undone)
    x = append(x, float(bonus_points(p, me)))
    x = append(x, float(me.bonus))
    x = append(x, float(coloured))
    x = append(x, float(me.hand[WILD]))
    return append(x, float(most))
