"""What may be asked when: every open question fits what waits beneath it and the position.

Only what everybody can see is looked at: what a hidden hand must hold is asked where a situation is read.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from trackside.core.question import Question
from trackside.games.isle_of_trains.rules.actions import Action, Bonus
from trackside.games.isle_of_trains.rules.box import (
    BONUS_ACTION,
    BUILDING,
    DISCARD_CARDS,
    LOCOMOTIVE,
    MISMATCHED,
    NONE,
    TAKE_CARDS,
    TAKE_FROM_DISCARD,
)
from trackside.games.isle_of_trains.rules.build import Payment, Placing, Replacing, Scrapping, Surplus
from trackside.games.isle_of_trains.rules.buy_back import can_buy_back
from trackside.games.isle_of_trains.rules.cars import count_of, heap_size, kind_of
from trackside.games.isle_of_trains.rules.contracts import Contract, covers, helps, is_in_play, loads_from
from trackside.games.isle_of_trains.rules.deliver import Delivering, Destination, Special, is_aboard, loads_left
from trackside.games.isle_of_trains.rules.delivery import (
    DETOUR_USED,
    PASSENGER_USED,
    STARTED,
    STEP_DONE,
    DeliverAction,
    PutAway,
)
from trackside.games.isle_of_trains.rules.discard import BenefitDiscard, Discarding, ExtraCard, HandLimit
from trackside.games.isle_of_trains.rules.effects import Effect, Salvage
from trackside.games.isle_of_trains.rules.fitting import ANY_PRICE, attaches, first_scrap, price, replaces
from trackside.games.isle_of_trains.rules.player import Player
from trackside.games.isle_of_trains.rules.position import IslePosition
from trackside.games.isle_of_trains.rules.solo import goal_is_met
from trackside.games.isle_of_trains.rules.take import TakeCards
from trackside.games.isle_of_trains.rules.turn import EndOfTurn, Night, NightWindow

Frame = Question[IslePosition]


def stack_faults(p: IslePosition) -> list[str]:
    """What does not fit, by the name of the question."""
    frames: list[Frame] = p.frames()
    if not frames:
        return over_faults(p)
    found = ground_faults(p, frames)
    above: Frame | None = None
    for frame in reversed(frames):
        found = found if found else frame_faults(p, frame, above)
        above = frame
    if len(p.aside) and not any(isinstance(frame, PutAway | Contract | Special | Destination) for frame in frames):
        found.append("aside: nothing is being delivered")
    return found


def over_faults(p: IslePosition) -> list[str]:
    """IOT-8.3, IOT-16.1, IOT-16.3."""
    ended = len(p.deck) == 0 or goal_is_met(p) if p.box.solo else p.last_turns == 0
    return [] if ended else ["over: the game has not come to its end"]


def ground_faults(p: IslePosition, frames: list[Frame]) -> list[str]:
    """IOT-3.1, IOT-15.2: the end of the turn or the night lies at the bottom, and one seat does everything."""
    bottom = frames[0]
    if not isinstance(bottom, Night if p.box.solo else EndOfTurn):
        return [f"stack: {bottom.name} cannot lie at the bottom"]
    for frame in frames:
        if frame.seat != p.current:
            return [f"stack: {frame.name} of seat {frame.seat} in the turn of seat {p.current}"]
    for above, below in zip(frames[1:], frames, strict=False):
        if not may_lie_on(above, below):
            return [f"stack: {above.name} does not lie on {below.name}"]
    return []


ACTED = (EndOfTurn, Night, Action, Effect, Delivering, PutAway)  # what an action and what it brings lie on
LIES_ON: Final[dict[type[Frame], tuple[type[Frame], ...]]] = {
    EndOfTurn: (),
    Night: (),
    Action: (EndOfTurn, Night),
    HandLimit: (EndOfTurn, Night),
    NightWindow: (Night,),
    Contract: (Delivering,),
    Special: (Delivering,),
    PutAway: (Delivering,),
    Surplus: (Placing,),
    ExtraCard: (*ACTED, TakeCards),  # Caboose 2
}


def may_lie_on(above: Frame, below: Frame) -> bool:
    return type(below) in LIES_ON.get(type(above), ACTED)


def frame_faults(p: IslePosition, frame: Frame, above: Frame | None) -> list[str]:
    """One question by itself; `above` is what has to be answered first."""
    find = FAULTS.get(type(frame))
    why = "" if find is None else find(p, p.players[frame.seat], frame, above)
    return [f"stack: {frame.name}: {why}"] if why else []


def limit_fault(p: IslePosition, me: Player, frame: HandLimit, above: Frame | None) -> str:
    return "" if frame.n == me.size - p.box.hand_limit else "the hand is not that much too large"


def night_fault(p: IslePosition, me: Player, frame: NightWindow, above: Frame | None) -> str:
    return "" if can_buy_back(p) and me.size <= p.box.hand_limit else "nothing can be bought back"


def bonus_fault(p: IslePosition, me: Player, frame: Bonus, above: Frame | None) -> str:
    return "" if frame.choices in amounts(p, BONUS_ACTION) else "there is no such bonus"


def taking_fault(p: IslePosition, me: Player, frame: TakeCards, above: Frame | None) -> str:
    return "" if frame.n <= most_taken(p, frame) else "so many cards are never taken"


def benefit_fault(p: IslePosition, me: Player, frame: BenefitDiscard, above: Frame | None) -> str:
    return "" if frame.n <= max(amounts(p, DISCARD_CARDS), default=0) else "so many cards are never discarded"


def extra_fault(p: IslePosition, me: Player, frame: ExtraCard, above: Frame | None) -> str:
    return "" if frame.n == 1 else "it is one card"


def salvage_fault(p: IslePosition, me: Player, frame: Salvage, above: Frame | None) -> str:
    return "" if frame.n <= max(amounts(p, TAKE_FROM_DISCARD), default=0) else "no card does that"


def special_fault(p: IslePosition, me: Player, frame: Special, above: Frame | None) -> str:
    return "" if loads_left(p, frame.seat, frame.first) + len(p.aside) > 0 else "there is no load"


def amounts(p: IslePosition, verb: int) -> list[int]:
    """What the box prints beside a verb."""
    return [int(step.amount) for step in p.box.steps if step.verb == verb]


def most_taken(p: IslePosition, frame: TakeCards) -> int:
    box = p.box
    printed = [*amounts(p, TAKE_CARDS), int(box.coal_cards), int(box.passenger_cards), int(box.deliver_cards)]
    for_loads = int(box.special_cards) * len(p.aside) if isinstance(frame.below, PutAway) else 0
    return max(*printed, for_loads)


# Building


def surplus_fault(p: IslePosition, me: Player, frame: Surplus, above: Frame | None) -> str:
    """IOT-11.4."""
    return "" if me.building_count() > p.building_limit(me) else "there is no building too many"


def replacing_fault(p: IslePosition, me: Player, frame: Replacing, above: Frame | None) -> str:
    """IOT-5.10."""
    if p.box.category[frame.card] != BUILDING:
        return f"{p.box.kind_names[frame.card]} is not a building"
    return "" if me.building_count() >= max(p.building_limit(me), 1) else "there is none to replace"


def scrapping_fault(p: IslePosition, me: Player, frame: Scrapping, above: Frame | None) -> str:
    """IOT-5.7."""
    box = p.box
    fits = box.category[frame.card] != BUILDING and first_scrap(box, me, frame.card, me.size, 1) != NONE
    return "" if fits else f"no car can be scrapped for {box.kind_names[frame.card]}"


def placing_fault(p: IslePosition, me: Player, frame: Placing, above: Frame | None) -> str:
    """IOT-5.3, 5.4."""
    fits = any(goes_to(p, me, frame.card, place, int(me.size)) for place in range(-1, len(me.train)))
    fits = fits and p.box.category[frame.card] != BUILDING
    return "" if fits else f"there is no place for {p.box.kind_names[frame.card]}"


def goes_to(p: IslePosition, me: Player, card: int, place: int, payable: int) -> bool:
    """Whether a car may replace the card at a place of the train or, with NONE, go to its end."""
    box = p.box
    if place == NONE:
        return box.category[card] != LOCOMOTIVE and attaches(box, card, me.weight, me.power, me.abilities, payable)
    return place < len(me.train) and replaces(box, kind_of(me.train[place]), card, me.weight, me.power, payable)


def payment_fault(p: IslePosition, me: Player, frame: Payment, above: Frame | None) -> str:
    box = p.box
    name = box.kind_names[frame.card]
    if box.category[frame.card] == BUILDING:
        full = me.building_count() >= p.building_limit(me)
        owned = frame.place != NONE and me.buildings >> frame.place & 1 == 1
        if full != owned or (frame.place != NONE and not owned):
            return f"{name}: it replaces a building where there is no room for it, and only there"
    elif not goes_to(p, me, int(frame.card), int(frame.place), ANY_PRICE):
        return f"{name}: it cannot go there"
    if frame.n > min(price(box, me, frame.card, frame.place), me.size):
        return f"{name}: {frame.n} cards are more than its price or the hand"
    return ""


# Delivering


def delivering_fault(p: IslePosition, me: Player, frame: DeliverAction, above: Frame | None) -> str:
    """IOT-7.1, IOT-7.2: it has a destination once something was delivered, and something to deliver until then."""
    seen = frame.seen
    begun = seen & STEP_DONE != 0
    if not begun and (seen & (STARTED | PASSENGER_USED | DETOUR_USED) != 0 or frame.mismatched):
        return "nothing was delivered yet"
    if frame.mismatched > p.box.mismatched_limit:
        return "too many passengers of another colour"
    if frame.island != NONE and not is_in_play(p.box, frame.island):
        return f"{p.box.island_names[frame.island]} is not in this game"
    if begun:
        return ""
    if above is not None and not isinstance(above, Contract | Special):
        return "nothing was delivered yet"
    if frame.island == NONE and not isinstance(above, Special):
        return "it goes nowhere"
    return "" if above is not None or me.loads() > 0 else "there is no load"


def contract_fault(p: IslePosition, me: Player, frame: Contract, above: Frame | None) -> str:
    """IOT-7.3 to 7.5: one that the seat may do, and loads that cover what is missing."""
    box = p.box
    action = frame.below
    if not isinstance(action, DeliverAction) or action.island == NONE:
        return "it has no destination"
    island = action.island
    whole = box.start_need[island] if frame.contract == NONE else box.contract_need[frame.contract]
    if frame.contract == NONE:
        if not p.islands >> island & 1 or (me.open != 0 and not box.any_islands):
            return f"{box.island_names[island]} cannot be started"
    elif box.contract_island[frame.contract] != island or not me.open >> island & 1 or box.no_additional:
        return f"{box.contract_names[frame.contract]} cannot be completed at {box.island_names[island]}"
    for cargo in range(4):
        if count_of(frame.need, cargo) > count_of(whole, cargo):
            return "more is missing than the contract takes"
    covered = heap_size(whole) - heap_size(frame.need) + frame.jokers
    if frame.need == whole and frame.jokers == 0 and frame.passenger:
        return "no load was taken out"
    if covered > len(p.aside) or frame.jokers > heap_size(frame.need) or (frame.passenger and frame.jokers == 0):
        return "the loads set aside do not cover that much"
    if heap_size(frame.need) == frame.jokers:
        return ""
    helping = helps(p, frame.seat, action.seen) and not frame.passenger
    loads = loads_from(p, frame.seat, frame.first)
    return "" if covers(loads, frame.need, frame.jokers, helping) else "the loads do not cover what is missing"


def destination_fault(p: IslePosition, me: Player, frame: Destination, above: Frame | None) -> str:
    """IOT-7.1, IOT-11.10: after a special delivery, or with a passenger of another colour."""
    if frame.colour == NONE:
        if frame.place != NONE:
            return "a place without a passenger"
        return "" if len(p.aside) else "nothing was set aside"
    if me.abilities & MISMATCHED == 0 or not is_aboard(p, frame.seat, frame.colour, frame.place):
        return "there is no such passenger, or no caboose for it"
    return "" if frame.islands_ahead(p) else "all tiles are full"


FAULTS: Final[dict[type[Frame], Callable[[IslePosition, Player, Any, Frame | None], str]]] = {
    Delivering: delivering_fault,
    HandLimit: limit_fault,
    NightWindow: night_fault,
    Bonus: bonus_fault,
    TakeCards: taking_fault,
    BenefitDiscard: benefit_fault,
    ExtraCard: extra_fault,
    Salvage: salvage_fault,
    Contract: contract_fault,
    Special: special_fault,
    Destination: destination_fault,
    Surplus: surplus_fault,
    Replacing: replacing_fault,
    Scrapping: scrapping_fault,
    Placing: placing_fault,
    Payment: payment_fault,
}


def cards_due(p: IslePosition) -> int:
    """How many cards of the hand, from the one named last on, the open discard needs; in solo any will do."""
    asked = p.asked
    if not isinstance(asked, Discarding) or p.box.solo:
        return 0
    return min(int(asked.n), int(p.players[asked.seat].size))
