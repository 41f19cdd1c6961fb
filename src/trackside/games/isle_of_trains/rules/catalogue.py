"""The catalogue of moves: each block is declared once, in the order of the ids."""

from __future__ import annotations

from trackside.core.arrays import filled, i64, vec
from trackside.core.catalogue import Blocks
from trackside.core.moves import Move
from trackside.games.isle_of_trains.rules.actions import Decline
from trackside.games.isle_of_trains.rules.box import COLOURS, ISLANDS, NONE, Box
from trackside.games.isle_of_trains.rules.build import BuildCard, Demolish, ScrapCar, ScrapFor, UpgradeCard
from trackside.games.isle_of_trains.rules.buy_back import BuyBack
from trackside.games.isle_of_trains.rules.cars import SLOTS
from trackside.games.isle_of_trains.rules.deliver import DeliverTo, Done, UnloadAll
from trackside.games.isle_of_trains.rules.delivery import Unload
from trackside.games.isle_of_trains.rules.discard import DiscardCard
from trackside.games.isle_of_trains.rules.effects import SalvageCard
from trackside.games.isle_of_trains.rules.load import LoadCard, LoadPassenger
from trackside.games.isle_of_trains.rules.position import IslePosition
from trackside.games.isle_of_trains.rules.steps import (
    AdditionalContract,
    Detour,
    Mismatch,
    SpecialDelivery,
    StartContract,
    Stop,
    Ticket,
)
from trackside.games.isle_of_trains.rules.take import TakeFromDeck, TakeFromRow, TakePassenger, TakeRest
from trackside.games.isle_of_trains.rules.turn import GoOn


class Catalogue:
    """The first id of each block. Blocks by place have the places of a train in order, and within each the rest."""

    def __init__(self, box: Box) -> None:
        blocks = Blocks[IslePosition]()
        kinds = box.kind_names
        colours = box.colour_names
        islands = box.island_names
        places = range(box.places)
        self.take_row: i64 = blocks.add([TakeFromRow(slot) for slot in range(box.row_size)])
        self.take_deck: i64 = blocks.add([TakeFromDeck()])
        self.take_rest: i64 = blocks.add([TakeRest()])
        self.take_passenger: i64 = blocks.add([TakePassenger()])
        self.build: i64 = blocks.add([BuildCard(kind, kinds[kind]) for kind in range(box.kinds)])
        upgrade = filled(NONE, box.kinds)
        for kind in range(box.kinds):
            if box.below_level[kind] != 0:
                upgrade[kind] = blocks.add([UpgradeCard(kind, kinds[kind], place) for place in places])
        self.upgrade: vec[i64] = upgrade  # by card; NONE of a card that is no upgrade
        self.scrap_for: i64 = blocks.add([ScrapFor(kind, kinds[kind]) for kind in range(box.kinds)])
        self.loads: i64 = box.kinds + COLOURS  # loads for each place of a train: cards, then passengers
        self.load: i64 = blocks.add(all_loads(box))  # train by train
        self.start_contract: i64 = blocks.add([StartContract(n, islands[n]) for n in range(ISLANDS)])
        self.additional_contract: i64 = blocks.add(
            [AdditionalContract(n, box.contract_names[n]) for n in range(box.contracts)]
        )
        self.ticket: i64 = blocks.add([Ticket(c, colours[c], place) for place in places for c in range(COLOURS)])
        self.mismatch: i64 = blocks.add([Mismatch(c, colours[c], place) for place in places for c in range(COLOURS)])
        self.detour: i64 = blocks.add([Detour(c, colours[c], place) for place in places for c in range(COLOURS)])
        self.special: i64 = blocks.add([SpecialDelivery()])
        self.stop: i64 = blocks.add([Stop()])
        self.decline: i64 = blocks.add([Decline()])
        self.scrap_car: i64 = blocks.add([ScrapCar(place) for place in places])
        self.demolish: i64 = blocks.add([Demolish(kind, kinds[kind]) for kind in range(box.kinds)])
        self.deliver: i64 = blocks.add([DeliverTo(n, islands[n]) for n in range(ISLANDS)])
        self.unload: i64 = blocks.add([Unload(place, slot) for place in places for slot in range(SLOTS)])
        self.done: i64 = blocks.add([Done()])
        self.unload_all: i64 = blocks.add([UnloadAll()])
        self.discard: i64 = blocks.add([DiscardCard(kind, kinds[kind]) for kind in range(box.kinds)])
        self.salvage: i64 = blocks.add([SalvageCard(kind, kinds[kind]) for kind in range(box.kinds)])
        self.go_on: i64 = blocks.add([GoOn()])
        self.buy_back: i64 = blocks.add([BuyBack()])
        self.moves: list[Move[IslePosition]] = blocks.moves


def all_loads(box: Box) -> list[Move[IslePosition]]:
    loads: list[Move[IslePosition]] = []
    owner: i64
    place: i64
    kind: i64
    colour: i64
    for owner in range(box.seats):
        for place in range(box.places):
            for kind in range(box.kinds):
                loads.append(LoadCard(owner, place, kind, box.kind_names[kind]))
            for colour in range(COLOURS):
                loads.append(LoadPassenger(owner, place, colour, box.colour_names[colour]))
    return loads
