"""Moves that are never legal, and the rule that forbids each."""

from __future__ import annotations

from trackside.core.moves import Rule
from trackside.games.isle_of_trains.game import IsleOfTrains
from trackside.games.isle_of_trains.rules.refusals import NO_SUCH_CAR, NOT_AN_UPGRADE


def forbidden(game: IsleOfTrains, words: list[str]) -> Rule | None:
    """IOT-5.4: an upgrade to a card that replaces nothing, or of a place that no train has."""
    if len(words) != 3 or words[0] != "upgrade" or not words[1].isdecimal() or words[2] not in game.box.kind_names:
        return None
    return NOT_AN_UPGRADE if int(words[1]) < game.box.places else NO_SUCH_CAR
