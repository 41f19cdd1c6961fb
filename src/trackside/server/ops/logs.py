"""Structured logs: one JSON object per line on standard error."""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import msgspec

from trackside.tables.news import Ended, Started

log = logging.getLogger("trackside.server")
STANDARD_FIELDS = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}


TRACE_SECONDS = (
    60.0  # seconds in which the traceback of the same error is not written again: an outage must not fill the disk
)
MAX_TRACES = 200  # errors remembered for that


class JsonFormatter(logging.Formatter):
    def __init__(self) -> None:
        super().__init__()
        self.traced: dict[tuple[object, ...], float] = {}  # by error, when its trace was written last

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        for key, value in record.__dict__.items():
            if key not in STANDARD_FIELDS:
                line.setdefault(key, value)
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and self._is_new(record, error):
            line["trace"] = "\n".join(_traceback_lines(error))
        elif error is not None:
            line.setdefault("error", _headline(error))
        return msgspec.json.encode(line, enc_hook=str).decode()

    def _is_new(self, record: logging.LogRecord, error: BaseException) -> bool:
        """Whether the same error at the same place was not written with its traceback a short while ago."""
        place = [(frame.filename, frame.lineno) for frame in traceback.extract_tb(error.__traceback__)[-1:]]
        key = (record.getMessage(), type(error), *place)
        if record.created - self.traced.get(key, -TRACE_SECONDS) < TRACE_SECONDS:
            return False
        if len(self.traced) >= MAX_TRACES:
            self.traced.clear()
        self.traced[key] = record.created
        return True


def _headline(error: BaseException) -> str:
    """The type of an error and the first line of its message: databases quote whole rows in later lines."""
    return f"{type(error).__name__}: {str(error).partition(chr(10))[0]}"


def _traceback_lines(error: BaseException | None) -> Iterator[str]:
    """An error and its causes, each with its headline."""
    while error is not None:
        yield "".join(traceback.format_tb(error.__traceback__)).rstrip()
        yield _headline(error)
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def set_up(level: str = "INFO") -> None:
    """Send all logs of this process to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel("WARNING")
    logging.getLogger("uvicorn.access").setLevel("WARNING")


def note_start(news: Started) -> None:
    log.info("table", extra={"table": news.table, "game": news.game, "state": "playing"})


def note_end(news: Ended) -> None:
    log.info("table", extra={"table": news.table, "game": news.game, "state": "over"})
