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
    put_flags,
    put_next,
    put_numbers,
    wide,
)
from trackside.core.question import Question
from trackside.games.great_western_trail.rules.auxiliary import ChooseAuxiliary
from trackside.games.great_western_trail.rules.box import (
    BUILDINGS,
    CITIES,
    DISCS,
    FIRST_HAZARD,
    LOOSE,
    MASTERS,
    MOST_FIRST_TILES,
    NEUTRAL,
    ROWS,
    STATIONS,
    SUBPHASES,
    WORKERS,
)
from trackside.games.great_western_trail.rules.build import PlaceBuilding
from trackside.games.great_western_trail.rules.cattle_market import BuyCattle
from trackside.games.great_western_trail.rules.delivery import ChooseCity, PlaceDisc
from trackside.games.great_western_trail.rules.gather import RemoveHazard, TakeObjective, TradeWithIndians
from trackside.games.great_western_trail.rules.herd import DiscardCards, DrawCards, RemoveCards
from trackside.games.great_western_trail.rules.hire import HireWorker
from trackside.games.great_western_trail.rules.kansas_city import Foresight, Income, KansasCity
from trackside.games.great_western_trail.rules.perform import Immediate
from trackside.games.great_western_trail.rules.phase_b import PhaseB
from trackside.games.great_western_trail.rules.position import Player, WesternPosition, sum_of
from trackside.games.great_western_trail.rules.railroad import BackUp, MoveEngine
from trackside.games.great_western_trail.rules.stations import StationBehind, TakeMaster, UpgradeStation
from trackside.games.great_western_trail.rules.trail import Travel
from trackside.games.great_western_trail.rules.turn import PhaseA, PlaceCattleman

if TYPE_CHECKING:
    from trackside.games.great_western_trail.game import GreatWesternTrail

VERSION: Final = 1
QUESTIONS: Final[list[type[Question[WesternPosition]]]] = [
    PhaseA,
    PhaseB,
    Travel,
    DiscardCards,
    DrawCards,
    RemoveCards,
    Foresight,
    Income,
    ChooseCity,
    PlaceDisc,
    Immediate,
    MoveEngine,
    BackUp,
    UpgradeStation,
    StationBehind,
    TakeMaster,
    HireWorker,
    PlaceBuilding,
    BuyCattle,
    RemoveHazard,
    TradeWithIndians,
    TakeObjective,
    ChooseAuxiliary,
    PlaceCattleman,
]


