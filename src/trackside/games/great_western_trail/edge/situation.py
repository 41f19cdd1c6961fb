"""A position as a readable mapping of box ids, and made again from one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from trackside.core.arrays import bit, packed
from trackside.core.edge.errors import Impossible
from trackside.core.edge.situation import Chance, chance, converted, index, restack, rng_of, stack_of
from trackside.core.question import Question
from trackside.games.great_western_trail.edge.view import counted, counts, members
from trackside.games.great_western_trail.game import GreatWesternTrail
from trackside.games.great_western_trail.rules import (
    auxiliary,
    build,
    cattle_market,
    delivery,
    gather,
    herd,
    hire,
    kansas_city,
    perform,
    phase_b,
    railroad,
    stations,
    trail,
    turn,
)
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
    WORKERS,
)
from trackside.games.great_western_trail.rules.cattle_market import reveal_cattle
from trackside.games.great_western_trail.rules.gather import refill_display
from trackside.games.great_western_trail.rules.herd import draw_up
from trackside.games.great_western_trail.rules.kansas_city import refill_foresight
from trackside.games.great_western_trail.rules.position import NOWHERE, Player, WesternPosition, one
from trackside.games.great_western_trail.rules.setup import (
    choose_sides,
    empty_table,
    lay_first_tiles,
    lay_neutral_buildings,
    place_workers,
)


class SeatSituation(msgspec.Struct, forbid_unknown_fields=True):
    dollars: int | None = None
    hand: dict[str, int] | None = None
    draw: dict[str, int] | None = None  # the draw stack, in no order; omitted: the other starting cards
    discard: dict[str, int] = {}
    secret: list[str] = []  # cards of the hand taken unseen from the objective stack
    shown: list[str] = []  # cards of the hand taken openly
    cattleman: str | None = None  # a trail space; none: beside the board
    engine: str = "0"
    certificates: int = 0
    cleared: list[str] = []  # disc spaces
    buildings: dict[str, int] = {}  # trail space: number of the private building there
    replaced: list[int] = []  # numbers of private buildings out of the game
    workers: dict[str, int] = {}  # the printed ones included
    cities: dict[str, int] = {}
    stations: list[str] = []
    masters: list[str] = []
    teepees: dict[str, int] = {}
    hazards: dict[str, int] = {}
    area: list[str] | None = None


class Situation(msgspec.Struct, forbid_unknown_fields=True):
    seats: list[SeatSituation] = []
    to_move: int = 0
    stack: list[dict[str, Any]] | None = None
    over: bool = False
    sides: str | None = None  # of the ten private buildings: "aaaaaaaaaa"
    neutral: dict[str, str] | None = None  # trail space: neutral building
    trail: dict[str, str] | None = None  # trail space: hazard or teepee
    station_masters: dict[str, str] | None = None  # station: its tile, or the worker left there
    jobs: dict[str, dict[str, int]] | None = None  # row: workers
    token: int | None = None  # row; 13 when it has left
    foresight: dict[str, list[str | None]] | None = None
    stacks: dict[str, dict[str, int]] | None = None
    bottom: list[str] = []
    market: dict[str, int] | None = None
    market_stack: dict[str, int] | None = None
    display: dict[str, int] | None = None
    objective_stack: dict[str, int] | None = None
    removed: dict[str, int] = {}
    lost: dict[str, int] = {}
    trigger: int | None = None
    ply: int = 0
    horizon: int = 0
    chance: Chance = Chance()


def situation(p: WesternPosition) -> dict[str, Any]:
    """The whole truth, so that arrange(situation(p)) goes on exactly as p does."""
    box = p.box
    kinds = int(box.tile_kinds)
    s = Situation(
        seats=[seat_situation(p, seat) for seat in range(len(p.players))],
        to_move=max(int(p.seat), 0),
        stack=stack_of(p),
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


QUESTIONS: list[type[Question[Any]]] = [
    auxiliary.ChooseAuxiliary,
    build.PlaceBuilding,
    cattle_market.BuyCattle,
    delivery.ChooseCity,
    delivery.PayTransport,
    delivery.PlaceDisc,
    gather.RemoveHazard,
    gather.TakeObjective,
    gather.TradeWithIndians,
    herd.DiscardCards,
    herd.DrawCards,
    herd.RemoveCards,
    hire.HireWorker,
    kansas_city.Foresight,
    kansas_city.Income,
    kansas_city.KansasCity,
    perform.Immediate,
    perform.Perform,
    phase_b.Arrive,
    phase_b.PhaseB,
    railroad.BackUp,
    railroad.MoveEngine,
    stations.StationBehind,
    stations.TakeMaster,
    stations.UpgradeStation,
    trail.Travel,
    turn.DrawUp,
    turn.NextTurn,
    turn.PhaseA,
    turn.PlaceCattleman,
]


def arrange(game: GreatWesternTrail, mapping: Mapping[str, Any]) -> WesternPosition:
    box = game.box
    s = converted(mapping, Situation)
    if len(s.seats) > box.seats:
        raise Impossible(f"seats: {len(s.seats)} instead of {box.seats}")
    seats = s.seats + [SeatSituation() for _ in range(int(box.seats) - len(s.seats))]
    if not 0 <= s.to_move < box.seats or not -1 <= (-1 if s.trigger is None else s.trigger) < box.seats:
        raise Impossible("to_move, trigger: no such seat")
    p = empty_table(game, box, rng_of(s.chance))
    p.trigger = -1 if s.trigger is None else s.trigger
    lay_out(p, s)
    for player, given in zip(p.players, seats, strict=True):
        furnish(p, player, given)
    hire_out(p, s)
    fill_supply(p, s)
    deal_cattle(p, s, seats)
    deal_objectives(p, s, seats)
    if s.stack is not None:
        p.asked = restack(QUESTIONS, s.stack)
    elif not s.over:
        after = turn.NextTurn((s.to_move + 1) % box.seats, None)
        turn.begin_turn(p, s.to_move, turn.DrawUp(s.to_move, after))
    wrong = faults(p)
    if wrong:
        raise Impossible("; ".join(wrong))
    p.settle()
    p.ply = s.ply
    p.horizon = s.horizon
    return p


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
        both = [*box.masters, *WORKERS]
        p.masters = packed(
            [index(both, s.station_masters.get(name, ""), f"station_masters.{name}") for name in box.stations[:MASTERS]]
        )
    for name, tile in (s.trail or {}).items():
        p.tiles[index(box.nodes, name, "trail")] = LOOSE + index(box.tiles, tile, "trail")


def furnish(p: WesternPosition, player: Player, given: SeatSituation) -> None:
    """A player's board and what he has built and gathered."""
    box = p.box
    seat = p.players.index(player)
    player.dollars = int(box.starting_dollars[seat]) if given.dollars is None else given.dollars
    player.cattleman = NOWHERE if given.cattleman is None else index(box.nodes, given.cattleman, "cattleman")
    player.engine = index(box.places, given.engine, "engine")
    player.certificates = given.certificates
    for name in given.cleared:
        player.discs &= ~bit(index(box.discs, name, "cleared"))
    for node, number in given.buildings.items():
        place = index(box.nodes, node, "buildings")
        if p.tiles[place] != EMPTY or not 1 <= number <= BUILDINGS:
            raise Impossible(f"buildings: {number} on {node}")
        p.tiles[place] = 10 * seat + number - 1
        player.buildings &= ~bit(number - 1)
    for number in given.replaced:
        player.buildings &= ~bit(number - 1)
    for name, n in given.workers.items():
        player.workers += (n - 1) * one(index(WORKERS, name, "workers"))
    for name, n in given.cities.items():
        player.cities += n * one(index(box.cities, name, "cities"))
    for name in given.stations:
        player.stations |= bit(index(box.stations, name, "stations"))
    for name in given.masters:
        player.masters |= bit(index(box.masters, name, "masters"))
    for name, n in given.teepees.items():
        player.teepees += n * one(index(box.tiles, name, "teepees") - GREEN)
    for name, n in given.hazards.items():
        player.hazards += n * one(index(box.tiles, name, "hazards") - FIRST_HAZARD)
    player.secret = packed(sorted(index(box.cards, name, "secret") for name in given.secret))
    player.shown = packed(sorted(index(box.cards, name, "shown") for name in given.shown))


