"""What one connection and one address can take: heads, queues, bodies, answers that nobody reads, and their number."""

from __future__ import annotations

import json
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import httpx
import pytest
from litestar._parsers import parse_cookie_string, parse_query_string
from server.in_process import in_process_server
from server.server_process import free_port, until

SOURCE = "127.0.0.2"  # a client that is no proxy
HEAD = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
START = b"GET / HTTP/1.1\r\nHost: x\r\n"
SHORT = (
    "import trackside.server.http.protocol as p, trackside.server.http.connections as c;"
    "p.HEAD_SECONDS = p.BODY_SECONDS = c.READ_SECONDS = 1.0;"
    "c.PER_ADDRESS = 20; c.MAX_HELD = 400_000;"
)


class RealServer:
    def __init__(self, port: int, pid: int, log: Path) -> None:
        self.port = port
        self.pid = pid
        self.log = log

    def connect(self, source: str = SOURCE) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), timeout=20, source_address=(source, 0))

    def megabytes(self) -> int:
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self.pid}/status").read_text())
        assert found is not None
        return int(found[1]) // 1024

    def answers(self) -> bool:
        try:
            return httpx.get(f"http://127.0.0.1:{self.port}/healthz", timeout=5).status_code == 200
        except httpx.HTTPError:
            return False


@contextmanager
def running(folder: Path, change: str = "") -> Iterator[RealServer]:
    port, log = free_port(), folder / "log"
    code = (
        f"{change}from trackside.server.commands.serve import serve; serve('127.0.0.1', {port}, {str(folder / 'db')!r})"
    )
    with open(log, "wb") as errors:
        process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.DEVNULL, stderr=errors)
    server = RealServer(port, process.pid, log)
    try:
        until(server.answers, 40)
        yield server
    finally:
        process.terminate()
        process.wait(20)


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    with running(tmp_path_factory.mktemp("real")) as server:
        yield server


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    """With short times and small limits."""
    with running(tmp_path_factory.mktemp("hasty"), SHORT) as server:
        yield server


def sent(connection: socket.socket, piece: bytes, most: int) -> int:
    """Bytes that could be sent until the server closed the connection."""
    count = 0
    try:
        while count < most:
            connection.sendall(piece)
            count += len(piece)
    except OSError:
        pass
    return count


def received(connection: socket.socket) -> bytes:
    """What arrives until the server closes the connection."""
    found = b""
    try:
        while piece := connection.recv(65536):
            found += piece
    except ConnectionError:
        pass
    return found


