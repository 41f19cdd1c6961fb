"""Event streams: the changes of a table for one viewer as server-sent events. The id of each is `<ply>.<seq>`."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncGenerator, Coroutine
from typing import Any, TypeVar

import msgspec

from trackside.server.live.presence import PresenceTracker
from trackside.server.live.stream_limits import StreamLimits
from trackside.server.live.table_views import TableViews
from trackside.server.ops.metrics import Metrics
from trackside.server.people.principal import Principal
from trackside.server.people.sessions import Sessions
from trackside.server.storage.pubsub import PubSub
from trackside.server.tables.entry import Entry
from trackside.server.tables.loading import Tables
from trackside.tables import incidents
from trackside.tables.refusals import Refused
from trackside.tables.shapes import Presence
from trackside.tables.views.encoded_view import ENCODER, EncodedView, server_sent_event
from trackside.tables.views.table_view import chat_view, readable_chat

log = logging.getLogger("trackside.server")
T = TypeVar("T")
RUNNING: set[asyncio.Task[Any]] = set()  # references, so that no task is garbage-collected before its end
ID = re.compile(r"(\d{1,9})\.(\d{1,9})")
HELLO = b": hello\nretry: 1000\n\n"
HEARTBEAT = b": \n\n"


class Known(msgspec.Struct):
    """The newest state of a table that a viewer has."""

    ply: int = 0
    seq: int = 0
    foreign: bool = False  # a state the table never had: a backup was restored since

    @classmethod
    def parse(cls, id: str | None) -> Known:
        found = ID.fullmatch(id or "")
        return cls(int(found[1]), int(found[2])) if found else cls()

    def is_impossible(self, table: Entry) -> bool:
        """Whether the table cannot have had this state."""
        row = table.row
        same_seq = self.seq == row.seq and self.ply != (table.playthrough.ply if table.started else 0)
        return self.seq > row.seq or same_seq or (self.ply > row.ply and row.rewound <= self.seq)


class Viewer(msgspec.Struct, frozen=True):
    """Who reads a stream, and how."""

    principal: Principal
    viewed_as: str | None = None  # one of the person's own seats
    stream: str | None = None  # the name that the client gives to the stream

    @property
    def id(self) -> str | None:
        return self.principal.id


class EventStreams:
    def __init__(
        self,
        tables: Tables,
        sessions: Sessions,
        presence: PresenceTracker,
        views: TableViews,
        pubsub: PubSub,
        metrics: Metrics,
        limits: StreamLimits,
        heartbeat_seconds: float,
    ) -> None:
        self.tables = tables
        self.sessions = sessions
        self.presence = presence
        self.views = views
        self.pubsub = pubsub
        self.metrics = metrics
        self.limits = limits
        self.heartbeat_seconds = heartbeat_seconds
        self.closing = False
        self.named: dict[tuple[str, str | None, str], EventStream] = {}  # by table, person and name

    async def open(self, viewer: Viewer, id: str, last_id: str | None, known_id: str | None) -> EventStream:
        """A stream of a table's events; refused if there is no such table or seat.

        `last_id` is the last event the viewer received, `known_id` the newest state it has from anywhere: the response
        to a move may have arrived when the stream was cut before the event of that move.
        """
        self.limits.check(viewer.principal.owner, viewer.principal.address)
        last, known = Known.parse(last_id), Known.parse(known_id)
        async with self.tables.locked(id) as table:
            table.viewer_seat(viewer.id, viewer.viewed_as)
            if last.is_impossible(table) or known.is_impossible(table):
                await self.tables.is_behind(table)  # then the table is read again below
        async with self.tables.locked(id) as table:
            if last.is_impossible(table) or known.is_impossible(table):
                last = Known(foreign=True)
        return EventStream(self, viewer, table.id, last)

    def new_events(self, table: Entry, viewer: Viewer, known: Known) -> list[bytes]:
        """The events that bring the viewer up to date; `known` is updated to match."""
        row = table.row
        if row.seq == known.seq:
            return []
        reset = [_message("afresh", known, {})] if known.foreign else []
        known.foreign = False
        if table.content_seq <= known.seq:  # only chat since then
            lines = [line for line in readable_chat(table, viewer.id) if line.seq > known.seq]
            known.seq = row.seq
            return [_message("chat", known, chat_view(line)) for line in lines]
        return [*reset, self._next_view(table, viewer, known).event]

    def _next_view(self, table: Entry, viewer: Viewer, known: Known) -> EncodedView:
        """The view that brings the viewer up to date."""
        own_seats = table.own_seats(viewer.id)
        as_seat = viewer.viewed_as if viewer.viewed_as is not None and int(viewer.viewed_as) in own_seats else None
        from_ply = 0 if self._needs_whole_journal(table, own_seats, as_seat, known) else known.ply + 1
        sent = self.views.encode(table, viewer.id, viewer.principal.language, as_seat, from_ply, known.seq)
        known.ply, known.seq = sent.ply, table.row.seq
        return sent

    def take(self, table: Entry, person: str, language: str, name: str | None) -> EncodedView | None:
        """The next view of a stream, for the answer to its reader's move: then the stream does not send it again. None
        if the person has no such stream, or if it shows something else than the answer."""
        stream = None if name is None else self.named.get((table.id, person, name))
        if stream is None or stream.viewer.viewed_as is not None or stream.viewer.principal.language != language:
            return None
        known = stream.known
        if known.foreign or not 0 < known.seq < table.row.seq:  # its first view is still to come
            return None
        return self._next_view(table, stream.viewer, known)

    @staticmethod
    def _needs_whole_journal(table: Entry, own_seats: list[int], as_seat: str | None, known: Known) -> bool:
        """Whether the lines the viewer has may have changed, so that new lines are not enough."""
        row = table.row
        # At a shared browser the seat that is viewed changes, and with it the journal.
        shared_browser = as_seat is None and len(own_seats) > 1
        # Incidents appear among lines the viewer already has.
        new_incident = any(incident.seq > known.seq for incident in incidents.all_incidents(table))
        return known.seq == 0 or row.rewound > known.seq or shared_browser or new_incident or row.state == "over"


class EventStream:
    """The events of a table for one viewer. They are read as long as the viewer has the stream open."""

    def __init__(self, streams: EventStreams, viewer: Viewer, id: str, known: Known) -> None:
        self.streams = streams
        self.viewer = viewer
        self.id = id
        self.known = known
        self.epoch = 0 if viewer.principal.person is None else viewer.principal.person.epoch
        self.woken = asyncio.Event()  # something has happened
        self.ended = False
        self.silent = False  # whether a heartbeat is due
        self.sent_presence: Presence | None = None

    def end(self) -> None:
        """The viewer has disconnected."""
        self.ended = True
        self.woken.set()

    async def events(self) -> AsyncGenerator[bytes]:
        streams, viewer = self.streams, self.viewer
        owner, address = viewer.principal.owner, viewer.principal.address
        try:
            streams.limits.check(
                viewer.principal.owner, viewer.principal.address
            )  # again: several streams may have been opened at once
        except Refused as refused:
            yield _gone_event(refused)
            return
        streams.metrics.streams.inc()
        streams.presence.enter(self.id, viewer.id)
        beat = self._beat_later()
        key = (self.id, viewer.id, viewer.stream or "")
        if viewer.stream is not None:
            streams.named[key] = self
        try:
            with (
                streams.pubsub.subscribe(self.id, self.woken),
                streams.limits.counted(owner, address, self.woken),
            ):
                yield HELLO
                while not self.ended and not streams.closing:
                    self.woken.clear()
                    try:
                        for message in await self._read():
                            yield message
                    except Refused as refused:
                        yield _gone_event(refused)
                        return
                    if self.silent:
                        self.silent = False
                        beat = self._beat_later()
                        yield HEARTBEAT
                    await self.woken.wait()
        finally:
            beat.cancel()
            streams.metrics.streams.dec()
            streams.presence.leave(self.id, viewer.id)
            if streams.named.get(key) is self:
                del streams.named[key]

    def _beat_later(self) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(self.streams.heartbeat_seconds, self._beat)

    def _beat(self) -> None:
        self.silent = True
        self.woken.set()

    async def _read(self) -> list[bytes]:
        """What is new. If it is in memory, nothing is awaited, so nothing can be cancelled."""
        table = self.streams.tables.cached(self.id)
        if table is not None and self.streams.sessions.is_known_to_be_valid(self.viewer.id, self.epoch):
            return self._new_events(table)
        return await _uncancelled(self._read_events())

    async def _read_events(self) -> list[bytes]:
        person = self.viewer.principal.person
        if person is not None and not await self.streams.sessions.is_valid(person.id, self.epoch):
            raise Refused("signed-out")
        async with self.streams.tables.locked(self.id) as table:
            return self._new_events(table)

    def _new_events(self, table: Entry) -> list[bytes]:
        messages = self.streams.new_events(table, self.viewer, self.known)
        _, presence = self.streams.presence.at(table)
        if presence is not self.sent_presence and presence != self.sent_presence:
            self.sent_presence = presence
            messages.append(_message("presence", self.known, presence))
        return messages


async def _uncancelled(work: Coroutine[Any, Any, T]) -> T:
    """Finish work even if its stream is cancelled meanwhile: a database connection that is interrupted in the middle of
    a statement is lost."""
    task = asyncio.create_task(work)
    RUNNING.add(task)
    task.add_done_callback(RUNNING.discard)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(_log_failure)
        raise


def _log_failure(task: asyncio.Task[Any]) -> None:
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, Refused):
        log.error("reading a table for a closed stream failed", exc_info=error)


def _message(kind: str, known: Known, data: object) -> bytes:
    return server_sent_event(kind, known.ply, known.seq, ENCODER.encode(data))


def _gone_event(refused: Refused) -> bytes:
    return f"event: gone\ndata: {refused.name}\n\n".encode()
