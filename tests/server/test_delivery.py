"""Whoever plays a move has the new view from the answer, and does not get the same again from their stream."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from server.in_process import InProcessServer, in_process_server

from trackside.server.live.event_stream import EventStream, Viewer
from trackside.server.people.principal import Principal
from trackside.server.storage.models import Person


class Follower:
    """A client that puts together what it gets from answers and from its stream."""

    def __init__(self, server: InProcessServer, person: Person, id: str) -> None:
        self.server = server
        self.person = person
        self.id = id
        self.views: list[Any] = []  # in the order in which they came
        self.from_stream = 0
        self.journal: list[Any] = []
        self.chat: list[str] = []
        self.stream: EventStream | None = None
        self.task: asyncio.Task[None] | None = None

    async def listen(self, name: str | None, **more: Any) -> None:
        viewer = Viewer(Principal(self.person, "127.0.0.1", "en"), stream=name, **more)
        self.stream = await self.server.context.event_streams.open(viewer, self.id, None, None)
        self.task = asyncio.create_task(self._read(self.stream))
        await self.settled()

    async def _read(self, stream: EventStream) -> None:
        async for chunk in stream.events():
            for event in chunk.decode().split("\n\n"):
                fields = dict(line.split(": ", 1) for line in event.split("\n") if line and not line.startswith(":"))
                if fields.get("event") == "table":
                    self.from_stream += 1
                    self._take(json.loads(fields["data"]))
                elif fields.get("event") == "chat":
                    self.chat.append(json.loads(fields["data"])["text"])

    def _take(self, view: Any) -> None:
        self.views.append(view)
        self.chat += [line["text"] for line in view["chat"]]
        self.journal = [line for line in self.journal if line["ply"] < view["journal_from"]] + view["events"]

    async def play(self, name: str | None, language: str = "en") -> None:
        view = await self.server.context.queries.show(self.person.id, self.id, "en", None)
        move = view.moves[0].text
        play = self.server.context.play.play
        sent = await play(self.person, self.id, view.ply, [move], language, name)
        self._take(json.loads(sent.json))
        await self.settled()

    async def settled(self) -> None:
        for _ in range(40):
            await asyncio.sleep(0.002)

    async def close(self) -> None:
        if self.stream is not None and self.task is not None:
            self.stream.end()
            await self.task


@pytest.mark.parametrize(("named", "asked", "twice"), [("a", "a", 0), ("a", None, 1), ("a", "b", 1), (None, "a", 1)])
def test_a_move_is_delivered_once(tmp_path: Path, named: str | None, asked: str | None, twice: int) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            anna, ben, id = await server.pair()
            mover, other = Follower(server, anna, id), Follower(server, ben, id)
            await mover.listen(named)
            await other.listen("a")  # a name is that person's own
            await mover.play(asked)
            assert mover.from_stream == 1 + twice and other.from_stream == 2
            await other.play("a")
            assert mover.from_stream == 2 + twice and other.from_stream == 2
            for each in (mover, other):
                shown = await server.context.queries.show(each.person.id, id, "en", None)
                assert [line["text"] for line in each.journal] == [line.text for line in shown.events]
                assert [view["ply"] for view in each.views if view["ply"] > 0][-1] == 2
                await each.close()
            assert server.context.event_streams.named == {}

    asyncio.run(run())


def test_an_answer_has_what_the_stream_had_still_to_send(tmp_path: Path) -> None:
    """A line of chat that was said just before: it comes once, too."""

    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            anna, ben, id = await server.pair()
            mover = Follower(server, anna, id)
            await mover.listen("a")
            async with server.context.tables.locked(id):  # the stream waits for the lock to send the chat
                saying = asyncio.create_task(server.context.chat.say(ben, id, "Well?"))
                moving = asyncio.create_task(mover.play("a"))
                await mover.settled()
            await asyncio.gather(saying, moving)
            assert mover.chat == ["Well?"] and mover.from_stream == 1
            await mover.close()

    asyncio.run(run())


def test_a_stream_in_another_language_or_of_a_named_seat_is_left_alone(tmp_path: Path) -> None:
    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            anna, _, id = await server.pair()
            mover = Follower(server, anna, id)
            await mover.listen("a", viewed_as="0")
            await mover.play("a")
            assert mover.from_stream == 2
            await mover.close()
            again = Follower(server, anna, id)
            await again.listen("a")
            sent = server.context.event_streams
            async with server.context.tables.locked(id) as table:
                assert sent.take(table, anna.id, "uk", "a") is None
                assert sent.take(table, anna.id, "en", "a") is None  # it has sent everything
            await again.close()

    asyncio.run(run())
