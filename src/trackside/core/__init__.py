"""What every game is built from: positions, moves, questions, chance, records. No input or output, no clock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trackside.exports import lazy

if TYPE_CHECKING:
    from trackside.core.catalogue import Blocks
    from trackside.core.compound import Compound, Walk
    from trackside.core.edge.errors import (
        BadNotation,
        BadOption,
        BadOverride,
        BadRecord,
        Impossible,
        TracksideError,
        UnknownGame,
    )
    from trackside.core.edge.record import verify
    from trackside.core.game import Game
    from trackside.core.journal import Event, Journal
    from trackside.core.moves import IllegalMove, Menu, Move, Rule
    from trackside.core.position import Position
    from trackside.core.question import Question
    from trackside.core.rng import Rng
    from trackside.core.score import Score, places

__all__ = [
    "BadNotation",
    "BadOption",
    "BadOverride",
    "BadRecord",
    "Blocks",
    "Compound",
    "Event",
    "Game",
    "IllegalMove",
    "Impossible",
    "Journal",
    "Menu",
    "Move",
    "Position",
    "Question",
    "Rng",
    "Rule",
    "Score",
    "TracksideError",
    "UnknownGame",
    "Walk",
    "places",
    "verify",
]

__getattr__ = lazy(
    __name__,
    {
        "BadNotation": "edge.errors",
        "BadOption": "edge.errors",
        "BadOverride": "edge.errors",
        "BadRecord": "edge.errors",
        "Blocks": "catalogue",
        "Compound": "compound",
        "Event": "journal",
        "Game": "game",
        "IllegalMove": "moves",
        "Impossible": "edge.errors",
        "Journal": "journal",
        "Menu": "moves",
        "Move": "moves",
        "Position": "position",
        "Question": "question",
        "Rng": "rng",
        "Rule": "moves",
        "Score": "score",
        "TracksideError": "edge.errors",
        "UnknownGame": "edge.errors",
        "Walk": "compound",
        "places": "score",
        "verify": "edge.record",
    },
)
