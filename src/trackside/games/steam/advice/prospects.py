"""The deliveries that a network offers a seat: used by the hints, not by the rules."""

from __future__ import annotations

from typing import Final

from trackside.core.arrays import bit, filled, has, i64, vec
from trackside.games.steam.rules.box import COLOURS
from trackside.games.steam.rules.geometry import EDGES
from trackside.games.steam.rules.goods import cubes_on
from trackside.games.steam.rules.position import SteamPosition
from trackside.games.steam.rules.routes import DIGIT, DIGIT_MASK, missing
from trackside.games.steam.rules.track import UNUSED, Track

OWN: Final = 10  # worth of an own link on a route
OTHER: Final = 3  # and what a link of another player takes from it
WORTHLESS: Final = -1
MOST: Final = 160  # above every worth
FAR: Final = 99  # links, more than any locomotive goes


def delivery_value(tally: i64, seat: i64) -> i64:
    """What a delivery over these links is worth to a seat."""
    value: i64 = 0
    other: i64 = 0
    while tally:
        value += (tally & DIGIT_MASK) * (OWN if other == seat else -OTHER)
        tally >>= DIGIT
        other += 1
    return value


class Survey:
    """Searches routes and keeps the best worth for every wanted colour. It gives up a colour as soon as the links left,
    even if all were the seat's own, could not improve what is known."""

    def __init__(self, p: SteamPosition, seat: i64, best: vec[i64]) -> None:
        self.p = p
        self.seat = seat
        self.best = best
        # For routes that must use a new link: 1 beside each such link, and how many links lie before the nearest one.
        self.new: vec[i64] = vec[i64]()
        self.far: vec[i64] = vec[i64]()

    def look(self, at: i64, visited: i64, left: i64, wanted: i64, tally: i64, value: i64, row: i64, free: bool) -> None:
        """Go on from a place over at most `left` links. The route so far has these links and is worth `value`; what is
        found is kept from index `row` on. Unless `free`, the route must still use a new link."""
        p = self.p
        track = p.track
        ports = track.ports
        best = self.best
        edge: i64
        for edge in range(EDGES):
            # As `onward` says; calling it here makes ratings 15 % slower.
            link = ports[at * EDGES + edge]
            if link < 0 or track.end_b[link] < 0:
                continue
            to = track.end_a[link] + track.end_b[link] - at
            if has(visited, to):
                continue
            free_now = free or self.new[link] == 1
            if not free_now and self.far[to] + 2 > left:
                continue
            owner = track.owner[link]
            now = tally
            value_now = value
            if owner >= 0:
                now += bit(DIGIT * owner)
                value_now += OWN if owner == self.seat else -OTHER
            elif not p.box.unowned_usable:
                continue
            lacking = missing(now, self.seat)
            if lacking >= left:
                continue
            rest = wanted
            colour = p.colour[to]
            if colour >= 0 and has(rest, colour):
                rest &= ~bit(colour)
                if free_now and lacking <= 0 and value_now > best[row + colour]:
                    best[row + colour] = value_now
            if left > 1:
                rest = self.improvable(rest, row, value_now + OWN * (left - 1))
                if rest:
                    self.look(to, visited | bit(to), left - 1, rest, now, value_now, row, free_now)

    def improvable(self, wanted: i64, row: i64, most: i64) -> i64:
        """The wanted colours for which a route worth `most` would be the best yet."""
        best = self.best
        colour: i64
        for colour in range(COLOURS):
            if best[row + colour] >= most:
                wanted &= ~bit(colour)
        return wanted


def best_deliveries(p: SteamPosition, seat: i64, level: i64) -> vec[i64]:
    """The best worth of every cube, by city x 5 + colour; -1 where there is no cube or no route."""
    best = filled(WORTHLESS, len(p.box.place_names) * COLOURS)
    routes = Survey(p, seat, best)
    place: i64
    for place in range(len(p.box.place_names)):
        wanted = cubes_on(p, place)
        if wanted:
            routes.look(place, bit(place), level, wanted, 0, 0, place * COLOURS, True)
    return best


def looked_again(p: SteamPosition, seat: i64, level: i64, known: vec[i64], before: Track) -> vec[i64]:
    """The best deliveries now, if links were added to the track of `before`, whose best deliveries are known. Every new
    route uses a new link, so only those routes are searched."""
    best = known[:]
    routes = Survey(p, seat, best)
    routes.new = new_links(p.track, before)
    routes.far = distances(p.track, routes.new, len(p.box.place_names))
    place: i64
    for place in range(len(p.box.place_names)):
        if routes.far[place] < level:
            wanted = routes.improvable(cubes_on(p, place), place * COLOURS, OWN * level)
            if wanted:
                routes.look(place, bit(place), level, wanted, 0, 0, place * COLOURS, False)
    return best


def new_links(track: Track, before: Track) -> vec[i64]:
    """1 beside each link that is completed now and was not before."""
    found = filled(0, len(track.owner))
    link: i64
    for link in range(len(track.owner)):
        if track.owner[link] == UNUSED or track.end_b[link] < 0:
            continue
        if link >= len(before.owner) or before.owner[link] == UNUSED or before.end_b[link] < 0:
            found[link] = 1
    return found


def distances(track: Track, links: vec[i64], places: i64) -> vec[i64]:
    """How many completed links lie between each place and the nearest end of these links."""
    far = filled(FAR, places)
    reached: i64 = 0
    link: i64
    for link in range(len(links)):
        if links[link] == 1:
            reached |= bit(track.end_a[link]) | bit(track.end_b[link])
    steps: i64 = 0
    fresh = reached
    edge: i64
    while fresh:
        ahead: i64 = 0
        place: i64 = 0
        while fresh:
            if fresh & 1:
                far[place] = steps
                for edge in range(EDGES):
                    link = track.ports[place * EDGES + edge]
                    if link >= 0 and track.end_b[link] >= 0:
                        ahead |= bit(track.end_a[link] + track.end_b[link] - place)
            fresh >>= 1
            place += 1
        fresh = ahead & ~reached
        reached |= fresh
        steps += 1
    return far


def outlook(p: SteamPosition, seat: i64, level: i64, actions: i64) -> float:
    """The worth, in points, of the best deliveries a seat can make with so many actions; later ones count less."""
    return summed_up(p, best_deliveries(p, seat, level), actions)


def summed_up(p: SteamPosition, best: vec[i64], actions: i64) -> float:
    cubes = filled(0, MOST)
    i: i64
    for i in range(len(best)):
        if best[i] > 0:
            cubes[best[i]] += p.cubes[i]
    value = 0.0
    weight = 0.1
    _k: i64  # not `_`, which mypyc keeps as a Python object
    i = MOST - 1
    while i > 0 and actions > 0:
        n = min(cubes[i], actions)
        actions -= n
        for _k in range(n):
            value += weight * float(i)
            weight *= 0.93
        i -= 1
    return value


def goods_actions(p: SteamPosition) -> i64:
    """How many goods actions a seat still has in the game, counting both of this round."""
    return 2 * (p.box.rounds - p.round + 1)
