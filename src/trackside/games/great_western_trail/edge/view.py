"""What one seat, or a spectator, may know of a position (GWT-1.13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from trackside.core.edge.fields import Fields
from trackside.core.edge.view import View, heading
from trackside.core.question import Question
from trackside.games.great_western_trail.edge.fields import fields
from trackside.games.great_western_trail.edge.notes import actions_at, deeds_at, prices, risk_at, slot_names
from trackside.games.great_western_trail.rules.box import (
    EMPTY,
    LOOSE,
    MASTERS,
    ROWS,
    TASK_BITS,
    WORKER_SPACES,
    WORKERS,
    Box,
)
from trackside.games.great_western_trail.rules.delivery import ChooseCity, Deliver
from trackside.games.great_western_trail.rules.herd import certificate_limit, hand_limit, permanent_certificates
from trackside.games.great_western_trail.rules.kansas_city import Income, KansasCity, breeding_value
from trackside.games.great_western_trail.rules.phase_b import PhaseB, arrival_slots
from trackside.games.great_western_trail.rules.position import WesternPosition
from trackside.games.great_western_trail.rules.scoring import MOST, arrow_active, best_objectives, owned, resources
from trackside.games.great_western_trail.rules.trail import fee, step_limit


class SpaceView(msgspec.Struct, frozen=True):
    """A space of the trail."""

    space: str
    tile: str | None
    owner: int | None  # of a private building
    fee: int  # for the viewer, or for somebody without buildings
    cattlemen: list[int]
    deeds: list[str]  # what the building there offers, with the risk action beside it
    actions: list[list[str]]  # the same action by action: each as the deeds to choose from
    risk: list[str]  # the risk action printed beside the site, whatever stands on it


class PhaseBView(msgspec.Struct, frozen=True):
    """What the current turn still allows at the location reached."""

    space: str
    tile: str | None  # what lay there on arrival
    unused: list[list[str]]  # local actions, each as the deeds to choose from
    used: list[list[str]]
    auxiliary: bool  # whether a single auxiliary action may be chosen instead


class DeliveryView(msgspec.Struct, frozen=True):
    """A delivery to be decided (GWT-10.8, 10.10)."""

    value: int | None  # breeding value; before the certificates are spent only the deciding seat knows it
    closed: dict[str, str]  # cities that cannot be chosen, each with the key of the rule


class ObjectiveView(msgspec.Struct, frozen=True):
    """An objective card that a seat owns, as it would count if the game ended now."""

    card: str
    area: bool  # in the personal area; otherwise in the herd deck, where it counts only if that is better
    counts: bool  # whether it is scored
    points: int  # what it brings or costs then
    tasks: list[tuple[str, bool]]  # whether each is met, by what the cards counted before it leave


class StationView(msgspec.Struct, frozen=True):
    station: str
    place: str
    cost: int
    points: int
    master: str | None
    worker: str | None  # left there for the master
    discs: list[int]


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
    token: bool
    arrows: list[tuple[str, str]]  # completed, between two cities
    next_worker: dict[str, list[str]]  # the immediate action that the next worker of a row unlocks
    hand_value: int | None  # the breeding value of the hand now, with permanent certificates; the viewer's own
    # As if the game ended now; None where it depends on cards that the viewer has not seen.
    score: dict[str, int] | None
    total: int | None
    objectives: list[ObjectiveView] | None


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
    seats: list[SeatView]
    phase_b: PhaseBView | None
    kansas_city: int | None  # the subphase that is open: 1 to 3 foresight, 4 income and delivery
    delivery: DeliveryView | None
    prices: dict[str, int]  # what moves change in the deciding seat's own dollars, by notation; its view only


def view(p: WesternPosition, viewer: int | None) -> GreatWesternTrailView:
    """Built for the viewer from what the viewer may know; nothing is filtered out afterwards."""
    box = p.box
    kinds = int(box.tile_kinds)
    stacks = list(p.stacks)
    its = fields(box, len(p.players))
    return GreatWesternTrailView(
        **heading(p, viewer),
        **its.table.view(p, True),
        trail=[space_view(p, node, viewer) for node in range(len(box.nodes))],
        stations=[station_view(p, station) for station in range(len(box.stations))],
        jobs=[
            RowView(row + 1, int(box.row_cost[row]), counted(WORKERS, list(p.jobs)[3 * row : 3 * row + 3]))
            for row in range(ROWS)
        ],
        token=int(p.token) + 1 if p.token < ROWS else None,
        stacks={
            str(n + 1): sum(stacks[kinds * n : kinds * n + kinds]) + (len(p.bottom) if n == 0 else 0) for n in range(3)
        },
        market_stack=sum(p.market_stack),
        objective_stack=sum(p.objective_stack),
        seats=[seat_view(p, its.seat, seat, viewer == seat or p.over) for seat in range(len(p.players))],
        phase_b=phase_b_view(p),
        kansas_city=next((int(it.subphase) - 1 for it in frames(p) if isinstance(it, KansasCity)), None),
        delivery=delivery_view(p, viewer),
        prices=prices(p) if viewer == p.seat and not p.over else {},
    )


def frames(p: WesternPosition) -> Iterator[Question[WesternPosition]]:
    """The open questions, the one to be answered first."""
    frame = p.asked
    while frame is not None:
        yield frame
        frame = frame.below


def phase_b_view(p: WesternPosition) -> PhaseBView | None:
    """The phase that is open, perhaps beneath a question of one of its actions."""
    phase = next((it for it in frames(p) if isinstance(it, PhaseB)), None)
    if phase is None:
        return None
    node = p.players[phase.seat].cattleman
    unused = int(phase.unused)
    used = int(arrival_slots(p, phase.seat, node, phase.tile)) & ~unused
    return PhaseBView(
        space=p.box.nodes[node],
        tile=tile_name(p, int(phase.tile)),
        unused=slot_names(p.box, unused) + slot_names(p.box, int(phase.again)),
        used=slot_names(p.box, used),
        auxiliary=bool(phase.auxiliary),
    )


def delivery_view(p: WesternPosition, viewer: int | None) -> DeliveryView | None:
    asked = p.asked
    if isinstance(asked, ChooseCity):
        return DeliveryView(int(asked.value), closed_cities(p, asked.seat, asked.value))
    if isinstance(asked, Income):
        if viewer != asked.seat:
            return DeliveryView(None, {})
        me = p.players[asked.seat]
        value = int(breeding_value(p, me))
        return DeliveryView(value, closed_cities(p, asked.seat, value + int(me.certificates)))
    return None


def closed_cities(p: WesternPosition, seat: int, value: int) -> dict[str, str]:
    """GWT-10.10: with that breeding value."""
    first = p.box.at.deliver
    closed = {}
    for city, move in zip(p.box.cities, p.game.moves[first : first + len(p.box.cities)], strict=True):
        assert isinstance(move, Deliver)
        rule = move.refusal(p, seat, value)
        if rule is not None:
            closed[city] = rule.key
    return closed


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
        actions=actions_at(p, node),
        risk=risk_at(p.box, node),
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


def seat_view(p: WesternPosition, fields: Fields, seat: int, open_hand: bool) -> SeatView:
    box = p.box
    player = p.players[seat]
    known = open_hand or not player.secret
    score = p.scores()[seat] if known else None
    herd = [hand + draw for hand, draw in zip(player.hand, player.draw, strict=True)]
    if not open_hand:
        for kind in player.secret:
            herd[kind] -= 1
    return SeatView(
        **fields.view(player, open_hand),
        hand_size=sum(player.hand),
        draw_size=sum(player.draw),
        herd=counted(box.cards, herd),
        unseen=len(player.secret),
        certificate_limit=int(certificate_limit(box, player)),
        permanent_certificates=int(permanent_certificates(box, player)),
        step_limit=int(step_limit(box, player)),
        hand_limit=int(hand_limit(box, player)),
        buildings=[box.building_names[p.private_kind(n)] for n in range(10) if player.buildings >> n & 1],
        token=p.trigger == seat,
        arrows=[
            (box.cities[box.arrow_from[arrow]], box.cities[box.arrow_to[arrow]])
            for arrow in range(len(box.arrow_vp))
            if arrow_active(box, player, arrow)
        ],
        next_worker={name: next_worker(box, kind, int(player.worker(kind))) for kind, name in enumerate(WORKERS)},
        hand_value=int(breeding_value(p, player)) if open_hand else None,
        score=None if score is None else score.parts(),
        total=None if score is None else int(score.total()),
        objectives=objective_views(p, seat) if known else None,
    )


def next_worker(box: Box, kind: int, held: int) -> list[str]:
    """GWT-7.4: the immediate action of the next space of a row; nothing of a full row."""
    slot = int(box.worker_slot[WORKER_SPACES * kind + held]) if held < WORKER_SPACES else -1
    return [box.deeds[deed].name for deed in box.slots[slot]] if slot >= 0 else []


def objective_views(p: WesternPosition, seat: int) -> list[ObjectiveView]:
    """GWT-14.7, 14.13: the cards of the area, then those of the herd deck."""
    box = p.box
    player = p.players[seat]
    kept = best_objectives(p, seat)
    fulfilled, open_cards = Counter(kept.fulfilled), Counter(kept.open)
    data = p.game.setting.data
    printed = [*data["objective_cards"].values(), *data["starting_objective_cards"].values()]  # in the order of the box
    left = task_counts(p, seat)
    for card in kept.fulfilled:
        left.subtract(printed[card]["tasks"])
    owned_cards = [int(card) for card in player.area]
    owned_cards += [card for card in range(box.deck_objectives) for _ in range(owned(player, box.cattle + card))]
    out: list[ObjectiveView] = []
    for place, card in enumerate(owned_cards):
        met = fulfilled[card] > 0
        failed = not met and open_cards[card] > 0
        fulfilled[card] -= met
        open_cards[card] -= failed
        points = int(box.objective_vp[card]) if met else int(box.objective_penalty[card]) if failed else 0
        wanted: list[str] = printed[card]["tasks"]
        tasks = [(task, True) for task in wanted] if met else ticked(wanted, left)
        out.append(ObjectiveView(box.objectives[card], place < len(player.area), met or failed, points, tasks))
    return out


def task_counts(p: WesternPosition, seat: int) -> Counter[str]:
    """GWT-12.7: how many of each task the seat can show."""
    packed = int(resources(p, seat))
    tasks: list[str] = p.game.setting.data["vocabulary"]["objective_tasks"]
    return Counter({task: packed >> TASK_BITS * n & MOST for n, task in enumerate(tasks)})


def ticked(tasks: Sequence[str], left: Counter[str]) -> list[tuple[str, bool]]:
    """Which tasks of one card what is left would meet."""
    rest = Counter(left)
    out: list[tuple[str, bool]] = []
    for task in tasks:
        out.append((task, rest[task] > 0))
        rest[task] -= 1
    return out


def counted(names: Sequence[str], numbers: Iterable[Any]) -> dict[str, int]:
    """Things by name, from counts in the order of the names."""
    return {name: int(n) for name, n in zip(names, numbers, strict=False) if n}
