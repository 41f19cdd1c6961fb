"""Runs the analysis of a record: distributes its moves over processes and combines the results."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import lru_cache, partial

import msgspec

from trackside.analysis.decisions import decisions, spans
from trackside.analysis.estimate import Estimate
from trackside.analysis.moves import Effort, Examiner
from trackside.analysis.result import AnalysedMove, Analysis
from trackside.analysis.summary import players, turning_points
from trackside.arena.pool import in_processes
from trackside.core.edge.errors import BadOption
from trackside.core.edge.playthrough import Playthrough
from trackside.core.edge.record import Record, positions, replay

SECONDS = {"great_western_trail": 180.0, "isle_of_trains": 60.0, "steam": 180.0, "ticket_to_ride_amsterdam": 30.0}
USUAL = 120.0  # seconds for a game that is not named


def analyze(
    record: Record,
    seconds: float | None = None,
    playouts: int = 0,
    jobs: int | None = None,
    seed: int = 0,
    progress: Callable[[int, int], object] = lambda done, all: None,
) -> Analysis:
    """Every decision of a game, finished or not.

    It takes at most about `seconds` with `jobs` processes (otherwise one for each core); less if all is clear before.
    With `playouts` for each move instead of a time, the same seed gives the same figures everywhere. `progress` is
    called with the number of moves that are done and of all.

    >>> import trackside
    >>> from trackside.analysis import analyze
    >>> played = trackside.Playthrough.start(trackside.game("ticket_to_ride_amsterdam", players=2), seed=7)
    >>> played.play("keep contract_10")
    >>> first = analyze(played.record, playouts=40, jobs=1, seed=1).decisions[0]
    >>> 0 < first.after.value < 1, first.after.reach > 0
    (True, True)
    """
    if (seconds is not None and seconds <= 0) or playouts < 0 or (jobs is not None and jobs < 1):
        raise BadOption("seconds, playouts and jobs are numbers above 0")
    count = len(record.lines)
    jobs = min(jobs or os.cpu_count() or 1, max(count, 1))
    effort = efforts(record, seconds, playouts, jobs)
    found: dict[int, AnalysedMove] = {}
    work = partial(examine, msgspec.json.encode(record).decode(), seed, effort)
    for move in in_processes(work, range(count), 1 if playouts and count < 8 else jobs):
        found[move.ply] = move
        progress(len(found), count)
    return put_together(record, seed, [found[ply] for ply in range(count)])


def efforts(record: Record, seconds: float | None, playouts: int, jobs: int) -> Effort:
    """What each move may cost. Moves without a choice cost almost nothing."""
    if playouts:
        return Effort(playouts=playouts)
    free = sum(1 for options in choices(record) if options > 1)
    whole = SECONDS.get(record.game, USUAL) if seconds is None else seconds
    return Effort(seconds=whole * jobs / max(free, 1))


def choices(record: Record) -> list[int]:
    """How many legal moves there were before each move."""
    return [len(p.moves()) for p in positions(record)][: len(record.lines)]


@lru_cache(maxsize=2)
def opened(record: str) -> tuple[Playthrough, Examiner]:
    """A record that was given as JSON, with what this process needs to analyse it."""
    playthrough = Playthrough(msgspec.json.decode(record, type=Record))
    return playthrough, Examiner(playthrough.game)


def examine(record: str, seed: int, effort: Effort, ply: int) -> AnalysedMove:
    """One move of a record."""
    playthrough, examiner = opened(record)
    p = playthrough.at(ply)
    p.journal = None
    line = playthrough.record.lines[ply]
    if line.difference is not None:  # under earlier rules, which cannot be played on
        unknown = Estimate(0.0, 1.0)
        return AnalysedMove(ply, int(p.seat), line.text, 1, unknown, unknown, unknown, unknown)
    return examiner.examine(p, playthrough.game.parse(line.text), seed, effort)


def put_together(record: Record, seed: int, moves: Sequence[AnalysedMove]) -> Analysis:
    """The analysis of a record whose moves have all been analysed."""
    found = list(decisions(spans(record), moves))
    last = replay(record)
    return Analysis(
        game=record.game,
        rules=record.newest_rules,
        plies=len(record.lines),
        seed=seed,
        playouts=sum(move.playouts for move in moves),
        decisions=found,
        turning_points=turning_points(found),
        players=players(record.seats, found, last),
    )
