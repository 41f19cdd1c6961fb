"""Benchmarks of the engine: random games of each game and number of seats, compared with the yardstick.

A speed alone means little: machines differ and are busy with other work. So every slice of work is measured right after
a slice of the yardstick, five times, and the medians are compared. Times are processor times of the work, so other
programs disturb little. If the compiled engine runs, the pure one is measured in the same run by a second process,
which works only while this one waits.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from statistics import median
from typing import Any

import trackside
from trackside import engine
from trackside.arena import yardstick
from trackside.arena.bench_environments import batches, environments
from trackside.core.arrays import COMPILED
from trackside.core.bench_loops import copies, move_lists
from trackside.core.game import Game
from trackside.core.moves import Menu
from trackside.core.playout import playout
from trackside.core.position import Position
from trackside.core.rng import Rng
from trackside.games import about, ids

ROUNDS = 5
MIDDLES = 5  # positions, each in the middle of a random game, on which single operations are measured

Work = Callable[[str, int, float], dict[str, float]]


def measure(games: Sequence[str] | None = None, seconds: float = 0.2) -> dict[str, Any]:
    """The report of `trackside bench --json`; a slice of random games takes `seconds`."""
    chosen = list(games) if games is not None else ids()
    subjects = [(id, seats) for id in chosen for seats in range(about(id).seats[0], about(id).seats[1] + 1)]
    rates: list[tuple[float, float]] = []  # of the yardstick: games/s and moves/s
    with engines() as at_work:
        found: list[tuple[str, int, bool, list[dict[str, float]]]] = [
            (id, seats, compiled, [])
            for id, seats in subjects
            for compiled in at_work
            if not compiled or engine.plays_compiled(id)
        ]
        for _ in range(ROUNDS):
            for id, seats, compiled, slices in found:
                rates.append(yardstick_slice(seconds / 2))
                slices.append(at_work[compiled](id, seats, seconds))
    calibration = median(games for games, _ in rates)
    return {
        "yardstick": {
            "games_per_second": round(calibration, 1),
            "moves_per_second": round(median(moves for _, moves in rates), 1),
        },
        "results": [result(*subject, calibration) for subject in found],
        "batches": batches(chosen, seconds),
        "doors": environments(chosen, seconds),
    }


def result(id: str, seats: int, compiled: bool, slices: list[dict[str, float]], calibration: float) -> dict[str, Any]:
    middle = {name: median(one[name] for one in slices) for name in slices[0]}
    return {
        "name": f"{about(id).title}, {'compiled' if compiled else 'pure'}",
        "game": id,
        "seats": seats,
        "compiled": compiled,
        "games_per_second": round(middle["games_per_second"], 1),
        "ratio": round(middle["games_per_second"] / calibration, 3),
        "us_per_decision": round(middle["us_per_decision"], 4),
        "copy_us": round(middle["copy_us"], 4),
        "moves_us": round(middle["moves_us"], 4),
        "view_us": round(middle["view_us"], 3),
    }


def yardstick_slice(seconds: float) -> tuple[float, float]:
    start = time.process_time()
    games = moves = 0
    while (spent := time.process_time() - start) < seconds:
        moves += yardstick.bench(50, 7 + games)[0]
        games += 50
    return games / spent, moves / spent


def game_slice(id: str, seats: int, seconds: float) -> dict[str, float]:
    """Random games with set-up and scores, and single operations in the middle of some of them."""
    game = trackside.game(id, players=seats)
    menu = Menu()
    games = moves = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        p: Position = game.start(games)
        moves += playout(p, Rng(games + 1_000_000), menu)
        p.scores()
        games += 1
    middles = [midgame_position(game, seed) for seed in range(MIDDLES)]
    share = seconds / 10 / MIDDLES
    return {
        "games_per_second": games / spent,
        "us_per_decision": spent / moves * 1e6,
        "copy_us": average(copies, middles, share),
        "moves_us": average(move_lists, middles, share),
        "view_us": average(views, middles, share),
    }


def midgame_position(game: Game[Any], seed: int) -> Position:
    """The position of a random game after half of its moves."""
    whole: Position = game.start(seed)
    length = int(playout(whole, Rng(seed), Menu()))
    p: Position = game.start(seed)
    rng = Rng(seed)
    while p.ply < length // 2:
        legal = p.moves()
        p.play(legal[rng.below(len(legal))])
    return p


def views(p: Position, times: int) -> None:
    for _ in range(times):
        p.view(int(p.seat))


def average(work: Callable[[Position, int], object], positions: list[Position], seconds: float) -> float:
    """Microseconds for one piece of work, from as many as fit into the time, on each of the positions."""
    return sum(microseconds(work, p, seconds) for p in positions) / len(positions)


def microseconds(work: Callable[[Position, int], object], p: Position, seconds: float) -> float:
    times, spent = 1, 0.0
    while spent < seconds:
        times *= 2
        start = time.process_time()
        work(p, times)
        spent = time.process_time() - start
    return spent / times * 1e6


@contextmanager
def engines() -> Iterator[dict[bool, Work]]:
    """What measures a slice with the compiled engine (True) and with the pure one (False)."""
    if not COMPILED:
        yield {False: game_slice}
        return
    environment = os.environ | {"TRACKSIDE_PURE": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    worker = subprocess.Popen(
        [sys.executable, "-m", "trackside.arena.bench"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
    )
    with worker:
        if _answer(worker, "engine") == "pure":
            yield {True: game_slice, False: lambda *subject: _answer(worker, *subject)}
        else:  # a wheel that was installed compiled: there are no sources to run beside it
            yield {True: game_slice}
        assert worker.stdin is not None
        worker.stdin.close()


def _answer(worker: subprocess.Popen[str], *request: Any) -> Any:
    assert worker.stdin is not None and worker.stdout is not None
    worker.stdin.write(json.dumps(request) + "\n")
    worker.stdin.flush()
    return json.loads(worker.stdout.readline())


def serve() -> None:
    """The second process: answers each line of input until there is none."""
    for line in sys.stdin:
        request = json.loads(line)
        answer: Any = ("compiled" if COMPILED else "pure") if request == ["engine"] else game_slice(*request)
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    serve()
