"""What deliveries a network promises a seat: used by the hints, not by the rules."""

from __future__ import annotations

from typing import Final

from trackside.core.arrays import bit, filled, has, i64, vec
from trackside.games.steam.rules.box import COLOURS
from trackside.games.steam.rules.geometry import EDGES
from trackside.games.steam.rules.position import SteamPosition
from trackside.games.steam.rules.routes import DIGIT, DIGIT_MASK, missing

OWN: Final = 10  # worth of an own link on a route
OTHER: Final = 3  # and what a link of another player takes from it
WORTHLESS: Final = -1
MOST: Final = 160  # above every worth


def worth(tally: i64, seat: i64) -> i64:
    """What a delivery over these links is worth to a seat."""
    value: i64 = 0
    other: i64 = 0
    while tally:
        value += (tally & DIGIT_MASK) * (OWN if other == seat else -OTHER)
        tally >>= DIGIT
        other += 1
    return value


def survey(
    p: SteamPosition, seat: i64, at: i64, visited: i64, left: i64, wanted: i64, tally: i64, row: i64, best: vec[i64]
) -> None:
    """Find the best worth for every wanted colour and keep it in `best`, from index `row`."""
    track = p.track
    ports = track.ports
    edge: i64
    for edge in range(EDGES):
        link = ports[at * EDGES + edge]
        if link < 0 or track.end_b[link] < 0:
            continue
        to = track.end_a[link] + track.end_b[link] - at
        if has(visited, to):
            continue
        owner = track.owner[link]
        if owner < 0 and not p.box.unowned_usable:
            continue
        now = tally if owner < 0 else tally + bit(DIGIT * owner)
        lacking = missing(now, seat)
        if lacking >= left:
            continue
        rest = wanted
        colour = p.colour[to]
        if colour >= 0 and has(rest, colour):
            rest &= ~bit(colour)
            if lacking <= 0:
                best[row + colour] = max(best[row + colour], worth(now, seat))
        if rest and left > 1:
            survey(p, seat, to, visited | bit(to), left - 1, rest, now, row, best)


def best_deliveries(p: SteamPosition, seat: i64, level: i64) -> vec[i64]:
    """The best worth of every cube, by city x 5 + colour; -1 where there is no cube or no route."""
    best = filled(WORTHLESS, len(p.box.place_names) * COLOURS)
    place: i64
    colour: i64
    for place in range(len(p.box.place_names)):
        wanted: i64 = 0
        for colour in range(COLOURS):
            if p.cubes[place * COLOURS + colour]:
                wanted |= bit(colour)
        if wanted:
            survey(p, seat, place, bit(place), level, wanted, 0, place * COLOURS, best)
    return best


def outlook(p: SteamPosition, seat: i64, level: i64, actions: i64) -> float:
    """The worth, in points, of the best deliveries a seat can make with so many actions; later ones count less."""
    best = best_deliveries(p, seat, level)
    cubes = filled(0, MOST)
    i: i64
    for i in range(len(best)):
        if best[i] > 0:
            cubes[best[i]] += p.cubes[i]
    value = 0.0
    weight = 0.1
    i = MOST - 1
    while i > 0 and actions > 0:
        n = min(cubes[i], actions)
        actions -= n
        for _ in range(n):
            value += weight * float(i)
            weight *= 0.93
        i -= 1
    return value


def goods_actions(p: SteamPosition) -> i64:
    """How many goods actions a seat still has in the game, counting both of this round."""
    return 2 * (p.box.rounds - p.round + 1)
