"""Moves that are never legal, and the rule that forbids each."""

from __future__ import annotations

from trackside.core.moves import Rule
from trackside.games.steam.game import Steam
from trackside.games.steam.rules.box import CITY
from trackside.games.steam.rules.refusals import CITY_HEX, DECLINE_SPECIALS_ONLY, NOT_A_CITY, NOT_A_TOWN, OTHER_FACE


def forbidden(game: Steam, words: list[str]) -> Rule | None:
    box = game.box
    if len(words) == 2 and words[1] in box.place_names:
        if words[0] == "grow":
            return NOT_A_CITY
        if words[0] == "urbanize":
            return NOT_A_TOWN
    if len(words) == 2 and words[0] == "decline" and words[1] in box.tile_names:
        return DECLINE_SPECIALS_ONLY
    if len(words) == 4 and words[0] == "lay" and words[1] in box.hex_names and words[2] in box.face_names:
        hex = box.hex_names.index(words[1])
        if box.sort[hex] == CITY:
            return CITY_HEX
        if (box.place[hex] >= 0) != bool(box.town_face[box.face_names.index(words[2])]):
            return OTHER_FACE
    return None
