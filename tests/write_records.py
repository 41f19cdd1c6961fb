"""Writes the finished games that test_records.py replays: python tests/write_records.py [GAME ...]

One game for each number of players, and as few more as it takes to have every choice of every option. Even seats play
as the hints advise, odd ones at random. The well-played games, in which all seats follow the hints, last longer and
score more: the tests of boards begin in the middle of them.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import trackside
from trackside.core.edge.about import Option
from trackside.core.edge.record import Line, Record, new_record
from trackside.core.game import Game
from trackside.core.moves import Move
from trackside.core.position import Position
from trackside.core.rng import COUNTER, SHA256, Rng
from trackside.games import about, ids
from trackside.referee.choosing import Choose, chooser
from trackside.referee.variants import allowed, others

FOLDER = Path(__file__).parent / "records"


def best_by_hints(p: Position, legal: list[Move[Any]]) -> Move[Any]:
    rated = p.game.rate(p, legal)
    return legal[rated.index(max(rated))]


def mostly_by_hints(rng: Rng) -> Choose:
    """One move of six is random, but no bid and no loan: those ruin a game of Steam."""

    def choose(p: Position, legal: list[Move[Any]]) -> Move[Any]:
        move = legal[rng.below(len(legal))]
        return best_by_hints(p, legal) if move.kind in ("bid", "loans") or rng.below(6) else move

    return choose


class WellPlayed(NamedTuple):
    """A game in which all seats follow the hints, and its file."""

    file: str
    players: int
    options: dict[str, Any]
    seed: int
    generator: str
    seats: Sequence[str]
    choose: Choose


STEAM = [
    (map, players, rules)
    for map, players in (("usa", 3), ("usa", 4), ("europe", 3), ("europe", 4), ("europe", 5))
    for rules in ("base", "standard")
]
WELL_PLAYED = {
    "great_western_trail": [
        WellPlayed("well-played-3-players", 3, {}, 1, COUNTER, ("Ann", "Ben", "Cleo"), best_by_hints)
    ],
    "steam": [
        WellPlayed(
            f"{map}-{players}-{rules}",
            players,
            {"map": map, "rules": rules},
            300 + number,
            SHA256,
            ["hints"] * players,
            mostly_by_hints(Rng(number)),
        )
        for number, (map, players, rules) in enumerate(STEAM)
    ],
}


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


def hints_and_chance(seed: int) -> Choose:
    """Even seats follow the hints, odd ones take any kind of move."""
    rng = Rng(seed)
    ways = [chooser("hints", rng), chooser("kind", rng)]
    return lambda p, legal: ways[p.seat % 2](p, legal)


def play(
    game: Game[Any], seed: int, generator: str, seats: Sequence[str] | None = None, choose: Choose | None = None
) -> Record:
    """The record of a whole game; without a way to choose, even seats follow the hints."""
    names = seats or ["hints" if seat % 2 == 0 else "random" for seat in range(game.seats)]
    choose = choose or hints_and_chance(seed)
    record = new_record(game, seed, generator, f"{seed:08x}", names)
    p = game.start(seed, generator)
    while not p.over:
        move = choose(p, p.moves())
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
        write_file(folder / f"{number:02}-{players}-players{'-options' if names else ''}.txt", record, names)
    for its in WELL_PLAYED.get(id, []):
        game = trackside.game(id, players=its.players, **its.options)
        write_file(folder / f"{its.file}.txt", play(game, its.seed, its.generator, its.seats, its.choose), [])


def write_file(file: Path, record: Record, names: list[str]) -> None:
    file.write_text(record.text(), encoding="utf-8")
    print(file.relative_to(FOLDER.parent), len(record.lines), "moves", *names)


if __name__ == "__main__":
    for id in sys.argv[1:] or ids():
        write(id)
