"""Groups moves that people think of as one decision, and grades decisions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt

from trackside.analysis.estimate import Estimate
from trackside.analysis.result import AnalysedMove, Decision, Grade
from trackside.core.edge.record import Record, positions
from trackside.core.position import Position

INACCURATE = 0.05  # of the chance to win, here or in an even game
BAD = 0.10


def spans(record: Record) -> list[int]:
    """The number of moves of each decision: those of the compound that was played, or one."""
    found: list[int] = []
    inside = 0
    texts = record.moves
    for ply, p in enumerate(positions(record)):
        if inside > 0:
            inside -= 1
            continue
        if ply == len(texts):
            break
        size = 1 if record.lines[ply].difference is not None else longest(p, texts[ply:])
        found.append(size)
        inside = size - 1
    return found


def longest(p: Position, texts: Sequence[str]) -> int:
    """The length of the longest compound that these moves begin with; 1 without one."""
    found = 1
    for compound in p.game.compounds(p):
        for ending in [[], *(each.moves for each in compound.endings)]:
            whole = compound.moves + ending
            if len(whole) > found and list(texts[: len(whole)]) == whole:
                found = len(whole)
    return found


def decisions(spans: Sequence[int], moves: Sequence[AnalysedMove]) -> Iterator[Decision]:
    at = 0
    for size in spans:
        yield decision(moves[at : at + size])
        at += size


def decision(moves: Sequence[AnalysedMove]) -> Decision:
    """A decision of several moves; its loss is the sum of theirs."""
    first = moves[0]
    free = [move for move in moves if move.options > 1]
    loss = sum(move.loss.value for move in free)
    even = sum(move.even_loss for move in free)
    worst = max(moves, key=lambda move: max(move.loss.value, move.even_loss))
    given = [round(sum(its), 4) for its in zip(*(move.given for move in free if move.given), strict=True)]
    return Decision(
        ply=first.ply,
        seat=first.seat,
        moves=[move.move for move in moves],
        grade=grade(max(loss, even)) if free else "forced",
        before=first.before,
        after=Estimate(round(max(first.before.value - loss, 0.0), 4), moves[-1].after.reach),
        lead_before=first.lead_before,
        lead_after=moves[-1].lead_after,
        loss=round(loss, 4),
        loss_reach=round(sqrt(sum(move.loss.reach**2 for move in free)), 4),
        points_lost=round(sum(move.points_lost.value for move in free), 2),
        even_loss=round(even, 4),
        better_ply=worst.ply if worst.line else first.ply,
        better=worst.line,
        given=given,
        luck=[sum(its[1:], start=its[0]) for its in zip(*(move.luck for move in moves if move.luck), strict=True)],
    )


def grade(loss: float) -> Grade:
    """The grade by the loss beyond the noise: of the chance to win, or of what the points are worth in an even game."""
    if loss >= BAD:
        return "bad"
    return "inaccurate" if loss >= INACCURATE else "good"
