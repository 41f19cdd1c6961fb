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
from secrets import compare_digest
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.middleware.csrf import CSRF_SECRET_LENGTH, generate_csrf_hash
from litestar.types import HTTPScope, Message, Receive, Send

from trackside.server.api.requests import NewMoves
from trackside.server.context import Context
from trackside.server.http.compression import MIN_BYTES, packed
from trackside.server.http.errors import error_response
from trackside.server.http.language import choose_language
from trackside.server.http.rate_limits import RateLimits
from trackside.server.http.security_headers import NO_STORE
from trackside.server.people.accounts import CACHE_SIZE, DAY, HOUR
from trackside.server.people.sessions import COOKIE
from trackside.server.storage.models import Person

ROUTE = "/api/tables/{id}/moves"
PATH = re.compile("/api/tables/([A-Za-z0-9_-]{1,24})/moves")
MAX_COOKIES = 1000  # bytes; longer ones are not cached, so that nobody can fill the memory with them
JSON = (b"content-type", b"application/json")
GZIP = [(b"content-encoding", b"gzip"), (b"vary", b"accept-encoding")]
DECODER = msgspec.json.Decoder(NewMoves)
Headers = dict[bytes, bytes]


class Signed(msgspec.Struct, frozen=True):
    """What a request's cookies say, once their signatures have been verified."""

    person: str
    epoch: int
    language: str | None


class MoveShortcut:
    def __init__(
        self, context: Context, limits: RateLimits, max_body: int, headers: Sequence[tuple[bytes, bytes]]
    ) -> None:
        """`headers` are sent with every response."""
        self.context = context
        self.limits = limits
        self.max_body = max_body
        self.headers = [NO_STORE, *headers]
        self.signed: dict[tuple[bytes, bytes, int], Signed] = {}
        self.succeeded = context.metrics.requests.labels("POST", ROUTE, "200")

    async def answer(self, app: Litestar, scope: HTTPScope, receive: Receive, send: Send) -> Receive | None:
        """Play the move and send the response. If the request is left to the framework, return the function from which
        it receives the body."""
        started = time.perf_counter()
        found = PATH.fullmatch(scope["path"])
        headers: Headers = dict(scope["headers"])
        if found is None or found[1] not in self.context.tables.cache or not self._is_usual(scope, headers):
            return receive
        person, language = self._person(scope, headers)
        if person is None:
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
        if data is None or not self.limits.all.count_in(person.id):
            return _repeated({"type": "http.request", "body": bytes(body), "more_body": False}, receive)
        try:
            sent = await self.context.play.play(person, found[1], data.ply, data.moves, language)
        except Exception as error:
            await self._refuse(app, scope, receive, send, language, error, started)
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
        )

    def _person(self, scope: HTTPScope, headers: Headers) -> tuple[Person | None, str]:
        """The person whose session is in memory, and their language."""
        signed = self._signed(scope, headers)
        person = None if signed is None else self.context.accounts.cache.get(signed.person)
        if signed is None or person is None or person.epoch != signed.epoch or time.time() - person.seen > DAY:
            return None, ""
        accepted = headers.get(b"accept-language", b"").decode("latin-1")
        return person, choose_language(person.language or signed.language, accepted)

    def _signed(self, scope: HTTPScope, headers: Headers) -> Signed | None:
        cookies, token = headers.get(b"cookie", b""), headers.get(b"x-csrf-token", b"")
        if len(cookies) + len(token) > MAX_COOKIES:
            return None
        key = (cookies, token, int(time.time() // HOUR))  # includes the hour, so that an expired session is noticed
        known = self.signed.get(key)
        if known is None:
            known = self._verify(Request(scope), token)
            if known is not None:
                if len(self.signed) >= CACHE_SIZE:
                    self.signed.clear()
                self.signed[key] = known
        return known

    def _verify(self, request: Request[Any, Any, Any], token: bytes) -> Signed | None:
        """Verify both signatures: of the session, and of the CSRF token."""
        session = self.context.sessions.verify(request.cookies.get(COOKIE))
        if session is None or not compare_digest(token, request.cookies.get("csrftoken", "").encode()):
            return None
        text, signature = token[:CSRF_SECRET_LENGTH].decode("latin-1"), token[CSRF_SECRET_LENGTH:]
        if not compare_digest(signature, generate_csrf_hash(text, self.context.secret).encode()):
            return None
        return Signed(*session, request.cookies.get("lang"))

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
