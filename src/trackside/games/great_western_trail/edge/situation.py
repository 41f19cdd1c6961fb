"""Situations of this game, in both directions: see docs/situations.md.

Face-down stacks are counted, because their order is decided when something is drawn; `top` says what is drawn next.
What a situation leaves out is as after set-up.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from trackside.core.arrays import bit, i64, packed, vec
from trackside.core.edge.errors import Impossible
from trackside.core.edge.frames import read_stack, write_stack
from trackside.core.edge.situation import Chance, Count, chance, check_seat, converted, different, index, rng_of
from trackside.games.great_western_trail.edge.frames import frames
from trackside.games.great_western_trail.edge.view import counted, counts, members
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
    WORKER_SPACES,
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
    NOWHERE,
    OBJECTIVE_STACK,
    Player,
    WesternPosition,
    one,
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


class SeatSituation(msgspec.Struct, forbid_unknown_fields=True):
    dollars: Count | None = None
    hand: dict[str, Count] | None = None
    draw: dict[str, Count] | None = None  # the draw stack, in no order; left out: the other starting cards
    top: list[str] = []  # of the draw stack
    discard: dict[str, Count] = {}
    secret: list[str] = []  # cards of the hand taken unseen from the objective stack
    shown: list[str] = []  # cards of the hand taken openly
    cattleman: str | None = None  # a trail space; none: beside the board
    engine: str = "0"
    certificates: Count = 0
    cleared: list[str] | None = None  # disc spaces; left out: as many as discs lie on cities and stations
    buildings: dict[str, int] = {}  # trail space: number of the private building there
    replaced: list[int] = []  # numbers of private buildings out of the game
    workers: dict[str, Count] = {}  # the printed ones included
    cities: dict[str, Count] | None = None  # left out: the discs of cleared spaces are in Kansas City
    stations: list[str] = []
    masters: list[str] = []
    teepees: dict[str, Count] = {}
    hazards: dict[str, Count] = {}
    area: list[str] | None = None


class Situation(msgspec.Struct, forbid_unknown_fields=True):
    seats: list[SeatSituation] = []
    to_move: int | None = None  # left out: whom the stack asks, or seat 0
    stack: list[dict[str, Any]] | None = None
    over: bool = False
    sides: str | None = None  # of the ten private buildings: "aaaaaaaaaa"
    neutral: dict[str, str] | None = None  # trail space: neutral building
    trail: dict[str, str] | None = None  # trail space: hazard or teepee
    station_masters: dict[str, str] | None = None  # station: its tile, or the worker left there
    jobs: dict[str, dict[str, Count]] | None = None  # row: workers
    token: int | None = None  # row; 13 when it has left
    foresight: dict[str, list[str | None]] | None = None
    stacks: dict[str, dict[str, Count]] | None = None
    top: dict[str, list[str]] = {}  # of the stacks 1, 2, 3, market and objectives
    bottom: list[str] = []
    market: dict[str, Count] | None = None
    market_stack: dict[str, Count] | None = None
    display: dict[str, Count] | None = None
    objective_stack: dict[str, Count] | None = None
    removed: dict[str, Count] = {}
    lost: dict[str, Count] = {}
    trigger: int | None = None
    ply: Count = 0
    horizon: Count = 0
    chance: Chance = Chance()


def situation(p: WesternPosition) -> dict[str, Any]:
    """The complete state, so that arrange(situation(p)) continues exactly as p does."""
    box = p.box
    kinds = int(box.tile_kinds)
    s = Situation(
        seats=[seat_situation(p, seat) for seat in range(len(p.players))],
        to_move=max(int(p.seat), 0),
        stack=write_stack(p, frames(box, len(p.players))),
        over=p.over,
        sides="".join("b" if p.sides >> n & 1 else "a" for n in range(BUILDINGS)),
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
        jobs={
            str(row + 1): counted(WORKERS, list(p.jobs)[3 * row : 3 * row + 3])
            for row in range(ROWS)
            if any(list(p.jobs)[3 * row : 3 * row + 3])
        },
        token=int(p.token) + 1,
        foresight={
            str(n + 1): [None if kind == EMPTY else box.tiles[kind] for kind in list(p.foresight)[2 * n : 2 * n + 2]]
            for n in range(3)
        },
        stacks={str(n + 1): counted(box.tiles, list(p.stacks)[kinds * n : kinds * n + kinds]) for n in range(3)},
        top={TOPS[n]: names for n in range(len(TOPS)) if (names := top_names(p, n))},
        bottom=[box.tiles[kind] for kind in p.bottom],
        market=counted(box.cards, p.market),
        market_stack=counted(box.cards, p.market_stack),
        display=counted(box.objectives, p.display),
        objective_stack=counted(box.objectives, p.objective_stack),
        removed=counted(box.cards, p.removed),
        lost=counted(box.tiles, p.lost),
        trigger=int(p.trigger) if p.trigger >= 0 else None,
        ply=int(p.ply),
        horizon=int(p.horizon),
        chance=chance(p.rng),
    )
    made: dict[str, Any] = msgspec.to_builtins(s)
    return made


def seat_situation(p: WesternPosition, seat: int) -> SeatSituation:
    box = p.box
    player = p.players[seat]
    placed = {node: int(tile) % 10 for node, tile in enumerate(p.tiles) if p.owner(tile) == seat}
    unused = int(player.buildings)
    return SeatSituation(
        dollars=int(player.dollars),
        hand=counted(box.cards, player.hand),
        draw=counted(box.cards, player.draw),
        top=top_names(p, DRAW_STACK + seat),
        discard=counted(box.cards, player.discard),
        secret=[box.cards[kind] for kind in player.secret],
        shown=[box.cards[kind] for kind in player.shown],
        cattleman=None if player.cattleman == NOWHERE else box.nodes[player.cattleman],
        engine=box.places[player.engine],
        certificates=int(player.certificates),
        cleared=members(box.discs, ~int(player.discs)),
        buildings={box.nodes[node]: number + 1 for node, number in placed.items()},
        replaced=[n + 1 for n in range(BUILDINGS) if not unused >> n & 1 and n not in placed.values()],
        workers={name: int(player.worker(kind)) for kind, name in enumerate(WORKERS)},
        cities=counts(box.cities, player.cities),
        stations=members(box.stations, player.stations),
        masters=members(box.masters, player.masters),
        teepees=counts(box.tiles[GREEN:FIRST_HAZARD], player.teepees),
        hazards=counts(box.tiles[FIRST_HAZARD:], player.hazards),
        area=[box.objectives[card] for card in player.area],
    )


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
    s = converted(mapping, Situation)
    if len(s.seats) > count:
        raise Impossible(f"seats: {len(s.seats)} of them in a game for {count}")
    seats = [*s.seats, *(SeatSituation() for _ in range(count - len(s.seats)))]
    p = empty_table(game, box, rng_of(s.chance))
    if s.trigger is not None:
        check_seat(s.trigger, count, "trigger")
        p.trigger = s.trigger
    lay_out(p, s)
    for player, given in zip(p.players, seats, strict=True):
        furnish(p, player, given)
    post_jobs(p, s)
    fill_stacks(p, s)
    deal_cattle(p, s, seats)
    deal_objectives(p, s, seats)
    put_tops(p, s, seats)
    ask(p, s)
    wrong = faults(p)
    if wrong:
        raise Impossible("; ".join(wrong))
    p.settle()
    p.ply = s.ply
    p.horizon = s.horizon
    return p


def ask(p: WesternPosition, s: Situation) -> None:
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


def lay_out(p: WesternPosition, s: Situation) -> None:
    """Buildings, station masters and what lies on the trail."""
    box = p.box
    if s.neutral is None:
        lay_neutral_buildings(p)
    if s.sides is None:
        choose_sides(p)
    else:
        if len(s.sides) != BUILDINGS or set(s.sides) - {"a", "b"}:
            raise Impossible(f"sides: {s.sides!r} instead of ten letters a or b")
        p.sides = sum(1 << n for n, side in enumerate(s.sides) if side == "b")
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


def furnish(p: WesternPosition, player: Player, given: SeatSituation) -> None:
    """A player's board and what they have built and gathered."""
    box = p.box
    seat = p.players.index(player)
    player.dollars = int(box.starting_dollars[seat]) if given.dollars is None else given.dollars
    player.cattleman = NOWHERE if given.cattleman is None else index(box.nodes, given.cattleman, "cattleman")
    player.engine = index(box.places, given.engine, "engine")
    player.certificates = given.certificates
    for node, number in given.buildings.items():
        place = index(box.nodes, node, "buildings")
        if p.tiles[place] != EMPTY or not 1 <= number <= BUILDINGS:
            raise Impossible(f"buildings: {number} on {node}")
        p.tiles[place] = BUILDINGS * seat + number - 1
        player.buildings &= ~bit(number - 1)
    for number in given.replaced:
        if not 1 <= number <= BUILDINGS or number in given.buildings.values() or given.replaced.count(number) > 1:
            raise Impossible(f"replaced: building {number}")
        player.buildings &= ~bit(number - 1)
    for name, n in given.workers.items():
        kind = index(WORKERS, name, "workers")
        if not 1 <= n <= WORKER_SPACES:
            raise Impossible(f"workers: {n} {name}s for {WORKER_SPACES} spaces, the printed one included")
        player.workers += (n - 1) * one(kind)
    place_discs(box, player, given)
    player.masters = sum(1 << n for n in different(box.masters, given.masters, "masters"))
    player.teepees = pack(p, box.tiles, given.teepees, range(GREEN, FIRST_HAZARD), "teepees")
    player.hazards = pack(p, box.tiles, given.hazards, range(FIRST_HAZARD, len(box.tiles)), "hazards")
    player.secret = packed(sorted(index(box.cards, name, "secret") for name in given.secret))
    player.shown = packed(sorted(index(box.cards, name, "shown") for name in given.shown))


