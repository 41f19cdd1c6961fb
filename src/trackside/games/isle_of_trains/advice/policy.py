"""Who plays on in the playouts of a scenario: by what looks best at once.

A look at the whole day finds better moves, but takes ten times as long.
"""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import i64
from trackside.core.moves import Menu, Move
from trackside.core.position import Position
from trackside.core.rng import Rng
from trackside.games.isle_of_trains.advice.hints import rate_at_once
from trackside.games.isle_of_trains.rules.position import IslePosition
from trackside.search.policy import GreedyPolicy, best, drawn


class QuickPolicy(GreedyPolicy):
    def choose(self, p: Position, menu: Menu, rng: Rng) -> i64:
        assert isinstance(p, IslePosition)
        moves: list[Move[Any]] = []
        i: i64
        for i in range(menu.count):
            moves.append(p.game.moves[menu.ids[i]])
        rated = rate_at_once(p, moves)
        if self.temperature > 0.0:
            return menu.ids[drawn(rated, self.temperature, rng)]
        return menu.ids[best(rated)]
