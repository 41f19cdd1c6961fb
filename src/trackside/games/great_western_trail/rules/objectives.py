"""Chapter 12: playing objective cards."""

from __future__ import annotations

from trackside.core.arrays import i64
from trackside.core.moves import Menu, Move, Rule
from trackside.core.question import Question
from trackside.games.great_western_trail.rules.box import Box
from trackside.games.great_western_trail.rules.herd import leave_hand
from trackside.games.great_western_trail.rules.named_moves import HandMove
from trackside.games.great_western_trail.rules.perform import offer_immediate
from trackside.games.great_western_trail.rules.position import Player, WesternPosition, with_one
from trackside.games.great_western_trail.rules.refusals import NO_SUCH_CARD


class PlayObjective(HandMove):
    """GWT-12.2, 12.3, 5.11: into the personal area; the question that was open stays open beneath the card's action."""

    def __init__(self, card: i64, name: str) -> None:
        super().__init__("play", card, name)

    def refusal(self, p: WesternPosition, seat: i64) -> Rule | None:
        return None if p.players[seat].hand[p.box.cattle + self.card] > 0 else NO_SUCH_CARD

    def play(self, p: WesternPosition, asked: Question[WesternPosition]) -> None:
        leave_hand(p, asked.seat, p.box.cattle + self.card)
        me = p.players[asked.seat]
        me.area = with_one(me.area, self.card)
        if p.journal is not None:
            p.tell(asked.seat, "play", {"card": self.name})
        p.ask(asked)
        offer_immediate(p, asked.seat, p.box.objective_slot[self.card])


def list_plays(p: WesternPosition, seat: i64, menu: Menu) -> None:
    hand = p.players[seat].hand
    card: i64
    for card in range(p.box.deck_objectives):
        if hand[p.box.cattle + card]:
            menu.add(p.box.at.play + card)


def may_hold_objectives(box: Box, player: Player) -> bool:
    """Whether the hand could hold an objective card, as far as the others know: hand and draw stack together do."""
    return any(player.hand[kind] + player.draw[kind] > 0 for kind in range(box.cattle, box.kinds))


def all_plays(box: Box) -> list[Move[WesternPosition]]:
    moves: list[Move[WesternPosition]] = []
    card: i64
    for card in range(box.deck_objectives):
        moves.append(PlayObjective(card, box.objectives[card]))
    return moves
