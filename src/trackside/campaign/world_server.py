"""A real server in its own process whose tables can be switched to another world and back.

It is `trackside serve` with a few more paths, `/worlds/TABLE/...`, for the process that started it:

    facts                        who decides, the ply, and the secret seed and salt
    enter?viewer=V&chance=C      deal again what seat V (-1: a spectator) cannot know
    leave                        back to the true world
    hints                        what bots suggest to the seat that decides
    questions?chance=C           bodies for /why: some moves of the catalogue and what they touch
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import parse_qs

import msgspec
import uvicorn

from trackside.bots import make
from trackside.bots.sight import Sight
from trackside.bots.suggest import suggest
from trackside.campaign import other_world
from trackside.core.position import Position
from trackside.core.rng import Rng, key_of
from trackside.server.app import make_app
from trackside.server.commands.serve import KEEP_ALIVE
from trackside.server.context import Context, prepare_database
from trackside.server.ops import logs
from trackside.server.settings import database_url, from_environment
from trackside.tables.table import Table

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

PREFIX = "/worlds/"
HINTING = ("greedy", "calm")
SEARCHING = "sharp:4p"  # with counted playouts: against the clock a search may choose otherwise
QUESTIONS = 6  # moves that are asked about
TARGETS = 2  # of each, at most


class WorldServer:
    """The application, and the paths for worlds before it."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.app: Any = make_app(context)
        self.true: dict[str, Position] = {}  # by table, while another world is shown

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not scope["path"].startswith(PREFIX):
            await self.app(scope, receive, send)
            return
        id, _, what = scope["path"].removeprefix(PREFIX).partition("/")
        query = {name: int(values[0]) for name, values in parse_qs(scope["query_string"].decode()).items()}
        async with self.context.tables.locked(id) as table:
            body = msgspec.json.encode(self.answer(table, what, query))
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    def answer(self, table: Table, what: str, query: dict[str, int]) -> object:
        if what == "enter":
            viewer = query["viewer"]
            self.true[table.id] = other_world.enter(table, None if viewer < 0 else viewer, query["chance"])
            self.forget_reading(table)
            return {"differs": table.position.situation() != self.true[table.id].situation()}
        if what == "leave":
            if table.id in self.true:
                other_world.set_position(table, self.true.pop(table.id))
            self.forget_reading(table)
            return {}
        if what == "hints":
            return self.hints(table)
        if what == "questions":
            return self.questions(table, Rng(key_of(query["chance"]), 0))
        row = table.row
        over = row.state == "over"
        return {"ply": row.ply, "deciding": table.deciding, "seed": row.seed, "salt": row.salt, "over": over}

    def forget_reading(self, table: Table) -> None:
        """As if everybody had seen only the beginning: some answers depend on what was seen before."""
        for seat in table.seats:
            seat.looked = 0
        self.context.read_marks.unwritten.clear()

    @staticmethod
    def hints(table: Table) -> object:
        """The server's bots run elsewhere, on the record of the true world, but see no more than this."""
        sight, ply = Sight(table.position), table.row.ply
        chosen = [make(level, ply).choose(sight).text for level in HINTING]
        return chosen, suggest(sight, make(SEARCHING, ply), ply, 0.0)

    @staticmethod
    def questions(table: Table, rng: Rng) -> object:
        catalogue = table.playthrough.game.moves
        asked: list[dict[str, object]] = []
        for _ in range(QUESTIONS):
            move = catalogue[rng.below(len(catalogue))]
            asked.append({"move": move.text})
            asked += [{"where": list(target)} for target in move.where(table.position)[:TARGETS]]
        return asked


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("command", choices=["serve"])
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--database", required=True)
    given = parser.parse_args()
    logs.set_up("ERROR")
    url = database_url(given.database)
    context = Context(from_environment(), url, asyncio.run(prepare_database(url)))
    config: dict[str, Any] = {"log_config": None, "access_log": False, "timeout_graceful_shutdown": 2}
    config["timeout_keep_alive"] = KEEP_ALIVE
    uvicorn.run(WorldServer(context), host="127.0.0.1", port=given.port, **config)


if __name__ == "__main__":
    main()
