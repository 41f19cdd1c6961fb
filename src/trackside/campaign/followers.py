"""A client that follows a table by its event stream and reconnects whenever it is cut off.

Every change must come, once, in order. `afresh` would mean that the server no longer knows a state that it has sent.
"""

from __future__ import annotations

from contextlib import suppress
from http.client import HTTPResponse
from socket import SHUT_RDWR
from threading import Event, Thread

from trackside.campaign.client import LOST, Client
from trackside.campaign.tally import Tally

PAUSE = 0.1  # seconds before connecting again
UNAVAILABLE = 503


class Follower:
    def __init__(self, client: Client, id: str, tally: Tally) -> None:
        self.client = client
        self.id = id
        self.tally = tally
        self.ply = 0
        self.seq = 0
        self.stream: Client | None = None
        self.stopping = Event()
        self.thread = Thread(target=self.follow, daemon=True)
        self.thread.start()

    def follow(self) -> None:
        while not self.stopping.is_set():
            self.stream = self.client.again()
            headers = self.stream.headers()
            if self.seq:
                headers["last-event-id"] = f"{self.ply}.{self.seq}"
            with suppress(*LOST, ValueError):  # cut, or closed meanwhile
                response = self.stream.send("GET", f"/api/tables/{self.id}/events", headers=headers)
                expected = response.status in (200, UNAVAILABLE)
                self.tally.need(expected, f"the stream of table {self.id}: {response.status}")
                if response.status == 200:
                    self.tally.count("streams")
                    self.read(response)
            self.stream.close()
            self.stopping.wait(PAUSE)

    def read(self, response: HTTPResponse) -> None:
        id = kind = ""
        for line in response:
            text = line.decode().rstrip("\n")
            if text.startswith("id: "):
                id = text.removeprefix("id: ")
            elif text.startswith("event: "):
                kind = text.removeprefix("event: ")
            elif not text and kind:
                self.hear(kind, id)
                kind = ""

    def hear(self, kind: str, id: str) -> None:
        if kind in ("afresh", "gone"):
            self.tally.find(f"the stream of table {self.id} says {kind} after {self.ply}.{self.seq}")
        elif kind == "table":
            ply, seq = map(int, id.split("."))
            new = seq > self.seq and ply >= self.ply
            self.tally.need(new, f"the stream of table {self.id} has {id} after {self.ply}.{self.seq}")
            self.ply, self.seq = ply, seq
            self.tally.count("events")

    def stop(self) -> None:
        self.stopping.set()
        socket = None if self.stream is None else self.stream.connection.sock
        if socket is not None:
            with suppress(OSError):
                socket.shutdown(SHUT_RDWR)
        self.thread.join(20)
