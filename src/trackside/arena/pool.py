"""A process pool: yields results as they come, and shuts down cleanly when it is interrupted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children
from signal import SIG_IGN, SIGINT, signal
from threading import current_thread, main_thread
from typing import TypeVar

from trackside.core.edge.errors import TracksideError

Task = TypeVar("Task")
Result = TypeVar("Result")

PATIENCE = 0.2  # seconds between checks for Ctrl-C


def in_processes(work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int) -> Iterator[Result]:
    """The results of the tasks, as they are finished; a single job runs in this process. Tasks are handed out a few at
    a time, so that little is lost when a run is interrupted."""
    if jobs == 1:
        yield from map(work, tasks)
        return
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, initializer=signal, initargs=(SIGINT, SIG_IGN))
    with noting_interrupts() as interrupts:
        try:
            left = iter(tasks)
            waiting: set[Future[Result]] = set()
            while not interrupts:
                waiting |= {pool.submit(work, task) for task in islice(left, 2 * jobs - len(waiting))}
                if not waiting:
                    break
                done, waiting = wait(waiting, PATIENCE, FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BrokenProcessPool:
            raise TracksideError("a worker process was ended from outside") from None
        finally:
            if interrupts:
                for worker in set(active_children()) - others:
                    worker.terminate()
            pool.shutdown(cancel_futures=True)
    if interrupts:
        raise KeyboardInterrupt


@contextmanager
def noting_interrupts() -> Iterator[list[int]]:
    """Ctrl-C is recorded, not raised: in the middle of the pool's own work it would leave locks held."""
    interrupts: list[int] = []
    if current_thread() is not main_thread():  # only the main thread is interrupted
        yield interrupts
        return
    before = signal(SIGINT, lambda number, frame: interrupts.append(number))
    try:
        yield interrupts
    finally:
        signal(SIGINT, before)
