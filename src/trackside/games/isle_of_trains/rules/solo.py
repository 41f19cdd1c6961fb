"""Chapters 16 and 17: the goals of the scenarios, and the ratings of the challenge.

A goal is a number of things to have; a scenario is won when nothing is left to do.
"""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import has, i64
from trackside.games.isle_of_trains.rules.box import COLOURS, SPACES, Box
from trackside.games.isle_of_trains.rules.cars import count_of, kind_of
from trackside.games.isle_of_trains.rules.position import IslePosition
from trackside.games.isle_of_trains.rules.scoring import all_building_points, total_of


def goal_is_met(p: IslePosition) -> bool:
    """IOT-16.3, IOT-16.5, IOT-17.1 to 17.10."""
    return p.box.has_goal and reached(p) >= wanted(p.box)


def wanted(box: Box) -> i64:
    """How many of the things that the scenario asks for."""
    goal: dict[str, Any] = box.goal
    if goal["kind"] == "contracts":
        return len(goal["islands"]) * (2 if goal["additional"] else 1)
    return len(goal["all_of"]) if goal["kind"] == "train_contains" else goal["n"]


def reached(p: IslePosition) -> i64:
    """How many of them the soloist has."""
    me = p.players[0]
    goal: dict[str, Any] = p.box.goal
    kind: str = goal["kind"]
    if kind == "score":
        return total_of(p, 0)
    if kind == "building_score":
        return all_building_points(p, me)
    if kind == "buildings_built":
        return me.building_count()
    if kind == "cars_attached":
        return len(me.train) - 1
    if kind == "ticket_tiles_filled":
        return tiles_filled(p)
    if kind == "train_contains":
        return len(goal["all_of"]) - len(cards_missing(p))
    return contracts_done(p)


def tiles_filled(p: IslePosition) -> i64:
    """IOT-17.5."""
    n: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        if count_of(p.seated, colour) == SPACES:
            n += 1
    return n


def cards_missing(p: IslePosition) -> list[str]:
    """IOT-17.9: cards that the train still lacks."""
    train = [p.box.kind_names[kind_of(car)] for car in p.players[0].train]
    wanted: list[str] = p.box.goal["all_of"]
    return [name for name in wanted if name not in train]


def contracts_done(p: IslePosition) -> i64:
    """IOT-17.1, IOT-17.6, IOT-17.8: a completed island counts for its two contracts, an open one for the first."""
    each: i64 = 2 if p.box.goal["additional"] else 1
    return each * len(p.box.goal["islands"]) - len(contracts_missing(p))


def contracts_missing(p: IslePosition) -> list[str]:
    """The islands still to do, once for each contract that is missing."""
    missing: list[str] = []
    for name in p.box.goal["islands"]:
        island = p.box.island_names.index(name)
        done = is_completed(p, island)
        if not done and not has(p.players[0].open, island):
            missing.append(name)
        if not done and p.box.goal["additional"]:
            missing.append(name)
    return missing


def is_completed(p: IslePosition, island: i64) -> bool:
    contract: i64
    for contract in range(p.box.contracts):
        if p.box.contract_island[contract] == island and has(p.players[0].completed, contract):
            return True
    return False


def won(p: IslePosition) -> bool:
    """Whether a finished solo game is won: a scenario by its goal, the challenge by being finished."""
    return goal_is_met(p) if p.box.has_goal else p.over


def rating(box: Box, total: int) -> str:
    """IOT-16.2: the rating for a number of points; a negative number rates as the lowest."""
    name: str = box.ratings[0]["id"]
    for each in box.ratings:
        if total >= each["min"]:
            name = each["id"]
    return name
