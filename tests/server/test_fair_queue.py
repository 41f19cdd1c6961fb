"""Scheduling of bots: fair between owners and tables, and in time however many are waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from trackside.server.workers.fair_queue import LEAST, FairQueue


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


async def all_of(queue: FairQueue, clock: Clock, owners: list[str], again: int = 0) -> list[tuple[str, float, float]]:
    """Let everybody decide once, and `again` times more; who was served, with the time given and how late it came."""
    served: list[tuple[str, float, float]] = []

    async def decide(owner: str) -> None:
        for _ in range(1 + again):
            asked = clock.now
            async with queue.turn(owner) as seconds:
                await asyncio.sleep(0)  # the others come
                clock.now += seconds  # one place: nobody else thinks meanwhile
                served.append((owner, seconds, clock.now - asked))
            await asyncio.sleep(0)

    await asyncio.gather(*(decide(owner) for owner in owners))
    return served


def run(coroutine: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(asyncio.wait_for(coroutine, 20))


def test_owners_are_served_in_turn() -> None:
    clock = Clock()
    served = run(all_of(FairQueue(1, 4.0, clock), clock, ["anna"] * 5 + ["ben", "carl", "ben"]))
    assert [owner for owner, _, _ in served] == ["anna", "anna", "ben", "carl", "anna", "ben", "anna", "anna"]


@pytest.mark.parametrize("owners", [["anna"] * 50, [f"person {number}" for number in range(50)]])
def test_nobody_is_late_however_many_wait(owners: list[str]) -> None:
    clock = Clock()
    served = run(all_of(FairQueue(1, 4.0, clock), clock, owners, again=4))
    assert len(served) == 250
    assert max(late for _, _, late in served) <= 4.0 + 1e-6
    full = [seconds for _, seconds, _ in served[49:200]]
    assert min(full) > 0.4 * 4.0 / 50  # and the time is used


def test_alone_one_has_much_time() -> None:
    clock = Clock()
    assert [seconds for _, seconds, _ in run(all_of(FairQueue(1, 4.0, clock), clock, ["anna"], again=2))] == [2.0] * 3


def test_whoever_takes_longer_than_given_shortens_the_time_of_the_next() -> None:
    async def slow() -> float:
        clock = Clock()
        queue = FairQueue(1, 4.0, clock)
        for _ in range(100):
            async with queue.turn("anna") as seconds:
                clock.now += seconds + 1.0
        return seconds

    assert run(slow()) == pytest.approx(1.0, abs=0.01)


def test_the_longest_queue_still_leaves_a_moment() -> None:
    clock = Clock()
    served = run(all_of(FairQueue(1, 0.1, clock), clock, ["anna"] * 100))
    assert min(seconds for _, seconds, _ in served) == LEAST


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
