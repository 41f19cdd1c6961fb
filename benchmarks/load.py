"""Load test of live tables: moves per second, and the time from the POST of a move to the other player's event.

    python benchmarks/load.py [--tables 10,100,500] [--database sqlite|postgresql] [--against people|bots]
                              [--seconds 20] [--think 5] [--json]

Starts its own servers on loopback (one process on SQLite, two on PostgreSQL) and its own PostgreSQL. Two people sit at
every table, each with an event stream of their own; whoever is to move thinks for a moment drawn by lot and plays any
legal move. A second run fills the same tables with one person and three greedy bots and counts what the bots play.

The players share the processor with the server, so they are cheap (`load_player.py`); what they take stands beside
what the servers take.

Beside the delays stands how late the machine itself was in the same seconds: a process that does nothing but sleep for
5 ms at a time says how much later it was woken. No server can be quicker than that.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import aiohttp
import uvloop
from load_player import Measured, Player

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from server.server_process import free_port, new_database, postgres

GAME = "ticket_to_ride_amsterdam"


class Process:
    """A server process: its address, and how much of the processor it has used."""

    def __init__(self, address: str, pid: int) -> None:
        self.address = address
        self.pid = pid

    def seconds(self) -> float:
        """Of the server itself, without the processes in which bots think."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def server(database: str) -> Iterator[Process]:
    port = free_port()
    settings = {
        "TRACKSIDE_REQUESTS_PER_MINUTE": "1000000",
        "TRACKSIDE_SIGN_INS_PER_MINUTE": "1000000",
        "TRACKSIDE_EXPENSIVE_REQUESTS_PER_MINUTE": "1000000",
        "TRACKSIDE_STREAMS_PER_ADDRESS": "1000000",
        "TRACKSIDE_CACHED_TABLES": "2000",
        "TRACKSIDE_LOG": "WARNING",
    }
    command = [sys.executable, "-m", "trackside", "serve", "--port", str(port), "--database", database]
    process = subprocess.Popen(command, env={**os.environ, **settings}, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        if "http" not in line:
            raise RuntimeError(f"the server did not start: {line!r}")
        yield Process(f"http://127.0.0.1:{port}", process.pid)
    finally:
        process.terminate()
        process.wait(10)


class Person:
    """A guest with a session of their own."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.name = name
        self.session = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(limit=0), cookie_jar=aiohttp.CookieJar(unsafe=True)
        )
        self.token = ""

    def cookies(self) -> str:
        """As a browser sends them."""
        return "; ".join(f"{cookie.key}={cookie.value}" for cookie in self.session.cookie_jar)

    async def enter(self) -> None:
        async with self.session.get(f"{self.address}/api/me") as answer:
            self.token = answer.cookies["csrftoken"].value
        await self.post("/api/guest", {"name": self.name})

    async def post(self, path: str, body: dict[str, object]) -> bytes:
        async with self.session.post(self.address + path, json=body, headers={"x-csrf-token": self.token}) as answer:
            content = await answer.read()
            if answer.status >= 400 and answer.status != 409:
                raise RuntimeError(f"{path}: {answer.status} {content[:300]!r}")
            return content


SLEEPER = """
import sys, time
late = []
end = time.monotonic() + float(sys.argv[1])
while time.monotonic() < end:
    before = time.perf_counter()
    time.sleep(0.005)
    late.append(time.perf_counter() - before - 0.005)
print(sorted(late)[int(0.99 * len(late))])
"""


Seated = tuple[list[Person], str]  # the people at a table, and its id


async def seat_people(addresses: list[str], number: int) -> Seated:
    """A table of two people, the two on different servers where there are two."""
    pair = [Person(addresses[(number + k) % len(addresses)], f"P{number}-{k}") for k in range(2)]
    await asyncio.gather(*(person.enter() for person in pair))
    body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    card = json.loads(await pair[0].post("/api/tables", body))
    await pair[1].post(f"/api/tables/{card['id']}/join", {"code": card["code"]})
    await pair[0].post(f"/api/tables/{card['id']}/start", {})
    return pair, card["id"]


async def seat_bots(addresses: list[str], number: int) -> Seated:
    person = Person(addresses[number % len(addresses)], f"P{number}")
    await person.enter()
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "greedy"} for _ in range(3))]
    card = json.loads(await person.post("/api/tables", {"game": GAME, "seats": seats, "start": True}))
    return [person], card["id"]


async def seat_all(addresses: list[str], tables: int, bots: bool) -> list[Seated]:
    """All tables, some at a time."""
    seat = seat_bots if bots else seat_people
    made: list[Seated] = []
    for first in range(0, tables, 10):
        numbers = range(first, min(first + 10, tables))
        made += await asyncio.gather(*(seat(addresses, number) for number in numbers))
    return made


async def run(processes: list[Process], tables: int, seconds: float, think: float, bots: bool) -> dict[str, float]:
    seated = await seat_all([process.address for process in processes], tables, bots)
    measured = Measured()
    players = [
        Player(person.address, person.cookies(), person.token, table, bots, measured, think, f"{table}{person.name}")
        for people, table in seated
        for person in people
    ]
    for people, _ in seated:
        for person in people:
            await person.session.close()
    for player in players:
        await player.connect()
    async with asyncio.timeout(120):
        while not all(player.arrived for player in players):
            measured.check()
            await asyncio.sleep(0.1)
    measured.playing = True
    for player in players:
        player.begin()
    await asyncio.sleep(3)
    measured.counting = True
    sleeper = await asyncio.create_subprocess_exec(sys.executable, "-c", SLEEPER, str(seconds), stdout=subprocess.PIPE)
    begun, used, own = time.perf_counter(), sum(process.seconds() for process in processes), time.process_time()
    # When a tenth of the games is over, the server is no longer as busy as it was meant to be.
    try:
        while time.perf_counter() - begun < seconds and sum(player.over for player in players) < len(players) / 10:
            measured.check()
            await asyncio.sleep(0.05)
    except RuntimeError:
        sleeper.kill()  # its own complaint about a closed pipe would come last and hide this one
        raise
    measured.counting = False
    passed = time.perf_counter() - begun
    used = sum(process.seconds() for process in processes) - used
    own = time.process_time() - own
    late = float((await sleeper.communicate())[0])
    for player in players:
        player.close()
    plies = sum(measured.last_ply[table] - measured.first_ply[table] for table in measured.last_ply)
    delays = sorted(measured.delays) or [0.0]
    moves = max(plies if bots else measured.moves, 1)
    return {
        "tables": tables,
        "people_moves_per_second": round(measured.moves / passed, 1),
        "bot_moves_per_second": round((plies - measured.moves) / passed, 1) if bots else 0.0,
        "median_ms": round(statistics.median(delays) * 1000, 1),
        "p99_ms": round(delays[min(len(delays) - 1, int(0.99 * len(delays)))] * 1000, 1),
        "machine_late_p99_ms": round(late * 1000, 1),
        "processor_ms_per_move": round(used / moves * 1000, 2),
        "players_processor_ms_per_move": round(own / moves * 1000, 2),
        "events": len(measured.delays),
    }


@contextmanager
def servers(kind: str, folder: Path) -> Iterator[list[Process]]:
    with ExitStack() as stack:
        if kind == "sqlite":
            yield [stack.enter_context(server(str(folder / "load.db")))]
        else:
            database = new_database(stack.enter_context(postgres()), "load")
            yield [stack.enter_context(server(database)) for _ in range(2)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", default="10,100,500")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], action="append")
    parser.add_argument("--against", choices=["people", "bots"], action="append")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--think", type=float, default=5, help="mean seconds a person thinks")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    results: list[dict[str, object]] = []
    for kind in given.database or ["sqlite", "postgresql"]:
        for tables in [int(word) for word in given.tables.split(",")]:
            for bots in [word == "bots" for word in given.against or ["people", "bots"]]:
                with tempfile.TemporaryDirectory() as folder, servers(kind, Path(folder)) as processes:
                    found = uvloop.run(run(processes, tables, given.seconds, given.think, bots))
                row = {"database": kind, "against": "bots" if bots else "people", **found}
                results.append(row)
                if not given.json:
                    print(row, flush=True)
    if given.json:
        print(json.dumps(results))


if __name__ == "__main__":
    main()
