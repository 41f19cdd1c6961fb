"""Scheduling of bots: fair between owners and tables, and in time however many are waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from statistics import mean
from typing import Any, NamedTuple

import pytest

from trackside.server.workers.fair_queue import LEAST, FairQueue


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


class Served(NamedTuple):
    owner: str
    seconds: float  # given
    late: float  # seconds from the request to the end of the decision
    turns: int  # of others between the request and the decision


async def all_of(
    queue: FairQueue, clock: Clock, owners: list[str], again: int = 0, least: float = 0.0, rating: float = 0.0
) -> list[Served]:
    """Let everybody decide once, and `again` times more, in order of service. A search takes at least `least` seconds,
    and a decision that gets no time to search takes `rating`."""
    served: list[Served] = []

    async def decide(owner: str) -> None:
        for _ in range(1 + again):
            asked, before = clock.now, len(served)
            async with queue.turn(owner) as seconds:
                await asyncio.sleep(0)  # the others come
                clock.now += max(seconds, least) if seconds > 0 else rating  # one place: nobody else thinks meanwhile
                served.append(Served(owner, seconds, clock.now - asked, len(served) - before))
            await asyncio.sleep(0)

    await asyncio.gather(*(decide(owner) for owner in owners))
    return served


def run(coroutine: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(asyncio.wait_for(coroutine, 20))


def test_owners_are_served_in_turn() -> None:
    soon = FairQueue(1, 4.0, Clock())  # nobody waits long
    served = run(all_of(soon, Clock(), ["anna"] * 5 + ["ben", "carl", "ben"]))
    assert [each.owner for each in served] == ["anna", "anna", "ben", "carl", "anna", "ben", "anna", "anna"]


@pytest.mark.parametrize("owners", [["anna"] * 50, [f"person {number}" for number in range(50)]])
def test_nobody_is_late_however_many_wait(owners: list[str]) -> None:
    clock = Clock()
    served = run(all_of(FairQueue(1, 4.0, clock), clock, owners, again=4))
    assert len(served) == 250
    assert max(each.late for each in served) <= 4.0 + 1e-6
    full = [each.seconds for each in served[49:200]]
    assert min(full) > 0.4 * 4.0 / 50  # and the time is used


def test_alone_one_has_much_time() -> None:
    clock = Clock()
    assert [each.seconds for each in run(all_of(FairQueue(1, 4.0, clock), clock, ["anna"], again=2))] == [2.0] * 3


HOSTS = {
    1: ["anna"] * 50,
    5: ["anna"] * 25 + [f"person {number % 4}" for number in range(25)],
    6: ["anna"] * 45 + [f"person {number}" for number in range(5)],
    26: ["anna"] * 25 + [f"person {number}" for number in range(25)],
    50: [f"person {number}" for number in range(50)],
}


@pytest.mark.parametrize("least", [0.005, 0.015, 0.025, 0.05, 0.1, 0.3])
@pytest.mark.parametrize("hosts", HOSTS)
def test_nobody_is_late_even_if_a_search_takes_much_longer_than_its_time(hosts: int, least: float) -> None:
    """With the server's usual five seconds, a bot moves within ten, whoever hosts the 50 tables."""
    clock, owners = Clock(), HOSTS[hosts]
    served = run(all_of(FairQueue(1, 5.0, clock), clock, owners, again=20, least=least, rating=0.01))
    assert max(each.late for each in served) <= 5.0 + 2 * least + 100 * 0.01 < 10.0
    if least <= 0.025:
        assert mean(each.seconds for each in served[100:900]) > 0.04  # so the time is used
    many, single = [[each for each in served if (owners.count(each.owner) > 1) is often] for often in (True, False)]
    # However many tables another host has, a single table waits for at most two turns of each host.
    assert max((each.turns for each in single), default=0) <= 2 * hosts
    if many and single:
        assert mean(each.late for each in single[: len(single) // 2]) < mean(each.late for each in many) + least


@pytest.mark.parametrize("least", [0.005, 0.05, 0.3])
def test_a_host_with_many_tables_does_not_delay_a_single_table(least: float) -> None:
    clock = Clock()
    served = run(all_of(FairQueue(1, 5.0, clock), clock, ["anna"] * 49 + ["ben"], again=20, least=least, rating=0.01))
    assert max(each.turns for each in served if each.owner == "ben") <= 4
    assert max(each.late for each in served[50:] if each.owner == "ben") <= max(1.5, 5 * least)


def test_while_somebody_is_late_nobody_searches() -> None:
    clock = Clock()
    served = run(all_of(FairQueue(1, 5.0, clock), clock, ["anna"] * 10, again=5, least=1.0, rating=0.01))
    searched = [each for each in served if each.seconds > 0]
    assert 0 < len(searched) < len(served)
    assert max(each.late for each in served) <= 5.0 + 2 * 1.0 + 10 * 0.01


def test_each_kind_of_decision_has_its_own_estimate() -> None:
    """A slow game does not shorten the time of the others."""

    async def alone(kind: str) -> float:
        clock = Clock()
        queue = FairQueue(1, 4.0, clock)
        for _ in range(100):
            async with queue.turn("anna", "slow") as seconds:
                clock.now += seconds + 3.0
        async with queue.turn("anna", kind) as seconds:
            return seconds

    assert run(alone("slow")) == pytest.approx(1.0, abs=0.01) and run(alone("quick")) == 2.0


def test_whoever_takes_longer_than_given_shortens_the_time_of_the_next() -> None:
    async def slow() -> float:
        clock = Clock()
        queue = FairQueue(1, 4.0, clock)
        for _ in range(100):
            async with queue.turn("anna") as seconds:
                clock.now += seconds + 3.0
        return seconds

    assert run(slow()) == pytest.approx(1.0, abs=0.01)


def test_the_longest_queue_still_leaves_a_moment_until_somebody_is_late() -> None:
    clock = Clock()
    served = run(all_of(FairQueue(1, 0.1, clock), clock, ["anna"] * 100, least=LEAST))
    first, *others = [each.seconds for each in served]
    searches = others.index(0.0)
    assert (first, searches) == (0.05, pytest.approx(10, abs=1))
    assert others == [LEAST] * searches + [0.0] * (99 - searches)


def test_nobody_holds_all_places() -> None:
    async def hold() -> list[str]:
        queue, held, go = FairQueue(2, 4.0), [], asyncio.Event()

        async def decide(owner: str) -> None:
            async with queue.turn(owner):
                held.append(owner)
                await go.wait()

        tasks = [asyncio.create_task(decide(owner)) for owner in ("anna", "anna", "anna", "ben")]
        await asyncio.sleep(0.01)
        first = list(held)
        go.set()
        await asyncio.gather(*tasks)
        assert queue.length == 0 and not queue.served
        return first

    assert run(hold()) == ["anna", "ben"]


def test_who_gives_up_leaves_no_gap() -> None:
    async def give_up() -> None:
        queue, go = FairQueue(1, 4.0), asyncio.Event()

        async def decide() -> None:
            async with queue.turn("anna"):
                await go.wait()

        tasks = [asyncio.create_task(decide()) for _ in range(3)]
        await asyncio.sleep(0.01)
        tasks[1].cancel()  # while it waits
        await asyncio.sleep(0.01)
        assert queue.length == 1
        go.set()
        tasks[0].cancel()  # while it is served; the third is granted a place
        tasks[2].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert queue.length == 0 and not queue.served

    run(give_up())
