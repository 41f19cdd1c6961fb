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
    heap_size,
    is_face_down,
    kind_of,
    loader_of,
)
from trackside.games.isle_of_trains.rules.contracts import Contract
from trackside.games.isle_of_trains.rules.deliver import Delivering, Destination, Special
from trackside.games.isle_of_trains.rules.discard import BenefitDiscard, Discarding, ExtraCard, HandLimit
from trackside.games.isle_of_trains.rules.effects import Salvage
from trackside.games.isle_of_trains.rules.player import CARD_BITS, KNOWLEDGE, Player
from trackside.games.isle_of_trains.rules.position import IslePosition
from trackside.games.isle_of_trains.rules.take import TakeCards
from trackside.games.isle_of_trains.rules.turn import NightWindow

if TYPE_CHECKING:
    from trackside.games.isle_of_trains.game import IsleOfTrains

VERSION: Final = 1
QUESTIONS: Final = [
    "action",
    "bonus",
    "take-cards",
    "payment",
    "delivering",
    "destination",
    "contract",
    "hand-limit",
    "benefit-discard",
    "extra-card",
    "scrapping",
    "placing",
    "replacing",
    "surplus",
    "special",
    "salvage",
    "night-window",
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
        self.asked = self.add("question", FLAG, (len(QUESTIONS),), 1, "IOT-3.1")
        self.decides = self.add("decides", FLAG, (seats,), 1, "IOT-3.1")
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
        self.players: i64 = self.words
        for seat in range(seats):
            first = self.add(f"seat {seat}: hand, VP markers, progress locomotive", NUMBER, (3,), 127, "IOT-1.5")
            known = self.add(f"seat {seat}: cards seen being taken", NUMBER, (kinds,), 127, "IOT-1.10")
            supply = self.add(f"seat {seat}: passengers", NUMBER, (COLOURS,), 15, "IOT-1.4")
            delivered = self.add(f"seat {seat}: passengers delivered", NUMBER, (COLOURS,), 15, "OP-22")
            islands = self.add(f"seat {seat}: open islands", FLAG, (ISLANDS,), 1, "IOT-7.3")
            completed = self.add(f"seat {seat}: contracts", FLAG, (contracts,), 1, "IOT-7.4")
            buildings = self.add(f"seat {seat}: buildings", FLAG, (kinds,), 1, "IOT-5.2")
            # Of each car: the card, the loads, whether each is face down, and an empty cell.
            train = self.add(f"seat {seat}: train", ID, (places, 2 * SLOTS + 2), load, "IOT-1.9")
            if seat == 0:
                self.known: i64 = known - first
                self.supply: i64 = supply - first
                self.delivered: i64 = delivered - first
                self.open: i64 = islands - first
                self.completed: i64 = completed - first
                self.buildings: i64 = buildings - first
                self.train: i64 = train - first
        self.player: i64 = (self.words - self.players) // self.seats

    def write(self, p: IslePosition, seat: i64, out: vec[i64], at: i64) -> None:
        clear(out, at, self.words)
        asked = p.asked
        if asked is not None:
            put(out, at + self.asked, question_number(asked), 1)
            out[at + self.decides] = ONE[(asked.seat - seat + self.seats) % self.seats]
            if asked.seat == seat:
                self.write_arguments(p, asked, out, at)
        out[at + self.turn] = ONE[(p.current - seat + self.seats) % self.seats]
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

    def write_arguments(self, p: IslePosition, asked: Question[IslePosition], out: vec[i64], at: i64) -> None:
        """What the question says to the seat that decides."""
        count: i64 = 0
        about: i64 = 0
        if isinstance(asked, Action):
            count = asked.left
        elif isinstance(asked, Bonus):
            put_flags(out, at + self.choices, asked.choices)
        elif isinstance(asked, TakeCards):
            count = asked.n
        elif isinstance(asked, Discarding):
            count = min(asked.n, len(p.players[asked.seat].hand))
            if isinstance(asked, Payment):
                about = asked.card + 1
        elif isinstance(asked, Delivering):
            about = asked.island + 1
        elif isinstance(asked, Contract):
            count = heap_size(asked.need) - asked.jokers
            about = (asked.action().island if asked.contract < 0 else asked.contract) + 1
        elif isinstance(asked, Scrapping | Placing | Replacing):
            about = asked.card + 1
        out[at + self.count] = count
        out[at + self.about] = about


def question_number(asked: Question[IslePosition]) -> i64:
    """The index of the question in QUESTIONS."""
    if isinstance(asked, Action):
        return 0
    if isinstance(asked, Bonus):
        return 1
    if isinstance(asked, TakeCards):
        return 2
    if isinstance(asked, Payment):
        return 3
    if isinstance(asked, Delivering):
        return 4
    if isinstance(asked, Destination):
        return 5
    if isinstance(asked, Contract):
        return 6
    if isinstance(asked, HandLimit):
        return 7
    if isinstance(asked, BenefitDiscard):
        return 8
    if isinstance(asked, ExtraCard):
        return 9
    if isinstance(asked, Scrapping):
        return 10
    if isinstance(asked, Placing):
        return 11
    if isinstance(asked, Replacing):
        return 12
    if isinstance(asked, Surplus):
        return 13
    if isinstance(asked, Special):
        return 14
    if isinstance(asked, Salvage):
        return 15
    assert isinstance(asked, NightWindow)
    return 16


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
