"""Judges the end of a playout: its value to each seat, from 0 to 1."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from trackside.core.arrays import append, i64, vec
from trackside.core.game import Game
from trackside.core.position import Position
from trackside.search.edge.network_file import network_of
from trackside.search.network import Network
from trackside.search.settings import Settings

SLOPE: Final = 0.25  # of the logistic curve in its middle


class Judge:
    """Winning, and the lead over the best rival.

    Alone, the lead over what the root promised. A goal that takes the whole game is far from there, where the logistic
    curve is flat: so alone every point counts the same, and utilities may leave the range.
    """

    def __init__(self, game: Game[Any], settings: Settings) -> None:
        self.game = game
        self.win = settings.win
        self.scale = settings.scale
        self.network: Network | None = None
        if settings.judges and game.seats == 2:
            self.network = network_of(game)
        self.model = settings.model
        self.rivals = settings.rivals
        self.par = 0.0  # alone: the points that the root promised; else the mean of those of all seats
        self.utilities: vec[float] = vec[float]()  # of the seats, after `look`
        _seat: i64
        for _seat in range(game.seats):
            self.utilities = append(self.utilities, 0.0)

    def set_par(self, root: Position) -> None:
        if self.game.seats == 1 or self.rivals < 1.0:
            self.par = sum(self.points(root)) / float(self.game.seats)

    def points(self, p: Position) -> list[float]:
        model = self.model
        return self.game.appraise(p) if model is None else self.game.appraise_by(model, p)

    def look(self, p: Position) -> None:
        """Compute the utilities of all seats."""
        game = self.game
        network = self.network
        asked = p.asked
        if network is not None and asked is not None:
            value = min(max(network.value(p, asked.seat), -1.0), 1.0)
            self.utilities[asked.seat] = 0.5 + 0.5 * value
            self.utilities[1 - asked.seat] = 0.5 - 0.5 * value
            return
        points = self.points(p)
        seats: i64 = game.seats
        seat: i64
        other: i64
        for seat in range(seats):
            rival = self.par
            if seats > 1:
                rival = -1.0e9
                for other in range(seats):
                    if other != seat and points[other] > rival:
                        rival = points[other]
                rival = self.rivals * rival + (1.0 - self.rivals) * self.par
            lead = (points[seat] - rival) / self.scale
            self.utilities[seat] = squashed(lead) if seats > 1 else 0.5 + SLOPE * lead
        if asked is None and self.win > 0.0:
            places = game.places(p)
            firsts = 0.0
            for place in places:
                if place == 1:
                    firsts += 1.0
            for seat in range(seats):
                won = self.win / firsts if places[seat] == 1 else 0.0
                self.utilities[seat] = (1.0 - self.win) * self.utilities[seat] + won


def squashed(lead: float) -> float:
    """The logistic function."""
    if lead > 20.0:
        return 1.0
    if lead < -20.0:
        return 0.0
    return 1.0 / (1.0 + exp(-lead))
