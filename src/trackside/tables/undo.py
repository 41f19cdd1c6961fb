"""Undo: how far back a player may go alone, and the request to the others to go back further."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from trackside.tables import incidents
from trackside.tables.table import Table


class PendingUndo(msgspec.Struct, frozen=True):
    """A request to undo that waits for the consent of others."""

    seat: int  # that asks
    ply: int  # to go back to
    waiting: list[int]  # seats that have not answered

    def to_column(self) -> dict[str, Any]:
        return msgspec.structs.asdict(self)


def pending(table: Table) -> PendingUndo | None:
    stored = table.row.undo_request
    return None if stored is None else msgspec.convert(stored, PendingUndo)


def free_undo_ply(table: Table, own: Sequence[int]) -> int | None:
    """The earliest ply to which the player of these seats may go back without consent; None if there is none.

    Moves of a stand-in bot cannot be undone freely: the bot would play them again while the others' time runs.
    """
    playthrough = table.playthrough
    if not playthrough.ply or playthrough.movers[-1] not in own:
        return None
    mover = playthrough.movers[-1]
    if incidents.stand_in_reason(table, mover) is not None:
        return None
    returns = [i.ply for i in incidents.all_incidents(table) if i.seat == mover and i.kind == "back"]
    ply = max(playthrough.free_undo(), *returns, 0)
    return ply if ply < playthrough.ply else None


def last_decision_ply(table: Table, own: Sequence[int]) -> int | None:
    """The ply at which one of these seats last decided; None if none has moved."""
    movers = table.playthrough.movers
    return next((ply for ply in reversed(range(len(movers))) if movers[ply] in own), None)
