"""The numbered list of legal moves, grouped by kind, and the parsing of what a person types."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from trackside.cli.screen import Screen
from trackside.core.moves import Move
from trackside.core.position import Position
from trackside.locales import Words

SHOWN_AT_ONCE = 30  # of longer lists only the kinds with few moves are shown
A_FEW = 6
PARTS = re.compile(r"[\W_]+")


@dataclass(frozen=True)
class Entry:
    number: int
    sentence: str
    notation: str
    move: Move[Any]


class MoveMenu:
    """The numbered entries, and the search among them."""

    def __init__(self, moves: Sequence[Move[Any]], say: Words, position: Position | None = None) -> None:
        self.say = say
        by_kind: dict[str, list[Move[Any]]] = {}
        for move in moves:
            by_kind.setdefault(move.kind, []).append(move)
        self.entries: list[Entry] = []  # kinds together, numbered from 1
        for alike in by_kind.values():
            for move in alike:
                self.entries.append(Entry(len(self.entries) + 1, say.move(move, position), str(move), move))

    def show(self, screen: Screen) -> None:
        """Print all moves; of a long list only the kinds with few moves, and the number of the others."""
        if len(self.entries) <= SHOWN_AT_ONCE:
            self.show_all(screen)
            return
        for kind, alike in _kinds(self.entries).items():
            if len(alike) <= A_FEW:
                screen.moves(self._heading(kind), alike)
            else:
                first, last = str(alike[0].number), str(alike[-1].number)
                more = self.say.say("cli-menu-more", count=len(alike), kind=kind, first=first, last=last)
                screen.folded(self._heading(kind), more)
        screen.aside(self.say.say("cli-menu-narrow", count=len(self.entries)))

    def show_all(self, screen: Screen, entries: Sequence[Entry] | None = None) -> None:
        for kind, alike in _kinds(self.entries if entries is None else entries).items():
            screen.moves(self._heading(kind), alike)

    def named(self, text: str) -> Entry | None:
        """The move with that number or notation."""
        if text.isdecimal() and 1 <= int(text) <= len(self.entries):
            return self.entries[int(text) - 1]
        return next((entry for entry in self.entries if entry.notation == text), None)

    def matching(self, text: str) -> list[Entry]:
        """The moves that match a shortened notation, a kind or words of the sentence."""
        if not _words(text):
            return []
        of_kind = [entry for entry in self.entries if entry.move.kind == text]
        if of_kind:
            return of_kind
        short = [entry for entry in self.entries if abbreviates(text, entry.notation)]
        whole = [entry for entry in short if len(_words(entry.notation)) == len(_words(text))]
        if len(whole) == 1:
            return whole
        return short or [entry for entry in self.entries if abbreviates(text, entry.sentence)]

    def _heading(self, kind: str) -> str:
        return self.say.say(f"kind-{kind}") if self.say.has(f"kind-{kind}") else kind


def abbreviates(text: str, full: str) -> bool:
    """Whether the typed words are prefixes of words of the full text, in the same order: "cl dam pi"."""
    words = iter(_words(full))
    return all(any(word.startswith(typed) for word in words) for typed in _words(text))


def _words(text: str) -> list[str]:
    return [part for part in PARTS.split(text.lower()) if part]


def _kinds(entries: Iterable[Entry]) -> dict[str, list[Entry]]:
    kinds: dict[str, list[Entry]] = {}
    for entry in entries:
        kinds.setdefault(entry.move.kind, []).append(entry)
    return kinds
