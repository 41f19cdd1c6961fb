"""Chapter 2: set-up."""

from __future__ import annotations

from trackside.core.arrays import append, bit, filled, i64, packed, vec
from trackside.core.game import Game
from trackside.core.rng import Rng
from trackside.games.isle_of_trains.rules.box import COLOURS, ISLANDS, NONE, Box
from trackside.games.isle_of_trains.rules.cars import one_of
from trackside.games.isle_of_trains.rules.contracts import is_in_play
from trackside.games.isle_of_trains.rules.player import Player
from trackside.games.isle_of_trains.rules.position import IslePosition
from trackside.games.isle_of_trains.rules.turn import begin_turn, turns


def set_up(game: Game[IslePosition], box: Box, rng: Rng) -> IslePosition:
    """IOT-2.1 to 2.8."""
    p = empty_table(game, box, rng)
    p.tickets = shuffled_tiles(rng)
    for player in p.players:
        player.couple(box, append(player.train, box.first_locomotive))
    p.deck = box.undealt[:]
    rng.shuffle(p.deck)
    for player in p.players:
        for _ in range(box.starting_hand):
            player.gain(p.draw())
    slot: i64
    for slot in range(box.row_size):
        p.row[slot] = p.draw()
    seat: i64
    for seat in range(box.seats):
        for _ in range(box.starting_passengers):
            p.take_passenger(seat)
    p.horizon = 0
    begin_turn(p, rng.below(box.seats))
    return p


def empty_table(game: Game[IslePosition], box: Box, rng: Rng) -> IslePosition:
    """Nothing dealt: all islands on the map, all passengers in the bag."""
    players: list[Player] = []
    for _ in range(box.seats):
        players.append(Player(vec[i64](), vec[i64]()))
    row, tickets = filled(NONE, box.row_size), packed([0, 1, 2, 3, 4, 5])
    p = IslePosition(game, box, rng, turns(box), players, vec[i64](), row, vec[i64](), tickets)
    p.islands = islands_in_play(box)
    colour: i64
    for colour in range(COLOURS):
        p.bag += box.passengers[colour] * one_of(colour)
    return p


def islands_in_play(box: Box) -> i64:
    """IOT-2.1: all but Research Station, or all (bits)."""
    islands: i64 = 0
    island: i64
    for island in range(ISLANDS):
        if is_in_play(box, island):
            islands |= bit(island)
    return islands


def shuffled_tiles(rng: Rng) -> vec[i64]:
    """IOT-2.2: a ticket tile for each destination."""
    tiles = packed([0, 1, 2, 3, 4, 5])
    rng.shuffle(tiles)
    return tiles
