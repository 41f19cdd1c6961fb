"""The loop of a worker process: it reads one task per line from standard input and writes one reply per line, and ends
with its input. `workers/pool.py` runs the modules that use it."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable

import msgspec


class Failed(msgspec.Struct, tag="failed"):
    """What went wrong."""

    error: str


def serve(handle: Callable[[bytes], msgspec.Struct]) -> None:
    """Reply to every task until the input ends. Any error becomes a reply."""
    with contextlib.suppress(OSError):
        os.nice(15)  # web requests have priority over bots
    try:
        for line in sys.stdin.buffer:
            sys.stdout.buffer.write(msgspec.json.encode(_reply(handle, line)) + b"\n")
            sys.stdout.buffer.flush()
    except BrokenPipeError:  # the server has ended
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # so that the flush at exit does not fail


def _reply(handle: Callable[[bytes], msgspec.Struct], line: bytes) -> msgspec.Struct:
    try:
        return handle(line)
    except Exception as error:  # whatever a bot or the rules raise
        return Failed(f"{type(error).__name__}: {error}")
