"""All legal tiles of a hex at once, as sets of orientations: the same rules as `laying.py`, made for listing.

What a path may do depends on its two edges alone. So the six edges are looked at once, which gives the edges that a new
exit may use (`free`) and those that anchor it (`anchor`); the box knows the orientations that agree with such a set.
"""

from __future__ import annotations

from trackside.core.arrays import bit, has, i64, lowest, vec
from trackside.games.steam.rules.geometry import EDGES, PAIRS, pair
from trackside.games.steam.rules.laying import IMPROVE, NOTHING, PLACE, REBUILD, exits_for, surcharge
from trackside.games.steam.rules.track import EMPTY, UNOWNED, Track


def legal_tiles(track: Track, seat: i64, hex: i64, means: i64, land_stock: i64, town_stock: i64, ends: vec[i64]) -> i64:
    """The orientations that may be laid on a hex, as bits (town orientations from first_town).

    `land_stock` and `town_stock` are the orientations that a kind with copies shows. `ends` is room for six numbers:
    the place that a new exit would be joined to.
    """
    box = track.box
    facing = box.facing
    beside_place = box.beside_place
    at = track.at
    cities = track.cities
    place = box.place[hex]
    if place >= 0 and has(cities, place):
        return 0
    free = box.passable[hex]
    anchor: i64 = 0
    met: i64 = 0  # places (bits)
    twice: i64 = 0
    exit: i64 = hex * EDGES
    edge: i64
    for edge in range(EDGES):
        ends[edge] = NOTHING
        across = facing[exit + edge]
        if across < 0:
            continue
        end = beside_place[exit + edge]
        if end >= 0 and has(cities, end):
            anchor |= bit(edge)
        else:
            link = at[across]
            if link < 0 or at[exit + edge] >= 0:
                continue  # nothing, or joined already
            end = track.end_a[link]
            owner = track.owner[link]
            if owner == seat or (owner == UNOWNED and track.claimable(link, seat)):
                anchor |= bit(edge)
            elif owner != UNOWNED:
                free &= ~bit(edge)
            if end == place:
                free &= ~bit(edge)  # the link starts at this town
        ends[edge] = end
        twice |= met & bit(end)
        met |= bit(end)
    old = track.tile[hex]
    if old == EMPTY and anchor == 0:
        return 0
    if place >= 0:
        return legal_town_tiles(track, seat, hex, means, town_stock, free, anchor)
    legal = legal_land_tiles(track, hex, means, land_stock, free, anchor)
    if twice and legal:
        legal = without_loops(track, legal, ends, i64(NOTHING) if old == EMPTY else lowest(box.pairs[old]))
    if old != EMPTY:
        legal |= legal_redirects(track, seat, hex, means, land_stock, free, ends)
        if box.improve_and_redirect and box.exits[old] == 2:
            legal |= legal_rebuilds(track, seat, hex, means, land_stock, free, anchor, ends)
    return legal


def legal_land_tiles(track: Track, hex: i64, means: i64, stock: i64, free: i64, anchor: i64) -> i64:
    """Places or improvements; loops (STEAM-5.7) are still among them."""
    box = track.box
    old = track.tile[hex]
    if old == EMPTY:
        room = exits_for(box, means - surcharge(box, hex, PLACE))
        return stock & box.land_up_to[room] & box.land_within[free] & box.land_anchored[anchor]
    if box.exits[old] > 2:
        return 0  # two paths: nothing to add
    there = box.mask[old]  # existing track needs no anchor
    room = exits_for(box, means - surcharge(box, hex, IMPROVE))
    legal = (stock | box.land_shown[track.kind[hex]]) & box.land_up_to[room] & box.with_pair[lowest(box.pairs[old])]
    return legal & ~bit(old) & box.land_within[free | there] & box.land_anchored[anchor | there]


def without_loops(track: Track, legal: i64, ends: vec[i64], there: i64) -> i64:
    """STEAM-5.7: take out the orientations with a new path (not the one `there`) between two edges of one place."""
    box = track.box
    number: i64
    for number in range(PAIRS):
        end = ends[box.pair_low[number]]
        if number != there and end != NOTHING and end == ends[box.pair_high[number]]:
            legal &= ~box.with_pair[number]
    return legal


