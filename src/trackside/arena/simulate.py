"""Many games between bots, over a process pool, and a summary of them.

Game number i has the seed `plan.seed + i`, whichever process plays it, so a run can be repeated game by game.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from itertools import islice
from multiprocessing import active_children
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal
from threading import current_thread, main_thread
from typing import Any

import msgspec

import trackside
from trackside import bots
from trackside.arena.statistics import Spread, spread, wilson
from trackside.bots.sight import Sight
from trackside.core.arrays import COMPILED
from trackside.core.box import nested
from trackside.core.errors import BadOption, TracksideError
from trackside.core.game import Game
from trackside.core.measure import checked_playout
from trackside.core.moves import Menu
from trackside.core.position import Position
from trackside.core.record import Line, new_record
from trackside.core.rng import COUNTER, stream
from trackside.core.score import places

AUDITED = 16  # of so many random games one, and of so many decisions in it or between other bots one, is looked into
RANDOM = "random"
PATIENCE = 0.2  # seconds between looks at the keyboard


class Plan(msgspec.Struct, frozen=True):
    """What to play: everything a worker needs to know."""

    game: str
    players: tuple[str, ...]  # the bot of each seat
    games: int
    options: dict[str, Any] = {}
    overrides: dict[str, Any] = {}  # corrections of the box, by dotted key
    seed: int = 0
    jobs: int | None = None
    records: str | None = None

    def made(self) -> Game[Any]:
        return trackside.game(self.game, len(self.players), nested(self.overrides) or None, **self.options)

    @property
    def at_random(self) -> bool:
        """Whether all moves are random and nobody wants to read them: then whole games run inside the engine."""
        return self.records is None and all(player == RANDOM for player in self.players)


class Outcome(msgspec.Struct, frozen=True):
    """One game: how long, how it ended, and what was wrong with it."""

    seed: int
    decisions: int
    scores: list[int]
    places: list[int]
    faults: list[str]


class Wins(msgspec.Struct, frozen=True):
    seat: int
    player: str
    rate: float
    low: float
    high: float


class Summary(msgspec.Struct, frozen=True):
    game: str
    options: dict[str, Any]
    seats: list[str]
    games: int
    faults: int
    compiled: bool
    games_per_second: float
    moves_per_second: float
    decisions_per_game: float
    score: Spread
    wins: list[Wins]


def simulate(plan: Plan, progress: Callable[[int], object] = lambda done: None) -> Summary:
    """Play all games of the plan; `progress` hears how many are done."""
    if plan.games < 1 or (plan.jobs is not None and plan.jobs < 1):
        raise BadOption("at least one game and one job are wanted")
    for player in plan.players:
        bots.make(player)  # complains here, not in a worker
    plan.made()
    if plan.records is not None:
        Path(plan.records).mkdir(parents=True, exist_ok=True)
    outcomes: list[Outcome] = []
    started = time.perf_counter()
    for batch in _batches(plan):
        outcomes += batch
        progress(len(outcomes))
    return summary(plan, outcomes, time.perf_counter() - started)


def summary(plan: Plan, outcomes: list[Outcome], seconds: float) -> Summary:
    decisions = sum(outcome.decisions for outcome in outcomes)
    ended = [outcome for outcome in outcomes if outcome.places]
    return Summary(
        game=plan.game,
        options=plan.options,
        seats=list(plan.players),
        games=len(outcomes),
        faults=sum(1 for outcome in outcomes if outcome.faults),
        compiled=COMPILED,
        games_per_second=round(len(outcomes) / seconds, 2),
        moves_per_second=round(decisions / seconds, 1),
        decisions_per_game=round(decisions / len(outcomes), 2),
        score=spread([score for outcome in ended for score in outcome.scores]),
        wins=[_wins(seat, player, ended) for seat, player in enumerate(plan.players)],
    )


def _wins(seat: int, player: str, ended: list[Outcome]) -> Wins:
    won = sum(1 / outcome.places.count(1) for outcome in ended if outcome.places[seat] == 1)
    low, high = wilson(won, len(ended))
    rate = won / len(ended) if ended else 0.0
    return Wins(seat, player, round(rate, 4), round(low, 4), round(high, 4))


def _batches(plan: Plan) -> Iterator[list[Outcome]]:
    """The outcomes, some at a time, from as many processes as wanted."""
    jobs = min(plan.jobs or os.cpu_count() or 1, plan.games)
    size = max(1, min(256 if plan.at_random else 4, plan.games // (4 * jobs)))
    seeds = [range(at, min(at + size, plan.seed + plan.games)) for at in range(plan.seed, plan.seed + plan.games, size)]
    if jobs == 1:
        yield from map(partial(play_batch, plan), seeds)
        return
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, initializer=signal, initargs=(SIGINT, SIG_IGN))
    with noting_interrupts() as interrupts:
        try:
            left = iter(seeds)
            waiting: set[Future[list[Outcome]]] = set()
            while not interrupts:
                waiting |= {pool.submit(play_batch, plan, batch) for batch in islice(left, 2 * jobs - len(waiting))}
                if not waiting:
                    break
                done, waiting = wait(waiting, PATIENCE, FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BrokenProcessPool:
            raise TracksideError("a process of the simulation was ended from outside") from None
        finally:
            if interrupts:
                for worker in set(active_children()) - others:
                    worker.terminate()
            pool.shutdown(cancel_futures=True)
    if interrupts:
        raise KeyboardInterrupt


@contextmanager
def noting_interrupts() -> Iterator[list[int]]:
    """Ctrl-C is noted, not raised: in the middle of the pool's own work it would leave locks that nobody opens."""
    interrupts: list[int] = []
    if current_thread() is not main_thread():  # only the main thread is interrupted
        yield interrupts
        return
    before = signal(SIGINT, lambda number, frame: interrupts.append(number))
    try:
        yield interrupts
    finally:
        signal(SIGINT, before)


