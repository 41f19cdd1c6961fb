"""Scheduling of the bot processes: who is served next, and how long the decision may take.

Owners are served in turn, and each owner's requests in order of arrival. A table has one request at a time, so tables
are served in turn, too. Nobody can hold all processes while others need one.

An owner with many tables would wait too long if every other owner had a turn between two of them. So while a request
has waited for half of the time in which it should be done, every second turn is given to the request that has waited
longest. The turns between still go by owner: a single table waits for two turns of each owner at most, however many
tables the others have.

The more requests are waiting, the less time each decision gets. A decision takes longer than its time if that does not
suffice for the least that a search does, so how much longer is estimated for each kind of decision. If a request is
late all the same, nobody gets any time until it is served.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from itertools import islice

LEAST = 0.005  # seconds for a decision, unless a request is late
LOOK_AHEAD = 500  # requests considered when computing the time for a decision
SMOOTHING = 0.1  # of the running means of the time that decisions take beyond what they were given
OVERDUE = 0.5  # of the time in which a request should be done: who has waited for so long may be served before others


class Request:
    """A request that waits for a process."""

    __slots__ = ("granted", "kind", "owner", "since")

    def __init__(self, owner: str, kind: str, since: float) -> None:
        self.owner = owner
        self.kind = kind
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
        self.by_age: OrderedDict[Request, None] = OrderedDict()  # the same requests, the oldest first
        self.served: Counter[str] = Counter()  # places held, by owner
        self.oldest_is_next = True  # whether the next turn is for the oldest request if that is overdue
        self.overrun: dict[str, float] = {}  # seconds that decisions take beyond what they are given, by kind

    @property
    def length(self) -> int:
        return len(self.by_age)

    @asynccontextmanager
    async def turn(self, owner: str, kind: str = "") -> AsyncIterator[float]:
        """Wait for a process and hold it; yields the seconds that may be spent, 0 if there is no time to search.
        Decisions of one kind should take equally long if they are given the same time."""
        request = Request(owner, kind, self.clock())
        self.waiting.setdefault(owner, deque()).append(request)
        self.by_age[request] = None
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
            if seconds > 0:
                self._learn(kind, max(0.0, self.clock() - started - seconds))
            self._leave(owner)

    def _learn(self, kind: str, late: float) -> None:
        before = self.overrun.get(kind, 0.0)
        self.overrun[kind] = before + SMOOTHING * (late - before)

    def _serve(self) -> None:
        while self.served.total() < self.places:
            request = self._next()
            if request is None:
                return
            seconds = self.allowance(request)
            self._remove(request)
            if not request.granted.cancelled():
                self.served[request.owner] += 1
                request.granted.set_result(seconds)

    def _next(self) -> Request | None:
        """The request to serve now: that of the next owner, or in every second turn the oldest if it is overdue."""
        owner = next((each for each in self.waiting if self._may_hold(each)), None)
        if owner is None:
            return None
        in_turn = self.waiting[owner][0]
        if not self.oldest_is_next:
            self.oldest_is_next = True
            return in_turn
        oldest = next(request for request in self.by_age if self._may_hold(request.owner))
        if self.clock() - oldest.since < OVERDUE * self.wait_seconds:
            return in_turn
        self.oldest_is_next = False
        return oldest

    def _may_hold(self, owner: str) -> bool:
        """Whether the owner may have one more place."""
        return self.served[owner] < self.most_per_owner

    def _remove(self, request: Request) -> None:
        """Take the request out of the queue. The owner's next request waits behind all other owners."""
        del self.by_age[request]
        requests = self.waiting.pop(request.owner)
        requests.remove(request)
        if requests:
            self.waiting[request.owner] = requests

    def allowance(self, request: Request) -> float:
        """Seconds for the decision of the request that is served now, so that no other is done too late."""
        now = self.clock()
        if now - next(iter(self.by_age)).since > self.wait_seconds:
            return 0.0
        least = self.wait_seconds / 2  # even for a single request: others may arrive meanwhile
        beyond = 0.0  # seconds that the requests so far take beyond what they are given
        own: Counter[str] = Counter()  # requests so far, by owner
        for number, each in enumerate(islice(self.in_order(request), LOOK_AHEAD)):
            turns = max(number // self.places, own[each.owner] // self.most_per_owner) + 1  # until this one is done
            own[each.owner] += 1
            beyond += self.overrun.get(each.kind, 0.0) / self.places
            least = min(least, (each.since + self.wait_seconds - now - beyond) / turns)
        return max(least, LEAST)

    def in_order(self, first: Request) -> Iterator[Request]:
        """The waiting requests in the order of service if `first` is served now and no more arrive: in turn the oldest
        and that of the next owner."""
        done = {first}
        yield first
        by_owner, by_age = self._by_owner(), iter(self.by_age)
        while len(done) < len(self.by_age):
            for source in (by_age, by_owner):
                found = next((request for request in source if request not in done), None)
                if found is not None:
                    done.add(found)
                    yield found

    def _by_owner(self) -> Iterator[Request]:
        """The first request of each owner, then the second of each."""
        left = deque(map(iter, self.waiting.values()))
        while left:
            requests = left.popleft()
            for request in requests:
                yield request
                left.append(requests)
                break

    def _give_up(self, request: Request) -> None:
        """The request was cancelled: while it waited, or just after it was granted."""
        if request.granted.done() and not request.granted.cancelled():
            self._leave(request.owner)
        elif request in self.by_age:
            del self.by_age[request]
            requests = self.waiting[request.owner]
            requests.remove(request)
            if not requests:
                del self.waiting[request.owner]

    def _leave(self, owner: str) -> None:
        self.served[owner] -= 1
        if self.served[owner] == 0:
            del self.served[owner]
        self._serve()
