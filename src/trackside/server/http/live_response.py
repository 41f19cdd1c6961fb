"""The response that carries an event stream until its reader goes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing

from litestar.response.streaming import ASGIStreamingResponse
from litestar.types import Receive, Send

from trackside.server.live.event_stream import EventStream


class LiveResponse(ASGIStreamingResponse):
    """When the reader goes, the stream ends by itself: nothing is cancelled in the middle of its work, as the
    framework's own response for streams would do."""

    def __init__(self, stream: EventStream, chunks: AsyncGenerator[bytes], headers: dict[str, str]) -> None:
        super().__init__(iterator=chunks, headers=headers, media_type="text/event-stream", status_code=200)
        self.stream = stream
        self.chunks = chunks

    async def send_body(self, send: Send, receive: Receive) -> None:
        waiting = asyncio.create_task(self._wait_for_end(receive))
        try:
            async with aclosing(self.chunks) as chunks:
                async for chunk in chunks:
                    await send({"type": "http.response.body", "body": chunk, "more_body": True})
        finally:
            waiting.cancel()
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _wait_for_end(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self.stream.end()
