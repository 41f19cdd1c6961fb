"""Plays the rounds of a match on a Ray cluster instead of in local processes.

Every machine needs the same version of Trackside. If a machine dies, its current rounds are played again on others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from socket import create_connection
from typing import Any, TypeVar

from trackside.core.edge.errors import TracksideError, quoted

Task = TypeVar("Task")
Result = TypeVar("Result")

LOCAL = "local"
AUTO = "auto"
CLIENT = "ray://"  # before an address at which Ray serves programs outside the cluster
AHEAD = 2  # rounds queued for each processor, so that none waits
PATIENCE = 5.0  # seconds until somebody answers at the address of a cluster
AGAIN = 5  # times that a round lost with its machine is tried again; one that always ends its worker must not be

Spread = Callable[[Callable[[Any], Any], Iterable[Any], int], Iterator[Any]]


class NoCluster(TracksideError):
    """Ray is not installed, or there is no cluster at that address."""


def carry_out(work: Callable[[Task], Result], task: Task) -> Result:
    """The work of one worker of the cluster."""
    return work(task)


def installed_ray() -> Any:
    try:
        return import_module("ray")
    except ModuleNotFoundError:
        raise NoCluster("a cluster needs Ray: pip install 'trackside[ray]'") from None


@contextmanager
def on_cluster(address: str) -> Iterator[Spread]:
    """A function that distributes work over the cluster at this address; `local` starts one on this machine."""
    ray = installed_ray()
    require_listener(address)
    try:
        ray.init(address=None if address == LOCAL else address, log_to_driver=False, include_dashboard=False)
    except (ConnectionError, ValueError) as problem:  # nobody answers, or it is no address
        raise NoCluster(f"there is no Ray cluster at {address}: {problem}") from None
    try:
        yield spread
    finally:
        ray.shutdown()


def require_listener(address: str) -> None:
    """Ray itself tries for minutes to reach an address at which nothing listens, even if it is none."""
    if address in (LOCAL, AUTO):
        return
    host, colon, port = address.removeprefix(CLIENT).rpartition(":")
    if not host or not colon or not port.isdecimal() or not 0 < int(port) < 65_536 or "/" in host:
        raise NoCluster(f"{quoted(address)} is not the address of a cluster: write local, auto or 192.168.0.7:6379")
    try:
        create_connection((host, int(port)), PATIENCE).close()
    except (OSError, UnicodeError) as problem:  # UnicodeError: no name of a machine
        raise NoCluster(f"there is no Ray cluster at {address}: {problem}") from None


def spread(work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int) -> Iterator[Result]:
    """The results as they are finished; the cluster decides how many run at once, not `jobs`."""
    ray = installed_ray()
    remote = ray.remote(num_cpus=1, max_retries=AGAIN)(carry_out)
    shared = ray.put(work)
    left = iter(tasks)
    waiting: list[Any] = []
    try:
        while True:
            room = AHEAD * max(int(ray.cluster_resources().get("CPU", 1)), 1)
            waiting += [remote.remote(shared, task) for task in islice(left, max(room - len(waiting), 0))]
            if not waiting:
                return
            done, waiting = ray.wait(waiting, num_returns=1)
            for reference in done:
                try:
                    yield ray.get(reference)
                except ray.exceptions.RayTaskError as problem:
                    if isinstance(problem.cause, TracksideError):  # in one line, without the traceback of the worker
                        raise problem.cause from None
                    raise problem.as_instanceof_cause() from None
                except ray.exceptions.RayError as problem:
                    told = f"a round ended its worker {AGAIN + 1} times ({type(problem).__name__})"
                    raise TracksideError(told) from problem
    finally:
        for reference in waiting:
            ray.cancel(reference, force=True)
