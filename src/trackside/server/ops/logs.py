"""Structured logs: one JSON object per line on standard error."""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import msgspec

STANDARD_FIELDS = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}


class JsonFormatter(logging.Formatter):
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
        if record.exc_info and record.exc_info[1] is not None:
            line["trace"] = "\n".join(_traceback_lines(record.exc_info[1]))
        return msgspec.json.encode(line, enc_hook=str).decode()


def _traceback_lines(error: BaseException | None) -> Iterator[str]:
    """An error and its causes, each with the first line of its message: databases quote whole rows in later lines."""
    while error is not None:
        yield "".join(traceback.format_tb(error.__traceback__)).rstrip()
        yield f"{type(error).__name__}: {str(error).partition(chr(10))[0]}"
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def set_up(level: str = "INFO") -> None:
    """Send all logs of this process to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel("WARNING")
    logging.getLogger("uvicorn.access").setLevel("WARNING")
