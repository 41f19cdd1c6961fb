"""Checking: a record that somebody brings, read and replayed. It runs in a process of its own with a time limit."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from trackside.core.edge.errors import BadRecord, TracksideError
from trackside.core.edge.playthrough import Playthrough
from trackside.core.edge.record import Record, commit, read

log = logging.getLogger("trackside.server")
MOVES = 5_000  # of a record that is imported
SEED = 40  # digits that are stored
SALT = 64  # characters that are stored


class Brought(msgspec.Struct, tag="brought", kw_only=True):
    """A record to look at. One with a corrected box is taken only where the owner of the server allows it."""

    text: str
    corrected: bool = False


class Holds(msgspec.Struct, tag="holds", kw_only=True):
    """It holds: what the rows of a table need to know of it."""

    record: Record
    options: dict[str, Any]
    deciding: int
    over: bool


class Wrong(msgspec.Struct, tag="wrong"):
    """It does not: the code of a refusal, and the line, if it is a single one."""

    code: str
    line: int = 0


def check(brought: Brought) -> Holds | Wrong:
    """A record without a seed is of a game that still runs elsewhere; it cannot be replayed."""
    try:
        return _check(brought)
    except Exception:  # the rules stumbled: over a corrected box or, and then the owner should know, by themselves
        log.exception("a record was not replayed")
        return Wrong("not-replayed")


def _check(brought: Brought) -> Holds | Wrong:
    try:
        record = read(brought.text)
    except BadRecord as problem:
        return Wrong("bad-record", problem.line)
    if record.seed is None:
        return Wrong("no-seed")
    if len(record.lines) > MOVES or len(str(record.seed)) > SEED or len(record.salt) > SALT:
        return Wrong("record-too-long")
    if record.commitment and record.commitment != commit(record.seed, record.salt):
        return Wrong("wrong-commitment")
    if record.overrides and not brought.corrected:
        return Wrong("corrected-box")
    try:
        playing = Playthrough(msgspec.structs.replace(record, lines=[], scores=None))
    except BadRecord:
        return Wrong("other-rules")
    except TracksideError:
        return Wrong("no-such-setting")
    for line in record.lines:
        try:
            playing.play([line.text], line.seconds)
        except TracksideError:
            return Wrong("bad-record-move", line.number)
    if record.scores is not None and record.scores != playing.record.scores:
        return Wrong("wrong-scores")
    return Holds(
        record=playing.record,
        options=playing.game.setting.options,
        deciding=int(playing.position.seat),
        over=bool(playing.position.over),
    )
