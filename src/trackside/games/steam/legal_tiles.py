"""All legal tiles of a hex at once, as sets of orientations: the same rules as `laying.py`, made for listing.

What a path may do depends on its two edges alone, so the six edges are looked at once, and every path that is not good
takes the orientations that have it out of the set.
"""

from __future__ import annotations

from trackside.core.arrays import bit, has, i64, lowest, vec
from trackside.games.steam.geometry import EDGES, PAIRS, across, pair
from trackside.games.steam.laying import IMPROVE, NOTHING, PLACE, REBUILD, exits_for, surcharge
from trackside.games.steam.track import EMPTY, UNOWNED, Track


def legal_tiles(track: Track, seat: i64, hex: i64, means: i64, land_stock: i64, town_stock: i64, ends: vec[i64]) -> i64:
    """The orientations that may be laid on a hex, as bits (town orientations from first_town).

    `land_stock` and `town_stock` are the orientations that a kind with copies shows. `ends` is room for six numbers.
    """
    box = track.box
    places = box.place
    beside = box.beside
    at = track.at
    cities = track.cities
    place = places[hex]
    if place >= 0 and has(cities, place):
        return 0
    free = box.passable[hex]  # edges a new exit may use
    anchor: i64 = 0
    edge: i64
    for edge in range(EDGES):
        ends[edge] = NOTHING
        beyond = beside[hex * EDGES + edge]
        if beyond < 0:
            continue
        city = places[beyond]
        if city >= 0 and has(cities, city):
            ends[edge] = city
            anchor |= bit(edge)
            continue
        link = at[beyond * EDGES + across(edge)]
        if link < 0 or at[hex * EDGES + edge] >= 0:
            continue  # nothing, or joined already
        ends[edge] = track.end_a[link]
        owner = track.owner[link]
        if owner == seat:
            anchor |= bit(edge)
        elif owner != UNOWNED:
            free &= ~bit(edge)
        elif track.claimable(link, seat):
            anchor |= bit(edge)
    old = track.tile[hex]
    if old == EMPTY and anchor == 0:
        return 0
    if place >= 0:
        return legal_town_tiles(track, seat, hex, means, town_stock, free, anchor, ends)
    legal = legal_land_tiles(track, hex, means, land_stock, free, anchor, ends)
    if old != EMPTY:
        legal |= legal_redirects(track, seat, hex, means, land_stock, free, ends)
        if box.improve_and_redirect and box.exits[old] == 2:
            legal |= legal_rebuilds(track, seat, hex, means, land_stock, free, anchor, ends)
    return legal


def legal_land_tiles(track: Track, hex: i64, means: i64, stock: i64, free: i64, anchor: i64, ends: vec[i64]) -> i64:
    """Places or improvements: all orientations but those with a new path that is not good."""
    box = track.box
    old = track.tile[hex]
    room = exits_for(box, means - surcharge(box, hex, PLACE if old == EMPTY else IMPROVE))
    if room < 2:
        return 0
    legal = stock & box.land_up_to[room]
    there: i64 = -1
    if old != EMPTY:
        if box.exits[old] > 2:
            return 0  # two paths: nothing to add
        there = lowest(box.pairs[old])
        legal = (stock | box.land_shown[track.kind[hex]]) & box.land_up_to[room]
        legal &= box.with_pair[there] & ~bit(old)
    with_pair = box.with_pair
    low = box.pair_low
    high = box.pair_high
    number: i64
    for number in range(PAIRS):
        if number != there and not good_path(low[number], high[number], free, anchor, ends):
            legal &= ~with_pair[number]
    return legal


def legal_town_tiles(
    track: Track, seat: i64, hex: i64, means: i64, stock: i64, free: i64, anchor: i64, ends: vec[i64]
) -> i64:
    box = track.box
    place = box.place[hex]
    old = track.tile[hex]
    with_exit = box.with_exit
    there: i64 = 0
    legal: i64 = -1
    if old != EMPTY:
        there = box.mask[old]
        stock |= box.town_shown[track.kind[hex]]
        legal = ~bit(old - box.first_town)
        if track.owns_at(seat, place):
            anchor = bit(EDGES) - 1
    anchored: i64 = 0
    edge: i64
    for edge in range(EDGES):
        if ends[edge] == place:
            free &= ~bit(edge)
        if has(there, edge):
            legal &= with_exit[edge]
        elif not has(free, edge):
            legal &= ~with_exit[edge]
        elif has(anchor, edge):
            anchored |= with_exit[edge]
    room = exits_for(box, means - surcharge(box, hex, PLACE if old == EMPTY else IMPROVE))
    legal &= anchored & stock & box.town_up_to[room]
    if old != EMPTY and box.redirect_towns:
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
    number: i64
    for take in range(EDGES):
        if has(box.mask[old], take) or not has(free, take) or ends[take] == start:
            continue
        turned = pair(inner, take)
        for number in range(PAIRS):
            orientation = box.double[turned * PAIRS + number]
            if orientation >= 0 and good_path(box.pair_low[number], box.pair_high[number], free, anchor, ends):
                legal |= bit(orientation)
    return legal & (stock | box.land_shown[track.kind[hex]])


def good_path(a: i64, b: i64, free: i64, anchor: i64, ends: vec[i64]) -> bool:
    """Whether a new path between two edges is legal."""
    if not has(free, a) or not has(free, b) or not (has(anchor, a) or has(anchor, b)):
        return False
    return ends[a] == NOTHING or ends[a] != ends[b]


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
