"""Prometheus metrics."""

from __future__ import annotations

import time

from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from trackside.tables.news import Moved


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        own = self.registry
        self.requests = Histogram(
            "trackside_request_seconds", "Time to answer a request.", ["method", "route", "status"], registry=own
        )
        self.moves = Counter("trackside_moves_total", "Moves written.", ["by"], registry=own)
        self.stale = Counter(
            "trackside_stale_writes_total", "Writes refused because the table had changed meanwhile.", registry=own
        )
        self.bot_seconds = Histogram(
            "trackside_bot_seconds", "Time until a bot had chosen a move, waiting included.", ["level"], registry=own
        )
        self.bots_waiting = Gauge("trackside_bots_waiting", "Bots that wait for a process to think in.", registry=own)
        self.bot_failures = Counter("trackside_bot_failures_total", "Bots that failed or took too long.", registry=own)
        self.notifications = Counter(
            "trackside_notices_total", "Turn notifications sent.", ["way", "outcome"], registry=own
        )
        self.streams = Gauge("trackside_streams", "Open event streams.", registry=own)
        self.tables = Gauge("trackside_cached_tables", "Tables in memory.", registry=own)
        self.middleware = RequestTiming(self.requests)

    def note_moves(self, news: Moved) -> None:
        self.moves.labels(news.by).inc(news.count)

    def page(self) -> bytes:
        return generate_latest(self.registry)


class RequestTiming(ASGIMiddleware):
    """Measures every request by route, not by path, so that the number of series stays small."""

    def __init__(self, requests: Histogram) -> None:
        self.requests = requests

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["type"] != ScopeType.HTTP:
            await next_app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 500
        method = str(scope["method"])

        async def watch(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await next_app(scope, receive, watch)
        except HTTPException as error:  # refused by another middleware
            status = error.status_code
            raise
        finally:
            route = str(scope.get("path_template") or "other")
            self.requests.labels(method, route, str(status)).observe(time.perf_counter() - started)
