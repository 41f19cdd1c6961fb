"""For whoever runs the server: health and figures."""

from __future__ import annotations

from litestar import MediaType, Response, get

from trackside.server.api.responses import Health
from trackside.server.http.caller import Asked

TAGS = ["service"]


@get("/healthz", tags=TAGS)
async def health(caller: Asked) -> Response[Health]:
    """Whether the server works: it can reach its database. Answers 503 if not."""
    found = await caller.hall.health()
    return Response(found, status_code=200 if found.status == "ok" else 503)


@get("/metrics", tags=TAGS, media_type=MediaType.TEXT)
async def metrics(caller: Asked) -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(caller.hall.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES = [health, metrics]