def play_batch(plan: Plan, seeds: Iterable[int]) -> list[Outcome]:
    """Some games in this process."""
    game = plan.made()
    return [
        play_at_random(game, seed) if plan.at_random and seed % AUDITED else play_with_bots(plan, game, seed)
        for seed in seeds
    ]


def play_at_random(game: Game[Any], seed: int) -> Outcome:
    """A game of random moves, run inside the engine, which refuses a move that is not legal."""
    p: Position = game.start(seed)
    try:
        checked_playout(p, stream(COUNTER, -1 - seed), Menu())
    except Exception as problem:  # whatever a game raises is what we look for
        return _broken(p, seed, problem)
    return _ended(game, p, seed, game.faults(p))


def play_with_bots(plan: Plan, game: Game[Any], seed: int) -> Outcome:
    p: Position = game.start(seed)
    players = [bots.make(player, 16 * seed + seat) for seat, player in enumerate(plan.players)]
    record = new_record(game, seed, seats=plan.players)
    faults: list[str] = []
    try:
        while not p.over and not faults:
            sight = Sight(p)
            if not sight.moves:
                faults.append(f"ply {p.ply}: no legal move")
                break
            move = players[sight.seat].choose(sight)
            p.play(move)
            record.lines.append(Line(move.text))
            if p.over or p.ply % AUDITED == 0:
                faults += [f"ply {p.ply}: {fault}" for fault in game.faults(p)]
    except Exception as problem:  # whatever a game raises is what we look for
        return _broken(p, seed, problem)
    outcome = _ended(game, p, seed, faults)
    if plan.records is not None:
        record.scores = outcome.scores if p.over else None
        Path(plan.records, f"{game.id}-{seed}.txt").write_text(record.text(), encoding="utf-8")
    return outcome


def _ended(game: Game[Any], p: Position, seed: int, faults: list[str]) -> Outcome:
    scores = p.scores()
    placed = [int(place) for place in places(scores)] if p.over else []
    return Outcome(seed, int(p.ply), [int(score.total()) for score in scores], placed, faults)


def _broken(p: Position, seed: int, problem: Exception) -> Outcome:
    return Outcome(seed, int(p.ply), [], [], [f"ply {p.ply}: {type(problem).__name__}: {problem}"])