def pack(p: WesternPosition, names: Sequence[str], given: Mapping[str, int], kinds: range, what: str) -> int:
    """Tiles that a player has, as packed counts; no more of a kind than the box has."""
    total = 0
    for name, n in given.items():
        kind = index(names[kinds.start : kinds.stop], name, what)
        whole = sum(int(stack[kinds.start + kind]) for stack in p.box.stack_count)
        if n > whole:
            raise Impossible(f"{what}: {n} {name}, but only {whole} in the box")
        total += n * int(one(kind))
    return total


def place_discs(box: Box, player: Player, given: SeatSituation) -> None:
    """GWT-1.1: every disc lies on its board space, a city or a station. One side may be left out and then follows."""
    stations = different(box.stations, given.stations, "stations")
    cities = dict(given.cities or {})
    away = len(stations) + sum(cities.values())
    if away > len(box.discs):
        raise Impossible(f"cities, stations: {away} discs of {len(box.discs)}")
    if given.cleared is None:
        names = [*CLEARED_FIRST, *(name for name in box.discs if name not in CLEARED_FIRST)]
        cleared = [box.discs.index(name) for name in names[:away]]
    else:
        cleared = different(box.discs, given.cleared, "cleared")
        if given.cities is None and len(cleared) > away:
            cities[KANSAS_CITY] = len(cleared) - away
    for disc in cleared:
        player.discs &= ~bit(disc)
    for station in stations:
        player.stations |= bit(station)
    for name, n in cities.items():
        player.cities += n * one(index(box.cities, name, "cities"))


