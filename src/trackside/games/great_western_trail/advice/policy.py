"""The playout policy: greedy, without rating again what the rating of an action has already answered."""

from __future__ import annotations

from typing import Any, Final

from trackside.core.arrays import i64
from trackside.core.moves import Menu, Move
from trackside.core.position import Position
from trackside.core.rng import Rng
from trackside.games.great_western_trail.advice.hint_weights import HintWeights
from trackside.games.great_western_trail.advice.hints import rate_ahead
from trackside.games.great_western_trail.advice.lookahead import ID_BITS, Lookahead
from trackside.games.great_western_trail.rules.kansas_city import Foresight
from trackside.games.great_western_trail.rules.phase_b import PhaseB
from trackside.games.great_western_trail.rules.position import WesternPosition
from trackside.games.great_western_trail.rules.trail import Travel
from trackside.search.policy import GreedyPolicy, best, drawn, menu_moves

ID: Final = 0xFFFF  # the bits of one id


class PlannedPolicy(GreedyPolicy):
    """An action is rated together with the best answers to its questions: these answers are then given without rating
    them again. Of two foresight tiles the first is taken: their ratings hardly ever differ, and rating
    them would take a quarter of the time."""

    def __init__(self, temperature: float, weights: HintWeights) -> None:
        super().__init__(temperature)
        self.weights = weights
        self.line: i64 = 0  # the answers to come: see Lookahead
        self.seat: i64 = -1  # whose they are

    def numbers(self) -> dict[str, float]:
        return self.weights.numbers()

    def change(self, name: str, value: float) -> None:
        self.weights.change(name, value)

    def rate(self, p: Position, moves: list[Move[Any]]) -> list[float]:
        assert isinstance(p, WesternPosition)
        return rate_ahead(p, moves, Lookahead(self.weights))

    def begin(self, p: Position) -> None:
        self.line = 0

    def choose(self, p: Position, menu: Menu, rng: Rng) -> i64:
        asked = p.asked
        assert isinstance(p, WesternPosition) and asked is not None
        if isinstance(asked, Foresight):
            return menu.ids[0]
        if self.line != 0 and asked.seat == self.seat and not isinstance(asked, (Travel, PhaseB)):
            answer = self.next_answer(menu)
            if answer >= 0:
                return answer
        ahead = Lookahead(self.weights)
        rated = rate_ahead(p, menu_moves(p, menu), ahead)
        chosen = drawn(rated, self.temperature, rng) if self.temperature > 0.0 else best(rated)
        self.line = ahead.lines[chosen] if len(ahead.lines) == menu.count else 0
        self.seat = asked.seat
        return menu.ids[chosen]

    def next_answer(self, menu: Menu) -> i64:
        """The next answer that is in the menu, or -1; those before it were the only ones possible and are given."""
        while self.line != 0:
            id = (self.line & ID) - 1
            self.line >>= ID_BITS
            i: i64
            for i in range(menu.count):
                if menu.ids[i] == id:
                    return id
        return -1
