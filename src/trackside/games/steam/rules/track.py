"""Track on the board: tiles and the links they form, updated with every tile (STEAM-1.5 to 1.7, 6.11 to 6.16).

A link has a number. `at` holds, for every exit (hex x 6 + edge), the link whose path leaves there; `ports` holds, for
every place x 6 + edge, the link that ends at the place there. Every link has a fixed end, `end_a`; `end_b` is its other
end or -1 while it is open, and then `open_at` is the exit that meets nothing. Only the links that a tile touches are
changed.
"""

from __future__ import annotations

from typing import Final

from trackside.core.arrays import append, bit, filled, has, i64, vec
from trackside.games.steam.rules.box import Box
from trackside.games.steam.rules.geometry import EDGES, TOWN, across

EMPTY: Final = -1
OPEN: Final = -1
UNOWNED: Final = -1
UNUSED: Final = -2  # the owner of a number that no link has


class Track:
    def __init__(
        self,
        box: Box,
        cities: i64,
        tile: vec[i64],
        kind: vec[i64],
        stock: vec[i64],
        at: vec[i64],
        ports: vec[i64],
        owner: vec[i64],
        end_a: vec[i64],
        end_b: vec[i64],
        open_at: vec[i64],
        size: vec[i64],
        fresh: vec[i64],
    ) -> None:
        self.box = box
        self.cities = cities  # the places that are cities now (bits)
        self.tile = tile  # the orientation laid on each hex
        self.kind = kind  # and the kind of tile that shows it
        self.stock = stock  # tiles left, by kind
        self.at = at
        self.ports = ports
        # Of each link:
        self.owner = owner
        self.end_a = end_a
        self.end_b = end_b
        self.open_at = open_at
        self.size = size  # paths
        self.fresh = fresh  # 1: its owner added a path in this build turn

    def copy(self) -> Track:
        return Track(
            self.box,
            self.cities,
            self.tile[:],
            self.kind[:],
            self.stock[:],
            self.at[:],
            self.ports[:],
            self.owner[:],
            self.end_a[:],
            self.end_b[:],
            self.open_at[:],
            self.size[:],
            self.fresh[:],
        )

    # What lies there

    def city_at(self, hex: i64) -> i64:
        """The place on a hex, if it is a city now, or -1."""
        place = self.box.place[hex]
        if place >= 0 and has(self.cities, place):
            return place
        return -1

    def completed(self, link: i64) -> bool:
        return self.end_b[link] != OPEN

    def other_end(self, link: i64, place: i64) -> i64:
        return self.end_a[link] + self.end_b[link] - place

    def open_exit(self, exit: i64) -> bool:
        """Whether this exit (hex x 6 + edge) is the open end of a link."""
        link = self.at[exit]
        return link >= 0 and self.end_b[link] == OPEN and self.open_at[link] == exit

    def owns_at(self, seat: i64, place: i64) -> bool:
        """Whether a seat owns a link, completed or not, that ends at a place."""
        edge: i64
        for edge in range(EDGES):
            link = self.ports[place * EDGES + edge]
            if link >= 0 and self.owner[link] == seat:
                return True
        return False

    def claimable(self, link: i64, seat: i64) -> bool:
        """STEAM-5.8: an unowned incomplete link from a city, or from a town at which the seat owns a link."""
        if self.owner[link] != UNOWNED or self.end_b[link] != OPEN:
            return False
        return has(self.cities, self.end_a[link]) or self.owns_at(seat, self.end_a[link])

    def faces_itself(self, place: i64) -> bool:
        """R-17: whether the open end of a link that starts at a town faces its hex again."""
        hex = self.box.place_hex[place]
        edge: i64
        for edge in range(EDGES):
            beyond = self.box.beside[hex * EDGES + edge]
            if beyond >= 0:
                exit = beyond * EDGES + across(edge)
                if self.open_exit(exit) and self.end_a[self.at[exit]] == place:
                    return True
        return False

    def completed_links(self, seat: i64) -> i64:
        n: i64 = 0
        link: i64
        for link in range(len(self.owner)):
            if self.owner[link] == seat and self.end_b[link] != OPEN:
                n += 1
        return n

    # Tiles

    def put_tile(self, hex: i64, orientation: i64, kind: i64) -> None:
        """Change the tile alone; the old one returns to the supply first (STEAM-5.1)."""
        self.lift_tile(hex)
        self.tile[hex] = orientation
        self.kind[hex] = kind
        self.stock[kind] -= 1

    def lift_tile(self, hex: i64) -> None:
        if self.tile[hex] != EMPTY:
            self.stock[self.kind[hex]] += 1
        self.tile[hex] = EMPTY
        self.kind[hex] = EMPTY

    def lay(self, hex: i64, orientation: i64, kind: i64, seat: i64) -> None:
        """Place or improve: every path that was not there belongs to the builder (STEAM-6.11)."""
        old = self.tile[hex]
        self.put_tile(hex, orientation, kind)
        mate = self.box.mate
        edge: i64
        for edge in range(EDGES):
            other = mate[orientation * EDGES + edge]
            if other > edge and (old == EMPTY or mate[old * EDGES + edge] == -1):
                self.add_path(hex, edge, other, seat)

    def add_path(self, hex: i64, a: i64, b: i64, seat: i64) -> None:
        """A new path between two edges, or from an edge to the town, joined to all it meets (STEAM-6.11, 6.12)."""
        link = self.new_link(seat)
        self.at[hex * EDGES + a] = link
        if b == TOWN:
            place = self.box.place[hex]
            self.fix_end(link, place)
            self.ports[place * EDGES + a] = link
        else:
            self.at[hex * EDGES + b] = link
            self.connect(link, hex * EDGES + b)
        self.connect(link, hex * EDGES + a)

    def redirect(self, hex: i64, orientation: i64, kind: i64, old: i64, new: i64, seat: i64) -> None:
        """STEAM-6.6: the path that was open at edge `old` leaves by edge `new`; the link is the builder's now."""
        link = self.at[hex * EDGES + old]
        self.put_tile(hex, orientation, kind)
        self.at[hex * EDGES + old] = -1
        self.at[hex * EDGES + new] = link
        if self.box.place[hex] >= 0:
            self.ports[self.box.place[hex] * EDGES + old] = -1
            self.ports[self.box.place[hex] * EDGES + new] = link
        self.owner[link] = seat
        if self.box.redirect_counts:
            self.fresh[link] = 1
        self.connect(link, hex * EDGES + new)

    def connect(self, link: i64, exit: i64) -> None:
        """Join an exit of a link with the city or the open end across its edge, or leave it open."""
        edge = exit % EDGES
        beyond = self.box.beside[exit]
        city = self.city_at(beyond)
        if city >= 0:
            self.ports[city * EDGES + across(edge)] = link
            self.fix_end(link, city)
            return
        met = self.at[beyond * EDGES + across(edge)]
        if met < 0:
            self.open_at[link] = exit
            return
        self.relabel(beyond, across(edge), link)
        self.fix_end(link, self.end_a[met])
        self.size[link] += self.size[met]
        self.owner[met] = UNUSED

    def fix_end(self, link: i64, place: i64) -> None:
        if self.end_a[link] == OPEN:
            self.end_a[link] = place
        else:
            self.end_b[link] = place

    def relabel(self, hex: i64, edge: i64, link: i64) -> None:
        """Walk from an open end to the fixed end and write the link's new number on everything."""
        while True:
            self.at[hex * EDGES + edge] = link
            other = self.box.mate[self.tile[hex] * EDGES + edge]
            if other == TOWN:
                self.ports[self.box.place[hex] * EDGES + edge] = link
                return
            self.at[hex * EDGES + other] = link
            hex = self.box.beside[hex * EDGES + other]
            edge = across(other)
            city = self.city_at(hex)
            if city >= 0:
                self.ports[city * EDGES + edge] = link
                return

    def new_link(self, seat: i64) -> i64:
        link: i64
        for link in range(len(self.owner)):
            if self.owner[link] == UNUSED:
                self.owner[link] = seat
                self.end_a[link] = OPEN
                self.end_b[link] = OPEN
                self.open_at[link] = -1
                self.size[link] = 1
                self.fresh[link] = 1
                return link
        self.owner = append(self.owner, seat)
        self.end_a = append(self.end_a, OPEN)
        self.end_b = append(self.end_b, OPEN)
        self.open_at = append(self.open_at, -1)
        self.size = append(self.size, 1)
        self.fresh = append(self.fresh, 1)
        return len(self.owner) - 1

    # Time and towns

    def lapse(self, seat: i64) -> i64:
        """STEAM-6.13: at the end of a build turn, incomplete links without a new path become unowned; how many."""
        n: i64 = 0
        link: i64
        for link in range(len(self.owner)):
            if self.owner[link] == seat:
                if self.end_b[link] == OPEN and not self.fresh[link]:
                    self.owner[link] = UNOWNED
                    n += 1
                self.fresh[link] = 0
        return n

    def abandon(self, seat: i64) -> None:
        """STEAM-9.7: all links of a bankrupt become unowned."""
        link: i64
        for link in range(len(self.owner)):
            if self.owner[link] == seat:
                self.owner[link] = UNOWNED
                self.fresh[link] = 0

    def urbanize(self, place: i64, seat: i64) -> None:
        """STEAM-6.16: the town's paths vanish, links through the edge now end at the city, open ends are fixed."""
        box = self.box
        hex = box.place_hex[place]
        edge: i64
        for edge in range(EDGES):
            if self.at[hex * EDGES + edge] >= 0:
                self.remove_town_path(place, hex, edge)
        self.lift_tile(hex)
        self.cities |= bit(place)
        for edge in range(EDGES):
            beyond = box.beside[hex * EDGES + edge]
            if beyond < 0 or self.ports[place * EDGES + edge] >= 0 or self.city_at(beyond) >= 0:
                continue
            link = self.at[beyond * EDGES + across(edge)]
            if link >= 0 and self.end_a[link] != place:
                self.end_b[link] = place
                self.ports[place * EDGES + edge] = link
                if self.owner[link] == UNOWNED and box.urbanizer_claims:
                    self.owner[link] = seat

    def remove_town_path(self, place: i64, hex: i64, edge: i64) -> None:
        link = self.at[hex * EDGES + edge]
        self.at[hex * EDGES + edge] = -1
        self.size[link] -= 1
        if self.size[link] > 0:  # its port stays: the link goes on across the edge and ends at the city
            if self.box.shortened_lapse and self.end_b[link] == OPEN:
                self.owner[link] = UNOWNED  # R-31 as an option
                self.fresh[link] = 0
            return
        self.ports[place * EDGES + edge] = -1
        city = self.city_at(self.box.beside[hex * EDGES + edge])
        if city >= 0:
            self.ports[city * EDGES + across(edge)] = -1
        self.owner[link] = UNUSED


def empty_track(box: Box) -> Track:
    hexes = len(box.hex_names)
    return Track(
        box,
        bit(box.cities) - 1,
        filled(EMPTY, hexes),
        filled(EMPTY, hexes),
        box.kind_count[:],
        filled(-1, hexes * EDGES),
        filled(-1, len(box.place_names) * EDGES),
        vec[i64](),
        vec[i64](),
        vec[i64](),
        vec[i64](),
        vec[i64](),
        vec[i64](),
    )
