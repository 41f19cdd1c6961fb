"""Effects of moves under earlier rules, for games that began under them: see core/edge/upgrade.py.

Rules 1 offered building 7a also to a player without a pair of teepees: it brought nothing and was used.
"""

from __future__ import annotations

from trackside.core.edge.errors import BadNotation
from trackside.core.position import Position
from trackside.games.great_western_trail.rules.deeds import PER_TEEPEE_PAIR
from trackside.games.great_western_trail.rules.perform import Use
from trackside.games.great_western_trail.rules.position import WesternPosition
from trackside.games.great_western_trail.rules.refusals import NOTHING_TO_GAIN


class EarlierMoves:
    """Plays the moves of a game one after the other as rules 1 did."""

    def __init__(self, rules: int) -> None:
        self.rules = rules

    def play(self, p: Position, text: str) -> Position | None:
        """The position after a move, or None if the current rules give the same."""
        if self.rules > 1 or not isinstance(p, WesternPosition):
            return None
        try:
            move = p.game.parse(text)
        except BadNotation:
            return None
        if not isinstance(move, Use) or p.box.deeds[move.deed].steps[0].per != PER_TEEPEE_PAIR:
            return None
        if p.refusal(move) is not NOTHING_TO_GAIN:
            return None
        p.carry_out(move)
        return p
