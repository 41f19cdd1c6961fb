"""How a network is trained: what differs between games, and what one run may change."""

from __future__ import annotations

from typing import Any

import msgspec

import trackside
from trackside.core.game import Game
from trackside.search.raters import HINTS, POLICY


class Start(msgspec.Struct, frozen=True):
    """What a game's network begins as: its raters and the scale of each, and how much its policy is kept varied."""

    raters: tuple[str, ...] = (HINTS,)
    scales: tuple[float, ...] = (1.0,)
    entropy: float = 0.01
    most: int = 0  # moves that are scored, the best by the first rater; 0 all


STARTS = {
    "ticket_to_ride_amsterdam": Start((HINTS, POLICY), (0.2, 1.0)),
    "isle_of_trains": Start(),
    "great_western_trail": Start((HINTS, POLICY), (0.0, 5.0), 0.003),
    "steam": Start((HINTS,), (5.0,), 0.003, 32),
}


class Recipe(msgspec.Struct, frozen=True):
    """A run. It is continued only with the same recipe, but for the minutes."""

    game: str
    players: int
    options: dict[str, Any]
    start: Start
    seed: int = 1
    actors: int = 1
    lanes: int = 96  # games side by side, of each actor
    steps: int = 12288  # decisions of an update
    rate: float = 1e-3  # of learning at the beginning; a tenth at the end
    widths: tuple[int, int] = (256, 128)
    mixed: float = 0.25  # share of games against greedy or an earlier network, half of each
    batch: int = 2048
    epochs: int = 2
    clip: float = 0.2
    divergence: float = 0.02  # at which an update ends
    discount: float = 0.95  # of advantages: the lambda of GAE
    keep: float = 0.9  # of the average of the weights, an update
    span: float = 20.0  # points; no move counts as rated further below the best

    def make_game(self) -> Game[Any]:
        return trackside.game(self.game, players=self.players, **self.options)
