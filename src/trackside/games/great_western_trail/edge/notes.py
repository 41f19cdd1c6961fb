"""Notes on moves for the person who chooses: what a move costs, what it brings, what can be done there."""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import has
from trackside.core.moves import Move
from trackside.games.great_western_trail.rules.auxiliary import Auxiliary
from trackside.games.great_western_trail.rules.box import FIRST_HAZARD, LOOSE, WORKER_SPACES, Box
from trackside.games.great_western_trail.rules.build import Build, PlaceBuilding, craftsmen_needed
from trackside.games.great_western_trail.rules.cattle_market import Buy
from trackside.games.great_western_trail.rules.delivery import ChooseCity, Deliver, arrows_completed, transport
from trackside.games.great_western_trail.rules.discs import ClearDisc, NeedsDisc
from trackside.games.great_western_trail.rules.gather import ClearHazard, RemoveHazard, Trade
from trackside.games.great_western_trail.rules.hire import Hire, HireWorker
from trackside.games.great_western_trail.rules.position import WesternPosition
from trackside.games.great_western_trail.rules.railroad import TO_DELIVER, BackUp, EngineTo, spaces_between, spaces_to
from trackside.games.great_western_trail.rules.stations import ChooseStation, UpgradeStation
from trackside.games.great_western_trail.rules.trail import Step, Travel, fee
from trackside.games.great_western_trail.rules.turn import Place

Note = tuple[str, dict[str, Any]]


def note(p: WesternPosition, move: Move[WesternPosition]) -> Note | None:
    """The message (note-...) beside a legal move, and its facts."""
    seat = int(p.seat)
    asked = p.asked
    if isinstance(move, Place):
        return "tile", {"deeds": offers(actions_at(p, int(move.node)))}
    if isinstance(move, Step):
        return step_note(p, seat, move, isinstance(asked, Travel) and asked.free)
    if isinstance(move, Deliver) and isinstance(asked, ChooseCity):
        return deliver_note(p, seat, move, asked.by_rail)
    if isinstance(move, Auxiliary):
        return "tile", {"deeds": [p.box.deeds[move.deed].name]}
    if isinstance(move, EngineTo):
        return engine_note(p, seat, move)
    if isinstance(move, Hire) and isinstance(asked, HireWorker):
        return hire_note(p, seat, move, int(asked.modifier))
    if isinstance(move, Build) and isinstance(asked, PlaceBuilding):
        kind = p.private_kind(move.number)
        dollars = asked.price * craftsmen_needed(p, move.number, p.tiles[move.node])
        points = int(p.box.building_vp[kind])
        face = p.box.building_names[kind].removeprefix("private_")
        facts = {"face": face, "dollars": int(dollars), "points": points, "deeds": offers(slots_of(p.box, int(kind)))}
        return "build", facts
    if isinstance(move, ClearHazard) and isinstance(asked, RemoveHazard):
        points = int(p.box.hazard_vp[p.tiles[move.node] - LOOSE - FIRST_HAZARD])
        return "hazard", {"points": points, "dollars": int(asked.price)}
    return None


def prices(p: WesternPosition) -> dict[str, int]:
    """What each legal move changes at once in the deciding seat's own dollars, where that depends on the position or
    the place: by notation."""
    found = {}
    for move in p.moves():
        dollars = change(p, move)
        if dollars is not None:
            found[move.text] = dollars
    return found


def change(p: WesternPosition, move: Move[WesternPosition]) -> int | None:
    asked = p.asked
    me = p.players[p.seat]
    if isinstance(move, Step) and isinstance(asked, Travel):
        return 0 if asked.free else -int(min(fee(p, p.seat, p.tiles[move.node]), me.dollars))
    if isinstance(move, Hire) and isinstance(asked, HireWorker):
        return -int(p.box.row_cost[move.row] + asked.modifier)
    if isinstance(move, Build) and isinstance(asked, PlaceBuilding):
        return -int(asked.price * craftsmen_needed(p, move.number, p.tiles[move.node]))
    if isinstance(move, ClearHazard) and isinstance(asked, RemoveHazard):
        return -int(asked.price)
    if isinstance(move, Trade):
        return int(move.dollars)
    if isinstance(move, Buy):
        return -int(move.dollars)
    if isinstance(move, ClearDisc) and isinstance(asked, NeedsDisc):
        due = int(asked.beside(p)) if isinstance(asked, UpgradeStation) else 0
        return int(p.box.disc_gain[move.disc] - p.box.disc_cost[move.disc]) - due
    if isinstance(move, ChooseStation):
        return -int(p.box.station_cost[move.station])
    if isinstance(move, Deliver) and isinstance(asked, ChooseCity):
        costs = int(transport(p.box, me.engine, move.city)) if asked.by_rail else 0
        return int(p.box.city_dollars[move.city]) - costs
    return None


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


def step_note(p: WesternPosition, seat: int, move: Step, free: bool) -> Note | None:
    """GWT-4.1, 4.4, 5.1: the fee and who gets it; another's building allows one single auxiliary action."""
    tile = p.tiles[move.node]
    owner = int(p.owner(tile))
    due = 0 if free else int(min(fee(p, seat, tile), p.players[seat].dollars))
    foreign = owner not in (-1, seat)
    deeds = [] if foreign else offers(actions_at(p, int(move.node)))
    if due == 0 and not deeds and not foreign:
        return None
    here = "foreign" if foreign else "own" if deeds else "nothing"
    return "step", {"dollars": due, "owned": owner >= 0, "owner_seat": owner, "here": here, "deeds": deeds}


def deliver_note(p: WesternPosition, seat: int, move: Deliver, by_rail: bool) -> Note:
    """GWT-10.13 to 10.17."""
    box = p.box
    me = p.players[seat]
    cards = 0
    points = int(box.city_vp[move.city])
    for arrow in arrows_completed(box, me, move.city):
        cards += int(box.arrow_cards[arrow])
        points += int(box.arrow_vp[arrow])
    costs = int(transport(box, me.engine, move.city)) if by_rail else 0
    return "deliver", {
        "costs": costs,
        "by_rail": by_rail,
        "dollars": int(box.city_dollars[move.city]),
        "points": points,
        "cards": cards,
    }


def engine_note(p: WesternPosition, seat: int, move: EngineTo) -> Note:
    """How far it is, and the station that could be upgraded there (GWT-8.6)."""
    box = p.box
    here = int(p.players[seat].engine)
    spaces = int(spaces_to(p, seat, move.place))
    facts: dict[str, Any] = {"spaces": spaces, "back": move.place < here, "station": False, "dollars": 0, "points": 0}
    facts["delivers"] = isinstance(p.asked, BackUp) and p.asked.why == TO_DELIVER
    facts["value"] = int(spaces_between(p, seat, move.place, here)) if facts["delivers"] else 0
    station = int(box.station_at[move.place])
    if station >= 0 and not has(p.players[seat].stations, station):
        facts |= {"station": True, "dollars": int(box.station_cost[station]), "points": int(box.station_vp[station])}
    return "engine", facts


def hire_note(p: WesternPosition, seat: int, move: Hire, modifier: int) -> Note:
    """GWT-7.2, 7.4: the price, and the immediate action of the space the worker comes to."""
    box = p.box
    slot = int(box.worker_slot[WORKER_SPACES * move.worker + p.players[seat].worker(move.worker)])
    deeds = offers([[box.deeds[deed].name for deed in box.slots[slot]]]) if slot >= 0 else []
    return "hire", {"dollars": int(box.row_cost[move.row]) + modifier, "more": bool(deeds), "deeds": deeds}
