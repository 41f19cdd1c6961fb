"""Fits a table policy: one weight for each move, so that moves drawn by weight resemble the choices of greedy players.

A choice is taken for a race that the chosen move won against the other legal ones; the weights that make the choices
likeliest are found by minorization-maximization, as in Coulom's "Computing Elo ratings of move patterns".
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import trackside
from trackside.core.moves import Menu
from trackside.core.position import Position
from trackside.search.policy import best, ratings

STEPS = 15
DRAWS = 0.5  # races that every move has won and lost, so that none is impossible or certain

Choice = tuple[list[int], int]  # the legal moves, and the chosen one


def choices(id: str, players: int, options: dict[str, Any], seed: int) -> list[Choice]:
    """The decisions of one game between greedy players."""
    game = trackside.game(id, players, None, **options)
    p: Position = game.start(seed)
    menu = Menu()
    found: list[Choice] = []
    while not p.over:
        p.list_moves(menu)
        chosen = int(menu.ids[0])
        if menu.count > 1:
            chosen = int(menu.ids[best(ratings(p, menu))])
            found.append(([int(menu.ids[i]) for i in range(menu.count)], chosen))
        p.carry_out(game.moves[chosen])
    return found


def fit_table(moves: int, found: Sequence[Choice]) -> list[float]:
    """The weight of each move of the catalogue."""
    weights = [1.0] * moves
    won = [DRAWS] * moves
    for _, chosen in found:
        won[chosen] += 1
    for _ in range(STEPS):
        raced = [DRAWS] * moves
        for legal, _ in found:
            share = 1 / sum(weights[id] for id in legal)
            for id in legal:
                raced[id] += share
        weights = [a / b for a, b in zip(won, raced, strict=True)]
    return weights


def likelihood(weights: Sequence[float], found: Sequence[Choice]) -> float:
    """How likely the chosen move is, on average."""
    return sum(weights[chosen] / sum(weights[id] for id in legal) for legal, chosen in found) / len(found)


def write_table(path: str, weights: dict[str, float]) -> None:
    head = "# How likely greedy players choose each move, against the others. Written by `trackside fit --policy`.\n"
    lines = [f"{text}: {weight:.4f}\n" for text, weight in weights.items()]
    Path(path).write_text(head + "".join(lines), encoding="utf-8")
