"""Routes for the browser client: static files, and `index.html` for every other path."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.params import FromPath

from trackside.tables.refusals import Refused

STATIC = Path(__file__).parents[2] / "static"
FOREVER = "public, max-age=31536000, immutable"
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Trackside</title>
<p>The server is running, but the browser client is not built. Run <code>make web</code>, then reload.</p>
<p>The API is described at <a href="/api/schema/openapi.json">/api/schema/openapi.json</a>.</p></html>
"""


def static_file(path: str) -> Response[bytes]:
    """The file at that path; otherwise `index.html`, where the client routes by itself."""
    try:
        file = (STATIC / path.lstrip("/")).resolve()
        exists = file.is_file()
    except (OSError, ValueError):  # too long for a file name, or contains NUL
        raise Refused("not-found") from None
    if exists and file.is_relative_to(STATIC.resolve()):
        cache = FOREVER if "assets" in file.relative_to(STATIC.resolve()).parts else "no-cache"
        kind = guess_type(file.name)[0] or "application/octet-stream"
        return Response(file.read_bytes(), media_type=kind, headers={"cache-control": cache})
    if "." in path.rsplit("/", 1)[-1]:
        raise Refused("not-found")
    index = STATIC / "index.html"
    page = index.read_bytes() if index.is_file() else NOT_BUILT.encode()
    return Response(page, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


@get("/", include_in_schema=False, sync_to_thread=True)
def index() -> Response[bytes]:
    return static_file("")


@get("/{path:path}", include_in_schema=False, sync_to_thread=True)
def site(path: FromPath[str]) -> Response[bytes]:
    if path.startswith("/api/") or path == "/api":
        raise Refused("not-found")
    return static_file(path)


ROUTES = [index, site]
