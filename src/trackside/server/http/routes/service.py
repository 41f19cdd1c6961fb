"""Routes for operators: health and metrics."""

from __future__ import annotations

from litestar import MediaType, Response, get

from trackside.server.api.responses import Health
from trackside.server.http.caller import InjectedCaller

TAGS = ["service"]


@get("/healthz", tags=TAGS)
async def health(caller: InjectedCaller) -> Response[Health]:
    """Whether the server can reach its database; answers 503 if not."""
    found = await caller.context.health()
    return Response(found, status_code=200 if found.status == "ok" else 503)


@get("/metrics", tags=TAGS, media_type=MediaType.TEXT)
async def metrics(caller: InjectedCaller) -> Response[bytes]:
    """Metrics for Prometheus."""
    return Response(caller.context.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES = [health, metrics]
