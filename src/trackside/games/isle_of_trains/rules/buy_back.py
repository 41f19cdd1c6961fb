"""Chapter 15: buying back, which the soloist may do at every decision: so all questions of the game come from here."""

from __future__ import annotations

from trackside.core.arrays import append, i64, pop
from trackside.core.moves import Menu, Move, Rule, Target
from trackside.core.question import Question
from trackside.games.isle_of_trains.rules.position import IslePosition
from trackside.games.isle_of_trains.rules.refusals import CANNOT_PAY_BACK, NOT_NOW, PILE_EMPTY, SOLO_ONLY


class BuyBack(Move[IslePosition]):
    """IOT-15.8: the top card of the discard pile returns to the top of the deck."""

    def __init__(self) -> None:
        super().__init__("buy-back")

    def where(self, p: IslePosition) -> list[Target]:
        return [("discard", p.box.kind_names[p.discard[len(p.discard) - 1]])] if len(p.discard) > 0 else []

    def play(self, p: IslePosition, asked: Question[IslePosition]) -> None:
        p.discard, kind = pop(p.discard)
        p.deck = append(p.deck, kind)
        p.known_top += 1
        p.players[0].vp -= p.box.buy_back_vp
        if p.journal is not None:
            p.tell(asked.seat, "buy-back", {"card": p.box.kind_names[kind], "vp": int(p.box.buy_back_vp)})
        p.ask(asked)


def can_buy_back(p: IslePosition) -> bool:
    return p.box.solo and len(p.discard) > 0 and p.players[0].vp >= p.box.buy_back_vp


class Decision(Question[IslePosition]):
    """A question of this game: its own moves and, in solo, buying back (IOT-15.10)."""

    def refusal(self, p: IslePosition, move: Move[IslePosition]) -> Rule | None:
        if isinstance(move, BuyBack):
            if not p.box.solo:
                return SOLO_ONLY
            if len(p.discard) == 0:
                return PILE_EMPTY
            return CANNOT_PAY_BACK if p.players[0].vp < p.box.buy_back_vp else None
        return self.own_refusal(p, move)

    def list_moves(self, p: IslePosition, menu: Menu) -> None:
        self.list_own(p, menu)
        if p.box.solo and can_buy_back(p):
            menu.add(p.box.at.buy_back)

    def own_refusal(self, p: IslePosition, move: Move[IslePosition]) -> Rule | None:
        """The rule that forbids one of the question's own moves, or None."""
        return NOT_NOW

    def list_own(self, p: IslePosition, menu: Menu) -> None:
        """The question's own moves; buying back is the last of the catalogue."""
        raise NotImplementedError


class Repeated(Decision):
    """A question that is asked n times."""

    def __init__(self, seat: i64, below: Question[IslePosition] | None, n: i64) -> None:
        super().__init__(seat, below)
        self.n = n
