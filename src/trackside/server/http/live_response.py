"""The response that carries an event stream until its reader disconnects."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing

from litestar.response.streaming import ASGIStreamingResponse
from litestar.types import Receive, Scope, Send

from trackside.server.live.event_stream import EventStream

DIRECT = "trackside.send"  # key in the scope for the server's own send function, without middleware


class LiveResponse(ASGIStreamingResponse):
    """When the reader disconnects, the stream ends on its own; nothing is cancelled in the middle of its work, as with
    the framework's own streaming response. The first chunk sends the head of the response through all middleware. Later
    chunks bypass it, because five function calls cost a good part of the sending itself."""

    def __init__(
        self, scope: Scope, stream: EventStream, chunks: AsyncGenerator[bytes], headers: dict[str, str]
    ) -> None:
        super().__init__(iterator=chunks, headers=headers, media_type="text/event-stream", status_code=200)
        self.direct: Send = scope[DIRECT]  # type: ignore[literal-required]
        self.stream = stream
        self.chunks = chunks

    async def send_body(self, send: Send, receive: Receive) -> None:
        waiting = asyncio.create_task(self._wait_for_end(receive))
        try:
            async with aclosing(self.chunks) as chunks:
                async for chunk in chunks:
                    await send({"type": "http.response.body", "body": chunk, "more_body": True})
                    send = self.direct
        finally:
            waiting.cancel()
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _wait_for_end(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self.stream.end()
