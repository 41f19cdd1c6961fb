"""Reads the reply of a language model: its form is forgiven, its content never.

What counts is the last text in brackets, or else what follows the last "Move:" or "Answer:", or else the last line. It
may be the number of a listed move, a notation or the sentence of a move, in any case, in quotes or with a full stop.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from trackside.core.edge.errors import TracksideError
from trackside.core.game import Game
from trackside.core.moves import Move
from trackside.core.position import Position
from trackside.locales import words

BRACKETS = re.compile(r"\[([^\[\]]+)\]")
LABEL = re.compile(r"(?:move|answer|action)\s*:\s*(.+)", re.I)
WRAPPING = " \t*_`'\"“”«»."


class Choice(msgspec.Struct, frozen=True):
    """What a reply says."""

    said: str  # the part of the reply that counts
    move: str | None  # the notation of the legal move that it names
    rule: str | None = None  # that refuses it
    why: str | None = None  # why it is no legal move, in a sentence


def read_reply(
    reply: str, game: Game[Any], world: Position, legal: Sequence[Move[Any]], sentences: Sequence[str]
) -> Choice:
    """The legal move that a reply names, or why it names none."""
    said = meant(reply)
    plain = said.casefold()
    if plain.isdecimal():
        number = int(plain)
        if 1 <= number <= len(legal):
            return Choice(said, legal[number - 1].text)
        return Choice(said, None, None, f"There is no move {number}: the moves are numbered from 1 to {len(legal)}.")
    for move, sentence in zip(legal, sentences, strict=True):
        if plain in (move.text.casefold(), sentence.strip(WRAPPING).casefold()):
            return Choice(said, move.text)
    try:
        rule = game.explain(world, plain)
    except TracksideError as problem:
        return Choice(said, None, None, f"{problem}.")
    return Choice(said, None, rule.id if rule else None, words("en", game.id).rule(rule) if rule else "Not legal now.")


def meant(reply: str) -> str:
    """The part of a reply that counts, on one line, without quotes, emphasis and full stop."""
    bracketed = BRACKETS.findall(reply)
    labelled = LABEL.findall(reply)
    lines = [line for line in reply.splitlines() if line.strip()]
    found = (bracketed or labelled or lines or [""])[-1]
    return " ".join(str(found).split()).strip(WRAPPING)
