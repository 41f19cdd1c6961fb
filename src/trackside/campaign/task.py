"""A task: a kind of check, a seed and a size. The same task always does the same."""

from __future__ import annotations

import signal
import sys
import time
import traceback
from threading import current_thread, main_thread
from typing import Protocol

import msgspec

from trackside.campaign import (
    alike_worlds,
    bad_inputs,
    engines,
    hostile_connections,
    kills,
    races,
    random_games,
    refereed_games,
)
from trackside.campaign.tally import Outcome, Tally
from trackside.core.edge.errors import TracksideError

SHOWN = 900  # characters at either end of a trace


class Kind(Protocol):
    """The module of a kind of check."""

    COUNTED: str  # the count that says how much was done
    SIZE: int  # of a task
    PER_HOUR: int  # how much an hour on two cores should do

    def run(self, seed: int, size: int, tally: Tally) -> None: ...


KINDS: dict[str, Kind] = {
    "games": random_games,
    "referee": refereed_games,
    "engines": engines,
    "worlds": alike_worlds,
    "kills": kills,
    "races": races,
    "inputs": bad_inputs,
    "connections": hostile_connections,
}


class UnknownTask(TracksideError):
    """There is no such kind of check, or no such task."""


class Task(msgspec.Struct, frozen=True):
    kind: str
    seed: int
    size: int

    def __str__(self) -> str:
        return f"{self.kind}:{self.seed}"


def read_task(text: str) -> Task:
    """A task of the usual size by its name, as in `races:12`."""
    kind, colon, seed = text.partition(":")
    if kind not in KINDS or not colon or not seed.isdecimal():
        raise UnknownTask(f"{text!r} is not KIND:SEED; kinds are {', '.join(KINDS)}")
    return Task(kind, int(seed), KINDS[kind].SIZE)


def shortened(text: str) -> str:
    """The beginning and the end of a long trace."""
    return text if len(text) <= 2 * SHOWN else f"{text[:SHOWN]}\n[...]\n{text[-SHOWN:]}"


def carry_out(task: Task) -> Outcome:
    """Do a task; whatever it raises is a finding, too."""
    if current_thread() is main_thread():  # a worker that is told to end ends its servers first
        signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(1))
    tally = Tally()
    started = time.perf_counter()
    try:
        KINDS[task.kind].run(task.seed, task.size, tally)
    except Exception:
        tally.find(shortened(traceback.format_exc()))
    return Outcome(task.kind, task.seed, dict(tally.counts), tally.findings, time.perf_counter() - started)
