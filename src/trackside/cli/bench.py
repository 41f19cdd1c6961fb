"""trackside bench: measure how fast the engine is on this machine."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from trackside.cli import arguments as given

HELP = "measure the speed of the engine"


def add(parser: ArgumentParser) -> None:
    parser.add_argument("game", nargs="*", metavar="GAME", help="only these games")
    parser.add_argument(
        "--seconds", type=float, default=0.2, metavar="S", help="seconds per measurement (default: 0.2)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    given.add_plain(parser)


def run(arguments: Namespace) -> int:
    import json

    from trackside.arena.bench import measure
    from trackside.cli.choose_screen import screen
    from trackside.games import about

    report = measure([about(id).id for id in arguments.game] or None, arguments.seconds)
    if arguments.json:
        print(json.dumps(report, indent=2))
        return 0
    on = screen(arguments)
    yardstick = report["yardstick"]
    on.line(f"Yardstick: {yardstick['games_per_second']:,.0f} games/s, {yardstick['moves_per_second']:,.0f} moves/s")
    columns = ["game", "seats", "engine", "games/s", "ratio", "µs/decision", "copy µs", "moves µs", "view µs"]
    figures = ("games_per_second", "ratio", "us_per_decision", "copy_us", "moves_us", "view_us")
    rows = [
        [
            result["game"],
            str(result["seats"]),
            "compiled" if result["compiled"] else "pure",
            *(f"{result[figure]:,.2f}" for figure in figures),
        ]
        for result in report["results"]
    ]
    on.table(columns, rows)
    if report["batches"]:
        told = [
            [
                batch["game"],
                str(batch["seats"]),
                str(batch["lanes"]),
                "yes" if batch["observations"] else "no",
                f"{batch['decisions_per_second']:,}",
            ]
            for batch in report["batches"]
        ]
        on.table(["batch", "seats", "lanes", "observations", "decisions/s"], told)
    if report["doors"]:
        told = [[each["door"], each["game"], f"{each['decisions_per_second']:,}"] for each in report["doors"]]
        on.table(["environment", "game", "decisions/s"], told)
    return 0
