"""Sequential halving: all candidates play in the same worlds, the worse half is dropped, until one is left."""

from __future__ import annotations

from typing import Final

from trackside.core.arrays import i64
from trackside.search.budget import NEVER, Budget, now
from trackside.search.candidates import Candidate
from trackside.search.settings import Settings
from trackside.search.worlds import Worlds

MANY: Final = 1_000_000  # more worlds than there is ever time for
POINT: Final = 0.25  # of a rating, in units of the scale: the slope of the logistic curve in its middle


class Halving:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.playouts: i64 = 0
        self.next: i64 = 0  # world

    def decide(self, candidates: list[Candidate], worlds: Worlds, budget: Budget, started: float) -> list[Candidate]:
        """The candidates, best first. They arrive sorted by rating."""
        s = self.settings
        top = candidates[0].rating
        alive: list[Candidate] = []
        for candidate in candidates:
            if len(alive) < s.top and candidate.rating >= top - s.span:
                candidate.prior = s.trust * POINT * (candidate.rating - top) / s.scale
                alive.append(candidate)
        if not budget.timed:
            while len(alive) > 2 and self.least(len(alive)) > budget.playouts:
                alive.pop()
        rounds = rounds_for(len(alive))
        left: list[Candidate] = []
        done = 0
        while len(alive) > 1:
            done += 1
            until = budget.deadline(started, float(done) / float(rounds))
            if s.deepening:
                self.look_further(alive, worlds, until, 1 << (done - 1))
            else:
                self.compare(alive, worlds, budget, until, rounds)
            alive.sort(key=worth, reverse=True)
            half = (len(alive) + 1) // 2
            left = alive[half:] + left
            alive = alive[:half]
            if budget.timed and now() >= budget.deadline(started, 1.0):
                break
        return alive + left

    def least(self, candidates: int) -> int:
        """The minimum cost of a search of that many candidates, in playouts."""
        return candidates * rounds_for(candidates) if self.settings.deepening else 2 * candidates

    def look_further(self, alive: list[Candidate], worlds: Worlds, until: float, depth: int) -> None:
        """One round in a game without chance: one playout of each, which replaces the shorter one before."""
        ids: list[int] = [candidate.move.id for candidate in alive]
        row = worlds.play(ids, 0, 1, until, depth)[0]
        for candidate, utility in zip(alive, row, strict=False):
            candidate.sum = utility
            candidate.visits = 1
            self.playouts += depth
        drop_unseen(alive)

    def compare(self, alive: list[Candidate], worlds: Worlds, budget: Budget, until: float, rounds: int) -> None:
        """One round: as many worlds as its share of the budget allows."""
        count = MANY
        if until == NEVER:
            count = max(budget.playouts // rounds // len(alive), 1)
        ids: list[int] = [candidate.move.id for candidate in alive]
        for row in worlds.play(ids, self.next, count, until, 1):
            for candidate, utility in zip(alive, row, strict=False):
                candidate.sum += utility
                candidate.visits += 1
                self.playouts += 1
            self.next += 1
        drop_unseen(alive)


def rounds_for(candidates: int) -> int:
    """How often that many candidates can be halved until one is left."""
    rounds = 0
    while (1 << rounds) < candidates:
        rounds += 1
    return rounds


def drop_unseen(alive: list[Candidate]) -> None:
    """Drop candidates that there was no time for."""
    while len(alive) > 1 and alive[-1].visits == 0:
        alive.pop()


def worth(candidate: Candidate) -> float:
    """The mean of the playouts, combined with the rating, whose weight falls with the number of playouts."""
    return (candidate.sum + candidate.prior) / float(max(candidate.visits, 1))
