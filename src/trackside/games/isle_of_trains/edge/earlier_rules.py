"""Effects of moves under earlier rules, for games that began under them: see core/edge/upgrade.py.

Rules 2 asked a soloist card by card, or for all the rest, where rules 3 draw the cards by themselves because nothing
but the deck is left to take from; and they let him take "the rest" where it was a single card.
"""

from __future__ import annotations

from trackside.core.position import Position
from trackside.games.isle_of_trains.rules.position import IslePosition

TAKES = ("take deck", "take rest")
QUESTION = "take-cards"


class EarlierMoves:
    """Plays the moves of a game one after the other as rules 2 did."""

    def __init__(self, rules: int) -> None:
        self.rules = rules

    def play(self, p: Position, text: str) -> Position | None:
        """The position after a move, or None if the current rules give the same."""
        if self.rules > 2 or text not in TAKES or p.is_legal(text) or not isinstance(p, IslePosition):
            return None
        if p.asked is not None and p.asked.name == QUESTION and p.is_legal("take deck"):
            p.play("take deck")
            return p
        if p.box.solo and not p.can_draw():  # the cards have been drawn already
            p.ply += 1
            return p
        return None
