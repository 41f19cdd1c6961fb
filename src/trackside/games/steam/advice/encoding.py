"""What a seat knows as numbers: see `core/encoding.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from trackside.core.arrays import has, i64, vec
from trackside.core.encoding import (
    FLAG,
    ID,
    NUMBER,
    ONE,
    WIDE,
    Encoding,
    clear,
    put_numbers,
    wide,
)
from trackside.core.question import Question
from trackside.games.steam.rules.actions import SelectTile
from trackside.games.steam.rules.auctions import BidForOrder, BidForPosition
from trackside.games.steam.rules.box import COLOURS, SPACES
from trackside.games.steam.rules.build import Build, ChooseKind
from trackside.games.steam.rules.geometry import EDGES
from trackside.games.steam.rules.goods import FollowLink, MoveGoods, PutPoints
from trackside.games.steam.rules.growth import ChooseColour, ChooseSet
from trackside.games.steam.rules.money import RaiseCapital
from trackside.games.steam.rules.position import AUCTION, NOBODY, SteamPosition
from trackside.games.steam.rules.track import EMPTY, OPEN, UNOWNED
from trackside.games.steam.rules.turn import Round

if TYPE_CHECKING:
    from trackside.games.steam.game import Steam

VERSION: Final = 1
QUESTIONS: Final[list[type[Question[SteamPosition]]]] = [
    Build,
    MoveGoods,
    FollowLink,
    PutPoints,
    SelectTile,
    BidForPosition,
    BidForOrder,
    RaiseCapital,
    ChooseKind,
    ChooseColour,
    ChooseSet,
]
ARGUMENTS: Final = 4
TRACK: Final = 2 + EDGES  # cells of a hex: the tile, its kind and its edges

# An edge is 0 without track; otherwise 1, or 2 and the owner's seat from the viewer, and these:
OPEN_END: Final = 8
LAPSES: Final = 16  # it will have no owner if its owner ends the build turn now
EDGE_MOST: Final = 31


class SteamEncoding(Encoding[SteamPosition]):
    def __init__(self, game: Steam) -> None:
        super().__init__(game, VERSION)
        box = game.box
        seats = int(game.seats)
        hexes = len(box.hex_names)
        places = len(box.place_names)
        self.hexes: i64 = hexes
        self.places: i64 = places
        self.add_question(QUESTIONS, "STEAM-11.1")
        self.arguments = self.add("question: arguments", NUMBER, (ARGUMENTS,), 127, "STEAM-7.5")
        self.clock = self.add("ply, horizon", WIDE, (2,), 8191, "STEAM-11.1")
        self.phase = self.add("round, phase from 1, turns begun", NUMBER, (3,), 127, "STEAM-11.1")
        self.order = self.add("order: seats from 1", ID, (seats,), seats, "STEAM-3.1")
        self.free_pass = self.add("free pass: seat from 1", ID, (1,), seats, "STEAM-3.9")
        self.auction = self.add("high bid and its seat, from 1", NUMBER, (2,), 127, "STEAM-3.3")
        self.bidders = self.add("bidders", FLAG, (seats,), 1, "STEAM-3.3")
        self.coming = self.add("places taken in the auction: seats from 1", ID, (seats,), seats, "STEAM-3.7")
        self.supply = self.add("goods supply", NUMBER, (SPACES, COLOURS), 127, "STEAM-1.9")
        self.bag = self.add("bag", NUMBER, (COLOURS,), 127, "STEAM-1.9")
        self.new_cities = self.add("New Cities left", NUMBER, (COLOURS,), 127, "STEAM-6.15")
        self.markers = self.add("City Growth markers left", NUMBER, (1,), 127, "STEAM-6.14")
        self.stock = self.add("tiles left", NUMBER, (len(box.kind_names),), 127, "STEAM-5.1")
        # Of each place: its colour from 1, its cubes by colour, a City Growth marker, and an empty cell.
        self.towns = self.add("places", NUMBER, (places, COLOURS + 3), 127, "STEAM-1.9")
        # Of each hex: the face and its rotation from 1, the kind of tile from 1, the six edges.
        self.track = self.add("track", ID, (hexes, TRACK), len(box.orientations), "STEAM-1.5")
        self.add_to_seats("cash, income, points", WIDE, (3,), 8191, "STEAM-1.9", -8191)
        # The tile and the bid from 1.
        held = "locomotive, tile, special left, raised, bid, bankrupt"
        self.held = self.add_to_seats(held, NUMBER, (6,), 127, "STEAM-1.9")
        self.add_seats()

    def write(self, p: SteamPosition, seat: i64, out: vec[i64], at: i64) -> None:
        clear(out, at, self.words)
        out[at + self.phase] = p.round
        asked = p.asked
        building: i64 = NOBODY
        if asked is not None:
            self.write_question(asked, seat, out, at)
            if asked.seat == seat:
                out[at + self.arguments] = asked.cells(p)
            if isinstance(asked, Build):
                building = asked.seat
            self.write_phase(p, asked, seat, out, at)
        out[at + self.clock] = wide(p.ply) | (wide(p.horizon) << 16)
        self.write_seats(p.order, seat, out, at + self.order)
        self.write_seats(p.coming, seat, out, at + self.coming)
        if p.free_pass != NOBODY:
            out[at + self.free_pass] = self.from_viewer(p.free_pass, seat) + 1
        put_numbers(out, at + self.supply, p.supply)
        put_numbers(out, at + self.bag, p.bag)
        put_numbers(out, at + self.new_cities, p.new_cities)
        out[at + self.markers] = p.markers
        put_numbers(out, at + self.stock, p.track.stock)
        self.write_places(p, out, at + self.towns)
        self.write_track(p, seat, building, out, at + self.track)
        to = at + self.players
        other = seat
        _k: i64
        for _k in range(self.seats):
            player = p.players[other]
            out[to] = wide(player.cash) | (wide(player.income) << 16) | (wide(player.points) << 32)
            out[to + self.held] = (
                player.locomotive
                | ((player.tile + 1) << 8)
                | (player.special << 16)
                | (player.raised << 24)
                | ((player.bid + 1) << 32)
                | (player.fell << 40)
            )
            to += self.player
            other += 1
            if other == self.seats:
                other = 0

    def write_seats(self, listed: vec[i64], seat: i64, out: vec[i64], at: i64) -> None:
        cells: i64 = 0
        shift: i64 = 0
        for other in listed:
            cells |= (self.from_viewer(other, seat) + 1) << shift
            shift += 8
        out[at] = cells

    def write_phase(self, p: SteamPosition, asked: Question[SteamPosition], seat: i64, out: vec[i64], at: i64) -> None:
        """The phase and how many have begun to act in it; in an auction, how it stands."""
        cells: i64 = 0
        high: i64 = 0
        leader: i64 = NOBODY
        bidders: i64 = 0
        if isinstance(asked, BidForOrder | BidForPosition):
            high = asked.high + 1
            leader = asked.leader
            bidders = asked.bidders
            cells |= (AUCTION + 1) << 8
        else:
            frame: Question[SteamPosition] | None = asked
            while frame is not None:
                if isinstance(frame, Round):
                    cells |= ((frame.phase + 1) << 8) | (frame.turn << 16)
                    break
                frame = frame.below
        out[at + self.phase] |= cells
        out[at + self.auction] = high
        if leader != NOBODY:
            out[at + self.auction] |= (self.from_viewer(leader, seat) + 1) << 8
        other: i64
        for other in range(self.seats):
            if has(bidders, other):
                out[at + self.bidders] |= ONE[self.from_viewer(other, seat)]

    def write_places(self, p: SteamPosition, out: vec[i64], at: i64) -> None:
        cubes = p.cubes
        k: i64 = 0
        place: i64
        for place in range(self.places):
            out[at + place] = (
                (p.colour[place] + 1)
                | (cubes[k] << 8)
                | (cubes[k + 1] << 16)
                | (cubes[k + 2] << 24)
                | (cubes[k + 3] << 32)
                | (cubes[k + 4] << 40)
                | (((p.grown >> place) & 1) << 48)
            )
            k += COLOURS

    def write_track(self, p: SteamPosition, seat: i64, building: i64, out: vec[i64], at: i64) -> None:
        track = p.track
        hex: i64
        edge: i64
        for hex in range(self.hexes):
            if track.tile[hex] == EMPTY:
                continue
            cells = (track.tile[hex] + 1) | ((track.kind[hex] + 1) << 8)
            shift: i64 = 16
            for edge in range(EDGES):
                exit = hex * EDGES + edge
                link = track.at[exit]
                if link >= 0:
                    owner = track.owner[link]
                    x: i64 = 1 if owner == UNOWNED else self.from_viewer(owner, seat) + 2
                    if track.end_b[link] == OPEN:
                        if track.open_at[link] == exit:
                            x |= OPEN_END
                        if owner >= 0 and owner == building and track.fresh[link] == 0:
                            x |= LAPSES
                    cells |= x << shift
                shift += 8
            out[at + hex] = cells


def encoding(game: Steam) -> SteamEncoding:
    return SteamEncoding(game)
