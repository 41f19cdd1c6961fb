"""Many games between bots, over a process pool, and a summary of them.

Game number i has the seed `plan.seed + i` in any process, so a run can be repeated game by game.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

import trackside
from trackside import bots, engine
from trackside.arena.pool import in_processes
from trackside.arena.statistics import Spread, spread, wilson
from trackside.bots.program import tell_over
from trackside.bots.sight import Sight
from trackside.core.bench_loops import checked_playout
from trackside.core.edge.box import nested
from trackside.core.edge.errors import BadOption
from trackside.core.edge.record import Line, new_record
from trackside.core.game import Game
from trackside.core.moves import Menu
from trackside.core.position import Position
from trackside.core.rng import COUNTER, stream

AUDITED = 16  # one decision of so many is audited, besides the last
WATCHED = 128  # one random game of so many is played move by move, like those of other bots
RANDOM = "random"
LONGEST = 20_000  # decisions; a game that continues beyond this never ends


class Plan(msgspec.Struct, frozen=True):
    """What to play: everything a worker needs to know.

    >>> from trackside.arena import Plan
    >>> Plan("steam", ("random", "random", "random"), games=10).at_random
    True
    """

    game: str
    players: tuple[str, ...]  # the bot of each seat
    games: int
    options: dict[str, Any] = {}
    overrides: dict[str, Any] = {}  # corrections of the box, by dotted key
    seed: int = 0
    jobs: int | None = None
    records: str | None = None

    def make_game(self) -> Game[Any]:
        """The game with its options and the corrections of the box."""
        return trackside.game(self.game, len(self.players), nested(self.overrides) or None, **self.options)

    @property
    def at_random(self) -> bool:
        """Whether all moves are random and no record is wanted: then whole games run inside the engine."""
        return self.records is None and all(player == RANDOM for player in self.players)


class Outcome(msgspec.Struct, frozen=True):
    """One game: how long, how it ended, and what was wrong with it."""

    seed: int
    decisions: int
    scores: list[int]
    places: list[int]
    faults: list[str]


class Batch(msgspec.Struct, frozen=True):
    """Some games, the seconds they took, and how many of those went into looking for faults."""

    outcomes: list[Outcome]
    seconds: float
    auditing: float


class Wins(msgspec.Struct, frozen=True):
    seat: int
    player: str
    rate: float
    low: float
    high: float


class Summary(msgspec.Struct, frozen=True):
    """The result of a plan: faults, speed, scores, and how often each seat won.

    >>> from trackside.arena import Plan, Summary, simulate
    >>> summary = simulate(Plan("ticket_to_ride_amsterdam", ("random", "random"), games=2, jobs=1))
    >>> isinstance(summary, Summary), summary.games
    (True, 2)
    """

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


def simulate(
    plan: Plan,
    progress: Callable[[int], object] = lambda done: None,
    complain: Callable[[Outcome], object] = lambda outcome: None,
) -> Summary:
    """Play all games of the plan; `progress` is called with the number done, `complain` with each game that has faults.

    >>> from trackside.arena import Plan, simulate
    >>> summary = simulate(Plan("ticket_to_ride_amsterdam", ("greedy", "random"), games=2, jobs=1))
    >>> summary.faults, [wins.player for wins in summary.wins]
    (0, ['greedy', 'random'])
    """
    if plan.games < 1 or (plan.jobs is not None and plan.jobs < 1):
        raise BadOption("at least one game and one job are needed")
    for player in plan.players:
        bots.make(player)  # raises here, not in a worker
    plan.make_game()
    if plan.records is not None:
        Path(plan.records).mkdir(parents=True, exist_ok=True)
    batches: list[Batch] = []
    done = 0
    started = time.perf_counter()
    jobs = min(plan.jobs or os.cpu_count() or 1, plan.games)
    for batch in in_processes(partial(play_batch, plan), seeds(plan, jobs), jobs):
        batches.append(batch)
        done += len(batch.outcomes)
        progress(done)
        for outcome in batch.outcomes:
            if outcome.faults:
                complain(outcome)
    return summary(plan, batches, time.perf_counter() - started)


def seeds(plan: Plan, jobs: int) -> list[range]:
    """The seeds of all games, in batches that are worth sending to a process and finish soon."""
    size = max(1, min(256 if plan.at_random else 4, plan.games // (4 * jobs)))
    end = plan.seed + plan.games
    return [range(at, min(at + size, end)) for at in range(plan.seed, end, size)]


def summary(plan: Plan, batches: list[Batch], seconds: float) -> Summary:
    """The figures of all batches. Speeds exclude the time for audits."""
    outcomes = [outcome for batch in batches for outcome in batch.outcomes]
    decisions = sum(outcome.decisions for outcome in outcomes)
    ended = [outcome for outcome in outcomes if outcome.places]
    playing = seconds * (1 - sum(batch.auditing for batch in batches) / sum(batch.seconds for batch in batches))
    return Summary(
        game=plan.game,
        options=plan.options,
        seats=list(plan.players),
        games=len(outcomes),
        faults=sum(1 for outcome in outcomes if outcome.faults),
        compiled=engine.plays_compiled(plan.game),
        games_per_second=round(len(outcomes) / playing, 2),
        moves_per_second=round(decisions / playing, 1),
        decisions_per_game=round(decisions / len(outcomes), 2),
        score=spread([score for outcome in ended for score in outcome.scores]),
        wins=[_wins(seat, player, ended) for seat, player in enumerate(plan.players)],
    )


def _wins(seat: int, player: str, ended: list[Outcome]) -> Wins:
    won = sum(1 / outcome.places.count(1) for outcome in ended if outcome.places[seat] == 1)
    low, high = wilson(won, len(ended))
    rate = won / len(ended) if ended else 0.0
    return Wins(seat, player, round(rate, 4), round(low, 4), round(high, 4))


class Audit:
    """Looks for faults, and measures the time that takes."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def faults(self, game: Game[Any], p: Position) -> list[str]:
        started = time.perf_counter()
        found = [f"ply {p.ply}: {fault}" for fault in game.faults(p)]
        self.seconds += time.perf_counter() - started
        return found


