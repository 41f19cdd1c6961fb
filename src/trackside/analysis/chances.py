"""Converts points into chances: how likely each seat is to win from the position where a playout ended.

At the end of the game the winner is known. Before it, the chances follow from the predicted final points: the ratio of
the chances of two seats is e to the difference of their points, divided by a width. The less of the game remains, the
narrower the width. `trackside fit GAME --chances` fits the widths.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from pathlib import Path
from typing import Any

import msgspec

from trackside.core.game import Game
from trackside.core.position import Position

FILE = "chances.yaml"  # in the package of a game
PLAIN = [(0.0, 4.0), (1.0, 15.0)]  # of a game that has none


class Widths(msgspec.Struct, frozen=True):
    """Points by which seats must differ for their chances to differ by a factor of e, by the fraction of the game that
    remains."""

    knots: list[tuple[float, float]]  # share of the game that is left, width; rising

    def at(self, left: float) -> float:
        """Linear interpolation between two knots; constant beyond the last ones."""
        before = self.knots[0]
        if left <= before[0]:
            return before[1]
        for knot in self.knots[1:]:
            if left <= knot[0]:
                return before[1] + (knot[1] - before[1]) * (left - before[0]) / (knot[0] - before[0])
            before = knot
        return before[1]


@lru_cache
def widths(folder: Path) -> Widths:
    """The widths of the game in a folder; plain ones if it has none."""
    import yaml

    file = folder / FILE
    return (
        msgspec.convert(yaml.safe_load(file.read_text(encoding="utf-8")), Widths) if file.is_file() else Widths(PLAIN)
    )


class Outlook:
    """Judges the positions at which playouts end."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.widths = widths(game.setting.about.folder)

    def width(self, p: Position) -> float:
        return self.widths.at(self.game.fraction_left(p))

    def look(self, p: Position) -> tuple[list[float], list[float]]:
        """The chance of each seat to win, and its lead over its best rival; alone, its points."""
        game = self.game
        points = game.appraise(p)
        leads = [its - max(points[:seat] + points[seat + 1 :], default=0.0) for seat, its in enumerate(points)]
        if p.asked is None or len(points) == 1:
            return winners(game.places(p)), leads
        return shares(points, self.width(p)), leads


def winners(places: Sequence[int]) -> list[float]:
    """The winners; those who won together share it."""
    firsts = sum(1 for place in places if place == 1)
    return [1.0 / firsts if place == 1 else 0.0 for place in places]


def even_loss(points: float, width: float) -> float:
    """What a loss of that many points costs of the chance to win when two players are level.

    >>> from trackside.analysis.chances import even_loss
    >>> [round(even_loss(points, width=10.0), 2) for points in (0.0, 2.0, 4.0, 20.0)]
    [0.0, 0.05, 0.1, 0.38]
    """
    return round(0.5 - shares([0.0, points], width)[0], 4)


def shares(points: Sequence[float], width: float) -> list[float]:
    """Chances that add up to 1."""
    most = max(points)
    weights = [exp(max((its - most) / width, -60.0)) for its in points]
    total = sum(weights)
    return [weight / total for weight in weights]
