"""Puzzles in words, in the reader's language; the files contain no text to translate."""

from __future__ import annotations

from collections.abc import Sequence

from trackside.analysis.words import percent, sentence
from trackside.core.position import Position
from trackside.locales import Words
from trackside.puzzles.answer import Answer
from trackside.puzzles.puzzle import Puzzle, moves_of


def verdict(puzzle: Puzzle, answer: Answer, played: Sequence[str], p: Position, say: Words) -> str:
    """Whether the answer was right, and what it costs if not."""
    if answer.verdict == "right":
        return say.say("puzzle-right")
    facts = {"played": sentence(p, played, say)}
    if answer.alternative is None:
        return say.say("puzzle-wrong-plain", facts)
    return say.say("puzzle-wrong", facts, loss=percent(answer.alternative.loss, say))


def solution(puzzle: Puzzle, answer: Answer | None, p: Position, say: Words) -> str:
    """The best line, how it differs from what was played or from the next best, and where, in points."""
    best = sentence(p, moves_of(puzzle.best), say)
    told = [say.say("puzzle-best", best=best, chance=percent(puzzle.chance, say))]
    other = puzzle.lead
    if answer is None or answer.verdict == "right" or answer.alternative is None or not answer.alternative.parts:
        facts = {"next": sentence(p, moves_of(other.line), say), "loss": percent(other.loss, say)}
        told.append(say.say("puzzle-next-best", facts))
    else:
        other = answer.alternative
    parts = say.parts(other.parts)
    if parts:
        told.append(say.say("puzzle-parts", parts=parts, other=sentence(p, moves_of(other.line), say)))
    return " ".join(told)
