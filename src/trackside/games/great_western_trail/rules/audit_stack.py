"""What may be asked when: every open question fits what waits beneath it and the position."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from trackside.core.arrays import has
from trackside.core.question import Question
from trackside.games.great_western_trail.rules.auxiliary import ChooseAuxiliary, any_auxiliary
from trackside.games.great_western_trail.rules.box import BUILDINGS, SUBPHASES
from trackside.games.great_western_trail.rules.cattle_market import BuyCattle
from trackside.games.great_western_trail.rules.deeds import CATTLEMAN, COPY, PAIR
from trackside.games.great_western_trail.rules.delivery import ChooseCity, PayTransport, PlaceDisc, transport
from trackside.games.great_western_trail.rules.gather import TakeObjective
from trackside.games.great_western_trail.rules.herd import DiscardCards, DrawCards, RemoveCards, has_pair, matching
from trackside.games.great_western_trail.rules.kansas_city import Foresight, Income, KansasCity, choosable
from trackside.games.great_western_trail.rules.perform import Immediate, Perform
from trackside.games.great_western_trail.rules.phase_b import Arrive, PhaseB
from trackside.games.great_western_trail.rules.position import NOWHERE, Player, WesternPosition, count_in
from trackside.games.great_western_trail.rules.railroad import (
    AS_A_COST,
    FROM_THE_END,
    TO_DELIVER,
    BackUp,
    MoveEngine,
    places_behind,
)
from trackside.games.great_western_trail.rules.stations import (
    StationBehind,
    TakeMaster,
    UpgradeStation,
    can_upgrade_behind,
)
from trackside.games.great_western_trail.rules.trail import Travel
from trackside.games.great_western_trail.rules.turn import DrawUp, NextTurn, PhaseA, PlaceCattleman

Frame = Question[WesternPosition]


def stack(p: WesternPosition) -> Iterator[str]:
    """What does not fit, by the name of the question."""
    frames: list[Frame] = p.frames()
    if not frames:
        if p.trigger < 0:
            yield "over: nobody has taken the job market token"
        return
    for fault in [*turn_faults(p, frames), *cattlemen(p, frames)]:
        yield fault
        return
    for above, frame in zip([*frames[1:], None], frames, strict=True):
        if not may_lie_on(p, frame):
            yield f"stack: {frame.name} does not lie on {'nothing' if frame.below is None else frame.below.name}"
            return
        why = frame_fault(p, p.players[frame.seat], frame, above)
        if why:
            yield f"stack: {frame.name}: {why}"


def turn_faults(p: WesternPosition, frames: list[Frame]) -> Iterator[str]:
    """GWT-3.1: the next turn lies at the bottom; everything above it belongs to the turn before it."""
    bottom = frames[0]
    if not isinstance(bottom, NextTurn):
        yield "stack: the next turn lies at the bottom"
        return
    seat = (int(bottom.seat) - 1) % len(p.players)
    for frame in frames[1:]:
        if frame.seat != seat:
            yield f"stack: {frame.name} of seat {frame.seat} before the turn of seat {bottom.seat}"


def cattlemen(p: WesternPosition, frames: list[Frame]) -> Iterator[str]:
    """GWT-3.2, 10.18: beside the board before the first turn; in Kansas City only while its owner is there."""
    box = p.box
    turn = int(frames[1].seat) if len(frames) > 1 else -1
    for seat, player in enumerate(p.players):
        here = int(player.cattleman)
        active = seat == turn
        there = active and (isinstance(frames[-1], Arrive) or any(isinstance(frame, KansasCity) for frame in frames))
        if here == box.goal and not there:
            yield f"cattleman: seat {seat} has left Kansas City by now"
        elif here not in (NOWHERE, int(box.start), int(box.goal)) and box.walk_of[here] < 0:
            yield f"cattleman: seat {seat}: {box.nodes[here]} is not on the trail"
        placing = active and any(isinstance(frame, PlaceCattleman) for frame in frames)
        moving = active and any(isinstance(frame, Arrive | PhaseB | KansasCity | Travel) for frame in frames)
        if placing and here != NOWHERE:
            yield f"cattleman: seat {seat} has begun already"
        elif here == NOWHERE and moving and not placing:
            yield f"cattleman: seat {seat} is beside the board"


def waits(frame: Frame | None) -> bool:
    """Whether an action may be asked about above this question: a phase, or what is left of another action."""
    if isinstance(frame, BackUp):
        return frame.why == FROM_THE_END
    return isinstance(frame, PhaseA | PhaseB | KansasCity | Perform | PayTransport | TakeObjective | UpgradeStation)


def may_lie_on(p: WesternPosition, frame: Frame) -> bool:
    kind: type[Frame] = type(frame)
    if isinstance(frame, Perform) and moves_cattleman(p, frame):
        kind = Travel
    elif isinstance(frame, ChooseCity) and frame.by_rail:
        kind = PayTransport
    elif kind not in LIES_ON or (isinstance(frame, PlaceDisc) and frame.costs == 0):
        return waits(frame.below)
    fits = LIES_ON[kind].get(type(frame.below))
    return fits is not None and fits(p, frame, frame.below)


def always(p: WesternPosition, frame: Frame, below: Frame | None) -> bool:
    return True


def leaves_actions(p: WesternPosition, frame: Frame, below: PhaseB) -> bool:
    return p.box.rulings.keep_actions_after_move


def plays_cards(p: WesternPosition, frame: PhaseB, below: KansasCity) -> bool:
    return p.box.rulings.kansas_city_cards and below.subphase == 1


def begins_turn(p: WesternPosition, frame: Frame, below: Arrive) -> bool:
    return type(below.below) is DrawUp


def is_free(p: WesternPosition, frame: Travel | Perform, below: Frame) -> bool:
    return frame.free if isinstance(frame, Travel) else frees_cattleman(p, frame)


def is_ordinary(p: WesternPosition, frame: Travel | Perform, below: Arrive) -> bool:
    return not is_free(p, frame, below)


def follows_choice(p: WesternPosition, frame: Foresight, below: KansasCity) -> bool:
    return below.subphase == frame.number + 1


def delivers(p: WesternPosition, frame: Frame, below: KansasCity) -> bool:
    return below.subphase == SUBPHASES + 2


def costs_as_much(p: WesternPosition, frame: PlaceDisc, below: PayTransport) -> bool:
    return below.costs == frame.costs


# By question: on which questions it may lie, each with a condition. Those that are missing lie on what `waits`.
LIES_ON: Final[dict[type[Frame], dict[type[Any], Callable[[WesternPosition, Any, Any], bool]]]] = {
    NextTurn: {type(None): always},
    DrawUp: {NextTurn: always},
    Arrive: {DrawUp: always, PhaseB: leaves_actions},
    KansasCity: {DrawUp: always, PhaseB: leaves_actions},
    PhaseB: {DrawUp: always, PhaseB: leaves_actions, KansasCity: plays_cards},
    PlaceCattleman: {Arrive: begins_turn},
    PhaseA: {Arrive: begins_turn},
    Travel: {PhaseA: is_free, PhaseB: is_free, Arrive: is_ordinary},
    Foresight: {KansasCity: follows_choice},
    Income: {KansasCity: delivers},
    PayTransport: {KansasCity: delivers},
    PlaceDisc: {PayTransport: costs_as_much},
}


def moves_cattleman(p: WesternPosition, frame: Perform) -> bool:
    return p.box.deeds[frame.deed].steps[0].verb == CATTLEMAN


def frees_cattleman(p: WesternPosition, frame: Perform) -> bool:
    return p.box.deeds[frame.deed].steps[0].flag


def frame_fault(p: WesternPosition, me: Player, frame: Frame, above: Frame | None) -> str:
    """What is wrong with one question; empty if nothing is."""
    find = FAULTS.get(type(frame))
    return "" if find is None else find(p, me, frame, above)


def phase_fault(p: WesternPosition, me: Player, frame: PhaseB, above: Frame | None) -> str:
    """GWT-5.1, 5.10, 9.8b: local actions that the location, or a building it copied, has."""
    box = p.box
    if not has(frame.chain, frame.at):
        return f"at: {box.nodes[frame.at]} is not in the chain"
    copied = [node for node in range(len(box.nodes)) if has(frame.chain, node)]
    sites = [int(node) for node in box.copied]
    if sum(1 for node in copied if node not in sites) > (1 if len(copied) == 1 else 0):
        return "chain: only buildings are copied"
    if frame.again & ~frame.unused:
        return "again: an action that was used up before"
    slots = frame.printed_slots(p)
    if frame.is_usable(p):
        for number in range(BUILDINGS):  # a copied building that the player has replaced since
            if not has(me.buildings, number) and not any(tile == BUILDINGS * frame.seat + number for tile in p.tiles):
                slots |= box.building_slots[p.private_kind(number)]
    if frame.unused & ~slots:
        return "unused: an action that the location does not have"
    if frame.auxiliary and (len(copied) > 1 or frame.again):
        return "auxiliary: a local action was used"
    at_goal = has(frame.chain, box.goal)
    if at_goal != isinstance(frame.below, KansasCity):
        return "chain: Kansas City has its own questions"
    return ""


def immediate_fault(p: WesternPosition, me: Player, frame: Immediate, above: Frame | None) -> str:
    """GWT-1.12."""
    every = [*p.box.worker_slot, *p.box.master_slot, *p.box.objective_slot]
    return "" if frame.slot in every else "this is not an immediate action"


def deed_fault(p: WesternPosition, me: Player, frame: Perform, above: Frame | None) -> str:
    """GWT-1.9: costs are paid before anything else is asked."""
    deed = p.box.deeds[frame.deed]
    if frame.at >= len(deed.steps) or deed.steps[0].verb == COPY:
        return f"{deed.name} has no step {frame.at}"
    if above is None and frame.at == 0:
        if frame.optional and deed.costs == 0:
            return ""
        return "" if deed.refusal(p, frame.seat) is None else f"{deed.name} is not possible"
    if frame.at == 0 or frame.at < deed.costs:
        return f"{deed.name}: its cost comes first"
    return ""


def engine_fault(p: WesternPosition, me: Player, frame: MoveEngine, above: Frame | None) -> str:
    """GWT-8.3."""
    return "" if me.engine < p.box.last_place else "the engine is on the last space"


def back_fault(p: WesternPosition, me: Player, frame: BackUp, above: Frame | None) -> str:
    """GWT-8.5, 8.8."""
    if (frame.exact > 0) != (frame.why == AS_A_COST):
        return "exact: only a cost is a number of spaces"
    if frame.why == FROM_THE_END and me.engine != p.box.last_place:
        return "the engine is not on the last space"
    if frame.why == AS_A_COST and not isinstance(frame.below, Perform):
        return "a cost without a reward"
    if frame.why == TO_DELIVER and me.engine == 0:
        return "the engine is on its first space"
    return "" if places_behind(p, frame.seat, frame.exact) else "the track behind is too short"


def draw_fault(p: WesternPosition, me: Player, frame: DrawCards, above: Frame | None) -> str:
    """GWT-6.1: the hand has the cards that must leave it."""
    return "" if frame.drawn <= me.hand_size() else f"{frame.drawn} cards were drawn and are not in hand"


def remove_fault(p: WesternPosition, me: Player, frame: RemoveCards, above: Frame | None) -> str:
    """GWT-6.2."""
    return "" if frame.left <= p.box.kinds else f"{frame.left} cards"


def discard_fault(p: WesternPosition, me: Player, frame: DiscardCards, above: Frame | None) -> str:
    """GWT-1.10, 6.1: the hand has the cards that must leave it."""
    if frame.select == PAIR:
        return "" if has_pair(p, frame.seat) and frame.left == 2 and frame.least == 0 else "there is no pair"
    found = matching(p, frame.seat, frame.select, frame.least)
    return "" if found >= frame.left else f"{found} such cards in hand, but {frame.left} must leave it"


def foresight_fault(p: WesternPosition, me: Player, frame: Foresight, above: Frame | None) -> str:
    """GWT-10.2."""
    found = choosable(p, frame.number)
    return "" if found & (found - 1) else "there is nothing to choose between"


def income_fault(p: WesternPosition, me: Player, frame: Income, above: Frame | None) -> str:
    """GWT-10.8."""
    return "" if me.certificates > 0 else "there is no certificate to spend"


def city_fault(p: WesternPosition, me: Player, frame: PlaceDisc, above: Frame | None) -> str:
    """GWT-10.10, 10.16."""
    box = p.box
    if not has(box.repeat_cities, frame.city) and count_in(me.cities, frame.city):
        return f"{box.cities[frame.city]} has a disc of seat {frame.seat}"
    if frame.costs not in (0, transport(box, me.engine, frame.city)):
        return f"costs: ${frame.costs} to {box.cities[frame.city]}"
    return ""


def upgrade_fault(p: WesternPosition, me: Player, frame: StationBehind, above: Frame | None) -> str:
    """GWT-8.14."""
    return "" if frame.optional or can_upgrade_behind(p, frame.seat) else "none can be upgraded"


def master_fault(p: WesternPosition, me: Player, frame: TakeMaster, above: Frame | None) -> str:
    """GWT-8.10."""
    name = p.box.stations[frame.station]
    return "" if has(me.stations, frame.station) else f"{name} has no disc of seat {frame.seat}"


def travel_fault(p: WesternPosition, me: Player, frame: Travel, above: Frame | None) -> str:
    return "" if me.cattleman != p.box.goal else "the cattleman has arrived in Kansas City"


def cattle_fault(p: WesternPosition, me: Player, frame: BuyCattle, above: Frame | None) -> str:
    return "" if frame.cowboys <= me.cowboys else f"{frame.cowboys} cowboys of {me.cowboys}"


def auxiliary_fault(p: WesternPosition, me: Player, frame: ChooseAuxiliary, above: Frame | None) -> str:
    return "" if frame.optional or above is not None or any_auxiliary(p, frame.seat) else "none can be carried out"


FAULTS: Final[dict[type[Frame], Callable[[WesternPosition, Player, Any, Frame | None], str]]] = {
    PhaseB: phase_fault,
    Immediate: immediate_fault,
    Perform: deed_fault,
    MoveEngine: engine_fault,
    BackUp: back_fault,
    DrawCards: draw_fault,
    RemoveCards: remove_fault,
    DiscardCards: discard_fault,
    Foresight: foresight_fault,
    Income: income_fault,
    PlaceDisc: city_fault,
    StationBehind: upgrade_fault,
    TakeMaster: master_fault,
    Travel: travel_fault,
    BuyCattle: cattle_fault,
    ChooseAuxiliary: auxiliary_fault,
}
