"""Measures how late bots move when many search at once, and how fast people's pages load meanwhile.

    python benchmarks/bot_delay.py [--tables 50] [--level merciless] [--hosts 5] [--seconds 60] [--json]

Starts a server of its own on SQLite with the settings of a fresh installation, and tables of all games that only bots
of one level play. They are hosted by a few people, one of whom has half of them. A bot's move is asked for when the
move before it is stored, so the delay of a move is the time between the two. Beside it a person opens a table every
half second, and the time of that request is measured.
"""

from __future__ import annotations

import argparse
import json
import os
import sqlite3
import sys
import tempfile
import time
from collections import defaultdict
from itertools import pairwise
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from server.server_process import Server, Visitor

from trackside.core.arrays import COMPILED
from trackside.games import about, ids
from trackside.server.settings import Settings

# As few seats as allow a rival, so that each table has a bot that thinks all the time.
SEATS = {id: max(2, about(id).seats[0]) for id in ids()}


def start_tables(server: Server, count: int, hosts: int, level: str) -> None:
    """The first host has half of the tables, the others share the rest."""
    visitors = [Visitor(server, f"Host {number}") for number in range(hosts)]
    owners = [visitors[0] if n % 2 == 0 else visitors[1 + n // 2 % (hosts - 1)] for n in range(count)]
    games = list(SEATS)
    for n, owner in enumerate(owners):
        game = games[n % len(games)]
        owner.make(*[level] * SEATS[game], game=game)


def watch(server: Server, seconds: float) -> list[float]:
    """Open a table every half second; the times of the requests."""
    person = Visitor(server, "Watcher")
    mine = person.make("me", "calm")
    times: list[float] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        before = time.perf_counter()
        person.view(mine)
        times.append(time.perf_counter() - before)
        time.sleep(0.5)
    return times


def delays(file: str, warm_up: float) -> dict[str, list[float]]:
    """Seconds between moves by game, of the moves after the warm-up."""
    found: dict[str, list[float]] = defaultdict(list)
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as database:
        rows = database.execute(
            'SELECT tables.id, tables.game, moves.at FROM moves JOIN tables ON tables.id = moves."table" '
            'JOIN (SELECT "table" FROM seats GROUP BY "table" HAVING SUM(kind != "bot") = 0) AS played '
            'ON played."table" = tables.id ORDER BY tables.id, moves.ply'
        ).fetchall()
    first = min(at for _, _, at in rows)
    for (before, _, then), (table, game, at) in pairwise(rows):
        if before == table and then - first >= warm_up:
            found[game].append(at - then)
    return dict(found)


def still_waiting(file: str, now: float) -> float:
    """The longest time for which a bot has not moved when the run ends."""
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as database:
        rows = database.execute(
            'SELECT MAX(moves.at) FROM moves JOIN tables ON tables.id = moves."table" '
            "WHERE tables.state = 'playing' GROUP BY tables.id"
        ).fetchall()
    return max((now - at for (at,) in rows), default=0.0)


def quantiles(values: list[float]) -> dict[str, float]:
    ordered = sorted(values)
    return {
        "count": len(ordered),
        "median": round(ordered[len(ordered) // 2], 3),
        "p99": round(ordered[int(0.99 * (len(ordered) - 1))], 3),
        "most": round(ordered[-1], 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--level", default="merciless")
    parser.add_argument("--hosts", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    usual = Settings()
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder) / "trackside.db")
        server = Server(file, TRACKSIDE_BOT_WAIT_SECONDS=str(usual.bot_wait_seconds)).start()
        try:
            start_tables(server, arguments.tables, max(2, arguments.hosts), arguments.level)
            pages = watch(server, arguments.seconds)
            waiting = still_waiting(file, time.time())
            by_game = delays(file, warm_up=5.0)
        finally:
            server.stop()
    moves = quantiles([delay for its in by_game.values() for delay in its])
    games = {game: quantiles(its) for game, its in sorted(by_game.items())}
    told = {
        "compiled": COMPILED,
        "cores": os.cpu_count(),
        "load": os.getloadavg(),
        "tables": arguments.tables,
        "level": arguments.level,
        "moves": moves,
        "by_game": games,
        "waiting_at_the_end": round(waiting, 3),
        "pages": quantiles(pages),
    }
    if arguments.json:
        print(json.dumps(told, indent=2))
        return
    print(f"{arguments.tables} tables of {arguments.level} bots, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    for name, its in [("all moves", moves), *games.items(), ("pages", quantiles(pages))]:
        delay = f"median {its['median']:.3f} s, p99 {its['p99']:.3f} s, most {its['most']:.3f} s"
        print(f"{name:26}{its['count']:7} {delay}")
    print(f"waiting when it ended: {waiting:.1f} s at most")


if __name__ == "__main__":
    main()
