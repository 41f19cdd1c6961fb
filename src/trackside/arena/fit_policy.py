"""Fits the playout policy by self-play (`search/policy_training.py`)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from trackside.core.edge.errors import BadOption
from trackside.core.game import Game
from trackside.core.rng import key_of
from trackside.search.policy import LinearPolicy
from trackside.search.policy_training import Practice
from trackside.search.settings import Settings

BATCH = 200  # games between two steps
RATE = 0.03  # how far a step goes, at first; at the end a tenth of it
HELD = 0.0005  # see Practice


def fit_policy(game: Game[Any], games: int, seed: int = 0) -> dict[str, float]:
    """The logarithms of the factors, by feature name. It starts from those that the game has."""
    settings: Settings = game.search_settings("search")
    policy = settings.policy
    if not isinstance(policy, LinearPolicy):
        raise BadOption(f"{game.id} has no policy that can be fitted")
    practice = Practice(game, policy, settings, HELD)
    steps = max(games // BATCH, 1)
    for step in range(steps):
        practice.train(key_of(seed + step), BATCH, RATE * 0.1 ** (step / steps))
    return dict(zip(policy.names, map(float, practice.logarithms), strict=True))


def write_policy(path: str, columns: dict[int, dict[str, float]]) -> None:
    """A line for each feature, with a number for each number of players."""
    head = "# How likely each move is in playouts: logarithms of factors with " + ", ".join(map(str, columns))
    lines = [
        f"{name}: [{', '.join(f'{column[name]:.3f}' for column in columns.values())}]\n"
        for name in next(iter(columns.values()))
    ]
    Path(path).write_text(head + " players. Written by `trackside fit --policy`.\n" + "".join(lines), encoding="utf-8")
