"""Streaming: a table's changes to one viewer, as server-sent events. The id of each is `<ply>.<seq>`."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from litestar.response.sse import ServerSentEventMessage

from trackside.server.api.responses import Presence
from trackside.server.http.errors import Refused
from trackside.server.storage.models import Person
from trackside.server.tables import incidents as happenings
from trackside.server.tables.table import Table
from trackside.server.views.table_view import Showing, chat_view

if TYPE_CHECKING:
    from trackside.server.context import Hall

log = logging.getLogger("trackside.server")
T = TypeVar("T")
UNDER_WAY: set[asyncio.Task[Any]] = set()  # so that none is forgotten before its end
ID = re.compile(r"(\d{1,9})\.(\d{1,9})")


class Seen(msgspec.Struct):
    """What a viewer has."""

    ply: int = 0
    seq: int = 0
    foreign: bool = False  # it has something that the table never was: a backup was restored since

    @classmethod
    def told(cls, id: str | None) -> Seen:
        known = ID.fullmatch(id or "")
        return cls(int(known[1]), int(known[2])) if known else cls()

    def beyond(self, table: Table) -> bool:
        """Whether no past of the table explains it."""
        row = table.row
        same = self.seq == row.seq and self.ply != (0 if table.playing is None else table.game.ply)
        return self.seq > row.seq or same or (self.ply > row.ply and row.rewound <= self.seq)


async def stream(
    hall: Hall,
    person: Person | None,
    address: str,
    id: str,
    language: str,
    last: str | None,
    known: str | None,
    viewed_as: str | None,
) -> AsyncIterator[ServerSentEventMessage]:
    """The stream, after a look whether there is such a table and such a seat.

    `last` is what the viewer heard last, `known` the newest it has from anywhere: the answer to a move may have reached
    it when the stream was cut before telling of that move.
    """
    who = address if person is None else person.id
    hall.streams.check(who)
    seen, has = Seen.told(last), Seen.told(known)
    async with hall.tables.at(id) as table:
        table.viewer(None if person is None else person.id, viewed_as)
        if seen.beyond(table) or has.beyond(table):
            await hall.tables.behind(table)  # another process may be ahead of this one
    async with hall.tables.at(id) as table:
        if seen.beyond(table) or has.beyond(table):
            seen = Seen(foreign=True)
    return _stream(hall, person, who, table.id, language, seen, viewed_as)


async def _stream(
    hall: Hall, viewer: Person | None, who: str, id: str, language: str, seen: Seen, viewed_as: str | None
) -> AsyncIterator[ServerSentEventMessage]:
    person, epoch = (None, 0) if viewer is None else (viewer.id, viewer.epoch)

    async def look() -> tuple[list[ServerSentEventMessage], Presence]:
        if person is not None and not await hall.people.is_signed_in(person, epoch):
            raise Refused(401, "signed-out")
        async with hall.tables.at(id) as table:
            return _news(hall, table, person, language, seen, viewed_as), hall.present.shown(table)

    try:
        hall.streams.check(who)  # once more: many may have come through the door together
    except Refused as refused:
        yield ServerSentEventMessage(data=refused.code, event="gone")
        return
    presence: Presence | None = None
    hall.metrics.streams.inc()
    hall.present.enter(id, person)
    try:
        with hall.live.watching(id) as woken, hall.streams.counted(who, woken):
            yield ServerSentEventMessage(data=None, comment="hello", retry=1000)
            while not hall.closing:
                woken.clear()
                try:
                    messages, now_present = await _uncut(look())
                except Refused as refused:
                    yield ServerSentEventMessage(data=refused.code, event="gone")
                    return
                for message in messages:
                    yield message
                if now_present != presence:
                    presence = now_present
                    yield _message("presence", seen, presence)
                try:
                    await asyncio.wait_for(woken.wait(), hall.settings.heartbeat_seconds)
                except TimeoutError:
                    yield ServerSentEventMessage(data=None, comment="")
    finally:
        hall.metrics.streams.dec()
        hall.present.leave(id, person)


async def _uncut(work: Coroutine[Any, Any, T]) -> T:
    """Do something to its end even if the viewer is cut off meanwhile: a connection of the database that is dropped in
    the middle of its work is lost, and cannot even be put away inside what was cut."""
    task = asyncio.create_task(work)
    UNDER_WAY.add(task)
    task.add_done_callback(UNDER_WAY.discard)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(_note)
        raise


def _note(task: asyncio.Task[Any]) -> None:
    """What became of work nobody waits for any longer."""
    problem = None if task.cancelled() else task.exception()
    if problem is not None and not isinstance(problem, Refused):
        log.error("looking failed", exc_info=problem)


def _news(
    hall: Hall, table: Table, person: str | None, language: str, seen: Seen, viewed_as: str | None
) -> list[ServerSentEventMessage]:
    """What the viewer does not have yet; `seen` then says that it has."""
    row = table.row
    if row.seq == seen.seq:
        return []
    before = [_message("afresh", seen, {})] if seen.foreign else []
    seen.foreign = False
    if table.content <= seen.seq:  # only talk since then
        new = [line for line in table.chat if line.seq > seen.seq]
        seen.seq = row.seq
        return [_message("chat", seen, chat_view(line)) for line in new]
    own = None if viewed_as is None or int(viewed_as) not in table.own_seats(person) else viewed_as
    viewer = table.viewer(person, own)
    hot_seat = own is None and len(table.own_seats(person)) > 1  # its viewer changes: the journal is another one
    befell = any(one.seq > seen.seq for one in happenings.of(table))  # it is told among moves that are known already
    fresh = seen.seq == 0 or row.rewound > seen.seq or hot_seat or befell or row.state == "over"
    since = 0 if fresh else seen.ply + 1
    view = Showing(table, hall.present, person, viewer, language).view(since, seen.seq)
    seen.ply, seen.seq = view.ply, row.seq
    hall.looks.note(table, person)
    return [*before, _message("table", seen, view)]


def _message(event: str, seen: Seen, data: Any) -> ServerSentEventMessage:
    return ServerSentEventMessage(data=msgspec.json.encode(data), event=event, id=f"{seen.ply}.{seen.seq}", sep="\n")
