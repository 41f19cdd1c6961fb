"""Hostile connections to a real server while somebody plays: heads, queues and bodies without end, connections that are
slow or silent, requests in pieces. The server closes what has no end, its memory stays bounded, and every move of the
player is answered."""

from __future__ import annotations

import random
import re
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from trackside.campaign.client import LOST, Client
from trackside.campaign.installation import installation
from trackside.campaign.tally import Tally

COUNTED = "connections"
SIZE = 400
PER_HOUR = 20_000
EVERY = 50  # connections after which the memory is looked at
ADDRESSES = ("127.0.0.2", "127.0.0.3", "127.0.0.4")  # not that of a proxy
ENDLESS = 30_000_000  # bytes of which the server must not take half: the system's buffers take some
MEMORY = 200  # megabytes by which the server may grow
KEPT = 100  # open connections that do nothing
START = b"GET /api/games HTTP/1.1\r\nHost: x\r\n"
CHUNKED = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
POST = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n"
AMSTERDAM = "ticket_to_ride_amsterdam"


class Hostile:
    def __init__(self, port: int, pid: int, seed: int, tally: Tally) -> None:
        self.port = port
        self.pid = pid
        self.tally = tally
        self.chance = random.Random(seed)
        self.kept: list[socket.socket] = []
        self.anna = Client(port, "Anna")
        self.table = self.anna.new_table(AMSTERDAM, "me", "human")
        self.before = self.memory()

    def memory(self) -> int:
        """Megabytes of the server's process; 0 where the system does not tell."""
        with suppress(OSError):
            found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self.pid}/status").read_text())
            return int(found[1]) // 1024 if found is not None else 0
        return 0

    def connect(self) -> socket.socket:
        self.tally.count("connections")
        server, source = ("127.0.0.1", self.port), (self.chance.choice(ADDRESSES), 0)
        try:
            connection = socket.create_connection(server, timeout=20, source_address=source)
        except OSError:  # a system with only one local address
            connection = socket.create_connection(server, timeout=20)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return connection

    def endless(self) -> None:
        """The server closes a head, a chunked body or a queue that does not end."""
        what = self.chance.choice(sorted(ENDLESS_KINDS))
        start, piece = ENDLESS_KINDS[what]
        cut = self.chance.randint(1, len(piece))
        sent = 0
        with self.connect() as connection:
            connection.settimeout(2)  # the server may also stop reading
            with suppress(OSError):
                connection.sendall(start + piece[cut:])
                while sent < ENDLESS:
                    connection.sendall(piece)
                    sent += len(piece)
        self.tally.need(sent < ENDLESS / 2, f"{what} without end: {sent} bytes were taken")

    def unfinished(self) -> None:
        """Something is begun and left so."""
        connection = self.connect()
        whole = self.chance.choice((START + b"\r\n", POST + b"{", CHUNKED + b"1\r\n{\r\n", b""))
        with suppress(OSError):
            connection.sendall(whole[: self.chance.randint(0, len(whole))])
        self.keep(connection)

    def unread(self) -> None:
        """Answers that nobody reads."""
        connection = self.connect()
        with suppress(OSError):
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            connection.sendall((START + b"\r\n") * self.chance.randint(1, 90))
        self.keep(connection)

    def keep(self, connection: socket.socket) -> None:
        self.kept.append(connection)
        if len(self.kept) > KEPT:
            self.kept.pop(self.chance.randrange(len(self.kept))).close()

    def garbage(self) -> None:
        with self.connect() as connection, suppress(OSError):
            connection.sendall(self.chance.randbytes(self.chance.randint(1, 3000)))

    def too_large(self) -> None:
        """A complete head that is too large is refused, and nothing of it is kept."""
        fields = self.chance.choice(
            (
                b"Cookie: " + b"".join(b"a%d=b;" % n for n in range(2000)),
                b"a: " + b"x" * 40_000,
                b"\r\n".join(b"a%d: b" % n for n in range(300)),
            )
        )
        answer = self.exchange([START + b"Connection: close\r\n" + fields + b"\r\n\r\n"])
        self.tally.need(answer[9:12] in (b"431", b""), f"a head that is too large: {answer[:60]!r}")

    def in_pieces(self) -> None:
        """A good request that arrives in pieces, or several at once, is answered all the same."""
        count = self.chance.randint(1, 8)
        text = (START + b"\r\n") * (count - 1) + START + b"Connection: close\r\n\r\n"
        pieces: list[bytes] = []
        while text:
            cut = self.chance.randint(1, 60)
            pieces.append(text[:cut])
            text = text[cut:]
        answer = self.exchange(pieces if self.chance.random() < 0.5 else [b"".join(pieces)])
        answered = answer.count(b"HTTP/1.1 200 OK")
        self.tally.need(answered == count, f"{answered} of {count} good requests were answered: {answer[:60]!r}")

    def exchange(self, pieces: list[bytes]) -> bytes:
        """What arrives until the server closes the connection."""
        found = b""
        with self.connect() as connection, suppress(OSError):
            for piece in pieces:
                connection.sendall(piece)
            while read := connection.recv(65_536):
                found += read
        return found

    def play(self) -> None:
        """One move of the player."""
        started = time.perf_counter()
        try:
            view = self.anna.get_ok(f"/api/tables/{self.table}")
            if view["table"]["state"] == "over":
                self.table = self.anna.new_table(AMSTERDAM, "me", "human")
                return
            move = self.chance.choice(view["moves"])["text"]
            answer = self.anna.play(self.table, view["ply"], move)
        except LOST as problem:
            self.tally.find(f"no answer to a move: {type(problem).__name__}: {problem}")
            return
        self.tally.need(answer.status == 200, f"a move was answered with {answer.status}: {answer.body[:200]!r}")
        self.tally.count("moves")
        self.tally.counts["milliseconds of moves"] += round(1000 * (time.perf_counter() - started))

    def look(self) -> None:
        grown = self.memory() - self.before
        self.tally.need(grown < MEMORY, f"the server's memory has grown by {grown} MB")

    def close(self) -> None:
        for connection in self.kept:
            connection.close()
        self.anna.close()


ENDLESS_KINDS = {
    "fields": (START, b"abc:def\r\n" * 2000),
    "a value": (START + b"a: ", b"x" * 20_000),
    "an address": (b"GET /", b"x" * 20_000),
    "trailers": (CHUNKED + b"1\r\n{\r\n0\r\n", b"abc: " + b"d" * 900 + b"\r\n"),
    "small chunks": (CHUNKED, b"1\r\nx\r\n" * 3000),
    "a queue": (b"", (START + b"\r\n") * 500),
    "empty lines": (b"", b"\r\n" * 10_000),
}
KINDS: tuple[tuple[Callable[[Hostile], None], int], ...] = (
    (Hostile.endless, 2),
    (Hostile.unfinished, 6),
    (Hostile.unread, 2),
    (Hostile.garbage, 3),
    (Hostile.too_large, 3),
    (Hostile.in_pieces, 4),
)


def run(seed: int, size: int, tally: Tally) -> None:
    with installation(on_postgres=False) as its:
        process = its.servers[0].process
        assert process is not None
        hostile = Hostile(its.ports[0], process.pid, seed, tally)
        attacks, weights = zip(*KINDS, strict=True)
        for number in range(1, size + 1):
            hostile.chance.choices(attacks, weights)[0](hostile)
            hostile.play()
            if number % EVERY == 0 or number == size:
                hostile.look()
        hostile.close()
        its.check_log(tally)
