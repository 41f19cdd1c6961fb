"""The game as the rest of the program sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from trackside.core.arrays import i64
from trackside.core.game import Game
from trackside.core.moves import Move
from trackside.core.rng import Rng
from trackside.core.score import Score
from trackside.games.great_western_trail.auxiliary import all_auxiliary
from trackside.games.great_western_trail.blocks import MOST_CERTIFICATES
from trackside.games.great_western_trail.box import CATEGORIES, Box
from trackside.games.great_western_trail.build import all_builds
from trackside.games.great_western_trail.cattle_market import Reveal, all_buys
from trackside.games.great_western_trail.delivery import Deliver
from trackside.games.great_western_trail.discs import ClearDisc, Reclaim
from trackside.games.great_western_trail.gather import all_hazards, all_takes, all_trades
from trackside.games.great_western_trail.herd import Discard, Draw, Remove
from trackside.games.great_western_trail.hints import rate
from trackside.games.great_western_trail.hire import all_hires
from trackside.games.great_western_trail.kansas_city import Spend, TakeTile
from trackside.games.great_western_trail.objectives import all_plays
from trackside.games.great_western_trail.perform import Use
from trackside.games.great_western_trail.phase_b import Done, all_copies
from trackside.games.great_western_trail.position import Table
from trackside.games.great_western_trail.principles import Decline
from trackside.games.great_western_trail.railroad import EngineTo
from trackside.games.great_western_trail.resample import resample
from trackside.games.great_western_trail.scoring import scores
from trackside.games.great_western_trail.setup import set_up
from trackside.games.great_western_trail.stations import ChooseStation, GiveWorker
from trackside.games.great_western_trail.trail import Stop, all_steps
from trackside.games.great_western_trail.turn import all_places

if TYPE_CHECKING:
    from trackside.core.about import Setting
    from trackside.core.panel import Panel
    from trackside.core.reason import Reason
    from trackside.games.great_western_trail.view import GreatWesternTrailView
    from trackside.locales import Words


class GreatWesternTrail(Game[Table]):
    def __init__(self, setting: Setting) -> None:
        self.box = Box(setting.data, setting.players, setting.options)
        super().__init__(setting, CATEGORIES, all_moves(self.box))

    def set_up(self, rng: Rng) -> Table:
        return set_up(self, self.box, rng)

    def scores(self, p: Table) -> list[Score]:
        return scores(p)

    def resample(self, p: Table, seat: i64, rng: Rng) -> None:
        resample(p, seat, rng)

    def rate(self, p: Table, moves: list[Move[Table]]) -> list[float]:
        return rate(p, moves)

    def view(self, p: Table, seat: int | None) -> GreatWesternTrailView:
        from trackside.games.great_western_trail.view import view

        return view(p, seat)

    def arrange(self, situation: dict[str, Any]) -> Table:
        from trackside.games.great_western_trail.arrange import arrange

        return arrange(self, self.box, situation)

    def situation(self, p: Table) -> dict[str, Any]:
        from trackside.games.great_western_trail.situation import situation

        return situation(p)

    def faults(self, p: Table) -> list[str]:
        from trackside.games.great_western_trail.audit import faults

        return faults(p)

    def panels(self, view: GreatWesternTrailView, say: Words) -> list[Panel]:
        from trackside.games.great_western_trail.panels import panels

        return panels(self.setting.data, view, say)

    def note(self, p: Table, move: Move[Table]) -> tuple[str, dict[str, Any]] | None:
        from trackside.games.great_western_trail.notes import note

        return note(p, move)

    def reasons(self, p: Table, seat: int) -> list[Reason]:
        from trackside.games.great_western_trail.reasons import reasons

        return reasons(p, seat)


def all_moves(box: Box) -> list[Move[Table]]:
    """The catalogue, in the order of Blocks."""
    moves: list[Move[Table]] = [Done(), Decline(), Stop(), Draw(), Reveal()]
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
