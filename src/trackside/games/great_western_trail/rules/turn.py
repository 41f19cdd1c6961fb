"""Chapters 3 and 13: turns, the very first placement, phase A, and the end of the game."""

from __future__ import annotations

from trackside.core.arrays import i64
from trackside.core.moves import Menu, Move, Rule
from trackside.core.question import Question
from trackside.games.great_western_trail.rules.box import Box
from trackside.games.great_western_trail.rules.herd import draw_up, hand_limit
from trackside.games.great_western_trail.rules.named_moves import SpaceMove
from trackside.games.great_western_trail.rules.objectives import PlayObjective, list_plays
from trackside.games.great_western_trail.rules.phase_b import Arrive
from trackside.games.great_western_trail.rules.position import NOWHERE, WesternPosition
from trackside.games.great_western_trail.rules.refusals import NOT_NOW
from trackside.games.great_western_trail.rules.trail import Travel, step_limit


class NextTurn(Question[WesternPosition]):
    """The bottom of the stack, not a decision: the turn of a seat begins, or the game ends before it (GWT-13.4)."""

    def settle(self, p: WesternPosition) -> bool:
        seat = self.seat
        if p.trigger == seat:
            p.asked = None
            if p.journal is not None:
                p.tell(-1, "game-over", {})
            return False
        if p.journal is not None:
            p.tell(seat, "turn", {"seat": seat})
        after = NextTurn((seat + 1) % len(p.players), None)
        begin_turn(p, seat, DrawUp(seat, after))
        return False


def begin_turn(p: WesternPosition, seat: i64, after: Question[WesternPosition]) -> None:
    """GWT-3.1, 3.2: phase A, then B; `after` holds phase C and the next turn."""
    arrive = Arrive(seat, after)
    if p.players[seat].cattleman == NOWHERE:
        p.ask(PlaceCattleman(seat, arrive))
    else:
        p.ask(PhaseA(seat, arrive))


class DrawUp(Question[WesternPosition]):
    """GWT-5.9: phase C, not a decision."""

    def settle(self, p: WesternPosition) -> bool:
        p.asked = self.below
        draw_up(p, self.seat, hand_limit(p.box, p.players[self.seat]))
        return False


class Place(SpaceMove):
    """GWT-3.2: the cattleman comes to any neutral building."""

    def __init__(self, node: i64, space: str) -> None:
        super().__init__("place", node, space)

    def play(self, p: WesternPosition, asked: Question[WesternPosition]) -> None:
        p.players[asked.seat].cattleman = self.node
        if p.journal is not None:
            p.tell(asked.seat, "place", {"space": self.space})


class PlaceCattleman(Question[WesternPosition]):
    """GWT-3.2: instead of phase A in the very first turn."""

    def refusal(self, p: WesternPosition, move: Move[WesternPosition]) -> Rule | None:
        return None if isinstance(move, Place) else NOT_NOW

    def list_moves(self, p: WesternPosition, menu: Menu) -> None:
        i: i64
        for i in range(len(p.box.neutral_nodes)):
            menu.add(p.box.at.place + i)


class PhaseA(Travel):
    """GWT-3.5, 12.2: the first step of the turn, or an objective card before it."""

    def __init__(self, seat: i64, below: Question[WesternPosition] | None) -> None:
        super().__init__(seat, below, 0, False, False)

    def steps(self, p: WesternPosition) -> i64:
        return step_limit(p.box, p.players[self.seat])

    def refusal(self, p: WesternPosition, move: Move[WesternPosition]) -> Rule | None:
        if isinstance(move, PlayObjective):
            return move.refusal(p, self.seat)
        return super().refusal(p, move)

    def list_moves(self, p: WesternPosition, menu: Menu) -> None:
        self.list_steps(p, menu)
        list_plays(p, self.seat, menu)


def all_places(box: Box) -> list[Move[WesternPosition]]:
    return [Place(node, box.nodes[node]) for node in box.neutral_nodes]
