"""The process that examines whole games: it analyses finished ones and checks records that people bring.

Run by `workers/pool.py` as `python -m trackside.server.workers.examine`.
"""

from __future__ import annotations

import msgspec

from trackside.analysis.moves import Effort
from trackside.analysis.result import AnalysedMove
from trackside.analysis.run import examine
from trackside.server.workers.process import Failed, serve
from trackside.server.workers.record_check import InvalidRecord, RecordToCheck, ValidRecord, check_record


class AnalysisTask(msgspec.Struct, tag="analysis", kw_only=True):
    """Analyse one move of a finished game."""

    record: str  # as JSON
    ply: int
    seed: int
    effort: Effort


class AnalysisReply(msgspec.Struct, tag="analysis"):
    """The analysis of a move."""

    move: AnalysedMove


ExamineTask = AnalysisTask | RecordToCheck
ExamineReply = AnalysisReply | ValidRecord | InvalidRecord | Failed


def handle(line: bytes) -> ExamineReply:
    task = msgspec.json.decode(line, type=ExamineTask)
    if isinstance(task, RecordToCheck):
        return check_record(task)
    return AnalysisReply(examine(task.record, task.seed, task.effort, task.ply))


if __name__ == "__main__":
    serve(handle)
