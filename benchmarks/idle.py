"""Measures the cost of idle people: the memory of a table in the cache and of an open event stream.

    python benchmarks/idle.py [--tables 500] [--streams 5000] [--json]

Starts its own server on loopback and SQLite. The tables are games of Ticket to Ride: Amsterdam with two seats of one
person, some moves old; the streams are spread over them. At the end a move is made and all streams of its table get it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import tempfile
import time
from pathlib import Path

from load import GAME, Person, Process, server

MOVES = 20  # at each table


def resident(process: Process) -> int:
    """Kilobytes of memory."""
    lines = Path(f"/proc/{process.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


async def make_table(person: Person) -> str:
    seats = [{"kind": "me"}, {"kind": "human"}]
    card = json.loads(await person.post("/api/tables", {"game": GAME, "seats": seats, "start": True, "public": True}))
    id = str(card["id"])
    async with person.session.get(f"{person.address}/api/tables/{id}") as answer:
        view = json.loads(await answer.read())
    for _ in range(MOVES):
        view = json.loads(
            await person.post(f"/api/tables/{id}/moves", {"ply": view["ply"], "moves": [view["moves"][0]["text"]]})
        )
    return id


async def open_stream(process: Process, id: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, port = process.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(f"GET /api/tables/{id}/events HTTP/1.1\r\nhost: {host}\r\n\r\n".encode())
    await reader.readuntil(b"event: presence")
    return reader, writer


async def run(process: Process, tables: int, streams: int) -> dict[str, float]:
    person = Person(process.address, "Host")
    await person.enter()
    await make_table(person)  # what is loaded once
    before = resident(process)
    ids = [await make_table(person) for _ in range(tables)]
    with_tables = resident(process)
    opened = []
    for number in range(streams):
        opened.append(await open_stream(process, ids[number % len(ids)]))
    await asyncio.sleep(2)
    with_streams = resident(process)
    used, begun = process.seconds(), time.monotonic()
    await asyncio.sleep(20)
    idle = (process.seconds() - used) / (time.monotonic() - begun)
    started = time.perf_counter()
    async with person.session.get(f"{person.address}/api/me") as answer:
        await answer.read()
    delay = time.perf_counter() - started
    for _, writer in opened:
        writer.close()
    await person.session.close()
    return {
        "tables": tables,
        "streams": streams,
        "kB_per_table": round((with_tables - before) / tables, 1),
        "kB_per_stream": round((with_streams - with_tables) / streams, 1),
        "server_MB": round(with_streams / 1024, 1),
        "idle_processor_share": round(idle, 3),
        "request_ms": round(delay * 1000, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--streams", type=int, default=5000)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    for name in ("STREAMS_PER_PERSON", "STREAMS_PER_ADDRESS", "TABLES_PER_PERSON"):
        os.environ[f"TRACKSIDE_{name}"] = "1000000"
    with tempfile.TemporaryDirectory() as folder, server(str(Path(folder) / "idle.db")) as process:
        found = asyncio.run(run(process, given.tables, given.streams))
    print(json.dumps(found) if given.json else found)


if __name__ == "__main__":
    main()