def legal_town_tiles(track: Track, seat: i64, hex: i64, means: i64, stock: i64, free: i64, anchor: i64) -> i64:
    box = track.box
    old = track.tile[hex]
    if old == EMPTY:
        room = exits_for(box, means - surcharge(box, hex, PLACE))
        return stock & box.town_up_to[room] & box.town_within[free] & box.town_touching[anchor & free]
    there = box.mask[old]
    stock |= box.town_shown[track.kind[hex]]
    if track.owns_at(seat, box.place[hex]):
        anchor = free  # any new path will do
    room = exits_for(box, means - surcharge(box, hex, IMPROVE))
    legal = stock & box.town_up_to[room] & box.town_within[free | there] & box.town_with[there]
    legal &= box.town_touching[anchor & free & ~there]
    if box.redirect_towns:
        legal |= legal_town_turns(track, seat, hex, means, stock, free & ~there)
    return legal


def legal_redirects(track: Track, seat: i64, hex: i64, means: i64, stock: i64, free: i64, ends: vec[i64]) -> i64:
    box = track.box
    old = track.tile[hex]
    free &= ~box.mask[old]
    legal: i64 = 0
    leave: i64
    take: i64
    for leave in range(EDGES):
        if not has(box.mask[old], leave) or not movable(track, hex * EDGES + leave, seat):
            continue
        start = track.end_a[track.at[hex * EDGES + leave]]
        inner = box.mate[old * EDGES + leave]
        rest = box.pairs[old] & ~bit(pair(inner, leave))
        for take in range(EDGES):
            if not has(free, take) or ends[take] == start:
                continue
            number = pair(inner, take)
            orientation = box.single[number] if rest == 0 else box.double[lowest(rest) * PAIRS + number]
            if orientation >= 0 and box.exits[orientation] * box.price_exit <= means:
                legal |= bit(orientation)
    return legal & (stock | box.land_shown[track.kind[hex]])


def legal_rebuilds(
    track: Track, seat: i64, hex: i64, means: i64, stock: i64, free: i64, anchor: i64, ends: vec[i64]
) -> i64:
    """Redirects of a tile's only path that add a second one, where the option allows them (R-11)."""
    box = track.box
    old = track.tile[hex]
    path = lowest(box.pairs[old])
    leave = box.pair_low[path] if track.open_exit(hex * EDGES + box.pair_low[path]) else box.pair_high[path]
    if exits_for(box, means - surcharge(box, hex, REBUILD)) < 4 or not movable(track, hex * EDGES + leave, seat):
        return 0
    start = track.end_a[track.at[hex * EDGES + leave]]
    inner = box.mate[old * EDGES + leave]
    legal: i64 = 0
    take: i64
    for take in range(EDGES):
        if has(box.mask[old], take) or not has(free, take) or ends[take] == start:
            continue
        turned = pair(inner, take)
        its = bit(inner) | bit(take)  # the redirected path needs no anchor
        found = box.with_pair[turned] & ~bit(box.single[turned])
        found &= box.land_within[free | its] & box.land_anchored[anchor | its]
        legal |= without_loops(track, found, ends, turned)
    return legal & (stock | box.land_shown[track.kind[hex]])


def legal_town_turns(track: Track, seat: i64, hex: i64, means: i64, stock: i64, free: i64) -> i64:
    """Redirected town paths, where the option allows them (R-10)."""
    box = track.box
    there = box.mask[track.tile[hex]]
    if box.exits[track.tile[hex]] * box.price_exit > means:
        return 0
    legal: i64 = 0
    leave: i64
    take: i64
    for leave in range(EDGES):
        if has(there, leave) and movable(track, hex * EDGES + leave, seat):
            for take in range(EDGES):
                if has(free, take):
                    legal |= bit(box.town_of[there & ~bit(leave) | bit(take)] - box.first_town)
    return legal & stock


def movable(track: Track, exit: i64, seat: i64) -> bool:
    """Whether the builder may redirect this exit: the open end of his own link or of one he may claim."""
    if not track.open_exit(exit):
        return False
    link = track.at[exit]
    return track.owner[link] == seat or track.claimable(link, seat)


def land_in_stock(track: Track) -> i64:
    """The land orientations that a kind with copies shows."""
    out: i64 = 0
    kind: i64
    for kind in range(len(track.stock)):
        if track.stock[kind] > 0:
            out |= track.box.land_shown[kind]
    return out


def town_in_stock(track: Track) -> i64:
    out: i64 = 0
    kind: i64
    for kind in range(len(track.stock)):
        if track.stock[kind] > 0:
            out |= track.box.town_shown[kind]
    return out
