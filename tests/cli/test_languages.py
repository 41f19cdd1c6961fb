"""The command line speaks the reader's language: help, and what is wrong."""

from __future__ import annotations

import argparse
import ast
import builtins
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import trackside
from trackside.cli.arguments import spoken
from trackside.cli.parser import Parser, parser
from trackside.locales import LANGUAGES
from trackside.locales.problems import said

SOURCE = Path(trackside.__file__).parent
# Where errors are raised that a person at the command line can cause. Those about the keys of files that one writes
# by hand, such as boxes and situations, are in English.
RAISED = ("cli", "bots/__init__.py", "bots/names.py", "core/edge/about.py", "games/__init__.py", "games/rulebook.py")
SCRIPT = {"uk": "[а-яіїєґ]", "ru": "[а-яё]", "fa": "[آ-ی]"}
ENGLISH = re.compile(r"(?<![\w`./'-])(?:[a-z]{2,} ){2,}[a-z]{2,}")


def helps(of: argparse.ArgumentParser) -> Iterator[str]:
    if of.description:
        yield of.description
    for action in of._actions:
        if isinstance(action, argparse._SubParsersAction):
            yield from (str(choice.help) for choice in action._choices_actions)
            for each in action.choices.values():
                yield from helps(each)
        elif action.help:
            yield action.help


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_help_is_translated(language: str) -> None:
    texts = set(helps(parser()))
    assert len(texts) > 90
    assert not [text for text in texts if not re.search(SCRIPT[language], said(language, text))]
    assert not [text for text in texts if ENGLISH.search(said(language, text))]


def raised() -> Iterator[str]:
    """The texts of errors, with an x for what they name."""
    for place in RAISED:
        files = sorted((SOURCE / place).glob("*.py")) if (SOURCE / place).is_dir() else [SOURCE / place]
        for file in files:
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and node.exc.args:
                    text = template(node.exc.args[0])
                    if text is not None and not hasattr(builtins, ast.unparse(node.exc.func)):
                        yield text


def template(node: ast.expr) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(part.value if isinstance(part, ast.Constant) else "x" for part in node.values)
    return None


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_error_of_the_command_line_is_translated(language: str) -> None:
    texts = set(raised())
    assert len(texts) > 20
    assert not [text for text in texts if ENGLISH.search(said(language, text))]


def test_argparse_speaks_the_language_too(capsys: pytest.CaptureFixture[str]) -> None:
    for words, told in (
        (["play"], "бракує аргументів: GAME"),
        (["play", "steam", "--seed"], "потрібне одне значення"),
        (["play", "steam", "--seed", "x"], "потрібне ціле число"),
        (["play", "steam", "--nonsense"], "невідомі аргументи: --nonsense"),
        (["fly"], "немає такого вибору: 'fly'"),
    ):
        assert trackside.cli.main([*words, "--lang", "uk"]) == 2
        assert told in capsys.readouterr().err


def test_the_language_is_known_before_the_arguments_are(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert spoken(["play", "--lang", "fa"]) == "fa" and spoken(["play", "--lang=ru"]) == "ru"
    assert spoken(["play", "--lang"]) == "en" and spoken(["--lang", "xx"]) == "en"
    monkeypatch.setenv("LANG", "uk_UA.UTF-8")
    assert spoken(["play"]) == "uk"


def test_every_command_takes_the_language_before_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert trackside.cli.main(["--lang", "fa", "backup", "/nowhere/at/all/x.db", "--database", "/nowhere/x.db"]) == 2
    assert re.search(SCRIPT["fa"], capsys.readouterr().err)
    assert trackside.cli.main(["--lang", "ru", "rules", "steam", "STEAM-3.9"]) == 0
    assert "Стандартная" in capsys.readouterr().out
    assert trackside.cli.main(["--lang", "xx", "games"]) == 2


def test_help_is_in_the_language_of_the_reader() -> None:
    told = parser("ru").format_help()
    assert "использование: trackside" in told and "аргументы:" in told and "запустить веб-сервер" in told
    assert "Железнодорожные настольные игры" in told


def test_an_unknown_text_stays_as_it_is() -> None:
    assert said("uk", "nobody ever said this") == "nobody ever said this"
    assert said("uk", "line 7: the header seed is missing") == "рядок 7: бракує заголовка seed"
    assert said("en", "line 7: the header seed is missing") == "line 7: the header seed is missing"


def test_subparsers_speak_like_their_parser() -> None:
    assert isinstance(parser("fa"), Parser) and parser("fa").language == "fa" and parser().language == "en"
