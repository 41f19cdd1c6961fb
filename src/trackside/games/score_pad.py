"""The score pad of a game: what to enter at the end of a game on a real table, and what it is worth, as data.

Points are looked up in tables, so that a page without the engine can add them up, also offline. Each game makes its
tables from its box and its scoring chapter. Its adapter gives the pad (`score_pad`) and what players would enter in a
position (`entries`, `table_entries`): the tests compare the pads with the engine's scores of random games.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from trackside import games
from trackside.core.edge.score_pad import TABLE, Label, ScorePad
from trackside.locales import words


@lru_cache
def score_pad(game: str) -> ScorePad | None:
    """The pad of a game with its usual options, if it has one. It serves for any number of players."""
    return games.usual(game).adapter.score_pad()


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
