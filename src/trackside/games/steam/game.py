"""The game as the rest of the program sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trackside.core.arrays import i64
from trackside.core.game import Game
from trackside.core.moves import Move
from trackside.core.rng import Rng
from trackside.core.score import Score
from trackside.games.steam.advice.hints import rate
from trackside.games.steam.rules.actions import DeclineTile, TakeTile
from trackside.games.steam.rules.auctions import Bid, FreePass, Pass
from trackside.games.steam.rules.box import ACTION_TILES, CITY_GROWTH, COLOURS, SPACES, URBANIZATION, Box
from trackside.games.steam.rules.build import EndBuild, UseKind, all_tiles
from trackside.games.steam.rules.catalogue import MOST_BID, MOST_LOANS
from trackside.games.steam.rules.geometry import EDGES
from trackside.games.steam.rules.goods import ChooseIncome, ChoosePoints, Deliver, RaiseLocomotive, TakeLink
from trackside.games.steam.rules.growth import Grow, PlaceNewCity, TakeSet, Urbanize
from trackside.games.steam.rules.money import TakeLoans
from trackside.games.steam.rules.position import SteamPosition
from trackside.games.steam.rules.resample import resample
from trackside.games.steam.rules.scoring import CATEGORIES, scores
from trackside.games.steam.rules.setup import set_up

if TYPE_CHECKING:
    from trackside.core.edge.about import Setting


class Steam(Game[SteamPosition]):
    def __init__(self, setting: Setting) -> None:
        self.box = Box(setting.data, setting.players, setting.options)
        super().__init__(setting, CATEGORIES, catalogue(self.box))

    def set_up(self, rng: Rng) -> SteamPosition:
        return set_up(self, self.box, rng)

    def scores(self, p: SteamPosition) -> list[Score]:
        return scores(p)

    def resample(self, p: SteamPosition, seat: i64, rng: Rng) -> None:
        resample(p, seat, rng)

    def rate(self, p: SteamPosition, moves: list[Move[SteamPosition]]) -> list[float]:
        return rate(p, moves)


def catalogue(box: Box) -> list[Move[SteamPosition]]:
    """All moves, in the order of `catalogue.py`."""
    moves: list[Move[SteamPosition]] = [
        Pass(),
        EndBuild(),
        FreePass(),
        RaiseLocomotive(),
        ChooseIncome(),
        ChoosePoints(),
    ]
    number: i64
    place: i64
    for number in range(ACTION_TILES):
        moves.append(TakeTile(number, box.tile_names[number]))
    moves.append(DeclineTile(CITY_GROWTH, box.tile_names[CITY_GROWTH]))
    moves.append(DeclineTile(URBANIZATION, box.tile_names[URBANIZATION]))
    for number in range(MOST_LOANS + 1):
        moves.append(TakeLoans(number))
    for number in range(MOST_BID + 1):
        moves.append(Bid(number))
    for number in range(len(box.kind_names)):
        moves.append(UseKind(number, box.kind_names[number]))
    for number in range(SPACES):
        moves.append(TakeSet(number))
    for number in range(COLOURS):
        moves.append(PlaceNewCity(number, box.colour_names[number]))
    for place in range(len(box.place_names)):
        name = box.place_names[place]
        moves.append(Grow(place, name) if place < box.cities else Urbanize(place, name))
    for place in range(len(box.place_names)):
        for number in range(COLOURS):
            moves.append(Deliver(box, place, number))
    for place in range(len(box.place_names)):
        for number in range(EDGES):
            moves.append(TakeLink(box, place, number))
    moves.extend(all_tiles(box))
    return moves
