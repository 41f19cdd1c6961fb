"""Gzip compression of large responses.

TCP sends the first packets of a connection without waiting. A response that fits into them arrives no sooner if it is
smaller, and compressing it would cost a good part of a move.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import AsyncGenerator
from contextlib import aclosing
from functools import lru_cache

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

MIN_BYTES = 14_000  # ten packets: the first window of a connection
GZIP = 16 + zlib.MAX_WBITS
GZIP_HEAD = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"  # RFC 1952, 2.3: without time and name
GZIP_LAST_BLOCK = b"\x03\x00"
KINDS = (b"text/", b"application/json", b"application/javascript", b"application/manifest+json", b"image/svg+xml")


def packed(body: bytes, level: int = 1) -> bytes:
    """The fastest level takes a quarter of the time of the default one, for a tenth more bytes."""
    packer = zlib.compressobj(level, zlib.DEFLATED, GZIP)
    return packer.compress(body) + packer.flush()


@lru_cache(256)
def packed_file(body: bytes) -> bytes:
    """Files of the site are the same for everybody."""
    return packed(body, 6)


def accepts_gzip(headers: Headers) -> bool:
    return "gzip" in headers.get("accept-encoding", "")


async def packed_stream(chunks: AsyncGenerator[bytes]) -> AsyncGenerator[bytes]:
    """A stream of chunks as one gzip stream, each chunk complete in itself: a large one is compressed without reference
    to earlier ones, a small one is stored. So a stream needs no compressor of 256 kB, and a chunk that many streams
    send is compressed once."""
    yield GZIP_HEAD
    check = size = 0
    async with aclosing(chunks):
        async for chunk in chunks:
            check, size = zlib.crc32(chunk, check), size + len(chunk)
            yield deflated(chunk) if len(chunk) >= MIN_BYTES else stored(chunk)
    yield GZIP_LAST_BLOCK + struct.pack("<II", check, size & 0xFFFFFFFF)


def stored(chunk: bytes) -> bytes:
    """A block of less than 64 kB that is not compressed (RFC 1951, 3.2.4)."""
    return struct.pack("<BHH", 0, len(chunk), len(chunk) ^ 0xFFFF) + chunk


@lru_cache(64)
def deflated(chunk: bytes) -> bytes:
    """Compressed blocks that end at a byte boundary, so that others can follow."""
    packer = zlib.compressobj(1, zlib.DEFLATED, -zlib.MAX_WBITS)
    return packer.compress(chunk) + packer.flush(zlib.Z_SYNC_FLUSH)


class Compression(ASGIMiddleware):
    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if not accepts_gzip(Headers.from_scope(scope)):
            await next_app(scope, receive, send)
            return
        start: HTTPResponseStartEvent | None = None

        async def pack(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            if message["type"] == "http.response.body" and start is not None:
                body = message["body"]
                if len(body) >= MIN_BYTES and not message.get("more_body") and _is_text(start):
                    body = packed(body) if scope["path"].startswith("/api/") else packed_file(body)
                    headers = MutableScopeHeaders.from_message(start)
                    headers["content-encoding"] = "gzip"
                    headers["content-length"] = str(len(body))
                    headers.extend_header_value("vary", "accept-encoding")
                    message["body"] = body
                await send(start)
                start = None
            await send(message)

        await next_app(scope, receive, pack)


def _is_text(start: HTTPResponseStartEvent) -> bool:
    return any(name == b"content-type" and value.startswith(KINDS) for name, value in start["headers"])
