"""The budget of a search for one decision: a time or a number of playouts."""

from __future__ import annotations

from time import perf_counter, thread_time
from typing import Final

from trackside.core.arrays import i64

NEVER: Final = 1.0e18  # a time that is never reached
MOST: Final = 1_000_000_000  # milliseconds or playouts of one decision, more than anybody waits for


class Budget:
    """Milliseconds, or playouts. With playouts a search does the same on every machine.

    >>> from trackside.search import Budget
    >>> str(Budget(ms=20.0)), str(Budget(playouts=500)), Budget(playouts=500).timed
    ('20ms', '500p', False)
    """

    def __init__(self, ms: float = 0.0, playouts: i64 = 0) -> None:
        self.ms = ms
        self.playouts = playouts  # if not 0, the clock is not read

    @property
    def timed(self) -> bool:
        """Whether time is limited, not playouts."""
        return self.playouts == 0

    def deadline(self, started: float, share: float) -> float:
        """When this share of the time is over; never if playouts are counted."""
        return started + share * self.ms / 1000.0 if self.playouts == 0 else NEVER

    def __str__(self) -> str:
        return f"{self.ms:g}ms" if self.playouts == 0 else f"{self.playouts}p"


class Clock:
    """The source of time: wall-clock time, or the processor time of this thread. People wait for wall-clock time.
    Matches count processor time, so that their results hold on a busy machine."""

    def __init__(self) -> None:
        self.processor = False


CLOCK: Final = Clock()


def now() -> float:
    return thread_time() if CLOCK.processor else perf_counter()
