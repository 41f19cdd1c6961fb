"""Links found from the tiles alone, by walking along them: for situations, and to check the links of the track."""

from __future__ import annotations

from trackside.core.arrays import i64
from trackside.games.steam.rules.geometry import EDGES, TOWN, across
from trackside.games.steam.rules.track import EMPTY, OPEN, Track


class Chain:
    """A maximal chain of joined paths (STEAM-1.6)."""

    def __init__(self, exits: list[int], one: int, other: int, open_at: int, size: int) -> None:
        self.exits = exits  # all its exits, hex x 6 + edge, in the order walked
        self.one = one  # its ends: places, or -1 for an open end
        self.other = other
        self.open_at = open_at  # the open exit; -1 if there is none
        self.size = size  # paths


def step(track: Track, exit: i64) -> i64:
    """The exit met across an edge, or -1: no track there, or no longer a hex with track."""
    beyond = track.box.beside[exit]
    if beyond < 0 or track.city_at(beyond) >= 0 or track.tile[beyond] == EMPTY:
        return -1
    edge = across(exit % EDGES)
    if track.box.mate[track.tile[beyond] * EDGES + edge] == -1:
        return -1
    return beyond * EDGES + edge


def walk(track: Track, exit: i64, apart: list[int], found: list[int]) -> int:
    """Follow a chain out of an exit, collecting exits; the place at its end, or -1 if it is open there."""
    while True:
        beyond = track.box.beside[exit]
        city = track.city_at(beyond) if beyond >= 0 else i64(-1)
        if city >= 0 and exit not in apart:
            return city
        met = step(track, exit)
        if met < 0:
            return OPEN
        if met in found:
            return OPEN  # a ring, which has no end
        found.append(met)
        mate = track.box.mate[track.tile[met // EDGES] * EDGES + met % EDGES]
        if mate == TOWN:
            return track.box.place[met // EDGES]
        exit = met - met % EDGES + mate
        found.append(exit)


def chain_from(track: Track, exit: i64, apart: list[int]) -> Chain:
    """The whole chain that an exit belongs to. `apart` are the exits that face a city without reaching it (R-17)."""
    start: list[int] = [exit]
    out: list[int] = []
    mate = track.box.mate[track.tile[exit // EDGES] * EDGES + exit % EDGES]
    one = walk(track, exit, apart, start)
    other: int
    if mate == TOWN:
        other = track.box.place[exit // EDGES]
    else:
        back = exit - exit % EDGES + mate
        out = [back]
        other = walk(track, back, apart, out)
    open_at = -1
    if one == OPEN:
        open_at = start[-1]
    elif other == OPEN:
        open_at = out[-1]
    exits = list(reversed(out)) + start
    paths = {min(e, mate_exit(track, e)) for e in exits}
    return Chain(exits, one, other, open_at, len(paths))


def mate_exit(track: Track, exit: int) -> int:
    """The other exit of the path at an exit; of a town path the exit itself."""
    mate = track.box.mate[track.tile[exit // EDGES] * EDGES + exit % EDGES]
    return exit if mate == TOWN else exit - exit % EDGES + int(mate)


def chains(track: Track, apart: list[int]) -> list[Chain]:
    """All chains, each once, in the order of their first exits."""
    seen: set[int] = set()
    out: list[Chain] = []
    hex: i64
    edge: i64
    for hex in range(len(track.tile)):
        if track.tile[hex] == EMPTY:
            continue
        for edge in range(EDGES):
            exit = hex * EDGES + edge
            if track.box.mate[track.tile[hex] * EDGES + edge] == -1 or exit in seen:
                continue
            chain = chain_from(track, exit, apart)
            seen.update(chain.exits)
            out.append(chain)
    return out


def apart_exits(track: Track) -> list[int]:
    """R-17: open ends that face a city."""
    out: list[int] = []
    link: i64
    for link in range(len(track.owner)):
        if track.owner[link] >= -1 and track.end_b[link] == OPEN:
            exit = track.open_at[link]
            beyond = track.box.beside[exit]
            if beyond >= 0 and track.city_at(beyond) >= 0:
                out.append(exit)
    return sorted(out)
