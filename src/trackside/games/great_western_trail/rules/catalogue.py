"""Where each kind of move begins in the catalogue: listing moves is arithmetic on these numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from trackside.core.arrays import i64

if TYPE_CHECKING:
    from trackside.games.great_western_trail.rules.box import Box

MOST_CERTIFICATES: Final = 6
WORKER_KINDS: Final = 3
NUMBERS: Final = 10  # of private buildings


class Blocks:
    """The first id of each kind of move, in the order of the catalogue."""

    def __init__(self, box: Box) -> None:
        self.done: i64 = 0  # end phase B
        self.decline: i64 = 1  # leave what is only offered
        self.stop: i64 = 2  # end a move of the cattleman
        self.draw: i64 = 3
        self.reveal: i64 = 4
        self.place: i64 = 5
        self.step: i64 = self.place + len(box.neutral_nodes)
        self.use: i64 = self.step + len(box.walks)
        self.auxiliary: i64 = self.use + len(box.deeds)
        self.copy: i64 = self.auxiliary + 2 * len(box.auxiliary)
        self.play: i64 = self.copy + len(box.copied)
        self.discard: i64 = self.play + box.deck_objectives
        self.remove: i64 = self.discard + box.kinds
        self.hire: i64 = self.remove + box.kinds
        self.build: i64 = self.hire + len(box.row_cost) * WORKER_KINDS
        self.take: i64 = self.build + NUMBERS * len(box.building_nodes)
        self.trade: i64 = self.take + box.deck_objectives + 1
        self.hazard: i64 = self.trade + len(box.teepee_nodes)
        self.buy: i64 = self.hazard + len(box.hazard_spaces)
        self.engine: i64 = self.buy + len(box.buy_first)
        self.disc: i64 = self.engine + len(box.places)
        self.reclaim: i64 = self.disc + len(box.discs)
        self.master: i64 = self.reclaim + len(box.stations)
        self.station: i64 = self.master + WORKER_KINDS
        self.foresight: i64 = self.station + len(box.stations)
        self.spend: i64 = self.foresight + box.tile_kinds
        self.deliver: i64 = self.spend + MOST_CERTIFICATES + 1
        self.end: i64 = self.deliver + len(box.cities)
