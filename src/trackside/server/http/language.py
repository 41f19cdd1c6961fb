"""The language of a response: from the query, the person's settings, a cookie or the browser."""

from __future__ import annotations

from typing import Any

from litestar import Request

from trackside.locales import LANGUAGES


def request_language(request: Request[Any, Any, Any], preferred: str | None = None) -> str:
    asked = request.query_params.get("lang")
    if asked in LANGUAGES:
        return str(asked)
    return choose_language(preferred or request.cookies.get("lang"), request.headers.get("accept-language", ""))


def choose_language(chosen: str | None, accepted: str) -> str:
    """The language that the person has chosen, or else the first that their browser accepts."""
    if chosen in LANGUAGES:
        return str(chosen)
    for part in accepted[:200].split(","):
        tag = part.split(";")[0].strip().lower().split("-")[0]
        if tag in LANGUAGES:
            return tag
    return "en"
