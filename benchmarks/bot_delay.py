"""Measures how late bots move when many search at once, and how fast people's pages load meanwhile.

    python benchmarks/bot_delay.py [--tables 50] [--level merciless] [--hosts 5] [--game GAME] [--seats N]
                                   [--seconds 60] [--json]

Starts a server of its own on SQLite with the settings of a fresh installation, and tables that only bots of one level
play: of all games, with the fewest seats that allow a rival, or of one game. If there are fewer hosts than tables, one
of them has half of the tables; each host has tables of all games. A bot's move is asked for when the
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


def seats_of(game: str, wanted: int | None) -> int:
    """The fewest that allow a rival, so that each table has a bot that thinks all the time, unless more are wanted."""
    return wanted or max(2, about(game).seats[0])


def owners(count: int, hosts: int) -> list[int]:
    """The host of each table: the first has half of them, and the others share the rest."""
    if hosts == 1 or hosts >= count:
        return [n % hosts for n in range(count)]
    half = count // 2
    return [0] * half + [1 + n * (hosts - 1) // (count - half) for n in range(count - half)]


def start_tables(server: Server, count: int, hosts: int, level: str, games: list[str], seats: int | None) -> None:
    """The games alternate, so that each host with several tables has several games."""
    visitors = [Visitor(server, f"Host {number}") for number in range(min(hosts, count))]
    for n, owner in enumerate(owners(count, hosts)):
        game = games[n % len(games)]
        visitors[owner].make(*[level] * seats_of(game, seats), game=game)


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
    parser.add_argument("--game", choices=ids(), help="of all tables (default: all games)")
    parser.add_argument("--seats", type=int, help="at each table (default: two, or the fewest of the game)")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    usual = Settings()
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder) / "trackside.db")
        server = Server(file, TRACKSIDE_BOT_WAIT_SECONDS=str(usual.bot_wait_seconds)).start()
        try:
            games = [arguments.game] if arguments.game else list(ids())
            start_tables(server, arguments.tables, arguments.hosts, arguments.level, games, arguments.seats)
            pages = watch(server, arguments.seconds)
            waiting = still_waiting(file, time.time())
            by_game = delays(file, warm_up=5.0)
        finally:
            server.stop()
    moves = quantiles([delay for its in by_game.values() for delay in its])
    its_games = {game: quantiles(its) for game, its in sorted(by_game.items())}
    told = {
        "compiled": COMPILED,
        "cores": os.cpu_count(),
        "load": os.getloadavg(),
        "tables": arguments.tables,
        "hosts": arguments.hosts,
        "level": arguments.level,
        "moves": moves,
        "by_game": its_games,
        "waiting_at_the_end": round(waiting, 3),
        "pages": quantiles(pages),
    }
    if arguments.json:
        print(json.dumps(told, indent=2))
        return
    print(f"{arguments.tables} tables of {arguments.level} bots, {arguments.hosts} hosts, ", end="")
    print(f"{os.cpu_count()} cores, compiled: {COMPILED}, load {os.getloadavg()[0]:.1f}")
    for name, its in [("all moves", moves), *its_games.items(), ("pages", quantiles(pages))]:
        delay = f"median {its['median']:.3f} s, p99 {its['p99']:.3f} s, most {its['most']:.3f} s"
        print(f"{name:26}{its['count']:7} {delay}")
    print(f"waiting when it ended: {waiting:.1f} s at most")


if __name__ == "__main__":
    main()
