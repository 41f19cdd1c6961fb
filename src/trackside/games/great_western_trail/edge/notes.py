"""Notes on moves for the person who chooses: what a move costs, what it brings, what can be done there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from trackside.core.arrays import has
from trackside.core.moves import Move
from trackside.core.question import Question
from trackside.games.great_western_trail.rules.auxiliary import Auxiliary
from trackside.games.great_western_trail.rules.box import FIRST_HAZARD, LOOSE, WORKER_SPACES, Box
from trackside.games.great_western_trail.rules.build import Build, PlaceBuilding, craftsmen_needed
from trackside.games.great_western_trail.rules.cattle_market import Buy, BuyCattle
from trackside.games.great_western_trail.rules.delivery import ChooseCity, Deliver, arrows_completed, transport
from trackside.games.great_western_trail.rules.discs import ClearDisc, NeedsDisc
from trackside.games.great_western_trail.rules.gather import ClearHazard, RemoveHazard, Trade, TradeWithIndians
from trackside.games.great_western_trail.rules.hire import Hire, HireWorker
from trackside.games.great_western_trail.rules.position import WesternPosition
from trackside.games.great_western_trail.rules.railroad import (
    TO_DELIVER,
    BackUp,
    EngineTo,
    MovesEngine,
    spaces_between,
    spaces_to,
)
from trackside.games.great_western_trail.rules.stations import ChooseStation, StationBehind, UpgradeStation
from trackside.games.great_western_trail.rules.trail import Step, Travel, fee
from trackside.games.great_western_trail.rules.turn import Place, PlaceCattleman

Note = tuple[str, dict[str, Any]]


def note(p: WesternPosition, move: Move[WesternPosition]) -> Note | None:
    """The message (note-...) beside a legal move, and its facts."""
    tell = NOTES.get(type(move))
    return None if tell is None else tell(p, move, p.asked)


def prices(p: WesternPosition) -> dict[str, int]:
    """What each legal move changes at once in the deciding seat's own dollars, where that depends on the position or
    the place: by notation."""
    found = {}
    for move in p.moves():
        price = CHANGES.get(type(move))
        if price is not None:
            found[move.text] = price(p, move, p.asked)
    return found


def slot_names(box: Box, slots: int) -> list[list[str]]:
    """Local actions (bits), each as the deeds to choose from."""
    return [[box.deeds[deed].name for deed in members] for n, members in enumerate(box.slots) if slots >> n & 1]


def slots_of(box: Box, kind: int) -> list[list[str]]:
    """The local actions of a kind of building."""
    return slot_names(box, int(box.building_slots[kind]))


def offers(slots: list[list[str]]) -> list[str | tuple[str, ...]]:
    """Actions for a note: alternatives of which one is chosen are grouped."""
    return [slot[0] if len(slot) == 1 else tuple(slot) for slot in slots]


def actions_at(p: WesternPosition, node: int) -> list[list[str]]:
    """The actions of the building on a space, and the risk action beside it."""
    kind = int(p.building_kind(p.tiles[node]))
    if kind < 0:
        return []
    risk = risk_at(p.box, node)
    return slots_of(p.box, kind) + ([risk] if risk else [])


def risk_at(box: Box, node: int) -> list[str]:
    """The risk action printed beside a building site."""
    slot = int(box.risk_slot[node])
    return [box.deeds[deed].name for deed in box.slots[slot]] if slot >= 0 else []


def deeds_at(p: WesternPosition, node: int) -> list[str]:
    """What the building on a space offers, and the risk action beside it."""
    return [deed for slot in actions_at(p, node) for deed in slot]


def place_note(p: WesternPosition, move: Place, asked: PlaceCattleman) -> Note:
    return "tile", {"deeds": offers(actions_at(p, int(move.node)))}


def auxiliary_note(p: WesternPosition, move: Auxiliary, asked: Question[WesternPosition]) -> Note:
    return "tile", {"deeds": [p.box.deeds[move.deed].name]}


def step_note(p: WesternPosition, move: Step, asked: Travel) -> Note | None:
    """GWT-4.1, 4.4, 5.1: the fee and who gets it; another's building allows one single auxiliary action."""
    owner = int(p.owner(p.tiles[move.node]))
    due = -step_change(p, move, asked)
    foreign = owner not in (-1, asked.seat)
    deeds = [] if foreign else offers(actions_at(p, int(move.node)))
    if due == 0 and not deeds and not foreign:
        return None
    here = "foreign" if foreign else "own" if deeds else "nothing"
    return "step", {"dollars": due, "owned": owner >= 0, "owner_seat": owner, "here": here, "deeds": deeds}


def deliver_note(p: WesternPosition, move: Deliver, asked: ChooseCity) -> Note:
    """GWT-10.13 to 10.17."""
    box = p.box
    me = p.players[asked.seat]
    cards = 0
    points = int(box.city_vp[move.city])
    for arrow in arrows_completed(box, me, move.city):
        cards += int(box.arrow_cards[arrow])
        points += int(box.arrow_vp[arrow])
    return "deliver", {
        "costs": transport_to(p, move, asked),
        "by_rail": asked.by_rail,
        "dollars": int(box.city_dollars[move.city]),
        "points": points,
        "cards": cards,
    }


