"""The playout policy: plays what looks best at once.

Looking at the whole day, as the hints do in scenarios, takes ten times as long. It finds better moves, unless the
weights were fitted to playouts: then the policy also rates the candidates of a search.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from trackside.core.arrays import i64
from trackside.core.moves import Menu, Move
from trackside.core.position import Position
from trackside.core.ratings import clamped
from trackside.core.rng import Rng
from trackside.games.isle_of_trains.advice.hints import NEVER, Rater
from trackside.games.isle_of_trains.advice.scenario_weights import playout_weights
from trackside.games.isle_of_trains.rules.deliver import Special
from trackside.games.isle_of_trains.rules.discard import Discarding
from trackside.games.isle_of_trains.rules.position import IslePosition
from trackside.games.isle_of_trains.rules.take import TakeCards
from trackside.search.policy import GreedyPolicy, best, drawn

if TYPE_CHECKING:
    from trackside.games.isle_of_trains.game import IsleOfTrains


class QuickPolicy(GreedyPolicy):
    """Rates only moves that begin an action. The questions inside an action are answered by the heuristics that its
    rating assumed, and no car is scrapped: that hardly ever pays and takes longest to rate."""

    def __init__(self, game: IsleOfTrains, temperature: float, proposes: bool = False) -> None:
        super().__init__(temperature)
        box = game.box
        self.proposes: bool = proposes  # whether candidates are rated as in playouts, instead of by the hints
        self.weights = playout_weights(game)
        self.rater = Rater(box, self.weights)
        self.first_scrap: i64 = box.at.scrap_for
        self.end_scrap: i64 = box.at.scrap_for + box.kinds

    def numbers(self) -> dict[str, float]:
        return self.weights.numbers()

    def change(self, name: str, value: float) -> None:
        self.weights.change(name, value)

    def rate(self, p: Position, moves: list[Move[Any]]) -> list[float]:
        if not self.proposes:
            return super().rate(p, moves)
        assert isinstance(p, IslePosition)
        rated: list[float] = []
        for move in moves:
            rated.append(self.rater.rate_at_once(p, move))
        return clamped(rated)

    def choose(self, p: Position, menu: Menu, rng: Rng) -> i64:
        assert isinstance(p, IslePosition)
        asked = p.asked
        if isinstance(asked, (TakeCards, Discarding, Special)):
            return self.rater.thumb_rule(p, asked.seat, menu)
        rated: list[float] = []
        i: i64
        for i in range(menu.count):
            id = menu.ids[i]
            if self.first_scrap <= id < self.end_scrap:
                rated.append(NEVER)
            else:
                rated.append(self.rater.rate_at_once(p, p.game.moves[id]))
        if self.temperature > 0.0:
            return menu.ids[drawn(rated, self.temperature, rng)]
        return menu.ids[best(rated)]
