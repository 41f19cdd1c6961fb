"""Sequential halving: all candidates play in the same worlds, the worse half leaves, and so on until one is left."""

from __future__ import annotations

from typing import Final

from trackside.core.arrays import i64
from trackside.search.budget import NEVER, Budget
from trackside.search.candidates import Candidate
from trackside.search.settings import Settings
from trackside.search.worlds import Worlds

MANY: Final = 1_000_000  # worlds, more than time suffices for
POINT: Final = 0.25  # of a rating, in units of the scale: the slope of the logistic curve in its middle


class Halving:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.playouts: i64 = 0
        self.next: i64 = 0  # world

    def decide(self, candidates: list[Candidate], worlds: Worlds, budget: Budget, started: float) -> list[Candidate]:
        """The candidates, the best first. They come sorted by rating."""
        s = self.settings
        top = candidates[0].rating
        alive: list[Candidate] = []
        for candidate in candidates:
            if len(alive) < s.top and candidate.rating >= top - s.span:
                candidate.prior = s.trust * POINT * (candidate.rating - top) / s.scale
                alive.append(candidate)
        if not budget.timed:
            while len(alive) > 2 and 2 * len(alive) > budget.playouts:
                alive.pop()
        rounds = 0
        while (1 << rounds) < len(alive):
            rounds += 1
        left: list[Candidate] = []
        done = 0
        while len(alive) > 1:
            done += 1
            self.compare(alive, worlds, budget, budget.deadline(started, float(done) / float(rounds)), rounds)
            alive.sort(key=worth, reverse=True)
            half = (len(alive) + 1) // 2
            left = alive[half:] + left
            alive = alive[:half]
        return alive + left

    def compare(self, alive: list[Candidate], worlds: Worlds, budget: Budget, until: float, rounds: int) -> None:
        """One round: as many worlds as its share of the budget allows."""
        count = MANY
        if until == NEVER:
            count = max(budget.playouts // rounds // len(alive), 1)
        ids: list[int] = [candidate.move.id for candidate in alive]
        for row in worlds.play(ids, self.next, count, until):
            for candidate, utility in zip(alive, row, strict=False):
                candidate.sum += utility
                candidate.visits += 1
                self.playouts += 1
            self.next += 1
        while len(alive) > 1 and alive[-1].visits == 0:
            alive.pop()  # time did not suffice for it


def worth(candidate: Candidate) -> float:
    """The mean of the playouts, and the less of the rating the more of them there are."""
    return (candidate.sum + candidate.prior) / float(max(candidate.visits, 1))
