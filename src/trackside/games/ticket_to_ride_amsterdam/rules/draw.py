"""Chapter 4: draw transport cards."""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import i64
from trackside.core.moves import Menu, Move, Rule, Target
from trackside.core.question import Question
from trackside.games.ticket_to_ride_amsterdam.rules.box import EMPTY, KINDS, SLOTS, WILD, Box
from trackside.games.ticket_to_ride_amsterdam.rules.position import AmsterdamPosition
from trackside.games.ticket_to_ride_amsterdam.rules.refusals import (
    DECK_EMPTY,
    NO_SECOND_WILD,
    NOT_IN_ROW,
    SECOND_CARD_FIRST,
)
from trackside.games.ticket_to_ride_amsterdam.rules.tally import cards


class TakeFromRow(Move[AmsterdamPosition]):
    """TTR-4.2 to 4.4: take a face-up card; a wild taken as the first card ends the action."""

    def __init__(self, slot: i64, card: i64, name: str) -> None:
        super().__init__(f"take {slot} {name}")
        self.slot = slot
        self.card = card
        self.name = name

    def play(self, p: AmsterdamPosition, asked: Question[AmsterdamPosition]) -> None:
        me = p.players[asked.seat]
        me.hand[self.card] += 1
        me.seen += cards(self.card, 1)
        p.row[self.slot] = EMPTY
        if p.journal is not None:
            p.tell(asked.seat, "take", self.facts())
        after_card(p, asked, self.card == WILD)

    def facts(self) -> dict[str, Any]:
        return {"card": self.name, "place": self.slot + 1}

    def where(self, p: AmsterdamPosition) -> list[Target]:
        return [("row", str(self.slot))]

    def refusal(self, p: AmsterdamPosition, second: bool) -> Rule | None:
        if p.row[self.slot] != self.card:
            return NOT_IN_ROW
        if second and self.card == WILD:
            return NO_SECOND_WILD
        return None


class DrawFromDeck(Move[AmsterdamPosition]):
    """TTR-4.2, 4.5: draw blind; a wild drawn blind is an ordinary card."""

    def __init__(self) -> None:
        super().__init__("draw")

    def where(self, p: AmsterdamPosition) -> list[Target]:
        return [("deck", "cards")]

    def play(self, p: AmsterdamPosition, asked: Question[AmsterdamPosition]) -> None:
        card = p.draw()
        p.players[asked.seat].hand[card] += 1
        if p.journal is not None:
            p.tell_secret(asked.seat, "draw", {"known": 0}, {"known": 1, "card": p.box.card_names[card]})
        after_card(p, asked, False)

    def refusal(self, p: AmsterdamPosition) -> Rule | None:
        return DECK_EMPTY if p.left == 0 else None


class SecondCard(Question[AmsterdamPosition]):
    """TTR-4.4, 4.6: a second card must be drawn if there is one."""

    def refusal(self, p: AmsterdamPosition, move: Move[AmsterdamPosition]) -> Rule | None:
        if isinstance(move, TakeFromRow):
            return move.refusal(p, True)
        if isinstance(move, DrawFromDeck):
            return move.refusal(p)
        return SECOND_CARD_FIRST

    def list_moves(self, p: AmsterdamPosition, menu: Menu) -> None:
        list_draws(p, menu, True)


def list_draws(p: AmsterdamPosition, menu: Menu, second: bool) -> None:
    """The moves of this chapter: the first of the catalogue."""
    at = p.box.at.take
    for card in p.row:
        if card != EMPTY and not (second and card == WILD):
            menu.add(at + card)
        at += KINDS
    if p.left > 0:
        menu.add(p.box.at.draw)


def after_card(p: AmsterdamPosition, asked: Question[AmsterdamPosition], face_up_wild: bool) -> None:
    """TTR-4.3, 4.6, 4.7: settle the row, then ask for the second card if one is due and there is one."""
    p.passes = 0
    p.settle_row()
    p.horizon += 1
    if face_up_wild or isinstance(asked, SecondCard) or not second_card_exists(p):
        return
    p.ask(SecondCard(asked.seat, asked.below))


def second_card_exists(p: AmsterdamPosition) -> bool:
    found = p.left > 0
    for card in p.row:
        if card != EMPTY and card != WILD:
            found = True
    return found


def all_takes(box: Box) -> list[TakeFromRow]:
    takes: list[TakeFromRow] = []
    slot: i64
    kind: i64
    for slot in range(SLOTS):
        for kind in range(KINDS):
            takes.append(TakeFromRow(slot, kind, box.card_names[kind]))
    return takes
