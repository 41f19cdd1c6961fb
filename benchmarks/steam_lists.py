"""Measures Steam with four seats, map usa and standard rules: move lists and copies of late positions, random games.

    python benchmarks/steam_lists.py [--games 12] [--json]

The late positions are every goods and build decision of the last two rounds of games of greedy bots: the board is full
and the locomotives are strong, so these are the expensive ones. Each is measured three times and the best counts, so
that the greatest figure is that of a position and not of a disturbance. The yardstick is measured between the games of
the same run; see README.md.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import trackside
from trackside import engine
from trackside.arena.bench import microseconds, yardstick_slice
from trackside.bots import make
from trackside.bots.sight import Sight
from trackside.core.bench_loops import copies, listings
from trackside.core.moves import Menu
from trackside.core.playout import playout
from trackside.core.position import Position
from trackside.core.rng import Rng

SECONDS = 0.002  # of measuring, for one position and operation
TRIES = 3
RANDOM_SECONDS = 0.3  # of random games, after each game of the bots
LATE = 2  # rounds
LISTS = {"move-goods": "deliveries", "build": "builds"}
MENU = Menu()
GAME = trackside.game("steam", players=4, map="usa", rules="standard")


def measure(games: int) -> dict[str, Any]:
    found: dict[str, list[float]] = {"deliveries": [], "builds": [], "copy": []}
    moves: dict[str, list[int]] = {"deliveries": [], "builds": []}
    yardstick: list[float] = []
    random: list[tuple[float, float]] = []  # games/s and µs a decision
    for seed in range(games):
        yardstick.append(yardstick_slice(0.1)[0])
        random.append(random_slice(seed))
        for p in late_positions(seed):
            asked = p.asked
            assert asked is not None
            name = LISTS[asked.name]
            found[name].append(least(lambda p, times: listings(p, times, MENU), p))
            found["copy"].append(least(copies, p))
            moves[name].append(len(p.moves()))
    rate = median(yardstick)
    return {
        "engine": engine.describe(),
        "yardstick_games_per_second": round(rate, 1),
        "random_games_per_second": round(median(games for games, _ in random), 1),
        "random_games_ratio": round(median(games for games, _ in random) / rate, 4),
        "random_us_per_decision": round(median(us for _, us in random), 2),
        "results": {
            name: {
                "positions": len(times),
                "median_us": round(median(times), 2),
                "max_us": round(max(times), 2),
                # A yardstick's game on the same machine takes 1 / rate seconds.
                "median_in_yardstick_games": round(median(times) * rate / 1e6, 5),
                "moves": round(median(moves[name])) if name in moves else None,
            }
            for name, times in found.items()
        },
    }


def least(work: Callable[[Position, int], object], p: Position) -> float:
    return min(microseconds(work, p, SECONDS) for _ in range(TRIES))


def random_slice(seed: int) -> tuple[float, float]:
    """Random games, with set-up and scores: how many in a second, and microseconds a decision."""
    games = moves = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < RANDOM_SECONDS:
        p = GAME.start(seed * 1000 + games)
        moves += int(playout(p, Rng(seed * 1000 + games), MENU))
        p.scores()
        games += 1
    return games / spent, spent / moves * 1e6


def late_positions(seed: int) -> list[Position]:
    """The decisions of the last rounds at which tiles or deliveries are listed."""
    bots = [make("greedy", seed * 4 + seat) for seat in range(GAME.seats)]
    p: Any = GAME.start(seed)
    found: list[Position] = []
    while not p.over:
        if p.round > p.box.rounds - LATE and p.asked.name in LISTS:
            found.append(p.copy())
        seat = int(p.seat)
        p.play(bots[seat].choose(Sight(p)))
    return found


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wishes.add_argument("--games", type=int, default=12)
    wishes.add_argument("--json", action="store_true")
    wished = wishes.parse_args()
    report = measure(wished.games)
    if wished.json:
        print(json.dumps(report, indent=2))
        return
    print(f"engine: {report['engine']}\nyardstick: {report['yardstick_games_per_second']:,.0f} games/s")
    print(
        f"random games: {report['random_games_per_second']:,.0f} games/s, ratio {report['random_games_ratio']:.3f}, "
        f"{report['random_us_per_decision']:.1f} µs a decision"
    )
    print(f"{'':12}{'positions':>10}{'median µs':>11}{'max µs':>9}{'moves':>7}{'yardstick games':>17}")
    for name, found in report["results"].items():
        print(
            f"{name:12}{found['positions']:10}{found['median_us']:11.2f}{found['max_us']:9.2f}"
            f"{found['moves'] if found['moves'] is not None else '':>7}{found['median_in_yardstick_games']:17.5f}"
        )


if __name__ == "__main__":
    main()