@pytest.mark.parametrize(
    ("start", "piece"),
    [
        (START, b"a:b\r\n" * 4000),
        (START + b"a: ", b"x" * 20_000),
        (b"GET /", b"x" * 20_000),
        (HEAD + START, b"a:b\r\n" * 4000),
        (
            b"POST /api/guest HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n0\r\n",
            b"abc:" + b"d" * 900 + b"\r\n",
        ),
        (b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n", b"1\r\nx\r\n" * 4000),
        (b"\r\n", b"\r\n" * 10_000),
    ],
    ids=["fields", "value", "address", "second head", "trailers", "small chunks", "empty lines"],
)
def test_a_head_without_end_is_refused(real: RealServer, start: bytes, piece: bytes) -> None:
    before = real.megabytes()
    with real.connect() as connection:
        connection.sendall(start)
        assert sent(connection, piece, 30_000_000) < 10_000_000  # most of it in buffers of the system
    assert real.answers() and real.megabytes() - before < 20


def test_a_head_that_is_too_large_is_answered_with_431(real: RealServer) -> None:
    for fields in (b"a: " + b"x" * 40_000, b"a:b\r\n" * 200):
        with real.connect() as connection:
            connection.sendall(START + fields + b"\r\n\r\n")
            answer = received(connection).decode()
        assert answer.startswith("HTTP/1.1 431 ") and "content-security-policy" in answer


def test_what_is_no_http_is_refused_and_seldom_logged(real: RealServer) -> None:
    before = real.log.stat().st_size
    for _ in range(50):
        with real.connect() as connection:
            connection.sendall(b"BREW / HTTP/1.1\r\n\r\n")
            answer = received(connection).decode()
        assert answer.startswith("HTTP/1.1 400 ") and "x-content-type-options" in answer
    assert real.log.stat().st_size - before < 1000


def test_requests_whose_answers_are_not_read_are_not_queued_without_end(real: RealServer) -> None:
    before = real.megabytes()
    with real.connect() as connection:
        assert sent(connection, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 2000, 30_000_000) < 10_000_000
    with real.connect() as connection:
        connection.settimeout(2)
        assert sent(connection, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 20, 30_000_000) < 10_000_000
    assert real.answers() and real.megabytes() - before < 30


def test_some_queued_requests_are_answered_in_order(real: RealServer) -> None:
    with real.connect() as connection:
        paths = ("/healthz", "/api/me", "/api/games", "/healthz") * 10
        requests = [b"GET %s HTTP/1.1\r\nHost: x\r\n\r\n" % path.encode() for path in paths]
        connection.sendall(b"".join(requests[:-1]) + requests[-1].replace(b"Host", b"Connection: close\r\nHost"))
        answer = received(connection)
    assert answer.count(b"HTTP/1.1 200 OK") == len(paths)
    kinds = re.findall(rb'{"status":"ok"|{"id":null|\[{"id":"great_western', answer)
    assert len(kinds) == len(paths) and kinds[:4] * 10 == kinds


@pytest.mark.parametrize(
    "begun",
    [
        HEAD[:10],
        HEAD + HEAD[:10],
        b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{",
        HEAD + b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n",
    ],
    ids=["head", "second head", "body", "second body"],
)
def test_what_is_begun_and_not_finished_is_closed(hasty: RealServer, begun: bytes) -> None:
    with hasty.connect() as connection:
        connection.sendall(begun)
        received(connection)  # ends


def test_trickling_does_not_keep_a_connection_open(hasty: RealServer) -> None:
    with hasty.connect() as connection:
        connection.sendall(START)
        with pytest.raises(OSError):
            for number in range(100):
                connection.sendall(b"a%d: b\r\n" % number)
                time.sleep(0.1)


def test_a_connection_with_a_finished_request_stays_open(hasty: RealServer) -> None:
    with hasty.connect() as connection:
        for _ in range(2):
            connection.sendall(HEAD)
            assert connection.recv(65536).startswith(b"HTTP/1.1 200 OK")
            time.sleep(1.5)  # longer than a head may take


def test_answers_that_nobody_reads_are_given_up(hasty: RealServer) -> None:
    for last in (b"", b"Connection: close\r\n"):
        with hasty.connect() as connection:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            big = b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: x\r\n"
            connection.sendall((big + b"\r\n") * 30 + big + last + b"\r\n")
            own = connection.getsockname()[1]
            until(partial(is_gone, hasty, own), 20)


def is_gone(server: RealServer, client: int) -> bool:
    """Whether the server has no connection with that port of a client."""
    ends = f":{server.port:04X}", f":{client:04X}"
    lines = Path("/proc/net/tcp").read_text().splitlines()[1:]
    return not any(
        line.split()[1].endswith(ends[0]) and line.split()[2].endswith(ends[1]) and line.split()[3] == "01"
        for line in lines
    )


def test_the_connections_of_one_address_are_limited(hasty: RealServer) -> None:
    """Not those of a proxy, whose clients are many."""
    many = [hasty.connect() for _ in range(20)]
    try:
        with hasty.connect() as one_more:
            assert received(one_more) == b""
        with hasty.connect("127.0.0.3") as another:
            another.sendall(HEAD)
            assert another.recv(65536).startswith(b"HTTP/1.1 200 OK")
        many += [hasty.connect("127.0.0.1") for _ in range(30)]
        assert hasty.answers()
    finally:
        for connection in many:
            connection.close()


def test_the_unfinished_bodies_of_one_address_are_limited(tmp_path: Path) -> None:
    head = b"POST /api/records HTTP/1.1\r\nHost: x\r\nContent-Length: 590000\r\n\r\n"
    change = "import trackside.server.http.connections as c; c.MAX_HELD = 400_000;"
    with running(tmp_path, change) as server, server.connect() as first, server.connect() as second:
        for connection in (first, second):
            connection.sendall(head)
            sent(connection, b"x" * 1000, 250_000)
        received(second)  # ends long before a body must be complete
        assert server.answers()


def test_without_httptools_connections_are_limited_too(tmp_path: Path) -> None:
    """On other systems uvicorn reads with h11, which limits heads itself."""
    change = f"{SHORT}import trackside.server.commands.serve as s; s.find_spec = lambda name: None;"
    with running(tmp_path, change) as server:
        body = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n{"
        for first, begun in ((b"", HEAD[:10]), (HEAD, HEAD[:10]), (b"", body)):
            with server.connect() as connection:
                if first:
                    connection.sendall(first)
                    assert connection.recv(65536).startswith(b"HTTP/1.1 200 OK")
                connection.sendall(begun)
                received(connection)  # ends
        with server.connect() as connection:
            connection.sendall(START)
            assert sent(connection, b"a:b\r\n" * 4000, 30_000_000) < 10_000_000
        with server.connect() as connection:
            for _ in range(2):
                connection.sendall(HEAD)
                assert connection.recv(65536).startswith(b"HTTP/1.1 200 OK")
                time.sleep(1.5)
        many = [server.connect() for _ in range(20)]
        with server.connect() as one_more:
            assert received(one_more) == b""
        for connection in many:
            connection.close()


def test_long_cookies_and_queries_are_refused_before_they_are_parsed(tmp_path: Path) -> None:
    import asyncio

    async def run() -> None:
        async with in_process_server(tmp_path) as server:
            parsed = parse_cookie_string.cache_info().currsize, parse_query_string.cache_info().currsize
            many = ";".join(f"a{n}=b" for n in range(70))
            for path, cookie, status in [
                ("/api/me", "a=" + "x" * 5000, 431),
                ("/api/me", many, 431),
                ("/api/me?a=" + "x" * 3000, "", 414),
                ("/api/me?" + many.replace(";", "&"), "", 414),
            ]:
                answer = await server.http.get(path, headers={"cookie": cookie, "accept-language": "uk"})
                assert (answer.status_code, answer.json()["error"]) == (status, "too-large")
                assert "content-security-policy" in answer.headers and json.loads(answer.content)["message"]
            assert parsed == (parse_cookie_string.cache_info().currsize, parse_query_string.cache_info().currsize)

    asyncio.run(run())
