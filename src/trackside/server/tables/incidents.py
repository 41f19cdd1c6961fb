"""Happenings: what befell a table beside its moves: somebody left, a bot stood in for somebody, nobody went back.

They are kept in the table's row, so that every process knows them, and told in its journal, so that everybody does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from trackside.server.tables.table import Table

KEPT = 60  # of a table, the newest
Kind = Literal["left", "time-up", "away", "back", "undo-refused", "taken-back"]


class Happening(msgspec.Struct, kw_only=True, omit_defaults=True):
    kind: Kind
    seat: int  # to which it happened
    ply: int  # the moves that were played before
    seq: int  # of the change that it was part of
    by: int | None = None  # the seat that did it, if another one
    moves: int = 0  # that were taken back


def of(table: Table) -> list[Happening]:
    return msgspec.convert(table.row.happenings, list[Happening])


def with_new(
    table: Table, kind: Kind, *seats: int, ply: int, by: int | None = None, moves: int = 0
) -> list[dict[str, Any]]:
    """The list to store when this happens to these seats."""
    now = table.row.seq + 1
    new = [Happening(kind=kind, seat=seat, ply=ply, seq=now, by=by, moves=moves) for seat in seats]
    return [*table.row.happenings, *(msgspec.to_builtins(one) for one in new)][-KEPT:]


def gone_back(table: Table, ply: int) -> list[dict[str, Any]]:
    """The list to store when the table goes back to that ply: what befell it stays."""
    return [{**one, "ply": min(one["ply"], ply)} for one in table.row.happenings]


def stands_in(table: Table, seat: int) -> Kind | None:
    """Why a bot plays for the person on a seat, if one does: from its first move until the person moves again."""
    told = [one.kind for one in of(table) if one.seat == seat and one.kind in ("time-up", "away", "back")]
    return told[-1] if told and told[-1] != "back" else None


def free_undo(table: Table, own: Sequence[int]) -> int | None:
    """The earliest ply to which whoever plays these seats may go back without asking; None if there is no such.

    A bot's move in one's place is not taken back so: the bot would only play again, and the others' time would run.
    """
    game = table.game
    if not game.ply or game.movers[-1] not in own or stands_in(table, game.movers[-1]) is not None:
        return None
    mover = game.movers[-1]
    returned = max((one.ply for one in of(table) if one.seat == mover and one.kind == "back"), default=0)
    free = max(game.free_undo(), returned)
    return free if free < game.ply else None
