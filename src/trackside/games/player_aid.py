"""The game in one minute and the player aid: short sentences with icons, from a game's `aid.yaml`.

Every line names a message of the game and, by their paths in the box, the figures in it, so that a corrected box shows
its own figures. A game without the file has neither.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from trackside.core.edge.about import About
from trackside.core.edge.box import load
from trackside.games import about
from trackside.locales import Words, words

FILE = "aid.yaml"


class Line(msgspec.Struct, frozen=True):
    icon: str  # of the client's icons
    term: str  # what it is about; empty if the text says it
    text: str


class Section(msgspec.Struct, frozen=True):
    title: str
    lines: list[Line]


def minute(game: str, language: str) -> list[Line]:
    """The game in one minute: four to six sentences for somebody who has never played it."""
    its = about(game)
    return [_line(line, its, its.seats[0], words(language, game)) for line in _file(its).get("minute", [])]


def aid(game: str, language: str, players: int | None = None) -> list[Section]:
    """The player aid: the turn, the symbols, the prices and the scoring, for that many players."""
    its = about(game)
    say = words(language, game)
    count = its.seats[0] if players is None else players
    return [
        Section(say.say(f"aid-section-{name}"), [_line(line, its, count, say) for line in lines])
        for name, lines in _file(its).get("aid", {}).items()
    ]


def _file(its: About) -> dict[str, Any]:
    file = its.folder / FILE
    return load(file) if file.exists() else {}


def _line(line: Mapping[str, Any], its: About, players: int, say: Words) -> Line:
    box = load(its.folder / "data.yaml")
    facts = {name: _figure(box, path.format(players=players)) for name, path in line.get("facts", {}).items()}
    return Line(line["icon"], say.say(line["term"]) if "term" in line else "", say.say(line["say"], facts))


def _figure(box: Any, path: str) -> int | str:
    """A figure of the box by its path of keys; a member of a list by its id or its place from 0."""
    found: Any = box
    for key in path.split("."):
        if isinstance(found, list) and not key.isdecimal():
            found = next(member for member in found if member["id"] == key)
        else:
            found = found[int(key) if key.isdecimal() else key]
    if isinstance(found, Mapping):
        found = found["value"]  # beside the figure is its source
    if isinstance(found, list):
        return " · ".join(str(each) for each in found)
    figure: int | str = found
    return figure
