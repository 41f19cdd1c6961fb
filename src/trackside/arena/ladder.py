"""Ladders: a round robin between bots, and a rating with its uncertainty for each.

Ratings are Bradley-Terry ratings on the Elo scale: 400 points more win ten games of eleven. Every two seats of
different players in a game are one comparison of their places.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Sequence
from hashlib import sha256
from itertools import combinations
from math import log10
from pathlib import Path
from typing import Any

import msgspec

from trackside import bots, engine
from trackside.arena.match import Match, Round, Store, play_match
from trackside.arena.pool import in_processes
from trackside.core.edge.errors import BadOption
from trackside.core.rng import Rng

MIDDLE = 1000.0  # the rating of the yardstick, or of the mean where there is none
DRAWS = 0.5  # added to every pair that has met, so that a player who lost everything still has a rating
STEPS = 200
SAMPLES = 200  # of the rounds of each pairing, for the uncertainty
TAIL = 0.025

Wins = dict[tuple[str, str], float]


class Rated(msgspec.Struct, frozen=True):
    player: str
    games: int
    rating: float
    low: float | None  # None with a single round for each pairing: nothing is known about the spread
    high: float | None


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
    kept: str | None = None,
) -> tuple[Ladder, list[Round]]:
    """Play this many games for each pairing; `match` has the game, options, seats and seed. `kept` is a folder with a
    file for each pairing that keeps its rounds; those that they hold are not played again.

    >>> from trackside.arena import Match, play_ladder
    >>> match = Match("ticket_to_ride_amsterdam", ("random", "greedy"))
    >>> ladder, rounds = play_ladder(match, match.players, games=2, jobs=1)
    >>> [each.player for each in ladder.players]
    ['greedy', 'random']
    """
    matches = [msgspec.structs.replace(match, players=pair) for pair in pairings(players, len(match.players))]
    if not matches or len(match.players) < 2:
        raise BadOption("a ladder needs two players and two seats at least")
    for its in matches:  # all of them before the first game
        its.check()
    files = [None if kept is None else pairing_file(kept, its) for its in matches]
    rounds: list[Round] = []
    for its, file in zip(matches, files, strict=True):
        before = sum(len(round.games) for round in rounds)
        found, _ = play_match(its, games, jobs, file, progress=onward(progress, before), spread=spread)
        rounds += found
    return ladder_of(match, players, rounds), rounds


def onward(progress: Callable[[int], object], before: int) -> Callable[[int], object]:
    return lambda done: progress(before + done)


def pairing_file(folder: str, match: Match) -> str:
    """The file of a pairing, which keeps rounds of it or is new. Names of players may hold signs that names of files
    may not: the digits tell apart what then looks alike."""
    names = "-".join(re.sub(r"[^\w.]+", "_", player) for player in dict.fromkeys(match.players))
    digits = sha256(msgspec.json.encode(match.players)).hexdigest()[:8]
    Path(folder).mkdir(parents=True, exist_ok=True)
    path = str(Path(folder, f"{match.game}-{names[:80]}-{digits}.jsonl"))
    Store(path, match)
    return path


def ladder_of(match: Match, players: Sequence[str], rounds: Sequence[Round]) -> Ladder:
    ratings = rated(players, comparisons(rounds))
    rng = Rng(1)
    samples: dict[str, list[float]] = {player: [] for player in players}
    by_pairing: dict[tuple[str, ...], list[Round]] = defaultdict(list)
    for each in rounds:
        by_pairing[tuple(each.games[0].players)].append(each)
    for _ in range(SAMPLES):
        drawn = [its[rng.below(len(its))] for its in by_pairing.values() for _ in its]
        for player, rating in rated(players, comparisons(drawn)).items():
            samples[player].append(rating)
    met: dict[str, int] = defaultdict(int)
    for round in rounds:
        for game in round.games:
            for player in set(game.players):
                met[player] += 1
    spread_is_known = all(len(its) > 1 for its in by_pairing.values())
    found = []
    for player in players:
        its = sorted(samples[player])
        low, high = whole(its[int(TAIL * len(its))]), whole(its[int((1 - TAIL) * len(its))])
        ends = (low, high) if spread_is_known else (None, None)
        found.append(Rated(player, met[player], whole(ratings[player]), *ends))
    return Ladder(
        game=match.game,
        options=match.options,
        seats=len(match.players),
        games=sum(len(round.games) for round in rounds),
        compiled=engine.plays_compiled(match.game),
        players=sorted(found, key=lambda each: -each.rating),
    )


def whole(rating: float) -> float:
    return float(round(rating))


def interval(each: Rated) -> str:
    """The interval of a rating as it is printed."""
    return "–" if each.low is None or each.high is None else f"{each.low:.0f} – {each.high:.0f}"


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
