"""Plays random games and prints a line for each: the same lines from the compiled and the pure engine.

python agreement.py GAME NUMBER
"""

from __future__ import annotations

import sys
from hashlib import sha256

from variants import variants

from trackside.core.arrays import COMPILED
from trackside.core.rng import Rng


def main(id: str, number: int) -> None:
    print("compiled" if COMPILED else "pure")
    games = [(variant, variant.game()) for variant in variants(id)]
    for seed in range(number):
        variant, game = games[seed % len(games)]
        p = game.start(seed)
        chance = Rng(seed)
        played: list[int] = []
        while not p.over:
            legal = p.moves()
            played.append(int(legal[chance.below(len(legal))].id))
            p.play(game.moves[played[-1]])
        moves = sha256(repr(played).encode()).hexdigest()[:16]
        parts = [score.parts() for score in p.scores()]
        order = [list(score.order) for score in p.scores()]
        print(variant, seed, len(played), moves, parts, order, game.places(p), f"{p.rng.count} {p.horizon}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
