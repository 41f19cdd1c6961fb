"""A piece of work: a kind of check, a seed and a size. The same piece always does the same."""

from __future__ import annotations

import signal
import sys
import time
import traceback
from threading import current_thread, main_thread
from typing import Protocol

import msgspec

from trackside.campaign import alike_worlds, bad_inputs, engines, kills, races, random_games, refereed_games
from trackside.campaign.tally import Outcome, Tally
from trackside.core.edge.errors import TracksideError

SHOWN = 900  # characters at either end of a trace


class Kind(Protocol):
    """The module of a kind of check."""

    COUNTED: str  # the count that says how much was done
    SIZE: int  # of a piece
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
}


class UnknownPiece(TracksideError):
    """There is no such kind of check, or no such piece."""


class Piece(msgspec.Struct, frozen=True):
    kind: str
    seed: int
    size: int

    def __str__(self) -> str:
        return f"{self.kind}:{self.seed}"


def read_piece(text: str) -> Piece:
    """A piece of the usual size by its name, as in `races:12`."""
    kind, colon, seed = text.partition(":")
    if kind not in KINDS or not colon or not seed.isdecimal():
        raise UnknownPiece(f"{text!r} is not KIND:SEED; kinds are {', '.join(KINDS)}")
    return Piece(kind, int(seed), KINDS[kind].SIZE)


def shortened(text: str) -> str:
    """The beginning and the end of a long trace."""
    return text if len(text) <= 2 * SHOWN else f"{text[:SHOWN]}\n[...]\n{text[-SHOWN:]}"


def carry_out(piece: Piece) -> Outcome:
    """Do a piece of work; whatever it raises is a finding, too."""
    if current_thread() is main_thread():  # a worker that is told to end ends its servers first
        signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(1))
    tally = Tally()
    started = time.perf_counter()
    try:
        KINDS[piece.kind].run(piece.seed, piece.size, tally)
    except Exception:
        tally.find(shortened(traceback.format_exc()))
    return Outcome(piece.kind, piece.seed, dict(tally.counts), tally.findings, time.perf_counter() - started)
