"""Chooses the next task: one of the kind that is furthest behind its target for an hour."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from trackside.campaign.tally import Outcome
from trackside.campaign.task import KINDS, Task

UNKNOWN = 100  # a task of a kind of which none is finished counts as this part of the goal
SMALLEST = 2_000  # a task counts at least as this part: one that fails at once must not take all the time
SEEDS = 1_000_000  # tasks of a kind that belong to one seed of a campaign


class Schedule:
    def __init__(self, kinds: Sequence[str], seed: int, before: Sequence[Outcome] = ()) -> None:
        """`before` are the outcomes of a campaign that goes on."""
        self.kinds = list(kinds)
        self.seed = seed
        self.numbers: Counter[str] = Counter()  # of the next task of each kind
        self.begun: Counter[str] = Counter()
        self.finished: Counter[str] = Counter()
        self.done: Counter[str] = Counter()  # what their kind counts
        for outcome in before:
            self.begun[outcome.kind] += 1
            self.finish(outcome)
            self.numbers[outcome.kind] = max(self.numbers[outcome.kind], outcome.seed - SEEDS * seed + 1)

    def finish(self, outcome: Outcome) -> None:
        self.finished[outcome.kind] += 1
        self.done[outcome.kind] += outcome.counts.get(KINDS[outcome.kind].COUNTED, 0)

    def progress(self, kind: str) -> float:
        """The share of an hour's goal that is done or under way."""
        under_way = self.begun[kind] - self.finished[kind]
        goal, finished = KINDS[kind].PER_HOUR, self.finished[kind]
        done = max(self.done[kind], finished * goal / SMALLEST)
        usual = done / finished if finished else goal / UNKNOWN
        return (done + under_way * usual) / goal

    def next_task(self) -> Task:
        kind = min(self.kinds, key=self.progress)
        number = self.numbers[kind]
        self.numbers[kind] += 1
        self.begun[kind] += 1
        return Task(kind, SEEDS * self.seed + number, KINDS[kind].SIZE)

    def tasks(self, go_on: Callable[[], bool]) -> Iterator[Task]:
        while go_on():
            yield self.next_task()
