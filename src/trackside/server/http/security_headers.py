"""Security headers for every response, and no shared caching of the API."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from litestar.types import Message, Scope

CONTENT_SECURITY_POLICY = "; ".join(
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
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
HTTPS_ONLY = {"strict-transport-security": "max-age=31536000"}
NO_STORE = (b"cache-control", b"no-store")


def security_headers(https_only: bool) -> list[tuple[bytes, bytes]]:
    """The headers of every answer. With `https_only`, browsers are told to use only HTTPS from then on."""
    named = {**HEADERS, **HTTPS_ONLY} if https_only else HEADERS
    return [(name.encode(), value.encode()) for name, value in named.items()]


def adding(headers: list[tuple[bytes, bytes]]) -> Callable[[Message, Scope], Awaitable[None]]:
    """A `before_send` hook that adds them."""

    async def add_headers(message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        own = list(message["headers"])  # no route sets any of these
        if scope["path"].startswith("/api/") and all(name.lower() != b"cache-control" for name, _ in own):
            own.append(NO_STORE)
        message["headers"] = own + headers

    return add_headers
