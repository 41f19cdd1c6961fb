"""Scores: the points of one seat by named category, and the key that orders the seats."""

from __future__ import annotations

from trackside.core.arrays import i64, vec


class Score:
    """What one seat would have if the game ended now.

    >>> import trackside
    >>> p = trackside.game("ticket_to_ride_amsterdam", players=2).start(seed=7)
    >>> p.scores()[0].parts()
    {'routes': 0, 'contracts': 0, 'bonus': 0}
    """

    def __init__(self, categories: list[str], points: vec[i64], order: vec[i64]) -> None:
        self.categories = categories  # of the game, shared
        self.points = points  # beside each category
        self.order = order  # compared from left to right, more is better: usually the total, then the tie-breaks

    def total(self) -> i64:
        """The points of all categories."""
        sum: i64 = 0
        for n in self.points:
            sum += n
        return sum

    def parts(self) -> dict[str, int]:
        """Points by category; they add up to the total."""
        out: dict[str, int] = {}
        i: i64
        for i in range(len(self.points)):
            out[self.categories[i]] = self.points[i]
        return out

    def behind(self, other: Score) -> bool:
        """Whether the other score ranks strictly above this one."""
        i: i64
        for i in range(len(self.order)):
            if self.order[i] != other.order[i]:
                return self.order[i] < other.order[i]
        return False


def places(scores: list[Score]) -> list[int]:
    """The place of each seat, from 1. Tied seats share a place, and the next places are skipped.

    >>> import trackside
    >>> from trackside.core import places
    >>> places(trackside.game("ticket_to_ride_amsterdam", players=2).start(seed=7).scores())
    [1, 1]
    """
    out: list[int] = []
    for score in scores:
        place = 1
        for other in scores:
            if score.behind(other):
                place += 1
        out.append(place)
    return out
