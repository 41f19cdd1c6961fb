"""Chapters 5 to 9: what each step of a deed does, and whether a deed can be done."""

from __future__ import annotations

from trackside.core.arrays import i64
from trackside.core.moves import Rule
from trackside.games.great_western_trail.rules.auxiliary import ChooseAuxiliary, any_auxiliary
from trackside.games.great_western_trail.rules.build import PlaceBuilding, can_build, why_no_building
from trackside.games.great_western_trail.rules.cattle_market import BuyCattle, can_trade_cattle, why_no_cattle
from trackside.games.great_western_trail.rules.deeds import (
    ANY_CATTLE,
    AUXILIARY,
    BACK,
    BUILD,
    BUY,
    CATTLEMAN,
    CERTIFICATES,
    CERTIFICATES_TO_LIMIT,
    DISCARD,
    DRAW,
    EXTRAORDINARY,
    FORWARD,
    GAIN,
    HAZARD,
    HIRE,
    OBJECTIVE,
    ONCE,
    PAIR,
    PAY,
    PER_COWBOY,
    PER_ENGINEER,
    PER_TEEPEE_PAIR,
    PER_WOODS_BUILDING,
    REMOVE,
    TAKE_OBJECTIVE,
    TRADE,
    UPGRADE,
    Deed,
    DeedStep,
)
from trackside.games.great_western_trail.rules.gather import (
    RemoveHazard,
    TakeObjective,
    TradeWithIndians,
    can_remove_hazard,
    can_trade,
    objective_left,
    why_no_hazard,
    why_no_trade,
)
from trackside.games.great_western_trail.rules.herd import (
    DiscardCards,
    DrawCards,
    RemoveCards,
    advance_certificates,
    certificate_limit,
    discard_card,
    has_pair,
    matching,
)
from trackside.games.great_western_trail.rules.hire import HireWorker, can_hire, why_no_hire
from trackside.games.great_western_trail.rules.position import WesternPosition, sum_of
from trackside.games.great_western_trail.rules.principles import gain, pay
from trackside.games.great_western_trail.rules.railroad import AS_A_COST, TO_DELIVER, BackUp, MoveEngine, places_behind
from trackside.games.great_western_trail.rules.refusals import (
    CANNOT_PAY,
    ENGINE_BACK,
    NO_CARDS_LEFT,
    NO_OBJECTIVE_LEFT,
    NO_SUCH_CARD,
    NOTHING_TO_GAIN,
)
from trackside.games.great_western_trail.rules.stations import StationBehind, can_upgrade_behind, why_no_upgrade
from trackside.games.great_western_trail.rules.trail import Travel


def quantity(p: WesternPosition, seat: i64, step: DeedStep) -> i64:
    """A number, or a number per something; counted when the action is carried out (GWT-5.10)."""
    if step.per == ONCE:
        return step.amount
    me = p.players[seat]
    if step.per == PER_ENGINEER:
        return step.amount * me.engineers
    if step.per == PER_COWBOY:
        return step.amount * me.cowboys
    if step.per == PER_WOODS_BUILDING:
        return step.amount * p.woods_buildings(seat)
    if step.per == PER_TEEPEE_PAIR:
        return step.amount * me.teepee_pairs()
    return 0


def take_step(p: WesternPosition, seat: i64, step: DeedStep, optional: bool) -> None:
    """Carry out one step, or ask what it needs to know; `p.asked` is what waits for it."""
    verb = step.verb
    n = quantity(p, seat, step)
    if verb == GAIN:
        gain(p, seat, n)
    elif verb == PAY:
        pay(p, seat, n)
    elif verb == DISCARD:
        discard(p, seat, step)
    elif verb == BACK:
        p.ask(BackUp(seat, p.asked, n, AS_A_COST))
    elif verb == CERTIFICATES:
        advance_certificates(p, seat, n)
    elif verb == CERTIFICATES_TO_LIMIT:
        advance_certificates(p, seat, len(p.box.certificate_track))
    elif verb == HIRE:
        p.ask(HireWorker(seat, p.asked, n, optional))
    elif verb == BUILD:
        p.ask(PlaceBuilding(seat, p.asked, n, optional))
    elif verb == TAKE_OBJECTIVE:
        p.ask(TakeObjective(seat, p.asked, step.flag, optional))
    elif verb == FORWARD:
        p.ask(MoveEngine(seat, p.asked, n, optional))
    elif verb == TRADE:
        p.ask(TradeWithIndians(seat, p.asked, optional))
    elif verb == AUXILIARY:
        p.ask(ChooseAuxiliary(seat, p.asked, optional))
    elif verb == BUY:
        p.ask(BuyCattle(seat, p.asked, p.players[seat].cowboys))
    elif verb == HAZARD:
        p.ask(RemoveHazard(seat, p.asked, n, optional))
    elif verb == CATTLEMAN:
        p.ask(Travel(seat, p.asked, n, False, step.flag))
    elif verb == DRAW:
        p.ask(DrawCards(seat, p.asked, n, 0))
    elif verb == REMOVE:
        p.ask(RemoveCards(seat, p.asked, n, 0))
    elif verb == EXTRAORDINARY:
        p.ask(BackUp(seat, p.asked, 0, TO_DELIVER))
    elif verb == UPGRADE:
        p.ask(StationBehind(seat, p.asked, optional))