def post_jobs(p: WesternPosition, s: Situation) -> None:
    """The job market as given; as after set-up it is filled together with the other tiles."""
    if s.token is not None:
        if not 1 <= s.token <= ROWS + 1:
            raise Impossible(f"token: no row {s.token}")
        p.token = s.token - 1
    for row, workers in (s.jobs or {}).items():
        for name, n in workers.items():
            p.jobs[3 * (index([str(k + 1) for k in range(ROWS)], row, "jobs")) + index(WORKERS, name, "jobs")] = n


def fill_stacks(p: WesternPosition, s: Situation) -> None:
    """The tiles: what is not in use lies in the stacks, and what is left out is laid out from them."""
    box = p.box
    kinds = int(box.tile_kinds)
    p.lost = vector(box.tiles, s.lost, "lost")
    p.bottom = packed([index(box.tiles, name, "bottom") for name in s.bottom])
    for number, names in (s.foresight or {}).items():
        stack = index(STACKS, number, "foresight")
        if len(names) > 2:
            raise Impossible(f"foresight: {len(names)} tiles for two spaces of stack {number}")
        for space, name in enumerate(names):
            p.foresight[2 * stack + space] = EMPTY if name is None else index(box.tiles, name, "foresight")
    if s.stacks is not None:
        for number, tiles in s.stacks.items():
            stack = index(STACKS, number, "stacks")
            for name, n in tiles.items():
                p.stacks[kinds * stack + index(box.tiles, name, "stacks")] = n
    else:
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
    if s.jobs is None:
        place_workers(p)
    if s.foresight is None:
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


