"""Batches: several moves that are sent as one."""

from __future__ import annotations

from collections.abc import Sequence

from trackside.core.edge.errors import BadNotation
from trackside.core.edge.playthrough import Playthrough
from trackside.core.moves import IllegalMove
from trackside.tables.refusals import Refused


def require_one_batch(playthrough: Playthrough, moves: Sequence[str]) -> None:
    """Refuse moves that are illegal, and batches in which a move before the last reveals something or ends a turn."""
    deciding = int(playthrough.position.seat)
    try:
        for number, (seat, learned) in enumerate(playthrough.trial(moves), start=1):
            if number < len(moves) and (learned or seat != deciding):
                raise Refused("one-at-a-time")
    except BadNotation:
        raise Refused("bad-notation") from None
    except IllegalMove:
        raise Refused("illegal-move") from None
