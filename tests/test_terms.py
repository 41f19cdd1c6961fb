"""Each thing has one word in each language, in messages, rules and lessons: see docs/terms.yaml."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from trackside import lessons
from trackside.games import about, ids
from trackside.locales import FOLDER, LANGUAGES

TERMS: list[dict[str, Any]] = yaml.safe_load((Path(__file__).parents[1] / "docs" / "terms.yaml").read_text("utf-8"))
TRANSLATED = LANGUAGES[1:]
OWN = ("app", "web", "server")


class Said(Visitor):
    """What a message says, without variables."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802, the visitor's own name
        self.texts.append(node.value)


@lru_cache(maxsize=64)
def texts(file: str, language: str) -> list[tuple[str, str]]:
    """What a game or a part of the program says in a language, each text with where it stands."""
    found: list[tuple[str, str]] = []
    for entry in FluentParser().parse((FOLDER / language / f"{file}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            said = Said()
            said.visit(entry)
            found += [(f"{file}.ftl {entry.id.name}", text) for text in said.texts]
    if file in ids():
        rules = (about(file).folder / f"rules.{language}.md").read_text(encoding="utf-8")
        found += [(f"rules line {number}", line) for number, line in enumerate(rules.splitlines(), 1)]
        found += [(f"lesson {name}", text) for name in lessons.names(file) for text in told(file, name, language)]
    return found


def told(game: str, name: str, language: str) -> Iterator[str]:
    """The texts of a lesson."""
    source = yaml.safe_load((Path(lessons.__file__).parent / game / f"{name}.yaml").read_text(encoding="utf-8"))
    places = [source]
    while places:
        place = places.pop()
        if isinstance(place, list):
            places += place
        elif isinstance(place, dict):
            said = place.get(language)
            if isinstance(said, str):
                yield said
            elif isinstance(said, list):
                yield from (str(text) for text in said)
            places += place.values()


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_text_has_another_word_for_a_thing(language: str) -> None:
    wrong = [
        f"{term['thing']} is {term[language]['term']}: {where}: …{text[max(0, at.start() - 30) : at.end() + 30]}…"
        for term in TERMS
        for pattern in term.get(language, {}).get("not", [])
        for file in term.get("games", [*OWN, *ids()])
        for where, text in texts(file, language)
        for at in re.finditer(pattern, text)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_term_is_in_use(language: str) -> None:
    """A term that no text has would be a slip of the list: its words are looked for by their stems."""
    for term in TERMS:
        if language not in term:
            continue
        said = " ".join(text for file in term.get("games", [*OWN, *ids()]) for _, text in texts(file, language))
        for word in re.findall(r"[^\s(),:]+", term[language]["term"]):
            stem = word[: max(3, len(word) - 3)]
            assert stem.casefold() in said.casefold(), (term["thing"], word)


def test_every_term_says_which_things_and_games() -> None:
    for term in TERMS:
        assert set(term) <= {"thing", "games", *TRANSLATED} and term["thing"], term
        assert set(term.get("games", [])) <= set(ids()), term["thing"]
        assert any(language in term for language in TRANSLATED), term["thing"]


def test_lessons_are_read() -> None:
    assert any("lesson" in where for where, _ in texts("steam", "fa"))
