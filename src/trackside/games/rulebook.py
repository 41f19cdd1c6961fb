"""The rulebook of a game: the rules of its `rules.md` by id, each with its text and the section it stands in."""

from __future__ import annotations

import re
from functools import lru_cache

import msgspec

from trackside.core.errors import TracksideError
from trackside.games import about

# A rule starts a line or a point of a list with its id in bold; a name may stand beside the id.
START = re.compile(r"^(?:[-*] )?\*\*(?P<id>[A-Z]+-\d+(?:\.[0-9A-Z]+)*[a-z]?)(?P<name>[^*]*)\*\*\s*(?P<text>.*)$")
HEADING = re.compile(r"^#+\s+(?P<title>.+)$")


class NoSuchRule(TracksideError):
    """No rule of that id."""


class RuleText(msgspec.Struct, frozen=True):
    id: str
    text: str  # Markdown
    section: str


@lru_cache(maxsize=16)
def rulebook(game: str) -> tuple[RuleText, ...]:
    """All rules of a game, in the order of the book."""
    its = about(game)
    book = (its.folder / "rules.md").read_text(encoding="utf-8")
    return tuple(rule for rule in _entries(book) if rule.id.startswith(f"{its.prefix}-"))


def find(game: str, text: str) -> list[RuleText]:
    """The rule of that id, the rules of that section ("4" or "TTR-4"), or those whose text holds all the words."""
    rules = rulebook(game)
    prefix = about(game).prefix
    wanted = text.strip().upper()
    for id in (wanted, f"{prefix}-{wanted}"):
        found = [rule for rule in rules if rule.id.upper() == id]
        found = found or [rule for rule in rules if rule.id.upper().startswith(f"{id}.")]
        if found:
            return found
    words = text.lower().split()
    found = [rule for rule in rules if all(word in f"{rule.section} {rule.text}".lower() for word in words)]
    if not words or not found:
        raise NoSuchRule(f"{about(game).title} has no rule {text!r}")
    return found


def _entries(book: str) -> list[RuleText]:
    entries: list[RuleText] = []
    section = ""
    open: list[str] | None = None  # the lines of the rule that is being read
    id = ""

    def close() -> None:
        if open is not None:
            entries.append(RuleText(id, "\n".join(open).strip(), section))

    for line in book.splitlines():
        start = START.match(line)
        heading = HEADING.match(line)
        if start or heading or line.startswith(("- ", "* ", "---")):
            close()
            open = None
        if heading:
            section = heading["title"]
        elif start:
            id = start["id"]
            name = start["name"].strip()
            open = [f"*{name}* {start['text']}" if name else start["text"]]
        elif open is not None:
            open.append(line)
    close()
    return entries
