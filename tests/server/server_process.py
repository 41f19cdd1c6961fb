"""Real server processes, a real PostgreSQL, and HTTP clients for them."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx

import trackside
from trackside.campaign import processes
from trackside.campaign.processes import LIMITS as LIMITS
from trackside.campaign.processes import TRACKSIDE, program, running_postgres, until
from trackside.campaign.processes import free_port as free_port
from trackside.campaign.processes import new_database as new_database
from trackside.core.edge.playthrough import Playthrough
from trackside.core.edge.record import new_record

AMSTERDAM = "ticket_to_ride_amsterdam"
POSTGRES = Path(program("psql")).parent


def finished_record(seed: int = 5) -> str:
    """The record of a two-player game, played to the end."""
    game = trackside.game(AMSTERDAM, players=2)
    playing = Playthrough(new_record(game, seed, salt="salt", seats=["Anna", "Ben"]))
    while not playing.position.over:
        playing.play([playing.position.moves()[0].text])
    return playing.record.text()


QUICK = {"TRACKSIDE_ANALYSIS_PLAYOUTS": "300"}  # analyses that take about a second
FIXED_SEEDS = Path(__file__).parent / "fixed_seeds.py"


class Server(processes.Server):
    """With a seed, the same deal at every table; without one as on a real server."""

    def __init__(
        self, database: str, port: int | None = None, log: Path | None = None, seed: int | None = None, **settings: str
    ) -> None:
        program = TRACKSIDE if seed is None else (str(FIXED_SEEDS), str(seed))
        super().__init__(database, port, log, program, **{**QUICK, **settings})
        self.seed = seed

    def start(self) -> Server:
        super().start()
        return self


class Visitor:
    """An HTTP client like a browser, with cookies, the CSRF header and shorthands for what people do."""

    def __init__(self, server: Server, name: str | None = None) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.address, timeout=30)
        self.http.get("/api/me")
        if name is not None:
            self.ok(self.post("/api/guest", {"name": name}))

    def headers(self) -> dict[str, str]:
        return {"x-csrf-token": self.http.cookies.get("csrftoken") or ""}

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self.http.post(path, json=body, headers=self.headers())

    def delete(self, path: str) -> httpx.Response:
        return self.http.delete(path, headers=self.headers())

    @staticmethod
    def ok(response: httpx.Response) -> Any:
        assert response.status_code in (200, 201, 204), (response.status_code, response.text[:400])
        return response.json() if response.content else None

    def get(self, path: str) -> Any:
        return self.ok(self.http.get(path))

    def make(self, *kinds: str, start: bool = True, game: str = AMSTERDAM, **more: Any) -> str:
        """Create a table with these seats: "me", "open", "human", or a bot level."""
        seats = [
            {"kind": kind} if kind in ("me", "open", "human") else {"kind": "bot", "level": kind} for kind in kinds
        ]
        card = self.ok(self.post("/api/tables", {"game": game, "seats": seats, "start": start, **more}))
        return str(card["id"])

    def view(self, id: str, **query: Any) -> Any:
        return self.ok(self.http.get(f"/api/tables/{id}", params=query))

    def play(self, id: str, ply: int, *moves: str) -> httpx.Response:
        return self.post(f"/api/tables/{id}/moves", {"ply": ply, "moves": list(moves)})

    def turn(self, id: str) -> Any:
        """Wait until it is this visitor's turn or the game is over; return the view."""

        def mine() -> Any:
            view = self.view(id)
            return view if view["moves"] or view["table"]["state"] == "over" else None

        return until(mine)

    def step(self, id: str, choose: Callable[[list[Any]], int] = lambda moves: 0) -> Any:
        view = self.turn(id)
        move = view["moves"][choose(view["moves"])]["text"]
        return self.ok(self.play(id, view["ply"], move))

    def play_to_end(self, id: str) -> Any:
        view = self.turn(id)
        while view["table"]["state"] != "over":
            move = view["moves"][0]["text"] if view["moves"] else None
            view = self.turn(id) if move is None else self.ok(self.play(id, view["ply"], move))
        return self.view(id)


def start_pair(here: Server, there: Server | None = None, **settings: Any) -> tuple[Visitor, Visitor, str]:
    """Two people, at one server or two, at a started table; the first one decides."""
    anna, ben = Visitor(here, "Anna"), Visitor(there or here, "Ben")
    id = anna.make("me", "open", public=True, **settings)
    ben.ok(ben.post(f"/api/tables/{id}/join", {}))
    anna.ok(anna.post(f"/api/tables/{id}/start"))
    return anna, ben, id


class Listener:
    """An open event stream, read in a thread."""

    def __init__(self, visitor: Visitor, id: str, last: str | None = None, query: str = "") -> None:
        self.events: list[tuple[str, str, Any]] = []  # event, id, data
        self.raw: list[str] = []
        self.open = threading.Event()
        self.ended = threading.Event()
        headers = {"last-event-id": last} if last is not None else {}
        cookies = "; ".join(f"{name}={value}" for name, value in visitor.http.cookies.items())
        self.http = httpx.Client(base_url=visitor.server.address, timeout=httpx.Timeout(30, read=60))
        self.request = self.http.build_request(
            "GET", f"/api/tables/{id}/events{query}", headers={**headers, "cookie": cookies}
        )
        self.thread = threading.Thread(target=self._read, daemon=True)
        self.thread.start()
        assert self.open.wait(20)

    def _read(self) -> None:
        kind = data = id = ""
        try:
            response = self.http.send(self.request, stream=True)
            self.socket: socket.socket = response.extensions["network_stream"].get_extra_info("socket")
            self.open.set()
            for line in response.iter_lines():
                self.raw.append(line)
                if line.startswith("event:"):
                    kind = line[6:].strip()
                elif line.startswith("id:"):
                    id = line[3:].strip()
                elif line.startswith("data:"):
                    data += line[5:].strip()
                elif not line and kind:
                    self.events.append((kind, id, json.loads(data) if data.startswith(("{", "[")) else data))
                    kind = data = ""
        except httpx.HTTPError:
            pass
        finally:
            self.open.set()
            self.ended.set()

    def events_of(self, kind: str) -> list[tuple[str, Any]]:
        return [(id, data) for event, id, data in list(self.events) if event == kind]

    def wait(self, kind: str, true: Callable[[Any], bool] = lambda data: True, seconds: float = 20) -> Any:
        return until(lambda: next(((id, data) for id, data in self.events_of(kind) if true(data)), None), seconds)

    def close(self) -> None:
        """Cut the connection, even while it is being read from."""
        with suppress(OSError):
            self.socket.shutdown(socket.SHUT_RDWR)
        assert self.ended.wait(10)
        self.http.close()


@contextmanager
def postgres() -> Iterator[str]:
    """Run a PostgreSQL server on a free port; yields its URL without a database."""
    with running_postgres() as server:
        yield server.url
