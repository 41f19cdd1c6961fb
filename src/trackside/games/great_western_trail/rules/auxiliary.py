"""Chapter 7: auxiliary actions."""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import i64
from trackside.core.moves import Menu, Move, Rule, Target
from trackside.core.question import Question
from trackside.games.great_western_trail.rules.box import Box
from trackside.games.great_western_trail.rules.perform import Perform, decline_refusal
from trackside.games.great_western_trail.rules.position import Player, WesternPosition
from trackside.games.great_western_trail.rules.principles import Decline, Offer
from trackside.games.great_western_trail.rules.refusals import CIRCLES_COVERED, NOT_NOW, ONLY_DOUBLE, SINGLE_ONLY
from trackside.games.great_western_trail.rules.trail import Phase


def circles_clear(box: Box, player: Player, action: i64) -> i64:
    """GWT-7.21: how many of the two circles of an auxiliary action are clear."""
    covered = box.auxiliary_discs[action] & player.discs
    n: i64 = 2
    while covered:
        covered &= covered - 1
        n -= 1
    return n


class Auxiliary(Move[WesternPosition]):
    """GWT-7.21 to 7.24: one auxiliary action, single or double."""

    def __init__(self, action: i64, double: bool, deed: i64, name: str) -> None:
        super().__init__(f"auxiliary {name} {'double' if double else 'single'}")
        self.action = action
        self.double = double
        self.deed = deed
        self.name = name

    def facts(self) -> dict[str, Any]:
        return {"action": self.name, "times": 2 if self.double else 1}

    def where(self, p: WesternPosition) -> list[Target]:
        return [("auxiliary", self.name)]

    def refusal(self, p: WesternPosition, seat: i64, may_double: bool) -> Rule | None:
        """GWT-5.8, 7.21, 7.22."""
        clear = circles_clear(p.box, p.players[seat], self.action)
        if self.double:
            if not may_double:
                return SINGLE_ONLY
            if clear < 2:
                return CIRCLES_COVERED
        elif clear == 0:
            return CIRCLES_COVERED
        elif clear == 2 and may_double and not p.box.rulings.double_as_single:
            return ONLY_DOUBLE
        return p.box.deeds[self.deed].refusal(p, seat)

    def play(self, p: WesternPosition, asked: Question[WesternPosition]) -> None:
        if p.journal is not None:
            p.tell(asked.seat, "auxiliary", {"action": self.name, "times": 2 if self.double else 1})
        below = asked.after_auxiliary(p) if isinstance(asked, Phase) else p.asked
        p.ask(Perform(asked.seat, below, self.deed, 0, True))


class ChooseAuxiliary(Offer):
    """GWT-7.22: one auxiliary action, single or double."""

    def __init__(self, seat: i64, below: Question[WesternPosition] | None, optional: bool) -> None:
        super().__init__(seat, below)
        self.optional = optional

    def refusal(self, p: WesternPosition, move: Move[WesternPosition]) -> Rule | None:
        if isinstance(move, Auxiliary):
            return move.refusal(p, self.seat, True)
        return decline_refusal(self.optional) if isinstance(move, Decline) else NOT_NOW

    def list_moves(self, p: WesternPosition, menu: Menu) -> None:
        if self.optional:
            menu.add(p.box.at.decline)
        self.offer(p, p.box.at.auxiliary, 2 * len(p.box.auxiliary), menu)


def any_auxiliary(p: WesternPosition, seat: i64) -> bool:
    """Whether there is an auxiliary action at all that can be carried out."""
    moves = p.game.moves
    id: i64
    for id in range(p.box.at.auxiliary, p.box.at.auxiliary + 2 * len(p.box.auxiliary)):
        move = moves[id]
        if isinstance(move, Auxiliary) and move.refusal(p, seat, True) is None:
            return True
    return False


def all_auxiliary(box: Box) -> list[Move[WesternPosition]]:
    moves: list[Move[WesternPosition]] = []
    action: i64
    for action in range(len(box.auxiliary)):
        moves.append(Auxiliary(action, False, box.auxiliary_deed[2 * action], box.auxiliary[action]))
        moves.append(Auxiliary(action, True, box.auxiliary_deed[2 * action + 1], box.auxiliary[action]))
    return moves
