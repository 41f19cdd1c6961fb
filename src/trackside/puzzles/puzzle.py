"""A puzzle and its file: a position of one seat with one clearly best decision."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

import trackside
from trackside.core.edge.errors import TracksideError
from trackside.core.game import Game
from trackside.core.position import Position

GRADES = (1, 2, 3, 4)
BATCH = "; "  # between the moves of a line


class BadPuzzle(TracksideError):
    """A file that is not a puzzle, or a puzzle that is not valid.

    >>> from trackside.puzzles import by_id
    >>> by_id("none")
    Traceback (most recent call last):
        ...
    trackside.puzzles.puzzle.BadPuzzle: there is no puzzle 'none': see `trackside puzzles list`
    """


class Alternative(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line that is not as good: what it loses of the chance to win, and which points, by part of the appraisal.

    >>> from trackside.puzzles import Alternative
    >>> Alternative("pass", loss=0.12, error=0.01, parts={"routes": 4.0}).loss
    0.12
    """

    line: str
    loss: float
    error: float  # of the loss: one standard error
    parts: dict[str, float] = {}  # what the solution brings more; empty of lines that were dropped early


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a puzzle was found, so that it can be found again."""

    trackside: str  # version
    rules: int  # version of the game
    seed: int  # of the game that was played
    ply: int
    worlds: int  # in which the lines were compared
    missed: str  # by how many of the weaker bots


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is hidden from the seat is one sampled world in the situation: nobody may see it.

    >>> from trackside.puzzles import collection
    >>> puzzle = collection()[0]
    >>> puzzle.position().seat == puzzle.seat, puzzle.grade in (1, 2, 3, 4)
    (True, True)
    """

    id: str
    game: str
    players: int
    grade: int  # 1 is easy
    seat: int  # who is to solve it
    question: str  # that is asked
    solution: list[str]  # accepted lines, the best first; what begins so is accepted too
    best: str  # the best line whole
    chance: float  # to win with it
    alternatives: list[Alternative]  # the best first
    origin: Origin
    situation: dict[str, Any]
    options: dict[str, Any] = {}

    def setting(self) -> Game[Any]:
        """The game with the options of the puzzle."""
        return trackside.game(self.game, self.players, None, **self.options)

    def position(self) -> Position:
        """The position with its sampled world; Impossible if the situation is not valid."""
        p: Position = self.setting().arrange(self.situation)
        return p

    @property
    def lead(self) -> Alternative:
        """The best line that is not accepted."""
        return self.alternatives[0]


def moves_of(line: str) -> list[str]:
    """The moves of a line.

    >>> from trackside.puzzles.puzzle import moves_of
    >>> moves_of("step neutral_g; stop")
    ['step neutral_g', 'stop']
    """
    return [text.strip() for text in line.split(";")]


def line_of(moves: Sequence[str]) -> str:
    """The text of a line."""
    return BATCH.join(moves)


def read(file: Path) -> Puzzle:
    """The puzzle of a file; BadPuzzle says what is wrong with it."""
    import yaml

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        return msgspec.convert(yaml.load(file.read_text(encoding="utf-8"), loader), Puzzle)
    except OSError as problem:
        raise BadPuzzle(f"{file}: {problem.strerror or problem}") from None
    except (yaml.YAMLError, msgspec.ValidationError, UnicodeDecodeError) as problem:
        raise BadPuzzle(f"{file}: no puzzle: {' '.join(str(problem).split())}") from None


def write(puzzle: Puzzle, file: Path) -> None:
    """Write a puzzle, with its situation last."""
    import yaml

    data = msgspec.to_builtins(puzzle)
    data["situation"] = data.pop("situation")
    text = yaml.safe_dump(data, sort_keys=False, allow_unicode=True, width=120, default_flow_style=None)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
