"""Situations of this game, in both directions: see docs/situations.md.

Face-down stacks are counted, because their order is decided when something is drawn; `top` says what is drawn next.
What a situation leaves out is as after set-up.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from trackside.core.arrays import bit, i64, packed, vec
from trackside.core.edge.errors import Impossible
from trackside.core.edge.fields import Given
from trackside.core.edge.frames import read_stack
from trackside.core.edge.situation import (
    Shared,
    check_seat,
    converted,
    different,
    given_seats,
    index,
    rng_of,
    told_of,
)
from trackside.games.great_western_trail.edge.fields import fields
from trackside.games.great_western_trail.edge.frames import frames
from trackside.games.great_western_trail.game import GreatWesternTrail
from trackside.games.great_western_trail.rules.audit import faults
from trackside.games.great_western_trail.rules.box import (
    BUILDINGS,
    EMPTY,
    FIRST_HAZARD,
    GREEN,
    LOOSE,
    MASTERS,
    NEUTRAL,
    NEUTRALS,
    ROWS,
    SUBPHASES,
    WORKERS,
    Box,
)
from trackside.games.great_western_trail.rules.cattle_market import reveal_cattle
from trackside.games.great_western_trail.rules.gather import refill_display
from trackside.games.great_western_trail.rules.herd import draw_up
from trackside.games.great_western_trail.rules.kansas_city import refill_foresight
from trackside.games.great_western_trail.rules.position import (
    DRAW_STACK,
    MARKET_STACK,
    OBJECTIVE_STACK,
    Player,
    WesternPosition,
    count_in,
    one,
    with_one,
)
from trackside.games.great_western_trail.rules.setup import (
    choose_sides,
    empty_table,
    lay_first_tiles,
    lay_neutral_buildings,
    place_workers,
)
from trackside.games.great_western_trail.rules.turn import DrawUp, NextTurn, begin_turn

STACKS = ["1", "2", "3"]  # of tiles
TOPS = [*STACKS, "market", "objectives"]  # by the numbers of position.py
# Disc spaces that are cleared first where a situation does not say which: those of the least use.
CLEARED_FIRST = [
    "aux_remove_second",
    "aux_remove_first",
    "aux_engine_second",
    "aux_certificate_second",
    "aux_draw_double",
    "aux_gain_double",
    "aux_engine_first",
    "aux_certificate_first",
]
KANSAS_CITY = "kansas_city"  # the city that takes any number of discs


class SeatTold(msgspec.Struct):
    """What is said of a seat beside its fields."""

    top: list[str] = []  # of the draw stack
    cleared: list[str] | None = None  # disc spaces; left out: as many as discs lie on cities and stations
    buildings: dict[str, int] = {}  # trail space: number of the private building there
    replaced: list[int] = []  # numbers of private buildings out of the game


class Told(Shared):
    to_move: int | None = None  # left out: whom the stack asks, or seat 0
    over: bool = False
    neutral: dict[str, str] | None = None  # trail space: neutral building
    trail: dict[str, str] | None = None  # trail space: hazard or teepee
    station_masters: dict[str, str] | None = None  # station: its tile, or the worker left there
    top: dict[str, list[str]] = msgspec.field(default_factory=dict)  # of the stacks 1, 2, 3, market and objectives


class Seat(NamedTuple):
    """A player and what is said of it."""

    player: Player
    given: Given
    told: SeatTold


def situation(p: WesternPosition) -> dict[str, Any]:
    """The complete state, so that arrange(situation(p)) continues exactly as p does."""
    box = p.box
    its = fields(box, len(p.players))
    return told_of(
        p,
        its.table,
        frames(box, len(p.players)),
        [its.seat.situation(player, seat_situation(p, seat)) for seat, player in enumerate(p.players)],
        to_move=max(int(p.seat), 0),
        over=p.over,
        neutral={
            box.nodes[node]: box.neutral_names[tile - NEUTRAL]
            for node, tile in enumerate(p.tiles)
            if NEUTRAL <= tile < NEUTRAL + NEUTRALS
        },
        trail={box.nodes[node]: box.tiles[tile - LOOSE] for node, tile in enumerate(p.tiles) if tile >= LOOSE},
        station_masters={
            box.stations[n]: box.masters[tile] if tile < MASTERS else WORKERS[tile - MASTERS]
            for n, tile in enumerate(p.masters)
        },
        top={TOPS[n]: names for n in range(len(TOPS)) if (names := top_names(p, n))},
    )


def seat_situation(p: WesternPosition, seat: int) -> dict[str, Any]:
    """What its fields do not say."""
    box = p.box
    unused = int(p.players[seat].buildings)
    placed = {node: int(tile) % BUILDINGS for node, tile in enumerate(p.tiles) if p.owner(tile) == seat}
    return {
        "top": top_names(p, DRAW_STACK + seat),
        "cleared": [name for n, name in enumerate(box.discs) if not p.players[seat].discs >> n & 1],
        "buildings": {box.nodes[node]: number + 1 for node, number in placed.items()},
        "replaced": [n + 1 for n in range(BUILDINGS) if not unused >> n & 1 and n not in placed.values()],
    }


def top_names(p: WesternPosition, stack: int) -> list[str]:
    """What is known to lie on top of a stack, top first."""
    names = stack_names(p.box, stack)
    return [names[kind] for kind in reversed(list(p.tops[stack]))] if p.tops else []


def stack_names(box: Box, stack: int) -> list[str]:
    """What a stack can hold, by its number."""
    if stack == OBJECTIVE_STACK:
        return box.objectives[: box.deck_objectives]
    if stack == MARKET_STACK:
        return box.cards[: box.cattle]
    return box.cards if stack >= DRAW_STACK else box.tiles


# The other direction.


def arrange(game: GreatWesternTrail, mapping: Mapping[str, Any]) -> WesternPosition:
    box, count = game.box, int(game.box.seats)
    its = fields(box, count)
    told = converted(mapping, Told)
    table = Given(its.table, mapping, "")
    p = empty_table(game, box, rng_of(told.chance))
    table.fill(p)
    seats = []
    for seat, (player, given) in enumerate(zip(p.players, given_seats(told, its.seat, count), strict=True)):
        player.dollars = box.starting_dollars[seat]
        given.fill(player)
        own = told.seats[seat] if seat < len(told.seats) else {}
        seats.append(Seat(player, given, converted(own, SeatTold, f"seat {seat}: ")))
    lay_out(p, told, table)
    for each in seats:
        furnish(p, each)
    fill_stacks(p, told, table)
    deal_cattle(p, told, table, seats)
    deal_objectives(p, told, table, seats)
    put_tops(p, told, seats)
    ask(p, told)
    wrong = faults(p)
    if wrong:
        raise Impossible("; ".join(wrong))
    p.settle()
    p.horizon = table.values.get("horizon", 0)  # what was dealt here is nothing that was learned
    return p


def ask(p: WesternPosition, s: Told) -> None:
    """The open questions, or the start of the turn of `to_move`."""
    count = len(p.players)
    if s.to_move is not None:
        check_seat(s.to_move, count, "to_move")
    if s.over and s.stack:
        raise Impossible("over: a finished game has no stack")
    if s.over:
        return
    if s.stack is not None:
        p.asked = read_stack(frames(p.box, count), s.stack, count)
        if p.asked is None:
            raise Impossible("stack: empty, although the game is not over")
        if s.to_move not in (None, p.asked.seat):
            raise Impossible(f"to_move: the stack asks seat {p.asked.seat}")
        return
    seat = 0 if s.to_move is None else s.to_move
    begin_turn(p, seat, DrawUp(seat, NextTurn((seat + 1) % count, None)))


def lay_out(p: WesternPosition, s: Told, table: Given) -> None:
    """Buildings, station masters and what lies on the trail."""
    box = p.box
    if s.neutral is None:
        lay_neutral_buildings(p)
    if not table.has("sides"):
        choose_sides(p)
    for name, tile in (s.neutral or {}).items():
        p.tiles[index(box.nodes, name, "neutral")] = NEUTRAL + index(box.neutral_names, tile, "neutral")
    if s.station_masters is None:
        tiles = packed(list(range(MASTERS)))
        p.rng.shuffle(tiles)
        p.masters = tiles
    else:
        for name in s.station_masters:
            index(box.stations[:MASTERS], name, "station_masters")
        both = [*box.masters, *WORKERS]
        p.masters = packed(
            [index(both, s.station_masters.get(name, ""), f"station_masters.{name}") for name in box.stations[:MASTERS]]
        )
    for name, tile in (s.trail or {}).items():
        place = index(box.nodes, name, "trail")
        if p.tiles[place] != EMPTY:
            raise Impossible(f"trail: {name} has a building")
        p.tiles[place] = LOOSE + index(box.tiles, tile, "trail")


def furnish(p: WesternPosition, seat: Seat) -> None:
    """The buildings and discs of a player."""
    box, player, told = p.box, seat.player, seat.told
    for node, number in told.buildings.items():
        place = index(box.nodes, node, "buildings")
        if p.tiles[place] != EMPTY or not 1 <= number <= BUILDINGS:
            raise Impossible(f"buildings: {number} on {node}")
        p.tiles[place] = BUILDINGS * p.players.index(player) + number - 1
        player.buildings &= ~bit(number - 1)
    for number in told.replaced:
        if not 1 <= number <= BUILDINGS or number in told.buildings.values() or told.replaced.count(number) > 1:
            raise Impossible(f"replaced: building {number}")
        player.buildings &= ~bit(number - 1)
    place_discs(box, seat)


def place_discs(box: Box, seat: Seat) -> None:
    """GWT-1.1: every disc lies on its board space, a city or a station. One side may be left out and then follows."""
    player = seat.player
    away = int(player.stations).bit_count() + sum(int(count_in(player.cities, n)) for n in range(len(box.cities)))
    if away > len(box.discs):
        raise Impossible(f"cities, stations: {away} discs of {len(box.discs)}")
    if seat.told.cleared is None:
        names = [*CLEARED_FIRST, *(name for name in box.discs if name not in CLEARED_FIRST)]
        cleared = [box.discs.index(name) for name in names[:away]]
    else:
        cleared = different(box.discs, seat.told.cleared, "cleared")
        if not seat.given.has("cities") and len(cleared) > away:
            player.cities = (len(cleared) - away) * one(box.cities.index(KANSAS_CITY))
    for disc in cleared:
        player.discs &= ~bit(disc)


def fill_stacks(p: WesternPosition, s: Told, table: Given) -> None:
    """The tiles: what is not in use lies in the stacks, and what is left out is laid out from them."""
    box = p.box
    kinds = int(box.tile_kinds)
    if not table.has("stacks"):
        for stack in range(SUBPHASES):
            for kind in range(kinds):
                p.stacks[kinds * stack + kind] = box.stack_count[stack][kind]
        for kind, name in enumerate(box.tiles):
            take_used(p, kind, name)
    for stack in range(SUBPHASES):
        for kind in top_kinds(p, s.top.get(STACKS[stack], []), stack, STACKS[stack]):
            p.stacks[kinds * stack + kind] -= 1
    if min(p.stacks) < 0:
        raise Impossible("stacks: a tile on top that is not in its stack, or fewer than none")
    if s.trail is None:
        lay_first_tiles(p)
    if not table.has("jobs"):
        place_workers(p)
    if not table.has("foresight"):
        refill_foresight(p)


def take_used(p: WesternPosition, kind: int, name: str) -> None:
    """Take the tiles of a kind that are in use out of the stacks; those of the foresight spaces from their own."""
    kinds = int(p.box.tile_kinds)
    for space, tile in enumerate(p.foresight):
        if tile == kind:
            p.stacks[kinds * (space // 2) + kind] -= 1
    p.stacks[kind] -= list(p.bottom).count(kind)
    used = sum(1 for tile in p.tiles if tile == LOOSE + kind) + int(p.lost[kind])
    if kind < GREEN:
        used += sum(int(p.jobs[3 * row + kind]) for row in range(ROWS))
        used += sum(int(player.worker(kind)) - 1 for player in p.players) + list(p.masters).count(MASTERS + kind)
    elif kind < FIRST_HAZARD:
        used += sum(int(player.teepees) >> 4 * int(kind - GREEN) & 15 for player in p.players)
    else:
        used += sum(int(player.hazards) >> 4 * int(kind - FIRST_HAZARD) & 15 for player in p.players)
    for stack in range(SUBPHASES):
        here = min(used, max(int(p.stacks[kinds * stack + kind]), 0))
        p.stacks[kinds * stack + kind] -= here
        used -= here
        if p.stacks[kinds * stack + kind] < 0:
            raise Impossible(f"{name}: more of it beside stack {stack + 1} than the stack has")
    if used:
        raise Impossible(f"{name}: {used} too many")


def deal_cattle(p: WesternPosition, s: Told, table: Given, seats: list[Seat]) -> None:
    """Hands, draw stacks, discard piles; then the market with what is left of its cards."""
    box = p.box
    deal_starting_cards(p, seats)
    for number, seat in enumerate(seats):
        reserve(seat.player.draw, top_kinds(p, seat.told.top, DRAW_STACK + number, "top"), box.cards)
        if not seat.given.has("hand"):
            draw_up(p, number, box.starting_hand)
    if not table.has("market_stack"):
        for kind in range(int(box.cattle)):
            used = int(p.market[kind]) + sum(n for n in cards_of_kind(p, kind))
            for seat in seats:
                used += seat.told.top.count(box.cards[kind])
            left = int(box.market_count[kind]) - used if box.market_count[kind] else 0
            if left < 0:
                raise Impossible(f"{box.cards[kind]}: {-left} too many")
            p.market_stack[kind] = left
    reserve(p.market_stack, top_kinds(p, s.top.get("market", []), MARKET_STACK, "top: market"), box.cards)
    if not table.has("market"):
        reveal_cattle(p, -1, box.market_size)


def cards_of_kind(p: WesternPosition, kind: int) -> Iterator[int]:
    """Where cards of a kind can be besides market, display and their stacks."""
    yield int(p.removed[kind])
    for player in p.players:
        yield int(player.hand[kind] + player.draw[kind] + player.discard[kind])


def deal_starting_cards(p: WesternPosition, seats: list[Seat]) -> None:
    """The starting cards that are nowhere else into the draw stacks that the situation leaves out."""
    box = p.box
    for kind in range(int(box.cattle)):
        whole = int(box.start_count[kind])
        rest = whole * len(p.players) - sum(cards_of_kind(p, kind))
        for player, given, _ in seats:
            if not given.has("draw"):
                player.draw[kind] = max(min(whole - int(player.hand[kind] + player.discard[kind]), rest), 0)
                rest -= int(player.draw[kind])


def deal_objectives(p: WesternPosition, s: Told, table: Given, seats: list[Seat]) -> None:
    """Areas and display; the stack is the rest."""
    box = p.box
    first = int(box.deck_objectives)
    named = {int(card) for player in p.players for card in player.area}
    free = [card for card in range(first, len(box.objectives)) if card not in named]
    for player in p.players:
        if all(card < first for card in player.area):
            if not free:
                raise Impossible("area: no starting objective card is left")
            player.area = with_one(player.area, free.pop(0))
    if not table.has("objective_stack"):
        for card in range(first):
            used = int(p.display[card]) + sum(cards_of_kind(p, int(box.cattle) + card))
            used += sum(list(player.area).count(card) for player in p.players)
            used += sum(seat.told.top.count(box.objectives[card]) for seat in seats)
            whole = int(box.objective_count[card])
            if used > whole:
                raise Impossible(f"{box.objectives[card]}: {used} of it, but only {whole} in the box")
            p.objective_stack[card] = whole - used
    tops = top_kinds(p, s.top.get("objectives", []), OBJECTIVE_STACK, "top: objectives")
    reserve(p.objective_stack, tops, box.objectives)
    if not table.has("display"):
        for _ in range(box.display_size):
            refill_display(p)


# The named top of a stack is held back while the table is set up.


def top_kinds(p: WesternPosition, names: Iterable[str], stack: int, what: str) -> list[int]:
    """The named things, the top one last."""
    return [index(stack_names(p.box, stack), name, what) for name in names][::-1]


def reserve(stack: vec[i64], kinds: Iterable[int], names: list[str]) -> None:
    for kind in kinds:
        stack[kind] -= 1
        if stack[kind] < 0:
            raise Impossible(f"top: {names[kind]} is not in the stack")


def put_tops(p: WesternPosition, s: Told, seats: list[Seat]) -> None:
    """Put what was held back on top of its stack."""
    for name in s.top:
        index(TOPS, name, "top")
    given = [s.top.get(name, []) for name in TOPS] + [seat.told.top for seat in seats]
    if not any(given):
        return
    tops = [top_kinds(p, names, stack, "top") for stack, names in enumerate(given)]
    kinds = int(p.box.tile_kinds)
    for stack, numbers in enumerate(tops):
        for kind in numbers:
            if stack < SUBPHASES:
                p.stacks[kinds * stack + kind] += 1
            elif stack == MARKET_STACK:
                p.market_stack[kind] += 1
            elif stack == OBJECTIVE_STACK:
                p.objective_stack[kind] += 1
            else:
                p.players[stack - DRAW_STACK].draw[kind] += 1
    p.tops = [packed(numbers) for numbers in tops]
