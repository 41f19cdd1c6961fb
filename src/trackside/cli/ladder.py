"""trackside ladder: play a round robin between bots and rate them."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from trackside.cli import arguments as given
from trackside.cli import match as matches

if TYPE_CHECKING:
    from trackside.arena.ladder import Ladder
    from trackside.locales import Words

HELP = "play a round robin between bots, and rate them"


def add(parser: ArgumentParser) -> None:
    given.add_game(parser)
    who = "the bots; the frozen versions of earlier releases play too"
    parser.add_argument("--players", required=True, metavar="A,B,C", help=who)
    parser.add_argument("--seats", type=int, metavar="N", help="number of seats (default: the fewest the game allows)")
    parser.add_argument(
        "--games", type=int, default=20, metavar="N", help="games for each pair of players (default: 20)"
    )
    parser.add_argument("--alone", action="store_true", help="leave out the frozen versions")
    matches.add_work(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--report", metavar="FILE", help="write a report with charts to this HTML file")
    given.add_setting(parser)
    given.add_language(parser)
    given.add_plain(parser)


def run(arguments: Namespace) -> int:
    from trackside.arena.ladder import pairings, play_ladder, yardsticks
    from trackside.arena.pool import in_processes
    from trackside.cli.progress import progress
    from trackside.core.edge.errors import BadOption
    from trackside.games import about

    named = [name.strip() for name in arguments.players.split(",") if name.strip()]
    players = list(dict.fromkeys([*named, *([] if arguments.alone else yardsticks())]))
    if len(players) < 2:
        raise BadOption("a ladder needs two players at least")
    seats = arguments.seats or max(2, about(arguments.game).seats[0])
    match = matches.read_match(arguments, players[:1] * seats)
    with progress(arguments, arguments.games * len(pairings(players, seats))) as advance:
        if arguments.cluster is None:
            ladder, rounds = play_ladder(match, players, arguments.games, arguments.jobs, advance, in_processes)
        else:
            from trackside.arena.cluster import on_cluster

            with on_cluster(arguments.cluster) as spread:
                ladder, rounds = play_ladder(match, players, arguments.games, arguments.jobs, advance, spread)
    say = given.say(arguments, match.game)
    if arguments.report:
        from trackside.arena.report import ladder_report

        Path(arguments.report).write_text(ladder_report(ladder, rounds, say), encoding="utf-8")
    if arguments.json:
        import msgspec

        sys.stdout.write(msgspec.json.format(msgspec.json.encode(ladder), indent=2).decode() + "\n")
    else:
        show(ladder, say, arguments)
    return 0


def show(ladder: Ladder, say: Words, arguments: Namespace) -> None:
    from trackside.cli.choose_screen import screen

    on = screen(arguments)
    on.heading(say.say("title"))
    on.line(say.say("cli-simulated", count=ladder.games))
    rows = [
        [each.player, f"{each.rating:.0f}", f"{each.low:.0f} – {each.high:.0f}", str(each.games)]
        for each in ladder.players
    ]
    on.table([say.say(f"cli-{key}") for key in ("player", "rating", "interval", "games")], rows)
