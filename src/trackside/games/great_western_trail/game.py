"""The game class: the interface to the rest of the program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trackside.core.arrays import i64, vec
from trackside.core.game import Game
from trackside.core.moves import Move
from trackside.core.rng import Rng
from trackside.core.score import Score
from trackside.games.great_western_trail.advice.appraise import FEATURES, features, left_of
from trackside.games.great_western_trail.advice.hints import rate
from trackside.games.great_western_trail.rules.box import CATEGORIES, Box
from trackside.games.great_western_trail.rules.catalogue import Catalogue
from trackside.games.great_western_trail.rules.position import WesternPosition
from trackside.games.great_western_trail.rules.resample import resample
from trackside.games.great_western_trail.rules.scoring import scores
from trackside.games.great_western_trail.rules.setup import set_up
from trackside.games.great_western_trail.rules.verbs import VERBS

if TYPE_CHECKING:
    from trackside.core.edge.about import Setting
    from trackside.core.edge.adapter import GameAdapter


class GreatWesternTrail(Game[WesternPosition]):
    def __init__(self, setting: Setting) -> None:
        self.box = Box(setting.data, setting.players, setting.options, VERBS, Catalogue)
        super().__init__(setting, CATEGORIES, self.box.at.moves, FEATURES)

    def make_adapter(self) -> GameAdapter[WesternPosition]:
        from trackside.games.great_western_trail.edge.adapter import WesternAdapter

        return WesternAdapter(self)

    def set_up(self, rng: Rng) -> WesternPosition:
        return set_up(self, self.box, rng)

    def scores(self, p: WesternPosition) -> list[Score]:
        return scores(p)

    def resample(self, p: WesternPosition, seat: i64, rng: Rng) -> None:
        resample(p, seat, rng)

    def rate(self, p: WesternPosition, moves: list[Move[WesternPosition]]) -> list[float]:
        return rate(p, moves)

    def features(self, p: WesternPosition, seat: i64) -> vec[float]:
        return features(p, seat)

    def fraction_left(self, p: WesternPosition) -> float:
        return left_of(p)
