"""Compares lines: all are played out in the same sampled worlds, as the search plays."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

from trackside.analysis.moves import Examiner, sampled
from trackside.bots.suggest import Line as Parts
from trackside.core.moves import Move
from trackside.core.position import Position
from trackside.puzzles.lines import Line
from trackside.search.worlds import stream_of_world


class Tally:
    """The results of a line in each world in which it was played, from the first world on."""

    def __init__(self, line: Line, moves: list[Move[Any]]) -> None:
        self.line = line
        self.moves = moves
        self.chances: list[float] = []
        self.leads: list[float] = []
        self.parts = Parts(moves[0])

    @property
    def chance(self) -> float:
        return sum(self.chances) / max(len(self.chances), 1)


class Gap:
    """How far a line is ahead of another in the worlds in which both were played."""

    def __init__(self, ahead: Tally, behind: Tally) -> None:
        pairs = list(zip(ahead.chances, behind.chances, strict=False))
        count = max(len(pairs), 1)
        self.mean = sum(a - b for a, b in pairs) / count
        around = sum((a - b - self.mean) ** 2 for a, b in pairs)
        self.error = sqrt(around / max(count - 1, 1) / count) if count > 2 else 1.0
        leads = list(zip(ahead.leads, behind.leads, strict=False))
        self.often = sum(1.0 if a > b else 0.5 if a == b else 0.0 for a, b in leads) / max(len(leads), 1)

    def clear(self, margin: float, errors: float) -> bool:
        """Whether the mean is as large as the margin and that many standard errors from zero."""
        return self.mean >= margin and self.mean >= errors * self.error


class Comparison:
    """Some lines of a position; worlds are numbered, and the same key gives the same worlds everywhere."""

    def __init__(self, examiner: Examiner, p: Position, lines: Sequence[Line], key: int, depth: int) -> None:
        self.examiner = examiner
        self.p = p
        self.seat = int(p.seat)
        self.key = key
        self.depth = depth  # playouts are so many times as long as the settings say
        self.tallies = [Tally(line, [p.game.parse(text) for text in line]) for line in lines]
        self.worlds = 0
        self.played = 0  # playouts

    def play(self, alive: Sequence[Tally], worlds: int) -> None:
        """Play these lines in the next worlds. A line that is left out once must not return."""
        playouts = self.examiner.playouts
        usual = playouts.depth
        playouts.depth = self.depth
        for number in range(self.worlds, self.worlds + worlds):
            stream = stream_of_world(self.key, number)
            world = sampled(self.p, self.seat, stream)
            playouts.policy.look_at(world)
            for tally in alive:
                at = world.copy()
                for move in tally.moves:
                    at.carry_out(move)
                playouts.play_on(at, stream.copy())
                chances, leads = self.examiner.outlook.look(at)
                tally.chances.append(chances[self.seat])
                tally.leads.append(leads[self.seat])
                tally.parts.add(at, self.seat)
        playouts.depth = usual
        self.worlds += worlds
        self.played += worlds * len(alive)

    def best_first(self) -> list[Tally]:
        return sorted(self.tallies, key=lambda tally: -tally.chance)
