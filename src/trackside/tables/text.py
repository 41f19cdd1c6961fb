"""Clean-up of text that people enter: names and chat lines."""

from __future__ import annotations

from unicodedata import category

from trackside.tables.refusals import Refused

JOINERS = "\u200c\u200d"  # invisible, but needed in Persian words and composed emoji


def clean_line(text: str, max_length: int = 40) -> str:
    """The text as one line without invisible characters; refused if nothing is left."""
    visible = "".join(char if category(char)[0] not in "CZ" or char in JOINERS else " " for char in text)
    line = " ".join(visible.split())[:max_length].strip()
    if not line.strip(JOINERS):
        raise Refused("empty-text")
    return line
