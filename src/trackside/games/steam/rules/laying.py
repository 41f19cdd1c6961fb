"""Chapter 5 and STEAM-6.4 to 6.10: which tiles may be laid, why not, and what they cost.

`lay_refusal` gives the rule against one tile; `legal_tiles.py` finds all legal ones of a hex at once. Both ask the same
of the board: what an exit would meet across its edge.
"""

from __future__ import annotations

from typing import Final

from trackside.core.arrays import bit, has, i64, lowest
from trackside.core.moves import Rule
from trackside.games.steam.rules.box import Box
from trackside.games.steam.rules.geometry import EDGES, across, pair
from trackside.games.steam.rules.refusals import (
    BLOCKED_EDGE,
    CANNOT_PAY,
    CITY_HEX,
    FOREIGN_TRACK,
    NO_TILE_LEFT,
    NO_TOWN_REDIRECT,
    NOT_ANCHORED,
    NOT_IMPROVED,
    NOT_OPEN,
    NOT_YOURS,
    SAME_PLACE,
)
from trackside.games.steam.rules.track import EMPTY, UNOWNED, Track

PLACE: Final = 0
IMPROVE: Final = 1
REDIRECT: Final = 2
REBUILD: Final = 3  # improve and redirect in one replacement, where an option allows it

NOTHING: Final = -1  # an exit meets nothing
OPERATIONS: Final[list[str]] = ["place", "improve", "redirect", "rebuild"]


def operation(track: Track, hex: i64, orientation: i64) -> i64:
    """STEAM-6.4 to 6.6: which operation a tile on a hex would be."""
    old = track.tile[hex]
    if old == EMPTY:
        return PLACE
    box = track.box
    if orientation >= box.first_town:
        return IMPROVE if box.mask[orientation] & box.mask[old] == box.mask[old] else REDIRECT
    if box.pairs[orientation] & box.pairs[old] == box.pairs[old]:
        return IMPROVE
    return REBUILD if box.exits[orientation] > box.exits[old] else REDIRECT


def price(track: Track, hex: i64, orientation: i64) -> i64:
    """STEAM-6.8 to 6.10."""
    box = track.box
    return box.exits[orientation] * box.price_exit + surcharge(box, hex, operation(track, hex, orientation))


def surcharge(box: Box, hex: i64, operation: i64) -> i64:
    """What town and terrain add to the exits."""
    return town_surcharge(box, hex, operation) + terrain_surcharge(box, hex, operation)


def town_surcharge(box: Box, hex: i64, operation: i64) -> i64:
    if operation != REDIRECT and box.place[hex] >= 0:
        return box.price_town
    return 0


def terrain_surcharge(box: Box, hex: i64, operation: i64) -> i64:
    paid = operation == PLACE or (operation != REDIRECT and box.improve_terrain)
    if paid:
        return box.terrain[hex]
    return 0


