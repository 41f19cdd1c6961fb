"""Arguments shared by several commands: game, players, options, language."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from trackside.core.edge.errors import BadOption, TracksideError
from trackside.locales import LANGUAGES, Words, words

if TYPE_CHECKING:
    from trackside.core.game import Game

HUMAN = "human"


class UnknownLanguage(TracksideError):
    """A language without a translation."""


def add_game(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the id of a game: see `trackside games`")


def add_setting(parser: ArgumentParser) -> None:
    """Options, corrections of the box and the seed."""
    parser.add_argument("--seed", type=int, metavar="N", help="the same seed gives the same shuffles")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument(
        "--box", metavar="FILE", help="a YAML file with corrections of component figures, from your own copy"
    )


def add_language(parser: ArgumentParser, name: str = "lang") -> None:
    """The language of a command, or under another name of all of them."""
    told = f"the language: {', '.join(LANGUAGES)} (default: from LANG)"
    parser.add_argument("--lang", dest=name, metavar="XX", help=told)


def add_plain(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--plain", action="store_true", help="plain text without colours and drawings, for screen readers"
    )


def language(arguments: Namespace) -> str:
    asked: str | None = arguments.lang if arguments.lang is not None else arguments.spoken
    if asked is not None:
        if asked not in LANGUAGES:
            raise UnknownLanguage(f"language {asked!r} is not one of {', '.join(LANGUAGES)}")
        return asked
    return spoken()


def spoken(argv: Sequence[str] = ()) -> str:
    """The language that a command line asks for, which may have errors, or else that of the environment."""
    for number, word in enumerate(argv):
        asked = word.removeprefix("--lang=") if word != "--lang" else "".join(argv[number + 1 : number + 2])
        if word.startswith("--lang") and asked in LANGUAGES:
            return asked
    locale = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    return locale[:2] if locale[:2] in LANGUAGES else "en"


def say(arguments: Namespace, game: str | None = None) -> Words:
    return words(language(arguments), game)


def add_seats(parser: ArgumentParser, first: str, others: str) -> None:
    """The seats that were named, or as many as the game needs."""
    who = f"for each seat {'human or a bot' if first == HUMAN else 'a bot'} (otherwise {first},{others},...)"
    parser.add_argument("--seats", metavar="WHO,WHO", help=who)
    parser.set_defaults(first=first, others=others)


def seats(arguments: Namespace) -> list[str]:
    """The players by seat: `human` or the name of a bot."""
    from trackside.games import about

    if arguments.seats is None:
        return [arguments.first] + [arguments.others] * (max(2, about(arguments.game).seats[0]) - 1)
    names = [name.strip() for name in arguments.seats.split(",")]
    if not all(names):
        raise BadOption(f"--seats {arguments.seats}: a name is missing")
    return names


def names(arguments: Namespace) -> list[str]:
    """The names after --players."""
    found = [name.strip() for name in arguments.players.split(",")]
    if not all(found):
        raise BadOption(f"--players {arguments.players}: a name is missing")
    return found


def players(arguments: Namespace) -> list[str]:
    """The players of a match, one name for each seat: the last one takes the remaining seats."""
    from trackside.games import about

    found = names(arguments)
    wanted = arguments.seats if arguments.seats is not None else max(len(found), about(arguments.game).seats[0])
    if wanted < len(found):
        raise BadOption(f"--players names {len(found)} players for {wanted} seats")
    return found + found[-1:] * (wanted - len(found))


def require_writable(file: str | None) -> None:
    """OSError now, not after hours of work, if this file cannot be written."""
    if file is None:
        return
    path = Path(file)
    new = not path.exists()
    path.open("ab").close()
    if new:
        path.unlink()


def options(arguments: Namespace) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for text in arguments.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"--option {text}: write NAME=VALUE")
        values[name.strip()] = value.strip()
    return values


def game(arguments: Namespace, players: int) -> Game[Any]:
    from trackside.games import make

    return make(arguments.game, players, arguments.box, options(arguments))
