"""Chapter 2: set-up."""

from __future__ import annotations

from trackside.core.arrays import append, filled, i64, packed, pop, vec
from trackside.core.game import Game
from trackside.core.rng import Rng
from trackside.games.steam.rules.box import ACTION_TILES, COLOURS, SPACES, Box
from trackside.games.steam.rules.position import AUCTION, CAPITAL, NOBODY, SELECT, Player, SteamPosition
from trackside.games.steam.rules.track import empty_track
from trackside.games.steam.rules.turn import Round


def empty_table(game: Game[SteamPosition], box: Box, rng: Rng) -> SteamPosition:
    """The board without a cube: all of them in the bag, nobody in order yet."""
    players: list[Player] = []
    for _ in range(game.seats):
        players.append(Player(box.start_cash, box.start_income, box.start_points, box.start_locomotive))
    p = SteamPosition(
        game,
        box,
        rng,
        players,
        empty_track(box),
        box.place_colour[:],
        filled(0, len(box.place_names) * COLOURS),
        filled(0, SPACES * COLOURS),
        box.cubes[:],
        box.new_cities[:],
    )
    p.markers = box.markers
    return p


def set_up(game: Game[SteamPosition], box: Box, rng: Rng) -> SteamPosition:
    """STEAM-2.1 to 2.6, 3.1, 3.2, 3.5, 3.10."""
    p = empty_table(game, box, rng)
    deal_cities(p, rng)
    deal_supply(p, rng)
    if box.standard:
        p.order = order_by_lot(game.seats, rng)
        p.asked = Round(0, None, CAPITAL, 0)
    elif box.introductory:
        p.order = order_by_lot(game.seats, rng)
        i: i64
        for i in range(game.seats):
            p.players[p.order[i]].cash += box.order_bonus[i]
        p.asked = Round(0, None, SELECT, 0)
    else:
        p.asked = Round(0, None, AUCTION, rng.below(game.seats))
    return p


def draw(p: SteamPosition, rng: Rng) -> i64:
    """A cube from the bag, each one equally likely."""
    left: i64 = 0
    for n in p.bag:
        left += n
    at = rng.below(left)
    colour: i64 = 0
    while at >= p.bag[colour]:
        at -= p.bag[colour]
        colour += 1
    p.bag[colour] -= 1
    return colour


def deal_cities(p: SteamPosition, rng: Rng) -> None:
    """STEAM-2.3: as many cubes as each city's number; New Cities have none."""
    place: i64
    for place in range(p.box.cities):
        for _ in range(p.box.place_goods[place]):
            p.cubes[place * COLOURS + draw(p, rng)] += 1


def deal_supply(p: SteamPosition, rng: Rng) -> None:
    space: i64
    for space in range(SPACES):
        for _ in range(p.box.set_size):
            p.supply[space * COLOURS + draw(p, rng)] += 1


def order_by_lot(seats: i64, rng: Rng) -> vec[i64]:
    """STEAM-3.5, 3.10: random action tiles, one a player; ascending numbers give the order."""
    tiles = packed(list(range(ACTION_TILES)))
    rng.shuffle(tiles)
    held = filled(NOBODY, ACTION_TILES)
    seat: i64
    for seat in range(seats):
        tiles, tile = pop(tiles)
        held[tile] = seat
    out = vec[i64]()
    for seat in held:
        if seat != NOBODY:
            out = append(out, seat)
    return out
