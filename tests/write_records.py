"""Writes the finished games that test_records.py replays: python tests/write_records.py [GAME ...]

One game for each number of players, and as few more as it takes to have every choice of every option. Seats play by
turns as the hints advise and at random, so that the games look like games.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from choosing import chooser
from variants import allowed, others

import trackside
from trackside.core.edge.about import Option
from trackside.core.edge.record import Line, Record, new_record
from trackside.core.game import Game
from trackside.core.rng import COUNTER, SHA256, Rng
from trackside.games import about, ids

FOLDER = Path(__file__).parent / "records"


def settings(id: str) -> list[tuple[int, dict[str, Any]]]:
    """Numbers of players with options: the defaults for each number, then every other choice, several in one game."""
    its = about(id)
    counts = list(range(its.seats[0], its.seats[1] + 1))
    found: list[tuple[int, dict[str, Any]]] = [(players, {}) for players in counts if allowed(its, players, {})]
    left = [(option, choice) for option in its.options for choice in others(option)]
    turn = 0
    while left:
        players = counts[turn % len(counts)]
        turn += 1
        options: dict[str, Any] = {}
        for option, choice in list(left):
            if option.name not in options and allowed(its, players, {**options, option.name: choice}):
                options[option.name] = choice
                left.remove((option, choice))
        if options:
            found.append((players, options))
        elif turn > 50:
            names = ", ".join(f"{option.name}={choice}" for option, choice in left)
            raise SystemExit(f"{id}: no number of players allows {names}")
    return found


def play(game: Game[Any], seed: int, generator: str) -> Record:
    salt = f"{seed:08x}"
    names = ["hints" if seat % 2 == 0 else "random" for seat in range(game.seats)]
    record = new_record(game, seed, generator, salt, names)
    p = game.start(seed, generator)
    chance = Rng(seed)
    ways = [chooser("hints", chance), chooser("kind", chance)]
    while not p.over:
        move = ways[p.seat % 2](p, p.moves())
        p.play(move)
        record.lines.append(Line(str(move)))
    record.scores = [int(score.total()) for score in p.scores()]
    return record


def write(id: str) -> None:
    folder = FOLDER / id
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.txt"):
        old.unlink()
    for number, (players, options) in enumerate(settings(id), start=1):
        game = trackside.game(id, players=players, **options)
        record = play(game, 1000 + number, SHA256 if number % 2 else COUNTER)
        names = [f"{name}-{Option.write(value)}" for name, value in options.items()]
        file = folder / f"{number:02}-{players}-players{'-options' if names else ''}.txt"
        file.write_text(record.text(), encoding="utf-8")
        print(file.relative_to(FOLDER.parent), len(record.lines), "moves", *names)


if __name__ == "__main__":
    for id in sys.argv[1:] or ids():
        write(id)
