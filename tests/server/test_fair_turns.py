"""Turns at something expensive: the order in which addresses and their people are served."""

from __future__ import annotations

import asyncio

from trackside.server.workers.fair_turns import FairTurns


def order_of(requests: list[tuple[str, str]], places: int = 1) -> list[str]:
    """In which order they are served if all arrive while the first holds a place."""

    async def run() -> list[str]:
        turns, served, done = FairTurns(places), list[str](), asyncio.Event()

        async def one(address: str, person: str) -> None:
            async with turns.turn(address, person):
                served.append(f"{address}:{person}")
                await done.wait()

        tasks = [asyncio.create_task(one(*request)) for request in requests]
        await asyncio.sleep(0)
        done.set()
        await asyncio.gather(*tasks)
        assert not turns.waiting and not turns.held and turns.free == places
        return served

    return asyncio.run(run())


def test_addresses_and_the_people_of_one_are_served_in_turn() -> None:
    crowd = [("a", name) for name in ("anna", "anna", "anna", "ben")]
    assert order_of([*crowd, ("b", "carla")]) == ["a:anna", "b:carla", "a:ben", "a:anna", "a:anna"]


def test_no_address_holds_all_places() -> None:
    assert order_of([("a", "anna"), ("a", "ben"), ("b", "carla")], places=2)[:2] == ["a:anna", "b:carla"]


def test_who_gives_up_takes_no_place() -> None:
    async def run() -> None:
        turns = FairTurns()
        await turns.acquire("a", "anna")
        waiting = [asyncio.create_task(turns.acquire("a", "anna")) for _ in range(2)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        turns.release("a")
        await waiting[1]
        third = asyncio.create_task(turns.acquire("b", "ben"))
        await asyncio.sleep(0)
        turns.release("a")
        third.cancel()  # just after it was granted
        await asyncio.gather(third, return_exceptions=True)
        assert turns.free == 1 and not turns.held

    asyncio.run(run())