def engine_note(p: WesternPosition, move: EngineTo, asked: MovesEngine) -> Note:
    """How far it is, and the station that could be upgraded there (GWT-8.6)."""
    box = p.box
    seat = asked.seat
    here = int(p.players[seat].engine)
    spaces = int(spaces_to(p, seat, move.place))
    facts: dict[str, Any] = {"spaces": spaces, "back": move.place < here, "station": False, "dollars": 0, "points": 0}
    facts["delivers"] = isinstance(asked, BackUp) and asked.why == TO_DELIVER
    facts["value"] = int(spaces_between(p, seat, move.place, here)) if facts["delivers"] else 0
    station = int(box.station_at[move.place])
    if station >= 0 and not has(p.players[seat].stations, station):
        facts |= {"station": True, "dollars": int(box.station_cost[station]), "points": int(box.station_vp[station])}
    return "engine", facts


def hire_note(p: WesternPosition, move: Hire, asked: HireWorker) -> Note:
    """GWT-7.2, 7.4: the price, and the immediate action of the space the worker comes to."""
    box = p.box
    slot = int(box.worker_slot[WORKER_SPACES * move.worker + p.players[asked.seat].worker(move.worker)])
    deeds = offers([[box.deeds[deed].name for deed in box.slots[slot]]]) if slot >= 0 else []
    return "hire", {"dollars": -hire_change(p, move, asked), "more": bool(deeds), "deeds": deeds}


def build_note(p: WesternPosition, move: Build, asked: PlaceBuilding) -> Note:
    box = p.box
    kind = p.private_kind(move.number)
    face = box.building_names[kind].removeprefix("private_")
    dollars, points = -build_change(p, move, asked), int(box.building_vp[kind])
    return "build", {"face": face, "dollars": dollars, "points": points, "deeds": offers(slots_of(box, int(kind)))}


def hazard_note(p: WesternPosition, move: ClearHazard, asked: RemoveHazard) -> Note:
    points = int(p.box.hazard_vp[p.tiles[move.node] - LOOSE - FIRST_HAZARD])
    return "hazard", {"points": points, "dollars": int(asked.price)}


NOTES: Final[dict[type[Move[WesternPosition]], Callable[[WesternPosition, Any, Any], Note | None]]] = {
    Place: place_note,
    Step: step_note,
    Deliver: deliver_note,
    Auxiliary: auxiliary_note,
    EngineTo: engine_note,
    Hire: hire_note,
    Build: build_note,
    ClearHazard: hazard_note,
}

# What a move changes at once in the deciding seat's own dollars.


def step_change(p: WesternPosition, move: Step, asked: Travel) -> int:
    return 0 if asked.free else -int(min(fee(p, asked.seat, p.tiles[move.node]), p.players[asked.seat].dollars))


def hire_change(p: WesternPosition, move: Hire, asked: HireWorker) -> int:
    return -int(p.box.row_cost[move.row] + asked.modifier)


def build_change(p: WesternPosition, move: Build, asked: PlaceBuilding) -> int:
    return -int(asked.price * craftsmen_needed(p, move.number, p.tiles[move.node]))


def hazard_change(p: WesternPosition, move: ClearHazard, asked: RemoveHazard) -> int:
    return -int(asked.price)


def trade_change(p: WesternPosition, move: Trade, asked: TradeWithIndians) -> int:
    return int(move.dollars)


def buy_change(p: WesternPosition, move: Buy, asked: BuyCattle) -> int:
    return -int(move.dollars)


def disc_change(p: WesternPosition, move: ClearDisc, asked: NeedsDisc) -> int:
    due = int(asked.beside(p)) if isinstance(asked, UpgradeStation) else 0
    return int(p.box.disc_gain[move.disc] - p.box.disc_cost[move.disc]) - due


def station_change(p: WesternPosition, move: ChooseStation, asked: StationBehind) -> int:
    return -int(p.box.station_cost[move.station])


def deliver_change(p: WesternPosition, move: Deliver, asked: ChooseCity) -> int:
    return int(p.box.city_dollars[move.city]) - transport_to(p, move, asked)


def transport_to(p: WesternPosition, move: Deliver, asked: ChooseCity) -> int:
    """GWT-10.16."""
    return int(transport(p.box, p.players[asked.seat].engine, move.city)) if asked.by_rail else 0


CHANGES: Final[dict[type[Move[WesternPosition]], Callable[[WesternPosition, Any, Any], int]]] = {
    Step: step_change,
    Hire: hire_change,
    Build: build_change,
    ClearHazard: hazard_change,
    Trade: trade_change,
    Buy: buy_change,
    ClearDisc: disc_change,
    ChooseStation: station_change,
    Deliver: deliver_change,
}
