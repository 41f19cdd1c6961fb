"""Prints the OpenAPI document: `python -m trackside.server.openapi`."""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Any

from trackside.server.app import make_app
from trackside.server.context import Context
from trackside.server.settings import Settings


async def _document() -> dict[str, Any]:
    return make_app(Context(Settings(), "sqlite+aiosqlite://", "not used")).openapi_schema.to_schema()


def document() -> dict[str, Any]:
    return asyncio.run(_document())


if __name__ == "__main__":
    json.dump(document(), sys.stdout, indent=1, sort_keys=True)
    sys.stdout.write("\n")
