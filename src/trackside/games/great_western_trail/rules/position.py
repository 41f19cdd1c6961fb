"""The position: the table and its players.

A face-down stack is kept as what it holds. Nobody can know its order (GWT-1.13), so the order is decided when a card or
tile is drawn; the only tiles whose place is known are those put under stack 1 at set-up (`bottom`). A situation may say
what lies on top of a stack (`tops`), for a test or a puzzle; no seat knows it.

Some arrays change so seldom that copies share them. They are marked "replaced, never changed": whoever changes one
makes a new array.
"""

from __future__ import annotations

from typing import Any, Final

from trackside.core.arrays import append, bit, has, i64, vec
from trackside.core.game import Game
from trackside.core.position import Position
from trackside.core.rng import Rng
from trackside.games.great_western_trail.rules.box import COWBOY, CRAFTSMAN, EMPTY, ENGINEER, NEUTRAL, SIDE_B, Box

NOWHERE: Final = -1  # the cattleman beside the board

# The face-down stacks by number: tiles 1 to 3, cattle, objective cards, and from DRAW_STACK on the draw stacks by seat.
MARKET_STACK: Final = 3
OBJECTIVE_STACK: Final = 4
DRAW_STACK: Final = 5


def count_in(s: i64, n: i64) -> i64:
    """One of several small counts (0 .. 15) packed into an integer."""
    return (s >> (4 * n)) & 15


def one(n: i64) -> i64:
    """A packed count with one of the things numbered n."""
    return bit(4 * n)


class Player:
    """What belongs to one player."""

    def __init__(self, hand: vec[i64], draw: vec[i64], discard: vec[i64]) -> None:
        self.dollars: i64 = 0
        self.hand = hand  # by kind of card, like the next two
        self.draw = draw
        self.discard = discard
        self.cattleman: i64 = NOWHERE  # trail space, or NOWHERE
        self.engine: i64 = 0  # place on the railroad
        self.certificates: i64 = 0  # the number beside the marker
        self.discs: i64 = 0  # disc spaces of the board still covered (bits)
        self.buildings: i64 = 0  # numbers - 1 of the private buildings not yet used (bits)
        self.workers: i64 = 0  # by kind, packed counts; the printed ones included
        self.cities: i64 = 0  # own discs by city, packed counts
        self.stations: i64 = 0  # own discs on stations (bits)
        self.masters: i64 = 0  # station master tiles (bits)
        self.teepees: i64 = 0  # green, blue: packed counts
        self.hazards: i64 = 0  # by kind of hazard tile, packed counts
        # Objective cards; these three are replaced, never changed, so copies share them.
        self.area = vec[i64]()  # in the personal area
        self.secret = vec[i64]()  # from the stack in the hand, unseen by others
        self.shown = vec[i64]()  # taken openly into the hand

    def copy(self) -> Player:
        twin = Player(self.hand[:], self.draw[:], self.discard[:])
        twin.dollars = self.dollars
        twin.cattleman = self.cattleman
        twin.engine = self.engine
        twin.certificates = self.certificates
        twin.discs = self.discs
        twin.buildings = self.buildings
        twin.workers = self.workers
        twin.cities = self.cities
        twin.stations = self.stations
        twin.masters = self.masters
        twin.teepees = self.teepees
        twin.hazards = self.hazards
        twin.area = self.area
        twin.secret = self.secret
        twin.shown = self.shown
        return twin

    def worker(self, kind: i64) -> i64:
        """GWT-7.8: workers on the board, the printed one included."""
        return (self.workers >> (4 * kind)) & 15

    @property
    def cowboys(self) -> i64:
        return self.worker(COWBOY)

    @property
    def craftsmen(self) -> i64:
        return self.worker(CRAFTSMAN)

    @property
    def engineers(self) -> i64:
        return self.worker(ENGINEER)

    def hand_size(self) -> i64:
        n: i64 = 0
        for k in self.hand:
            n += k
        return n

    def teepee_pairs(self) -> i64:
        return min(count_in(self.teepees, 0), count_in(self.teepees, 1))


