"""Where goods can go: the search along completed links (STEAM-7.5 to 7.9).

A tally counts the links used of each owner, five bits a seat.
"""

from __future__ import annotations

from typing import Final

from trackside.core.arrays import append, bit, has, i64, pop, vec
from trackside.games.steam.rules.geometry import EDGES
from trackside.games.steam.rules.position import SteamPosition

DIGIT: Final = 5
DIGIT_MASK: Final = 31
NOWHERE: Final = -1


def links_of(tally: i64, seat: i64) -> i64:
    """How many links of a seat a tally holds."""
    return (tally >> (DIGIT * seat)) & DIGIT_MASK


def with_link(tally: i64, owner: i64) -> i64:
    """The tally after a link; unowned links count for nobody (STEAM-7.9)."""
    return tally if owner < 0 else tally + bit(DIGIT * owner)


def missing(tally: i64, seat: i64) -> i64:
    """STEAM-7.8: how many more own links the route needs: one at least, and as many as any other player's."""
    own = tally >> (DIGIT * seat) & DIGIT_MASK
    most: i64 = 1
    rest = tally
    while rest:
        n = rest & DIGIT_MASK
        if n > most:
            most = n
        rest >>= DIGIT
    return most - own


def usable(p: SteamPosition, link: i64) -> bool:
    """STEAM-7.4, 7.9: a completed link, of any owner or, unless an option says otherwise, of none."""
    if link < 0 or p.track.end_b[link] < 0:
        return False
    return p.track.owner[link] >= 0 or p.box.unowned_usable


def onward(p: SteamPosition, link: i64, at: i64, visited: i64) -> i64:
    """STEAM-7.4, 7.5, 7.9: where a link leads from a place; NOWHERE if it may not be used or the cube was there."""
    track = p.track
    if link < 0:
        return NOWHERE
    far = track.end_b[link]
    if far < 0 or (track.owner[link] < 0 and not p.box.unowned_usable):
        return NOWHERE
    to = track.end_a[link] + far - at
    return NOWHERE if has(visited, to) else to


def deliverable(p: SteamPosition, seat: i64, at: i64, visited: i64, left: i64, wanted: i64, tally: i64) -> i64:
    """Which of the wanted colours can still be delivered from here with `left` links, as bits."""
    track = p.track
    ports = track.ports
    end_b = track.end_b
    got: i64 = 0
    edge: i64
    for edge in range(EDGES):
        # As `onward` and `with_link` say; calling them here makes random games 7 % slower.
        link = ports[at * EDGES + edge]
        if link < 0:
            continue
        far = end_b[link]
        if far < 0:
            continue
        to = track.end_a[link] + far - at
        if has(visited, to):
            continue
        owner = track.owner[link]
        if owner < 0 and not p.box.unowned_usable:
            continue
        now = tally if owner < 0 else tally + bit(DIGIT * owner)
        lacking = missing(now, seat)
        if lacking >= left:
            continue  # even own links alone would not make up for it
        rest = wanted & ~got
        colour = p.colour[to]
        if colour >= 0 and has(rest, colour):
            rest &= ~bit(colour)  # the cube stops here, whether or not it may (STEAM-7.7)
            if lacking <= 0:
                got |= bit(colour)
        if rest and left > 1:
            got |= deliverable(p, seat, to, visited | bit(to), left - 1, rest, now)
        if got == wanted:
            return got
    return got


class Route:
    """A route of a cube to a city of its colour."""

    def __init__(self, colour: i64, to: i64, ports: vec[i64], tally: i64) -> None:
        self.colour = colour
        self.to = to
        self.ports = ports  # for each link, the place it leaves x 6 + the edge
        self.tally = tally

    def spares(self, other: Route, seat: i64) -> bool:
        """Whether the seat earns at least as much on this route as on the other, and nobody else more."""
        if links_of(self.tally, seat) < links_of(other.tally, seat):
            return False
        mine, its = self.tally, other.tally
        at: i64 = 0
        while mine:
            if at != seat and mine & DIGIT_MASK > its & DIGIT_MASK:
                return False
            mine >>= DIGIT
            its >>= DIGIT
            at += 1
        return True


class Routes:
    """The routes of some cubes from one city to each city that takes them, without those that another route beats."""

    def __init__(self, p: SteamPosition, seat: i64, most: i64) -> None:
        self.p = p
        self.seat = seat
        self.left = most  # links that may still be tried
        self.ports: vec[i64] = vec[i64]()  # on the way to where the search stands
        self.found: list[Route] = []

    def follow(self, at: i64, visited: i64, left: i64, wanted: i64, tally: i64) -> None:
        """The same search as `deliverable`, to its end."""
        p = self.p
        track = p.track
        edge: i64
        for edge in range(EDGES):
            link = track.ports[at * EDGES + edge]
            to = onward(p, link, at, visited)
            if self.left == 0 or to < 0:
                continue
            now = with_link(tally, track.owner[link])
            lacking = missing(now, self.seat)
            if lacking >= left:
                continue
            self.left -= 1
            self.ports = append(self.ports, at * EDGES + edge)
            rest = wanted
            colour = p.colour[to]
            if colour >= 0 and has(rest, colour):
                rest &= ~bit(colour)  # the cube stops here, whether or not it may (STEAM-7.7)
                if lacking <= 0:
                    self.keep(Route(colour, to, self.ports[:], now))
            if rest and left > 1:
                self.follow(to, visited | bit(to), left - 1, rest, now)
            self.ports, _ = pop(self.ports)

    def keep(self, route: Route) -> None:
        kept: list[Route] = []
        for other in self.found:
            if other.colour == route.colour and other.to == route.to:
                if other.spares(route, self.seat):
                    return
                if route.spares(other, self.seat):
                    continue
            kept.append(other)
        kept.append(route)
        self.found = kept
