"""Clean-up of text that people enter: names and chat lines."""

from __future__ import annotations

from unicodedata import category

from trackside.server.api.errors import Refused

JOINERS = "\u200c\u200d"  # invisible, but needed in Persian words and composed emoji
# Letters and symbols that show nothing: fillers of Hangul and Khmer, the empty braille pattern.
BLANK = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"


def clean_line(text: str, max_length: int = 40) -> str:
    """The text as one line without invisible characters; refused if nothing is left."""
    visible = "".join(char if category(char)[0] not in "CZ" or char in JOINERS else " " for char in text)
    line = " ".join(visible.split())[:max_length].strip()
    if all(char in BLANK or category(char)[0] in "CMZ" for char in line):  # marks alone show nothing, too
        raise Refused(400, "empty-text")
    return line
