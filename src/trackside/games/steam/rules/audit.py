"""What must hold in every position: nothing lost, nothing doubled, and links as the tiles show them."""

from __future__ import annotations

from trackside.core.arrays import has
from trackside.core.edge.box import load
from trackside.core.moves import Move
from trackside.games.steam.about import ABOUT
from trackside.games.steam.rules.actions import TakeTile
from trackside.games.steam.rules.audit_stack import stack_faults
from trackside.games.steam.rules.box import COLOURS, SPACES
from trackside.games.steam.rules.build import LayTile, UseKind
from trackside.games.steam.rules.geometry import EDGES
from trackside.games.steam.rules.position import NO_TILE, SteamPosition
from trackside.games.steam.rules.tracing import apart_exits, chains
from trackside.games.steam.rules.track import EMPTY, UNUSED


def faults(p: SteamPosition) -> list[str]:
    found = [*goods_faults(p), *supply_faults(p), *seat_faults(p), *link_faults(p)]
    return found if found else stack_faults(p)


def goods_faults(p: SteamPosition) -> list[str]:
    """The 96 cubes are on cities, in the supply and in the bag; towns have none."""
    out: list[str] = []
    box = p.box
    for colour, name in enumerate(box.colour_names):
        on_cities = sum(p.cubes[place * COLOURS + colour] for place in range(len(box.place_names)))
        in_supply = sum(p.supply[space * COLOURS + colour] for space in range(SPACES))
        if on_cities + in_supply + p.bag[colour] != box.cubes[colour]:
            out.append(f"{name} cubes: {on_cities} + {in_supply} + {p.bag[colour]} are not {box.cubes[colour]}")
    if min([*p.cubes, *p.supply, *p.bag]) < 0:
        out.append("a negative number of cubes")
    for place, name in enumerate(box.place_names):
        if not p.is_city(place) and any(p.cubes[place * COLOURS + colour] for colour in range(COLOURS)):
            out.append(f"{name} is a town with cubes")
        if p.is_city(place) != (p.colour[place] >= 0):
            out.append(f"{name}: colour and kind do not agree")
    return out


def supply_faults(p: SteamPosition) -> list[str]:
    """Tiles, New Cities and markers: what is left and what is on the board make up the box."""
    out: list[str] = []
    box, track = p.box, p.track
    on_board = list(track.kind)
    for kind, name in enumerate(box.kind_names):
        laid = on_board.count(kind)
        if track.stock[kind] < 0 or track.stock[kind] + laid != box.kind_count[kind]:
            out.append(f"{name}: {track.stock[kind]} left and {laid} laid are not {box.kind_count[kind]}")
    for hex, name in enumerate(box.hex_names):
        orientation = track.tile[hex]
        if orientation == EMPTY:
            continue
        if box.mask[orientation] & ~box.passable[hex]:
            out.append(f"{name}: track over a blocked edge")
        if not has(box.shown_by[box.face[orientation]], track.kind[hex]):
            out.append(f"{name}: its tile has no such face")
        if track.city_at(hex) >= 0 or (box.place[hex] >= 0) != (orientation >= box.first_town):
            out.append(f"{name}: a tile that cannot lie there")
    new = [int(p.colour[place]) for place in range(box.cities, len(box.place_names)) if p.is_city(place)]
    for colour, name in enumerate(box.colour_names):
        if p.new_cities[colour] < 0 or p.new_cities[colour] + new.count(colour) != box.new_cities[colour]:
            out.append(f"{name} New Cities do not add up")
    marked = sum(1 for place in range(box.cities) if has(p.grown, place))
    if p.markers < 0 or p.markers + marked != box.markers:
        out.append(f"City Growth markers: {p.markers} left, {marked} on cities")
    return out


def seat_faults(p: SteamPosition) -> list[str]:
    out: list[str] = []
    box = p.box
    for seat, player in enumerate(p.players):
        if player.cash < 0 or player.points < 0:
            out.append(f"seat {seat}: cash {player.cash}, points {player.points}")
        if not box.income_least <= player.income <= box.income_most:
            out.append(f"seat {seat}: income {player.income}")
        if not 1 <= player.locomotive <= box.locomotive_most:
            out.append(f"seat {seat}: locomotive {player.locomotive}")
        if player.fell and (player.cash or player.tile != NO_TILE or owns_track(p, seat) or seat in list(p.order)):
            out.append(f"seat {seat}: bankrupt, but not out")
    fallen = sorted(int(player.fell) for player in p.players if player.fell)
    if fallen != list(range(1, len(fallen) + 1)):
        out.append(f"bankrupt: {fallen} are not numbered from 1")
    tiles = [player.tile for player in p.players if player.tile != NO_TILE]
    if len(tiles) != len(set(tiles)):
        out.append("an action tile is held twice")
    return out


def owns_track(p: SteamPosition, seat: int) -> bool:
    return any(owner == seat for owner in p.track.owner)


def link_faults(p: SteamPosition) -> list[str]:
    """Links kept up tile by tile are those that walking along the tiles finds; ports and exits agree with them."""
    out: list[str] = []
    box, track = p.box, p.track
    found = 0
    ports = [-1] * (len(box.place_names) * EDGES)
    at = [-1] * (len(box.hex_names) * EDGES)
    for chain in chains(track, apart_exits(track)):
        found += 1
        where = f"{box.hex_names[chain.exits[0] // EDGES]}"
        link = int(track.at[chain.exits[0]])
        if link < 0 or track.owner[link] == UNUSED:
            out.append(f"{where}: track without a link")
            continue
        if sorted((chain.one, chain.other)) != sorted((int(track.end_a[link]), int(track.end_b[link]))):
            out.append(f"{where}: ends {chain.one}, {chain.other} are kept as {track.end_a[link]}, {track.end_b[link]}")
        if chain.one == chain.other:
            out.append(f"{where}: both ends of a link at the same place, or both open")
        if chain.size != track.size[link]:
            out.append(f"{where}: {chain.size} paths are kept as {track.size[link]}")
        if chain.open_at >= 0 and chain.open_at != track.open_at[link]:
            out.append(f"{where}: its open end is kept elsewhere")
        for exit in chain.exits:
            at[exit] = link
            hex, edge = exit // EDGES, exit % EDGES
            if box.place[hex] >= 0:
                ports[box.place[hex] * EDGES + edge] = link
            city = track.city_at(box.beside[exit])
            if city >= 0 and exit != chain.open_at:
                ports[city * EDGES + (edge + 3) % EDGES] = link
    if found != sum(1 for owner in track.owner if owner != UNUSED):
        out.append(f"{found} links on the board, others are kept")
    if at != [int(link) for link in track.at]:
        out.append("the exits of the links are not where the tiles have them")
    if ports != [int(link) for link in track.ports]:
        out.append("the ends of the links are not where the tiles have them")
    return out


def wanted() -> set[str]:
    """What random games must use: every kind of tile and every action tile."""
    data = load(ABOUT.folder / "data.yaml")
    tiles = {str(tile["id"]) for tile in data["action_tiles"]["tiles"]}
    faces = {str(face["id"]) for face in data["track_faces"]["faces"]}
    return tiles | faces | {str(kind["id"]) for kind in data["track_tiles"]["kinds"]}


def seen(p: SteamPosition, move: Move[SteamPosition]) -> set[str]:
    """What a move used of it."""
    if isinstance(move, TakeTile):
        return {move.tile_name}
    if isinstance(move, LayTile):
        kind = p.track.kind[move.hex]
        return {move.face_name} if kind == EMPTY else {move.face_name, p.box.kind_names[kind]}
    return {move.kind_name} if isinstance(move, UseKind) else set()
