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
QUESTIONS: Final = [
    "phase-a",
    "phase-b",
    "travel",
    "discard-cards",
    "draw-cards",
    "remove-cards",
    "foresight",
    "income",
    "choose-city",
    "place-disc",
    "immediate",
    "move-engine",
    "back-up",
    "upgrade-station",
    "station-behind",
    "take-master",
    "hire-worker",
    "place-building",
    "buy-cattle",
    "remove-hazard",
    "trade-with-indians",
    "take-objective",
    "choose-auxiliary",
    "place-cattleman",
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
        self.asked = self.add("question", FLAG, (len(QUESTIONS),), 1, "GWT-3.1")
        self.decides = self.add("decides", FLAG, (seats,), 1, "GWT-3.1")
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
        self.players: i64 = self.words
        for seat in range(seats):
            first = self.add(f"seat {seat}: dollars", WIDE, (1,), 8191, "GWT-1.13")
            sizes = self.add(
                f"seat {seat}: hand, draw stack, unseen cards, certificates, token", NUMBER, (5,), 127, "GWT-1.13"
            )
            at = self.add(f"seat {seat}: cattleman", ID, (1,), nodes, "GWT-3.2")
            engine = self.add(f"seat {seat}: engine", ID, (1,), len(box.places), "GWT-8.3")
            workers = self.add(f"seat {seat}: workers", NUMBER, (len(WORKERS),), 15, "GWT-7.8")
            hand = self.add(f"seat {seat}: hand", NUMBER, (kinds,), 127, "GWT-1.13")  # of oneself; at the end of all
            draw = self.add(f"seat {seat}: draw stack", NUMBER, (kinds,), 127, "GWT-1.13")
            herd = self.add(f"seat {seat}: hand and draw stack together", NUMBER, (kinds,), 127, "GWT-1.13")
            shown = self.add(f"seat {seat}: cards of the hand shown", NUMBER, (kinds,), 127, "GWT-7.11")
            discard = self.add(f"seat {seat}: discard", NUMBER, (kinds,), 127, "GWT-1.13")
            discs = self.add(f"seat {seat}: discs on the player board", FLAG, (DISCS,), 1, "GWT-10.11")
            buildings = self.add(f"seat {seat}: buildings left", FLAG, (BUILDINGS,), 1, "GWT-7.6")
            cities = self.add(f"seat {seat}: cities", NUMBER, (CITIES,), 15, "GWT-10.11")
            stations = self.add(f"seat {seat}: stations", FLAG, (STATIONS,), 1, "GWT-8.9")
            masters = self.add(f"seat {seat}: station masters", FLAG, (MASTERS,), 1, "GWT-8.11")
            teepees = self.add(f"seat {seat}: teepees", NUMBER, (2,), 15, "GWT-7.13")
            hazards = self.add(f"seat {seat}: hazards", NUMBER, (tiles - FIRST_HAZARD,), 15, "GWT-7.14")
            area = self.add(f"seat {seat}: objective cards laid out", NUMBER, (objectives,), 127, "GWT-12.2")
            if seat == 0:
                self.sizes: i64 = sizes - first
                self.at: i64 = at - first
                self.engine: i64 = engine - first
                self.workers: i64 = workers - first
                self.hand: i64 = hand - first
                self.draw: i64 = draw - first
                self.herd: i64 = herd - first
                self.shown: i64 = shown - first
                self.discard: i64 = discard - first
                self.discs: i64 = discs - first
                self.buildings: i64 = buildings - first
                self.cities: i64 = cities - first
                self.stations: i64 = stations - first
                self.own_masters: i64 = masters - first
                self.teepees: i64 = teepees - first
                self.hazards: i64 = hazards - first
                self.area: i64 = area - first
        self.player: i64 = (self.words - self.players) // self.seats

    def write(self, p: WesternPosition, seat: i64, out: vec[i64], at: i64) -> None:
        clear(out, at, self.words)
        box = p.box
        asked = p.asked
        if asked is not None:
            put(out, at + self.asked, question_number(asked), 1)
            out[at + self.decides] = ONE[(asked.seat - seat + self.seats) % self.seats]
            if asked.seat == seat:
                out[at + self.arguments] = arguments(asked)
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
                out[at + self.phase] = ONE[(frame.seat - seat + self.seats) % self.seats]
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
            return (tile // BUILDINGS - seat + self.seats) % self.seats * BUILDINGS + tile % BUILDINGS + 1
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


def question_number(asked: Question[WesternPosition]) -> i64:
    """The index of the question in QUESTIONS."""
    if isinstance(asked, PhaseA):
        return 0
    if isinstance(asked, PhaseB):
        return 1
    if isinstance(asked, Travel):
        return 2
    if isinstance(asked, DiscardCards):
        return 3
    if isinstance(asked, DrawCards):
        return 4
    if isinstance(asked, RemoveCards):
        return 5
    if isinstance(asked, Foresight):
        return 6
    if isinstance(asked, Income):
        return 7
    if isinstance(asked, ChooseCity):
        return 8
    if isinstance(asked, PlaceDisc):
        return 9
    if isinstance(asked, Immediate):
        return 10
    if isinstance(asked, MoveEngine):
        return 11
    if isinstance(asked, BackUp):
        return 12
    if isinstance(asked, UpgradeStation):
        return 13
    if isinstance(asked, StationBehind):
        return 14
    if isinstance(asked, TakeMaster):
        return 15
    if isinstance(asked, HireWorker):
        return 16
    if isinstance(asked, PlaceBuilding):
        return 17
    if isinstance(asked, BuyCattle):
        return 18
    if isinstance(asked, RemoveHazard):
        return 19
    if isinstance(asked, TradeWithIndians):
        return 20
    if isinstance(asked, TakeObjective):
        return 21
    if isinstance(asked, ChooseAuxiliary):
        return 22
    assert isinstance(asked, PlaceCattleman)
    return 23


def arguments(asked: Question[WesternPosition]) -> i64:
    """The numbers that the question says to the seat that decides."""
    if isinstance(asked, Travel):
        return wide(asked.left) | (wide(1 if asked.free else 0) << 16)
    if isinstance(asked, DiscardCards):
        return wide(asked.left)
    if isinstance(asked, DrawCards):
        return wide(asked.left) | (wide(asked.drawn) << 16)
    if isinstance(asked, RemoveCards):
        return wide(asked.left)
    if isinstance(asked, Foresight):
        return wide(asked.number)
    if isinstance(asked, ChooseCity):
        return wide(asked.value) | (wide(1 if asked.by_rail else 0) << 16)
    if isinstance(asked, PlaceDisc):
        return wide(asked.city)
    if isinstance(asked, Immediate):
        return wide(asked.slot)
    if isinstance(asked, MoveEngine):
        return wide(asked.most)
    if isinstance(asked, BackUp):
        return wide(asked.exact)
    if isinstance(asked, UpgradeStation):
        return wide(asked.station)
    if isinstance(asked, TakeMaster):
        return wide(asked.station)
    if isinstance(asked, HireWorker):
        return wide(asked.modifier)
    if isinstance(asked, PlaceBuilding):
        return wide(asked.price)
    if isinstance(asked, BuyCattle):
        return wide(asked.cowboys)
    if isinstance(asked, RemoveHazard):
        return wide(asked.price)
    return 0


def encoding(game: GreatWesternTrail) -> WesternEncoding:
    return WesternEncoding(game)
