"""Rewards for training: what a game is worth to its seats at the end or after each move.

Rewards are for learning, not for choosing moves: they are computed from the whole position, including hidden cards.
"""

from __future__ import annotations

from math import tanh
from typing import TYPE_CHECKING, Any, Final

from trackside.core.arrays import i64, vec

if TYPE_CHECKING:
    from trackside.core.game import Game
    from trackside.core.position import Position

PLACE: Final = 0  # from 1 for the first to -1 for the last; who share places share their mean. Alone: won or lost
WIN: Final = 1  # 1 for the first, shared by those who share the place
MARGIN: Final = 2  # the points ahead of the best other seat; alone, the points
POTENTIAL: Final = 3  # after each move: how much the lead over the others' mean has grown, by the points as they stand
OUTCOME: Final = 4  # half for winning, half for the lead, which saturates: nothing is gained by a longer game
KINDS: Final = ["place", "win", "margin", "potential", "outcome"]


def write_final(game: Game[Any], p: Position, kind: i64, out: vec[float], at: i64) -> None:
    """The reward of every seat where a game ends. POTENTIAL has none: its increments add up to the total."""
    if kind == MARGIN:
        write_margins(game, p, out, at)
    elif kind == OUTCOME:
        write_outcomes(game, p, out, at)
    elif kind != POTENTIAL:
        places = game.places(p)
        for seat in range(len(places)):
            place = places[seat]
            out[at + seat] = place_reward(places, place) if kind == PLACE else win_reward(places, place)


def place_reward(places: list[int], place: int) -> float:
    if len(places) == 1:
        return 1.0 if place == 1 else -1.0
    tied = places.count(place)
    return 1.0 - (2.0 * float(place - 1) + float(tied - 1)) / float(len(places) - 1)


def win_reward(places: list[int], place: int) -> float:
    return 1.0 / float(places.count(1)) if place == 1 else 0.0


def write_outcomes(game: Game[Any], p: Position, out: vec[float], at: i64) -> None:
    """From -1 to 1. The points of lead that count are those of the game's about.py."""
    places = game.places(p)
    if len(places) == 1:
        out[at] = place_reward(places, places[0])
        return
    write_margins(game, p, out, at)
    unit: float = game.setting.about.lead
    seats = float(len(places))
    for seat in range(len(places)):
        won = (win_reward(places, places[seat]) * seats - 1.0) / (seats - 1.0)
        out[at + seat] = 0.5 * won + 0.5 * tanh(out[at + seat] / unit)


def write_margins(game: Game[Any], p: Position, out: vec[float], at: i64) -> None:
    scores = game.scores(p)
    seat: i64
    other: i64
    for seat in range(len(scores)):
        best = 0.0
        first = True
        for other in range(len(scores)):
            if other != seat:
                total = float(scores[other].total())
                best = total if first else max(best, total)
                first = False
        out[at + seat] = float(scores[seat].total()) - best


def write_potentials(game: Game[Any], p: Position, out: vec[float], at: i64) -> None:
    """How far each seat is ahead of the mean of the others, as if the game ended now; alone, its points."""
    scores = game.scores(p)
    sum = 0.0
    for score in scores:
        sum += float(score.total())
    seat: i64
    for seat in range(len(scores)):
        own = float(scores[seat].total())
        others = (sum - own) / float(len(scores) - 1) if len(scores) > 1 else 0.0
        out[at + seat] = own - others
