"""An HTTP client that behaves like a browser: keep-alive, cookies, the CSRF header, event streams."""

from __future__ import annotations

import time
from collections.abc import Mapping
from http.client import HTTPConnection, HTTPException, HTTPResponse
from typing import Any

import msgspec

IDLE = 60.0  # seconds after which a connection is not used again: servers close idle ones after 75
LOST = (OSError, HTTPException)  # no answer: the server was killed, or closed the connection


class UnexpectedAnswer(AssertionError):
    """A response with an unexpected status."""


class Answer(msgspec.Struct, frozen=True):
    status: int
    body: bytes

    def json(self) -> Any:
        return msgspec.json.decode(self.body)

    @property
    def error(self) -> str:
        """The code of a refusal."""
        return str(self.json()["error"])


class Client:
    """An HTTP client of one person; without a name, of somebody without a session."""

    def __init__(self, port: int, name: str | None = None, cookies: Mapping[str, str] | None = None) -> None:
        self.port = port
        self.cookies = dict(cookies or {})
        self.connection = HTTPConnection("127.0.0.1", port, timeout=30)
        self.used = time.monotonic()  # the connection, for the last time
        if cookies is None:
            self.get("/api/me")  # for the CSRF cookie
        if name is not None:
            self.ok(self.post("/api/guest", {"name": name}))

    def again(self, port: int | None = None) -> Client:
        """The same person with another connection, to the same server or another."""
        return Client(port or self.port, cookies=self.cookies)

    def headers(self) -> dict[str, str]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        token = self.cookies.get("csrftoken", "")
        return {"cookie": cookies, "x-csrf-token": token, "content-type": "application/json"}

    def send(
        self, method: str, path: str, body: bytes | None = None, headers: Mapping[str, str] | None = None
    ) -> HTTPResponse:
        """Send a request; the answer is still to be read."""
        idle = time.monotonic() - self.used
        if idle > IDLE:
            self.connection.close()
        self.used = time.monotonic()
        try:
            self.connection.request(method, path, body, headers=self.headers() if headers is None else dict(headers))
            return self.connection.getresponse()
        except LOST as problem:
            problem.add_note(f"{method} {path[:100]}, {idle:.1f} s after the request before it")
            self.connection.close()  # the next request connects again
            raise

    def request(
        self, method: str, path: str, body: bytes | None = None, headers: Mapping[str, str] | None = None
    ) -> Answer:
        response = self.send(method, path, body, headers)
        try:
            content = response.read()
        except LOST:
            self.connection.close()
            raise
        for header in response.headers.get_all("set-cookie") or []:
            name, _, value = header.partition(";")[0].partition("=")
            self.cookies[name] = value
        return Answer(response.status, content)

    def get(self, path: str) -> Answer:
        return self.request("GET", path)

    def post(self, path: str, body: object = None) -> Answer:
        return self.request("POST", path, None if body is None else msgspec.json.encode(body))

    def ok(self, answer: Answer) -> Any:
        if answer.status not in (200, 201, 204):
            raise UnexpectedAnswer(f"{answer.status}: {answer.body[:400]!r}")
        return answer.json() if answer.body else None

    def get_ok(self, path: str) -> Any:
        return self.ok(self.get(path))

    def new_table(self, game: str, *kinds: str, **more: object) -> str:
        """A table with these seats: "me", "open", "human", or a bot level; it starts at once if none is open."""
        people = ("me", "open", "human")
        seats = [{"kind": kind} if kind in people else {"kind": "bot", "level": kind} for kind in kinds]
        body = {"game": game, "seats": seats, "start": "open" not in kinds, **more}
        return str(self.ok(self.post("/api/tables", body))["id"])

    def play(self, id: str, ply: int, *moves: str) -> Answer:
        return self.post(f"/api/tables/{id}/moves", {"ply": ply, "moves": list(moves)})

    def first_events(self, id: str, last: str | None = None, query: str = "") -> bytes:
        """What a new event stream of a table brings at once, up to who is there; then the stream is closed."""
        headers = {**self.headers(), **({} if last is None else {"last-event-id": last})}
        stream = self.again()
        try:
            response = stream.send("GET", f"/api/tables/{id}/events{query}", headers=headers)
            read: list[bytes] = []
            while not read or read[-1] != b"\n" or not any(line.startswith(b"event: presence") for line in read):
                read.append(response.readline())
                if not read[-1]:
                    break
            return b"".join(read)
        finally:
            stream.close()

    def close(self) -> None:
        self.connection.close()
