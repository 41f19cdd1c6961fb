"""Real server processes, a real PostgreSQL, and HTTP clients for them."""

from __future__ import annotations

import json
import os
import pwd
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any

import httpx

import trackside
from trackside.core.edge.playthrough import Playthrough
from trackside.core.edge.record import new_record

POSTGRES = Path("/usr/lib/postgresql/15/bin")
AMSTERDAM = "ticket_to_ride_amsterdam"
LIMITS = ("REQUESTS", "EXPENSIVE_REQUESTS", "SIGN_INS", "TEST_NOTIFICATIONS", "FAILED_LOGINS", "WRONG_CODES")
WITHOUT_LIMITS = {f"TRACKSIDE_{what}_PER_MINUTE": "10000000" for what in LIMITS}

HASTY = {
    "TRACKSIDE_BOT_WAIT_SECONDS": "0.05",
    "TRACKSIDE_HINT_SECONDS": "0.1",
    "TRACKSIDE_ANALYSIS_PLAYOUTS": "300",
}  # think little


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def until(true: Callable[[], Any], seconds: float = 20.0) -> Any:
    """Wait until a condition is true; return its value."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = true()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError("the condition did not become true in time")


def finished_record(seed: int = 5) -> str:
    """The record of a two-player game, played to the end."""
    game = trackside.game(AMSTERDAM, players=2)
    playing = Playthrough(new_record(game, seed, salt="salt", seats=["Anna", "Ben"]))
    while not playing.position.over:
        playing.play([playing.position.moves()[0].text])
    return playing.record.text()


FIXED_SEEDS = Path(__file__).parent / "fixed_seeds.py"


class Server:
    """`trackside serve` in its own process."""

    def __init__(
        self, database: str, port: int | None = None, log: Path | None = None, seed: int | None = None, **settings: str
    ) -> None:
        self.database = database
        self.seed = seed  # the same deal at every table; None: as on a real server
        self.log = log  # the file its log goes to
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.settings = settings
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        program = ["-m", "trackside"] if self.seed is None else [str(FIXED_SEEDS), str(self.seed)]
        with open(self.log, "ab") if self.log is not None else nullcontext() as log:
            self.process = subprocess.Popen(
                [sys.executable, *program, "serve", "--port", str(self.port), "--database", self.database],
                env={**os.environ, **WITHOUT_LIMITS, **HASTY, "TRACKSIDE_LOG": "ERROR", **self.settings},
                stdout=subprocess.DEVNULL,
                stderr=log,
            )
        until(self.answers, 40)
        return self

    def answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, "the server ended"
        try:
            return httpx.get(f"{self.address}/healthz", timeout=2).status_code == 200
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        """Kill the process without warning, as a power failure would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(20)


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
    """Run a PostgreSQL server on a free port; yields its URL without a database.

    PostgreSQL refuses to run as root, so its files are in a folder that its user may enter.
    """
    user = pwd.getpwnam("postgres" if _user_exists("postgres") else "nobody") if os.geteuid() == 0 else None
    who: dict[str, Any] = {} if user is None else {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    with tempfile.TemporaryDirectory(prefix="trackside-postgres-", ignore_cleanup_errors=True) as base:
        data, port = Path(base) / "data", free_port()
        data.mkdir()
        if user is not None:
            os.chmod(base, 0o755)
            os.chown(data, user.pw_uid, user.pw_gid)
        run = {**who, "cwd": str(data), "env": {**os.environ, "HOME": str(data)}}
        subprocess.run(
            [POSTGRES / "initdb", "-D", data, "-U", "trackside", "--auth=trust", "-E", "UTF8", "--no-sync"],
            check=True,
            stdout=subprocess.DEVNULL,
            **run,
        )
        options = ["-p", str(port), "-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={data}"]
        process = subprocess.Popen(
            [POSTGRES / "postgres", "-D", data, *options], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **run
        )
        try:
            ready = [str(POSTGRES / "pg_isready"), "-h", "127.0.0.1", "-p", str(port)]
            until(lambda: subprocess.run(ready, stdout=subprocess.DEVNULL, check=False).returncode == 0, 30)
            yield f"postgresql://trackside@127.0.0.1:{port}"
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(30)


def _user_exists(name: str) -> bool:
    return any(entry.pw_name == name for entry in pwd.getpwall())


def new_database(url: str, name: str) -> str:
    """Create an empty database on a PostgreSQL server."""
    subprocess.run([POSTGRES / "createdb", "--maintenance-db", f"{url}/postgres", name], check=True)
    return f"{url}/{name}"
