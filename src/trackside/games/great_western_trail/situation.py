"""A position as a readable mapping of box ids; `arrange.py` makes the position again from it.

What a situation leaves out is as after set-up, with the rest of the cards and tiles in the stacks. Without `stack` it
is the beginning of a turn of `to_move`.
"""

from __future__ import annotations

from typing import Any

import msgspec

from trackside.core.situation import Chance, chance, stack_of
from trackside.games.great_western_trail.box import (
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
from trackside.games.great_western_trail.position import NOWHERE, Table
from trackside.games.great_western_trail.view import counted, counts, members


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


def situation(p: Table) -> dict[str, Any]:
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


def seat_situation(p: Table, seat: int) -> SeatSituation:
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
