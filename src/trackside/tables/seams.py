"""The database column with the seams of a game: the plies at which its rules changed."""

from __future__ import annotations

from typing import Any

import msgspec

from trackside.core.edge.record import Record, Seam


class StoredSeam(msgspec.Struct, kw_only=True):
    """A seam of the record. `situation` is as secret as the seed."""

    ply: int
    rules: int
    before: int  # the rules until then
    situation: str
    commitment: str
    deals_otherwise: bool = False  # the rules of today would not deal as at the start of the game


def to_column(record: Record) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    before = record.rules
    for seam in record.seams:
        stored = StoredSeam(
            ply=seam.ply,
            rules=seam.rules,
            before=before,
            situation=seam.situation,
            commitment=seam.commitment,
            deals_otherwise=record.opening is not None,
        )
        found.append(msgspec.to_builtins(stored))
        before = seam.rules
    return found


def add_to_record(record: Record, column: list[Any], opening: str | None) -> None:
    """Give a record that has the newest rules the seams of its table."""
    stored = msgspec.convert(column, list[StoredSeam])
    if stored:
        record.rules = stored[0].before
        record.seams = [Seam(seam.ply, seam.rules, seam.situation, seam.commitment) for seam in stored]
        if opening is not None and stored[-1].deals_otherwise:
            record.opening = msgspec.json.decode(opening, type=dict[str, Any])
