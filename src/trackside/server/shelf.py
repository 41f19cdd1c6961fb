"""The shelf: what the games say of themselves, in the reader's language."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Literal

import msgspec

from trackside import games as boxes
from trackside.bots import LEVELS
from trackside.core.edge import box as boxed
from trackside.core.edge.about import Option
from trackside.core.edge.errors import UnknownGame
from trackside.games.rulebook import NoSuchRule, find, rulebook
from trackside.locales import FOLDER, LANGUAGES, message_ids, messages_source, words
from trackside.server.problems import Refused
from trackside.server.types import Box, GameInfo, OptionInfo, PresetInfo, RuleText

NAME = "name-"
SAYS = "says-"
BOARD = "board-"


def games(language: str) -> list[GameInfo]:
    return [_game(id, language) for id in boxes.ids() if (FOLDER / language / f"{id}.ftl").is_file()]


def _need(id: str) -> Any:
    try:
        return boxes.about(id)
    except UnknownGame:
        raise Refused(404, "no-game") from None


def _game(id: str, language: str) -> GameInfo:
    its = boxes.about(id)
    say = words(language, id)
    return GameInfo(
        id=id,
        title=say.say("title"),
        tagline=say.say("tagline"),
        seats=its.seats,
        minutes=its.minutes,
        version=its.version,
        options=[_option(option, language, id) for option in its.options],
        presets=[
            PresetInfo(name=preset.name, text=say.say(f"preset-{preset.name}"), options=dict(preset.options))
            for preset in its.presets
        ],
        levels=list(LEVELS),
    )


def _option(option: Option, language: str, game: str) -> OptionInfo:
    say = words(language, game)
    texts: list[str] = []
    for choice in option.allowed():
        written = Option.write(choice)
        id = f"choice-{option.name}-{written}"
        texts.append(say.say(id) if say.has(id) else written)
    kind: Literal["flag", "number", "choice"] = (
        "flag" if option.type == "flag" else "number" if option.type == "number" else "choice"
    )
    return OptionInfo(
        name=option.name,
        type=kind,
        choices=list(option.allowed()),
        default=option.default,
        text=say.say(f"option-{option.name}"),
        choice_texts=texts,
        seats=option.seats,
        ruling=option.ruling,
    )


@lru_cache(maxsize=64)
def box(id: str, language: str) -> Box:
    its = _need(id)
    say = words(language, id)
    messages = sorted(message_ids(language, id))
    named = [message.removeprefix(NAME) for message in messages if message.startswith(NAME)]
    says = {message.removeprefix(SAYS): say.say(message) for message in messages if message.startswith(SAYS)}
    data = _plain(boxed.load(its.folder / "data.yaml")) | _facts(id, its.seats[0])
    return Box(id=id, version=its.version, data=data, names={name: say.name(name) for name in named}, says=says)


def _facts(id: str, seats: int) -> dict[str, Any]:
    """What the game's boards draw of the box besides data.yaml, from its module edge/box_facts.py."""
    name = f"trackside.games.{id}.edge.box_facts"
    if find_spec(name) is None:
        return {}
    found: dict[str, Any] = msgspec.to_builtins(import_module(name).box_facts(boxes.make(id, seats, None, {})))
    return found


def _plain(value: Any) -> Any:
    """Keys as text, as JSON has them."""
    if isinstance(value, dict):
        return {str(key): _plain(member) for key, member in value.items()}
    return [_plain(member) for member in value] if isinstance(value, list) else value


def rules(id: str, wanted: str) -> list[RuleText]:
    _need(id)
    try:
        found = find(id, wanted) if wanted.strip() else rulebook(id)
    except NoSuchRule:
        found = []
    return [
        RuleText(id=rule.id, text=rule.text, section=rule.section, kind=rule.kind, asks=list(rule.asks))
        for rule in found
    ]


@lru_cache(maxsize=64)
def board_words(id: str, language: str) -> str:
    """The Fluent source of what the game's board in the client says."""
    _need(id)
    return messages_source(language, id, BOARD)


def client_words(language: str) -> str | None:
    """The Fluent source of the client's sentences."""
    file = FOLDER / language / "web.ftl"
    return file.read_text(encoding="utf-8") if language in LANGUAGES and file.is_file() else None
