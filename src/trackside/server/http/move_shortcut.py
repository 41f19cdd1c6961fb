"""A fast path for the most frequent request: a move by somebody at a table in memory.

The framework's routes, dependencies and middleware take as long as the move itself. This module makes the same checks.
Every unusual request (an unknown person, a wrong token, a body that cannot be parsed, too many requests, a table that
must be read) is left to the framework, so this module refuses nothing on its own. Only what the game or the database
refuses is answered here, by the same error handlers.
"""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.types import HTTPScope, Message, Receive, Send

from trackside.server.context import Context
from trackside.server.http.authenticator import Authenticator
from trackside.server.http.compression import MIN_BYTES, packed
from trackside.server.http.errors import error_response
from trackside.server.http.rate_limits import RateLimits
from trackside.server.http.security_headers import NO_STORE
from trackside.server.people.principal import Principal
from trackside.tables.requests import NewMoves

ROUTE = "/api/tables/{id}/moves"
PATH = re.compile("/api/tables/([A-Za-z0-9_-]{1,24})/moves")
MAX_STREAM_NAME = 40
JSON = (b"content-type", b"application/json")
GZIP = [(b"content-encoding", b"gzip"), (b"vary", b"accept-encoding")]
DECODER = msgspec.json.Decoder(NewMoves)
Headers = dict[bytes, bytes]


class MoveShortcut:
    def __init__(
        self,
        context: Context,
        authenticator: Authenticator,
        limits: RateLimits,
        max_body: int,
        headers: Sequence[tuple[bytes, bytes]],
    ) -> None:
        """`headers` are sent with every response."""
        self.context = context
        self.authenticator = authenticator
        self.limits = limits
        self.max_body = max_body
        self.headers = [NO_STORE, *headers]
        self.succeeded = context.metrics.requests.labels("POST", ROUTE, "200")

    async def answer(self, app: Litestar, scope: HTTPScope, receive: Receive, send: Send) -> Receive | None:
        """Play the move and send the response. If the request is left to the framework, return the function from which
        it receives the body."""
        started = time.perf_counter()
        found = PATH.fullmatch(scope["path"])
        headers: Headers = dict(scope["headers"])
        if found is None or found[1] not in self.context.tables.cache or not self._is_usual(scope, headers):
            return receive
        stream = headers[b"x-stream"].decode("latin-1") if b"x-stream" in headers else None
        who = self._principal(scope)
        if who is None or who.person is None:
            return receive
        body = bytearray()
        more = True
        while more:
            message = await receive()
            if message["type"] != "http.request":
                return _repeated(message, receive)
            body += message["body"]
            more = message["more_body"]
        try:
            data = DECODER.decode(body)
        except (ValueError, RecursionError):  # all errors of msgspec are ValueErrors
            data = None
        if data is None or not self.limits.all.count_in(who.owner):
            return _repeated({"type": "http.request", "body": bytes(body), "more_body": False}, receive)
        try:
            sent = await self.context.play.play(who.person, found[1], data.ply, data.moves, who.language, stream)
        except Exception as error:
            await self._refuse(app, scope, receive, send, who.language, error, started)
            return None
        await self._send(sent.json, b"gzip" in headers.get(b"accept-encoding", b""), send)
        self.succeeded.observe(time.perf_counter() - started)
        return None

    def _is_usual(self, scope: HTTPScope, headers: Headers) -> bool:
        length = headers.get(b"content-length", b"")
        return (
            not scope["query_string"]
            and len(headers) == len(list(scope["headers"]))  # no header occurs twice
            and headers.get(b"content-type", b"").startswith(b"application/json")
            and length.isdigit()
            and len(length) < 10
            and int(length) <= self.max_body
            and len(headers.get(b"x-stream", b"")) <= MAX_STREAM_NAME
        )

    def _principal(self, scope: HTTPScope) -> Principal | None:
        """Whose session and CSRF token are good, and who is in memory."""
        claim = self.authenticator.claim(scope)
        return self.authenticator.known(claim, scope) if claim.csrf else None

    async def _send(self, body: bytes, gzip: bool, send: Send) -> None:
        compressed = gzip and len(body) >= MIN_BYTES
        if compressed:
            body = packed(body)
        length = (b"content-length", b"%d" % len(body))
        headers = [JSON, length, *(GZIP if compressed else []), *self.headers]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    async def _refuse(
        self,
        app: Litestar,
        scope: HTTPScope,
        receive: Receive,
        send: Send,
        language: str,
        error: Exception,
        started: float,
    ) -> None:
        scope["litestar_app"] = app
        request: Request[Any, Any, Any] = Request(scope, receive, send)
        request.state.language = language
        response: Response[Any] = error_response(request, error)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self.headers]
            await send(message)

        await response.to_asgi_response(app=None, request=request)(scope, receive, send_with_headers)
        status = str(response.status_code)
        self.context.metrics.requests.labels("POST", ROUTE, status).observe(time.perf_counter() - started)


def _repeated(message: Any, receive: Receive) -> Receive:
    """A receive function that repeats this message and then continues."""
    read = [message]

    async def again() -> Any:
        return read.pop() if read else await receive()

    return again
