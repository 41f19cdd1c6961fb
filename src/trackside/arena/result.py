"""The result of a match: win rates and leads with their uncertainty."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from typing import Any

import msgspec

from trackside import engine
from trackside.arena.match import Match, Played, Round, play_match
from trackside.arena.sequential import Sequential, Verdict
from trackside.arena.statistics import paired_mean, paired_rate


class Result(msgspec.Struct, frozen=True):
    """One player. Rates are per seat: equally strong players each win the parity."""

    player: str
    games: int  # seats taken
    rate: float
    low: float
    high: float
    parity: float
    score: float
    margin: float  # over the best seat of another player
    margin_low: float | None  # None for a single round: nothing is known about the spread
    margin_high: float | None
    ms_per_decision: float
    playouts_per_decision: float


class MatchResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of a match: a `Result` for each player, and whether the first is better, worse or similar.

    >>> from trackside.arena import Match, MatchResult, run_match
    >>> result = run_match(Match("ticket_to_ride_amsterdam", ("random", "random")), games=1, jobs=1)
    >>> isinstance(result, MatchResult), result.games, [each.rate for each in result.results]
    (True, 1, [0.5])
    """

    game: str
    options: dict[str, Any]
    players: list[str]
    games: int
    budget: str | None
    compiled: bool
    decisions: int
    results: list[Result]
    sure: Verdict | None = None  # of the sequential test on the first player


def run_match(match: Match, games: int | None = None, jobs: int | None = None) -> MatchResult:
    """Play a match and summarise it: a number of games, or, without one, until it is clear whether the first player is
    better than the others, worse or similar.

    >>> from trackside.arena import Match, run_match
    >>> result = run_match(Match("ticket_to_ride_amsterdam", ("greedy", "random")), games=4, jobs=1)
    >>> [(each.player, each.rate) for each in result.results]
    [('greedy', 1.0), ('random', 0.0)]
    """
    rounds, test = play_match(match, games, jobs)
    return result_of(match, rounds, test)


def result_of(match: Match, rounds: Sequence[Round], test: Sequential) -> MatchResult:
    games = [game for round in rounds for game in round.games]
    return MatchResult(
        game=match.game,
        options=match.options,
        players=list(match.players),
        games=len(games),
        budget=match.budget,
        compiled=engine.plays_compiled(match.game),
        decisions=sum(game.decisions for game in games),
        sure=test.verdict,
        results=[player_result(match, name, rounds) for name in dict.fromkeys(match.players)],
    )


def player_result(match: Match, name: str, rounds: Sequence[Round]) -> Result:
    wins: list[list[float]] = []
    margins: list[list[float]] = []
    scores: list[int] = []
    choices = playouts = 0
    seconds = 0.0
    for each in rounds:
        mine = [(game, seat) for game in each.games for seat, player in enumerate(game.players) if player == name]
        wins.append([1 / game.places.count(1) if game.places[seat] == 1 else 0.0 for game, seat in mine])
        margins.append([margin(game, seat) for game, seat in mine])
        scores += [game.scores[seat] for game, seat in mine]
        choices += sum(game.choices[seat] for game, seat in mine)
        seconds += sum(game.seconds[seat] for game, seat in mine)
        playouts += sum(game.playouts[seat] for game, seat in mine)
    rate, low, high = paired_rate(wins)
    middle, margin_low, margin_high = paired_mean(margins)
    return Result(
        player=name,
        games=len(scores),
        rate=round4(rate),
        low=round4(low),
        high=round4(high),
        parity=round4(1 / len(match.players)),
        score=round(sum(scores) / max(len(scores), 1), 2),
        margin=round(middle, 2),
        margin_low=known(margin_low),
        margin_high=known(margin_high),
        ms_per_decision=round(1000 * seconds / max(choices, 1), 3),
        playouts_per_decision=round(playouts / max(choices, 1), 1),
    )


def margin(game: Played, seat: int) -> float:
    """The lead over the best seat of another player; if one player has all seats, over the best of the other seats;
    alone, the score itself."""
    others = [other for other in range(len(game.players)) if other != seat]
    rivals = [other for other in others if game.players[other] != game.players[seat]]
    return game.scores[seat] - max((game.scores[other] for other in rivals or others), default=0)


def known(end: float) -> float | None:
    """An end of an interval, if it has one."""
    return round(end, 2) if isfinite(end) else None


def lead(middle: float, low: float | None, high: float | None) -> str:
    """A lead and its interval as they are printed."""
    return f"{middle:+.1f} –" if low is None or high is None else f"{middle:+.1f} [{low:+.1f}, {high:+.1f}]"


def round4(x: float) -> float:
    return round(x, 4)
