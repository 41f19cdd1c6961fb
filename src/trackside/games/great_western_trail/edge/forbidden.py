"""Moves that are never legal, and the rule that forbids each."""

from __future__ import annotations

from trackside.core.moves import Rule
from trackside.games.great_western_trail.game import GreatWesternTrail
from trackside.games.great_western_trail.rules.box import BUILDINGS
from trackside.games.great_western_trail.rules.refusals import (
    NEUTRAL_ONLY,
    NO_BUILDING_SPACE,
    NO_BUILDING_THERE,
    NO_HAZARD_THERE,
    NO_TEEPEE_THERE,
    NOT_AHEAD,
)

ON_A_SPACE = {
    "place": NEUTRAL_ONLY,
    "step": NOT_AHEAD,
    "copy": NO_BUILDING_THERE,
    "trade": NO_TEEPEE_THERE,
    "hazard": NO_HAZARD_THERE,
}


def forbidden(game: GreatWesternTrail, words: list[str]) -> Rule | None:
    """A space of the trail that is of another kind than the move needs."""
    if len(words) < 2 or words[-1] not in game.box.nodes:
        return None
    if len(words) == 3 and words[0] == "build" and words[1] in [str(number + 1) for number in range(BUILDINGS)]:
        return NO_BUILDING_SPACE
    return ON_A_SPACE.get(words[0]) if len(words) == 2 else None
