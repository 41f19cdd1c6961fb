"""Fits the widths with which points become chances to win, by maximum likelihood over games played for it.

In each game all seats play with equal care: the lead of a better player would keep growing, and it is not known
beforehand who plays better.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from pathlib import Path
from typing import Any

import msgspec

import trackside
from trackside.analysis.chances import Widths, shares, winners
from trackside.arena.statistics import wilson
from trackside.core.game import Game
from trackside.core.moves import Menu
from trackside.core.position import Position
from trackside.core.rng import Rng, key_of
from trackside.search.policy import Policy, drawn, menu_moves

EVERY = 7  # one position is taken every so many moves
STAGES = 5  # parts of the game with a width of their own
CARE = (0.3, 1.0, 2.0)  # temperatures at which moves are drawn
NARROWEST, WIDEST = 0.3, 100.0  # points
STEPS = 60  # of the search for a width
SMALL = 1e-9


class Foreseen(msgspec.Struct, frozen=True):
    """The predicted points of a position, and who won in the end."""

    left: float
    points: list[float]
    won: list[float]


class Reliability(msgspec.Struct, frozen=True):
    """Seats that were given about this chance, and how many of them won."""

    chance: float
    won: float
    low: float
    high: float
    seats: int


def foreseen(id: str, seats: list[int], options: dict[str, Any], seed: int) -> list[Foreseen]:
    """Positions of one game; the seed says how many of the `seats` play, and with how much care."""
    players = seats[seed % len(seats)]
    game: Game[Any] = trackside.game(id, players, None, **options)
    policy: Policy = game.search_settings("search").policy
    care = CARE[seed % len(CARE)]
    rng = Rng(key_of(seed))
    p: Position = game.start(seed)
    menu = Menu()
    taken: list[tuple[float, list[float]]] = []
    while not p.over:
        if p.ply % EVERY == 0:
            taken.append((float(game.fraction_left(p)), [float(points) for points in game.appraise(p)]))
        p.list_moves(menu)
        choice = 0
        if menu.count > 1:
            rated = policy.rate(p, menu_moves(p, menu))
            choice = int(drawn(rated, care, rng))
        p.carry_out(game.moves[menu.ids[choice]])
    won = winners(game.places(p))
    return [Foreseen(left, points, won) for left, points in taken]


def fit_widths(positions: Sequence[Foreseen]) -> Widths:
    """One width for each part of the game that has positions."""
    knots: list[tuple[float, float]] = []
    for stage in range(STAGES):
        here = [
            each for each in positions if stage / STAGES <= each.left < (stage + 1) / STAGES + (stage == STAGES - 1)
        ]
        if here:
            left = sum(each.left for each in here) / len(here)
            knots.append((round(left, 3), round(likeliest(here), 2)))
    return Widths(knots)


def likeliest(positions: Sequence[Foreseen]) -> float:
    """The width of maximum likelihood: by golden section, on a logarithmic scale."""
    low, high = log(NARROWEST), log(WIDEST)
    golden = (5**0.5 - 1) / 2
    for _ in range(STEPS):
        near, far = high - golden * (high - low), low + golden * (high - low)
        if likelihood(positions, exp(near)) > likelihood(positions, exp(far)):
            high = far
        else:
            low = near
        if high - low < 0.001:
            break
    return exp((low + high) / 2)


def likelihood(positions: Sequence[Foreseen], width: float) -> float:
    """The mean log-likelihood of the winners."""
    total = 0.0
    for each in positions:
        for won, chance in zip(each.won, shares(each.points, width), strict=True):
            if won:
                total += won * log(max(chance, SMALL))
    return total / len(positions)


def reliability(positions: Sequence[Foreseen], widths: Widths) -> list[Reliability]:
    """By tenth of the chance."""
    tenths: list[list[tuple[float, float]]] = [[] for _ in range(10)]
    for each in positions:
        for won, chance in zip(each.won, shares(each.points, widths.at(each.left)), strict=True):
            tenths[min(int(10 * chance), 9)].append((chance, won))
    found: list[Reliability] = []
    for tenth in tenths:
        if tenth:
            chance = sum(chance for chance, _ in tenth) / len(tenth)
            won = sum(won for _, won in tenth)
            low, high = wilson(won, len(tenth))
            found.append(
                Reliability(round(chance, 3), round(won / len(tenth), 3), round(low, 3), round(high, 3), len(tenth))
            )
    return found


def write(file: str, widths: Widths) -> None:
    """As YAML, one knot a line."""
    lines = [f"  - [{left}, {width}]" for left, width in widths.knots]
    head = [
        "# Points that change the chances of two seats by a factor of e, by the share of the game that is left.",
        "# Written by `trackside fit GAME --chances`.",
        "knots:",
    ]
    Path(file).write_text("\n".join([*head, *lines]) + "\n", encoding="utf-8")
