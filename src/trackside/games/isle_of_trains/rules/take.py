"""Chapter 4: take; and "take N cards" by an effect (IOT-3.7)."""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import i64, mypyc_attr
from trackside.core.moves import Menu, Move, Q, Rule, Target
from trackside.core.question import Question
from trackside.games.isle_of_trains.rules.box import NONE, TAKE
from trackside.games.isle_of_trains.rules.buy_back import Decision, Repeated, can_buy_back
from trackside.games.isle_of_trains.rules.cars import KNOWN
from trackside.games.isle_of_trains.rules.position import IslePosition
from trackside.games.isle_of_trains.rules.refusals import (
    CARDS_ONLY,
    DECK_ONLY,
    NO_CARDS,
    NOT_NOW,
    ONE_CARD,
    ONE_CARD_LEFT,
    ROW_GAP,
)


class Acting(Decision):
    """A question for one of the four actions: one of the turn's actions, or a bonus action (see actions.py)."""

    def bonus(self) -> bool:
        raise NotImplementedError

    def rest(self) -> Question[IslePosition] | None:
        """What waits beneath the action that answers this: the next action, or whatever waited beneath this one."""
        raise NotImplementedError


class ActionMove(Move[IslePosition, Q]):
    """A move that begins one of the four actions."""

    def __init__(self, action: i64, text: str) -> None:
        super().__init__(text)
        self.action = action

    def refusal(self, p: IslePosition, asked: Acting) -> Rule | None:
        """The rule against it as an action of its own, or None."""
        return None


class TakeFromRow(ActionMove):
    """IOT-4.1, IOT-4.2: a card of the row; it leaves a gap until the end of the turn."""

    def __init__(self, slot: i64) -> None:
        super().__init__(TAKE, f"take row {slot + 1}")
        self.slot = slot

    def facts(self) -> dict[str, Any]:
        return {"number": int(self.slot) + 1, "card": "card"}

    def facts_in(self, p: IslePosition) -> dict[str, Any]:
        kind = p.row[self.slot]
        return {**self.facts(), "card": "gap" if kind == NONE else p.box.kind_names[kind]}

    def where(self, p: IslePosition) -> list[Target]:
        return [("row", str(self.slot))]

    def play(self, p: IslePosition, asked: Question[IslePosition]) -> None:
        take_from_row(p, asked.seat, self.slot)
        after_taking(p, asked)

    def refusal(self, p: IslePosition, asked: Decision) -> Rule | None:
        return ROW_GAP if p.row[self.slot] == NONE else None


class TakeFromDeck(ActionMove):
    """IOT-4.1, IOT-4.3: the top card of the deck."""

    def __init__(self) -> None:
        super().__init__(TAKE, "take deck")

    def facts(self) -> dict[str, Any]:
        return {"number": 0}

    def where(self, p: IslePosition) -> list[Target]:
        return [("deck", "cards")]

    def play(self, p: IslePosition, asked: Question[IslePosition]) -> None:
        p.draw_to_hand(asked.seat)
        after_taking(p, asked)

    def refusal(self, p: IslePosition, asked: Decision) -> Rule | None:
        return None if p.can_draw() else NO_CARDS


class TakeRest(Move[IslePosition, "TakeCards"]):
    """IOT-3.7: all cards that are still to be taken come from the deck, without looking at each."""

    def __init__(self) -> None:
        super().__init__("take rest")

    def facts(self) -> dict[str, Any]:
        return {"number": -2}

    def where(self, p: IslePosition) -> list[Target]:
        return [("deck", "cards")]

    def play(self, p: IslePosition, asked: TakeCards) -> None:
        draw_cards(p, asked, asked.n)


class TakePassenger(ActionMove):
    """IOT-4.1, IOT-3.9: a passenger from the bag, which is always possible (IOT-3.3)."""

    def __init__(self) -> None:
        super().__init__(TAKE, "take passenger")

    def facts(self) -> dict[str, Any]:
        return {"number": -1}

    def where(self, p: IslePosition) -> list[Target]:
        return [("bag", "passengers")]

    def play(self, p: IslePosition, asked: Question[IslePosition]) -> None:
        after_taking(p, asked)
        p.take_passenger(asked.seat)


def after_taking(p: IslePosition, asked: Question[IslePosition]) -> None:
    if isinstance(asked, Acting):
        p.asked = asked.rest()
    elif isinstance(asked, TakeCards) and asked.n > 1:
        p.ask(TakeCards(asked.seat, asked.below, asked.n - 1))


