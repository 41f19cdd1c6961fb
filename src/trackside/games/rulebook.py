"""The rulebook of a game for look-up: its rules by id, without the notes for authors.

`rules.md` is English; `rules.<language>.md` is the same book in another language, with the same ids, headings and
tables in the same order.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal

import msgspec

from trackside.core.edge.errors import TracksideError
from trackside.games import about

# A rule or a ruling starts a line or a point of a list with its id in bold; a name may stand beside the id.
START = re.compile(r"^(?:[-*] )?\*\*(?P<id>[A-Z]+-\d+(?:\.[0-9A-Z]+)*[a-z]?)(?P<name>[^*]*)\*\*\s*(?P<text>.*)$")
# A chapter has a number; an appendix has a letter, after its word for "appendix".
HEADING = re.compile(r"^#+\s+(?:(?P<number>\d+)\.?\s+|[^\W\d]+ [A-Z](?:\.| —) )?(?P<title>.+)$")
RULING = re.compile(r"^(?:OP|R|A)-\d+$")
# Where a rule comes from: "[S0 S4; split: I]", "[RULING]", "[S, R-23]"; explained at the head of the file.
SOURCES = re.compile(r"\s?\[(?:[A-Z]\d?|RULING|(?:R|OP)-\d+)(?:[,; ][^\]]*)?\]")
NAMED_RULING = re.compile(r"\b(?:OP|R|A)-\d+\b")
OPEN = {"question", "point"}  # the column of a table of rulings that says what was open

ENGLISH = "en"

Kind = Literal["rule", "ruling", "chapter"]


class NoSuchRule(TracksideError):
    """No rule of that id."""


class BookEntry(msgspec.Struct, frozen=True):
    """A rule, a ruling on an open point, or, by the chapter's number, what a chapter says before its first rule."""

    id: str
    text: str  # Markdown: paragraphs and tables
    section: str
    kind: Kind
    asks: tuple[str, ...] = ()  # the questions of the game that this rule explains


def language_of(game: str, language: str) -> str:
    """The language in which a speaker of this one reads the rulebook: English if it is not translated."""
    return language if (about(game).folder / f"rules.{language}.md").is_file() else ENGLISH


@lru_cache(maxsize=64)
def rulebook(game: str, language: str = ENGLISH) -> tuple[BookEntry, ...]:
    """All there is to look up, in the order of the book; in that language, or in English if it is not translated."""
    its = about(game)
    english = (its.folder / "rules.md").read_text(encoding="utf-8")
    found = language_of(game, language)
    book = english if found == ENGLISH else (its.folder / f"rules.{found}.md").read_text(encoding="utf-8")
    entries = (entry for entry in _entries(book, its.prefix, list(_heads(english))) if entry.text)
    return tuple(
        msgspec.structs.replace(entry, asks=tuple(question for question, id in its.asked.items() if id == entry.id))
        for entry in entries
    )


def rule_of(game: str, question: str, language: str = ENGLISH) -> BookEntry | None:
    """The rule that explains a question of the game."""
    return next((rule for rule in rulebook(game, language) if question in rule.asks), None)


def find(game: str, text: str, language: str = ENGLISH) -> list[BookEntry]:
    """The rule of that id, the rules of that section ("4" or "TTR-4"), or those whose text holds all the words."""
    rules = rulebook(game, language)
    prefix = about(game).prefix
    wanted = text.strip().upper()
    for id in (wanted, f"{prefix}-{wanted}"):
        found = [rule for rule in rules if rule.id.upper() == id or rule.id.upper().startswith(f"{id}.")]
        if found:
            return found
    words = text.lower().split()
    found = [rule for rule in rules if all(word in f"{rule.section} {rule.text}".lower() for word in words)]
    if not words or not found:
        raise NoSuchRule(f"{about(game).title} has no rule {text!r}")
    return found


def cells(line: str) -> list[str] | None:
    """The cells of a line of a Markdown table; None for any other line."""
    line = line.strip()
    if len(line) < 2 or not line.startswith("|") or not line.endswith("|"):
        return None
    return [cell.strip() for cell in line[1:-1].replace("\\|", "\0").split("|")]


def is_rule_off(row: list[str]) -> bool:
    """Whether the row separates the head of a table from its body."""
    return all(cell and not cell.strip("-:") for cell in row)


def _heads(book: str) -> Iterator[list[str]]:
    """The names of the columns of each table, in the order of the book."""
    inside = False
    for line in book.splitlines():
        row = cells(line)
        if row is not None and not inside:
            yield [cell.lower() for cell in row]
        inside = row is not None


def _entries(book: str, prefix: str, heads: Sequence[list[str]]) -> list[BookEntry]:
    """The entries of a book; `heads` names the columns of its tables in English, whatever its language."""
    entries: list[BookEntry] = []
    section = id = ""
    kind: Kind = "rule"
    lines: list[str] | None = None  # of what is being read
    head: list[str] = []  # of the table that is being read
    tables = iter(heads)

    def close() -> None:
        if lines is not None:
            entries.append(BookEntry(id, _readable(lines), section, kind))

    for line in book.splitlines():
        start = START.match(line)
        heading = HEADING.match(line)
        row = cells(line)
        if row is None:
            head = []
        elif not head:
            head = next(tables)
        elif RULING.match(row[0]) and OPEN.intersection(head) and "ruling" in head:
            close()
            lines = None
            entries.append(_ruling(row, head, section))
            continue
        if start or heading or line.startswith(("- ", "* ", "---")):
            close()
            lines = None
        if heading:
            section = f"{heading['number']}. {heading['title']}" if heading["number"] else _capital(heading["title"])
            if heading["number"]:
                id, kind, lines = f"{prefix}-{heading['number']}", "chapter", []
        elif start and (start["id"].startswith(f"{prefix}-") or RULING.match(start["id"])):
            id, kind = start["id"], "ruling" if RULING.match(start["id"]) else "rule"
            name = start["name"].strip()
            lines = [f"*{name}* {start['text']}" if name else start["text"]]
        elif lines is not None:
            lines.append(line)
    close()
    return entries


def _ruling(row: list[str], head: list[str], section: str) -> BookEntry:
    """A ruling out of a table: what was open, and how it is played."""
    by = dict(zip(head, row, strict=False))
    asked = _capital(next(by[column] for column in OPEN if column in by).replace("*", ""))
    text = f"*{asked.rstrip('.')}{'' if asked.endswith(('?', '؟')) else '.'}* {_capital(by['ruling'])}"
    return BookEntry(row[0], _readable([text if text.endswith(".") else f"{text}."]), section, "ruling")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _readable(lines: list[str]) -> str:
    """The text without the tags of its sources, except rulings, which players need."""

    def rulings(tag: re.Match[str]) -> str:
        named = NAMED_RULING.findall(tag[0])
        return f" ({', '.join(named)})" if named else ""

    text = "\n".join(line.removeprefix("  ") for line in lines).strip()
    return SOURCES.sub(rulings, text).replace("\0", "|").strip()
