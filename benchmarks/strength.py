"""Measures how strong the bots are: the tables of docs/bots.md.

    python benchmarks/strength.py [--only WORD ...] [--minutes M] [--results DIR] [--table]

Every round is kept in a file of its measurement, so a run can be stopped and taken up again; the measurement that is
furthest from its number of games goes on first. `--table` plays nothing and prints what there is. Remove the files
after a change of a bot: they say what was played, not what plays now.

The seeds begin at FRESH. They are for measuring: tune and fit with smaller ones.
"""

from __future__ import annotations

import sys
import time
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

import msgspec

from trackside.arena.match import Match, Round, Store, play_match
from trackside.arena.result import margin
from trackside.arena.statistics import paired_mean, paired_rate
from trackside.core.arrays import COMPILED
from trackside.core.edge.errors import TracksideError

FRESH = 3_000_000  # the first seed of every measurement

AMSTERDAM = "ticket_to_ride_amsterdam"
ISLE = "isle_of_trains"
STEAM = "steam"
WEST = "great_western_trail"
STANDARD = {"rules": "standard"}


class Measurement(msgspec.Struct, frozen=True):
    name: str
    kind: str  # "yardstick": games won; "levels": rivals left behind; "points": score; "solo": goals reached
    game: str
    players: tuple[str, ...]
    games: int
    bar: float = 0.0
    options: dict[str, Any] = {}

    def match(self) -> Match:
        return Match(self.game, self.players, self.options, seed=FRESH)

    def file(self, folder: Path) -> Path:
        return folder / f"{self.name.replace(' ', '-')}.jsonl"


def against_greedy(
    name: str, game: str, seats: int, budget: str, games: int, bar: float, **options: Any
) -> Measurement:
    players = (f"search:{budget}",) + ("greedy@0.1",) * (seats - 1)
    return Measurement(f"{name} {budget}", "yardstick", game, players, games, bar, options)


def levels(name: str, game: str, seats: int, games: int, bar: float) -> list[Measurement]:
    """A tenth of the time that each level has at a table: the whole would take days."""
    over_calm = ("sharp:30ms",) + ("calm",) * (seats - 1)
    over_sharp = ("merciless:200ms",) + ("sharp:30ms",) * (seats - 1)
    return [
        Measurement(f"{name} sharp over calm", "levels", game, over_calm, games, bar),
        Measurement(f"{name} merciless over sharp", "levels", game, over_sharp, games, bar),
    ]


def solo(scenario: int) -> Measurement:
    """Scenarios 1 to 5 should be won as a rule, the harder ones sometimes. At a table merciless has 2 seconds a
    decision, here a tenth of that in scenario 4 and less in the others."""
    as_a_rule = scenario < 6
    return Measurement(
        f"isle solo {scenario}",
        "solo",
        ISLE,
        ("merciless:200p" if scenario == 4 else "merciless:80p",),
        100 if as_a_rule else 40,
        0.8 if as_a_rule else 0.0,
        {"scenario": str(scenario)},
    )


MEASUREMENTS = [
    against_greedy("isle 2", ISLE, 2, "5ms", 100, 0.92),
    against_greedy("west 2", WEST, 2, "20ms", 100, 0.82),
    against_greedy("west 2", WEST, 2, "100ms", 40, 0.92),
    against_greedy("west 4", WEST, 4, "20ms", 40, 0.85),
    against_greedy("steam 3 base", STEAM, 3, "20ms", 90, 0.75),
    against_greedy("steam 3 standard", STEAM, 3, "40ms", 45, 0.75, **STANDARD),
    against_greedy("amsterdam 2", AMSTERDAM, 2, "20ms", 400, 0.72),
    against_greedy("amsterdam 2", AMSTERDAM, 2, "100ms", 200, 0.80),
    *levels("isle 2", ISLE, 2, 40, 0.65),
    *levels("west 2", WEST, 2, 40, 0.65),
    *levels("steam 3", STEAM, 3, 60, 0.65),
    *levels("amsterdam 2", AMSTERDAM, 2, 100, 0.58),
    Measurement("west 4 merciless", "points", WEST, ("merciless:100ms",) * 4, 10, 90.0),
    *(solo(scenario) for scenario in range(1, 11)),
]


