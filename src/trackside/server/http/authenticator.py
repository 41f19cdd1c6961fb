"""Authentication: who a request comes from. Nothing else on the server reads cookies or the CSRF token.

A request first makes a claim, which is proved by signatures alone and costs no query. Limits and the CSRF check go by
the claim. The principal is who it turns out to be: the person as stored, with their address and their language.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from secrets import compare_digest
from typing import Any, Literal

import msgspec
from litestar import Request
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException
from litestar.middleware import ASGIMiddleware
from litestar.openapi.spec import SecurityScheme
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from trackside.locales import LANGUAGES
from trackside.server.http.address import shared_address
from trackside.server.http.language import accepted_language
from trackside.server.people.accounts import CACHE_SIZE, DAY, HOUR, Accounts
from trackside.server.people.principal import Principal
from trackside.server.people.sessions import COOKIE, Sessions

CSRF_COOKIE = "csrftoken"
CSRF_HEADER = b"x-csrf-token"
CSRF_BYTES = 32  # of random numbers in a token; as many more are its signature
SESSION = "session"  # the name of the way in which clients say who they are, in the OpenAPI document
SESSION_SCHEME = SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie")
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
MAX_CACHED = 1000  # bytes of cookies; longer ones are not kept, so that nobody can fill the memory with them


class Claim(msgspec.Struct, frozen=True):
    """What the cookies of a request say, once their signatures have been verified."""

    by: Literal["nobody", "session"] = "nobody"
    subject: str = ""  # the person's id
    epoch: int = 0
    csrf: bool = False  # the CSRF token of the header is ours and that of the cookie
    language: str | None = None  # chosen before there was a person


class Authenticator:
    def __init__(self, accounts: Accounts, sessions: Sessions, secret: str, secure: bool) -> None:
        self.accounts = accounts
        self.sessions = sessions
        self.secret = secret.encode()
        self.secure = secure
        self.claims: dict[tuple[bytes, bytes, int], Claim] = {}  # of signed requests, by their headers and the hour

    def claim(self, scope: Scope) -> Claim:
        """What a request claims to be. The hour is part of the key, so that an expired session is noticed."""
        cookies = token = b""
        for name, value in scope["headers"]:
            if name == b"cookie":
                cookies = value if not cookies else b"%s; %s" % (cookies, value)
            elif name == CSRF_HEADER:
                token = value
        key = (cookies, token, int(time.time() // HOUR))
        known = self.claims.get(key)
        if known is None:
            known = self._verified(Request(scope), token)
            if known.by != "nobody" and len(cookies) + len(token) <= MAX_CACHED:
                if len(self.claims) >= CACHE_SIZE:
                    self.claims.clear()
                self.claims[key] = known
        return known

    def _verified(self, request: Request[Any, Any, Any], token: bytes) -> Claim:
        cookies = request.cookies
        csrf = compare_digest(token, cookies.get(CSRF_COOKIE, "").encode()) and self._is_ours(token)
        session = self.sessions.verify(cookies.get(COOKIE))
        language = cookies.get("lang")
        if session is None:
            return Claim(csrf=csrf, language=language)
        return Claim("session", *session, csrf=csrf, language=language)

    def _is_ours(self, token: bytes) -> bool:
        text, signature = token[: 2 * CSRF_BYTES], token[2 * CSRF_BYTES :]
        return compare_digest(signature, self._signature(text))

    def _signature(self, text: bytes) -> bytes:
        return hmac.new(self.secret, text, hashlib.sha256).hexdigest().encode()

    def csrf_cookie(self) -> Cookie:
        """A new token, which pages send back in a header: other sites can send the cookie along, but not read it."""
        text = secrets.token_hex(CSRF_BYTES)
        token = text + self._signature(text.encode()).decode()
        return Cookie(CSRF_COOKIE, value=token, path="/", secure=self.secure, samesite="lax")

    def known(self, claim: Claim, scope: HTTPScope) -> Principal | None:
        """Who that is, as far as memory knows: None also for people who would have to be read or written."""
        person = self.accounts.cache.get(claim.subject)
        if person is None or person.epoch != claim.epoch or time.time() - person.seen > DAY:
            return None
        return Principal(person, address_of(scope), self._language(claim, scope, person.language))

    async def principal(self, scope: Scope) -> Principal:
        """Who a request comes from; nobody if the claim is empty or the session was ended."""
        claim = self.claim(scope)
        person = None if claim.by == "nobody" else await self.sessions.person(claim.subject, claim.epoch)
        spoken = None if person is None else person.language
        return Principal(person, address_of(scope), self._language(claim, scope, spoken))

    def language(self, scope: Scope) -> str:
        """The language of a request whose person is not known."""
        return self._language(self.claim(scope), scope, None)

    @staticmethod
    def _language(claim: Claim, scope: Scope, preferred: str | None) -> str:
        """From the query, the person's settings, a cookie or the browser: the first that it accepts."""
        asked = Request[Any, Any, Any](scope).query_params.get("lang") if scope["query_string"] else None
        for chosen in (asked, preferred or claim.language):
            if chosen in LANGUAGES:
                return str(chosen)
        return accepted_language(scope)


def address_of(scope: Scope) -> str:
    """The address under which a client is counted."""
    client = scope["client"]
    return shared_address(client[0] if client else "unknown")


class CrossSiteCheck(ASGIMiddleware):
    """Every request that may change something needs the CSRF token of its cookie in a header."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, authenticator: Authenticator) -> None:
        self.authenticator = authenticator

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        claim = self.authenticator.claim(scope)
        if scope["type"] != ScopeType.HTTP or scope["method"] not in SAFE_METHODS:
            if not claim.csrf:
                raise PermissionDeniedException("the CSRF token is missing or wrong")
            await next_app(scope, receive, send)
            return
        if CSRF_COOKIE in Request[Any, Any, Any](scope).cookies:
            await next_app(scope, receive, send)
            return
        cookie = self.authenticator.csrf_cookie().to_header(header="")

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableScopeHeaders.from_message(message).add("set-cookie", cookie)
            await send(message)

        await next_app(scope, receive, send_with_cookie)
