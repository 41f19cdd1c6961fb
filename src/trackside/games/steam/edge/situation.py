"""A position from, and as, a readable mapping of box ids.

What a situation leaves out is as after set-up: cubes and sets are dealt from the bag. Without a stack it is the turn of
`to_move` in `phase`. Exits are written as a hex and a direction: "K4 se".
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec

from trackside.core.arrays import bit, has, packed
from trackside.core.edge.errors import Impossible
from trackside.core.edge.situation import Chance, chance, converted, index, restack, rng_of, spend, stack_of
from trackside.core.question import Question
from trackside.games.steam.edge.view import counted, exit_text, tile_view
from trackside.games.steam.rules.actions import SelectTile
from trackside.games.steam.rules.auctions import BidForOrder, BidForPosition
from trackside.games.steam.rules.box import COLOURS, SPACES, Box
from trackside.games.steam.rules.build import Build, ChooseKind
from trackside.games.steam.rules.geometry import DIRECTIONS, EDGES, TOWN
from trackside.games.steam.rules.goods import FollowLink, MoveGoods, PutPoints
from trackside.games.steam.rules.growth import ChooseColour, ChooseSet
from trackside.games.steam.rules.money import RaiseCapital
from trackside.games.steam.rules.position import AUCTION, NO_TILE, NOBODY, PHASES, Player, SteamPosition
from trackside.games.steam.rules.setup import deal_cities, deal_supply, empty_table
from trackside.games.steam.rules.tracing import apart_exits, chains
from trackside.games.steam.rules.track import EMPTY, UNOWNED
from trackside.games.steam.rules.turn import Round

if TYPE_CHECKING:
    from trackside.games.steam.game import Steam

QUESTIONS: list[type[Question[Any]]] = [
    Round,
    RaiseCapital,
    BidForPosition,
    BidForOrder,
    SelectTile,
    Build,
    ChooseKind,
    ChooseColour,
    ChooseSet,
    MoveGoods,
    FollowLink,
    PutPoints,
]


class SeatSituation(msgspec.Struct, forbid_unknown_fields=True):
    cash: int = 0
    income: int = 0
    points: int = 0
    locomotive: int = 1
    tile: str | None = None
    special: bool = False  # City Growth or Urbanization still to be used
    raised: bool = False  # the locomotive, in a goods round
    bid: int | None = None
    bankrupt: int = 0  # which bankruptcy of the game it was


class TileSituation(msgspec.Struct, forbid_unknown_fields=True):
    hex: str
    face: str
    rotation: int = 0
    kind: str | None = None  # the first that shows the face
    owners: list[int | None] | None = None  # of each path, in the order of the box; one for all, or none


class Situation(msgspec.Struct, forbid_unknown_fields=True):
    seats: list[SeatSituation] | None = None
    to_move: int = 0
    phase: str = "build"
    round: int = 1
    order: list[int] | None = None
    coming: list[int] = []
    free_pass: int | None = None
    track: list[TileSituation] = []
    fresh: list[str] = []  # links that got a path in this build turn, by one exit
    apart: list[str] = []  # exits that face a city without reaching it
    new_cities: dict[str, str] = {}
    grown: list[str] = []
    cubes: dict[str, dict[str, int]] | None = None
    supply: list[dict[str, int]] | None = None
    chance: Chance = Chance()
    stack: list[dict[str, Any]] | None = None
    ply: int = 0
    horizon: int = 0


def arrange(game: Steam, mapping: dict[str, Any]) -> SteamPosition:
    s = converted(mapping, Situation)
    box = game.box
    p = empty_table(game, box, rng_of(s.chance))
    p.ply, p.horizon = s.ply, s.horizon
    if not 1 <= s.round <= box.rounds:
        raise Impossible(f"round: {s.round} of {box.rounds}")
    p.round = s.round
    if s.seats is not None:
        if len(s.seats) != game.seats:
            raise Impossible(f"seats: {len(s.seats)} instead of {game.seats}")
        p.players = [player_of(box, seat) for seat in s.seats]
    held = [player.tile for player in p.players if player.tile != NO_TILE]
    if len(held) != len(set(held)):
        raise Impossible("tile: an action tile is held twice")
    standing = [seat for seat, player in enumerate(p.players) if not player.fell]
    p.order = packed(seats_of(game, standing if s.order is None else s.order, "order"))
    p.coming = packed(seats_of(game, s.coming, "coming"))
    p.free_pass = NOBODY if s.free_pass is None else s.free_pass
    put_new_cities(p, s)
    put_track(p, s)
    put_goods(p, s)
    if s.stack is not None:
        for frame in s.stack:
            seats_of(game, [frame.get("seat", 0)], "stack")
        p.asked = restack(QUESTIONS, s.stack)
    else:
        p.asked = start_of_turn(p, s)
        p.settle()
    return p


def player_of(box: Box, s: SeatSituation) -> Player:
    for name, value, least, most in (
        ("cash", s.cash, 0, None),
        ("points", s.points, 0, None),
        ("income", s.income, box.income_least, box.income_most),
        ("locomotive", s.locomotive, 1, box.locomotive_most),
    ):
        if value < least or (most is not None and value > most):
            raise Impossible(f"{name}: {value} is off its track")
    tile = NO_TILE if s.tile is None else index(box.tile_names, s.tile, "tile")
    bid = -1 if s.bid is None else s.bid
    return Player(s.cash, s.income, s.points, s.locomotive, tile, int(s.special), int(s.raised), bid, s.bankrupt)


def seats_of(game: Steam, seats: list[int], what: str) -> list[int]:
    if len(set(seats)) != len(seats) or any(not 0 <= seat < game.seats for seat in seats):
        raise Impossible(f"{what}: {seats} are not different seats of {game.seats}")
    return seats


def put_new_cities(p: SteamPosition, s: Situation) -> None:
    left = Counter({name: int(n) for name, n in zip(p.box.colour_names, p.box.new_cities, strict=True)})
    for name, colour in s.new_cities.items():
        place = index(p.box.place_names, name, "new_cities")
        if place < p.box.cities:
            raise Impossible(f"new_cities: {name} is a city from the start")
        spend(left, [colour])
        p.colour[place] = index(p.box.colour_names, colour)
        p.new_cities[p.colour[place]] -= 1
        p.grown |= bit(place)
        p.track.cities |= bit(place)
    for name in s.grown:
        place = index(p.box.place_names, name, "grown")
        if place >= p.box.cities or has(p.grown, place) or p.markers == 0:
            raise Impossible(f"grown: {name} cannot have a City Growth marker")
        p.grown |= bit(place)
        p.markers -= 1


def exit_of(box: Box, text: str) -> int:
    hex, _, direction = text.partition(" ")
    if direction not in DIRECTIONS:
        raise Impossible(f"{text}: an exit is a hex and one of {', '.join(DIRECTIONS)}")
    return index(box.hex_names, hex, "exit") * EDGES + DIRECTIONS.index(direction)


def put_track(p: SteamPosition, s: Situation) -> None:
    """The tiles first, then the links they form; every link must have a fixed end and one owner."""
    box, track = p.box, p.track
    owner_at: dict[int, int] = {}
    for laid in s.track:
        hex = index(box.hex_names, laid.hex, "track")
        orientation = orientation_of(box, laid)
        if (
            track.city_at(hex) >= 0
            or track.tile[hex] != EMPTY
            or (box.place[hex] >= 0) != (orientation >= box.first_town)
        ):
            raise Impossible(f"track: {laid.face} cannot lie on {laid.hex}")
        if box.mask[orientation] & ~box.passable[hex]:
            raise Impossible(f"track: {laid.hex}: {laid.face} leaves over a blocked edge")
        track.put_tile(hex, orientation, kind_of(p, laid))
        paths = box.orientations[orientation].paths
        owners = laid.owners if laid.owners is not None else [None]
        owners = owners * len(paths) if len(owners) == 1 else owners
        if len(owners) != len(paths):
            raise Impossible(f"track: {laid.hex}: {len(owners)} owners for {len(paths)} paths")
        for ends, owner in zip(paths, owners, strict=True):
            seats_of_owner(p, owner, laid.hex)
            for end in ends:
                if end != TOWN:
                    owner_at[hex * EDGES + end] = UNOWNED if owner is None else owner
    fresh = {exit_of(box, text) for text in s.fresh}
    for chain in chains(track, [exit_of(box, text) for text in s.apart]):
        where = exit_text(box, chain.exits[0])
        owners_found = {owner_at[exit] for exit in chain.exits}
        if len(owners_found) != 1:
            raise Impossible(f"track: {where}: a link has one owner")
        if chain.one == chain.other:
            raise Impossible(f"track: {where}: a link needs a fixed end, and two different ones")
        link = track.new_link(owners_found.pop())
        track.end_a[link] = max(chain.one, chain.other) if -1 in (chain.one, chain.other) else chain.one
        track.end_b[link] = -1 if -1 in (chain.one, chain.other) else chain.other
        track.open_at[link] = chain.open_at
        track.size[link] = chain.size
        track.fresh[link] = int(any(exit in fresh for exit in chain.exits))
        for exit in chain.exits:
            track.at[exit] = link
            fix_ports(p, link, exit)


def fix_ports(p: SteamPosition, link: int, exit: int) -> None:
    """Write down at which edge of a place the link ends."""
    box, track = p.box, p.track
    hex, edge = exit // EDGES, exit % EDGES
    if box.mate[track.tile[hex] * EDGES + edge] == TOWN:
        track.ports[box.place[hex] * EDGES + edge] = link
    city = track.city_at(box.beside[exit])
    if city >= 0 and track.open_at[link] != exit:
        track.ports[city * EDGES + (edge + 3) % EDGES] = link


def orientation_of(box: Box, laid: TileSituation) -> int:
    face = index(box.face_names, laid.face, "track")
    for number, orientation in enumerate(box.orientations):
        if orientation.face == face and orientation.rotation == laid.rotation:
            return number
    raise Impossible(f"track: {laid.hex}: {laid.face} has no rotation {laid.rotation}, or a smaller one is the same")


def kind_of(p: SteamPosition, laid: TileSituation) -> int:
    shown = p.box.shown_by[p.box.face_names.index(laid.face)]
    for kind, name in enumerate(p.box.kind_names):
        if has(shown, kind) and p.track.stock[kind] > 0 and laid.kind in (None, name):
            return kind
    raise Impossible(f"{laid.kind or laid.face}: no tile of it left for {laid.hex}")


def seats_of_owner(p: SteamPosition, owner: int | None, hex: str) -> None:
    if owner is not None and (not 0 <= owner < len(p.players) or p.players[owner].fell):
        raise Impossible(f"track: {hex}: {owner} is no player in the game")


def put_goods(p: SteamPosition, s: Situation) -> None:
    box = p.box
    left = Counter({name: int(n) for name, n in zip(box.colour_names, p.bag, strict=True)})
    for name, cubes in (s.cubes or {}).items():
        place = index(box.place_names, name, "cubes")
        if not p.is_city(place):
            raise Impossible(f"cubes: {name} is a town")
        spend(left, cubes)
        for colour, n in cubes.items():
            p.cubes[place * COLOURS + box.colour_names.index(colour)] = n
    if s.supply is not None and len(s.supply) > SPACES:
        raise Impossible(f"supply: {len(s.supply)} sets for {SPACES} spaces")
    for space, cubes in enumerate(s.supply or []):
        spend(left, cubes)
        for colour, n in cubes.items():
            p.supply[space * COLOURS + box.colour_names.index(colour)] = n
    p.bag = packed([left[name] for name in box.colour_names])
    if s.cubes is None:
        deal_cities(p, p.rng)
    if s.supply is None:
        deal_supply(p, p.rng)


def start_of_turn(p: SteamPosition, s: Situation) -> Question[SteamPosition]:
    phase = index(PHASES, s.phase, "phase")
    if phase == AUCTION:
        if p.box.standard:
            return Round(0, None, AUCTION, 0)
        p.order = packed([])
        return Round(0, None, AUCTION, s.to_move)
    for turn in range(len(p.order)):
        if p.acting(phase, turn) == s.to_move:
            return Round(0, None, phase, turn)
    raise Impossible(f"to_move: {s.to_move} is not in the order")


def situation(p: SteamPosition) -> dict[str, Any]:
    """The whole truth, so that arrange(situation(p)) continues exactly as p does."""
    box, track = p.box, p.track
    cubes, supply = list(p.cubes), list(p.supply)
    s = Situation(
        seats=[seat_of(box, player) for player in p.players],
        to_move=max(int(p.seat), 0),
        round=int(p.round),
        order=[int(seat) for seat in p.order],
        coming=[int(seat) for seat in p.coming],
        free_pass=None if p.free_pass == NOBODY else int(p.free_pass),
        track=[laid(p, hex) for hex in range(len(box.hex_names)) if track.tile[hex] != EMPTY],
        fresh=fresh_links(p),
        apart=[exit_text(box, exit) for exit in apart_exits(track)],
        new_cities={
            box.place_names[place]: box.colour_names[p.colour[place]]
            for place in range(box.cities, len(box.place_names))
            if p.is_city(place)
        },
        grown=[box.place_names[place] for place in range(box.cities) if has(p.grown, place)],
        cubes={name: found for place, name in enumerate(box.place_names) if (found := counted(box, cubes, place))},
        supply=[counted(box, supply, space) for space in range(SPACES)],
        chance=chance(p.rng),
        stack=stack_of(p),
        ply=int(p.ply),
        horizon=int(p.horizon),
    )
    made: dict[str, Any] = msgspec.to_builtins(s)
    return made


def fresh_links(p: SteamPosition) -> list[str]:
    """One exit, the first on the board, of every link with a new path."""
    track = p.track
    firsts: dict[int, int] = {}
    for exit in range(len(track.at)):
        link = int(track.at[exit])
        if link >= 0 and track.fresh[link] and track.owner[link] != UNOWNED:
            firsts.setdefault(link, exit)
    return [exit_text(p.box, exit) for exit in sorted(firsts.values())]


def seat_of(box: Box, player: Player) -> SeatSituation:
    return SeatSituation(
        cash=int(player.cash),
        income=int(player.income),
        points=int(player.points),
        locomotive=int(player.locomotive),
        tile=None if player.tile == NO_TILE else box.tile_names[player.tile],
        special=bool(player.special),
        raised=bool(player.raised),
        bid=None if player.bid < 0 else int(player.bid),
        bankrupt=int(player.fell),
    )


def laid(p: SteamPosition, hex: int) -> TileSituation:
    seen = tile_view(p, hex)
    return TileSituation(hex=seen.hex, face=seen.face, rotation=seen.rotation, kind=seen.kind, owners=seen.owners)
