"""Measures single operations of the engine in the middle of a random game, in microseconds.

    python benchmarks/costs.py [GAME ...]

The engine that runs is the one `trackside --version` names; TRACKSIDE_PURE=1 measures the sources.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable

import msgspec

import trackside
from trackside import engine
from trackside.arena.bench import MIDDLES, average, midgame_position, yardstick_slice
from trackside.core.bench_loops import checked_playout, copies, listings, move_lists
from trackside.core.journal import Journal
from trackside.core.moves import Menu
from trackside.core.playout import playout
from trackside.core.position import Position
from trackside.core.rng import Rng
from trackside.games import ids

SECONDS = 0.05
IMPORTS = ("trackside", "trackside.games", "trackside.cli", "trackside.server")


def repeated(work: Callable[[Position], object]) -> Callable[[Position, int], None]:
    def loop(p: Position, times: int) -> None:
        for _ in range(times):
            work(p)

    return loop


def plays(p: Position) -> None:
    """Play every legal move on a copy of its own: less the copy it is the cost of play."""
    for move in p.moves():
        p.copy().play(move)


def resampled(p: Position) -> None:
    p.copy().resample(int(p.seat), Rng(5))


def rest(p: Position, journal: bool) -> None:
    world = p.copy()
    if journal:
        world.journal = Journal()
    playout(world, Rng(3), Menu())


MENU = Menu()
OPERATIONS: dict[str, Callable[[Position, int], object]] = {
    "start": repeated(lambda p: p.game.start(7)),
    "list into a menu": lambda p, times: listings(p, times, MENU),
    "moves()": move_lists,
    "copy()": copies,
    "copy and play each move": repeated(plays),
    "copy and resample()": repeated(resampled),
    "scores()": repeated(lambda p: p.scores()),
    "view()": repeated(lambda p: p.view(int(p.seat))),
    "view() as JSON": repeated(lambda p: msgspec.json.encode(p.view(int(p.seat)))),
    "situation()": repeated(lambda p: p.situation()),
    "arrange(situation())": repeated(lambda p: p.game.arrange(p.situation())),
    "faults()": repeated(lambda p: p.game.faults(p)),
    "rate() every move": repeated(lambda p: p.game.rate(p, p.moves())),
    "copy and play to the end": repeated(lambda p: rest(p, journal=False)),
    "the same, every move checked": repeated(lambda p: checked_playout(p.copy(), Rng(3), MENU)),
    "the same with a journal": repeated(lambda p: rest(p, journal=True)),
}


def report(id: str) -> None:
    game = trackside.game(id)
    middles = [midgame_position(game, seed) for seed in range(MIDDLES)]
    length = sum(int(playout(game.start(seed), Rng(seed), Menu())) for seed in range(20)) / 20
    branching = sum(len(p.moves()) for p in middles) / MIDDLES
    print(f"\n{id}: {game.seats} seats, {len(game.moves)} moves, {length:.0f} decisions, {branching:.0f} legal moves")
    for name, work in OPERATIONS.items():
        print(f"  {name:30} {average(work, middles, SECONDS):12,.3f}")


def import_milliseconds(module: str) -> float:
    """The best of five new processes, less what an empty one takes."""

    def best(script: str) -> float:
        times = []
        for _ in range(5):
            start = time.perf_counter()
            subprocess.run([sys.executable, "-c", script], check=True)
            times.append(time.perf_counter() - start)
        return min(times)

    return (best(f"import {module}") - best("pass")) * 1000


def main() -> None:
    games, moves = yardstick_slice(1.0)
    print(f"{engine.describe()}\nyardstick: {games:,.0f} games/s, {moves:,.0f} moves/s")
    for module in IMPORTS:
        print(f"import {module}: {import_milliseconds(module):.0f} ms")
    for id in sys.argv[1:] or ids():
        report(id)


if __name__ == "__main__":
    main()
