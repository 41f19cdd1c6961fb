"""Ways to choose the moves of a random game: some rules occur only in wild play, others only in sensible play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from trackside.core.moves import Move
from trackside.core.position import Position
from trackside.core.rng import Rng

Choose = Callable[[Position, list[Move[Any]]], Move[Any]]

STYLES = ("any", "kind", "hints", "rare")


def chooser(style: str, rng: Rng, played: Counter[str] | None = None) -> Choose:
    """One legal move: any of them, a kind and then one of it, mostly the best by the hints, or often the rarest.

    `played` counts the moves of all games that share it, by notation.
    """
    counts = played if played is not None else Counter[str]()

    def any_move(p: Position, legal: list[Move[Any]]) -> Move[Any]:
        return legal[rng.below(len(legal))]

    def by_kind(p: Position, legal: list[Move[Any]]) -> Move[Any]:
        kinds = sorted({move.kind for move in legal})
        kind = kinds[rng.below(len(kinds))]
        return any_move(p, [move for move in legal if move.kind == kind])

    def by_hints(p: Position, legal: list[Move[Any]]) -> Move[Any]:
        if len(legal) == 1 or rng.below(8) == 0:
            return any_move(p, legal)
        rated = p.game.rate(p, legal)
        return legal[rated.index(max(rated))]

    def rarest(p: Position, legal: list[Move[Any]]) -> Move[Any]:
        if rng.below(2):
            return any_move(p, legal)
        least = min(counts[move.text] for move in legal)
        move = any_move(p, [move for move in legal if counts[move.text] == least])
        counts[move.text] += 1
        return move

    return {"any": any_move, "kind": by_kind, "hints": by_hints, "rare": rarest}[style]
