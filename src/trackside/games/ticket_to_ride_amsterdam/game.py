"""The game class: the interface to the rest of the program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trackside.core.arrays import i64, vec
from trackside.core.game import Game
from trackside.core.moves import Move, Target
from trackside.core.rng import Rng
from trackside.core.score import Score
from trackside.games.ticket_to_ride_amsterdam.advice.appraise import FEATURES, features, left_of
from trackside.games.ticket_to_ride_amsterdam.advice.hints import rate
from trackside.games.ticket_to_ride_amsterdam.advice.near import near
from trackside.games.ticket_to_ride_amsterdam.rules.box import Box
from trackside.games.ticket_to_ride_amsterdam.rules.catalogue import Catalogue
from trackside.games.ticket_to_ride_amsterdam.rules.position import AmsterdamPosition
from trackside.games.ticket_to_ride_amsterdam.rules.resample import resample
from trackside.games.ticket_to_ride_amsterdam.rules.scoring import CATEGORIES, scores
from trackside.games.ticket_to_ride_amsterdam.rules.setup import set_up

if TYPE_CHECKING:
    from trackside.core.edge.about import Setting
    from trackside.core.edge.adapter import GameAdapter


class Amsterdam(Game[AmsterdamPosition]):
    def __init__(self, setting: Setting) -> None:
        self.box = Box(setting.data, setting.options, Catalogue)
        super().__init__(setting, CATEGORIES, self.box.at.moves, FEATURES)

    def make_adapter(self) -> GameAdapter[AmsterdamPosition]:
        from trackside.games.ticket_to_ride_amsterdam.edge.adapter import AmsterdamAdapter

        return AmsterdamAdapter(self)

    def set_up(self, rng: Rng) -> AmsterdamPosition:
        return set_up(self, self.box, rng)

    def scores(self, p: AmsterdamPosition) -> list[Score]:
        return scores(p)

    def resample(self, p: AmsterdamPosition, seat: i64, rng: Rng) -> None:
        resample(p, seat, rng)

    def rate(self, p: AmsterdamPosition, moves: list[Move[AmsterdamPosition]]) -> list[float]:
        return rate(p, moves)

    def near(self, p: AmsterdamPosition) -> list[Target]:
        return near(p)

    def features(self, p: AmsterdamPosition, seat: i64) -> vec[float]:
        return features(p, seat)

    def fraction_left(self, p: AmsterdamPosition) -> float:
        return left_of(p)
