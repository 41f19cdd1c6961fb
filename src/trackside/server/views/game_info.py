"""What the API tells about the games: options, box contents, rules and client messages."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal

import msgspec

from trackside import games, lessons
from trackside.bots import STANDARD, levels
from trackside.core.edge.about import About, Option
from trackside.core.edge.box import load
from trackside.core.edge.errors import UnknownGame
from trackside.games import score_pad as pads
from trackside.games.player_aid import Line, aid, minute
from trackside.games.rulebook import NoSuchRule, find, language_of, rulebook
from trackside.locales import FOLDER, LANGUAGES, message_ids, messages_source, words
from trackside.server.api.errors import Refused
from trackside.server.api.responses import (
    AidLine,
    AidSection,
    Box,
    GameAid,
    GameInfo,
    LessonInfo,
    OptionInfo,
    PresetInfo,
    Rules,
    RuleText,
    ScorePad,
)

NAME_PREFIX = "name-"
DESCRIPTION_PREFIX = "says-"
BOARD_PREFIX = "board-"


def game_list(language: str) -> list[GameInfo]:
    return [_game_info(id, language) for id in games.ids() if (FOLDER / language / f"{id}.ftl").is_file()]


def _require_game(id: str) -> About:
    try:
        return games.about(id)
    except UnknownGame:
        raise Refused(404, "no-game") from None


def _game_info(id: str, language: str) -> GameInfo:
    about = games.about(id)
    say = words(language, id)
    return GameInfo(
        id=id,
        title=say.say("title"),
        tagline=say.say("tagline"),
        seats=about.seats,
        minutes=about.minutes,
        version=about.version,
        options=[_option_info(option, language, id) for option in about.options],
        presets=[
            PresetInfo(name=preset.name, text=say.say(f"preset-{preset.name}"), options=dict(preset.options))
            for preset in about.presets
        ],
        levels=list(levels(id)),
        standard_level=STANDARD,
        lessons=[LessonInfo(name=name, title=lessons.lesson(id, name).title[language]) for name in lessons.names(id)],
        score_pad=pads.score_pad(id) is not None,
    )


def _option_info(option: Option, language: str, game: str) -> OptionInfo:
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
    """The contents of a game's box, with names and descriptions in the reader's language."""
    about = _require_game(id)
    say = words(language, id)
    messages = sorted(message_ids(language, id))
    named = [message.removeprefix(NAME_PREFIX) for message in messages if message.startswith(NAME_PREFIX)]
    described = [message for message in messages if message.startswith(DESCRIPTION_PREFIX)]
    return Box(
        id=id,
        version=about.version,
        data=_with_text_keys(load(about.folder / "data.yaml")) | _box_facts(about),
        names={name: say.name(name) for name in named},
        says={message.removeprefix(DESCRIPTION_PREFIX): say.say(message) for message in described},
    )


def _box_facts(about: About) -> dict[str, Any]:
    """What boards draw of the box besides data.yaml, if the game has any such facts."""
    found: dict[str, Any] = msgspec.to_builtins(games.usual(about.id).adapter.box_facts() or {})
    return found


def _with_text_keys(value: Any) -> Any:
    """The same data with keys as strings, as JSON requires."""
    if isinstance(value, dict):
        return {str(key): _with_text_keys(member) for key, member in value.items()}
    return [_with_text_keys(member) for member in value] if isinstance(value, list) else value


def rules(id: str, query: str, language: str) -> Rules:
    """The rules of a game, or those that match a query."""
    _require_game(id)
    try:
        found = find(id, query, language) if query.strip() else rulebook(id, language)
    except NoSuchRule:
        found = []
    return Rules(
        language=language_of(id, language),
        rules=[
            RuleText(id=rule.id, text=rule.text, section=rule.section, kind=rule.kind, asks=list(rule.asks))
            for rule in found
        ],
    )


def game_aid(id: str, players: int | None, language: str) -> GameAid:
    """The game in one minute, and the player aid for that many players."""
    least, most = _require_game(id).seats
    if players is not None and not least <= players <= most:
        raise Refused(422, "bad-input")
    return GameAid(
        minute=[_aid_line(line) for line in minute(id, language)],
        sections=[
            AidSection(title=section.title, lines=[_aid_line(line) for line in section.lines])
            for section in aid(id, language, players)
        ],
    )


@lru_cache(maxsize=64)
def score_pad(id: str, language: str) -> ScorePad:
    """The score pad of a game."""
    _require_game(id)
    pad = pads.score_pad(id)
    if pad is None:
        raise Refused(404, "not-found")
    return msgspec.convert(pads.localized(id, pad, language), ScorePad)


def _aid_line(line: Line) -> AidLine:
    return AidLine(icon=line.icon, term=line.term, text=line.text)


@lru_cache(maxsize=64)
def board_messages(id: str, language: str) -> str:
    """The Fluent source of the messages of a game's board in the client."""
    _require_game(id)
    return messages_source(language, id, BOARD_PREFIX)


def client_messages(language: str) -> str | None:
    """The Fluent source of the client's messages."""
    file = FOLDER / language / "web.ftl"
    return file.read_text(encoding="utf-8") if language in LANGUAGES and file.is_file() else None