def exits_for(box: Box, money: i64) -> i64:
    """How many exits this money buys; six are more than any tile has."""
    if money < 0:
        return 0
    if box.price_exit == 0:
        return EDGES
    return min(money // box.price_exit, EDGES)


# What an exit would meet


def met_end(track: Track, exit: i64) -> i64:
    """The fixed place a new exit would be joined to across its edge: a city, or the far end of an open link there."""
    beyond = track.box.beside[exit]
    city = track.city_at(beyond)
    if city >= 0:
        return city
    link = track.at[beyond * EDGES + across(exit % EDGES)]
    if link < 0:
        return NOTHING
    return track.end_a[link]


def met_link(track: Track, exit: i64) -> i64:
    """The open link a new exit would join, or -1."""
    beyond = track.box.beside[exit]
    if track.city_at(beyond) >= 0:
        return -1
    return track.at[beyond * EDGES + across(exit % EDGES)]


def joins_foreign(track: Track, exit: i64, seat: i64) -> bool:
    """STEAM-5.6."""
    link = met_link(track, exit)
    return link >= 0 and track.owner[link] != seat and track.owner[link] != UNOWNED


def anchors(track: Track, exit: i64, seat: i64) -> bool:
    """STEAM-5.5 a to c: the exit faces a city, or joins an open end that is the builder's or that he may claim."""
    if track.city_at(track.box.beside[exit]) >= 0:
        return True
    link = met_link(track, exit)
    return link >= 0 and (track.owner[link] == seat or track.claimable(link, seat))


# One tile


def lay_refusal(track: Track, seat: i64, hex: i64, orientation: i64, means: i64) -> Rule | None:
    """The rule against this tile on this hex, or None."""
    box = track.box
    if track.city_at(hex) >= 0:
        return CITY_HEX
    if box.mask[orientation] & ~box.passable[hex]:
        return BLOCKED_EDGE
    what = operation(track, hex, orientation)
    rule: Rule | None
    if what == REDIRECT:
        rule = redirect_refusal(track, seat, hex, orientation)
    elif what == REBUILD:
        rule = rebuild_refusal(track, seat, hex, orientation)
    elif orientation >= box.first_town:
        rule = town_refusal(track, seat, hex, orientation)
    else:
        rule = land_refusal(track, seat, hex, orientation)
    if rule is not None:
        return rule
    if not kinds_for(track, hex, orientation):
        return NO_TILE_LEFT
    return CANNOT_PAY if price(track, hex, orientation) > means else None


def land_refusal(track: Track, seat: i64, hex: i64, orientation: i64) -> Rule | None:
    """STEAM-5.4, 5.6, 5.7 for every new path of a land tile."""
    box = track.box
    old = track.tile[hex]
    new = box.pairs[orientation] if old == EMPTY else box.pairs[orientation] & ~box.pairs[old]
    if new == 0:
        return NOT_IMPROVED
    while new:
        rule = path_refusal(track, seat, hex, lowest(new))
        if rule is not None:
            return rule
        new &= new - 1
    return None


def path_refusal(track: Track, seat: i64, hex: i64, number: i64) -> Rule | None:
    a = hex * EDGES + track.box.pair_low[number]
    b = hex * EDGES + track.box.pair_high[number]
    if joins_foreign(track, a, seat) or joins_foreign(track, b, seat):
        return FOREIGN_TRACK
    if not anchors(track, a, seat) and not anchors(track, b, seat):
        return NOT_ANCHORED
    return SAME_PLACE if met_end(track, a) != NOTHING and met_end(track, a) == met_end(track, b) else None


def town_refusal(track: Track, seat: i64, hex: i64, orientation: i64) -> Rule | None:
    """STEAM-5.4 to 5.7 for the new exits of a town tile: one anchor is enough."""
    box = track.box
    old = track.tile[hex]
    new = box.mask[orientation] if old == EMPTY else box.mask[orientation] & ~box.mask[old]
    if new == 0:
        return NOT_IMPROVED
    anchored = track.owns_at(seat, box.place[hex])
    while new:
        exit = hex * EDGES + lowest(new)
        new &= new - 1
        if joins_foreign(track, exit, seat):
            return FOREIGN_TRACK
        if met_end(track, exit) == box.place[hex]:
            return SAME_PLACE
        if anchors(track, exit, seat):
            anchored = True
    return None if anchored else NOT_ANCHORED


def redirect_refusal(track: Track, seat: i64, hex: i64, orientation: i64) -> Rule | None:
    """STEAM-6.6: one path, open, own or claimable, leaves by another edge; nothing else changes."""
    box = track.box
    edges = turn_of(track, hex, orientation)
    if edges < 0:
        return NOT_IMPROVED
    old = hex * EDGES + edges // EDGES
    new = hex * EDGES + edges % EDGES
    if not track.open_exit(old):
        return NOT_OPEN
    if box.place[hex] >= 0 and not box.redirect_towns:
        return NO_TOWN_REDIRECT
    link = track.at[old]
    if track.owner[link] != seat and not track.claimable(link, seat):
        return NOT_YOURS
    if joins_foreign(track, new, seat):
        return FOREIGN_TRACK
    return SAME_PLACE if met_end(track, new) == track.end_a[link] else None


def rebuild_refusal(track: Track, seat: i64, hex: i64, orientation: i64) -> Rule | None:
    """R-11 as an option: the only path of a land tile is redirected and a second one is added."""
    if not track.box.improve_and_redirect:
        return NOT_IMPROVED
    rule = redirect_refusal(track, seat, hex, orientation)
    return path_refusal(track, seat, hex, added_path(track, hex, orientation)) if rule is None else rule


def added_path(track: Track, hex: i64, orientation: i64) -> i64:
    """Of a rebuilt tile, the path that was added: the one without the redirected path's new exit."""
    box = track.box
    take = turn_of(track, hex, orientation) % EDGES
    return lowest(box.pairs[orientation] & ~bit(pair(take, box.mate[orientation * EDGES + take])))


def turn_of(track: Track, hex: i64, orientation: i64) -> i64:
    """The edge that a redirect leaves and the edge it takes, as leave x 6 + take; -1 if the tile is no redirect.

    Where either end of the old path could be the one that moves, it is the end that is open.
    """
    box = track.box
    old = track.tile[hex]
    gone: i64
    come: i64
    if orientation >= box.first_town:
        gone = box.mask[old] & ~box.mask[orientation]
        come = box.mask[orientation] & ~box.mask[old]
    else:
        lost = box.pairs[old] & ~box.pairs[orientation]
        got = box.pairs[orientation] & ~box.pairs[old]
        if lost == 0 or got == 0 or lost & (lost - 1):
            return -1
        if got & (got - 1):
            return turn_of_only(track, hex, orientation)
        before = path_mask(box, lowest(lost))
        after = path_mask(box, lowest(got))
        gone = before & ~after
        come = after & ~before
    if gone == 0 or come == 0 or gone & (gone - 1) or come & (come - 1):
        return -1
    return lowest(gone) * EDGES + lowest(come)


def turn_of_only(track: Track, hex: i64, orientation: i64) -> i64:
    """The same for a rebuilt tile: the open end of the only path leaves by the edge its inner exit leads to now."""
    box = track.box
    old = track.tile[hex]
    path = lowest(box.pairs[old])
    leave = box.pair_low[path] if track.open_exit(hex * EDGES + box.pair_low[path]) else box.pair_high[path]
    take = box.mate[orientation * EDGES + box.mate[old * EDGES + leave]]
    if take < 0:
        return -1
    return leave * EDGES + take


def path_mask(box: Box, number: i64) -> i64:
    return bit(box.pair_low[number]) | bit(box.pair_high[number])


def kinds_for(track: Track, hex: i64, orientation: i64) -> i64:
    """STEAM-5.1: the kinds with a copy for this face, as bits; the tile being replaced counts as returned."""
    box = track.box
    shown = box.shown_by[box.face[orientation]]
    out: i64 = 0
    kind: i64
    for kind in range(len(track.stock)):
        if has(shown, kind) and (track.stock[kind] > 0 or track.kind[hex] == kind):
            out |= bit(kind)
    return out
