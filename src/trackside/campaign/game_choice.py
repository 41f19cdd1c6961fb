"""Chooses which game a task plays: all games in turn, every option once, and random combinations."""

from __future__ import annotations

from trackside.core.rng import Rng, key_of
from trackside.games import ids
from trackside.referee.variants import Variant, any_variant, variants


def variant_of(seed: int) -> Variant:
    games = ids()
    id, round = games[seed % len(games)], seed // len(games)
    its = variants(id)
    return any_variant(id, Rng(key_of(seed), 0)) if round % 2 else its[round // 2 % len(its)]
