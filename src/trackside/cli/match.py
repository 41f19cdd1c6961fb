"""trackside match: play bots against each other in all seats, with confidence intervals."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from trackside.cli import arguments as given

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from trackside.arena.match import Match, Round
    from trackside.arena.result import MatchResult
    from trackside.arena.sequential import Sequential
    from trackside.locales import Words

HELP = "play a match between bots: rotated seats, the same seeds for every seating"
SURE = "sure"


def add(parser: ArgumentParser) -> None:
    given.add_game(parser)
    who = "the bots: sharp, search:20ms, search:500p, greedy@0.1, mymodule:MyBot; the last one takes the seats left"
    parser.add_argument("--players", required=True, metavar="A,B", help=who)
    parser.add_argument("--seats", type=int, metavar="N", help="number of seats (default: one for each player)")
    until = parser.add_mutually_exclusive_group()
    until.add_argument(
        "--games", type=int, metavar="N", help="number of games, rounded up to whole rounds (default: 100)"
    )
    sure = "play until it is clear whether the first player is better, worse or similar"
    until.add_argument("--until", choices=[SURE], help=sure)
    add_work(parser)
    parser.add_argument("--resume", metavar="FILE", help="store every round in this file, and play only missing ones")
    parser.add_argument("--records", metavar="DIR", help="write the record of every game to this folder")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--report", metavar="FILE", help="write a report with charts to this HTML file")
    given.add_setting(parser)
    given.add_language(parser)
    given.add_plain(parser)


def add_work(parser: ArgumentParser) -> None:
    """The budget of the bots, and where they run."""
    budget = "for a search that names none: 20ms or 500p (playouts); a bare number is milliseconds"
    parser.add_argument("--budget", metavar="MS|N", help=budget)
    parser.add_argument("--jobs", type=int, metavar="K", help="number of processes (default: one for each core)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="play on a Ray cluster: its address, or `local`")


def run(arguments: Namespace) -> int:
    import msgspec

    from trackside.arena.result import result_of
    from trackside.cli.progress import progress

    match = read_match(arguments, given.players(arguments))
    games = None if arguments.until else 100 if arguments.games is None else arguments.games
    say = given.say(arguments, match.game)
    given.require_writable(arguments.report)
    with progress(arguments, games) as advance:
        rounds, test = play(arguments, match, games, advance)
    result = result_of(match, rounds, test)
    if not arguments.until:
        result = msgspec.structs.replace(result, sure=None)  # nobody asked
    if arguments.json:
        print_json(result)
    else:
        show(result, say, arguments)
    if arguments.report:
        from trackside.arena.report import match_report

        write_report(arguments.report, match_report(match, rounds, result, say))
    return 0


def print_json(result: object) -> None:
    import msgspec

    sys.stdout.write(msgspec.json.format(msgspec.json.encode(result), indent=2).decode() + "\n")


def write_report(file: str, page: str) -> None:
    sys.stdout.flush()  # what was printed is not lost if the report cannot be written
    Path(file).write_text(page, encoding="utf-8")


def read_match(arguments: Namespace, players: Sequence[str]) -> Match:
    """The match of these players, with the game, options, budget and seed of the command line."""
    from trackside.arena.match import Match

    game = given.game(arguments, len(players))
    return Match(
        game=game.id,
        players=tuple(players),
        options=dict(game.options),
        overrides=dict(game.setting.overrides),
        budget=budget(arguments),
        seed=arguments.seed or 0,
    )


def budget(arguments: Namespace) -> str | None:
    """The budget in the form that names of bots use."""
    from trackside.bots.names import read_budget

    text: str | None = arguments.budget
    if text is None:
        return None
    text = text + "ms" if text.replace(".", "", 1).isdigit() else text
    read_budget(text)
    return text


def play(
    arguments: Namespace, match: Match, games: int | None, advance: Callable[[int], object]
) -> tuple[list[Round], Sequential]:
    from trackside.arena.match import play_match

    if arguments.cluster is None:
        return play_match(match, games, arguments.jobs, arguments.resume, arguments.records, advance)
    from trackside.arena.cluster import on_cluster

    with on_cluster(arguments.cluster) as spread:
        return play_match(match, games, arguments.jobs, arguments.resume, arguments.records, advance, spread)


def show(result: MatchResult, say: Words, arguments: Namespace) -> None:
    from trackside.arena.result import lead
    from trackside.cli.choose_screen import screen

    on = screen(arguments)
    on.heading(say.say("title"))
    on.line(say.say("cli-simulated", count=result.games))
    rows = [
        [
            each.player,
            f"{each.rate:.0%} [{100 * each.low:.0f}, {100 * each.high:.0f}]",
            f"{each.parity:.0%}",
            f"{each.score:.1f}",
            lead(each.margin, each.margin_low, each.margin_high),
            f"{each.ms_per_decision:.1f}",
            f"{each.playouts_per_decision:.0f}",
        ]
        for each in result.results
    ]
    keys = ("player", "win-rate", "parity", "score", "margin", "thinking", "playouts")
    on.table([say.say(f"cli-{key}") for key in keys], rows)
    if result.sure is not None:
        on.line(say.say(f"cli-sure-{result.sure}", player=result.players[0]))
    elif arguments.until:
        on.line(say.say("cli-not-sure"))
