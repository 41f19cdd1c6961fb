"""The catalogue of moves, in the order that Box.number_moves counts on."""

from __future__ import annotations

from trackside.core.arrays import i64
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


def all_moves(box: Box) -> list[Move[IslePosition]]:
    moves: list[Move[IslePosition]] = []
    slot: i64
    place: i64
    kind: i64
    colour: i64
    island: i64
    owner: i64
    contract: i64
    for slot in range(box.row_size):
        moves.append(TakeFromRow(slot))
    moves.append(TakeFromDeck())
    moves.append(TakeRest())
    moves.append(TakePassenger())
    for kind in range(box.kinds):
        moves.append(BuildCard(kind, box.kind_names[kind]))
    for kind in range(box.kinds):
        if box.at_upgrade[kind] != NONE:
            for place in range(box.places):
                moves.append(UpgradeCard(kind, box.kind_names[kind], place))
    for kind in range(box.kinds):
        moves.append(ScrapFor(kind, box.kind_names[kind]))
    for owner in range(box.seats):
        for place in range(box.places):
            for kind in range(box.kinds):
                moves.append(LoadCard(owner, place, kind, box.kind_names[kind]))
            for colour in range(COLOURS):
                moves.append(LoadPassenger(owner, place, colour, box.colour_names[colour]))
    for island in range(ISLANDS):
        moves.append(StartContract(island, box.island_names[island]))
    for contract in range(box.contracts):
        moves.append(AdditionalContract(contract, box.contract_names[contract]))
    for place in range(box.places):
        for colour in range(COLOURS):
            moves.append(Ticket(colour, box.colour_names[colour], place))
    for place in range(box.places):
        for colour in range(COLOURS):
            moves.append(Mismatch(colour, box.colour_names[colour], place))
    for place in range(box.places):
        for colour in range(COLOURS):
            moves.append(Detour(colour, box.colour_names[colour], place))
    moves.append(SpecialDelivery())
    moves.append(Stop())
    moves.append(Decline())
    for place in range(box.places):
        moves.append(ScrapCar(place))
    for kind in range(box.kinds):
        moves.append(Demolish(kind, box.kind_names[kind]))
    for island in range(ISLANDS):
        moves.append(DeliverTo(island, box.island_names[island]))
    for place in range(box.places):
        for slot in range(SLOTS):
            moves.append(Unload(place, slot))
    moves.append(Done())
    moves.append(UnloadAll())
    for kind in range(box.kinds):
        moves.append(DiscardCard(kind, box.kind_names[kind]))
    for kind in range(box.kinds):
        moves.append(SalvageCard(kind, box.kind_names[kind]))
    moves.append(GoOn())
    moves.append(BuyBack())
    return moves
