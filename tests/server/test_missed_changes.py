"""Changes by another process that this process has not heard of.

Two servers on one SQLite file never hear of each other, so every change of the one is missed by the other.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from server.in_process import InProcessServer, in_process_server

from trackside.server.storage.models import Person
from trackside.server.tables.entry import MAX_HEARD, Entry
from trackside.tables.journal_cache import JournalCache
from trackside.tables.refusals import Refused
from trackside.tables.requests import SeatChange


@asynccontextmanager
async def two_servers(folder: Path) -> AsyncIterator[tuple[InProcessServer, InProcessServer]]:
    async with in_process_server(folder) as here, in_process_server(folder) as there:
        yield here, there


async def deciding(server: InProcessServer, id: str, *people: Person) -> Person:
    async with server.context.tables.locked(id) as table:
        decides = table.seats[table.deciding].person
    return next(person for person in people if person.id == decides)


def test_a_move_that_was_missed_is_shown_after_the_next_chat_message(tmp_path: Path) -> None:
    async def run() -> None:
        async with two_servers(tmp_path) as (here, there):
            anna, ben, id = await here.pair()
            await here.move(anna, id)
            await there.move(await deciding(there, id, anna, ben), id)
            ply = (await there.context.queries.show(ben.id, id, "en", None)).ply
            await here.context.chat.say(ben, id, "your move?")
            view = await here.context.queries.show(ben.id, id, "en", None)
            assert view.ply == ply == 2
            assert [line.text for line in view.chat or []] == ["your move?"]
            await here.move(await deciding(here, id, anna, ben), id)

    asyncio.run(run())


def test_a_seat_change_that_was_missed_is_shown_after_the_next_chat_message(tmp_path: Path) -> None:
    async def run() -> None:
        async with two_servers(tmp_path) as (here, there):
            anna, ben, id = await here.pair()
            await there.context.lobby.resign(ben, id, None, "en")
            await here.context.chat.say(anna, id, "where is Ben?")
            async with here.context.tables.locked(id) as table:
                assert [seat.kind for seat in table.seats] == ["human", "bot"]

    asyncio.run(run())


def test_parts_of_a_missed_change_are_all_read() -> None:
    table = Entry("x", JournalCache())
    table.hear(5, "c")
    table.hear(6, "m")
    assert table.unread_parts(4, 6) == "cm"
    assert table.unread_parts(5, 6) == "m"
    assert table.unread_parts(3, 6) == table.unread_parts(4, 7) == table.unread_parts(7, 6) == "msc"
    for seq in range(7, 7 + 3 * MAX_HEARD):
        table.hear(seq, "c")
    assert len(table.heard) <= MAX_HEARD and table.newest_seq == 6 + 3 * MAX_HEARD


def test_a_start_that_fails_does_not_show_the_deal(tmp_path: Path) -> None:
    async def run() -> None:
        async with two_servers(tmp_path) as (here, there):
            anna, ben = await here.person("Anna"), await here.person("Ben")
            id = await here.table(anna, "me", "open", public=True)
            await here.context.lobby.join(ben, id, None, None, "en")
            await there.context.lobby.change_seat(anna, id, 1, SeatChange(kind="open"), "en")
            with pytest.raises(Refused, match="seats-open"):
                await here.context.lobby.start(anna, id, "en")
            async with here.context.tables.locked(id) as table:
                assert table.row.state == "waiting" and not table.started
            view = await here.context.queries.show(anna.id, id, "en", None)
            assert view.view is None and not view.moves
            with pytest.raises(Refused, match="not-started"):
                await here.context.queries.record(anna.id, id)

    asyncio.run(run())


def test_a_game_that_was_started_meanwhile_is_not_deleted(tmp_path: Path) -> None:
    async def run() -> None:
        async with two_servers(tmp_path) as (here, there):
            anna, ben = await here.person("Anna"), await here.person("Ben")
            id = await here.table(anna, "me", "open", public=True)
            await here.context.lobby.join(ben, id, None, None, "en")
            await there.context.lobby.start(anna, id, "en")
            with pytest.raises(Refused, match="others-play"):
                await here.context.lobby.delete(anna, id)
            await there.move(anna, id)

    asyncio.run(run())


def test_a_table_that_somebody_joined_meanwhile_is_left_and_not_deleted(tmp_path: Path) -> None:
    async def run() -> None:
        async with two_servers(tmp_path) as (here, there):
            anna, ben = await here.person("Anna"), await here.person("Ben")
            id = await here.table(anna, "me", "open", public=True)
            await there.context.lobby.join(ben, id, None, None, "en")
            await here.context.lobby.leave(anna, id)
            async with here.context.tables.locked(id) as table:
                assert table.row.host == ben.id and [seat.person for seat in table.seats] == [None, ben.id]

    asyncio.run(run())
