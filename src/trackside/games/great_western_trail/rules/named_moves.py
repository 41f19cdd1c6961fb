"""Moves that name one thing: a space of the trail, or a card of the hand."""

from __future__ import annotations

from typing import Any

from trackside.core.arrays import i64
from trackside.core.moves import Move, Q, Target
from trackside.games.great_western_trail.rules.position import WesternPosition


class SpaceMove(Move[WesternPosition, Q]):
    """Something done at a space."""

    def __init__(self, kind: str, node: i64, space: str) -> None:
        super().__init__(f"{kind} {space}")
        self.node = node
        self.space = space

    def facts(self) -> dict[str, Any]:
        return {"space": self.space}

    def where(self, p: WesternPosition) -> list[Target]:
        return [("space", self.space)]


class HandMove(Move[WesternPosition, Q]):
    """Something done with a card of the hand."""

    def __init__(self, kind: str, card: i64, name: str) -> None:
        super().__init__(f"{kind} {name}")
        self.card = card
        self.name = name

    def facts(self) -> dict[str, Any]:
        return {"card": self.name}

    def where(self, p: WesternPosition) -> list[Target]:
        return [("hand", self.name)]
