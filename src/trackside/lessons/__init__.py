"""Lessons: guided first games. A lesson is a file `<game>/<name>.yaml`: a deal, steps, and scripted opponents.

Each step says something in every language, names the moves it accepts, what a wrong move is answered with, and what the
opponents play then; it points at what its first move touches. Where a learner stands is a function of the moves played,
so a lesson can be left, taken up again and taken back like any game; after its last step the game goes on freely.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from trackside.core.edge.box import load as load_yaml

FOLDER = Path(__file__).parent
BATCH = "; "  # between moves that are sent together


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    say: dict[str, list[str]]  # pages, by language
    play: list[str]  # what is accepted: a move, or several joined by BATCH; the first is the one the step has in mind
    wrong: dict[str, str]  # the answer to any other move, by language
    then: list[str] = []  # what the opponents play after it


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: dict[str, str]
    players: int
    seed: int
    steps: list[Step]
    end: dict[str, str]  # what is said after the last step
    options: dict[str, Any] = {}
    opponent: str = "calm"  # the level of the opponents once the script is over

    def place(self, moves: Sequence[str]) -> Place | None:
        """Where the learner stands after these moves; None if they left the script."""
        left = list(moves)
        for number, step in enumerate(self.steps):
            accepted = [batch.split(BATCH) for batch in step.play]
            played = next((batch for batch in accepted if left[: len(batch)] == batch), None)
            if played is None:
                rest = [batch[len(left) :] for batch in accepted if batch[: len(left)] == left]
                return Place(self, number, rest, None) if rest else None
            del left[: len(played)]
            if len(left) < len(step.then):
                return Place(self, number, [], step.then[len(left)]) if left == step.then[: len(left)] else None
            if left[: len(step.then)] != step.then:
                return None
            del left[: len(step.then)]
        return Place(self, len(self.steps), [], None)


class Place(msgspec.Struct, frozen=True):
    """A point of a lesson: the number of the step, from 0; the number of steps when the script is over."""

    lesson: Lesson
    number: int
    rest: list[list[str]]  # what the learner may play, each to its end; empty while an opponent moves
    scripted: str | None  # what the opponent to move plays

    @property
    def step(self) -> Step | None:
        steps = self.lesson.steps
        return steps[self.number] if self.number < len(steps) else None

    def accepts(self, moves: Sequence[str]) -> bool:
        """Whether the step accepts these moves, or the script is over."""
        return not self.rest or any(batch[: len(moves)] == list(moves) for batch in self.rest)


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
