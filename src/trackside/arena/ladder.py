"""Ladders: a round robin between bots, and a rating with its uncertainty for each.

Ratings are Bradley-Terry ratings on the Elo scale: 400 points more win ten games of eleven. Every two seats of
different players in a game are one comparison of their places.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from itertools import combinations
from math import log10
from typing import Any

import msgspec

from trackside import bots
from trackside.arena.match import Match, Round, play_match
from trackside.arena.pool import in_processes
from trackside.core.arrays import COMPILED
from trackside.core.rng import Rng

MIDDLE = 1000.0  # the rating of the yardstick, or of the mean where there is none
DRAWS = 0.5  # added to every pair that has met, so that a player who lost everything still has a rating
STEPS = 200
SAMPLES = 200  # of the rounds, for the uncertainty
TAIL = 0.025

Wins = dict[tuple[str, str], float]


class Rated(msgspec.Struct, frozen=True):
    player: str
    games: int
    rating: float
    low: float
    high: float


class Ladder(msgspec.Struct, frozen=True):
    """The ratings of all players of a ladder, the best first.

    >>> from trackside.arena import Ladder, Match, play_ladder
    >>> match = Match("ticket_to_ride_amsterdam", ("greedy", "random"))
    >>> ladder, rounds = play_ladder(match, match.players, games=2, jobs=1)
    >>> isinstance(ladder, Ladder), ladder.games
    (True, 2)
    """

    game: str
    options: dict[str, Any]
    seats: int
    games: int
    compiled: bool
    players: list[Rated]


def yardsticks() -> list[str]:
    """The frozen versions, which are part of every ladder."""
    return [f"{level}@{version}" for level, versions in bots.FROZEN.items() for version in versions]


def pairings(players: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Every two players with the seats divided between them; with an odd number, each in turn has one more."""
    found: list[tuple[str, ...]] = []
    for one, other in combinations(players, 2):
        found.append(tuple((one, other)[at % 2] for at in range(seats)))
        if seats % 2:
            found.append(tuple((other, one)[at % 2] for at in range(seats)))
    return found


def play_ladder(
    match: Match,
    players: Sequence[str],
    games: int,
    jobs: int | None = None,
    progress: Callable[[int], object] = lambda done: None,
    spread: Any = in_processes,
) -> tuple[Ladder, list[Round]]:
    """Play this many games for each pairing; `match` has the game, options, seats and seed.

    >>> from trackside.arena import Match, play_ladder
    >>> match = Match("ticket_to_ride_amsterdam", ("random", "greedy"))
    >>> ladder, rounds = play_ladder(match, match.players, games=2, jobs=1)
    >>> [each.player for each in ladder.players]
    ['greedy', 'random']
    """
    seats = len(match.players)
    rounds: list[Round] = []
    for pair in pairings(players, seats):
        before = sum(len(round.games) for round in rounds)
        its = msgspec.structs.replace(match, players=pair)
        found, _ = play_match(its, games, jobs, progress=lambda done, at=before: progress(at + done), spread=spread)  # type: ignore[misc]
        rounds += found
    return ladder_of(match, players, rounds), rounds


def ladder_of(match: Match, players: Sequence[str], rounds: Sequence[Round]) -> Ladder:
    ratings = rated(players, comparisons(rounds))
    rng = Rng(1)
    samples: dict[str, list[float]] = {player: [] for player in players}
    for _ in range(SAMPLES):
        drawn = [rounds[rng.below(len(rounds))] for _ in rounds]
        for player, rating in rated(players, comparisons(drawn)).items():
            samples[player].append(rating)
    met: dict[str, int] = defaultdict(int)
    for round in rounds:
        for game in round.games:
            for player in set(game.players):
                met[player] += 1
    found = []
    for player in players:
        its = sorted(samples[player])
        low, high = its[int(TAIL * len(its))], its[int((1 - TAIL) * len(its))]
        found.append(Rated(player, met[player], whole(ratings[player]), whole(low), whole(high)))
    return Ladder(
        game=match.game,
        options=match.options,
        seats=len(match.players),
        games=sum(len(round.games) for round in rounds),
        compiled=COMPILED,
        players=sorted(found, key=lambda each: -each.rating),
    )


def whole(rating: float) -> float:
    return float(round(rating))


def comparisons(rounds: Sequence[Round]) -> Wins:
    """How often a seat of one player finished ahead of a seat of another; ties count half for each."""
    wins: Wins = defaultdict(float)
    for each in rounds:
        for game in each.games:
            for seat, mine in enumerate(game.players):
                for other, theirs in enumerate(game.players):
                    if mine != theirs:
                        ahead = game.places[other] - game.places[seat]
                        wins[mine, theirs] += 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
    return wins


def rated(players: Sequence[str], wins: Wins) -> dict[str, float]:
    """The likeliest ratings (Hunter's minorization-maximization), the yardstick at MIDDLE."""
    strength = dict.fromkeys(players, 1.0)
    met = {(a, b): wins.get((a, b), 0.0) + wins.get((b, a), 0.0) for a in players for b in players if a != b}
    for _ in range(STEPS):
        new: dict[str, float] = {}
        for a in players:
            won = sum(wins.get((a, b), 0.0) + DRAWS for b in players if b != a and met[a, b])
            against = sum(
                (met[a, b] + 2 * DRAWS) / (strength[a] + strength[b]) for b in players if b != a and met[a, b]
            )
            new[a] = won / against if against else 1.0
        strength = new
    ratings = {player: 400 * log10(its) for player, its in strength.items()}
    known = [ratings[player] for player in yardsticks() if player in ratings] or list(ratings.values())
    shift = MIDDLE - sum(known) / len(known)
    return {player: rating + shift for player, rating in ratings.items()}
