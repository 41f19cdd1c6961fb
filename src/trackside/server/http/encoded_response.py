"""A response whose body is encoded already."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Response

from trackside.server.api.encoded_view import EncodedView
from trackside.server.api.responses import TableView


class EncodedResponse(Response[TableView]):
    def __init__(self, sent: EncodedView) -> None:
        super().__init__(sent.view, media_type=MediaType.JSON)
        self.encoded = sent.json

    def render(self, content: Any, media_type: str, enc_hook: Any = None) -> bytes:
        return self.encoded