@mypyc_attr(free_list_len=1)
class TakeCards(Repeated):
    """IOT-3.7: take N cards, one at a time, each from the row or the deck."""

    def cells(self, p: IslePosition) -> i64:
        return self.n

    def facts(self, p: IslePosition) -> dict[str, Any]:
        return {"count": int(self.n)}

    def settle(self, p: IslePosition) -> bool:
        """IOT-3.8: without a choice nothing is asked, and cards that are not there are lost.

        Cards that must come from the deck in any case come first: who would choose before seeing them?
        """
        in_row: i64 = 0
        if p.box.effects_use_row:
            in_row = p.cards_in_row()
        if not p.can_draw():
            if in_row > self.n:
                return True
            p.asked = self.below
            take_row(p, self.seat, in_row)
            return False
        from_deck = self.n - in_row
        if from_deck <= 0 or order_matters(p, self.n, in_row):
            return True
        draw_cards(p, self, from_deck)
        return False

    def own_refusal(self, p: IslePosition, move: Move[IslePosition]) -> Rule | None:
        if isinstance(move, TakeFromRow):
            return move.refusal(p, self) if p.box.effects_use_row else DECK_ONLY
        if isinstance(move, TakeFromDeck):
            return move.refusal(p, self)
        if isinstance(move, TakeRest):
            if not p.can_draw():
                return NO_CARDS
            if self.n == 1:
                return ONE_CARD
            return None if p.drawable() > 1 else ONE_CARD_LEFT
        return CARDS_ONLY if isinstance(move, TakePassenger) else NOT_NOW

    def list_own(self, p: IslePosition, menu: Menu) -> None:
        if p.box.effects_use_row:
            list_row(p, menu)
        if p.can_draw():
            menu.add(p.box.at.take_deck)
            if self.n > 1 and p.drawable() > 1:
                menu.add(p.box.at.take_rest)


def draw_cards(p: IslePosition, asked: TakeCards, n: i64) -> None:
    """This many of the cards come from the deck without a question; if it runs out, the row is left."""
    if p.box.solo:
        p.ask(Drawing(asked.seat, asked.below, asked.n, n))
        return
    left = asked.n
    while n > 0 and p.can_draw():
        p.draw_to_hand(asked.seat)
        n -= 1
        left -= 1
    p.asked = asked.below
    if left > 0:
        p.ask(TakeCards(asked.seat, asked.below, left))


class Drawing(Question[IslePosition]):
    """The same in solo, card by card, since the game may end with each of them (IOT-16.1)."""

    def __init__(self, seat: i64, below: Question[IslePosition] | None, n: i64, from_deck: i64) -> None:
        super().__init__(seat, below)
        self.n = n
        self.from_deck = from_deck

    def settle(self, p: IslePosition) -> bool:
        p.asked = self.below
        if self.from_deck > 1:
            p.ask(Drawing(self.seat, self.below, self.n - 1, self.from_deck - 1))
        elif self.n > 1:
            p.ask(TakeCards(self.seat, self.below, self.n - 1))
        p.draw_to_hand(self.seat)
        return False


def take_from_row(p: IslePosition, seat: i64, slot: i64) -> None:
    kind = p.row[slot]
    p.row[slot] = NONE
    p.players[seat].gain(kind, KNOWN)
    if p.journal is not None:
        p.tell(seat, "take", {"card": p.box.kind_names[kind]})


def take_row(p: IslePosition, seat: i64, cards: i64) -> None:
    """All cards of the row, if effects may take them."""
    slot: i64
    if cards > 0:
        for slot in range(len(p.row)):
            if p.row[slot] != NONE:
                take_from_row(p, seat, slot)


def order_matters(p: IslePosition, n: i64, in_row: i64) -> bool:
    """Whether it matters when a card comes from the deck: the soloist may buy back, and his last card ends the game."""
    return p.box.solo and (can_buy_back(p) or (in_row > 0 and len(p.deck) <= n))


def list_row(p: IslePosition, menu: Menu) -> None:
    row = p.row
    menu.reserve(len(row))
    ids = menu.ids
    n = menu.count
    at = p.box.at.take_row
    slot: i64
    for slot in range(len(row)):
        if row[slot] != NONE:
            ids[n] = at + slot
            n += 1
    menu.count = n


def list_takes(p: IslePosition, menu: Menu) -> None:
    """IOT-4.1."""
    list_row(p, menu)
    if p.can_draw():
        menu.add(p.box.at.take_deck)
    menu.add(p.box.at.take_passenger)