class WesternEncoding(Encoding[WesternPosition]):
    def __init__(self, game: GreatWesternTrail) -> None:
        super().__init__(game, VERSION)
        box = game.box
        seats = int(game.seats)
        kinds = int(box.kinds)
        tiles = int(box.tile_kinds)
        nodes = len(box.nodes)
        tile = int(LOOSE) + tiles  # the largest id of what lies on a space
        slots = len(box.slots)
        objectives = len(box.objectives)
        self.add_question(QUESTIONS, "GWT-3.1")
        self.arguments = self.add("question: arguments", WIDE, (2,), 8191, "GWT-5.1", -8191)
        self.clock = self.add("ply, horizon", WIDE, (2,), 8191, "GWT-3.1")
        self.phase = self.add("phase B: whose", FLAG, (seats,), 1, "GWT-5.1")
        self.arrived = self.add("phase B: tile on arrival", ID, (1,), tile, "GWT-5.1")
        self.auxiliary = self.add("phase B: auxiliary action", FLAG, (1,), 1, "GWT-5.2")
        self.unused = self.add("phase B: unused actions", FLAG, (slots,), 1, "GWT-5.1")
        self.again = self.add("phase B: actions usable again", FLAG, (slots,), 1, "GWT-9.8b")
        self.subphase = self.add("Kansas City: subphase", NUMBER, (1,), SUBPHASES + 3, "GWT-10.1")
        self.trail = self.add("trail", ID, (nodes,), tile, "GWT-1.13")  # buildings by seat from the viewer, ten each
        self.sides = self.add("buildings with side b up", FLAG, (BUILDINGS,), 1, "GWT-2.11")
        self.masters = self.add("station masters", ID, (MASTERS,), MASTERS + len(WORKERS), "GWT-8.11")
        self.jobs = self.add("job market", NUMBER, (ROWS, len(WORKERS)), 127, "GWT-10.5")
        self.token = self.add("job market token", NUMBER, (1,), ROWS, "GWT-10.6")
        self.foresight = self.add("foresight", ID, (SUBPHASES, 2), tiles, "GWT-10.2")
        self.stacks = self.add(
            "tiles in stacks 1 to 3, market stack, objective stack", NUMBER, (SUBPHASES + 2,), 127, "GWT-1.13"
        )
        self.bottom = self.add("tiles under stack 1", ID, (MOST_FIRST_TILES,), tiles, "GWT-1.13")
        self.market = self.add("cattle market", NUMBER, (int(box.cattle),), 127, "GWT-7.15")
        self.display = self.add("objective display", NUMBER, (int(box.deck_objectives),), 127, "GWT-7.11")
        self.removed = self.add("cards out of the game", NUMBER, (kinds,), 127, "GWT-6.2")
        self.lost = self.add("tiles out of the game", NUMBER, (tiles,), 127, "GWT-10.4")
        self.add_to_seats("dollars", WIDE, (1,), 8191, "GWT-1.13")
        self.sizes = self.add_to_seats(
            "hand, draw stack, unseen cards, certificates, token", NUMBER, (5,), 127, "GWT-1.13"
        )
        self.at = self.add_to_seats("cattleman", ID, (1,), nodes, "GWT-3.2")
        self.engine = self.add_to_seats("engine", ID, (1,), len(box.places), "GWT-8.3")
        self.workers = self.add_to_seats("workers", NUMBER, (len(WORKERS),), 15, "GWT-7.8")
        self.hand = self.add_to_seats("hand", NUMBER, (kinds,), 127, "GWT-1.13")  # of oneself; at the end of all
        self.draw = self.add_to_seats("draw stack", NUMBER, (kinds,), 127, "GWT-1.13")
        self.herd = self.add_to_seats("hand and draw stack together", NUMBER, (kinds,), 127, "GWT-1.13")
        self.shown = self.add_to_seats("cards of the hand shown", NUMBER, (kinds,), 127, "GWT-7.11")
        self.discard = self.add_to_seats("discard", NUMBER, (kinds,), 127, "GWT-1.13")
        self.discs = self.add_to_seats("discs on the player board", FLAG, (DISCS,), 1, "GWT-10.11")
        self.buildings = self.add_to_seats("buildings left", FLAG, (BUILDINGS,), 1, "GWT-7.6")
        self.cities = self.add_to_seats("cities", NUMBER, (CITIES,), 15, "GWT-10.11")
        self.stations = self.add_to_seats("stations", FLAG, (STATIONS,), 1, "GWT-8.9")
        self.own_masters = self.add_to_seats("station masters", FLAG, (MASTERS,), 1, "GWT-8.11")
        self.teepees = self.add_to_seats("teepees", NUMBER, (2,), 15, "GWT-7.13")
        self.hazards = self.add_to_seats("hazards", NUMBER, (tiles - FIRST_HAZARD,), 15, "GWT-7.14")
        self.area = self.add_to_seats("objective cards laid out", NUMBER, (objectives,), 127, "GWT-12.2")
        self.add_seats()

    def write(self, p: WesternPosition, seat: i64, out: vec[i64], at: i64) -> None:
        clear(out, at, self.words)
        box = p.box
        asked = p.asked
        if asked is not None:
            self.write_question(asked, seat, out, at)
            if asked.seat == seat:
                out[at + self.arguments] = asked.cells(p)
            elif isinstance(asked, ChooseCity):
                out[at + self.arguments] = wide(asked.value)
            self.write_stack(asked, seat, out, at)
        out[at + self.clock] = wide(p.ply) | (wide(p.horizon) << 16)
        self.write_trail(p, seat, out, at + self.trail)
        put_flags(out, at + self.sides, p.sides)
        put_next(out, at + self.masters, p.masters, 1)
        put_numbers(out, at + self.jobs, p.jobs)
        out[at + self.token] = p.token
        put_next(out, at + self.foresight, p.foresight, 1)
        kinds = box.tile_kinds
        k: i64 = 0
        stack: i64
        cells: i64 = len(p.bottom)
        for stack in range(SUBPHASES):
            held: i64 = 0
            end = k + kinds
            while k < end:
                held += p.stacks[k]
                k += 1
            cells += held << (8 * stack)
        out[at + self.stacks] = cells | (sum_of(p.market_stack) << 24) | (sum_of(p.objective_stack) << 32)
        put_next(out, at + self.bottom, p.bottom, 1)
        put_numbers(out, at + self.market, p.market)
        put_numbers(out, at + self.display, p.display)
        put_numbers(out, at + self.removed, p.removed)
        put_numbers(out, at + self.lost, p.lost)
        to = at + self.players
        other = seat
        for k in range(self.seats):
            self.write_player(p.players[other], k == 0 or asked is None, p.trigger == other, out, to)
            to += self.player
            other += 1
            if other == self.seats:
                other = 0

    def write_stack(self, asked: Question[WesternPosition], seat: i64, out: vec[i64], at: i64) -> None:
        """The phase B and the subphase of Kansas City that are open, perhaps beneath other questions."""
        frame: Question[WesternPosition] | None = asked
        while frame is not None:
            if isinstance(frame, PhaseB):
                out[at + self.phase] = ONE[self.from_viewer(frame.seat, seat)]
                out[at + self.arrived] = self.tile_id(frame.tile, seat)
                out[at + self.auxiliary] = 1 if frame.auxiliary else 0
                put_flags(out, at + self.unused, frame.unused)
                put_flags(out, at + self.again, frame.again)
                return
            if isinstance(frame, KansasCity) and out[at + self.subphase] == 0:
                out[at + self.subphase] = frame.subphase
            frame = frame.below

    def tile_id(self, tile: i64, seat: i64) -> i64:
        """What lies on a space, from 1, private buildings by the seat from the viewer; 0 is nothing."""
        if 0 <= tile < NEUTRAL:
            return self.from_viewer(tile // BUILDINGS, seat) * BUILDINGS + tile % BUILDINGS + 1
        return tile + 1

    def write_trail(self, p: WesternPosition, seat: i64, out: vec[i64], at: i64) -> None:
        cells: i64 = 0
        shift: i64 = 0
        for tile in p.tiles:
            if tile >= NEUTRAL:
                cells |= (tile + 1) << shift
            elif tile >= 0:
                cells |= self.tile_id(tile, seat) << shift
            shift += 8
            if shift == 64:
                out[at] = cells
                at += 1
                cells = 0
                shift = 0
        if shift > 0:
            out[at] = cells

    def write_player(self, player: Player, open_hand: bool, token: bool, out: vec[i64], at: i64) -> None:
        out[at] = wide(player.dollars)
        out[at + self.sizes] = (
            player.hand_size()
            | (sum_of(player.draw) << 8)
            | (len(player.secret) << 16)
            | (player.certificates << 24)
            | (ONE[4] if token else i64(0))
        )
        out[at + self.at] = player.cattleman + 1
        out[at + self.engine] = player.engine + 1
        put_packed(out, at + self.workers, player.workers)
        if open_hand:
            put_numbers(out, at + self.hand, player.hand)
            put_numbers(out, at + self.draw, player.draw)
        else:
            self.write_herd(player, out, at + self.herd)
        for kind in player.shown:
            add_one(out, at + self.shown, kind)
        put_numbers(out, at + self.discard, player.discard)
        put_flags(out, at + self.discs, player.discs)
        put_flags(out, at + self.buildings, player.buildings)
        put_packed(out, at + self.cities, player.cities)
        put_flags(out, at + self.stations, player.stations)
        put_flags(out, at + self.own_masters, player.masters)
        put_packed(out, at + self.teepees, player.teepees)
        put_packed(out, at + self.hazards, player.hazards)
        for card in player.area:
            add_one(out, at + self.area, card)

    def write_herd(self, player: Player, out: vec[i64], at: i64) -> None:
        """Hand and draw stack together, without what came unseen from the objective stack."""
        hand = player.hand
        draw = player.draw
        cells: i64 = 0
        shift: i64 = 0
        to = at
        kind: i64
        for kind in range(len(hand)):
            cells |= (hand[kind] + draw[kind]) << shift
            shift += 8
            if shift == 64:
                out[to] = cells
                to += 1
                cells = 0
                shift = 0
        if shift > 0:
            out[to] = cells
        for card in player.secret:
            out[at + (card >> 3)] -= ONE[card & 7]


def put_packed(out: vec[i64], at: i64, counts: i64) -> None:
    """Small counts, four bits each."""
    while counts != 0:
        cells: i64 = 0
        shift: i64 = 0
        while shift < 64:
            cells |= (counts & 15) << shift
            counts >>= 4
            shift += 8
        out[at] = cells
        at += 1


def encoding(game: GreatWesternTrail) -> WesternEncoding:
    return WesternEncoding(game)
