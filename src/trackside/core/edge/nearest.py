"""What to say of a text that is not a move: the legal moves that are most like it."""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import TYPE_CHECKING

from trackside.core.edge.errors import quoted

if TYPE_CHECKING:
    from trackside.core.position import Position

MOST = 3
READ = 200  # characters of the text


def unknown_move(p: Position, text: str) -> str:
    """One line that names the nearest legal moves, if the game is not over."""
    written = " ".join(text.split())[:READ].removesuffix(".").lower()
    words = set(written.split())
    matcher = SequenceMatcher(b=written)

    def likeness(legal: str) -> tuple[int, float]:
        matcher.set_seq1(legal.lower())
        return len(words & set(legal.lower().split())), matcher.ratio()

    near = sorted((move.text for move in p.moves()), key=likeness, reverse=True)[:MOST]
    told = f"; the nearest legal moves: {', '.join(near)}" if near else ""
    return f"{quoted(text)} is not a move of {p.game.id}{told}"