def play_batch(plan: Plan, seeds: Iterable[int]) -> Batch:
    """Some games in this process."""
    started = time.perf_counter()
    game = plan.make_game()
    audit = Audit()
    outcomes = [
        play_at_random(game, seed, audit)
        if plan.at_random and seed % WATCHED
        else play_with_bots(plan, game, seed, audit)
        for seed in seeds
    ]
    return Batch(outcomes, time.perf_counter() - started, audit.seconds)


def play_at_random(game: Game[Any], seed: int, audit: Audit) -> Outcome:
    """A game of random moves, run inside the engine, which refuses a move that is not legal."""
    p: Position = game.start(seed)
    try:
        checked_playout(p, stream(COUNTER, -1 - seed), Menu())
        return _ended(game, p, seed, audit.faults(game, p))
    except Exception as problem:  # any exception of a game is a finding
        return _broken(p, seed, problem)


def play_with_bots(plan: Plan, game: Game[Any], seed: int, audit: Audit) -> Outcome:
    p: Position = game.start(seed)
    players = [bots.make(player, bot_seed(seed, seat)) for seat, player in enumerate(plan.players)]
    record = new_record(game, seed, seats=plan.players)
    faults: list[str] = []
    try:
        while not p.over and not faults:
            sight = Sight(p)
            if not sight.moves or p.ply == LONGEST:
                faults.append(f"ply {p.ply}: {'no legal move' if not sight.moves else 'the game does not end'}")
                break
            move = players[sight.seat].choose(sight)
            p.play(move)
            record.lines.append(Line(move.text))
            if p.over or p.ply % AUDITED == 0:
                faults += audit.faults(game, p)
        outcome = _ended(game, p, seed, faults)
        if p.over:
            tell_over(players, outcome.scores, outcome.places)
    except Exception as problem:  # any exception of a game is a finding
        outcome = _broken(p, seed, problem)
    if plan.records is not None:
        record.scores = outcome.scores if p.over and outcome.scores else None
        Path(plan.records, f"{game.id}-{seed}.txt").write_text(record.text(), encoding="utf-8")
    return outcome


def bot_seed(seed: int, seat: int) -> int:
    """The seed of a bot in a game: different for each seat, the same when the game is played again."""
    return 16 * seed + seat


def _ended(game: Game[Any], p: Position, seed: int, faults: list[str]) -> Outcome:
    scores = p.scores()
    placed = [int(place) for place in game.places(p)] if p.over else []
    return Outcome(seed, int(p.ply), [int(score.total()) for score in scores], placed, faults)


def _broken(p: Position, seed: int, problem: Exception) -> Outcome:
    return Outcome(seed, int(p.ply), [], [], [f"ply {p.ply}: {type(problem).__name__}: {problem}"])