def deal_cattle(p: WesternPosition, s: Situation, seats: Sequence[SeatSituation]) -> None:
    """Hands, draw stacks, discard piles; then the market with what is left of its cards."""
    box = p.box
    p.removed = vector(box.cards, s.removed, "removed")
    for player, given in zip(p.players, seats, strict=True):
        player.hand = vector(box.cards, given.hand or {}, "hand")
        player.discard = vector(box.cards, given.discard, "discard")
        if given.draw is not None:
            player.draw = vector(box.cards, given.draw, "draw")
    deal_starting_cards(p, seats)
    for seat, (player, given) in enumerate(zip(p.players, seats, strict=True)):
        reserve(player.draw, top_kinds(p, given.top, DRAW_STACK + seat, "top"), box.cards)
        if given.hand is None:
            draw_up(p, seat, box.starting_hand)
    p.market = vector(box.cards[: box.cattle], s.market or {}, "market")
    if s.market_stack is not None:
        p.market_stack = vector(box.cards[: box.cattle], s.market_stack, "market_stack")
    else:
        for kind in range(int(box.cattle)):
            used = int(p.market[kind]) + sum(n for n in cards_of_kind(p, kind))
            for given in seats:
                used += given.top.count(box.cards[kind])
            left = int(box.market_count[kind]) - used if box.market_count[kind] else 0
            if left < 0:
                raise Impossible(f"{box.cards[kind]}: {-left} too many")
            p.market_stack[kind] = left
    reserve(p.market_stack, top_kinds(p, s.top.get("market", []), MARKET_STACK, "top: market"), box.cards)
    if s.market is None:
        reveal_cattle(p, -1, box.market_size)


def cards_of_kind(p: WesternPosition, kind: int) -> Iterator[int]:
    """Where cards of a kind can be besides market, display and their stacks."""
    yield int(p.removed[kind])
    for player in p.players:
        yield int(player.hand[kind] + player.draw[kind] + player.discard[kind])


def deal_starting_cards(p: WesternPosition, seats: Sequence[SeatSituation]) -> None:
    """The starting cards that are nowhere else into the draw stacks that the situation leaves out."""
    box = p.box
    for kind in range(int(box.cattle)):
        whole = int(box.start_count[kind])
        rest = whole * len(p.players) - sum(cards_of_kind(p, kind))
        for player, given in zip(p.players, seats, strict=True):
            if given.draw is None:
                player.draw[kind] = max(min(whole - int(player.hand[kind] + player.discard[kind]), rest), 0)
                rest -= int(player.draw[kind])


def deal_objectives(p: WesternPosition, s: Situation, seats: Sequence[SeatSituation]) -> None:
    """Areas and display; the stack is the rest."""
    box = p.box
    first = int(box.deck_objectives)
    named = {name for given in seats for name in given.area or []}
    free = [card for card in range(first, len(box.objectives)) if box.objectives[card] not in named]
    for player, given in zip(p.players, seats, strict=True):
        area = [] if given.area is None else [index(box.objectives, name, "area") for name in given.area]
        if all(card < first for card in area):
            if not free:
                raise Impossible("area: no starting objective card is left")
            area.append(free.pop(0))
        player.area = packed(sorted(area))
    p.display = vector(box.objectives[:first], s.display or {}, "display")
    if s.objective_stack is not None:
        p.objective_stack = vector(box.objectives[:first], s.objective_stack, "objective_stack")
    else:
        for card in range(first):
            used = int(p.display[card]) + sum(cards_of_kind(p, int(box.cattle) + card))
            used += sum(list(player.area).count(card) for player in p.players)
            used += sum(given.top.count(box.objectives[card]) for given in seats)
            whole = int(box.objective_count[card])
            if used > whole:
                raise Impossible(f"{box.objectives[card]}: {used} of it, but only {whole} in the box")
            p.objective_stack[card] = whole - used
    tops = top_kinds(p, s.top.get("objectives", []), OBJECTIVE_STACK, "top: objectives")
    reserve(p.objective_stack, tops, box.objectives)
    if s.display is None:
        for _ in range(box.display_size):
            refill_display(p)


# The named top of a stack is held back while the table is set up.


def top_kinds(p: WesternPosition, names: Iterable[str], stack: int, what: str) -> list[int]:
    """The named things, the top one last."""
    return [index(stack_names(p.box, stack), name, what) for name in names][::-1]


def reserve(stack: vec[i64], kinds: Iterable[int], names: Sequence[str]) -> None:
    for kind in kinds:
        stack[kind] -= 1
        if stack[kind] < 0:
            raise Impossible(f"top: {names[kind]} is not in the stack")


def put_tops(p: WesternPosition, s: Situation, seats: Sequence[SeatSituation]) -> None:
    """Put what was held back on top of its stack."""
    for name in s.top:
        index(TOPS, name, "top")
    given = [s.top.get(name, []) for name in TOPS] + [seat.top for seat in seats]
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


def vector(names: Sequence[str], given: Mapping[str, int], what: str) -> Any:
    """Counts in the order of the names."""
    for name in given:
        index(names, name, what)
    return packed([given.get(name, 0) for name in names])