def hire_out(p: WesternPosition, s: Situation) -> None:
    """The job market as given; as after set-up it is filled together with the other tiles."""
    if s.token is not None:
        if not 1 <= s.token <= ROWS + 1:
            raise Impossible(f"token: no row {s.token}")
        p.token = s.token - 1
    for row, workers in (s.jobs or {}).items():
        for name, n in workers.items():
            p.jobs[3 * (index([str(k + 1) for k in range(ROWS)], row, "jobs")) + index(WORKERS, name, "jobs")] = n


def fill_supply(p: WesternPosition, s: Situation) -> None:
    """The tiles: what is not in use lies in the stacks."""
    box = p.box
    kinds = int(box.tile_kinds)
    p.lost = vector(box.tiles, s.lost, "lost")
    p.bottom = packed([index(box.tiles, name, "bottom") for name in s.bottom])
    for number, names in (s.foresight or {}).items():
        stack = index(["1", "2", "3"], number, "foresight")
        for space, name in enumerate(names[:2]):
            p.foresight[2 * stack + space] = EMPTY if name is None else index(box.tiles, name, "foresight")
    if s.stacks is not None:
        for number, tiles in s.stacks.items():
            stack = index(["1", "2", "3"], number, "stacks")
            for name, n in tiles.items():
                p.stacks[kinds * stack + index(box.tiles, name, "stacks")] = n
    else:
        for stack in range(3):
            for kind in range(kinds):
                p.stacks[kinds * stack + kind] = box.stack_count[stack][kind]
        for kind, name in enumerate(box.tiles):
            take_used(p, kind, name)
    if s.trail is None:
        lay_first_tiles(p)
    if s.jobs is None:
        place_workers(p)
    if s.foresight is None:
        refill_foresight(p)


