"""Payments that are never legal, and the rule that forbids each."""

from __future__ import annotations

from trackside.core.moves import Rule
from trackside.games.ticket_to_ride_amsterdam.game import Amsterdam
from trackside.games.ticket_to_ride_amsterdam.rules.box import GREY, WILD
from trackside.games.ticket_to_ride_amsterdam.rules.refusals import (
    OTHER_COLOUR,
    PAYMENT_ORDER,
    TWO_COLOURS,
    WRONG_NUMBER,
)


def forbidden(game: Amsterdam, words: list[str]) -> Rule | None:
    """TTR-5.2, 5.3, 10.3: a claim of a route with any cards."""
    box = game.box
    if len(words) < 3 or words[0] != "claim" or words[1] not in box.route_names:
        return None
    if any(word not in box.card_names for word in words[2:]):
        return None
    route = box.route_names.index(words[1])
    cards = [box.card_names.index(word) for word in words[2:]]
    colours = [card for card in cards if card != WILD]
    if len(cards) != box.length[route]:
        return WRONG_NUMBER
    if len(set(colours)) > 1:
        return TWO_COLOURS
    return OTHER_COLOUR if colours and box.colour[route] not in (GREY, colours[0]) else PAYMENT_ORDER
