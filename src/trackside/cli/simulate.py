"""trackside simulate: play many games between bots and summarise them."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from trackside.cli import arguments as given

if TYPE_CHECKING:
    from trackside.arena.simulation import Outcome, Summary
    from trackside.locales import Words

HELP = "play many games between bots and summarise them"


def add(parser: ArgumentParser) -> None:
    given.add_game(parser)
    given.add_seats(parser, "random", "random")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="number of games (default: 100)")
    parser.add_argument("--jobs", type=int, metavar="K", help="number of processes (default: one for each core)")
    parser.add_argument("--records", metavar="DIR", help="write the record of every game to this folder")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given.add_setting(parser)
    given.add_language(parser)
    given.add_plain(parser)


def run(arguments: Namespace) -> int:
    from trackside.arena.simulation import Plan, simulate
    from trackside.cli.players import only_bots
    from trackside.cli.progress import progress

    seats = given.seats(arguments)
    only_bots(seats, 0)
    game = given.game(arguments, len(seats))
    plan = Plan(
        game=game.id,
        players=tuple(seats),
        options=dict(game.options),
        overrides=dict(game.setting.overrides),
        games=arguments.games,
        seed=arguments.seed or 0,
        jobs=arguments.jobs,
        records=arguments.records,
    )
    with progress(arguments, plan.games) as advance:
        summary = simulate(plan, advance, complain)
    if arguments.json:
        import msgspec

        sys.stdout.write(msgspec.json.format(msgspec.json.encode(summary), indent=2).decode() + "\n")
    else:
        show(summary, given.say(arguments, game.id), arguments)
    return 0


def complain(outcome: Outcome) -> None:
    """Print a game with faults on standard error; its seed repeats it."""
    print(f"seed {outcome.seed}: {'; '.join(outcome.faults)}", file=sys.stderr)


def show(summary: Summary, say: Words, arguments: Namespace) -> None:
    from trackside.cli.choose_screen import screen
    from trackside.cli.players import names

    on = screen(arguments)
    on.heading(say.say("title"))
    on.line(say.say("cli-simulated", count=summary.games))
    if summary.faults:
        on.error(say.say("cli-faults", count=summary.faults))
    speed = {
        "games": f"{summary.games_per_second:,.1f}",
        "moves": f"{summary.moves_per_second:,.0f}",
        "decisions": f"{summary.decisions_per_game:.1f}",
        "engine": say.say("cli-engine-compiled" if summary.compiled else "cli-engine-pure"),
    }
    on.line(say.say("cli-speed", speed))
    spread = summary.score
    figures = {"mean": spread.mean, "low": spread.p10, "median": spread.median, "high": spread.p90}
    on.line(say.say("cli-spread", {name: f"{figure:.1f}" for name, figure in figures.items()}))
    who = names(summary.seats, say)
    rows = [
        [str(wins.seat + 1), who[wins.seat], f"{wins.rate:.1%}", f"{wins.low:.1%} – {wins.high:.1%}"]
        for wins in summary.wins
    ]
    on.table([say.say("cli-seat"), say.say("cli-player"), say.say("cli-win-rate"), say.say("cli-interval")], rows)
