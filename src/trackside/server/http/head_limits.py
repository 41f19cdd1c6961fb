"""Limits for the cookies and the query of a request.

The framework (litestar 2.25, `litestar/_parsers.py`) keeps its last 1,024 parsed cookie headers and queries for ever,
and one of 60 kB takes 1 MB parsed. So long ones are refused before it sees them: with these limits its caches take at
most 40 MB together. Once it limits what it keeps (docs/reports/litestar.md), this module can go.
"""

from __future__ import annotations

import msgspec
from litestar.types import HTTPScope, Send

from trackside.locales import words
from trackside.server.api.responses import Problem
from trackside.server.http.language import accepted_language

COOKIE_BYTES = 4_000
QUERY_BYTES = 2_000
PARTS = 60  # cookies of a request, or parameters of a query


def refusal(scope: HTTPScope) -> int | None:
    """The status with which the request is refused; None if it is not."""
    query = scope["query_string"]
    if query and (len(query) > QUERY_BYTES or query.count(b"&") >= PARTS):
        return 414
    size = parts = 0
    for name, value in scope["headers"]:
        if name == b"cookie":
            size += len(value)
            parts += value.count(b";") + 1
    return 431 if size > COOKIE_BYTES or parts > PARTS else None


async def refuse(scope: HTTPScope, send: Send, status: int, headers: list[tuple[bytes, bytes]]) -> None:
    text = words(accepted_language(scope), "server").say("error-too-large")
    body = msgspec.json.encode(Problem(status=status, error="too-large", message=text, rule=None, view=None))
    fields = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body)), *headers]
    await send({"type": "http.response.start", "status": status, "headers": fields})
    await send({"type": "http.response.body", "body": body, "more_body": False})
