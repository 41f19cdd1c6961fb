"""The catalogue of moves: each block is declared once, in the order of the ids."""

from __future__ import annotations

from typing import Final

from trackside.core.arrays import i64
from trackside.core.catalogue import Blocks
from trackside.core.moves import Move
from trackside.games.great_western_trail.rules.auxiliary import all_auxiliary
from trackside.games.great_western_trail.rules.box import WORKERS, Box
from trackside.games.great_western_trail.rules.build import all_builds
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
from trackside.games.great_western_trail.rules.stations import ChooseStation, GiveWorker
from trackside.games.great_western_trail.rules.trail import Stop, all_steps
from trackside.games.great_western_trail.rules.turn import all_places

MOST_CERTIFICATES: Final = 6


class Catalogue:
    """The first id of each block."""

    def __init__(self, box: Box) -> None:
        blocks = Blocks[WesternPosition]()
        cards = range(box.kinds)
        stations = range(len(box.stations))
        self.done: i64 = blocks.add([Done()])  # end phase B
        self.decline: i64 = blocks.add([Decline()])  # leave what is only offered
        self.stop: i64 = blocks.add([Stop()])  # end a move of the cattleman
        self.draw: i64 = blocks.add([Draw()])
        self.reveal: i64 = blocks.add([Reveal()])
        self.place: i64 = blocks.add(all_places(box))
        self.step: i64 = blocks.add(all_steps(box))
        self.use: i64 = blocks.add([Use(deed.id, deed.name) for deed in box.deeds])
        self.auxiliary: i64 = blocks.add(all_auxiliary(box))
        self.copy: i64 = blocks.add(all_copies(box))
        self.play: i64 = blocks.add(all_plays(box))
        self.discard: i64 = blocks.add([Discard(n, box.cards[n]) for n in cards])
        self.remove: i64 = blocks.add([Remove(n, box.cards[n]) for n in cards])
        self.hire: i64 = blocks.add(all_hires())
        self.build: i64 = blocks.add(all_builds(box))
        self.take: i64 = blocks.add(all_takes(box))
        self.trade: i64 = blocks.add(all_trades(box))
        self.hazard: i64 = blocks.add(all_hazards(box))
        self.buy: i64 = blocks.add(all_buys(box))
        self.engine: i64 = blocks.add([EngineTo(n, box.places[n]) for n in range(len(box.places))])
        self.disc: i64 = blocks.add([ClearDisc(n, box.discs[n]) for n in range(len(box.discs))])
        self.reclaim: i64 = blocks.add([Reclaim(n, box.stations[n]) for n in stations])
        self.master: i64 = blocks.add([GiveWorker(n) for n in range(len(WORKERS))])
        self.station: i64 = blocks.add([ChooseStation(n, box.stations[n]) for n in stations])
        self.foresight: i64 = blocks.add([TakeTile(n, box.tiles[n]) for n in range(box.tile_kinds)])
        self.spend: i64 = blocks.add([Spend(n) for n in range(MOST_CERTIFICATES + 1)])
        self.deliver: i64 = blocks.add([Deliver(n, box.cities[n], box.city_value[n]) for n in range(len(box.cities))])
        self.moves: list[Move[WesternPosition]] = blocks.moves
