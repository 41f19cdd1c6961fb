"""The playout policy: plays what looks best at once.

Looking at the whole day, as the hints do in scenarios, takes ten times as long. It finds better moves, unless the
weights were fitted to playouts: then the policy also rates the candidates of a search.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from trackside.core.arrays import bit, filled, has, i64, vec
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
    rating assumed, and no car is scrapped: that hardly ever pays and takes longest to rate. Of two cars that are alike
    only the first is loaded: in scenario 4, a fifth of all moves would be the same as another."""

    def __init__(self, game: IsleOfTrains, temperature: float, proposes: bool = False) -> None:
        super().__init__(temperature)
        box = game.box
        self.proposes: bool = proposes  # whether candidates are rated as in playouts, instead of by the hints
        self.weights = playout_weights(game)
        self.rater = Rater(box, self.weights)
        self.first_scrap: i64 = box.at.scrap_for
        self.end_scrap: i64 = box.at.scrap_for + box.kinds
        self.first_load: i64 = box.at.load
        self.loads: i64 = box.at.loads  # of each place of a train
        self.places: i64 = box.places
        self.end_load: i64 = box.at.load + box.seats * self.places * self.loads
        self.twins: vec[i64] = filled(0, box.seats)  # places of cars that are like an earlier one of their train (bits)

    def numbers(self) -> dict[str, float]:
        return self.weights.numbers()

    def change(self, name: str, value: float) -> None:
        self.weights.change(name, value)

    def rate(self, p: Position, moves: list[Move[Any]]) -> list[float]:
        if not self.proposes:
            return super().rate(p, moves)
        assert isinstance(p, IslePosition)
        self.find_twins(p)
        rated: list[float] = []
        for move in moves:
            rated.append(NEVER if self.loads_twin(move.id) else self.rater.rate_at_once(p, move))
        return clamped(rated)

    def choose(self, p: Position, menu: Menu, rng: Rng) -> i64:
        assert isinstance(p, IslePosition)
        asked = p.asked
        if isinstance(asked, (TakeCards, Discarding, Special)):
            return self.rater.thumb_rule(p, asked.seat, menu)
        self.find_twins(p)
        rated: list[float] = []
        i: i64
        for i in range(menu.count):
            id = menu.ids[i]
            if self.first_scrap <= id < self.end_scrap or self.loads_twin(id):
                rated.append(NEVER)
            else:
                rated.append(self.rater.rate_at_once(p, p.game.moves[id]))
        if self.temperature > 0.0:
            return menu.ids[drawn(rated, self.temperature, rng)]
        return menu.ids[best(rated)]

    def find_twins(self, p: IslePosition) -> None:
        owner: i64
        place: i64
        other: i64
        for owner in range(len(p.players)):
            train = p.players[owner].train
            twins: i64 = 0
            for place in range(1, len(train)):
                for other in range(place):
                    if train[other] == train[place]:
                        twins |= bit(place)
                        break
            self.twins[owner] = twins

    def loads_twin(self, id: i64) -> bool:
        """Whether a move loads a car although an earlier one of the train is like it."""
        if not self.first_load <= id < self.end_load:
            return False
        place = (id - self.first_load) // self.loads
        return has(self.twins[place // self.places], place % self.places)
