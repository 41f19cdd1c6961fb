"""Chapter 2: set-up."""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import append, bit, filled, i64, packed, vec
from trackside.core.game import Game
from trackside.core.rng import Rng
from trackside.games.great_western_trail.rules.box import (
    BUILDINGS,
    EMPTY,
    LOOSE,
    MASTERS,
    NEUTRAL,
    NEUTRALS,
    SUBPHASES,
    Box,
)
from trackside.games.great_western_trail.rules.cattle_market import reveal_cattle
from trackside.games.great_western_trail.rules.gather import refill_display
from trackside.games.great_western_trail.rules.herd import draw_up
from trackside.games.great_western_trail.rules.kansas_city import draw_tile, free_space, refill_foresight
from trackside.games.great_western_trail.rules.position import Player, WesternPosition, one
from trackside.games.great_western_trail.rules.turn import NextTurn


def set_up(game: Game[Any], box: Box, rng: Rng) -> WesternPosition:
    """GWT-2.1 to 2.15, up to the first player's first decision."""
    p = empty_table(game, box, rng)
    fill_stacks(p)
    numbers = packed(list(range(MASTERS)))
    rng.shuffle(numbers)
    p.masters = numbers
    lay_neutral_buildings(p)
    choose_sides(p)
    lay_first_tiles(p)
    place_workers(p)
    refill_foresight(p)
    reveal_cattle(p, -1, box.market_size)
    for _ in range(box.display_size):
        refill_display(p)
    first = box.rulings.first_player
    if first < 0:
        first = rng.below(box.seats)
    deal_players(p, first)
    p.horizon = 0
    p.ask(NextTurn(first, None))
    return p


def empty_table(game: Game[Any], box: Box, rng: Rng) -> WesternPosition:
    """Everything still in the box."""
    players: list[Player] = []
    for _ in range(box.seats):
        players.append(new_player(box))
    nodes: i64 = len(box.nodes)
    p = WesternPosition(
        game,
        box,
        rng,
        players,
        filled(EMPTY, nodes),
        filled(0, 3 * len(box.row_cost)),
        filled(EMPTY, 2 * SUBPHASES),
        filled(0, SUBPHASES * box.tile_kinds),
        filled(0, box.cattle),
        filled(0, box.cattle),
        filled(0, box.deck_objectives),
        filled(0, box.deck_objectives),
    )
    p.token = box.token_start
    p.masters = filled(0, MASTERS)
    p.removed = filled(0, box.kinds)
    p.lost = filled(0, box.tile_kinds)
    return p


def new_player(box: Box) -> Player:
    """GWT-2.10: 14 discs, engine and marker at the beginning, the printed workers, the cattleman beside the board."""
    player = Player(filled(0, box.kinds), filled(0, box.kinds), filled(0, box.kinds))
    player.discs = box.all_discs
    player.buildings = bit(BUILDINGS) - 1
    player.workers = one(0) + one(1) + one(2)
    return player


def fill_stacks(p: WesternPosition) -> None:
    """GWT-2.4, 2.8, 2.9: the face-down stacks with all they hold."""
    box = p.box
    kind: i64
    stack: i64
    for stack in range(SUBPHASES):
        for kind in range(box.tile_kinds):
            p.stacks[box.tile_kinds * stack + kind] = box.stack_count[stack][kind]
    p.market_stack = box.market_count[:]
    p.objective_stack = box.objective_count[:]


def lay_neutral_buildings(p: WesternPosition) -> None:
    """GWT-2.2: by letter or at random."""
    tiles = packed(list(range(NEUTRALS)))
    if p.box.rulings.random_layout:
        p.rng.shuffle(tiles)
    i: i64
    for i in range(NEUTRALS):
        p.tiles[p.box.neutral_nodes[i]] = NEUTRAL + tiles[i]


def choose_sides(p: WesternPosition) -> None:
    """GWT-2.11: the same sides of the private buildings for all."""
    if p.box.rulings.random_sides:
        p.sides = p.rng.below(bit(BUILDINGS))


def lay_first_tiles(p: WesternPosition) -> None:
    """GWT-2.5: until seven have been placed; a hazard without room goes under stack 1."""
    left = p.box.first_tiles
    while left > 0:
        kind = draw_tile(p, 0)
        if kind == EMPTY:
            return  # an arranged table may have fewer
        node = free_space(p, kind)
        if node >= 0:
            p.tiles[node] = LOOSE + kind
            left -= 1
        else:
            bottom = vec[i64]()
            bottom = append(bottom, kind)
            for above in p.bottom:
                bottom = append(bottom, above)
            p.bottom = bottom


def place_workers(p: WesternPosition) -> None:
    """GWT-2.6: row 1, then row 2 up to the token."""
    n: i64
    for n in range(p.box.initial_workers):
        worker = draw_tile(p, 1)
        if worker == EMPTY:
            return
        p.jobs[3 * (n // p.box.columns) + worker] += 1


def deal_players(p: WesternPosition, first: i64) -> None:
    """GWT-2.12 to 2.14: cards, one starting objective card each, dollars in turn order."""
    box = p.box
    seats = box.seats
    cards = vec[i64]()
    card: i64
    for card in range(box.deck_objectives, len(box.objectives)):
        cards = append(cards, card)
    p.rng.shuffle(cards)
    seat: i64
    kind: i64
    for seat in range(seats):
        player = p.players[seat]
        player.dollars = box.starting_dollars[(seat - first + seats) % seats]
        for kind in range(box.cattle):
            player.draw[kind] = box.start_count[kind]
        draw_up(p, seat, box.starting_hand)
        player.area = packed([cards[seat]])
