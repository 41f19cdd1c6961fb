"""The game class: the interface to the rest of the program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trackside.core.arrays import i64, vec
from trackside.core.game import Game
from trackside.core.moves import Move, Target
from trackside.core.rng import Rng
from trackside.core.score import Score
from trackside.games.steam.advice.appraise import BANKRUPT, FEATURES, features, left_of
from trackside.games.steam.advice.hints import rate
from trackside.games.steam.advice.near import near
from trackside.games.steam.rules.box import Box
from trackside.games.steam.rules.catalogue import Catalogue
from trackside.games.steam.rules.position import SteamPosition
from trackside.games.steam.rules.resample import resample
from trackside.games.steam.rules.scoring import CATEGORIES, scores
from trackside.games.steam.rules.setup import set_up

if TYPE_CHECKING:
    from trackside.core.edge.about import Setting
    from trackside.core.edge.adapter import GameAdapter


class Steam(Game[SteamPosition]):
    def __init__(self, setting: Setting) -> None:
        self.box = Box(setting.data, setting.players, setting.options, Catalogue)
        super().__init__(setting, CATEGORIES, self.box.at.moves, FEATURES)

    def make_adapter(self) -> GameAdapter[SteamPosition]:
        from trackside.games.steam.edge.adapter import SteamAdapter

        return SteamAdapter(self)

    def set_up(self, rng: Rng) -> SteamPosition:
        return set_up(self, self.box, rng)

    def scores(self, p: SteamPosition) -> list[Score]:
        return scores(p)

    def resample(self, p: SteamPosition, seat: i64, rng: Rng) -> None:
        resample(p, seat, rng)

    def rate(self, p: SteamPosition, moves: list[Move[SteamPosition]]) -> list[float]:
        return rate(p, moves)

    def near(self, p: SteamPosition) -> list[Target]:
        return near(p)

    def features(self, p: SteamPosition, seat: i64) -> vec[float]:
        return features(p, seat)

    def appraise(self, p: SteamPosition) -> list[float]:
        """As everywhere; but at the end, a bankrupt player ranks last whatever the points are."""
        found = super().appraise(p)
        if p.asked is not None:
            return found
        seat: i64
        for seat in range(self.seats):
            if p.players[seat].fell:
                found[seat] = BANKRUPT
        return found

    def fraction_left(self, p: SteamPosition) -> float:
        return left_of(p)