def take_used(p: WesternPosition, kind: int, name: str) -> None:
    """Take the tiles of a kind that are in use out of the stacks, those of the foresight spaces out of their own."""
    kinds = int(p.box.tile_kinds)
    for space, tile in enumerate(p.foresight):
        if tile == kind:
            p.stacks[kinds * (space // 2) + kind] -= 1
    used = sum(1 for tile in p.tiles if tile == LOOSE + kind) + int(p.lost[kind]) + list(p.bottom).count(kind)
    if kind < GREEN:
        used += sum(int(p.jobs[3 * row + kind]) for row in range(ROWS))
        used += sum(int(player.worker(kind)) - 1 for player in p.players) + list(p.masters).count(MASTERS + kind)
    elif kind < FIRST_HAZARD:
        used += sum(int(player.teepees) >> 4 * int(kind - GREEN) & 15 for player in p.players)
    else:
        used += sum(int(player.hazards) >> 4 * int(kind - FIRST_HAZARD) & 15 for player in p.players)
    for stack in range(3):
        here = min(used, max(int(p.stacks[kinds * stack + kind]), 0))
        p.stacks[kinds * stack + kind] -= here
        used -= here
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
    for player, given in zip(p.players, seats, strict=True):
        if given.hand is None:
            draw_up(p, p.players.index(player), box.starting_hand)
    p.market = vector(box.cards[: box.cattle], s.market or {}, "market")
    if s.market_stack is not None:
        p.market_stack = vector(box.cards[: box.cattle], s.market_stack, "market_stack")
    else:
        for kind in range(int(box.cattle)):
            used = int(p.market[kind] + p.removed[kind]) + sum(
                int(x.hand[kind] + x.draw[kind] + x.discard[kind]) for x in p.players
            )
            left = int(box.market_count[kind]) - used if box.market_count[kind] else 0
            if left < 0:
                raise Impossible(f"{box.cards[kind]}: {-left} too many")
            p.market_stack[kind] = left
    if s.market is None:
        reveal_cattle(p, -1, box.market_size)


def deal_starting_cards(p: WesternPosition, seats: Sequence[SeatSituation]) -> None:
    """The starting cards that are nowhere else into the draw stacks that the situation leaves out."""
    box = p.box
    for kind in range(int(box.cattle)):
        whole = int(box.start_count[kind])
        used = sum(int(x.hand[kind] + x.draw[kind] + x.discard[kind]) for x in p.players) + int(p.removed[kind])
        rest = whole * len(p.players) - used
        for player, given in zip(p.players, seats, strict=True):
            if given.draw is None:
                player.draw[kind] = max(min(whole - int(player.hand[kind] + player.discard[kind]), rest), 0)
                rest -= int(player.draw[kind])


def deal_objectives(p: WesternPosition, s: Situation, seats: Sequence[SeatSituation]) -> None:
    """Areas and display; the stack is the rest."""
    box = p.box
    first = int(box.deck_objectives)
    free = [card for card in range(first, len(box.objectives)) if box.objectives[card] not in named(seats)]
    for player, given in zip(p.players, seats, strict=True):
        area = [] if given.area is None else [index(box.objectives, name, "area") for name in given.area]
        if all(card < first for card in area):
            area.append(free.pop(0))
        player.area = packed(sorted(area))
    p.display = vector(box.objectives[:first], s.display or {}, "display")
    if s.objective_stack is not None:
        p.objective_stack = vector(box.objectives[:first], s.objective_stack, "objective_stack")
    else:
        for card in range(first):
            kind = int(box.cattle) + card
            used = int(p.display[card] + p.removed[kind]) + sum(list(x.area).count(card) for x in p.players)
            used += sum(int(x.hand[kind] + x.draw[kind] + x.discard[kind]) for x in p.players)
            whole = int(box.objective_count[card])
            if used > whole:
                raise Impossible(f"{box.objectives[card]}: {used} of it, but only {whole} in the box")
            p.objective_stack[card] = whole - used
    if s.display is None:
        for _ in range(box.display_size):
            refill_display(p)


def named(seats: Iterable[SeatSituation]) -> set[str]:
    """The objective cards that the areas name."""
    return {name for given in seats for name in given.area or []}


def vector(names: Sequence[str], given: Mapping[str, int], what: str) -> Any:
    """Counts in the order of the names."""
    for name in given:
        index(names, name, what)
    return packed([given.get(name, 0) for name in names])
