"""The game class: the interface to the rest of the program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trackside.core.arrays import i64, vec
from trackside.core.game import Game
from trackside.core.moves import Move
from trackside.core.rng import Rng
from trackside.core.score import Score
from trackside.core.score import places as ranks
from trackside.games.isle_of_trains.advice.appraise import FEATURES, features, left_of
from trackside.games.isle_of_trains.advice.hints import rate
from trackside.games.isle_of_trains.advice.position_value import Weigher
from trackside.games.isle_of_trains.rules.box import Box
from trackside.games.isle_of_trains.rules.catalogue import Catalogue
from trackside.games.isle_of_trains.rules.position import IslePosition
from trackside.games.isle_of_trains.rules.resample import resample
from trackside.games.isle_of_trains.rules.scoring import CATEGORIES, scores
from trackside.games.isle_of_trains.rules.setup import set_up
from trackside.games.isle_of_trains.rules.solo import ScenarioGoal, won
from trackside.games.isle_of_trains.rules.verbs import VERBS

if TYPE_CHECKING:
    from trackside.core.edge.about import Setting
    from trackside.core.edge.adapter import GameAdapter


class IsleOfTrains(Game[IslePosition]):
    def __init__(self, setting: Setting) -> None:
        self.box = Box(setting.data, setting.players, setting.options, VERBS, ScenarioGoal(), Catalogue)
        super().__init__(setting, CATEGORIES, self.box.at.moves, FEATURES)

    def make_adapter(self) -> GameAdapter[IslePosition]:
        from trackside.games.isle_of_trains.edge.adapter import IsleAdapter

        return IsleAdapter(self)

    def set_up(self, rng: Rng) -> IslePosition:
        return set_up(self, self.box, rng)

    def scores(self, p: IslePosition) -> list[Score]:
        return scores(p)

    def places(self, p: IslePosition) -> list[int]:
        """IOT-9.4; a soloist is first if the scenario is won or the challenge finished, and second otherwise."""
        if self.box.solo:
            return [1 if won(p) else 2]
        return ranks(scores(p))

    def resample(self, p: IslePosition, seat: i64, rng: Rng) -> None:
        resample(p, seat, rng)

    def rate(self, p: IslePosition, moves: list[Move[IslePosition]]) -> list[float]:
        return rate(p, moves)

    def features(self, p: IslePosition, seat: i64) -> vec[float]:
        return features(p, seat)

    def appraise(self, p: IslePosition) -> list[float]:
        """Alone, what the position is worth to the soloist."""
        return [Weigher(self.box).soloist_worth(p)] if self.box.solo else super().appraise(p)

    def fraction_left(self, p: IslePosition) -> float:
        return left_of(p)
