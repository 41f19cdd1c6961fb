"""Rate limits: for all requests, and lower ones for expensive requests, sign-ins and test notifications."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from litestar import Request
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.stores.memory import MemoryStore

from trackside.server.http.caller import client_address
from trackside.server.people.sessions import COOKIE, Sessions
from trackside.server.settings import Settings

SIGN_IN_ROUTES = ("/api/guest", "/api/register", "/api/login", "/api/password")
# Replays, undo and records cost many times as much as a move.
EXPENSIVE_AT_TABLE = ("replay", "record", "undo", "undo-request", "undo-answer", "fork")
EXPENSIVE_ROUTES = ("/api/records", *(f"/api/tables/{{id}}/{name}" for name in EXPENSIVE_AT_TABLE))
TEST_NOTIFICATION_ROUTES = ("/api/notices/test",)
CLEAN_UP_SECONDS = 60

Identify = Callable[[Request[Any, Any, Any]], str]


class RateLimits:
    def __init__(self, sessions: Sessions, settings: Settings) -> None:
        self.stores = {name: MemoryStore() for name in ("all", "sign_ins", "expensive", "test_notifications")}

        def session_or_address(request: Request[Any, Any, Any]) -> str:
            known = sessions.verify(request.cookies.get(COOKIE))
            return known[0] if known is not None else client_address(request)

        self.configs = [
            RateLimitConfig(
                ("minute", settings.requests_per_minute),
                exclude=["^/assets/", "^/healthz$", "^/metrics$"],
                identifier_for_request=session_or_address,
                store="all",
            ),
            _for_routes("sign_ins", settings.sign_ins_per_minute, SIGN_IN_ROUTES, client_address),
            _for_routes("expensive", settings.expensive_requests_per_minute, EXPENSIVE_ROUTES, session_or_address),
            _for_routes(
                "test_notifications",
                settings.test_notifications_per_minute,
                TEST_NOTIFICATION_ROUTES,
                client_address,
            ),
        ]

    async def delete_expired(self) -> None:
        """Delete expired counters regularly, until cancelled."""
        while True:
            await asyncio.sleep(CLEAN_UP_SECONDS)
            for store in self.stores.values():
                await store.delete_expired()


def _for_routes(store: str, per_minute: int, routes: Sequence[str], identify: Identify) -> RateLimitConfig:
    """A limit for some routes, counted together."""

    async def applies(request: Request[Any, Any, Any]) -> bool:  # async: a plain function would run in a thread
        return request.scope.get("path_template") in routes

    return RateLimitConfig(
        ("minute", per_minute), check_throttle_handler=applies, identifier_for_request=identify, store=store
    )
