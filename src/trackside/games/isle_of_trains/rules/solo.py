"""Chapters 16 and 17: the goals of the scenarios, and the ratings of the challenge.

A goal is a number of things to have; a scenario is won when nothing is left to do.
"""

from __future__ import annotations

from trackside.core.arrays import has, i64, size_of
from trackside.games.isle_of_trains.rules.box import (
    BUILDING_SCORE,
    BUILDINGS_BUILT,
    CARS_ATTACHED,
    COLOURS,
    ISLANDS,
    SCORE,
    SPACES,
    TILES_FILLED,
    TRAIN_CONTAINS,
    Box,
)
from trackside.games.isle_of_trains.rules.cars import count_of
from trackside.games.isle_of_trains.rules.position import IslePosition
from trackside.games.isle_of_trains.rules.scoring import all_building_points, total_of


class ScenarioGoal:
    """The goal, for positions: they ask for it after every step and cannot import this module."""

    def is_met(self, p: IslePosition) -> bool:
        return reached(p) >= p.box.goal_n


def goal_is_met(p: IslePosition) -> bool:
    """IOT-16.3, IOT-16.5, IOT-17.1 to 17.10."""
    return p.box.has_goal and reached(p) >= p.box.goal_n


def reached(p: IslePosition) -> i64:
    """How many of them the soloist has."""
    me = p.players[0]
    kind = p.box.goal_kind
    if kind == SCORE:
        return total_of(p, 0)
    if kind == BUILDING_SCORE:
        return all_building_points(p, me)
    if kind == BUILDINGS_BUILT:
        return me.building_count()
    if kind == CARS_ATTACHED:
        return len(me.train) - 1
    if kind == TILES_FILLED:
        return tiles_filled(p)
    if kind == TRAIN_CONTAINS:
        return p.box.goal_n - size_of(kinds_missing(p))
    return contracts_done(p)


def tiles_filled(p: IslePosition) -> i64:
    """IOT-17.5."""
    n: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        if count_of(p.seated, colour) == SPACES:
            n += 1
    return n


def kinds_missing(p: IslePosition) -> i64:
    """IOT-17.9: cards that the train still lacks (bits)."""
    return p.box.goal_cards & ~p.players[0].kinds


def cards_missing(p: IslePosition) -> list[str]:
    """The same by name, in the order of the scenario."""
    missing = kinds_missing(p)
    return [name for name in p.box.goal["all_of"] if has(missing, p.box.kind_names.index(name))]


def contracts_done(p: IslePosition) -> i64:
    """IOT-17.1, IOT-17.6, IOT-17.8: a completed island counts for its two contracts, an open one for the first."""
    done = p.box.goal_n
    island: i64
    for island in range(ISLANDS):
        if has(p.box.goal_islands, island):
            done -= contracts_missing_at(p, island)
    return done


def contracts_missing_at(p: IslePosition, island: i64) -> i64:
    """How many contracts of an island are still to do."""
    if is_completed(p, island):
        return 0
    missing: i64 = 0
    if not has(p.players[0].open, island):
        missing += 1
    if p.box.goal_adds:
        missing += 1
    return missing


def contracts_missing(p: IslePosition) -> list[str]:
    """The islands still to do, once for each contract that is missing, in the order of the scenario."""
    missing: list[str] = []
    for name in p.box.goal["islands"]:
        missing += [name] * int(contracts_missing_at(p, p.box.island_names.index(name)))
    return missing


def is_completed(p: IslePosition, island: i64) -> bool:
    completed = p.players[0].completed
    contract: i64
    if completed != 0:
        for contract in range(p.box.contracts):
            if p.box.contract_island[contract] == island and has(completed, contract):
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
