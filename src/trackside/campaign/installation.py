"""A temporary installation for a task: one server on SQLite, or two on one PostgreSQL."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from trackside.campaign.processes import TRACKSIDE, Postgres, Server, new_database, running_postgres
from trackside.campaign.tally import Tally

LOG = "log"


class Installation:
    def __init__(self, folder: Path, postgres: Postgres | None, servers: list[Server]) -> None:
        self.folder = folder
        self.postgres = postgres
        self.servers = servers

    @property
    def ports(self) -> list[int]:
        return [server.port for server in self.servers]

    def check_log(self, tally: Tally) -> None:
        """The servers have logged no error, and still run."""
        for server in self.servers:
            ended = server.process is None or server.process.poll() is not None
            tally.need(not ended, "a server has ended")
        lines = (self.folder / LOG).read_text(encoding="utf-8").splitlines()
        tally.need(not lines, f"{len(lines)} errors in the log, the first: {lines[:1]}")


@contextmanager
def installation(on_postgres: bool, **settings: str) -> Iterator[Installation]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="trackside-campaign-")))
        postgres = stack.enter_context(running_postgres()) if on_postgres else None
        database = str(folder / "trackside.db") if postgres is None else new_database(postgres.url, "trackside")
        servers: list[Server] = []
        for _ in range(1 if postgres is None else 2):
            server = Server(database, None, folder / LOG, TRACKSIDE, **{"TRACKSIDE_BOT_WORKERS": "1", **settings})
            stack.callback(server.stop)
            servers.append(server.start())
        yield Installation(folder, postgres, servers)
