"""The check of an imported record: parsed and replayed in a worker process with a time limit."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from trackside.core.difference import difference
from trackside.core.edge.errors import BadRecord, TracksideError
from trackside.core.edge.playthrough import Playthrough
from trackside.core.edge.record import Record, as_json, commit, in_rules_of_today, read
from trackside.server.record_limits import RECORD_MOVES, SALT_LENGTH, SEED_DIGITS
from trackside.tables.refusals import Name

log = logging.getLogger("trackside.server")


class RecordToCheck(msgspec.Struct, tag="record", kw_only=True):
    """The text of a record. One with a corrected box is accepted only if the settings allow it."""

    text: str
    allow_corrected_box: bool = False


class ValidRecord(msgspec.Struct, tag="valid", kw_only=True):
    """A record that replays, and what a new table needs to know of it."""

    record: Record
    options: dict[str, Any]
    deciding: int  # -1 if the game is over
    opening: str  # the situation before the first move, as JSON
    differences: list[str]  # that each move made to it


class InvalidRecord(msgspec.Struct, tag="invalid"):
    """What is wrong, and the line if a single line is wrong."""

    name: Name
    line: int = 0


def check_record(task: RecordToCheck) -> ValidRecord | InvalidRecord:
    try:
        return _check(task)
    except Exception:  # the rules failed: because of a corrected box, or a bug that should be in the log
        log.exception("a record could not be replayed")
        return InvalidRecord("not-replayed")


def _check(task: RecordToCheck) -> ValidRecord | InvalidRecord:
    try:
        record = read(task.text)
    except BadRecord as error:
        return InvalidRecord("bad-record", error.line)
    if record.seed is None:  # exported from a game that was still running
        return InvalidRecord("no-seed")
    if len(record.lines) > RECORD_MOVES or len(str(record.seed)) > SEED_DIGITS or len(record.salt) > SALT_LENGTH:
        return InvalidRecord("record-too-long")
    if record.commitment and record.commitment != commit(record.seed, record.salt):
        return InvalidRecord("wrong-commitment")
    if record.overrides and not task.allow_corrected_box:
        return InvalidRecord("corrected-box")
    record = in_rules_of_today(record)
    try:
        playthrough = Playthrough(msgspec.structs.replace(record, lines=[], scores=None))
    except BadRecord:
        return InvalidRecord("record-of-other-rules")
    except TracksideError:
        return InvalidRecord("no-such-setting")
    opening = situation = playthrough.position.situation()
    differences: list[str] = []
    for line in record.lines:
        try:
            playthrough.add(line)
        except TracksideError:
            return InvalidRecord("bad-record-move", line.number)
        after = playthrough.position.situation()
        differences.append(as_json(difference(situation, after)))
        situation = after
    if record.scores is not None and record.scores != playthrough.record.scores:
        return InvalidRecord("wrong-scores")
    return ValidRecord(
        record=playthrough.record,
        options=playthrough.game.setting.options,
        deciding=int(playthrough.position.seat),
        opening=as_json(opening),
        differences=differences,
    )
