"""Benefits of loaded cards, rewards of ticket tiles: steps resolved in printed order (IOT-3.12, IOT-6.7, IOT-7.6)."""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import append, i64, mypyc_attr, vec
from trackside.core.moves import Menu, Move, Rule, Target
from trackside.core.question import Question
from trackside.games.isle_of_trains.rules.buy_back import Repeated
from trackside.games.isle_of_trains.rules.cars import KNOWN
from trackside.games.isle_of_trains.rules.position import IslePosition
from trackside.games.isle_of_trains.rules.refusals import NOT_IN_PILE, NOT_NOW


class EffectStep:
    """One thing an effect does. Each verb of data.yaml is a subclass, in verbs.py."""

    def __init__(self, verb: i64, amount: i64) -> None:
        self.verb = verb
        self.amount = amount  # a number, or the actions of a bonus (bits)

    def take(self, p: IslePosition, seat: i64) -> None:
        """Carry it out, or ask what it needs to know; `p.asked` is what waits for it."""
        raise NotImplementedError


@mypyc_attr(free_list_len=1)
class Effect(Question[IslePosition]):
    """The steps of an effect that are still to come, from number `step` of all steps on."""

    def __init__(self, seat: i64, below: Question[IslePosition] | None, effect: i64, step: i64) -> None:
        super().__init__(seat, below)
        self.effect = effect
        self.step = step

    def settle(self, p: IslePosition) -> bool:
        """One step; the rest of them waits beneath whatever it asks (OP-40)."""
        box = p.box
        p.asked = self.below
        if self.step + 1 < box.effect_end[self.effect]:
            p.ask(Effect(self.seat, self.below, self.effect, self.step + 1))
        box.steps[self.step].take(p, self.seat)
        return False


def begin_effect(p: IslePosition, seat: i64, effect: i64) -> None:
    """Put an effect on top of what is asked."""
    if effect != 0:
        p.ask(Effect(seat, p.asked, effect, p.box.effect_start[effect]))


class SalvageCard(Move[IslePosition, "Salvage"]):
    """Take a card out of the discard pile (the Time Engine of a deck profile, OP-1)."""

    def __init__(self, number: i64, name: str) -> None:
        super().__init__(f"salvage {name}")
        self.kind_number = number
        self.card = name

    def facts(self) -> dict[str, Any]:
        return {"card": self.card}

    def where(self, p: IslePosition) -> list[Target]:
        return [("discard", self.card)]

    def play(self, p: IslePosition, asked: Salvage) -> None:
        place: i64 = len(p.discard) - 1
        while p.discard[place] != self.kind_number:
            place -= 1
        pile = vec[i64](capacity=len(p.discard))
        slot: i64
        for slot in range(len(p.discard)):
            if slot != place:
                pile = append(pile, p.discard[slot])
        p.discard = pile
        p.players[asked.seat].gain(self.kind_number, KNOWN)
        if p.journal is not None:
            p.tell(asked.seat, "salvage", {"card": self.card})
        if asked.n > 1:
            p.ask(Salvage(asked.seat, asked.below, asked.n - 1))


class Salvage(Repeated):
    """Take cards of one's choice from the discard pile."""

    def settle(self, p: IslePosition) -> bool:
        menu = Menu()
        self.list_own(p, menu)
        if menu.count > 1:
            return True
        p.asked = self.below
        if menu.count == 1:
            p.game.moves[menu.ids[0]].play(p, self)
        return False

    def own_refusal(self, p: IslePosition, move: Move[IslePosition]) -> Rule | None:
        if not isinstance(move, SalvageCard):
            return NOT_NOW
        return None if in_pile(p, move.kind_number) else NOT_IN_PILE

    def list_own(self, p: IslePosition, menu: Menu) -> None:
        kind: i64
        for kind in range(p.box.kinds):
            if in_pile(p, kind):
                menu.add(p.box.at.salvage + kind)


def in_pile(p: IslePosition, kind: i64) -> bool:
    return kind in p.discard
