"""The translated rulebooks have the same ids, headings, numbers and tables as the English ones.

A book is compared point by point. A point is a heading, a rule, a ruling, a worked example or a point of a list, with
all that follows it up to the next one. The languages are those of the files that exist.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

import pytest

from trackside.games import about, ids
from trackside.games.rulebook import SOURCES, START, cells, is_rule_off, rulebook
from trackside.locales import LANGUAGES, message_ids, words

HEADING = re.compile(r"^(?P<level>#+) (?:(?P<number>\d+)\.? |[^\W\d]+ (?P<letter>[A-Z])(?:\.| —) )?(?P<title>.+)$")
LISTED = re.compile(r"^(?:[-*]|(?P<number>\d+)\.) (?P<text>.+)$")
CODE = re.compile(r"`[^`]+`")
NUMBER = re.compile(r"[−+]?\d+")
NAMED = re.compile(r"\b[A-Z]+-\d+(?:\.[0-9A-Z]+)*[a-z]?\b")
TAG = re.compile(r"\b(?:RULING|[A-Z]\d?)\b(?!-)")
ADDRESS = re.compile(r"\S+\.(?:com|de|fr|it|uk|yaml|md)\b|\b[\w-]+/[\w-]+\b")
LATIN_WORD = re.compile(r"[A-Za-z]{3,}")
LATIN_SENTENCE = re.compile(r"\b[a-z]{2,}(?: [a-z]{2,}){2,}\b")
SCRIPT = {"uk": "[Ѐ-ӿ]", "ru": "[Ѐ-ӿ]", "fa": "[\u0600-\u06ff]"}
# Letters of a neighbouring language, and one word in two scripts: neither can be seen, and both are not found.
STRAY = {
    "uk": "[ыэёъЫЭЁЪ]|[A-Za-z][Ѐ-ӿ]|[Ѐ-ӿ][A-Za-z]",
    "ru": "[іїєґІЇЄҐ]|[A-Za-z][Ѐ-ӿ]|[Ѐ-ӿ][A-Za-z]",
    "fa": "[يك]|[A-Za-z][\u0620-\u06d3]|[\u0620-\u06d3][A-Za-z]",
}
SAME_EVERYWHERE = {"Steam"}  # cells that are a name

DOCUMENTS = Path(__file__).parents[1] / "docs" / "rules"
BOOKS = [(game, file.name.split(".")[1]) for game in ids() for file in sorted(about(game).folder.glob("rules.*.md"))]
each_book = pytest.mark.parametrize(("game", "language"), BOOKS, ids=[":".join(book) for book in BOOKS])


@dataclass
class Point:
    name: str  # the same in every language
    lines: list[str]
    tables: list[list[list[str]]] = field(default_factory=list)

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


@lru_cache(maxsize=32)
def book(game: str, language: str) -> list[Point]:
    file = "rules.md" if language == "en" else f"rules.{language}.md"
    points = [Point("", [])]
    inside = False  # a table
    for line in (about(game).folder / file).read_text(encoding="utf-8").splitlines():
        if opened := opens(line):
            points.append(opened)
        else:
            points[-1].lines.append(line)
        row = cells(line)
        if row is not None:
            if not inside:
                points[-1].tables.append([])
            points[-1].tables[-1].append(row)
        inside = row is not None
    return points


def opens(line: str) -> Point | None:
    """The point that this line begins."""
    if heading := HEADING.match(line):
        return Point(f"{heading['level']} {heading['number'] or heading['letter'] or ''}", [heading["title"]])
    if start := START.match(line):
        return Point(start["id"], [f"{start['name']} {start['text']}"])
    if listed := LISTED.match(line):
        return Point(f"point {listed['number'] or ''}", [listed["text"]])
    return Point("---", []) if line == "---" else None


def pairs(game: str, language: str) -> Iterator[tuple[str, Point, Point]]:
    """Where one is in the book, and what is there in English and in the other language."""
    assert [point.name for point in book(game, language)] == [point.name for point in book(game, "en")]
    chapter = ""
    for english, other in zip(book(game, "en"), book(game, language), strict=True):
        chapter = english.lines[0] if english.name.startswith("#") else chapter
        yield f"{chapter}: {english.name}", english, other


def difference(english: list[str], other: list[str]) -> str | None:
    """What is missing and what is too much."""
    missing = sorted((Counter(english) - Counter(other)).elements())
    more = sorted((Counter(other) - Counter(english)).elements())
    return f"missing {missing}, too much {more}" if missing or more else None


def differences(game: str, language: str, parts: Callable[[str], list[str]]) -> list[str]:
    """Where parts of a text are not the same as in English."""
    found = [(at, difference(parts(english.text), parts(other.text))) for at, english, other in pairs(game, language)]
    return [f"{at}: {said}" for at, said in found if said]


def numbers(text: str) -> list[str]:
    """With their signs; a dollar may stand before its number or after it."""
    return NUMBER.findall(text.replace("$", ""))


def tags(text: str) -> list[str]:
    return [tag for source in SOURCES.finditer(text) for tag in TAG.findall(source[0])]


@each_book
def test_the_same_points_stand_in_the_same_order(game: str, language: str) -> None:
    assert language in LANGUAGES
    here = [point.name for point in book(game, language)]
    for number, (english, other) in enumerate(zip([point.name for point in book(game, "en")], here, strict=False)):
        assert other == english, f"after {here[max(0, number - 3) : number]}"
    assert len(here) == len(book(game, "en"))


@each_book
def test_the_look_up_finds_the_same(game: str, language: str) -> None:
    english, other = rulebook(game), rulebook(game, language)
    assert [(it.id, it.kind, it.asks) for it in other] == [(it.id, it.kind, it.asks) for it in english]
    sections = dict(zip([it.section for it in english], [it.section for it in other], strict=True))
    assert [sections[it.section] for it in english] == [it.section for it in other]
    assert len(set(sections.values())) == len(sections)


@each_book
def test_every_point_has_the_same_numbers(game: str, language: str) -> None:
    assert not differences(game, language, numbers)


@each_book
def test_every_point_names_the_same_rules(game: str, language: str) -> None:
    assert not differences(game, language, NAMED.findall)


@each_book
def test_every_point_has_the_same_code(game: str, language: str) -> None:
    assert not differences(game, language, CODE.findall)


@each_book
def test_every_point_has_the_same_sources(game: str, language: str) -> None:
    assert not differences(game, language, tags)


@each_book
def test_every_table_has_the_same_rows_and_numbers(game: str, language: str) -> None:
    for at, english, other in pairs(game, language):
        assert len(other.tables) == len(english.tables), at
        for its, there in zip(other.tables, english.tables, strict=True):
            assert [len(row) for row in its] == [len(row) for row in there], at
            for row, wanted in zip(its, there, strict=True):
                assert is_rule_off(row) == is_rule_off(wanted), at
                assert [sorted(numbers(cell)) for cell in row] == [sorted(numbers(cell)) for cell in wanted], (at, row)


@each_book
def test_every_point_has_the_same_paragraphs(game: str, language: str) -> None:
    def paragraphs(point: Point) -> int:
        return len([part for part in re.split(r"\n\s*\n", point.text) if part.strip()])

    assert not [at for at, english, other in pairs(game, language) if paragraphs(english) != paragraphs(other)]


@each_book
def test_nothing_is_left_in_english(game: str, language: str) -> None:
    def prose(text: str) -> str:
        return ADDRESS.sub(" ", CODE.sub(" ", SOURCES.sub(" ", text)))

    left: list[str] = []
    for at, english, other in pairs(game, language):
        said = prose(other.text)
        if LATIN_WORD.search(prose(english.text)) and not re.search(SCRIPT[language], said):
            left.append(f"{at}: all of it")
        left += [f"{at}: {sentence}" for sentence in LATIN_SENTENCE.findall(said)]
        left += [
            f"{at}: {cell}"
            for cell, here in cell_pairs(english, other)
            if cell == here and LATIN_WORD.search(prose(cell)) and cell not in SAME_EVERYWHERE
        ]
    assert not left


@each_book
def test_every_letter_is_of_the_language(game: str, language: str) -> None:
    stray = re.compile(rf"\w*(?:{STRAY[language]})\w*")
    found = [(point.name, stray.findall(CODE.sub(" ", point.text))) for point in book(game, language)]
    assert not [f"{name}: {letters}" for name, letters in found if letters]


@each_book
def test_things_in_tables_have_the_names_of_the_game(game: str, language: str) -> None:
    names: dict[str, set[str]] = {}
    for message in message_ids("en", game):
        if message.startswith("name-"):
            id = message.removeprefix("name-")
            names.setdefault(words("en", game).name(id), set()).add(bare(words(language, game).name(id)))
    assert not [
        f"{at}: {cell} is {names[cell]}"
        for at, english, other in pairs(game, language)
        for cell, here in cell_pairs(english, other)
        if cell[:1].isupper() and cell in names and bare(here) not in names[cell]
    ]


def bare(name: str) -> str:
    """A name without quotation marks, small and capital letters alike."""
    return name.strip("«»").casefold()


def cell_pairs(english: Point, other: Point) -> Iterator[tuple[str, str]]:
    for table, its in zip(english.tables, other.tables, strict=True):
        for row, there in zip(table, its, strict=True):
            yield from zip(row, there, strict=True)


def test_every_game_has_its_rules_in_every_language() -> None:
    assert set(BOOKS) == {(game, language) for game in ids() for language in LANGUAGES if language != "en"}


@each_book
def test_the_documentation_leads_to_every_language(game: str, language: str) -> None:
    if (DOCUMENTS / f"{game}.md").exists():
        page, rules = DOCUMENTS / language / f"{game}.md", about(game).folder / f"rules.{language}.md"
        # Compared by text: the compiled build holds its own copy of the folder.
        assert page.resolve().name == rules.name
        assert page.read_bytes() == rules.read_bytes()
