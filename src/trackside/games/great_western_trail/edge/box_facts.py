"""Facts that a board draws and data.yaml does not contain: names of actions, and every kind of cattle card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from trackside.games.great_western_trail.game import GreatWesternTrail
from trackside.games.great_western_trail.rules.box import supply_name
from trackside.games.great_western_trail.rules.deeds import Deeds
from trackside.games.great_western_trail.rules.verbs import VERBS


class CattleFacts(msgspec.Struct, frozen=True):
    breed: str
    value: int
    points: int


class TileFacts(msgspec.Struct, frozen=True):
    """A tile from the supply of Kansas City."""

    tile: Literal["worker", "teepee", "hazard"]
    what: str  # which worker, the colour of the teepee, which hazard
    hands: list[str]
    points: int


class BoxFacts(msgspec.Struct, frozen=True):
    """Added to data.yaml in the response about the box."""

    deeds: dict[str, dict[str, list[dict[str, Any]]]]  # each action as printed, by the name it has in moves and views
    tile_actions: dict[str, list[list[str]]]  # by building tile, in printed order: each the actions to choose from
    cattle_cards: dict[str, CattleFacts]
    tiles: dict[str, TileFacts]


def box_facts(game: GreatWesternTrail) -> BoxFacts:
    data = game.setting.data
    box = game.box
    deeds = Deeds(VERBS, list(data["cattle"]))
    names = {deeds.deeds[deeds.deed(action)].name: action for action in actions_in(data)}
    tiles = {**data["private_buildings"], **data["neutral_buildings"]}
    return BoxFacts(
        deeds=names,
        tile_actions={
            tile: [
                [deeds.deeds[deeds.deed(side)].name for side in action.get("one_of", [action])]
                for action in printed["local_actions"]
            ]
            for tile, printed in tiles.items()
        },
        cattle_cards={
            box.cards[kind]: CattleFacts(
                breed=box.breeds[box.breed_of[kind]],
                value=int(box.breed_value[box.breed_of[kind]]),
                points=int(box.card_vp[kind]),
            )
            for kind in range(int(box.cattle))
        },
        tiles={supply_name(tile): tile_facts(data, tile) for tile in supply(data)},
    )


def supply(data: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for stack in data["kansas_city"]["stacks"].values():
        yield from stack


def tile_facts(data: dict[str, Any], tile: dict[str, Any]) -> TileFacts:
    hands = tile.get("hands", [])
    if tile["tile"] == "teepee":
        hands = data["kansas_city"]["teepee_hands"][tile["colour"]]
    what = tile.get("worker") or tile.get("colour") or tile["hazard"]
    return TileFacts(tile=tile["tile"], what=what, hands=hands, points=tile.get("vp", 0))


def actions_in(data: Any) -> Iterator[dict[str, Any]]:
    """Every action with a cost or a gain, wherever it is printed."""
    if isinstance(data, list):
        for part in data:
            yield from actions_in(part)
    elif isinstance(data, dict):
        steps = [*data.get("cost", []), *data.get("gain", [])] if is_action(data) else []
        if steps:
            yield data
        else:
            for part in data.values():
                yield from actions_in(part)


def is_action(data: dict[str, Any]) -> bool:
    return bool({"cost", "gain"} & set(data)) and all(isinstance(data.get(part, []), list) for part in ("cost", "gain"))
