"""Prints fingerprints of what a game tells of the positions of random games.

    python tests/fingerprints.py [NUMBER] [GAME ...]

A change that is meant to change nothing prints the same lines before and after: the server stores the differences of
situations, views are compared by clients, and encoded rows are kept in data sets. With PYTHONPATH the same script reads
another checkout. A line has the variant and one fingerprint each of

- situations, with their keys in order, and those of the positions made from them,
- situations with one key left out: how they are dealt, or that they are refused (not the message),
- views of every seat and of a spectator, with the moves that they name,
- the facts and notes of questions and moves,
- faults, of the positions and of impossible ones,
- encoded rows of every seat.

NUMBER of games is that of the variants unless it is given. test_agreement.py compares both engines by a few lines.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from copy import deepcopy
from hashlib import sha256
from typing import Any

import msgspec

from trackside.core.edge.errors import Impossible, NoEncoding
from trackside.core.encoding import Encoding
from trackside.core.game import Game
from trackside.core.position import Position
from trackside.core.rng import Rng
from trackside.games import ids
from trackside.referee.choosing import chooser
from trackside.referee.variants import Variant, variants

EVERY = 7  # plies between those at which a position is looked at
PARTS = ("situations", "arranged", "left out", "views", "notes", "faults", "rows")


class Fingerprints:
    def __init__(self) -> None:
        self.parts = {name: sha256() for name in PARTS}

    def add(self, part: str, thing: object) -> None:
        self.parts[part].update(msgspec.json.encode(thing))

    def add_position(self, p: Position, encoding: Encoding[Any] | None, rng: Rng) -> None:
        game = p.game
        told = p.situation()
        self.add("situations", told)
        self.add("arranged", game.arrange(told).situation())
        self.add("faults", game.faults(p))
        for seat in (None, *range(int(game.seats))):
            self.add("views", p.view(seat))
        for seat in range(int(game.seats)):
            if encoding is not None:
                self.parts["rows"].update(encoding.row(p, seat))
        if p.asked is not None:
            self.add("notes", [p.asked.name, p.asked.facts(p), [game.note(p, move) for move in p.moves()]])
        for part in (told, *told["seats"]):
            for key in list(part):
                if rng.below(4) == 0:
                    self.add("left out", without(game, told, part, key))
        self.add("faults", faults_of_broken(p.copy(), rng))


def without(game: Game[Any], told: dict[str, Any], part: dict[str, Any], key: str) -> object:
    """The position made of a situation in which one key is left out."""
    value = part[key]
    order = list(part)
    del part[key]
    try:
        return game.arrange(deepcopy(told)).situation()
    except Impossible:
        return "refused"
    finally:
        part[key] = value
        for name in order:
            part[name] = part.pop(name)


def faults_of_broken(p: Any, rng: Rng) -> list[str]:
    """What is found wrong when a number is changed."""
    holder = p.players[rng.below(len(p.players))]
    names = [name for name in dir(holder) if not name.startswith("_") and type(getattr(holder, name)) is int]
    name = names[rng.below(len(names))]
    try:
        setattr(holder, name, getattr(holder, name) + 1)
        found: list[str] = p.game.faults(p)
    except (AttributeError, IndexError):  # a property, or a number beyond what it counts
        return []
    return sorted(found)


def fingerprints(variant: Variant, seed: int) -> dict[str, str]:
    """Of one random game."""
    game = variant.game()
    try:
        encoding = game.encoding()
    except NoEncoding:
        encoding = None
    rng = Rng(seed)
    choose = chooser(("kind", "any", "rare", "hints")[seed % 4], rng)
    p = game.start(seed)
    found = Fingerprints()
    while not p.over:
        if p.ply % EVERY == 0:
            found.add_position(p, encoding, rng)
        p.play(choose(p, p.moves()))
    found.add_position(p, encoding, rng)
    return {name: digest.hexdigest()[:12] for name, digest in found.parts.items()}


def lines(id: str, number: int) -> Iterator[str]:
    for seed, variant in enumerate(variants(id)[:number]):
        parts = ", ".join(f"{name} {digest}" for name, digest in fingerprints(variant, seed).items())
        yield f"{variant} {seed}: {parts}"


def main(arguments: list[str]) -> None:
    number = int(arguments.pop(0)) if arguments and arguments[0].isdigit() else sys.maxsize
    for id in arguments or ids():
        for line in lines(id, number):
            print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
