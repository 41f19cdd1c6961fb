"""The game as the rest of the program sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trackside.core.arrays import i64
from trackside.core.game import Game
from trackside.core.moves import Move
from trackside.core.rng import Rng
from trackside.core.score import Score
from trackside.games.great_western_trail.advice.hints import rate
from trackside.games.great_western_trail.rules.auxiliary import all_auxiliary
from trackside.games.great_western_trail.rules.box import CATEGORIES, Box
from trackside.games.great_western_trail.rules.build import all_builds
from trackside.games.great_western_trail.rules.catalogue import MOST_CERTIFICATES
from trackside.games.great_western_trail.rules.cattle_market import Reveal, all_buys
from trackside.games.great_western_trail.rules.delivery import Deliver
from trackside.games.great_western_trail.rules.discs import ClearDisc, Reclaim
from trackside.games.great_western_trail.rules.gather import all_hazards, all_takes, all_trades
from trackside.games.great_western_trail.rules.herd import Discard, Draw, Remove
from trackside.games.great_western_trail.rules.hire import all_hires
from trackside.games.great_western_trail.rules.kansas_city import Spend, TakeTile
from trackside.games.great_western_trail.rules.objectives import all_plays
from trackside.games.great_western_trail.rules.perform import Use
from trackside.games.great_western_trail.rules.phase_b import Done, all_copies
from trackside.games.great_western_trail.rules.position import WesternPosition
from trackside.games.great_western_trail.rules.principles import Decline
from trackside.games.great_western_trail.rules.railroad import EngineTo
from trackside.games.great_western_trail.rules.resample import resample
from trackside.games.great_western_trail.rules.scoring import scores
from trackside.games.great_western_trail.rules.setup import set_up
from trackside.games.great_western_trail.rules.stations import ChooseStation, GiveWorker
from trackside.games.great_western_trail.rules.trail import Stop, all_steps
from trackside.games.great_western_trail.rules.turn import all_places

if TYPE_CHECKING:
    from trackside.core.edge.about import Setting


class GreatWesternTrail(Game[WesternPosition]):
    def __init__(self, setting: Setting) -> None:
        self.box = Box(setting.data, setting.players, setting.options)
        super().__init__(setting, CATEGORIES, all_moves(self.box))

    def set_up(self, rng: Rng) -> WesternPosition:
        return set_up(self, self.box, rng)

    def scores(self, p: WesternPosition) -> list[Score]:
        return scores(p)

    def resample(self, p: WesternPosition, seat: i64, rng: Rng) -> None:
        resample(p, seat, rng)

    def rate(self, p: WesternPosition, moves: list[Move[WesternPosition]]) -> list[float]:
        return rate(p, moves)


def all_moves(box: Box) -> list[Move[WesternPosition]]:
    """The catalogue, in the order of Blocks."""
    moves: list[Move[WesternPosition]] = [Done(), Decline(), Stop(), Draw(), Reveal()]
    moves.extend(all_places(box))
    moves.extend(all_steps(box))
    for deed in box.deeds:
        moves.append(Use(deed.id, deed.name))
    moves.extend(all_auxiliary(box))
    moves.extend(all_copies(box))
    moves.extend(all_plays(box))
    i: i64
    for i in range(box.kinds):
        moves.append(Discard(i, box.cards[i]))
    for i in range(box.kinds):
        moves.append(Remove(i, box.cards[i]))
    moves.extend(all_hires())
    moves.extend(all_builds(box))
    moves.extend(all_takes(box))
    moves.extend(all_trades(box))
    moves.extend(all_hazards(box))
    moves.extend(all_buys(box))
    for i in range(len(box.places)):
        moves.append(EngineTo(i, box.places[i]))
    for i in range(len(box.discs)):
        moves.append(ClearDisc(i, box.discs[i]))
    for i in range(len(box.stations)):
        moves.append(Reclaim(i, box.stations[i]))
    for i in range(3):
        moves.append(GiveWorker(i))
    for i in range(len(box.stations)):
        moves.append(ChooseStation(i, box.stations[i]))
    for i in range(box.tile_kinds):
        moves.append(TakeTile(i, box.tiles[i]))
    for i in range(MOST_CERTIFICATES + 1):
        moves.append(Spend(i))
    for i in range(len(box.cities)):
        moves.append(Deliver(i, box.cities[i], box.city_value[i]))
    return moves
