"""A server in the test's own process, to inspect its state or to change the time."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cached_property
from pathlib import Path
from typing import Any

import httpx
from msgspec import convert
from server.server_process import LIMITS
from sqlalchemy.engine import make_url

from trackside.server.app import Application, make_app
from trackside.server.context import Context, prepare_database
from trackside.server.settings import Settings, database_url
from trackside.server.storage.database import Database
from trackside.server.storage.models import Person
from trackside.tables.requests import NewSeat, NewTable

AMSTERDAM = "ticket_to_ride_amsterdam"


class InProcessServer:
    def __init__(self, context: Context) -> None:
        self.context = context

    @cached_property
    def app(self) -> Application:
        """Its routes. They are made with the first request: most tests ask the parts of the server themselves."""
        return make_app(self.context)

    @cached_property
    def http(self) -> httpx.AsyncClient:
        asgi: Any = self.app  # httpx and Litestar type the interface differently
        return httpx.AsyncClient(transport=httpx.ASGITransport(app=asgi), base_url="http://localhost")

    async def close(self) -> None:
        if "http" in vars(self):
            await self.http.aclose()

    async def person(self, name: str) -> Person:
        return await self.context.accounts.create_guest(name, "en")

    async def table(self, host: Person, *kinds: str, game: str = AMSTERDAM, **more: Any) -> str:
        people = ("me", "open", "human")
        seats = [convert({"kind": k} if k in people else {"kind": "bot", "level": k}, NewSeat) for k in kinds]
        card = await self.context.lobby.create(host, NewTable(game=game, seats=seats, start=True, **more), "en")
        return card.id

    async def pair(self, **more: Any) -> tuple[Person, Person, str]:
        """Two people at a started table; the first one decides."""
        anna, ben = await self.person("Anna"), await self.person("Ben")
        id = await self.table(anna, "me", "open", public=True, **more)
        await self.context.lobby.join(ben, id, None, None, "en")
        await self.context.lobby.start(anna, id, "en")
        return anna, ben, id

    async def move(self, who: Person, id: str) -> None:
        """Play the first legal move."""
        view = await self.context.queries.show(who.id, id, "en", None)
        await self.context.play.play(who, id, view.ply, [view.moves[0].text], "en")

    async def play_out(self, id: str, *people: Person) -> None:
        """These people play the first legal move until the game is over."""
        by_id = {person.id: person for person in people}
        while True:
            async with self.context.tables.locked(id) as table:
                if table.row.state == "over":
                    return
                mover, ply = by_id[table.seats[table.deciding].person or ""], table.playthrough.ply
                move = table.position.moves()[0].text
            await self.context.play.play(mover, id, ply, [move], "en")

    def as_person(self, person: Person | None) -> dict[str, str]:
        return {} if person is None else {"cookie": f"session={self.context.sessions.cookie(person).value}"}

    async def post(self, person: Person | None, path: str, body: Any) -> httpx.Response:
        if "csrftoken" not in self.http.cookies:
            await self.http.get("/api/me")
        token = self.http.cookies["csrftoken"]
        session = "" if person is None else f"; session={self.context.sessions.cookie(person).value}"
        headers = {"x-csrf-token": token, "cookie": f"csrftoken={token}{session}"}
        return await self.http.post(path, json=body, headers=headers)

    async def get(self, person: Person | None, path: str) -> bytes:
        answer = await self.http.get(path, headers=self.as_person(person))
        assert answer.status_code == 200, answer.text
        return answer.content


MIGRATED: list[bytes] = []  # a SQLite file with the newest schema and no rows; made once in each process


async def start_migrated(url: str) -> None:
    """A new SQLite file begins as a copy of one that was migrated: the migrations have tests of their own."""
    file = make_url(url).database
    if file is None or not url.startswith("sqlite") or Path(file).exists():
        return
    if not MIGRATED:
        database = Database(url)
        await database.migrate()
        await database.close()
        MIGRATED.append(Path(file).read_bytes())
    else:
        Path(file).write_bytes(MIGRATED[0])


@asynccontextmanager
async def in_process_server(where: Path | str, **settings: Any) -> AsyncIterator[InProcessServer]:
    """A server on a SQLite file in a folder, or on a database of either kind. Request limits are off unless given."""
    url = database_url(where if isinstance(where, str) else str(where / "trackside.db"))
    await start_migrated(url)
    secret = await prepare_database(url)
    limits = {what.lower(): 10**9 for what in LIMITS}
    context = Context(Settings(**{**limits, **settings}), url, secret)
    async with context.running():
        server = InProcessServer(context)
        try:
            yield server
        finally:
            await server.close()
