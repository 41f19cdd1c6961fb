"""Batches: several moves that are sent as one."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from trackside.core.difference import difference
from trackside.core.edge.errors import BadNotation
from trackside.core.edge.playthrough import Playthrough
from trackside.core.edge.record import as_json
from trackside.core.moves import IllegalMove
from trackside.tables.refusals import Name, Refused
from trackside.tables.state import MoveLine
from trackside.tables.table import Table


def play(table: Table, moves: Sequence[str], own: Collection[int], seconds: float | None, now: float) -> list[MoveLine]:
    """Play moves of these seats on the table's game, all or none; each with what it changed in the situation. The time
    goes to the first.

    Only the last move may reveal anything to the mover. If a batch could continue after a card from the deck, a refusal
    of a later move would tell which card that was, although nothing was played.
    """
    playthrough = table.playthrough
    try:
        parsed = [playthrough.game.parse(text) for text in moves]
    except BadNotation:
        raise Refused("bad-notation") from None
    start, situation = playthrough.ply, table.situation()
    lines: list[MoveLine] = []
    for number, move in enumerate(parsed, start=1):
        p = playthrough.position
        mover, known = int(p.seat), p.horizon - p.revealed_to_others
        try:
            playthrough.add_move(move, seconds)
        except IllegalMove as illegal:
            table.take_back(start)
            raise Refused("illegal-move", rule=illegal.rule, game=table.row.game) from None
        seconds = None
        p = playthrough.position
        if number < len(parsed):
            learned = p.horizon - p.revealed_to_others - known > (1 if p.seat != mover else 0)
            wrong: Name | None = "one-at-a-time" if learned else "not-your-turn" if p.seat not in own else None
            if wrong is not None:
                table.take_back(start)
                raise Refused(wrong)
        after, line = table.situation(), playthrough.record.lines[-1]
        made = as_json(difference(situation, after))
        lines.append(MoveLine(ply=start + number, text=line.text, seconds=line.seconds, at=now, difference=made))
        situation = after
    return lines


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
