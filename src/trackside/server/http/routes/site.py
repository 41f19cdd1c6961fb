"""The client: files built from `web/`, and its first page for every address that is not a file."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.params import FromPath

from trackside.server.http.errors import Refused

STATIC = Path(__file__).parents[2] / "static"
FOREVER = "public, max-age=31536000, immutable"
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Trackside</title>
<p>The server runs, but its pages are not built yet. Run <code>make web</code> in the source tree, then reload.</p>
<p>The API is described at <a href="/api/schema/openapi.json">/api/schema/openapi.json</a>.</p></html>
"""


def answer(path: str) -> Response[bytes]:
    """The file of that name; otherwise the first page, in which the client finds its own way."""
    try:
        asked = (STATIC / path.lstrip("/")).resolve()
        there = asked.is_file()
    except (OSError, ValueError):  # longer than a name can be, or with a NUL in it
        raise Refused(404, "not-found") from None
    if there and asked.is_relative_to(STATIC.resolve()):
        cache = FOREVER if "assets" in asked.relative_to(STATIC.resolve()).parts else "no-cache"
        kind = guess_type(asked.name)[0] or "application/octet-stream"
        return Response(asked.read_bytes(), media_type=kind, headers={"cache-control": cache})
    if "." in path.rsplit("/", 1)[-1]:
        raise Refused(404, "not-found")
    first = STATIC / "index.html"
    page = first.read_bytes() if first.is_file() else NOT_BUILT.encode()
    return Response(page, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


@get("/", include_in_schema=False, sync_to_thread=True)
def first_page() -> Response[bytes]:
    return answer("")


@get("/{path:path}", include_in_schema=False, sync_to_thread=True)
def site(path: FromPath[str]) -> Response[bytes]:
    if path.startswith("/api/") or path == "/api":
        raise Refused(404, "not-found")
    return answer(path)


ROUTES = [first_page, site]
