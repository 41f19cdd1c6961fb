"""Incidents: table events that are not moves, such as a player leaving or a bot standing in.

They are stored in the table's row, so that every process knows them, and shown in the journal.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from trackside.tables.table import Table

MAX_STORED = 60  # per table, the newest
NOBODY = -1
Kind = Literal["left", "time-up", "away", "back", "undo-refused", "taken-back", "new-rules"]


class Incident(msgspec.Struct, kw_only=True, omit_defaults=True):
    kind: Kind
    seat: int  # the seat concerned; NOBODY if it is none
    ply: int  # moves played before
    seq: int  # of the change it was part of
    by: int | None = None  # the seat that caused it, if another one
    moves: int = 0  # taken back, or not taken over


def all_incidents(table: Table) -> list[Incident]:
    stored = table.row.happenings
    return msgspec.convert(stored, list[Incident]) if stored else []


def with_incident(
    table: Table, kind: Kind, *seats: int, ply: int, by: int | None = None, moves: int = 0
) -> list[dict[str, Any]]:
    """The column's value after an incident of each of these seats."""
    seq = table.row.seq + 1
    added = [Incident(kind=kind, seat=seat, ply=ply, seq=seq, by=by, moves=moves) for seat in seats]
    return [*table.row.happenings, *(msgspec.to_builtins(incident) for incident in added)][-MAX_STORED:]


def after_undo(table: Table, ply: int) -> list[dict[str, Any]]:
    """The column's value after an undo to that ply. Incidents are kept; later ones move to that ply."""
    return [{**incident, "ply": min(incident["ply"], ply)} for incident in table.row.happenings]


def stand_in_reason(table: Table, seat: int) -> Kind | None:
    """Why a bot plays for the person on a seat, from its first move until the person moves again; None if none does."""
    kinds = [i.kind for i in all_incidents(table) if i.seat == seat and i.kind in ("time-up", "away", "back")]
    return kinds[-1] if kinds and kinds[-1] != "back" else None
