"""Tuning: varies the settings of a search and compares them by matches; Optuna chooses what to try next."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from importlib import import_module
from math import isfinite
from typing import Any, NamedTuple
from warnings import catch_warnings, simplefilter

import msgspec

from trackside.arena.match import Match, Round, header_of, play_match
from trackside.arena.pool import in_processes
from trackside.arena.result import result_of
from trackside.core.edge.errors import BadOption, TracksideError

TRIAL = "trial"  # under which a study keeps what was found


class NoTuner(TracksideError):
    """Optuna is not installed."""


class Range(NamedTuple):
    """A setting and the values it may take."""

    name: str
    low: float
    high: float
    whole: bool


class Trial(msgspec.Struct, frozen=True):
    player: str  # as a bot is named
    rate: float
    margin: float
    margin_low: float | None
    margin_high: float | None


def read_range(text: str) -> Range:
    """`top=3..10` or `trust=0..20.0`: whole numbers if both ends are."""
    name, equals, ends = text.partition("=")
    low, dots, high = ends.partition("..")
    try:
        found = Range(name, float(low), float(high), "." not in low and "." not in high)
    except ValueError:
        found = Range(name, 0.0, 0.0, True)
    if not equals or not dots or not found.low < found.high or not isfinite(found.low) or not isfinite(found.high):
        raise BadOption(f"{text}: write NAME=LOW..HIGH, such as top=3..10")
    return found


def tune(
    match: Match,
    ranges: list[Range],
    trials: int,
    games: int,
    jobs: int | None,
    storage: str | None,
    progress: Callable[[Trial], object] = lambda trial: None,
    spread: Callable[[Callable[[int], Round], Iterable[int], int], Iterator[Round]] = in_processes,
) -> list[Trial]:
    """Vary the settings of the first player of the match; returns the trials, best first. They are compared by the lead
    over the best rival, which says more than wins in the few games of a trial. All trials play the same seeds. With a
    storage (sqlite:///file) a study is continued: its earlier trials are returned, too."""
    try:
        optuna: Any = import_module("optuna")
    except ModuleNotFoundError:
        raise NoTuner("tuning needs Optuna: pip install 'trackside[tune]'") from None
    check(match, ranges, trials, games, jobs)
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    try:
        study = optuna.create_study(
            study_name=study_name(match, ranges, games),
            direction="maximize",
            storage=storage,
            load_if_exists=True,
        )
        done = [msgspec.convert(each.user_attrs[TRIAL], Trial) for each in study.trials if TRIAL in each.user_attrs]
    except Exception as problem:  # of Optuna, of SQLAlchemy or of the driver of a database
        told = str(problem).strip().splitlines() or [type(problem).__name__]
        raise BadOption(f"--storage {storage}: {told[0]}") from problem
    study.sampler = sampler(optuna, match.seed + len(done))  # with the same seed it would try the same settings again

    def objective(trial: Any) -> float:
        player = changed(match.players[0], [(each.name, suggested(trial, each)) for each in ranges])
        its = msgspec.structs.replace(match, players=(player, *match.players[1:]))
        rounds, test = play_match(its, games, jobs, spread=spread)
        found = next(each for each in result_of(its, rounds, test).results if each.player == player)
        done.append(Trial(player, found.rate, found.margin, found.margin_low, found.margin_high))
        trial.set_user_attr(TRIAL, msgspec.to_builtins(done[-1]))
        progress(done[-1])
        return found.margin

    study.optimize(objective, n_trials=trials)
    return sorted(done, key=lambda trial: -trial.margin)


def check(match: Match, ranges: list[Range], trials: int, games: int, jobs: int | None) -> None:
    """Raise before the study what the first trials would raise: each setting is tried with both ends of its range."""
    if trials < 1 or games < 1 or (jobs is not None and jobs < 1):
        raise BadOption("at least one trial, one game and one job are needed")
    if len({each.name for each in ranges}) < len(ranges):
        raise BadOption("a setting is given twice")
    match.check()
    for end in ("low", "high"):
        player = changed(match.players[0], [(each.name, written(each, getattr(each, end))) for each in ranges])
        msgspec.structs.replace(match, players=(player, *match.players[1:])).check()


def study_name(match: Match, ranges: list[Range], games: int) -> str:
    """Trials can only be compared if they played the same games and chose from the same settings."""
    what = msgspec.json.encode([header_of(match), ranges, games])
    return f"{match.game} {match.players[0]} {sha256(what).hexdigest()[:12]}"


def sampler(optuna: Any, seed: int) -> Any:
    with catch_warnings():
        simplefilter("ignore")  # that an argument is experimental concerns nobody who tunes
        return optuna.samplers.TPESampler(seed=seed, multivariate=True)


def suggested(trial: Any, each: Range) -> str:
    if each.whole:
        return written(each, trial.suggest_int(each.name, int(each.low), int(each.high)))
    return written(each, trial.suggest_float(each.name, each.low, each.high))


def written(each: Range, value: float) -> str:
    return str(int(value)) if each.whole else f"{value:.4g}"


def changed(player: str, settings: list[tuple[str, str]]) -> str:
    """The name of a bot with other settings."""
    name, colon, budget = player.partition(":")
    return name + "".join(f"+{key}={value}" for key, value in settings) + colon + budget
