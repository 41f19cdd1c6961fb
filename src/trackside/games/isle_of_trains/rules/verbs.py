"""The verbs of effects: what each step does."""

from __future__ import annotations

from typing import Any, Final

from trackside.core.arrays import i64
from trackside.games.isle_of_trains.rules.actions import Bonus
from trackside.games.isle_of_trains.rules.box import (
    ACTIONS,
    BONUS_ACTION,
    DISCARD_CARDS,
    GAIN_VP,
    TAKE_CARDS,
    TAKE_FROM_DISCARD,
    Verbs,
)
from trackside.games.isle_of_trains.rules.discard import BenefitDiscard
from trackside.games.isle_of_trains.rules.effects import EffectStep, Salvage
from trackside.games.isle_of_trains.rules.position import IslePosition
from trackside.games.isle_of_trains.rules.take import TakeCards


class Take(EffectStep):
    def __init__(self, it: dict[str, Any]) -> None:
        super().__init__(TAKE_CARDS, it["n"])

    def take(self, p: IslePosition, seat: i64) -> None:
        p.ask(TakeCards(seat, p.asked, self.amount))


class Discard(EffectStep):
    def __init__(self, it: dict[str, Any]) -> None:
        super().__init__(DISCARD_CARDS, it["n"])

    def take(self, p: IslePosition, seat: i64) -> None:
        p.ask(BenefitDiscard(seat, p.asked, self.amount))


class GainPoints(EffectStep):
    def __init__(self, it: dict[str, Any]) -> None:
        super().__init__(GAIN_VP, it["n"])

    def take(self, p: IslePosition, seat: i64) -> None:
        p.gain_vp(seat, self.amount)


class BonusAction(EffectStep):
    def __init__(self, it: dict[str, Any]) -> None:
        super().__init__(BONUS_ACTION, sum(2 ** ACTIONS.index(each) for each in it["choices"]))

    def take(self, p: IslePosition, seat: i64) -> None:
        p.ask(Bonus(seat, p.asked, self.amount))


class TakeFromDiscard(EffectStep):
    def __init__(self, it: dict[str, Any]) -> None:
        super().__init__(TAKE_FROM_DISCARD, it["n"])

    def take(self, p: IslePosition, seat: i64) -> None:
        p.ask(Salvage(seat, p.asked, self.amount))


VERBS: Final[Verbs] = {
    "take_cards": Take,
    "discard_cards": Discard,
    "gain_vp": GainPoints,
    "bonus_action": BonusAction,
    "take_from_discard": TakeFromDiscard,
}
