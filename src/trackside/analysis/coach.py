"""The coach checks moves before they are played: how they change the chance to win, and why another is better."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from trackside.analysis.decisions import decision
from trackside.analysis.moves import Effort, Examiner
from trackside.analysis.result import AnalysedMove, Decision
from trackside.bots.search import settings
from trackside.bots.sight import Sight
from trackside.bots.suggest import Line, differences, play_lines
from trackside.core.game import Game
from trackside.core.position import Position

REASONING = 0.2  # share of the time that goes into the reason


class Advice(msgspec.Struct, frozen=True):
    """The value of moves, and how much more the better line brings, by part of the appraisal."""

    decision: Decision
    parts: dict[str, float] = {}


@lru_cache(maxsize=4)
def examiner(game: Game[Any]) -> Examiner:
    return Examiner(game)


def advise(sight: Sight, moves: Sequence[str], seed: int, effort: Effort) -> Advice:
    """Judge moves that may be played one after the other; before the last of them nobody learns anything."""
    world = sight.world(sight.chance(seed))  # the true position is not known, and makes no difference
    share = Effort((1 - REASONING) * effort.seconds / len(moves), effort.playouts // len(moves))
    found: list[AnalysedMove] = []
    worst, where = -1.0, world
    for text in moves:
        before = world.copy()
        found.append(examiner(sight.game).examine(world, sight.game.parse(text), seed, share))
        lost = max(found[-1].loss.value, found[-1].even_loss)
        if lost > worst:
            worst, where = lost, before
        world.play(text)
    whole = decision(found)
    if not whole.better:
        return Advice(whole)
    return Advice(whole, reasons(where, whole, moves, seed, REASONING * effort.seconds))


def reasons(p: Position, whole: Decision, moves: Sequence[str], seed: int, seconds: float) -> dict[str, float]:
    """How much more the better move brings than the one in question."""
    played = moves[whole.better_ply - whole.ply]
    lines = [Line(p.game.parse(whole.better[0])), Line(p.game.parse(played))]
    worlds = play_lines(Sight(p), lines, settings(p.game, "search", ()), seed, seconds)
    return differences(lines[0], lines[1], worlds)
