"""A linear model of the final points: a weighted sum of features whose weights change linearly over the game.

The features of each game are in its `advice/appraise.py`, the weights in its `weights.yaml`, which `trackside fit`
writes. A feature is named after the part of the score that it belongs to: "workers.cowboys" belongs to "workers".
"""

from __future__ import annotations

from trackside.core.arrays import append, i64, vec


class LinearModel:
    def __init__(self, names: list[str], weights: dict[str, list[float]]) -> None:
        """A feature without weights counts as 0."""
        self.names = names
        self.parts: list[str] = []  # each once, in order
        self.part_of: vec[i64] = vec[i64]()
        self.late: vec[float] = vec[float]()  # weight at the end
        self.early: vec[float] = vec[float]()  # added to it at the start
        for name in names:
            part = name.split(".")[0]
            if part not in self.parts:
                self.parts.append(part)
            self.part_of = append(self.part_of, i64(self.parts.index(part)))
            pair = weights.get(name, [0.0, 0.0])
            self.late = append(self.late, float(pair[0]))
            self.early = append(self.early, float(pair[1]))

    def value(self, features: vec[float], left: float) -> float:
        """The expected points when this fraction of the game remains, from 1 to 0."""
        total = 0.0
        i: i64
        for i in range(len(features)):
            total += features[i] * (self.late[i] + left * self.early[i])
        return total

    def by_part(self, features: vec[float], left: float) -> list[float]:
        """The same by part; they add up to the value."""
        found: list[float] = [0.0] * len(self.parts)
        i: i64
        for i in range(len(features)):
            found[self.part_of[i]] += features[i] * (self.late[i] + left * self.early[i])
        return found
