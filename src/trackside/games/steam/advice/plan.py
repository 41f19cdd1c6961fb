"""Plans for a build turn: chains of tiles that join two places, for the hints.

A plan starts at a city, at a town where the seat owns a link, or at its own open end, and adds tile by tile until it
reaches a place. Of plans that join the same places over the same towns only the cheapest is kept.
"""

from __future__ import annotations

from typing import Final

from trackside.core.arrays import bit, filled, has, i64, lowest, vec
from trackside.games.steam.advice.prospects import best_deliveries, goods_actions, looked_again, summed_up
from trackside.games.steam.rules.geometry import EDGES, PAIRS, across, pair
from trackside.games.steam.rules.laying import kinds_for, lay_refusal, price
from trackside.games.steam.rules.position import SteamPosition
from trackside.games.steam.rules.track import EMPTY, OPEN, UNOWNED, Track

LONGEST: Final = 4


class Plan:
    def __init__(self, tiles: i64, cost: i64, hexes: vec[i64], orientations: vec[i64]) -> None:
        self.tiles = tiles
        self.cost = cost
        self.hexes = hexes
        self.orientations = orientations
        self.value = 0.0

    def value_of_tile(self) -> float:
        """What each of its tiles is worth, long plans a little more than in proportion."""
        return self.value / (0.6 + 0.4 * float(self.tiles))


class Planner:
    """All plans of a seat for a number of tiles and an amount of money."""

    def __init__(self, p: SteamPosition, seat: i64, most: i64, means: i64) -> None:
        self.p = p
        self.seat = seat
        self.most = min(most, LONGEST)
        self.means = means
        self.plans: dict[i64, Plan] = {}
        self.hexes: vec[i64] = filled(0, LONGEST)
        self.orientations: vec[i64] = filled(0, LONGEST)
        self.cost: i64 = 0
        self.start: i64 = 0
        self.towns: i64 = 0

    def search(self) -> None:
        p = self.p
        track = p.track
        place: i64
        edge: i64
        link: i64
        for place in range(len(p.box.place_names)):
            if not has(track.cities, place):
                if track.owns_at(self.seat, place):
                    self.from_town(place)
                continue
            for edge in range(EDGES):
                if track.ports[place * EDGES + edge] < 0:
                    self.start = place
                    self.go_on(p.box.place_hex[place] * EDGES + edge, 0, bit(place))
        for link in range(len(track.owner)):
            if track.owner[link] == self.seat and track.end_b[link] == OPEN:
                self.start = track.end_a[link]
                self.go_on(track.open_at[link], 0, bit(track.end_a[link]))

    def from_town(self, place: i64) -> None:
        """Add an exit to a town tile and go on from it."""
        p = self.p
        hex = p.box.place_hex[place]
        there = p.box.mask[p.track.tile[hex]] if p.track.tile[hex] != EMPTY else 0
        self.start = place
        edge: i64
        for edge in range(EDGES):
            if has(p.box.passable[hex], edge) and not has(there, edge):
                self.lay(hex, p.box.town_of[there | bit(edge)], edge, 0, bit(place))

    def go_on(self, exit: i64, tiles: i64, seen: i64) -> None:
        """Track leaves over this exit: see what is there."""
        p = self.p
        box = p.box
        track = p.track
        hex = box.beside[exit]
        if hex < 0:
            return
        place = box.place[hex]
        edge = across(exit % EDGES)
        if place >= 0 and has(track.cities, place):
            self.arrive(place, tiles, seen)
            return
        met = track.at[hex * EDGES + edge]
        if met >= 0:
            if track.owner[met] == UNOWNED or track.owner[met] == self.seat:
                self.arrive(track.end_a[met], tiles, seen)
            return
        if tiles == self.most or self.used(hex, tiles):
            return
        old = track.tile[hex]
        out: i64
        if place >= 0:
            if has(seen, place):
                return
            there = bit(edge) if old == EMPTY else box.mask[old] | bit(edge)
            self.lay(hex, box.town_of[there], -1, tiles, seen)
            if old == EMPTY:
                self.towns |= bit(place)
                for out in range(EDGES):
                    if out != edge and has(box.passable[hex], out):
                        self.lay(hex, box.town_of[there | bit(out)], out, tiles, seen | bit(place))
                self.towns &= ~bit(place)
            return
        for out in range(EDGES):
            if out == edge or not has(box.passable[hex], out):
                continue
            if old == EMPTY:
                self.lay(hex, box.single[pair(edge, out)], out, tiles, seen)
            elif box.exits[old] == 2 and not has(box.mask[old], out):
                number = lowest(box.pairs[old]) * PAIRS + pair(edge, out)
                self.lay(hex, box.double[number], out, tiles, seen)

    def lay(self, hex: i64, orientation: i64, out: i64, tiles: i64, seen: i64) -> None:
        """Add a tile to the plan if it is there and can be paid; go on over its exit `out`, or end in its town."""
        if orientation < 0 or not kinds_for(self.p.track, hex, orientation):
            return
        cost = price(self.p.track, hex, orientation)
        if self.cost + cost > self.means:
            return
        self.hexes[tiles] = hex
        self.orientations[tiles] = orientation
        self.cost += cost
        if out >= 0:
            self.go_on(hex * EDGES + out, tiles + 1, seen)
        else:
            self.arrive(self.p.box.place[hex], tiles + 1, seen)
        self.cost -= cost

    def used(self, hex: i64, tiles: i64) -> bool:
        return any(self.hexes[i] == hex for i in range(tiles))

    def arrive(self, place: i64, tiles: i64, seen: i64) -> None:
        if tiles == 0 or has(seen, place):
            return
        low = min(place, self.start)
        key = ((self.towns * 64) + low) * 64 + max(place, self.start)
        known = self.plans.get(key)
        if known is None or self.cost < known.cost:
            self.plans[key] = Plan(tiles, self.cost, self.hexes[:], self.orientations[:])


def rated_plans(p: SteamPosition, seat: i64, most: i64, means: i64, dollar: float) -> list[Plan]:
    """All plans with their value in points: what they add to the outlook and to the links, less their cost."""
    planner = Planner(p, seat, most, means)
    planner.search()
    level = min(p.players[seat].locomotive + 1, p.box.locomotive_most)
    actions = goods_actions(p)
    track = p.track
    known = best_deliveries(p, seat, level)
    before = summed_up(p, known, actions)
    links = track.completed_links(seat)
    plans: list[Plan] = []
    for plan in planner.plans.values():
        after = track.copy()
        if carried_out(after, seat, plan, means):
            gained = float(after.completed_links(seat) - links)
            p.track = after
            promise = summed_up(p, looked_again(p, seat, level, known, track), actions)
            p.track = track
            plan.value = promise - before + gained - dollar * float(plan.cost)
            plans.append(plan)
    return plans


def carried_out(track: Track, seat: i64, plan: Plan, means: i64) -> bool:
    """Lay the tiles of a plan on a copy of the track; False if a rule forbids one of them."""
    i: i64
    for i in range(plan.tiles):
        hex = plan.hexes[i]
        orientation = plan.orientations[i]
        if lay_refusal(track, seat, hex, orientation, means) is not None:
            return False
        means -= price(track, hex, orientation)
        track.lay(hex, orientation, lowest(kinds_for(track, hex, orientation)), seat)
    return True
