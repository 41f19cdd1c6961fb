"""The language of a browser."""

from __future__ import annotations

from litestar.types import Scope

from trackside.locales import LANGUAGES


def accepted_language(scope: Scope) -> str:
    """The first of our languages that the browser accepts."""
    accepted = next((value for name, value in scope["headers"] if name == b"accept-language"), b"")
    for part in accepted.decode("latin-1")[:200].split(","):
        tag = part.split(";")[0].strip().lower().split("-")[0]
        if tag in LANGUAGES:
            return tag
    return "en"
