"""trackside bench: how fast the engine is on this machine."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace

from trackside.cli import arguments as given

HELP = "measure the speed of the engine"


def add(parser: ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="for programs")
    given.add_plain(parser)


def run(arguments: Namespace) -> int:
    import msgspec

    from trackside.arena.bench import measure
    from trackside.cli.show import screen

    report = msgspec.to_builtins(measure())
    if arguments.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(report), indent=2).decode() + "\n")
        return 0
    on = screen(arguments)
    yardstick = report["yardstick"]
    on.line(f"yardstick: {yardstick['games_per_second']:,.0f} games/s, {yardstick['moves_per_second']:,.0f} moves/s")
    columns = ["", "seats", "games/s", "ratio", "µs/decision", "copy µs", "moves µs", "view µs"]
    figures = ("games_per_second", "ratio", "us_per_decision", "copy_us", "moves_us", "view_us")
    rows = [
        [result["name"], str(result["seats"]), *(f"{result[figure]:,.2f}" for figure in figures)]
        for result in report["results"]
    ]
    on.table(columns, rows)
    return 0
