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
from trackside.core.question import Question
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

    __slots__ = (
        "area",
        "buildings",
        "cattleman",
        "certificates",
        "cities",
        "discard",
        "discs",
        "dollars",
        "draw",
        "engine",
        "hand",
        "hazards",
        "masters",
        "secret",
        "shown",
        "stations",
        "teepees",
        "workers",
    )

    def __init__(
        self,
        dollars: i64,
        hand: vec[i64],
        draw: vec[i64],
        discard: vec[i64],
        cattleman: i64,
        engine: i64,
        certificates: i64,
        discs: i64,
        buildings: i64,
        workers: i64,
        cities: i64,
        stations: i64,
        masters: i64,
        teepees: i64,
        hazards: i64,
        area: vec[i64],
        secret: vec[i64],
        shown: vec[i64],
    ) -> None:
        self.dollars = dollars
        self.hand = hand  # by kind of card, like the next two
        self.draw = draw
        self.discard = discard
        self.cattleman = cattleman  # trail space, or NOWHERE
        self.engine = engine  # place on the railroad
        self.certificates = certificates  # the number beside the marker
        self.discs = discs  # disc spaces of the board still covered (bits)
        self.buildings = buildings  # numbers - 1 of the private buildings not yet used (bits)
        self.workers = workers  # by kind, packed counts; the printed ones included
        self.cities = cities  # own discs by city, packed counts
        self.stations = stations  # own discs on stations (bits)
        self.masters = masters  # station master tiles (bits)
        self.teepees = teepees  # green, blue: packed counts
        self.hazards = hazards  # by kind of hazard tile, packed counts
        self.area = area  # objective cards in the personal area; replaced, never changed
        self.secret = secret  # objective cards from the stack in the hand, unseen by others; replaced, never changed
        self.shown = shown  # objective cards taken openly into the hand; replaced, never changed

    def copy(self) -> Player:
        return Player(
            self.dollars,
            self.hand[:],
            self.draw[:],
            self.discard[:],
            self.cattleman,
            self.engine,
            self.certificates,
            self.discs,
            self.buildings,
            self.workers,
            self.cities,
            self.stations,
            self.masters,
            self.teepees,
            self.hazards,
            self.area,
            self.secret,
            self.shown,
        )

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

    __slots__ = (
        "bottom",
        "box",
        "display",
        "foresight",
        "jobs",
        "lost",
        "market",
        "market_stack",
        "masters",
        "objective_stack",
        "players",
        "removed",
        "sides",
        "stacks",
        "tiles",
        "token",
        "tops",
        "trigger",
    )

    def __init__(
        self,
        game: Game[Any],
        box: Box,
        rng: Rng,
        asked: Question[WesternPosition] | None,
        ply: i64,
        horizon: i64,
        players: list[Player],
        sides: i64,
        tiles: vec[i64],
        masters: vec[i64],
        jobs: vec[i64],
        token: i64,
        foresight: vec[i64],
        stacks: vec[i64],
        bottom: vec[i64],
        market: vec[i64],
        market_stack: vec[i64],
        display: vec[i64],
        objective_stack: vec[i64],
        removed: vec[i64],
        lost: vec[i64],
        trigger: i64,
    ) -> None:
        super().__init__(game, rng, asked, ply, horizon)
        self.box = box
        self.players = players
        self.sides = sides  # buildings that lie b-side up, by number - 1 (bits)
        self.tiles = tiles  # what lies on each trail space
        self.masters = masters  # station by station: its tile, or 5 + the worker left there; replaced, never changed
        self.jobs = jobs  # 3 * row + worker: how many lie there
        self.token = token  # row of the job market, from 0; 12 when it has left
        self.foresight = foresight  # 2 * (number - 1) + space: kind of tile, or EMPTY
        self.stacks = stacks  # kinds of tiles * (number - 1) + kind: how many lie in that stack
        self.bottom = bottom  # tiles put under stack 1, the lowest first; replaced, never changed
        self.market = market  # by kind of cattle card, like the next one
        self.market_stack = market_stack
        self.display = display  # by objective card, like the next one
        self.objective_stack = objective_stack
        self.removed = removed  # cards out of the game by kind; replaced, never changed
        self.lost = lost  # tiles out of the game by kind; replaced, never changed
        self.trigger = trigger  # who took the job market token, or -1
        self.tops: list[vec[i64]] = []  # by stack what lies on top, the first the last; replaced, never changed

    def copy(self) -> WesternPosition:
        players: list[Player] = []
        for player in self.players:
            players.append(player.copy())
        twin = WesternPosition(
            self.game,
            self.box,
            self.rng.copy(),
            self.asked,
            self.ply,
            self.horizon,
            players,
            self.sides,
            self.tiles[:],
            self.masters,
            self.jobs[:],
            self.token,
            self.foresight[:],
            self.stacks[:],
            self.bottom,
            self.market[:],
            self.market_stack[:],
            self.display[:],
            self.objective_stack[:],
            self.removed,
            self.lost,
            self.trigger,
        )
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
