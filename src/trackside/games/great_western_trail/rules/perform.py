"""Deeds step by step: a frame that carries out the steps of a deed, one after the other, as the stack empties."""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import i64
from trackside.core.encoding import wide
from trackside.core.moves import Menu, Move, Rule, Target
from trackside.core.question import Question
from trackside.games.great_western_trail.rules.deeds import DISCARD
from trackside.games.great_western_trail.rules.position import WesternPosition
from trackside.games.great_western_trail.rules.principles import Decline, Offer
from trackside.games.great_western_trail.rules.refusals import MANDATORY, NOT_NOW


class Perform(Question[WesternPosition]):
    """Not a decision: the next step of a deed. What a step asks is answered before the step after it.

    `optional`: the reward may be left where it asks for a choice (GWT-1.9); a local action without cost that one chose
    to use is carried out.
    """

    def __init__(self, seat: i64, below: Question[WesternPosition] | None, deed: i64, at: i64, optional: bool) -> None:
        super().__init__(seat, below)
        self.deed = deed
        self.at = at
        self.optional = optional

    def settle(self, p: WesternPosition) -> bool:
        deed = p.box.deeds[self.deed]
        if self.at + 1 < len(deed.steps):
            p.ask(Perform(self.seat, self.below, self.deed, self.at + 1, self.optional))
        else:
            p.asked = self.below
        deed.steps[self.at].take(p, self.seat, self.optional or deed.costs > 0)
        return False


class Use(Move[WesternPosition, "OfferDeeds"]):
    """GWT-5.1, 5.3, 7.4, 8.12: one deed: a local action, a side of one, or an immediate action."""

    def __init__(self, deed: i64, name: str) -> None:
        super().__init__(f"use {name}")
        self.deed = deed
        self.name = name

    def facts(self) -> dict[str, Any]:
        return {"deed": self.name}

    def where(self, p: WesternPosition) -> list[Target]:
        """The action; and the card that it costs, if that is one kind."""
        targets: list[Target] = [("action", self.name)]
        step = p.box.deeds[self.deed].steps[0]
        if step.verb == DISCARD and step.select >= 0:
            targets.append(("hand", p.box.breeds[step.select]))
        return targets

    def play(self, p: WesternPosition, asked: OfferDeeds) -> None:
        if p.journal is not None:
            p.tell(asked.seat, "use", {"deed": self.name})
        for step in p.box.deeds[self.deed].steps:
            if step.verb == DISCARD:
                p.reveal_to_others()  # the others learn that the hand has the card it costs
                break
        asked.use(p, self.deed)


class OfferDeeds(Offer):
    """A question that is answered by using a deed."""

    def use(self, p: WesternPosition, deed: i64) -> None:
        p.ask(Perform(self.seat, self.below, deed, 0, True))


class Immediate(OfferDeeds):
    """GWT-1.12, 7.4, 8.12, 12.3: an immediate action with a cost or a choice is taken now or forfeited.

    It is asked even of a hand without the card it costs: the others are not to learn that from silence.
    """

    def __init__(self, seat: i64, below: Question[WesternPosition] | None, slot: i64) -> None:
        super().__init__(seat, below)
        self.slot = slot

    def cells(self, p: WesternPosition) -> i64:
        return wide(self.slot)

    def settle(self, p: WesternPosition) -> bool:
        for number in p.box.slots[self.slot]:
            deed = p.box.deeds[number]
            unknown = deed.steps[0].verb == DISCARD and p.players[self.seat].hand_size() > 0
            if unknown or deed.refusal(p, self.seat) is None:
                return True
        p.asked = self.below
        return False

    def refusal(self, p: WesternPosition, move: Move[WesternPosition]) -> Rule | None:
        if isinstance(move, Use):
            if move.deed not in p.box.slots[self.slot]:
                return NOT_NOW
            return p.box.deeds[move.deed].refusal(p, self.seat)
        return None if isinstance(move, Decline) else NOT_NOW

    def list_moves(self, p: WesternPosition, menu: Menu) -> None:
        menu.add(p.box.at.decline)
        for deed in sorted(p.box.slots[self.slot]):
            self.offer(p, p.box.at.use + deed, 1, menu)

    def facts(self, p: WesternPosition) -> dict[str, Any]:
        return {"deeds": [p.box.deeds[deed].name for deed in p.box.slots[self.slot]]}


def offer_immediate(p: WesternPosition, seat: i64, slot: i64) -> None:
    """Open an immediate action above what is open now; one without cost or choice asks only for its targets."""
    if slot < 0:
        return
    deeds = p.box.slots[slot]
    deed = p.box.deeds[deeds[0]]
    if len(deeds) > 1 or deed.costs > 0:
        p.ask(Immediate(seat, p.asked, slot))
    else:
        p.ask(Perform(seat, p.asked, deed.id, 0, True))


def decline_refusal(optional: bool) -> Rule | None:
    """GWT-1.9, 1.12."""
    return None if optional else MANDATORY