class WesternPosition(Position):
    """Everything true at one moment."""

    def __init__(
        self,
        game: Game[Any],
        box: Box,
        rng: Rng,
        players: list[Player],
        tiles: vec[i64],
        jobs: vec[i64],
        foresight: vec[i64],
        stacks: vec[i64],
        market: vec[i64],
        market_stack: vec[i64],
        display: vec[i64],
        objective_stack: vec[i64],
    ) -> None:
        super().__init__(game, rng)
        self.box = box
        self.players = players
        self.tiles = tiles  # what lies on each trail space
        self.jobs = jobs  # 3 * row + worker: how many lie there
        self.foresight = foresight  # 2 * (number - 1) + space: kind of tile, or EMPTY
        self.stacks = stacks  # kinds of tiles * (number - 1) + kind: how many lie in that stack
        self.market = market  # by kind of cattle card, like the next one
        self.market_stack = market_stack
        self.display = display  # by objective card, like the next one
        self.objective_stack = objective_stack
        self.sides: i64 = 0  # buildings that lie b-side up, by number - 1 (bits)
        self.token: i64 = 0  # row of the job market, from 0; 12 when it has left
        self.trigger: i64 = -1  # who took the job market token, or -1
        # These are replaced, never changed, so copies share them.
        self.masters = vec[i64]()  # station by station: its tile, or 5 + the worker left there
        self.bottom = vec[i64]()  # tiles put under stack 1, the lowest first
        self.removed = vec[i64]()  # cards out of the game by kind
        self.lost = vec[i64]()  # tiles out of the game by kind
        self.tops: list[vec[i64]] = []  # by stack what lies on top, the first the last

    def copy(self) -> WesternPosition:
        players: list[Player] = []
        for player in self.players:
            players.append(player.copy())
        twin = WesternPosition(
            self.game,
            self.box,
            self.rng.copy(),
            players,
            self.tiles[:],
            self.jobs[:],
            self.foresight[:],
            self.stacks[:],
            self.market[:],
            self.market_stack[:],
            self.display[:],
            self.objective_stack[:],
        )
        twin.continue_as(self)
        twin.sides = self.sides
        twin.token = self.token
        twin.trigger = self.trigger
        twin.masters = self.masters
        twin.bottom = self.bottom
        twin.removed = self.removed
        twin.lost = self.lost
        twin.tops = self.tops
        return twin

    # Face-down stacks.

    def draw_from(self, stack: i64, counts: vec[i64], total: i64) -> i64:
        """Take one of the `total` things that a stack holds: what is known to lie on top, or any of them."""
        kind: i64 = -1
        if self.tops:
            kind = self.take_top(stack)
        if kind < 0:
            return pick(self.rng, counts, total)
        counts[kind] -= 1
        return kind

    def take_top(self, stack: i64) -> i64:
        """The kind known to lie on top of a stack, or -1; it is known no more."""
        top = self.tops[stack]
        if len(top) == 0:
            return -1
        tops = self.tops[:]
        tops[stack] = top[: len(top) - 1]
        self.tops = tops
        return top[len(top) - 1]

    # What lies on the trail.

    def building_kind(self, tile: i64) -> i64:
        """The kind of a building tile (see Box.building_names), or -1 for anything else."""
        if tile >= NEUTRAL:
            if tile < NEUTRAL + 7:
                return 20 + tile - NEUTRAL
            return -1
        if tile < 0:
            return -1
        return self.private_kind(tile % 10)

    def private_kind(self, number: i64) -> i64:
        """GWT-2.11: the side in play of a building, given its number - 1."""
        return number + SIDE_B if has(self.sides, number) else number

    def owner(self, tile: i64) -> i64:
        """The seat whose building this is, or -1."""
        if 0 <= tile < NEUTRAL:
            return tile // 10
        return -1

    def locations_ahead(self, node: i64) -> i64:
        """GWT-3.3, 3.6: the locations that can be entered next from a space (bits); empty spaces are passed."""
        box = self.box
        front = box.ahead[node]
        found: i64 = 0
        space: i64 = 0
        while front:
            if front & 1:
                if self.tiles[space] != EMPTY or space == box.goal:
                    found |= bit(space)
                else:
                    front |= box.ahead[space] >> space
            front >>= 1
            space += 1
        return found

    def woods_buildings(self, seat: i64) -> i64:
        """GWT-9.12: own buildings in the woods."""
        n: i64 = 0
        node: i64
        for node in self.box.building_nodes:
            if self.owner(self.tiles[node]) == seat and has(self.box.woods, node):
                n += 1
        return n


def pick(rng: Rng, counts: vec[i64], total: i64) -> i64:
    """Take one thing at random out of `total` things counted by kind."""
    left = rng.below(total)
    kind: i64
    for kind in range(len(counts)):
        left -= counts[kind]
        if left < 0:
            counts[kind] -= 1
            return kind
    raise ValueError("more things than counted")


def sum_of(counts: vec[i64]) -> i64:
    n: i64 = 0
    for k in counts:
        n += k
    return n


def with_one(cards: vec[i64], card: i64) -> vec[i64]:
    """A new array with one more member, in sorted order."""
    out = vec[i64](capacity=len(cards) + 1)
    placed = False
    for each in cards:
        if not placed and each > card:
            out = append(out, card)
            placed = True
        out = append(out, each)
    return out if placed else append(out, card)


def without_one(cards: vec[i64], card: i64) -> vec[i64]:
    """A new array with one such member less."""
    out = vec[i64](capacity=len(cards))
    gone = False
    for each in cards:
        if not gone and each == card:
            gone = True
        else:
            out = append(out, each)
    return out
