"""trackside bots: list the names of bots."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from trackside.cli.arguments import add_language, add_plain, say

HELP = "list the bots: built in, kept from earlier versions, installed"


def add(parser: ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON")
    add_language(parser)
    add_plain(parser)


def run(arguments: Namespace) -> int:
    from trackside.bots import FROZEN, LEARNED, LEVELS, known, levels
    from trackside.games import ids

    built_in = [*LEVELS, LEARNED, "search"]
    frozen = [f"{level}@{version}" for level, versions in FROZEN.items() for version in versions]
    found = {
        "built-in": built_in,
        "frozen": frozen,
        "installed": [name for name in known() if name not in built_in and name not in frozen],
    }
    trained = [id for id in ids() if LEARNED in levels(id)]
    if arguments.json:
        import json

        print(json.dumps(found | {LEARNED: trained}, indent=2))
        return 0
    from trackside.cli.choose_screen import screen

    on, spoken = screen(arguments), say(arguments)
    for kind, names in found.items():
        if names:
            on.heading(spoken.say(f"cli-bots-{kind}"))
            on.listing([(name, ", ".join(trained) if name == LEARNED else "") for name in names])
    return 0
