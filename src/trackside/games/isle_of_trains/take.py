"""Chapter 4: take; and "take N cards" by an effect (IOT-3.7)."""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import i64
from trackside.core.moves import Menu, Move, Rule
from trackside.core.question import Question
from trackside.games.isle_of_trains.box import NONE
from trackside.games.isle_of_trains.buy_back import Decision
from trackside.games.isle_of_trains.position import Table
from trackside.games.isle_of_trains.rules import CARDS_ONLY, DECK_ONLY, NO_CARDS, NOT_NOW, ROW_GAP


class TakeFromRow(Move[Table]):
    """IOT-4.1, IOT-4.2: a card of the row; it leaves a gap until the end of the turn."""

    __slots__ = ("slot",)

    def __init__(self, slot: i64) -> None:
        super().__init__(f"take row {slot + 1}")
        self.slot = slot

    def facts(self) -> dict[str, Any]:
        return {"number": int(self.slot) + 1}

    def play(self, p: Table, asked: Question[Table]) -> None:
        kind = p.row[self.slot]
        p.row[self.slot] = NONE
        p.players[asked.seat].gain_seen(kind)
        if p.journal is not None:
            p.tell(asked.seat, "take", {"card": p.box.kind_names[kind]})
        after_taking(p, asked)

    def refusal(self, p: Table) -> Rule | None:
        return ROW_GAP if p.row[self.slot] == NONE else None


class TakeFromDeck(Move[Table]):
    """IOT-4.1, IOT-4.3: the top card of the deck."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("take deck")

    def facts(self) -> dict[str, Any]:
        return {"number": 0}

    def play(self, p: Table, asked: Question[Table]) -> None:
        p.draw_to_hand(asked.seat)
        after_taking(p, asked)

    def refusal(self, p: Table) -> Rule | None:
        return None if p.can_draw() else NO_CARDS


class TakePassenger(Move[Table]):
    """IOT-4.1, IOT-3.9: a passenger from the bag, which is always possible (IOT-3.3)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("take passenger")

    def facts(self) -> dict[str, Any]:
        return {"number": -1}

    def play(self, p: Table, asked: Question[Table]) -> None:
        after_taking(p, asked)
        p.take_passenger(asked.seat)


class Acting(Decision):
    """A question for one of the four actions: one of the turn's actions, or a bonus action (see actions.py)."""

    __slots__ = ()

    def bonus(self) -> bool:
        raise NotImplementedError

    def rest(self) -> Question[Table] | None:
        """What waits beneath the action that answers this: the next action, or whatever waited beneath this one."""
        raise NotImplementedError


def after_taking(p: Table, asked: Question[Table]) -> None:
    if isinstance(asked, Acting):
        p.asked = asked.rest()
    elif isinstance(asked, TakeCards) and asked.n > 1:
        p.ask(TakeCards(asked.seat, asked.below, asked.n - 1))


class TakeCards(Decision):
    """IOT-3.7: take N cards, one at a time, each from the row or the deck."""

    __slots__ = ("n",)

    def __init__(self, seat: i64, below: Question[Table] | None, n: i64) -> None:
        super().__init__(seat, below)
        self.n = n

    def arguments(self) -> dict[str, Any]:
        return {"n": int(self.n)}

    def facts(self, p: Table) -> dict[str, Any]:
        return {"count": int(self.n)}

    def settle(self, p: Table) -> bool:
        """IOT-3.8: what cannot be had is lost. Where only the deck is left nothing is asked, except in solo (OP-24)."""
        if p.box.effects_use_row and not p.row_is_empty():
            return True
        if p.box.solo:
            return True
        p.asked = self.below
        for _ in range(self.n):
            if p.can_draw():
                p.draw_to_hand(self.seat)
        return False

    def stands_against(self, p: Table, move: Move[Table]) -> Rule | None:
        if isinstance(move, TakeFromRow):
            return move.refusal(p) if p.box.effects_use_row else DECK_ONLY
        if isinstance(move, TakeFromDeck):
            return move.refusal(p)
        return CARDS_ONLY if isinstance(move, TakePassenger) else NOT_NOW

    def list_own(self, p: Table, menu: Menu) -> None:
        if p.box.effects_use_row:
            list_row(p, menu)
        if p.can_draw():
            menu.add(p.box.at_deck)


def list_row(p: Table, menu: Menu) -> None:
    slot: i64
    for slot in range(len(p.row)):
        if p.row[slot] != NONE:
            menu.add(slot)


def list_takes(p: Table, menu: Menu) -> None:
    """IOT-4.1."""
    list_row(p, menu)
    if p.can_draw():
        menu.add(p.box.at_deck)
    menu.add(p.box.at_passenger)
