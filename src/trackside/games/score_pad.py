"""The score pad of a game: what to enter at the end of a game on a real table, and what it is worth, as data.

Points are looked up in tables, so that a page without the engine can add them up, also offline. Each game makes its
tables from its box and its scoring chapter, in `edge/score_pad.py`:

    score_pad(game)        the pad
    entries(p, seat)       what the player of a seat would enter in this position
    table_entries(p)       what is entered once for all players; only if there is such a thing

The tests compare the pads with the engine's scores of random games, for which `entries` is there.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec

from trackside import games
from trackside.core.edge.score_pad import TABLE, Label, ScorePad
from trackside.core.game import Game
from trackside.core.position import Position
from trackside.locales import words


def has_score_pad(game: str) -> bool:
    return find_spec(f"trackside.games.{game}.edge.score_pad") is not None


def score_pad(game: str) -> ScorePad:
    """The pad of a game with its usual options. It serves for any number of players."""
    pad: ScorePad = _module(game).score_pad(_usual_game(game))
    return pad


def entries(game: str, p: Position, seat: int) -> dict[str, int]:
    """What the player of a seat would enter."""
    found: dict[str, int] = _module(game).entries(p, seat)
    return found


def table_entries(game: str, p: Position) -> dict[str, int]:
    """What would be entered once for all players."""
    module = _module(game)
    found: dict[str, int] = module.table_entries(p) if hasattr(module, "table_entries") else {}
    return found


def localized(game: str, pad: ScorePad, language: str) -> dict[str, Any]:
    """The pad as a client needs it: with texts in place of labels."""
    say = words(language, game)

    def localize(value: Any) -> Any:
        if isinstance(value, Label):
            return value.text(say)
        if isinstance(value, msgspec.Struct):
            return {name: localize(getattr(value, name)) for name in value.__struct_fields__}
        if isinstance(value, dict):
            return {str(key): localize(member) for key, member in value.items()}
        return [localize(member) for member in value] if isinstance(value, list | tuple) else value

    found: dict[str, Any] = localize(pad)
    groups = [*pad.categories, *([TABLE] if any(field.group == TABLE for field in pad.fields) else [])]
    labels = {TABLE: "pad-table", **{category: f"category-{category}" for category in pad.categories}}
    found["groups"] = [{"name": group, "label": say.say(labels[group])} for group in groups]
    for field in found["fields"]:
        field["choices"] = [say.say(choice) for choice in field["choices"]]
    return found


def _module(game: str) -> Any:
    return import_module(f"trackside.games.{game}.edge.score_pad")


def _usual_game(game: str) -> Game[Any]:
    least, most = games.about(game).seats
    return games.make(game, min(most, max(2, least)), None, {})
