"""Everything true at one moment of a game of Steam."""

from __future__ import annotations

from typing import Final

from trackside.core.arrays import has, i64, vec
from trackside.core.game import Game
from trackside.core.position import Position
from trackside.core.rng import Rng
from trackside.games.steam.rules.box import COLOURS, FIRST_BUILD, FIRST_MOVE, SPACES, Box
from trackside.games.steam.rules.track import Track

NOBODY: Final = -1
NO_TILE: Final = -1

# The phases of a round, in order (STEAM-11.1, 11.2).
CAPITAL: Final = 0
AUCTION: Final = 1
SELECT: Final = 2
BUILD: Final = 3
GOODS_ONE: Final = 4
GOODS_TWO: Final = 5
INCOME: Final = 6
PHASES: Final[list[str]] = ["capital", "auction", "select", "build", "goods_one", "goods_two", "income"]


class Player:
    def __init__(self, cash: i64, income: i64, points: i64, locomotive: i64) -> None:
        self.cash = cash
        self.income = income
        self.points = points  # victory points on the track
        self.locomotive = locomotive
        self.tile: i64 = NO_TILE  # the action tile of this round
        self.special: i64 = 0  # 1: City Growth or Urbanization is still to be used
        self.raised: i64 = 0  # 1: the locomotive was raised in a goods round of this round
        self.bid: i64 = -1  # the last bid of the auction; -1 none
        self.fell: i64 = 0  # 0, or which bankruptcy of the game it was, from 1

    def copy(self) -> Player:
        twin = Player(self.cash, self.income, self.points, self.locomotive)
        twin.tile = self.tile
        twin.special = self.special
        twin.raised = self.raised
        twin.bid = self.bid
        twin.fell = self.fell
        return twin


class SteamPosition(Position):
    def __init__(
        self,
        game: Game[SteamPosition],
        box: Box,
        rng: Rng,
        players: list[Player],
        track: Track,
        colour: vec[i64],
        cubes: vec[i64],
        supply: vec[i64],
        bag: vec[i64],
        new_cities: vec[i64],
    ) -> None:
        super().__init__(game, rng)
        self.box = box
        self.players = players
        self.track = track
        self.round: i64 = 1
        self.order = vec[i64]()  # seats in turn order, without bankrupts; during the base auction those with a position
        self.coming = vec[i64]()  # standard auction: the positions taken so far, from the last one up
        self.free_pass: i64 = NOBODY  # the seat that may pass freely in the next standard auction
        self.colour = colour  # of each place; -1: a town
        self.cubes = cubes  # place x 5 + colour
        self.supply = supply  # space x 5 + colour
        self.bag = bag  # cubes by colour; nothing is drawn after set-up, so their order does not matter
        self.new_cities = new_cities  # tiles left, by colour
        self.grown: i64 = 0  # places with a City Growth marker, New Cities included (bits)
        self.markers: i64 = 0  # City Growth markers left

    def copy(self) -> SteamPosition:
        players: list[Player] = []
        for player in self.players:
            players.append(player.copy())
        twin = SteamPosition(
            self.game,
            self.box,
            self.rng.copy(),
            players,
            self.track.copy(),
            self.colour[:],
            self.cubes[:],
            self.supply[:],
            self.bag[:],
            self.new_cities[:],
        )
        twin.continue_as(self)
        twin.round = self.round
        twin.order = self.order[:]
        twin.coming = self.coming[:]
        twin.free_pass = self.free_pass
        twin.grown = self.grown
        twin.markers = self.markers
        return twin

    def holder(self, tile: i64) -> i64:
        """The seat that took an action tile in this round."""
        seat: i64
        for seat in range(len(self.players)):
            if self.players[seat].tile == tile:
                return seat
        return NOBODY

    def acting(self, phase: i64, turn: i64) -> i64:
        """STEAM-6.1, 7.1: who acts as number `turn` in a phase; one tile puts its holder in front."""
        first: i64 = NOBODY
        if phase == BUILD:
            first = self.holder(FIRST_BUILD)
        elif phase in (GOODS_ONE, GOODS_TWO):
            first = self.holder(FIRST_MOVE)
        if first == NOBODY:
            return self.order[turn]
        if turn == 0:
            return first
        i: i64
        for i in range(len(self.order)):
            if self.order[i] == first:
                return self.order[turn - 1] if turn - 1 < i else self.order[turn]
        return self.order[turn]

    def is_city(self, place: i64) -> bool:
        return has(self.track.cities, place)

    def set_empty(self, space: i64) -> bool:
        return all(not self.supply[space * COLOURS + colour] for colour in range(COLOURS))

    def supply_empty(self) -> bool:
        return all(not self.supply[i] for i in range(SPACES * COLOURS))

    def take_set(self, space: i64, place: i64) -> None:
        """Put a whole set of goods on a city."""
        colour: i64
        for colour in range(COLOURS):
            self.cubes[place * COLOURS + colour] += self.supply[space * COLOURS + colour]
            self.supply[space * COLOURS + colour] = 0
