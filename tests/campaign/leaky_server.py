"""A server for `alike_worlds` whose views reveal hidden information to everybody."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from trackside.campaign import world_server
from trackside.core.edge.view import heading
from trackside.core.position import Position
from trackside.games import ids


def telling_heading(p: Position, viewer: int | None) -> dict[str, Any]:
    return {**heading(p, viewer), "horizon": hash(str(p.situation())) % 1000}


if __name__ == "__main__":
    for id in ids():
        setattr(import_module(f"trackside.games.{id}.edge.view"), "heading", telling_heading)  # noqa: B010
    world_server.main()
