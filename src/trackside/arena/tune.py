"""Tuning: varies the settings of a search and compares them by matches; Optuna chooses what to try next."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from typing import Any, NamedTuple

import msgspec

from trackside.arena.match import Match, Round, play_match
from trackside.arena.pool import in_processes
from trackside.arena.result import result_of
from trackside.core.edge.errors import BadOption, TracksideError


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
    margin_low: float
    margin_high: float


def read_range(text: str) -> Range:
    """`top=3..10` or `trust=0..20.0`: whole numbers if both ends are."""
    name, equals, ends = text.partition("=")
    low, dots, high = ends.partition("..")
    try:
        found = Range(name, float(low), float(high), "." not in low and "." not in high)
    except ValueError:
        found = Range(name, 0.0, 0.0, True)
    if not equals or not dots or found.low >= found.high:
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
    storage (sqlite:///file) a study is continued."""
    try:
        optuna: Any = import_module("optuna")
    except ModuleNotFoundError:
        raise NoTuner("tuning needs Optuna: pip install 'trackside[tune]'") from None
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    study = optuna.create_study(
        study_name=f"{match.game} {match.players[0]}",
        direction="maximize",
        storage=storage,
        load_if_exists=True,
        sampler=optuna.samplers.TPESampler(seed=match.seed, multivariate=True),
    )
    done: list[Trial] = []

    def objective(trial: Any) -> float:
        player = changed(match.players[0], [(each.name, suggested(trial, each)) for each in ranges])
        its = msgspec.structs.replace(match, players=(player, *match.players[1:]))
        rounds, test = play_match(its, games, jobs, spread=spread)
        found = next(each for each in result_of(its, rounds, test).results if each.player == player)
        done.append(Trial(player, found.rate, found.margin, found.margin_low, found.margin_high))
        progress(done[-1])
        return found.margin

    study.optimize(objective, n_trials=trials)
    return sorted(done, key=lambda trial: -trial.margin)


def suggested(trial: Any, each: Range) -> str:
    if each.whole:
        return str(trial.suggest_int(each.name, int(each.low), int(each.high)))
    return f"{trial.suggest_float(each.name, each.low, each.high):.4g}"


def changed(player: str, settings: list[tuple[str, str]]) -> str:
    """The name of a bot with other settings."""
    name, colon, budget = player.partition(":")
    return name + "".join(f"+{key}={value}" for key, value in settings) + colon + budget
