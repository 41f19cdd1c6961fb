"""Rate limits: for all requests, and lower ones for expensive requests, sign-ins and test notifications."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence

from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from trackside.server.http.authenticator import Authenticator, address_of
from trackside.server.settings import Settings

SIGN_IN_ROUTES = ("/api/guest", "/api/register", "/api/login", "/api/password", "/api/me/delete")
# Replays, undo and records cost many times as much as a move.
EXPENSIVE_AT_TABLE = (
    "replay",
    "steps",
    "panels",
    "record",
    "undo",
    "undo-request",
    "undo-answer",
    "fork",
    "analysis/line",
)
EXPENSIVE_ROUTES = (
    "/api/records",
    "/api/history/records",
    "/api/puzzles/{puzzle}",  # with a position for each move of the solution
    *(f"/api/tables/{{id}}/{name}" for name in EXPENSIVE_AT_TABLE),
)
TEST_NOTIFICATION_ROUTES = ("/api/notices/test",)
UNLIMITED = ("/healthz", "/metrics")
MINUTE = 60.0

Identify = Callable[[Scope], str]


class RequestCounts:
    """Requests per minute by key. All counters are reset together, so none is kept longer than a minute."""

    def __init__(self, per_minute: int, identify: Identify) -> None:
        self.per_minute = per_minute
        self.identify = identify
        self.counts: Counter[str] = Counter()
        self.ends = 0.0  # of this minute

    def count(self, scope: Scope) -> None:
        """Count a request, and refuse it if there were too many."""
        if not self.count_in(self.identify(scope)):
            # Closing the connection drops the requests that are queued on it.
            wait = str(int(self.ends - time.monotonic()) + 1)
            raise TooManyRequestsException(headers={"retry-after": wait, "connection": "close"})

    def count_in(self, who: str) -> bool:
        """Count a request; False if there were too many."""
        now = time.monotonic()
        if now >= self.ends:
            self.counts.clear()
            self.ends = now + MINUTE
        if self.counts[who] >= self.per_minute:
            return False
        self.counts[who] += 1
        return True


class RateLimits(ASGIMiddleware):
    scopes = (ScopeType.HTTP,)

    def __init__(self, authenticator: Authenticator, settings: Settings) -> None:
        def session_or_address(scope: Scope) -> str:
            claim = authenticator.claim(scope)
            return address_of(scope) if claim.by == "nobody" else claim.subject

        self.all = RequestCounts(settings.requests_per_minute, session_or_address)
        self.by_route: dict[str, RequestCounts] = {}
        self._limit(settings.sign_ins_per_minute, address_of, SIGN_IN_ROUTES)
        self._limit(settings.expensive_requests_per_minute, session_or_address, EXPENSIVE_ROUTES)
        self._limit(settings.test_notifications_per_minute, address_of, TEST_NOTIFICATION_ROUTES)

    def _limit(self, per_minute: int, identify: Identify, routes: Sequence[str]) -> None:
        """A limit for some routes, which are counted together."""
        self.by_route.update(dict.fromkeys(routes, RequestCounts(per_minute, identify)))

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        path = scope["path"]
        if not path.startswith("/assets/") and path not in UNLIMITED:
            self.all.count(scope)
            limited = self.by_route.get(str(scope.get("path_template")))
            if limited is not None:
                limited.count(scope)
        await next_app(scope, receive, send)