def rounds_of(each: Measurement, folder: Path) -> list[Round]:
    return Store(str(each.file(folder)), each.match()).rounds


def play_on(each: Measurement, folder: Path, rounds: int) -> None:
    """One round more."""
    games = (rounds + 1) * len(each.match().seatings())
    play_match(each.match(), games, jobs=1, kept=str(each.file(folder)))


def won(each: Measurement, round: Round) -> list[float]:
    """What the seats of the first player won: the game, or of their rivals those left behind."""
    found: list[float] = []
    for game in round.games:
        for seat, name in enumerate(game.players):
            if name != each.players[0]:
                continue
            mine = game.places[seat]
            if each.kind == "levels":
                rivals = [place for other, place in enumerate(game.places) if game.players[other] != name]
                found += [1.0 if mine < place else 0.5 if mine == place else 0.0 for place in rivals]
            else:
                found.append(1 / game.places.count(1) if mine == 1 else 0.0)
    return found


def line(each: Measurement, rounds: list[Round]) -> str:
    """A line of the table: what was played, how it ended, and what a decision took."""
    mine = [
        (game, seat) for r in rounds for game in r.games for seat, n in enumerate(game.players) if n == each.players[0]
    ]
    games = sum(len(round.games) for round in rounds)
    scores = [game.scores[seat] for game, seat in mine]
    choices = max(sum(game.choices[seat] for game, seat in mine), 1)
    ms = 1000 * sum(game.seconds[seat] for game, seat in mine) / choices
    playouts = sum(game.playouts[seat] for game, seat in mine) / choices
    points = f"{sum(scores) / len(scores):.1f}"
    if each.kind == "points":
        figure, low, high = paired_mean([[sum(g.scores) / len(g.scores) for g in round.games] for round in rounds])
        result, bar = f"{figure:.1f} [{low:.1f}, {high:.1f}]", f"{each.bar:g}"
    else:
        rate, low, high = paired_rate([won(each, round) for round in rounds])
        result = f"{rate:.0%} [{low:.0%}, {high:.0%}]"
        bar = f"{each.bar:.0%}" if each.bar else "sometimes"
    lead, _, _ = paired_mean([[margin(game, seat) for game, seat in mine]])
    ahead = f"{lead:+.1f}" if len(each.players) > 1 else "–"
    return f"| {each.name} | {result} | {bar} | {games} | {points} | {ahead} | {ms:.1f} | {playouts:.0f} |"


def main() -> int:
    parser = ArgumentParser(description="Measure the strength of the bots.")
    parser.add_argument("--only", nargs="*", default=[], metavar="WORD", help="measurements whose names hold all these")
    parser.add_argument("--minutes", type=float, default=1e9, help="stop after so many")
    parser.add_argument("--results", default="build/strength", metavar="DIR", help="where rounds are kept")
    parser.add_argument("--table", action="store_true", help="play nothing")
    given = parser.parse_args()
    if not COMPILED and not given.table:
        print("the compiled engine is wanted: make compile", file=sys.stderr)
        return 1
    folder = Path(given.results)
    folder.mkdir(parents=True, exist_ok=True)
    chosen = [each for each in MEASUREMENTS if all(word in each.name for word in given.only)]
    if not chosen:
        print(f"no measurement has all of these in its name: {' '.join(given.only)}", file=sys.stderr)
        return 1
    done = {each.name: rounds_of(each, folder) for each in chosen}
    until = time.monotonic() + 60 * given.minutes

    def share(each: Measurement) -> float:
        return len(done[each.name]) * len(each.match().seatings()) / each.games

    while not given.table and time.monotonic() < until:
        each = min(chosen, key=share)
        if share(each) >= 1:
            break
        play_on(each, folder, len(done[each.name]))
        done[each.name] = rounds_of(each, folder)
    print("| measurement | result | bar | games | points | lead | ms of processor | playouts |")
    print("|---|---|---|---|---|---|---|---|")
    for each in chosen:
        if done[each.name]:
            print(line(each, done[each.name]))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except TracksideError as problem:
        sys.exit(str(problem))
