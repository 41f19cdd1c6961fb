"""Writes what the component tests of the client mount: python tests/write_views.py FOLDER

One view of a table for each question of each game, as the server sends it to the seat that decides, with the boxes of
the games and the words of the client.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from moments import Moment, questions
from server.in_process import InProcessServer, in_process_server

from trackside.games import ids
from trackside.server.storage.models import Person


class Recorder:
    """One person who imports records and continues them at their moments."""

    def __init__(self, server: InProcessServer, person: Person) -> None:
        self.server = server
        self.person = person
        self.tables: dict[Path, str] = {}

    async def view(self, moment: Moment) -> Any:
        if moment.file not in self.tables:
            text = moment.file.read_text(encoding="utf-8")
            self.tables[moment.file] = (await self._post("/api/records", {"text": text}))["id"]
        old = self.tables[moment.file]
        new = await self._post(f"/api/tables/{old}/fork", {"ply": moment.ply, "seat": moment.seat})
        view = await self._get(f"/api/tables/{new['id']}")
        assert view["prompt"]["yours"], moment
        return view

    async def _post(self, path: str, body: Any) -> Any:
        answer = await self.server.post(self.person, path, body)
        assert answer.status_code == 201, answer.text
        return answer.json()

    async def _get(self, path: str) -> Any:
        return json.loads(await self.server.get(self.person, path))


async def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        async with in_process_server(Path(data), tables_per_person=10_000) as server:
            recorder = Recorder(server, await server.person("Ann"))
            for moment in questions():
                view = await recorder.view(moment)
                (folder / f"{moment.name}.json").write_text(json.dumps(view), encoding="utf-8")
            for path in ("words/en", *(f"games/{id}/{what}?lang=en" for id in ids() for what in ("box", "words"))):
                name = path.replace("/", "-").split("?")[0] + (".json" if "/box" in path else ".ftl")
                (folder / "given" / name).parent.mkdir(exist_ok=True)
                (folder / "given" / name).write_bytes(await server.get(None, f"/api/{path}"))


if __name__ == "__main__":
    asyncio.run(write(Path(sys.argv[1])))
