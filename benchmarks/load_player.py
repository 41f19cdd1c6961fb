"""A player for load tests: follows a table by its event stream and plays any legal move, over plain sockets.

The player runs on the same processor as the server that is measured, so it does as little as an honest client can: two
connections of HTTP/1.1, one that reads the stream and one that posts moves, and of a view it reads only what it needs.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

import msgspec


class Prompt(msgspec.Struct):
    yours: bool


class Move(msgspec.Struct):
    text: str


class Card(msgspec.Struct):
    state: str


class Seen(msgspec.Struct):
    """The few fields of a TableView that a player here needs."""

    ply: int
    prompt: Prompt
    moves: list[Move]
    table: Card


class Played(msgspec.Struct):
    """The body of the POST of a move."""

    ply: int
    moves: list[str]


DECODER = msgspec.json.Decoder(Seen)
ENCODER = msgspec.json.Encoder()
TABLE_EVENT = b"event: table\n"
DATA = b"data: "


class Measured:
    """What all players saw."""

    def __init__(self) -> None:
        # When the move that makes a ply was posted, and by whom.
        self.sent: dict[tuple[str, int], tuple[float, Player]] = {}
        self.delays: list[float] = []
        self.moves = 0  # by people
        self.last_ply: dict[str, int] = {}
        self.first_ply: dict[str, int] = {}
        self.playing = False  # before that, players only look on
        self.counting = False
        self.failure: str | None = None

    def check(self) -> None:
        if self.failure is not None:
            raise RuntimeError(self.failure)


class Connection(asyncio.Protocol):
    """One connection of HTTP/1.1; what arrives is given to `take`, which returns how many bytes it has used."""

    def __init__(self, take: Callable[[bytes], int], lost: Callable[[], None]) -> None:
        self.take = take
        self.lost = lost
        self.rest = b""

    def connection_made(self, transport: Any) -> None:
        self.transport = transport  # uvloop's is no asyncio.Transport

    def data_received(self, data: bytes) -> None:
        data = self.rest + data if self.rest else data
        used = self.take(data)
        self.rest = data[used:] if used < len(data) else b""

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost()


class Player:
    def __init__(
        self,
        address: str,
        cookies: str,
        token: str,
        table: str,
        alone: bool,
        measured: Measured,
        think: float,
        seed: str,
    ) -> None:
        """`alone` at the table with bots: then the delay is that of the player's own moves."""
        self.host, port = address.removeprefix("http://").split(":")
        self.port = int(port)
        self.table = table
        self.alone = alone
        self.measured = measured
        self.think = think
        self.rng = random.Random(seed)
        common = f"host: {self.host}:{port}\r\ncookie: {cookies}\r\n"
        self.get = f"GET /api/tables/{table}/events HTTP/1.1\r\n{common}accept: text/event-stream\r\n\r\n".encode()
        self.post = (
            f"POST /api/tables/{table}/moves HTTP/1.1\r\n{common}x-csrf-token: {token}\r\n"
            "content-type: application/json\r\ncontent-length: "
        ).encode()
        self.arrived = False  # sees the table
        self.over = False
        self.closed = False
        self.head_read = False  # of the stream's answer
        self.event = b""  # the part of an event that has arrived
        self.first: Seen | None = None  # what was seen before the game began
        self.chosen = -1  # the last ply at which a move was chosen
        self.poster: Connection | None = None
        self.opening: asyncio.Task[None] | None = None  # of the poster
        self.is_waiting = False  # for the answer to a move
        self.next: tuple[int, bytes] | None = None  # the move to post after it: its ply and body

    async def connect(self) -> None:
        """Open the stream. The connection for moves is opened with the first of them: the server closes one that sends
        nothing for half a minute."""
        loop = asyncio.get_running_loop()
        _, self.stream = await loop.create_connection(
            lambda: Connection(self._take_stream, self._lost), self.host, self.port
        )
        self.stream.transport.write(self.get)

    def begin(self) -> None:
        """Think about the first move."""
        if self.first is not None:
            self._see(self.first)

    def close(self) -> None:
        self.closed = True
        self.stream.transport.abort()
        if self.poster is not None:
            self.poster.transport.abort()

    def _lost(self) -> None:
        if not self.closed and not self.over:
            self._fail("the server closed a connection")

    def _lost_poster(self) -> None:
        """A connection without requests may be closed; the next move opens another."""
        self.poster = None
        if self.is_waiting:
            self._lost()

    def _fail(self, why: str) -> None:
        self.measured.failure = f"table {self.table}: {why}"

    # The stream

    def _take_stream(self, data: bytes) -> int:
        """The head of the answer, then chunks: the size in hexadecimal digits, and so many bytes."""
        at = 0
        if not self.head_read:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                return 0
            if not data.startswith(b"HTTP/1.1 200") or b"\r\ntransfer-encoding: chunked" not in data[:end].lower():
                self._fail(f"no stream: {data[:300]!r}")
                return len(data)
            self.head_read = True
            at = end + 4
        while (end := data.find(b"\r\n", at)) >= 0:
            first = end + 2
            last = first + int(data[at:end], 16)
            if last + 2 > len(data):
                break
            self._read(data[first:last])
            at = last + 2
        return at

    def _read(self, text: bytes) -> None:
        text = self.event + text
        *whole, self.event = text.split(b"\n\n")
        for event in whole:
            at = event.find(TABLE_EVENT)
            if at >= 0:
                self._see(DECODER.decode(event[event.index(DATA, at) + len(DATA) :]))

    def _see(self, seen: Seen) -> None:
        measured = self.measured
        self.arrived = True
        if measured.counting:
            posted = measured.sent.get((self.table, seen.ply))
            if posted is not None and (self.alone or posted[1] is not self):
                measured.delays.append(time.perf_counter() - posted[0])
            measured.first_ply.setdefault(self.table, seen.ply)
            measured.last_ply[self.table] = seen.ply
        if seen.table.state == "over":
            self.over = True
        elif seen.prompt.yours and seen.moves and not measured.playing:
            self.first = seen
        elif seen.prompt.yours and seen.moves and seen.ply > self.chosen:
            self.chosen = seen.ply
            body = ENCODER.encode(Played(seen.ply, [self.rng.choice(seen.moves).text]))
            asyncio.get_running_loop().call_later(self.rng.expovariate(1 / self.think), self._play, seen.ply, body)

    # Moves

    def _play(self, ply: int, body: bytes) -> None:
        if self.closed:
            return
        if self.is_waiting:
            self.next = ply, body
            return
        self.is_waiting = True
        self.measured.sent[self.table, ply + 1] = (time.perf_counter(), self)
        request = b"%s%d\r\n\r\n%s" % (self.post, len(body), body)
        if self.poster is None:
            self.opening = asyncio.create_task(self._post_first(request))
        else:
            self.poster.transport.write(request)

    async def _post_first(self, request: bytes) -> None:
        _, self.poster = await asyncio.get_running_loop().create_connection(
            lambda: Connection(self._take_answer, self._lost_poster), self.host, self.port
        )
        self.poster.transport.write(request)

    def _take_answer(self, data: bytes) -> int:
        head = data.find(b"\r\n\r\n")
        if head < 0:
            return 0
        lower = data[:head].lower() + b"\r\n"
        at = lower.index(b"\r\ncontent-length:") + 17
        length = int(lower[at : lower.index(b"\r\n", at)])
        if len(data) < head + 4 + length:
            return 0
        status = int(data[9:12])
        if status >= 400 and status != 409:
            self._fail(f"{status} {data[head + 4 :][:300]!r}")
        elif self.measured.counting:
            self.measured.moves += 1
        self.is_waiting = False
        if self.next is not None:
            (ply, body), self.next = self.next, None
            self._play(ply, body)
        return head + 4 + length
