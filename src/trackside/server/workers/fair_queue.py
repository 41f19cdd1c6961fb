"""Scheduling of the bot processes: who is served next, and how long the decision may take.

Owners are served in turn, and each owner's requests in order of arrival. A table has one request at a time, so tables
are served in turn, too. Nobody can hold all processes while others need one. The more requests are waiting, the less
time each decision gets, so that the last one in the queue is still served in time.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from itertools import islice

LEAST = 0.005  # seconds for a decision in the longest queue
LOOK_AHEAD = 500  # requests considered when computing the time for a decision
SMOOTHING = 0.1  # of the running mean of the time that a decision takes beyond what it was given


class Request:
    """A request that waits for a process."""

    __slots__ = ("granted", "owner", "since")

    def __init__(self, owner: str, since: float) -> None:
        self.owner = owner
        self.since = since
        self.granted: asyncio.Future[float] = asyncio.get_running_loop().create_future()  # seconds to think


class FairQueue:
    """The queue for some worker processes."""

    def __init__(self, places: int, wait_seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        """A request should be done within `wait_seconds`."""
        self.places = places
        self.wait_seconds = wait_seconds
        self.clock = clock
        self.most_per_owner = max(1, places - 1)
        self.waiting: OrderedDict[str, deque[Request]] = OrderedDict()  # by owner, the next owner first
        self.served: Counter[str] = Counter()  # places held, by owner
        self.overrun = 0.0  # how much longer decisions take than the time they are given, on average, in seconds

    @property
    def length(self) -> int:
        return sum(len(requests) for requests in self.waiting.values())

    @asynccontextmanager
    async def turn(self, owner: str) -> AsyncIterator[float]:
        """Wait for a process and hold it; yields the seconds that may be spent."""
        request = Request(owner, self.clock())
        self.waiting.setdefault(owner, deque()).append(request)
        self._serve()
        try:
            seconds = await request.granted
        except asyncio.CancelledError:
            self._give_up(request)
            raise
        started = self.clock()
        try:
            yield seconds
        finally:
            late = max(0.0, self.clock() - started - seconds)
            self.overrun += SMOOTHING * (late - self.overrun)
            self._leave(owner)

    def _serve(self) -> None:
        while self.served.total() < self.places:
            owner = next((each for each in self.waiting if self.served[each] < self.most_per_owner), None)
            if owner is None:
                return
            self.waiting.move_to_end(owner, last=False)
            seconds = self.allowance()
            requests = self.waiting.pop(owner)
            request = requests.popleft()
            if requests:
                self.waiting[owner] = requests  # at the end of the queue: the other owners are next
            if not request.granted.cancelled():
                self.served[owner] += 1
                request.granted.set_result(seconds)

    def allowance(self) -> float:
        """Seconds for each decision so that no waiting request is served too late."""
        now = self.clock()
        least = self.wait_seconds / 2  # even for a single request: others may arrive meanwhile
        for number, request in enumerate(islice(self.in_order(), LOOK_AHEAD)):
            turns = number // self.places + 1  # that are over when this one is done
            least = min(least, (request.since + self.wait_seconds - now) / turns)
        return max(least - self.overrun, LEAST)

    def in_order(self) -> Iterator[Request]:
        """The waiting requests in the order of service: the first of each owner, then the second of each."""
        for number in range(max(map(len, self.waiting.values()), default=0)):
            for requests in self.waiting.values():
                if number < len(requests):
                    yield requests[number]

    def _give_up(self, request: Request) -> None:
        """The request was cancelled: while it waited, or just after it was granted."""
        if request.granted.done() and not request.granted.cancelled():
            self._leave(request.owner)
            return
        requests = self.waiting.get(request.owner)
        if requests is not None and request in requests:
            requests.remove(request)
            if not requests:
                del self.waiting[request.owner]

    def _leave(self, owner: str) -> None:
        self.served[owner] -= 1
        if self.served[owner] == 0:
            del self.served[owner]
        self._serve()
