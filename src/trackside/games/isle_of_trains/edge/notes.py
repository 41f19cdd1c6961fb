"""Notes on moves for the person who chooses: what a load earns, what a card is worth once it is built."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from trackside.core.moves import Move
from trackside.games.isle_of_trains.rules.box import (
    ACTIONS,
    BONUS_ACTION,
    BUILDING,
    DISCARD_CARDS,
    GAIN_VP,
    NONE,
    SPACES,
    TAKE_CARDS,
    Box,
)
from trackside.games.isle_of_trains.rules.build import BuildCard, UpgradeCard, attach, erect
from trackside.games.isle_of_trains.rules.buy_back import BuyBack
from trackside.games.isle_of_trains.rules.cars import count_of, kind_of
from trackside.games.isle_of_trains.rules.load import Load, LoadCard, LoadPassenger
from trackside.games.isle_of_trains.rules.position import IslePosition
from trackside.games.isle_of_trains.rules.scoring import building_points
from trackside.games.isle_of_trains.rules.solo import goal_is_met
from trackside.games.isle_of_trains.rules.steps import AdditionalContract, Detour, StartContract, Ticket
from trackside.games.isle_of_trains.rules.take import Acting

Note = tuple[str, dict[str, Any]]


def note(p: IslePosition, move: Move[IslePosition]) -> Note | None:
    """The message (note-...) beside a legal move, and its facts."""
    tell = NOTES.get(type(move))
    return None if tell is None else tell(p, move)


def load_note(p: IslePosition, move: Load) -> Note | None:
    """IOT-6.7: the benefit of the car, if it is due."""
    asked = p.asked
    if not isinstance(asked, Acting) or not move.earns(p, asked):
        return None
    return benefit(p.box, int(p.box.benefit[kind_of(p.players[move.owner].train[move.place])]))


def ticket_note(p: IslePosition, move: Ticket | Detour) -> Note | None:
    space = p.tickets[move.colour] * SPACES + count_of(p.seated, move.colour)
    return benefit(p.box, int(p.box.reward[space]))


def start_note(p: IslePosition, move: StartContract) -> Note:
    return "contract", {"points": int(p.box.start_vp[move.island])}


def contract_note(p: IslePosition, move: AdditionalContract) -> Note:
    start = p.box.start_vp[p.box.contract_island[move.contract]]
    return "contract", {"points": int(p.box.contract_vp[move.contract] - start)}


def buy_back_note(p: IslePosition, move: BuyBack) -> Note:
    return "buy-back", {"card": p.box.kind_names[p.discard[len(p.discard) - 1]], "vp": int(p.box.buy_back_vp)}


def benefit(box: Box, effect: int) -> Note | None:
    """A benefit or reward; none for a card without one."""
    if effect == 0:
        return None
    sums = dict.fromkeys((TAKE_CARDS, DISCARD_CARDS, GAIN_VP, BONUS_ACTION), 0)
    for step in box.steps[int(box.effect_start[effect]) : int(box.effect_end[effect])]:
        sums[int(step.verb)] = int(step.amount)
    actions = [action for n, action in enumerate(ACTIONS) if sums[BONUS_ACTION] >> n & 1]
    cards = {"cards": sums[TAKE_CARDS], "less": sums[DISCARD_CARDS], "vp": sums[GAIN_VP]}
    return "benefit", {**cards, "bonus": bool(actions), "actions": actions}


def card_note(p: IslePosition, move: BuildCard) -> Note:
    return build_note(p, int(move.kind_number), -1)


def upgrade_note(p: IslePosition, move: UpgradeCard) -> Note:
    return build_note(p, int(move.kind_number), int(move.place))


def build_note(p: IslePosition, kind: int, place: int) -> Note:
    """The points it brings, what the train then weighs of what it can pull, and whether it wins a scenario."""
    box = p.box
    me = p.players[p.seat]
    wins = box.has_goal and reaches_the_goal(p, kind, place)
    if box.category[kind] == BUILDING:
        return "building", {"points": int(building_points(p, me, kind)), "wins": wins}
    vp, weight, power = int(box.vp[kind]), int(me.weight + box.weight[kind]), int(me.power + box.power[kind])
    if place >= 0:
        old = kind_of(me.train[place])
        vp, weight, power = vp - int(box.vp[old]), weight - int(box.weight[old]), power - int(box.power[old])
    return "build", {"points": vp, "weight": weight, "power": power, "wins": wins}


def reaches_the_goal(p: IslePosition, kind: int, place: int) -> bool:
    """IOT-16.3: the card as it enters, before its passengers and effects. Where a building must go for a
    new one, it depends on which."""
    after = p.copy()
    me = after.players[p.seat]
    if p.box.category[kind] != BUILDING:
        attach(after, p.seat, kind, place)
    elif me.building_count() < p.building_limit(me):
        erect(after, p.seat, kind, NONE)
    else:
        return False
    return goal_is_met(after)


NOTES: Final[dict[type[Move[IslePosition]], Callable[[IslePosition, Any], Note | None]]] = {
    LoadCard: load_note,
    LoadPassenger: load_note,
    BuildCard: card_note,
    UpgradeCard: upgrade_note,
    Ticket: ticket_note,
    Detour: ticket_note,
    StartContract: start_note,
    AdditionalContract: contract_note,
    BuyBack: buy_back_note,
}
