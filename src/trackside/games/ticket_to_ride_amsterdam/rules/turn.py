"""Chapters 3 and 7: the turn, and the end of the game."""

from __future__ import annotations

from trackside.core.moves import Menu, Move, Rule
from trackside.core.question import Question
from trackside.games.ticket_to_ride_amsterdam.rules.claim import ClaimRoute, claimable_routes, list_claims
from trackside.games.ticket_to_ride_amsterdam.rules.contracts import DrawContracts, return_rejected
from trackside.games.ticket_to_ride_amsterdam.rules.draw import DrawFromDeck, TakeFromRow, list_draws
from trackside.games.ticket_to_ride_amsterdam.rules.position import AmsterdamPosition
from trackside.games.ticket_to_ride_amsterdam.rules.refusals import MUST_ACT, NOT_NOW


class Pass(Move[AmsterdamPosition]):
    """TTR-3.3: only for a player who can do nothing else."""

    def __init__(self) -> None:
        super().__init__("pass")

    def play(self, p: AmsterdamPosition, asked: Question[AmsterdamPosition]) -> None:
        p.passes += 1
        if p.journal is not None:
            p.tell(asked.seat, "pass", {})


class Turn(Question[AmsterdamPosition]):
    """TTR-3.1: exactly one action."""

    def refusal(self, p: AmsterdamPosition, move: Move[AmsterdamPosition]) -> Rule | None:
        if isinstance(move, ClaimRoute):
            return move.refusal(p, p.players[self.seat])
        if isinstance(move, TakeFromRow):
            return move.refusal(p, False)
        if isinstance(move, DrawFromDeck):
            return move.refusal(p)
        if isinstance(move, DrawContracts):
            return move.refusal(p)
        if isinstance(move, Pass):
            return MUST_ACT if self.can_act(p) else None
        return NOT_NOW

    def list_moves(self, p: AmsterdamPosition, menu: Menu) -> None:
        list_draws(p, menu, False)
        if len(p.contracts) > 0:
            menu.add(p.box.at.contracts)
        list_claims(p, p.players[self.seat], menu)
        if menu.count == 0:
            menu.add(p.box.at.pass_)

    def can_act(self, p: AmsterdamPosition) -> bool:
        """TTR-3.2."""
        menu = Menu()
        list_draws(p, menu, False)
        return menu.count > 0 or len(p.contracts) > 0 or claimable_routes(p.box, p.players[self.seat]) != 0


class Round(Question[AmsterdamPosition]):
    """The bottom of the stack: comes to the top whenever a turn is over, and opens the next one."""

    def settle(self, p: AmsterdamPosition) -> bool:
        """TTR-3.4, 7.1, 7.2."""
        if p.last_turns > 0:
            p.last_turns -= 1
        elif p.last_turns < 0 and p.players[p.current].carts <= p.box.end_trigger:
            p.last_turns = len(p.players)
            if p.journal is not None:
                p.tell(p.current, "last-round", {"carts": p.players[p.current].carts})
        if p.last_turns == 0 or p.passes == len(p.players):
            p.asked = None
            return False
        p.current = (p.current + 1) % len(p.players)
        p.ask(Turn(p.current, self))
        return False


class FirstTurn(Question[AmsterdamPosition]):
    """TTR-2.7, 2.8: when all have chosen their contracts, the rejected ones go back and seat 0 begins."""

    def settle(self, p: AmsterdamPosition) -> bool:
        return_rejected(p)
        p.current = 0
        p.ask(Turn(0, Round(0, None)))
        return False
