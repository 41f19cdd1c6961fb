"""An extension of Griffe for the documentation site: the examples of a docstring are blocks of code.

Markdown would read them as text, in which `[[1, 2]]` is a link.
"""

from __future__ import annotations

import textwrap
from typing import Any

from griffe import Extension, Object


class Examples(Extension):
    def on_object(self, *, obj: Object, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(docstring: str) -> str:
    paragraphs = textwrap.dedent(docstring).split("\n\n")
    return "\n\n".join(map(code_if_example, paragraphs))


def code_if_example(paragraph: str) -> str:
    return f"```pycon\n{paragraph.strip()}\n```" if paragraph.lstrip().startswith(">>>") else paragraph
