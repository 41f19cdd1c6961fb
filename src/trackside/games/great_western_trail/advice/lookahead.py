"""Plays a move on a copy, answers the questions that follow as well as possible, and values the resulting position."""

from __future__ import annotations

from typing import Final

from trackside.core.arrays import i64
from trackside.core.moves import Menu, Move
from trackside.games.great_western_trail.advice.hint_weights import RELEASED, HintWeights
from trackside.games.great_western_trail.advice.position_value import worth
from trackside.games.great_western_trail.rules.delivery import ChooseCity
from trackside.games.great_western_trail.rules.phase_b import PhaseB
from trackside.games.great_western_trail.rules.position import WesternPosition
from trackside.games.great_western_trail.rules.railroad import MoveEngine
from trackside.games.great_western_trail.rules.trail import Travel

FEW: Final = 6  # with at most this many answers, all are examined in depth
DEEP: Final = 3  # questions answered after a move; as many ids as fit into a line
ID_BITS: Final = 16  # of an id in a line


class Lookahead:
    """Remembers how it answered: `line` holds the answers after the last move that was tried, the first one in the
    lowest bits, each as its id plus one; `lines` those of all moves given to `value`."""

    def __init__(self, weights: HintWeights = RELEASED) -> None:
        self.weights = weights
        self.line: i64 = 0
        self.lines: list[int] = []

    def value(self, p: WesternPosition, seat: i64, move: Move[WesternPosition]) -> float:
        found = self.tried(p, seat, move, DEEP)
        self.lines.append(self.line)
        return found

    def tried(self, p: WesternPosition, seat: i64, move: Move[WesternPosition], depth: i64) -> float:
        """The value of the position after a move and the best answers to its questions."""
        world = p.copy()
        world.carry_out(move)
        return self.answered(world, seat, depth)

    def answered(self, p: WesternPosition, seat: i64, depth: i64) -> float:
        asked = p.asked
        if asked is None or asked.seat != seat or isinstance(asked, (Travel, PhaseB)) or depth == 0:
            self.line = 0
            return worth(p, seat, self.weights)
        menu = Menu()
        p.list_moves(menu)
        catalogue = p.game.moves
        best = -1000.0
        choice = menu.ids[0]
        line: i64 = 0
        deep = menu.count <= FEW
        # Where there are many answers, the best is chosen at a glance; for a city and the engine, the disc that comes
        # off the board makes the difference.
        further = depth - 1 if deep else 1 if isinstance(asked, (ChooseCity, MoveEngine)) else 0
        i: i64
        for i in range(menu.count):
            found = self.tried(p, seat, catalogue[menu.ids[i]], further)
            if found > best:
                best = found
                choice = menu.ids[i]
                line = self.line
        if not deep:
            p.carry_out(catalogue[choice])
            best = self.answered(p, seat, depth - 1)
            line = self.line
        self.line = (line << ID_BITS) | (choice + 1)
        return best
