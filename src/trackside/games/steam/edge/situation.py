"""Situations of this game, in both directions: see docs/situations.md.

What a situation leaves out is as after set-up: cubes and sets are dealt from the bag. Without a stack it is the turn of
`to_move` in `phase`. Exits are written as a hex and a direction: "K4 se".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from trackside.core.arrays import bit, has, packed
from trackside.core.edge.errors import Impossible
from trackside.core.edge.fields import Given, Pool
from trackside.core.edge.frames import read_stack
from trackside.core.edge.situation import (
    Shared,
    check_seat,
    converted,
    different,
    given_seats,
    index,
    rng_of,
    spend,
    told_of,
)
from trackside.core.question import Question
from trackside.games.steam.edge.fields import fields
from trackside.games.steam.edge.frames import frames
from trackside.games.steam.edge.view import exit_text, tile_view
from trackside.games.steam.rules.auctions import BidForOrder, BidForPosition
from trackside.games.steam.rules.audit import faults
from trackside.games.steam.rules.box import (
    CITY_GROWTH,
    COLOURS,
    ENGINEER,
    FIRST_BUILD,
    FIRST_MOVE,
    LOCOMOTIVE,
    SPACES,
    TURN_ORDER,
    URBANIZATION,
    Box,
)
from trackside.games.steam.rules.geometry import DIRECTIONS, EDGES, TOWN
from trackside.games.steam.rules.position import AUCTION, NO_TILE, NOBODY, PHASES, SELECT, SteamPosition
from trackside.games.steam.rules.setup import deal_cities, deal_supply, empty_table
from trackside.games.steam.rules.tracing import apart_exits, chains
from trackside.games.steam.rules.track import EMPTY, UNOWNED
from trackside.games.steam.rules.turn import Round

if TYPE_CHECKING:
    from trackside.games.steam.game import Steam

LEAST_EFFECT = [CITY_GROWTH, LOCOMOTIVE, URBANIZATION, TURN_ORDER, ENGINEER, FIRST_MOVE, FIRST_BUILD]


class TileSituation(msgspec.Struct, forbid_unknown_fields=True):
    hex: str
    face: str
    rotation: int = 0
    kind: str | None = None  # the first that shows the face
    owners: list[int | None] | None = None  # of each path, in the order of the box; one for all, or none


class Told(Shared):
    to_move: int | None = None  # left out: whom the stack asks, or the first to act
    phase: str | None = None  # left out: that of the stack, or build
    track: list[TileSituation] = msgspec.field(default_factory=list)
    fresh: list[str] = msgspec.field(default_factory=list)  # links that got a path in this build turn, by one exit
    apart: list[str] = msgspec.field(default_factory=list)  # exits that face a city without reaching it
    new_cities: dict[str, str] = msgspec.field(default_factory=dict)
    grown: list[str] = msgspec.field(default_factory=list)


def situation(p: SteamPosition) -> dict[str, Any]:
    """The complete state, so that arrange(situation(p)) continues exactly as p does."""
    box, track = p.box, p.track
    its = fields(box, len(p.players))
    return told_of(
        p,
        its.table,
        frames(box, len(p.players)),
        [its.seat.situation(player, {}) for player in p.players],
        to_move=max(int(p.seat), 0),
        phase=phase_of(p),
        track=[laid(p, hex) for hex in range(len(box.hex_names)) if track.tile[hex] != EMPTY],
        fresh=fresh_links(p),
        apart=[exit_text(box, exit) for exit in apart_exits(track)],
        new_cities={
            box.place_names[place]: box.colour_names[p.colour[place]]
            for place in range(box.cities, len(box.place_names))
            if p.is_city(place)
        },
        grown=[box.place_names[place] for place in range(box.cities) if has(p.grown, place)],
    )


def fresh_links(p: SteamPosition) -> list[str]:
    """One exit, the first on the board, of every link with a new path."""
    track = p.track
    firsts: dict[int, int] = {}
    for exit in range(len(track.at)):
        link = int(track.at[exit])
        if link >= 0 and track.fresh[link] and track.owner[link] != UNOWNED:
            firsts.setdefault(link, exit)
    return [exit_text(p.box, exit) for exit in sorted(firsts.values())]


def laid(p: SteamPosition, hex: int) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(tile_view(p, hex))
    return found


def arrange(game: Steam, mapping: Mapping[str, Any]) -> SteamPosition:
    box, count = game.box, int(game.seats)
    its = fields(box, count)
    told = converted(mapping, Told)
    table, seats = Given(its.table, mapping, ""), given_seats(told, its.seat, count)
    p = empty_table(game, box, rng_of(told.chance))
    table.fill(p)
    for player, seat in zip(p.players, seats, strict=True):
        seat.fill(player)
        if player.fell and not seat.has("cash"):
            player.cash = 0
    held = [player.tile for player in p.players if player.tile != NO_TILE]
    if len(held) != len(set(held)):
        raise Impossible("tile: an action tile is held twice")
    if not table.has("order"):
        p.order = packed([seat for seat, player in enumerate(p.players) if not player.fell])
    put_new_cities(p, told)
    put_track(p, told)
    put_goods(p, its.cubes, table)
    p.asked = start_of_turn(p, told) if told.stack is None else read_stack(frames(box, count), told.stack, count)
    deal_tiles(p, seats)
    problems = faults(p)
    if problems:
        raise Impossible(problems[0])
    check_asked(p, told)
    p.settle()
    return p


def check_asked(p: SteamPosition, s: Told) -> None:
    """With a stack, `to_move` and `phase` may only say what it says."""
    if s.to_move is not None:
        check_seat(s.to_move, len(p.players), "to_move")
    if s.stack is not None:
        if s.to_move is not None and p.asked is not None and s.to_move != p.asked.seat:
            raise Impossible(f"to_move: the stack asks seat {p.asked.seat}")
        if s.phase is not None and s.phase != phase_of(p):
            raise Impossible(f"phase: {s.phase}, but the stack is in phase {phase_of(p)}")


def phase_of(p: SteamPosition) -> str | None:
    """The phase by its name; none when the game is over."""
    asked = p.asked
    if isinstance(asked, BidForPosition | BidForOrder):
        return PHASES[AUCTION]
    while asked is not None and asked.below is not None:
        asked = asked.below
    return PHASES[asked.phase] if isinstance(asked, Round) else None


def deal_tiles(p: SteamPosition, seats: list[Given]) -> None:
    """A tile for everybody who has chosen one by now and of whom the situation does not say which.

    Those are dealt that change least in this round, as if City Growth and Urbanization had been used, in the order of
    their numbers: so the base game keeps its turn order.
    """
    asked: Question[Any] | None = p.asked
    acting = asked is not None and not isinstance(asked, Round)
    while asked is not None and asked.below is not None:
        asked = asked.below
    if not isinstance(asked, Round) or isinstance(p.asked, BidForPosition | BidForOrder) or asked.phase < SELECT:
        return
    acted = [int(seat) for seat in p.order]
    if asked.phase == SELECT:
        acted = acted[: int(asked.turn) - (1 if acting else 0)]
    lacking = [seat for seat in acted if not seats[seat].has("tile")]
    free = [tile for tile in LEAST_EFFECT if p.holder(tile) == NOBODY][: len(lacking)]
    for seat, tile in zip(lacking, sorted(free, key=lambda tile: int(p.box.tile_number[tile])), strict=True):
        p.players[seat].tile = tile


def put_new_cities(p: SteamPosition, s: Told) -> None:
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
    for place in different(p.box.place_names, s.grown, "grown"):
        name = p.box.place_names[place]
        if place >= p.box.cities or has(p.grown, place) or p.markers == 0:
            raise Impossible(f"grown: {name} cannot have a City Growth marker")
        p.grown |= bit(place)
        p.markers -= 1


def exit_of(box: Box, text: str) -> int:
    hex, _, direction = text.partition(" ")
    if direction not in DIRECTIONS:
        raise Impossible(f"{text}: an exit is a hex and one of {', '.join(DIRECTIONS)}")
    return index(box.hex_names, hex, "exit") * EDGES + DIRECTIONS.index(direction)


def put_track(p: SteamPosition, s: Told) -> None:
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
    apart = [exit_of(box, text) for text in s.apart]
    check_exits(p, s, fresh, apart)
    for chain in chains(track, apart):
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


def check_exits(p: SteamPosition, s: Told, fresh: set[int], apart: list[int]) -> None:
    """Exits named in `fresh` and `apart` have track; those in `apart` face a city."""
    box, track = p.box, p.track
    for exit in [*fresh, *apart]:
        if box.mate[track.tile[exit // EDGES] * EDGES + exit % EDGES] == -1 or track.tile[exit // EDGES] == EMPTY:
            raise Impossible(f"{exit_text(box, exit)}: no track leaves there")
    for exit in apart:
        if track.city_at(box.beside[exit]) < box.cities:
            raise Impossible(f"apart: {exit_text(box, exit)} faces no New City")
    if len(set(apart)) != len(apart):
        raise Impossible("apart: an exit is named twice")


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
        raise Impossible(f"track: {hex}: {owner} is not a player in the game")


def put_goods(p: SteamPosition, cubes: Pool, table: Given) -> None:
    """Cities and supply as given, or dealt; the bag has the rest."""
    box = p.box
    for place, name in enumerate(box.place_names):
        if not p.is_city(place) and any(list(p.cubes)[place * COLOURS : place * COLOURS + COLOURS]):
            raise Impossible(f"cubes: {name} is a town")
    p.bag = packed(cubes.left(p, p.players))
    needed = 0 if table.has("cubes") else sum(int(n) for n in box.place_goods)
    needed += 0 if table.has("supply") else int(box.set_size) * SPACES
    if needed > sum(p.bag):
        raise Impossible(f"cubes: {sum(p.bag)} are left for {needed} to be dealt")
    if not table.has("cubes"):
        deal_cities(p, p.rng)
    if not table.has("supply"):
        deal_supply(p, p.rng)


def start_of_turn(p: SteamPosition, s: Told) -> Question[SteamPosition]:
    """The phase, after those who act in it before `to_move`."""
    phase = index(PHASES, "build" if s.phase is None else s.phase, "phase")
    if phase == AUCTION:
        if p.box.standard:
            return Round(0, None, AUCTION, 0)
        p.order = packed([])
        return Round(0, None, AUCTION, s.to_move or 0)
    if s.to_move is None:
        return Round(0, None, phase, 0)
    for turn in range(len(p.order)):
        if p.acting(phase, turn) == s.to_move:
            return Round(0, None, phase, turn)
    raise Impossible(f"to_move: {s.to_move} is not in the order")
