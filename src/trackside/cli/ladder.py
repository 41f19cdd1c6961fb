"""trackside ladder: play a round robin between bots and rate them."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
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
    resume = "store every round in this folder, and play only missing ones"
    parser.add_argument("--resume", metavar="DIR", help=resume)
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

    named = given.names(arguments)
    players = list(dict.fromkeys([*named, *([] if arguments.alone else yardsticks())]))
    seats = arguments.seats if arguments.seats is not None else max(2, about(arguments.game).seats[0])
    if len(players) < 2 or seats < 2:
        raise BadOption("a ladder needs two players and two seats at least")
    match = matches.read_match(arguments, players[:1] * seats)
    say = given.say(arguments, match.game)
    given.require_writable(arguments.report)
    with progress(arguments, arguments.games * len(pairings(players, seats))) as advance:
        work = (match, players, arguments.games, arguments.jobs, advance)
        if arguments.cluster is None:
            ladder, rounds = play_ladder(*work, in_processes, arguments.resume)
        else:
            from trackside.arena.cluster import on_cluster

            with on_cluster(arguments.cluster) as spread:
                ladder, rounds = play_ladder(*work, spread, arguments.resume)
    if arguments.json:
        matches.print_json(ladder)
    else:
        show(ladder, say, arguments)
    if arguments.report:
        from trackside.arena.report import ladder_report

        matches.write_report(arguments.report, ladder_report(match, ladder, rounds, say))
    return 0


def show(ladder: Ladder, say: Words, arguments: Namespace) -> None:
    from trackside.arena.ladder import interval
    from trackside.cli.choose_screen import screen

    on = screen(arguments)
    on.heading(say.say("title"))
    on.line(say.say("cli-simulated", count=ladder.games))
    rows = [[each.player, f"{each.rating:.0f}", interval(each), str(each.games)] for each in ladder.players]
    on.table([say.say(f"cli-{key}") for key in ("player", "rating", "interval", "games")], rows)
