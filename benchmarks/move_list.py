"""Measures the longest move list: a build turn of Steam with several hundred tiles to choose from.

    python benchmarks/move_list.py [--json]

The view of the seat that decides is built and encoded as for an event, in a server in this process. "First" is the
first time in the process, with everything that is compiled, read or imported on first use. "Cold" is what a table costs
whose moves nobody has looked at in this language: all sentences are forgotten before each time. "Warm" is another table
of the same game later. The least of many times counts, in milliseconds of the processor.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import trackside
from trackside import engine
from trackside.core.edge.playthrough import Playthrough
from trackside.locales import LANGUAGES
from trackside.server.http.compression import packed
from trackside.server.tables.entry import Entry
from trackside.tables.views.encoded_view import EncodedView
from trackside.tables.views.table_view import KNOWN_MOVES

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from server.in_process import InProcessServer, in_process_server

OPTIONS = {"map": "europe", "rules": "base"}
SEATS = 5
SEED = 24
MOVES = """
bid 0
bid 1
pass
bid 11
pass
bid 20
pass
pass
bid 0
bid 29
pass
pass
bid 45
bid 48
pass
bid 0
bid 1
pass
bid 49
pass
bid 0
bid 1
pass
take locomotive
take engineer
take first_move
take first_build
take turn_order
lay E4 gentle_curve 2
lay B7 town_2_sharp 0
""".strip().split("\n")
TIMES = 25


def least(work: Callable[[], object], before: Callable[[], object] = lambda: None) -> float:
    """Milliseconds."""
    found: list[float] = []
    for _ in range(TIMES):
        before()
        started = time.process_time()
        work()
        found.append(time.process_time() - started)
    return round(1000 * min(found), 2)


async def position(server: InProcessServer) -> tuple[Entry, str]:
    """The table, and who decides at it."""
    person = await server.person("Anna")
    id = await server.table(person, "me", *["human"] * (SEATS - 1), game="steam", options=OPTIONS)
    played = Playthrough.start(trackside.game("steam", players=SEATS, **OPTIONS), seed=SEED)
    for move in MOVES:
        played.play(move)
    async with server.context.tables.locked(id) as table:
        table._playthrough, table.row.ply = played, played.ply
        return table, person.id


async def measure() -> dict[str, object]:
    with tempfile.TemporaryDirectory() as folder:
        async with in_process_server(Path(folder)) as server:
            table, person = await position(server)

            def encode(language: str) -> EncodedView:
                table.views.clear()
                builder = server.context.views.builder(table, person, table.deciding, language)
                return builder.encode(from_ply=table.playthrough.ply + 1)

            started = time.process_time()
            sent = encode("en")
            first = round(1000 * (time.process_time() - started), 2)
            gc.disable()
            return {
                "engine": engine.describe(),
                "moves": len(table.position.moves()),
                "bytes": len(sent.json),
                "packed_bytes": len(packed(sent.json)),
                "packing_ms": least(lambda: packed(sent.json)),
                "first_ms": first,
                "cold_ms": {each: least(lambda each=each: encode(each), KNOWN_MOVES.clear) for each in LANGUAGES},
                "warm_ms": {each: least(lambda each=each: encode(each)) for each in LANGUAGES},
            }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = asyncio.run(measure())
    if given.json:
        print(json.dumps(found))
        return
    for name, value in found.items():
        print(f"{name:14} {value}")


if __name__ == "__main__":
    main()
