"""Lessons: guided first games. A lesson is a file `<game>/<name>.yaml`: a deal, steps, and scripted opponents.

Each step says something in every language, names the moves it accepts, what a wrong move is answered with, and what the
opponents play then; it points at what its first move touches. A step that names no moves is free. Where a learner
stands is a function of the moves played, so a lesson can be left, taken up again and taken back like any game; after
its last step the game goes on freely.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain, permutations, product
from pathlib import Path
from typing import Any

import msgspec

from trackside.core.edge.box import load as load_yaml

FOLDER = Path(__file__).parent
BATCH = "; "  # between moves that follow one another
ANY_ORDER = " + "  # between moves that may come in any order
LEARNER = 0  # his seat


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    say: dict[str, list[str]]  # pages, by language
    play: list[str] = []  # what is accepted, the one that the step has in mind first; nothing: a free step
    wrong: dict[str, str] = {}  # the answer to any other move, by language
    then: list[str] = []  # what the opponents play after it
    point: list[list[str]] = []  # what each page points at, besides what the next move touches

    @property
    def free(self) -> bool:
        """Whether the learner plays a turn as he likes; the opponents play by themselves before and after it."""
        return not self.play

    def ways(self) -> list[list[str]]:
        """All that is accepted, move by move."""
        return list(chain.from_iterable(_orders(batch) for batch in self.play))


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: dict[str, str]
    players: int
    seed: int
    steps: list[Step]
    end: dict[str, list[str]]  # what is said after the last step, pages by language
    options: dict[str, Any] = {}
    opponent: str = "calm"  # the level of the opponents once the script is over

    def place(self, moves: Sequence[str], seats: Sequence[int]) -> Place | None:
        """Where the learner stands after these moves; None if they left the script.

        `seats` made the moves; the last of them, one more than there are moves, is to decide.
        """
        at = 0
        for number, step in enumerate(self.steps):
            if step.free:
                at = _end_of_turn(seats, at)
                if at == len(seats):
                    return Place(self, number, [], None)
                continue
            left = list(moves[at:])
            played = next((way for way in step.ways() if left[: len(way)] == way), None)
            if played is None:
                rest = [way[len(left) :] for way in step.ways() if way[: len(left)] == left]
                return Place(self, number, rest, None) if rest else None
            del left[: len(played)]
            if len(left) < len(step.then):
                return Place(self, number, [], step.then[len(left)]) if left == step.then[: len(left)] else None
            if left[: len(step.then)] != step.then:
                return None
            at += len(played) + len(step.then)
        return Place(self, len(self.steps), [], None)

    def accepts(self, moves: Sequence[str], seats: Sequence[int], new: Sequence[str]) -> bool:
        """Whether the learner may play these new moves: the step accepts them, or there is no step any more."""
        at = self.place(moves, seats)
        if at is None or at.step is None:
            return True
        return self.place([*moves, *new], [*seats, *(LEARNER for _ in new)]) is not None


class Place(msgspec.Struct, frozen=True):
    """A point of a lesson: the number of the step, from 0; the number of steps when the script is over."""

    lesson: Lesson
    number: int
    rest: list[list[str]]  # what the learner may play, each to its end; empty in a free step and while others move
    scripted: str | None  # what the opponent to move plays

    @property
    def step(self) -> Step | None:
        steps = self.lesson.steps
        return steps[self.number] if self.number < len(steps) else None


def _orders(batch: str) -> list[list[str]]:
    """A batch move by move, in each order in which it may be played."""
    parts = (permutations(part.split(ANY_ORDER)) for part in batch.split(BATCH))
    return [list(chain.from_iterable(order)) for order in product(*parts)]


def _end_of_turn(seats: Sequence[int], at: int) -> int:
    """Where others decide after the next turn of the learner."""
    while at < len(seats) and seats[at] != LEARNER:
        at += 1
    while at < len(seats) and seats[at] == LEARNER:
        at += 1
    return at


@lru_cache(maxsize=64)
def lesson(game: str, name: str) -> Lesson:
    """A lesson by name; KeyError if the game has none of that name."""
    if name not in names(game):
        raise KeyError(name)
    return msgspec.convert(load_yaml(FOLDER / game / f"{name}.yaml"), Lesson)


@lru_cache(maxsize=16)
def names(game: str) -> tuple[str, ...]:
    """The lessons of a game, in the order in which they are taken."""
    return tuple(sorted(file.stem for file in (FOLDER / game).glob("*.yaml")))


def find(game: str, seed: int, players: int) -> Lesson | None:
    """The lesson that has this deal, if there is one."""
    lessons = (lesson(game, name) for name in names(game))
    return next((each for each in lessons if (each.seed, each.players) == (seed, players)), None)
