"""Checks that sampled worlds vary as they should: the truth is as likely as any other world.

If it is, the truth and two worlds sampled for a seat can be exchanged for each other, so a world agrees with another
one as often as with the truth. Where something is dealt in a fixed order, worlds agree with each other more often. What
moves were played tells a little about what their player held, which no `resample` takes into account: so only a
difference that is large, besides being certain, is a fault.
"""

from __future__ import annotations

import re
from math import sqrt
from typing import Any

from trackside.core.game import Game
from trackside.core.moves import Move
from trackside.core.position import Position
from trackside.core.rng import Rng, key_of
from trackside.referee.referee import Fault

WORLDS = 4  # sampled in each game
CERTAIN = 5.0  # standard errors
LARGE = 0.1  # as a share
LEAST = 20  # games that tell something of a kind of fact
NUMBER = re.compile(r"\[\d+\]")  # of a part of a path
SKIPPED = ("chance",)  # a sampled world has other chances


def check(game: Game[Any], games: int = 100, seed: int = 0) -> dict[str, float]:
    """Random games, each stopped at a random ply: for each kind of hidden fact, how much more often worlds agree with
    each other than with the truth, as a share. Fault if that is too often."""
    found: dict[str, list[float]] = {}
    for number in range(games):
        chance = Rng(key_of(seed + number) ^ 0xCA1B)
        p = stopped(game, seed + number, chance)
        for kind, share in surplus(p, int(chance.below(game.seats)), chance).items():
            found.setdefault(kind, []).append(share)
    means: dict[str, float] = {}
    for kind, shares in found.items():
        if len(shares) >= LEAST:
            mean = means[kind] = sum(shares) / len(shares)
            error = sqrt(sum((share - mean) ** 2 for share in shares) / (len(shares) - 1) / len(shares))
            if mean > LARGE and mean > CERTAIN * error:
                raise Fault(
                    f"{game.id}: sampled worlds vary too little: in {kind!r} they agree with each other "
                    f"{100 * mean:.0f} percentage points more often than with the truth; does resample shuffle all?"
                )
    return means


def stopped(game: Game[Any], seed: int, chance: Rng) -> Position:
    """A random game, at one of its plies."""
    p: Position = game.start(seed)
    played: list[Move[Any]] = []
    while not p.over and len(played) < game.setting.about.longest:
        moves = p.moves()
        played.append(moves[chance.below(len(moves))])
        p.play(played[-1])
    p = game.start(seed)
    for move in played[: int(chance.below(len(played)))]:
        p.play(move)
    return p


def surplus(p: Position, seat: int, chance: Rng) -> dict[str, float]:
    """Over the facts of each kind that differ somewhere: how often two worlds agree, less how often a world agrees with
    the truth."""
    truth = leaves(p)
    worlds: list[dict[str, Any]] = []
    for _ in range(WORLDS):
        world = p.copy()
        world.resample(seat, chance.branch())
        worlds.append(leaves(world))
    pairs = [(one, other) for k, one in enumerate(worlds) for other in worlds[:k]]
    found: dict[str, list[float]] = {}
    for path in sorted({path for facts in (truth, *worlds) for path in facts}):
        its = truth.get(path)
        values = [facts.get(path) for facts in worlds]
        if any(value != its for value in values):
            each_other = sum(one.get(path) == other.get(path) for one, other in pairs) / len(pairs)
            found.setdefault(NUMBER.sub("", path), []).append(each_other - values.count(its) / len(values))
    return {kind: sum(shares) / len(shares) for kind, shares in found.items()}


def leaves(p: Position) -> dict[str, Any]:
    """The situation as one mapping from paths to plain values."""
    found: dict[str, Any] = {}
    collect({key: value for key, value in p.situation().items() if key not in SKIPPED}, "", found)
    return found


def collect(value: Any, path: str, found: dict[str, Any]) -> None:
    if isinstance(value, dict):
        for key, inner in value.items():
            collect(inner, f"{path}.{key}" if path else str(key), found)
    elif isinstance(value, list):
        for k, inner in enumerate(value):
            collect(inner, f"{path}[{k}]", found)
    else:
        found[path] = value
