"""A response whose body is already encoded."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Response

from trackside.tables.shapes import TableView
from trackside.tables.views.encoded_view import EncodedView


class EncodedResponse(Response[TableView]):
    def __init__(self, sent: EncodedView) -> None:
        body: Any = sent.json  # the framework sends bytes as they are
        super().__init__(body, media_type=MediaType.JSON)