def discard(p: WesternPosition, seat: i64, step: DeedStep) -> None:
    """GWT-1.10: a card of a breed goes by itself; where there is a choice it is asked."""
    if step.select == ANY_CATTLE or step.select == PAIR or step.select == OBJECTIVE:
        p.ask(DiscardCards(seat, p.asked, step.amount, step.select, 0))
    else:
        for _ in range(step.amount):
            discard_card(p, seat, p.box.first_of_breed[step.select])


def deed_refusal(p: WesternPosition, seat: i64, id: i64) -> Rule | None:
    """GWT-1.9: the whole cost must be there; an action without cost must have something to do."""
    deed = p.box.deeds[id]
    dollars = p.players[seat].dollars
    at: i64
    for at in range(deed.costs):
        step = deed.steps[at]
        if step.verb == PAY:
            if dollars < step.amount:
                return CANNOT_PAY
        elif step.verb == DISCARD:
            if step.select == PAIR:
                if not has_pair(p, seat):
                    return NO_SUCH_CARD
            elif matching(p, seat, step.select, 0) < step.amount:
                return NO_SUCH_CARD
        elif places_behind(p, seat, step.amount) == 0:
            return ENGINE_BACK
    return None if deed.costs > 0 else gains_refusal(p, seat, deed)


def gains_refusal(p: WesternPosition, seat: i64, deed: Deed) -> Rule | None:
    """GWT-1.9: one step that does something is enough (9.7a pays at the certificate limit, too)."""
    against: Rule | None = None
    for step in deed.steps:
        rule = gain_refusal(p, seat, step)
        if rule is None:
            return None
        if against is None:
            against = rule
    return against


def gain_refusal(p: WesternPosition, seat: i64, step: DeedStep) -> Rule | None:
    """Why a step would do nothing, or None."""
    verb = step.verb
    me = p.players[seat]
    if verb == HIRE:
        return None if can_hire(p, seat, step.amount) else why_no_hire(p, seat)
    if verb == BUILD:
        return None if can_build(p, seat, step.amount) else why_no_building(p, seat)
    if verb == TAKE_OBJECTIVE:
        return None if objective_left(p) else NO_OBJECTIVE_LEFT
    if verb == TRADE:
        return None if can_trade(p, seat) else why_no_trade(p)
    if verb == HAZARD:
        return None if can_remove_hazard(p, seat, step.amount) else why_no_hazard(p)
    if verb == BUY:
        return None if can_trade_cattle(p, seat, me.cowboys) else why_no_cattle(p, me.cowboys)
    if verb == UPGRADE:
        return None if can_upgrade_behind(p, seat) else why_no_upgrade(p, seat)
    if verb == EXTRAORDINARY:
        return None if me.engine > 0 else ENGINE_BACK
    if verb == DRAW:
        return None if sum_of(me.draw) > 0 or sum_of(me.discard) > 0 else NO_CARDS_LEFT
    possible = True
    if verb == AUXILIARY:
        possible = any_auxiliary(p, seat)
    elif verb == CERTIFICATES:
        possible = me.certificates < certificate_limit(p.box, me) and quantity(p, seat, step) > 0
    elif verb == CERTIFICATES_TO_LIMIT:
        possible = me.certificates < certificate_limit(p.box, me)
    elif verb in (GAIN, FORWARD):
        possible = quantity(p, seat, step) > 0
    return None if possible else NOTHING_TO_GAIN
