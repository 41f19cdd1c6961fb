"""Chapters 5 to 9: the verbs of deeds: what each does, and when it can be done."""

from __future__ import annotations

from typing import Any, Final

from trackside.core.arrays import i64
from trackside.core.moves import Rule
from trackside.games.great_western_trail.rules.auxiliary import ChooseAuxiliary, any_auxiliary
from trackside.games.great_western_trail.rules.build import PlaceBuilding, can_build, why_no_building
from trackside.games.great_western_trail.rules.cattle_market import BuyCattle, can_trade_cattle, why_no_cattle
from trackside.games.great_western_trail.rules.deeds import (
    AUXILIARY,
    BACK,
    BUILD,
    BUY,
    CATTLEMAN,
    CERTIFICATES,
    CERTIFICATES_TO_LIMIT,
    COPY,
    DISCARD,
    DRAW,
    EXTRAORDINARY,
    FORWARD,
    GAIN,
    HAZARD,
    HIRE,
    ONCE,
    PAIR,
    PAY,
    PER_COWBOY,
    PER_ENGINEER,
    PER_TEEPEE_PAIR,
    PER_WOODS_BUILDING,
    REMOVE,
    SELECTORS,
    TAKE_OBJECTIVE,
    TRADE,
    UPGRADE,
    DeedStep,
    Printed,
    Verbs,
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

COUNTERS: Final = {
    "engineers": PER_ENGINEER,
    "cowboys": PER_COWBOY,
    "own_buildings_in_woods": PER_WOODS_BUILDING,
    "teepee_pairs": PER_TEEPEE_PAIR,
}

# Costs.


class Pay(DeedStep):
    def __init__(self, it: Printed, breeds: list[str]) -> None:
        super().__init__(PAY, it["amount"], ONCE, f"pay_{it['amount']}")

    def take(self, p: WesternPosition, seat: i64, optional: bool) -> None:
        pay(p, seat, self.amount)

    def refusal(self, p: WesternPosition, seat: i64) -> Rule | None:
        return CANNOT_PAY if p.players[seat].dollars < self.amount else None


class Discard(DeedStep):
    """GWT-1.10: a card of a breed goes by itself; where there is a choice it is asked."""

    def __init__(self, it: Printed, breeds: list[str]) -> None:
        select = str(it["select"])
        short = {"any_cattle": "cattle", "same_type_cattle": "pair"}.get(select, select)
        super().__init__(DISCARD, it["count"], ONCE, f"discard_{short}")
        self.select = SELECTORS[select] if select in SELECTORS else breeds.index(select)

    def take(self, p: WesternPosition, seat: i64, optional: bool) -> None:
        if self.select < 0:
            p.ask(DiscardCards(seat, p.asked, self.amount, self.select, 0))
        else:
            for _ in range(self.amount):
                discard_card(p, seat, p.box.first_of_breed[self.select])

    def refusal(self, p: WesternPosition, seat: i64) -> Rule | None:
        if self.select == PAIR:
            return None if has_pair(p, seat) else NO_SUCH_CARD
        return NO_SUCH_CARD if matching(p, seat, self.select, 0) < self.amount else None


class Back(DeedStep):
    def __init__(self, it: Printed, breeds: list[str]) -> None:
        super().__init__(BACK, it["exact"], ONCE, f"back_{it['exact']}")

    def take(self, p: WesternPosition, seat: i64, optional: bool) -> None:
        p.ask(BackUp(seat, p.asked, self.amount, AS_A_COST))

    def refusal(self, p: WesternPosition, seat: i64) -> Rule | None:
        return ENGINE_BACK if places_behind(p, seat, self.amount) == 0 else None


# Gains whose quantity is a number, or a number per something.


class Counted(DeedStep):
    def __init__(self, verb: i64, quantity: Any, word: str) -> None:
        if isinstance(quantity, dict):
            per = str(quantity["per"])
            times = int(quantity["times"])
            text = f"{word}_{times}_per_{per}" if times > 1 else f"{word}_per_{per}"
            super().__init__(verb, times, COUNTERS[per], text)
        else:
            super().__init__(verb, quantity, ONCE, f"{word}_{quantity}")

    def refusal(self, p: WesternPosition, seat: i64) -> Rule | None:
        return None if self.quantity(p, seat) > 0 else NOTHING_TO_GAIN


class Gain(Counted):
    def __init__(self, it: Printed, breeds: list[str]) -> None:
        super().__init__(GAIN, it["amount"], "gain")

    def take(self, p: WesternPosition, seat: i64, optional: bool) -> None:
        gain(p, seat, self.quantity(p, seat))


class Certificates(Counted):
    def __init__(self, it: Printed, breeds: list[str]) -> None:
        super().__init__(CERTIFICATES, it["spaces"], "certificates")

    def take(self, p: WesternPosition, seat: i64, optional: bool) -> None:
        advance_certificates(p, seat, self.quantity(p, seat))

    def refusal(self, p: WesternPosition, seat: i64) -> Rule | None:
        return super().refusal(p, seat) if below_limit(p, seat) else NOTHING_TO_GAIN


class Forward(Counted):
    def __init__(self, it: Printed, breeds: list[str]) -> None:
        super().__init__(FORWARD, it["max"], "engine")

    def take(self, p: WesternPosition, seat: i64, optional: bool) -> None:
        p.ask(MoveEngine(seat, p.asked, self.quantity(p, seat), optional))


class Draw(Counted):
    def __init__(self, it: Printed, breeds: list[str]) -> None:
        super().__init__(DRAW, it["max"], "draw")

    def take(self, p: WesternPosition, seat: i64, optional: bool) -> None:
        p.ask(DrawCards(seat, p.asked, self.quantity(p, seat), 0))

    def refusal(self, p: WesternPosition, seat: i64) -> Rule | None:
        me = p.players[seat]
        return None if sum_of(me.draw) > 0 or sum_of(me.discard) > 0 else NO_CARDS_LEFT


# Other gains.


class CertificatesToLimit(DeedStep):
    def __init__(self, it: Printed, breeds: list[str]) -> None:
        super().__init__(CERTIFICATES_TO_LIMIT, 0, ONCE, "certificates_to_limit")

    def take(self, p: WesternPosition, seat: i64, optional: bool) -> None:
        advance_certificates(p, seat, len(p.box.certificate_track))

    def refusal(self, p: WesternPosition, seat: i64) -> Rule | None:
        return None if below_limit(p, seat) else NOTHING_TO_GAIN


class Hire(DeedStep):
    def __init__(self, it: Printed, breeds: list[str]) -> None:
        more = int(it["cost_modifier"])
        word = "hire" if more == 0 else f"hire_{more}_dearer" if more > 0 else f"hire_{-more}_cheaper"
        super().__init__(HIRE, more, ONCE, word)

    def take(self, p: WesternPosition, seat: i64, optional: bool) -> None:
        p.ask(HireWorker(seat, p.asked, self.amount, optional))

    def refusal(self, p: WesternPosition, seat: i64) -> Rule | None:
        return None if can_hire(p, seat, self.amount) else why_no_hire(p, seat)


class Build(DeedStep):
    def __init__(self, it: Printed, breeds: list[str]) -> None:
        price = it["cost_per_craftsman"]
        super().__init__(BUILD, price, ONCE, f"build_{price}")

    def take(self, p: WesternPosition, seat: i64, optional: bool) -> None:
        p.ask(PlaceBuilding(seat, p.asked, self.amount, optional))

    def refusal(self, p: WesternPosition, seat: i64) -> Rule | None:
        return None if can_build(p, seat, self.amount) else why_no_building(p, seat)


class Objective(DeedStep):
    def __init__(self, it: Printed, breeds: list[str]) -> None:
        hand = it["to"] == "hand"
        super().__init__(TAKE_OBJECTIVE, 1, ONCE, "objective_to_hand" if hand else "objective")
        self.flag = hand

    def take(self, p: WesternPosition, seat: i64, optional: bool) -> None:
        p.ask(TakeObjective(seat, p.asked, self.flag, optional))

    def refusal(self, p: WesternPosition, seat: i64) -> Rule | None:
        return None if objective_left(p) else NO_OBJECTIVE_LEFT


class Trade(DeedStep):
    def __init__(self, it: Printed, breeds: list[str]) -> None:
        super().__init__(TRADE, 1, ONCE, "trade")

    def take(self, p: WesternPosition, seat: i64, optional: bool) -> None:
        p.ask(TradeWithIndians(seat, p.asked, optional))

    def refusal(self, p: WesternPosition, seat: i64) -> Rule | None:
        return None if can_trade(p, seat) else why_no_trade(p)


class Auxiliary(DeedStep):
    def __init__(self, it: Printed, breeds: list[str]) -> None:
        super().__init__(AUXILIARY, 1, ONCE, "auxiliary")

    def take(self, p: WesternPosition, seat: i64, optional: bool) -> None:
        p.ask(ChooseAuxiliary(seat, p.asked, optional))

    def refusal(self, p: WesternPosition, seat: i64) -> Rule | None:
        return None if any_auxiliary(p, seat) else NOTHING_TO_GAIN


class Buy(DeedStep):
    def __init__(self, it: Printed, breeds: list[str]) -> None:
        super().__init__(BUY, 1, ONCE, "buy_cattle")

    def take(self, p: WesternPosition, seat: i64, optional: bool) -> None:
        p.ask(BuyCattle(seat, p.asked, p.players[seat].cowboys))

    def refusal(self, p: WesternPosition, seat: i64) -> Rule | None:
        cowboys = p.players[seat].cowboys
        return None if can_trade_cattle(p, seat, cowboys) else why_no_cattle(p, cowboys)


class Hazard(DeedStep):
    def __init__(self, it: Printed, breeds: list[str]) -> None:
        super().__init__(HAZARD, it["price"], ONCE, f"hazard_{it['price']}")

    def take(self, p: WesternPosition, seat: i64, optional: bool) -> None:
        p.ask(RemoveHazard(seat, p.asked, self.amount, optional))

    def refusal(self, p: WesternPosition, seat: i64) -> Rule | None:
        return None if can_remove_hazard(p, seat, self.amount) else why_no_hazard(p)


class Cattleman(DeedStep):
    def __init__(self, it: Printed, breeds: list[str]) -> None:
        free = it["then"] == "nothing"
        super().__init__(CATTLEMAN, it["max"], ONCE, f"cattleman_{it['max']}" + ("_free" if free else ""))
        self.flag = free

    def take(self, p: WesternPosition, seat: i64, optional: bool) -> None:
        p.ask(Travel(seat, p.asked, self.amount, False, self.flag))

    def refusal(self, p: WesternPosition, seat: i64) -> Rule | None:
        return None


class Remove(DeedStep):
    def __init__(self, it: Printed, breeds: list[str]) -> None:
        super().__init__(REMOVE, it["max"], ONCE, f"remove_{it['max']}")

    def take(self, p: WesternPosition, seat: i64, optional: bool) -> None:
        p.ask(RemoveCards(seat, p.asked, self.amount, 0))

    def refusal(self, p: WesternPosition, seat: i64) -> Rule | None:
        return None


class Extraordinary(DeedStep):
    def __init__(self, it: Printed, breeds: list[str]) -> None:
        super().__init__(EXTRAORDINARY, 1, ONCE, "extraordinary_delivery")

    def take(self, p: WesternPosition, seat: i64, optional: bool) -> None:
        p.ask(BackUp(seat, p.asked, 0, TO_DELIVER))

    def refusal(self, p: WesternPosition, seat: i64) -> Rule | None:
        return None if p.players[seat].engine > 0 else ENGINE_BACK


class Copy(DeedStep):
    """GWT-9.8b: building 8b asks for a neighbour instead (phase_b.py), so that this is never carried out."""

    def __init__(self, it: Printed, breeds: list[str]) -> None:
        super().__init__(COPY, 1, ONCE, "copy")

    def refusal(self, p: WesternPosition, seat: i64) -> Rule | None:
        return None


class Upgrade(DeedStep):
    def __init__(self, it: Printed, breeds: list[str]) -> None:
        super().__init__(UPGRADE, 1, ONCE, "upgrade_behind")

    def take(self, p: WesternPosition, seat: i64, optional: bool) -> None:
        p.ask(StationBehind(seat, p.asked, optional))

    def refusal(self, p: WesternPosition, seat: i64) -> Rule | None:
        return None if can_upgrade_behind(p, seat) else why_no_upgrade(p, seat)


def below_limit(p: WesternPosition, seat: i64) -> bool:
    me = p.players[seat]
    return me.certificates < certificate_limit(p.box, me)


VERBS: Final[Verbs] = {
    "pay_dollars": Pay,
    "discard_cards": Discard,
    "move_engine_backward": Back,
    "gain_dollars": Gain,
    "advance_certificates": Certificates,
    "advance_certificates_to_limit": CertificatesToLimit,
    "hire_worker": Hire,
    "place_building": Build,
    "take_objective_card": Objective,
    "move_engine_forward": Forward,
    "trade_with_indians": Trade,
    "auxiliary_action": Auxiliary,
    "buy_cattle": Buy,
    "remove_hazard": Hazard,
    "move_cattleman": Cattleman,
    "draw_then_discard": Draw,
    "remove_cards_from_game": Remove,
    "extraordinary_delivery": Extraordinary,
    "copy_adjacent_building": Copy,
    "upgrade_station_behind_engine": Upgrade,
}
