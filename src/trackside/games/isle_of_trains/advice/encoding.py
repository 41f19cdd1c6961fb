"""What a seat knows as numbers: see `core/encoding.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from trackside.core.arrays import i64, vec
from trackside.core.encoding import (
    FLAG,
    ID,
    NUMBER,
    ONE,
    WIDE,
    Encoding,
    add_one,
    clear,
    put,
    put_flags,
    put_next,
    wide,
)
from trackside.core.question import Question
from trackside.games.isle_of_trains.rules.actions import Action, Bonus
from trackside.games.isle_of_trains.rules.box import COLOURS, ISLANDS
from trackside.games.isle_of_trains.rules.build import Payment, Placing, Replacing, Scrapping, Surplus
from trackside.games.isle_of_trains.rules.cars import (
    FIRST_CARD,
    KIND_BITS,
    KIND_MASK,
    KNOWN,
    LOAD_BITS,
    LOAD_MASK,
    SLOTS,
    is_face_down,
    kind_of,
    loader_of,
)
from trackside.games.isle_of_trains.rules.contracts import Contract
from trackside.games.isle_of_trains.rules.deliver import Delivering, Destination, Special
from trackside.games.isle_of_trains.rules.discard import BenefitDiscard, ExtraCard, HandLimit
from trackside.games.isle_of_trains.rules.effects import Salvage
from trackside.games.isle_of_trains.rules.player import CARD_BITS, KNOWLEDGE, Player
from trackside.games.isle_of_trains.rules.position import IslePosition
from trackside.games.isle_of_trains.rules.take import TakeCards
from trackside.games.isle_of_trains.rules.turn import NightWindow

if TYPE_CHECKING:
    from trackside.games.isle_of_trains.game import IsleOfTrains

VERSION: Final = 1
QUESTIONS: Final[list[type[Question[IslePosition]]]] = [
    Action,
    Bonus,
    TakeCards,
    Payment,
    Delivering,
    Destination,
    Contract,
    HandLimit,
    BenefitDiscard,
    ExtraCard,
    Scrapping,
    Placing,
    Replacing,
    Surplus,
    Special,
    Salvage,
    NightWindow,
]
HIDDEN: Final = FIRST_CARD - 1  # a load that only its loader knows; passengers are less, cards more


class IsleEncoding(Encoding[IslePosition]):
    def __init__(self, game: IsleOfTrains) -> None:
        super().__init__(game, VERSION)
        box = game.box
        seats = int(game.seats)
        kinds = int(box.kinds)
        places = int(box.places)
        cards = len(box.undealt) + seats
        contracts = int(box.contracts)
        load = int(FIRST_CARD) + kinds - 1
        self.add_question(QUESTIONS, "IOT-3.1")
        self.turn = self.add("turn", FLAG, (seats,), 1, "IOT-3.1")
        self.count = self.add("question: how many", NUMBER, (1,), 127, "IOT-3.1")
        self.about = self.add("question: card, island or contract", ID, (1,), max(kinds, contracts, ISLANDS), "IOT-5.8")
        self.choices = self.add("question: actions", FLAG, (4,), 1, "IOT-3.4")
        self.clock = self.add("ply, horizon", WIDE, (2,), 8191, "IOT-3.1")
        self.stocks = self.add("deck, progress, last turns from 1", NUMBER, (3,), 127, "IOT-7.9")
        self.row_cards = self.add("row", ID, (int(box.row_size),), kinds, "IOT-1.9")
        self.top = self.add("top of the deck", ID, (cards,), kinds, "IOT-15.8")
        self.discard = self.add("discard, the top first", ID, (cards,), kinds, "IOT-1.9")
        self.discarded = self.add("discard by card", NUMBER, (kinds,), 127, "IOT-1.9")
        self.aside = self.add("loads set aside", ID, (places * SLOTS,), load, "IOT-7.7")
        self.bag = self.add("bag", NUMBER, (COLOURS,), 15, "IOT-1.4")
        self.islands = self.add("islands on the map", FLAG, (ISLANDS,), 1, "IOT-1.9")
        self.tiles = self.add("ticket tiles", ID, (COLOURS,), len(box.tile_names), "IOT-1.3")
        self.seated = self.add("passengers on the tiles", NUMBER, (COLOURS,), 15, "IOT-1.3")
        self.hand = self.add("hand", NUMBER, (kinds,), 127, "IOT-1.10")
        self.add_to_seats("hand, VP markers, progress locomotive", NUMBER, (3,), 127, "IOT-1.5")
        self.known = self.add_to_seats("cards seen being taken", NUMBER, (kinds,), 127, "IOT-1.10")
        self.supply = self.add_to_seats("passengers", NUMBER, (COLOURS,), 15, "IOT-1.4")
        self.delivered = self.add_to_seats("passengers delivered", NUMBER, (COLOURS,), 15, "OP-22")
        self.open = self.add_to_seats("open islands", FLAG, (ISLANDS,), 1, "IOT-7.3")
        self.completed = self.add_to_seats("contracts", FLAG, (contracts,), 1, "IOT-7.4")
        self.buildings = self.add_to_seats("buildings", FLAG, (kinds,), 1, "IOT-5.2")
        # Of each car: the card, the loads, whether each is face down, and an empty cell.
        self.train = self.add_to_seats("train", ID, (places, 2 * SLOTS + 2), load, "IOT-1.9")
        self.add_seats()

    def write(self, p: IslePosition, seat: i64, out: vec[i64], at: i64) -> None:
        clear(out, at, self.words)
        asked = p.asked
        if asked is not None:
            self.write_question(asked, seat, out, at)
            if asked.seat == seat:
                cells = asked.cells(p)
                out[at + self.count] = cells & 255
                out[at + self.about] = (cells >> 8) & 255
                put_flags(out, at + self.choices, cells >> 16)
        out[at + self.turn] = ONE[self.from_viewer(p.current, seat)]
        out[at + self.clock] = wide(p.ply) | (wide(p.horizon) << 16)
        out[at + self.stocks] = len(p.deck) | (p.progress << 8) | ((p.last_turns + 1) << 16)
        put_next(out, at + self.row_cards, p.row, 1)
        k: i64
        for k in range(p.known_top):
            put(out, at + self.top, k, p.deck[len(p.deck) - 1 - k] + 1)
        cell: i64 = len(p.discard)
        for kind in p.discard:
            cell -= 1
            put(out, at + self.discard, cell, kind + 1)
            add_one(out, at + self.discarded, kind)
        for k in range(len(p.aside)):
            put(out, at + self.aside, k, p.aside[k] & KIND_MASK)
        put_heap(out, at + self.bag, p.bag)
        put_flags(out, at + self.islands, p.islands)
        put_next(out, at + self.tiles, p.tickets, 1)
        put_heap(out, at + self.seated, p.seated)
        for card in p.players[seat].hand:
            add_one(out, at + self.hand, card >> CARD_BITS)
        to = at + self.players
        other = seat
        _k: i64
        for _k in range(self.seats):
            self.write_player(p, p.players[other], seat, p.progress_by == other, out, to)
            to += self.player
            other += 1
            if other == self.seats:
                other = 0

    def write_player(
        self, p: IslePosition, player: Player, viewer: i64, progress: bool, out: vec[i64], at: i64
    ) -> None:
        out[at] = len(player.hand) | (player.vp << 8) | (ONE[2] if progress else i64(0))
        for card in player.hand:
            if card & KNOWLEDGE == KNOWN:
                add_one(out, at + self.known, card >> CARD_BITS)
        put_heap(out, at + self.supply, player.supply)
        if not p.box.stations_count_all:
            put_heap(out, at + self.delivered, player.delivered)
        put_flags(out, at + self.open, player.open)
        put_flags(out, at + self.completed, player.completed)
        put_flags(out, at + self.buildings, player.buildings)
        to = at + self.train
        for car in player.train:
            cells = kind_of(car) + 1
            loads = car >> KIND_BITS
            shift: i64 = 8
            while loads != 0:
                load = loads & LOAD_MASK
                if not is_face_down(load):
                    cells |= (load & KIND_MASK) << shift
                else:
                    cells |= (load & KIND_MASK if loader_of(load) == viewer else i64(HIDDEN)) << shift
                    cells |= ONE[SLOTS] << shift
                loads >>= LOAD_BITS
                shift += 8
            out[to] = cells
            to += 1


def put_heap(out: vec[i64], at: i64, heap: i64) -> None:
    """Passengers by colour."""
    cells: i64 = 0
    shift: i64 = 0
    while heap != 0:
        cells |= (heap & 15) << shift
        heap >>= 4
        shift += 8
    out[at] = cells


def encoding(game: IsleOfTrains) -> IsleEncoding:
    return IsleEncoding(game)
