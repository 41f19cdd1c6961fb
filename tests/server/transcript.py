"""A transcript of a game at a server: what everybody sent, received and saw on their streams, and the rows stored.

The server runs in this process with a fixed clock, fixed ids and fixed seeds, so that a story gives the same bytes in
every run. A transcript names each body by its digest and tells in words what it says; `bodies` has them in full.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import secrets
import sqlite3
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
from server.in_process import InProcessServer, in_process_server

from trackside.core.position import Position

BRIEF = 20  # moves in a row that are written in full
STEP = 7.25  # seconds between two requests
START = 1_800_000_000.0
LONG = 160  # characters of a value that is written in full
SECRET = ("password", "signature")
TABLES = ("tables", "seats", "moves", "taken_back", "chat", "results", "invitations", "solved_puzzles")
SETTINGS: dict[str, Any] = {
    "tick_seconds": 1e9,  # a story says when due tables are looked at
    "notification_delay": 1e6,
    "heartbeat_seconds": 1e6,
    "bot_wait_seconds": -1.0,  # nobody searches: the choice of a search depends on the machine
    "bot_seconds": 180.0,  # a machine may be busy
    "analysis_playouts": 40,
}


class Clock:
    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> float:
        return self.now


@contextmanager
def fixed(clock: Clock) -> Iterator[None]:
    """Time, ids, codes and seeds that are the same in every run."""
    ids, hexes, letters = count(1), Counter[int](), random.Random(1)

    def token_hex(size: int = 32) -> str:
        hexes[size] += 1
        return f"{hexes[size]:0{2 * size}x}"

    with (
        patch.object(time, "time", clock),
        patch.object(secrets, "token_urlsafe", lambda size: f"id-{next(ids)}"),
        patch.object(secrets, "token_hex", token_hex),
        patch.object(secrets, "choice", letters.choice),
        patch.object(secrets, "randbits", lambda bits: 20_261_119 % (1 << bits)),
    ):
        yield


def digest(body: bytes) -> str:
    return f"#{hashlib.sha256(body).hexdigest()[:10]} {len(body)}"


def short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text if len(text) <= LONG else digest(text.encode())


Choose = Callable[[Position, random.Random], str]


def by_lot(p: Position, rng: random.Random) -> str:
    return rng.choice(p.moves()).text


def by_hints(p: Position, rng: random.Random) -> str:
    """The best-rated move: who plays by lot is bankrupt soon in Steam."""
    legal = p.moves()
    rated = p.game.rate(p, legal)
    return legal[rated.index(max(rated))].text


class Stream:
    """An event stream, read from the application as a server would."""

    def __init__(self, visitor: Visitor, id: str, query: str = "", last: str | None = None) -> None:
        self.visitor = visitor
        self.id = id
        self.query = query
        self.last = last
        self.rest = b""
        self.new: list[tuple[str, str, bytes]] = []  # kind, id, data: since the transcript was last written
        self.seq = 0
        self.presences = 0
        self.status = 0
        self.leaving = asyncio.Event()
        self.task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        asked = False

        async def receive() -> dict[str, Any]:
            nonlocal asked
            if not asked:
                asked = True
                return {"type": "http.request", "body": b"", "more_body": False}
            await self.leaving.wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                self.status = message["status"]
            else:
                self._take(message["body"])

        path = f"/api/tables/{self.id}/events"
        last = [] if self.last is None else [(b"last-event-id", self.last.encode())]
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": self.query.encode(),
            "root_path": "",
            "headers": [(b"host", b"localhost"), (b"cookie", self.visitor.cookies.encode()), *last],
            "server": ("localhost", 80),
            "client": ("127.0.0.1", 1),
        }
        app: Any = self.visitor.transcript.server.app
        await app(scope, receive, send)

    def _take(self, chunk: bytes) -> None:
        *whole, self.rest = (self.rest + chunk).split(b"\n\n")
        for each in whole:
            fields = dict(line.split(b": ", 1) for line in each.split(b"\n") if not line.startswith(b":"))
            if b"event" not in fields:
                continue
            kind, id = fields[b"event"].decode(), fields.get(b"id", b"0.0").decode()
            self.new.append((kind, id, fields[b"data"]))
            self.presences += kind == "presence"
            self.seq = max(self.seq, int(id.partition(".")[2]))

    @property
    def ended(self) -> bool:
        return self.task.done()


class Visitor:
    """Somebody with a session, or a stranger without one."""

    def __init__(self, transcript: Transcript, name: str) -> None:
        self.transcript = transcript
        self.name = name
        asgi: Any = transcript.server.app
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(app=asgi), base_url="http://localhost")

    @property
    def cookies(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def get(self, path: str) -> Any:
        return await self.transcript.request(self, "GET", path, None)

    async def post(self, path: str, body: Any = None) -> Any:
        return await self.transcript.request(self, "POST", path, body)

    async def delete(self, path: str) -> Any:
        return await self.transcript.request(self, "DELETE", path, None)

    async def make(self, game: str, *kinds: str, start: bool = True, **more: Any) -> str:
        people = ("me", "open", "human")
        seats = [{"kind": kind} if kind in people else {"kind": "bot", "level": kind} for kind in kinds]
        card = await self.post("/api/tables", {"game": game, "seats": seats, "start": start, **more})
        return str(card.get("id", ""))

    async def play(self, id: str, ply: int, *moves: str) -> Any:
        return await self.post(f"/api/tables/{id}/moves", {"ply": ply, "moves": list(moves)})

    async def look(self, id: str) -> Any:
        """The view, without a line in the transcript."""
        answer = await self.http.get(f"/api/tables/{id}")
        assert answer.status_code == 200, answer.text
        return answer.json()


class Transcript:
    def __init__(self, server: InProcessServer, clock: Clock, file: Path) -> None:
        self.server = server
        self.clock = clock
        self.file = file
        self.lines: list[str] = []
        self.bodies: list[tuple[str, bytes]] = []
        self.streams: list[Stream] = []
        self.visitors: list[Visitor] = []
        self.told: set[tuple[str, str]] = set()  # table, ply and seq of what stands here in words
        self.brief = False  # a line for each move, with one digest for all events that follow from it
        self.rng = random.Random(7)

    # Who is there

    async def stranger(self, name: str) -> Visitor:
        visitor = Visitor(self, name)
        self.visitors.append(visitor)
        await visitor.http.get("/api/me")
        return visitor

    async def guest(self, name: str) -> Visitor:
        visitor = await self.stranger(name)
        await visitor.post("/api/guest", {"name": name})
        return visitor

    # What happens

    def title(self, text: str) -> None:
        self.lines += ["", f"## {text}"]

    async def request(self, who: Visitor, method: str, path: str, body: Any) -> Any:
        """One request and all that follows from it."""
        self.clock.now += STEP
        headers = {} if method == "GET" else {"x-csrf-token": who.http.cookies.get("csrftoken") or ""}
        answer = await who.http.request(method, path, json=body, headers=headers)
        sent = "" if body is None else " " + short(body)
        self.lines.append(f"{who.name}: {method} {path}{sent}")
        self._write(f"  {answer.status_code}", answer.content)
        await self.settle()
        return (
            None if not answer.content else answer.json() if "json" in answer.headers["content-type"] else answer.text
        )

    async def tick(self, seconds: float) -> None:
        """Time passes, and then the server looks at what is due."""
        self.clock.now += seconds
        self.lines.append(f"{seconds:g} seconds pass")
        autoplay = self.server.context.autoplay
        for id in await autoplay._due_tables():
            autoplay.overdue.add(id)
            autoplay.check(id)
        await self.settle()

    async def listen(self, who: Visitor, id: str, query: str = "", last: str | None = None) -> Stream:
        before = {each: each.presences for each in self.streams if each.id == id}
        if any(each.visitor is who for each in before):
            before = {}  # whoever is there already does not arrive
        stream = Stream(who, id, query, last)
        self.streams.append(stream)
        self.lines.append(f"{who.name}: listens to {id} {query}{f' after {last}' if last else ''}".rstrip())
        await until(lambda: stream.presences > 0 or stream.ended)
        if not stream.ended:
            await until(lambda: all(each.presences > n for each, n in before.items()))
        await self.settle()
        return stream

    async def hang_up(self, stream: Stream) -> None:
        others = {each: each.presences for each in self.streams if each.id == stream.id and each is not stream}
        self.streams.remove(stream)
        stream.leaving.set()
        await stream.task
        self.lines.append(f"{stream.visitor.name}: hangs up on {stream.id}")
        await until(lambda: all(each.presences > n for each, n in others.items()))
        await self.settle()

    async def settle(self) -> None:
        """Wait until nothing moves by itself any more and all streams have sent what there is; write that."""
        for _ in range(3):
            await asyncio.sleep(0)  # what was planned for after the answer begins
        await until(self._is_quiet)
        events = [
            (f"→ {stream.visitor.name} {kind} {id}", data) for stream in self.streams for kind, id, data in stream.new
        ]
        for stream in self.streams:
            stream.new.clear()
        if self.brief:
            self.bodies += events
            self.lines[-1] += f" → {len(events)} events {digest(b''.join(data for _, data in events))}"
        else:
            for what, data in events:
                self._write(f"  {what}", data)
        ended = [stream for stream in self.streams if stream.ended]
        for stream in ended:
            self.streams.remove(stream)
            self.lines.append(f"  → {stream.visitor.name}: the stream has ended, {stream.status}")

    def _is_quiet(self) -> bool:
        if self.server.context.autoplay.running:
            return False
        seqs = dict(self._query("SELECT id, seq FROM tables"))
        return all(stream.ended or stream.seq >= seqs.get(stream.id, 1 << 30) for stream in self.streams)

    # What is written

    def _write(self, what: str, body: bytes) -> None:
        self.bodies.append((what.strip(), body))
        self.lines.append(" ".join(filter(None, (what, digest(body) if len(body) > LONG else "", self._said(body)))))

    def _said(self, body: bytes) -> str:
        """What a body says in words: the prompt and the new lines of a view, the reason of a refusal, small bodies
        whole."""
        try:
            said = json.loads(body)
        except ValueError:
            return "" if len(body) > LONG else body.decode(errors="replace")
        if isinstance(said, dict) and "error" in said:
            seen = "" if said["view"] is None else f" with {digest(json.dumps(said['view']).encode())}"
            return f"{said['error']}: {said['message']}{seen}"
        if isinstance(said, dict) and "prompt" in said:
            return self._view(said)
        if isinstance(said, dict) and "rules_version" in said:
            seats = ", ".join(seat["name"] for seat in said["seats"])
            return f"{said['id']} {said['ply']}.{said['seq']} | {said['state']} | {seats}"
        return "" if len(body) > LONG else short(said)

    def _view(self, view: Any) -> str:
        """Its words once: the streams of others say the same from where they stand."""
        key = view["table"]["id"], f"{view['ply']}.{view['seq']}"
        words = "" if key in self.told else _in_words(view)
        self.told.add(key)
        asked = view["undo"]["requests"]
        parts = [
            f"{key[1]} seat {view['viewer']} from {view['journal_from']}",
            f"{len(view['moves'])} moves" if view["moves"] else "",
            f"undo {view['undo']['free_to_ply']}" if view["undo"]["free_to_ply"] is not None else "",
            f"asked {short(asked)}" if asked else "",
            f"chat {len(view['chat'])}" if view["chat"] else "",
            words,
        ]
        return " | ".join(part for part in parts if part)

    async def rows(self, title: str = "Rows") -> None:
        """What is stored now."""
        await self.server.context.read_marks.write()
        self.title(title)
        for table in TABLES:
            for number, row in enumerate(self._rows(table), start=1):
                fields = " ".join(f"{name}={short(value)}" for name, value in row.items() if name != "content")
                self.bodies.append((f"{table} {number}", json.dumps(row, ensure_ascii=False, indent=1).encode()))
                self.lines.append(f"{table}: {fields}")

    def _rows(self, table: str) -> Iterator[dict[str, Any]]:
        with sqlite3.connect(self.file) as connection:
            connection.row_factory = sqlite3.Row
            found = [dict(row) for row in connection.execute(f"SELECT * FROM {table} ORDER BY 1, 2, 3")]
        connection.close()
        if table != "moves":
            yield from found
            return
        for id in dict.fromkeys(row["table"] for row in found):  # hundreds: their digest will do
            own = [row for row in found if row["table"] == id]
            text = json.dumps(own, ensure_ascii=False)
            yield {"table": id, "rows": len(own), "all": digest(text.encode()), "content": own}

    def _query(self, sql: str) -> list[Any]:
        connection = sqlite3.connect(self.file)
        try:
            return connection.execute(sql).fetchall()
        finally:
            connection.close()

    def text(self) -> str:
        return "\n".join(self.lines).strip() + "\n"

    # Playing

    async def play_on(self, id: str, people: Sequence[Visitor], moves: int, choose: Choose = by_lot) -> Any:
        """So many more moves of people, or fewer if the game ends."""
        view: Any = None
        self.brief = moves > BRIEF
        for _ in range(moves):
            view = await self.play_one(id, people, choose)
            if view is None:
                break
        self.brief = False
        return view

    async def play_one(self, id: str, people: Sequence[Visitor], choose: Choose = by_lot) -> Any:
        """A move of whoever decides; None if nobody of these does."""
        async with self.server.context.tables.locked(id) as table:
            deciding = table.deciding if table.row.state == "playing" else None
            name = "" if deciding is None else table.seats[deciding].name
            move = "" if deciding is None else choose(table.position, self.rng)
            ply = table.playthrough.ply
        who = next((each for each in people if each.name == name), None)
        return None if who is None else await who.play(id, ply, move)


Story = Callable[[Transcript], Awaitable[None]]


def _in_words(view: Any) -> str:
    lines = [event["text"] for event in view["events"] if event["ply"] >= max(view["ply"], 1)]
    clocks = [f"{clock['left']:g}{'…' if clock['running'] else ''}" for clock in view["clocks"] if clock["left"]]
    parts = [
        view["prompt"]["text"],
        view["prompt"]["note"] or "",
        f"orders {short(view['orders'])}" if view["orders"] else "",
        f"clocks {' '.join(clocks)}" if clocks else "",
        f"places {view['result']['places']}" if view["result"] else "",
        "; ".join(lines),
    ]
    return " | ".join(part for part in parts if part)


async def until(done: Callable[[], bool], seconds: float = 180.0) -> None:
    end = time.monotonic() + seconds
    while not done():
        if time.monotonic() > end:
            raise TimeoutError("the server does not come to rest")
        await asyncio.sleep(0.002)


@asynccontextmanager
async def transcript(folder: Path) -> AsyncIterator[Transcript]:
    clock = Clock()
    with fixed(clock):
        async with in_process_server(folder, **SETTINGS) as server:
            found = Transcript(server, clock, folder / "trackside.db")
            try:
                yield found
            finally:
                for stream in found.streams:
                    stream.leaving.set()
                await asyncio.gather(*(stream.task for stream in found.streams))
                for visitor in found.visitors:
                    await visitor.http.aclose()


async def told(story: Story, folder: Path) -> Transcript:
    async with transcript(folder) as found:
        await story(found)
        return found
