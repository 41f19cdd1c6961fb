"""Puts a table into another world: deals again everything a viewer cannot know, in position and journal."""

from __future__ import annotations

from typing import Any

from trackside.core.journal import Journal
from trackside.core.position import Position
from trackside.core.rng import Rng, key_of
from trackside.referee.hidden import SPECTATOR
from trackside.tables.table import Table


def enter(table: Table, viewer: int | None, chance: int) -> Position:
    """Switch to a world that looks the same to the viewer; returns the true position, to switch back to."""
    true = table.position
    world = true.copy()
    world.resample(SPECTATOR if viewer is None else viewer, Rng(key_of(chance), 0))
    world.journal = Journal()
    for event in [] if true.journal is None else true.journal.events:
        secret = viewer is None or not (event.secret_to >> viewer) & 1
        hidden: dict[str, Any] = {"garbage": chance} if secret and event.secret else event.secret
        world.journal.events.append(
            type(event)(event.ply, event.seat, event.kind, event.public, hidden, event.secret_to)
        )
    set_position(table, world)
    return true


def set_position(table: Table, position: Position) -> None:
    """Set the position of a table, and forget what was computed from the previous one."""
    table.playthrough.position = position
    table.forget_situation()
    table.clear_journals()
    table.clear_cache()
