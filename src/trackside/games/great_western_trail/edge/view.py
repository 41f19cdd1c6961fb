"""What one seat, or a spectator, may know of a position (GWT-1.13)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from trackside.core.edge.view import View, heading
from trackside.core.question import Question
from trackside.games.great_western_trail.edge.notes import deeds_at, prices
from trackside.games.great_western_trail.rules.box import (
    CATEGORIES,
    EMPTY,
    FIRST_HAZARD,
    GREEN,
    LOOSE,
    MASTERS,
    ROWS,
    TASK_BITS,
    WORKERS,
    Box,
)
from trackside.games.great_western_trail.rules.delivery import ChooseCity, Deliver
from trackside.games.great_western_trail.rules.herd import certificate_limit, hand_limit, permanent_certificates
from trackside.games.great_western_trail.rules.kansas_city import Income, KansasCity, breeding_value
from trackside.games.great_western_trail.rules.phase_b import PhaseB, arrival_slots
from trackside.games.great_western_trail.rules.position import NOWHERE, WesternPosition, count_in
from trackside.games.great_western_trail.rules.scoring import MOST, TASKS, best_of, points_of, resources
from trackside.games.great_western_trail.rules.trail import fee, step_limit


class SpaceView(msgspec.Struct, frozen=True):
    """A space of the trail."""

    space: str
    tile: str | None
    owner: int | None  # of a private building
    fee: int  # for the viewer, or for somebody without buildings
    cattlemen: list[int]
    deeds: list[str]  # what the building there offers, with the risk action beside it


class StationView(msgspec.Struct, frozen=True):
    station: str
    place: str
    cost: int
    points: int
    master: str | None
    worker: str | None  # left there for the master
    discs: list[int]


class TaskView(msgspec.Struct, frozen=True):
    """A task of an objective card."""

    task: str
    done: bool


class ObjectiveView(msgspec.Struct, frozen=True):
    """An objective card in a personal area as it stands (GWT-12.8): each thing ticks one task off."""

    card: str
    tasks: list[TaskView]
    points: int  # if the game ended now


class LocalActionView(msgspec.Struct, frozen=True):
    deeds: list[str]  # one, or several to choose from
    used: bool


class PhaseBView(msgspec.Struct, frozen=True):
    """Phase B at a location (GWT-5.1, 5.5)."""

    space: str
    tile: str | None
    actions: list[LocalActionView]
    auxiliary: bool  # whether one single auxiliary action may be used instead


class DeliveryView(msgspec.Struct, frozen=True):
    """A delivery that is asked for (GWT-10.8, 10.10)."""

    value: int | None  # breeding value; before the certificates are spent only the deciding seat knows it
    closed: dict[str, str]  # cities that cannot be chosen, each with the key of the rule


class RowView(msgspec.Struct, frozen=True):
    row: int
    cost: int
    workers: dict[str, int]


class SeatView(msgspec.Struct, frozen=True):
    dollars: int
    hand_size: int
    hand: dict[str, int] | None  # the viewer's own; everybody's when the game is over
    draw_size: int
    draw: dict[str, int] | None  # what the draw stack holds, in no order
    herd: dict[str, int]  # hand and draw stack together, as all know them
    shown: list[str]  # cards of the hand that all have seen
    unseen: int  # cards of the hand that came unseen from the objective stack
    discard: dict[str, int]
    cattleman: str | None
    engine: str
    certificates: int
    certificate_limit: int
    permanent_certificates: int
    step_limit: int
    hand_limit: int
    discs: list[str]  # disc spaces still covered
    buildings: list[str]  # not yet used
    workers: dict[str, int]
    cities: dict[str, int]
    stations: list[str]
    masters: list[str]
    teepees: dict[str, int]
    hazards: dict[str, int]
    area: list[str]
    objectives: list[ObjectiveView]  # the same cards as they stand
    worth: int | None  # breeding value of an open hand
    points: dict[str, int]  # by category, if the game ended now, as far as the viewer knows the cards
    token: bool


class GreatWesternTrailView(View, frozen=True, kw_only=True):
    trail: list[SpaceView]
    stations: list[StationView]
    jobs: list[RowView]
    token: int | None  # row of the job market token
    foresight: dict[str, list[str | None]]
    stacks: dict[str, int]  # sizes of the face-down stacks
    bottom: list[str]  # tiles known to lie under stack 1, the lowest first
    market: dict[str, int]
    market_stack: int
    display: dict[str, int]
    objective_stack: int
    removed: dict[str, int]
    lost: dict[str, int]
    phase_b: PhaseBView | None
    kansas_city: int | None  # the subphase that is open: 1 to 3 foresight, 4 income and delivery
    delivery: DeliveryView | None
    prices: dict[str, int]  # what moves change in the deciding seat's own dollars, by notation; its view only
    seats: list[SeatView]


def view(p: WesternPosition, viewer: int | None) -> GreatWesternTrailView:
    """Built for the viewer from what the viewer may know; nothing is taken out afterwards."""
    box = p.box
    kinds = int(box.tile_kinds)
    stacks = list(p.stacks)
    return GreatWesternTrailView(
        **heading(p, viewer),
        trail=[space_view(p, node, viewer) for node in range(len(box.nodes))],
        stations=[station_view(p, station) for station in range(len(box.stations))],
        jobs=[
            RowView(row + 1, int(box.row_cost[row]), counted(WORKERS, list(p.jobs)[3 * row : 3 * row + 3]))
            for row in range(ROWS)
        ],
        token=int(p.token) + 1 if p.token < ROWS else None,
        foresight={
            str(n + 1): [None if kind == EMPTY else box.tiles[kind] for kind in list(p.foresight)[2 * n : 2 * n + 2]]
            for n in range(3)
        },
        stacks={
            str(n + 1): sum(stacks[kinds * n : kinds * n + kinds]) + (len(p.bottom) if n == 0 else 0) for n in range(3)
        },
        bottom=[box.tiles[kind] for kind in p.bottom],
        market=counted(box.cards, p.market),
        market_stack=sum(p.market_stack),
        display=counted(box.objectives, p.display),
        objective_stack=sum(p.objective_stack),
        removed=counted(box.cards, p.removed),
        lost=counted(box.tiles, p.lost),
        phase_b=phase_b_view(p),
        kansas_city=next((int(it.subphase) - 1 for it in frames(p) if isinstance(it, KansasCity)), None),
        delivery=delivery_view(p, viewer),
        prices=prices(p) if viewer == p.seat and not p.over else {},
        seats=[seat_view(p, seat, viewer == seat or p.over) for seat in range(len(p.players))],
    )


def space_view(p: WesternPosition, node: int, viewer: int | None) -> SpaceView:
    tile = int(p.tiles[node])
    owner = int(p.owner(tile))
    return SpaceView(
        space=p.box.nodes[node],
        tile=tile_name(p, tile),
        owner=owner if owner >= 0 else None,
        fee=int(fee(p, -1 if viewer is None else viewer, tile)) if p.box.walk_of[node] >= 0 else 0,
        cattlemen=[seat for seat, player in enumerate(p.players) if player.cattleman == node],
        deeds=deeds_at(p, node),
    )


def tile_name(p: WesternPosition, tile: int) -> str | None:
    if tile == EMPTY:
        return None
    if tile >= LOOSE:
        return p.box.tiles[tile - LOOSE]
    return p.box.building_names[p.building_kind(tile)]


def station_view(p: WesternPosition, station: int) -> StationView:
    box = p.box
    tile = int(p.masters[station]) if station < MASTERS else -1
    return StationView(
        station=box.stations[station],
        place=box.places[box.station_place[station]],
        cost=int(box.station_cost[station]),
        points=int(box.station_vp[station]),
        master=box.masters[tile] if 0 <= tile < MASTERS else None,
        worker=WORKERS[tile - MASTERS] if tile >= MASTERS else None,
        discs=[seat for seat, player in enumerate(p.players) if player.stations >> station & 1],
    )


def seat_view(p: WesternPosition, seat: int, open_hand: bool) -> SeatView:
    box = p.box
    player = p.players[seat]
    herd = [hand + draw for hand, draw in zip(player.hand, player.draw, strict=True)]
    if not open_hand:
        for kind in player.secret:
            herd[kind] -= 1
    return SeatView(
        dollars=int(player.dollars),
        hand_size=sum(player.hand),
        hand=counted(box.cards, player.hand) if open_hand else None,
        draw_size=sum(player.draw),
        draw=counted(box.cards, player.draw) if open_hand else None,
        herd=counted(box.cards, herd),
        shown=[box.cards[kind] for kind in player.shown],
        unseen=len(player.secret),
        discard=counted(box.cards, player.discard),
        cattleman=None if player.cattleman == NOWHERE else box.nodes[player.cattleman],
        engine=box.places[player.engine],
        certificates=int(player.certificates),
        certificate_limit=int(certificate_limit(box, player)),
        permanent_certificates=int(permanent_certificates(box, player)),
        step_limit=int(step_limit(box, player)),
        hand_limit=int(hand_limit(box, player)),
        discs=members(box.discs, player.discs),
        buildings=[box.building_names[p.private_kind(n)] for n in range(10) if player.buildings >> n & 1],
        workers={name: int(player.worker(kind)) for kind, name in enumerate(WORKERS)},
        cities=counts(box.cities, player.cities),
        stations=members(box.stations, player.stations),
        masters=members(box.masters, player.masters),
        teepees=counts(box.tiles[GREEN:FIRST_HAZARD], player.teepees),
        hazards=counts(box.tiles[FIRST_HAZARD:], player.hazards),
        area=[box.objectives[card] for card in player.area],
        objectives=objective_views(p, seat),
        worth=int(breeding_value(p, player)) if open_hand else None,
        points=points_now(p, seat, open_hand),
        token=p.trigger == seat,
    )


def points_now(p: WesternPosition, seat: int, open_hand: bool) -> dict[str, int]:
    """GWT-14: a card that only its owner has seen does not count for the others."""
    if not open_hand and len(p.players[seat].secret):
        p = p.copy()
        for kind in p.players[seat].secret:
            p.players[seat].hand[kind] -= 1
    return {category: int(n) for category, n in zip(CATEGORIES, points_of(p, seat), strict=True) if n}


def objective_views(p: WesternPosition, seat: int) -> list[ObjectiveView]:
    """The cards of the area alone, in the order in which they were played."""
    box = p.box
    area = [int(card) for card in p.players[seat].area]
    kept = best_of(p, seat, p.players[seat].area, len(area))
    fulfilled = [int(card) for card in kept.fulfilled]
    left = [int(resources(p, seat)) >> TASK_BITS * task & MOST for task in range(TASKS)]
    done: list[bool] = []
    for card in area:
        done.append(card in fulfilled)
        if card in fulfilled:
            fulfilled.remove(card)
            for task in range(TASKS):
                left[task] -= needed(box, card, task)
    found = []
    for card, whole in zip(area, done, strict=True):
        tasks = []
        for task in range(TASKS):
            for _ in range(needed(box, card, task)):
                tick = whole or left[task] > 0
                if not whole and tick:
                    left[task] -= 1
                tasks.append(TaskView(box.tasks[task], tick))
        points = int(box.objective_vp[card] if whole else box.objective_penalty[card])
        found.append(ObjectiveView(box.objectives[card], tasks, points))
    return found


def needed(box: Box, card: int, task: int) -> int:
    return int(box.objective_needs[card]) >> TASK_BITS * task & MOST


def frames(p: WesternPosition) -> Iterator[Question[WesternPosition]]:
    """The open questions, the one to be answered first."""
    frame = p.asked
    while frame is not None:
        yield frame
        frame = frame.below


def phase_b_view(p: WesternPosition) -> PhaseBView | None:
    """The phase B that is open, also while one of its actions asks for something."""
    box = p.box
    frame = next((it for it in frames(p) if isinstance(it, PhaseB)), None)
    if frame is None or frame.seat != p.seat:
        return None
    node = p.players[frame.seat].cattleman
    unused, again = int(frame.unused), int(frame.again)
    printed = int(arrival_slots(p, frame.seat, node, frame.tile)) | unused
    actions = []
    for slot, deeds in enumerate(box.slots):
        names = [box.deeds[deed].name for deed in deeds]
        if printed >> slot & 1:
            actions.append(LocalActionView(names, not unused >> slot & 1))
        if again >> slot & 1:
            actions.append(LocalActionView(names, False))
    return PhaseBView(box.nodes[node], tile_name(p, int(frame.tile)), actions, frame.auxiliary)


def delivery_view(p: WesternPosition, viewer: int | None) -> DeliveryView | None:
    asked = p.asked
    if isinstance(asked, Income):
        return DeliveryView(int(breeding_value(p, p.players[asked.seat])) if viewer == asked.seat else None, {})
    if isinstance(asked, ChooseCity):
        return DeliveryView(int(asked.value), closed_cities(p, asked.seat, asked.value))
    return None


def closed_cities(p: WesternPosition, seat: int, value: int) -> dict[str, str]:
    """GWT-10.10."""
    first = p.box.at.deliver
    closed = {}
    for city, move in zip(p.box.cities, p.game.moves[first : first + len(p.box.cities)], strict=True):
        assert isinstance(move, Deliver)
        rule = move.refusal(p, seat, value)
        if rule is not None:
            closed[city] = rule.key
    return closed


def counted(names: Sequence[str], numbers: Iterable[Any]) -> dict[str, int]:
    """Things by name, from counts in the order of the names."""
    return {name: int(n) for name, n in zip(names, numbers, strict=False) if n}


def counts(names: Sequence[str], packed: int) -> dict[str, int]:
    """The same from packed counts."""
    return {name: int(count_in(packed, n)) for n, name in enumerate(names) if count_in(packed, n)}


def members(names: Sequence[str], bits: int) -> list[str]:
    """The members of a set kept as bits."""
    return [name for n, name in enumerate(names) if bits >> n & 1]
