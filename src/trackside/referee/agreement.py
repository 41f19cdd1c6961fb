"""Plays random games and prints a line for each, to compare the compiled with the pure engine.

python -m trackside.referee.agreement GAME NUMBER [FIRST]
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import trackside
from trackside import engine
from trackside.core.compound import Compound
from trackside.core.edge.errors import NoEncoding, TracksideError
from trackside.core.encoding import Encoding
from trackside.core.game import Game
from trackside.core.rng import Rng
from trackside.referee.variants import Variant, variants
from trackside.search.network import inputs

EVERY = 40  # plies between those at which everything told to a board is compared


class EngineFailed(TracksideError):
    """The process of the other engine ended with an error."""


def lines(id: str, number: int, first: int = 0) -> Iterator[str]:
    """Random games with the engine of this process: the engine, then a line for each game."""
    yield "compiled" if engine.plays_compiled(id) else "pure"
    games = [(variant, variant.game()) for variant in variants(id)]
    for seed in range(first, first + number):
        variant, game = games[seed % len(games)]
        yield play(variant, game, seed)


def lines_of_sources(id: str, number: int, first: int = 0) -> list[str]:
    """The same games with the pure engine, in a process of its own."""
    sources = Path(trackside.__file__).parent.parent
    environment = {**os.environ, "TRACKSIDE_PURE": "1", "PYTHONPATH": str(sources)}
    command = [sys.executable, "-m", "trackside.referee.agreement", id, str(number), str(first)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise EngineFailed(f"{id}, games from {first}: {done.stderr}")
    return done.stdout.splitlines()


def play(variant: Variant, game: Game[Any], seed: int) -> str:
    """A random game: its moves, its end, and what a board was told at some plies, as one line."""
    p = game.start(seed)
    chance = Rng(seed)
    played: list[int] = []
    told = sha256()
    written = encoded_inputs(game)
    while not p.over:
        legal = p.moves()
        if p.ply % EVERY == 0:
            told.update(repr([move.where(p) for move in legal]).encode())
            told.update(repr([compound_facts(compound) for compound in game.compounds(p)]).encode())
            if written is not None:
                told.update(written.row(p, int(p.seat)))
        played.append(int(legal[chance.below(len(legal))].id))
        p.play(game.moves[played[-1]])
    moves = sha256(repr(played).encode()).hexdigest()[:16]
    parts = [score.parts() for score in p.scores()]
    order = [list(score.order) for score in p.scores()]
    end = f"{parts} {order} {game.places(p)} {p.rng.count} {p.horizon}"
    return f"{variant} {seed} {len(played)} {moves} {end} {told.hexdigest()}"


def encoded_inputs(game: Game[Any]) -> Encoding[Any] | None:
    """The encoding and, where there is a network, what else it is given."""
    try:
        return inputs(game)
    except NoEncoding:
        return None


def compound_facts(compound: Compound) -> tuple[object, ...]:
    endings = [(ending.moves, ending.facts) for ending in compound.endings]
    return compound.kind, compound.moves, compound.where, compound.facts, endings


def main(id: str, number: int, first: int = 0) -> None:
    for line in lines(id, number, first):
        print(line)


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
