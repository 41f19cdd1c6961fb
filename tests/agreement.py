"""Plays random games and prints a line for each: the same lines from the compiled and the pure engine.

python agreement.py GAME NUMBER
"""

from __future__ import annotations

import sys
from hashlib import sha256

from variants import variants

from trackside.core.arrays import COMPILED
from trackside.core.compound import Compound
from trackside.core.edge.errors import NoEncoding
from trackside.core.rng import Rng
from trackside.search.network import inputs

EVERY = 40  # plies between those at which everything told to a board is compared


def compound_facts(compound: Compound) -> tuple[object, ...]:
    endings = [(ending.moves, ending.facts) for ending in compound.endings]
    return compound.kind, compound.moves, compound.where, compound.facts, endings


def main(id: str, number: int) -> None:
    print("compiled" if COMPILED else "pure")
    games = [(variant, variant.game()) for variant in variants(id)]
    try:
        written = {game: inputs(game) for _, game in games}  # the encoding and, where there is a network, the rest
    except NoEncoding:
        written = {}
    for seed in range(number):
        variant, game = games[seed % len(games)]
        p = game.start(seed)
        chance = Rng(seed)
        played: list[int] = []
        told = sha256()
        while not p.over:
            legal = p.moves()
            if p.ply % EVERY == 0:
                told.update(repr([move.where(p) for move in legal]).encode())
                told.update(repr([compound_facts(compound) for compound in game.compounds(p)]).encode())
                if game in written:
                    told.update(written[game].row(p, int(p.seat)))
            played.append(int(legal[chance.below(len(legal))].id))
            p.play(game.moves[played[-1]])
        moves = sha256(repr(played).encode()).hexdigest()[:16]
        parts = [score.parts() for score in p.scores()]
        order = [list(score.order) for score in p.scores()]
        print(
            variant,
            seed,
            len(played),
            moves,
            parts,
            order,
            game.places(p),
            f"{p.rng.count} {p.horizon}",
            told.hexdigest(),
        )


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
