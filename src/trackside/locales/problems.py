"""What the command line says, in the reader's language.

Commands, argparse and the engine say it in English: an error is for programs as well. Here an English text is found
among the messages of `commands.ftl`, whose variables stand for what it names, and said in another language.
"""

from __future__ import annotations

import re
from functools import lru_cache

from trackside.locales.sentences import FOLDER, words

NESTED = "problem"  # the variable that is such a text itself


def said(language: str, text: str) -> str:
    """An English text in that language; as it is if no message says it."""
    if language == "en":
        return text
    for id, pattern in _messages():
        found = pattern.fullmatch(text)
        if found is not None:
            facts = {name: said(language, told) if name == NESTED else told for name, told in found.groupdict().items()}
            return words(language, "commands").say(id, facts)
    return text


@lru_cache(maxsize=1)
def _messages() -> list[tuple[str, re.Pattern[str]]]:
    """The English messages as patterns, in the order of the file."""
    from fluent.syntax import FluentParser, ast

    found: list[tuple[str, re.Pattern[str]]] = []
    for entry in FluentParser().parse((FOLDER / "en" / "commands.ftl").read_text(encoding="utf-8")).body:
        if not isinstance(entry, ast.Message) or entry.value is None:
            continue
        pattern = ""
        for element in entry.value.elements:
            if isinstance(element, ast.TextElement):
                pattern += re.escape(element.value)
            elif isinstance(element.expression, ast.VariableReference):
                pattern += f"(?P<{element.expression.id.name}>.+?)"
            elif isinstance(element.expression, ast.StringLiteral):
                pattern += re.escape(element.expression.parse()["value"])
        found.append((entry.id.name, re.compile(pattern, re.DOTALL)))
    return found
