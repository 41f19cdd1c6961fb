"""The Litestar application: routes, middleware, error handlers and the OpenAPI document."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components

import trackside
from trackside.server.context import Context
from trackside.server.http.authenticator import SESSION, SESSION_SCHEME, Authenticator, CrossSiteCheck
from trackside.server.http.caller import provide_caller
from trackside.server.http.compression import Compression
from trackside.server.http.errors import HANDLERS
from trackside.server.http.head_limits import refusal, refuse
from trackside.server.http.live_response import DIRECT
from trackside.server.http.move_shortcut import MoveShortcut
from trackside.server.http.rate_limits import RateLimits
from trackside.server.http.routes import analysis, games, history, people, play, puzzles, service, site, stream, tables
from trackside.server.http.security_headers import adding, security_headers
from trackside.server.http.strict_json import StrictRequest

ROUTES: list[HTTPRouteHandler] = [
    *people.ROUTES,
    *games.ROUTES,
    *tables.ROUTES,
    *history.ROUTES,
    *play.ROUTES,
    *analysis.ROUTES,
    *puzzles.ROUTES,
    *stream.ROUTES,
    *service.ROUTES,
    *site.ROUTES,
]
for route in ROUTES:
    # Somebody must be there; for a login, a 401 says that the password is wrong.
    if route.responses is not None and 401 in route.responses and route is not people.log_in:
        route.security = [{SESSION: []}]
MAX_BODY = 64_000  # bytes; the route for records allows more


class Application(Litestar):
    """The framework's application, with a shortcut for moves before its routes."""

    shortcut: MoveShortcut

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        status = refusal(scope) if scope["type"] == "http" else None
        if status is not None:
            await refuse(scope, send, status, self.shortcut.headers)
            return
        if scope["type"] == "http" and scope["method"] == "POST" and scope["path"].endswith("/moves"):
            left = await self.shortcut.answer(self, scope, receive, send)
            if left is None:
                return
            receive = left
        scope[DIRECT] = send
        await super().__call__(scope, receive, send)


def make_app(context: Context) -> Application:
    """The application on a context, whose background tasks run as long as the application."""
    settings = context.settings
    headers = security_headers(settings.secure_cookies)
    authenticator = Authenticator(context.accounts, context.sessions, context.secret, settings.secure_cookies)
    limits = RateLimits(authenticator, settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with context.running():
            yield

    app = Application(
        ROUTES,
        dependencies={"caller": Provide(provide_caller)},
        state=State({"context": context, "authenticator": authenticator}),
        request_class=StrictRequest,
        lifespan=[lifespan],
        before_send=[adding(headers)],
        middleware=[context.metrics.middleware, Compression(), limits, CrossSiteCheck(authenticator)],
        request_max_body_size=MAX_BODY,
        exception_handlers=HANDLERS,
        openapi_config=OpenAPIConfig(
            title="Trackside",
            version=trackside.__version__,
            description="Railway board games: tables, moves and what each seat may see.",
            path="/api/schema",
            components=Components(security_schemes={SESSION: SESSION_SCHEME}),
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin()],  # the other plugins load scripts from elsewhere, which our CSP forbids
        ),
        logging_config=None,
    )
    app.shortcut = MoveShortcut(context, authenticator, limits, MAX_BODY, headers)
    return app
