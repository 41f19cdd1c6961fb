"""The application: routes, protection and what they all share."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.stores.memory import MemoryStore
from litestar.types import Message, Scope
from sqlalchemy.exc import SQLAlchemyError

import trackside
from trackside.core.edge.errors import TracksideError
from trackside.server import problems
from trackside.server.bodies import StrictRequest
from trackside.server.hall import Hall
from trackside.server.people import SESSION
from trackside.server.routes import games, people, play, service, site, stream, tables
from trackside.server.routes.caller import address, provide_caller
from trackside.server.settings import Settings

ROUTES = [
    *people.ROUTES,
    *games.ROUTES,
    *tables.ROUTES,
    *play.ROUTES,
    *stream.ROUTES,
    *service.ROUTES,
    *site.ROUTES,
]
RATES = ("rate", "sign_in_rate", "dear_rate", "test_rate")
SIGN_IN = ("/api/guest", "/api/register", "/api/login", "/api/password")
# What costs many times what a move costs: replays, steps back, records.
DEAR_AT_A_TABLE = ("replay", "record", "undo", "undo-request", "undo-answer", "fork")
TESTS = ("/api/notices/test",)
DEAR = ("/api/records", *(f"/api/tables/{{id}}/{what}" for what in DEAR_AT_A_TABLE))
STREAM = r"^/api/tables/[^/]+/events$"
Whom = Callable[[Request[Any, Any, Any]], str]
BODY = 64_000  # bytes; a record may be larger
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "media-src 'self' data:",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def make_app(hall: Hall) -> Litestar:
    """The application around a hall, which opens and closes with it."""
    settings: Settings = hall.settings
    stores = {name: MemoryStore() for name in RATES}

    async def protect(message: Message, scope: Scope) -> None:
        """Security headers on every answer, and nothing of the API in any shared cache."""
        if message["type"] != "http.response.start":
            return
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value
        if settings.secure_cookies:
            headers["strict-transport-security"] = "max-age=31536000"
        if scope["path"].startswith("/api/"):
            headers.setdefault("cache-control", "no-store")

    def who(request: Request[Any, Any, Any]) -> str:
        """Whom a rate limit counts: a person, or an address without one."""
        known = hall.people.signed(request.cookies.get(SESSION))
        return known[0] if known is not None else address(request)

    async def forget() -> None:
        """Those who came long ago need not be counted any longer."""
        while True:
            await asyncio.sleep(60)
            for name in RATES:
                await stores[name].delete_expired()

    @asynccontextmanager
    async def open_hall(app: Litestar) -> AsyncIterator[None]:
        async with hall.opened():
            forgetting = asyncio.create_task(forget())
            yield
            forgetting.cancel()

    def limited(store: str, per_minute: int, routes: Sequence[str], whom: Whom) -> RateLimitConfig:
        """A narrower limit for some routes, which are counted together."""

        async def counts(request: Request[Any, Any, Any]) -> bool:  # not async, it would be asked in a thread
            return request.scope.get("path_template") in routes

        return RateLimitConfig(
            ("minute", per_minute), check_throttle_handler=counts, identifier_for_request=whom, store=store
        )

    rates = [
        RateLimitConfig(
            ("minute", settings.requests_per_minute),
            exclude=["^/assets/", "^/healthz$", "^/metrics$"],
            identifier_for_request=who,
            store=RATES[0],
        ),
        limited(RATES[1], settings.sign_ins_per_minute, SIGN_IN, address),
        limited(RATES[2], settings.dear_requests_per_minute, DEAR, who),
        limited(RATES[3], settings.test_notices_per_minute, TESTS, address),
    ]
    return Litestar(
        ROUTES,
        dependencies={"caller": Provide(provide_caller)},
        state=State({"hall": hall}),
        request_class=StrictRequest,
        stores=dict(stores),
        lifespan=[open_hall],
        before_send=[protect],
        middleware=[hall.metrics.middleware, *(rate.middleware for rate in rates)],
        csrf_config=CSRFConfig(secret=hall.secret, header_name="x-csrf-token", cookie_secure=settings.secure_cookies),
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=5, exclude=STREAM),
        request_max_body_size=BODY,
        exception_handlers={
            problems.Refused: problems.on_refused,
            TracksideError: problems.on_bad_input,
            HTTPException: problems.on_http,
            RecursionError: problems.on_nonsense,
            SQLAlchemyError: problems.on_storage,
            Exception: problems.on_failure,
        },
        openapi_config=OpenAPIConfig(
            title="Trackside",
            version=trackside.__version__,
            description="Railway board games: tables, moves and what each seat may see.",
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin()],  # its pages load from elsewhere, which our policy forbids
        ),
        logging_config=None,
    )
