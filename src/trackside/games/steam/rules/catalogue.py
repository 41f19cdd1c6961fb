"""The catalogue of moves: each block is declared once, in the order of the ids."""

from __future__ import annotations

from trackside.core.arrays import i64
from trackside.core.catalogue import Blocks
from trackside.core.moves import Move
from trackside.games.steam.rules.actions import all_declines, all_takes
from trackside.games.steam.rules.auctions import FreePass, Pass, all_bids
from trackside.games.steam.rules.box import Box
from trackside.games.steam.rules.build import EndBuild, all_kinds, all_tiles
from trackside.games.steam.rules.goods import ChooseIncome, ChoosePoints, RaiseLocomotive, all_deliveries, all_links
from trackside.games.steam.rules.growth import all_new_cities, all_sets, all_sites
from trackside.games.steam.rules.money import all_loans
from trackside.games.steam.rules.position import SteamPosition


class Catalogue:
    """The first id of each block."""

    def __init__(self, box: Box) -> None:
        blocks = Blocks[SteamPosition]()
        self.pass_: i64 = blocks.add([Pass()])
        self.done: i64 = blocks.add([EndBuild()])
        self.free_pass: i64 = blocks.add([FreePass()])
        self.raise_locomotive: i64 = blocks.add([RaiseLocomotive()])
        self.to_income: i64 = blocks.add([ChooseIncome()])
        self.to_points: i64 = blocks.add([ChoosePoints()])
        self.take: i64 = blocks.add(all_takes(box))
        self.decline: i64 = blocks.add(all_declines(box))
        self.loans: i64 = blocks.add(all_loans())  # by number, from 0
        self.bid: i64 = blocks.add(all_bids())  # by amount, from 0
        self.kind: i64 = blocks.add(all_kinds(box))
        self.set: i64 = blocks.add(all_sets())
        self.new_city: i64 = blocks.add(all_new_cities(box))
        self.site: i64 = blocks.add(all_sites(box))  # by place: grow a city or urbanize a town
        self.deliver: i64 = blocks.add(all_deliveries(box))  # place by place, within a place colour by colour
        self.link: i64 = blocks.add(all_links(box))  # place by place, within a place edge by edge
        self.lay: i64 = blocks.add(all_tiles(box))
        self.moves: list[Move[SteamPosition]] = blocks.moves
