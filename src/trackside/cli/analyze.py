"""trackside analyze: judge each decision of a recorded game and find where the game turned."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from typing import TYPE_CHECKING

from trackside.cli import arguments as given

if TYPE_CHECKING:
    from trackside.analysis.result import Analysis, Decision, Player
    from trackside.locales import Words

HELP = "analyse a recorded game: chances, mistakes, turning points and luck"
COLUMNS = 60  # of the picture of the chances
BARS = "▁▂▃▄▅▆▇█"


def add(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="the record file of a game, finished or not")
    parser.add_argument(
        "--seconds", type=float, metavar="N", help="approximate time limit (default: depends on the game)"
    )
    parser.add_argument(
        "--playouts", type=int, default=0, metavar="N", help="playouts for each move instead of a time; reproducible"
    )
    parser.add_argument("--jobs", type=int, metavar="K", help="number of processes (default: one for each core)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="seed of the sampled worlds (default: 0)")
    parser.add_argument("--json", action="store_true", help="print every decision as JSON")
    given.add_language(parser)
    given.add_plain(parser)


def run(arguments: Namespace) -> int:
    import msgspec

    from trackside.analysis.run import analyze
    from trackside.analysis.words import percent, turning_point
    from trackside.cli.choose_screen import screen
    from trackside.cli.players import names
    from trackside.cli.progress import progress
    from trackside.cli.records import play_on

    playing = play_on(arguments.file)
    record = playing.record
    with progress(arguments, len(record.lines)) as advance:
        analysis = analyze(
            record,
            seconds=arguments.seconds,
            playouts=arguments.playouts,
            jobs=arguments.jobs,
            seed=arguments.seed,
            progress=lambda done, all: advance(done),
        )
    if arguments.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(analysis), indent=2).decode() + "\n")
        return 0
    say = given.say(arguments, playing.game.id)
    say = say.seated(names(record.seats, say))
    on = screen(arguments)
    on.heading(say.say("title"))
    facts = {"decisions": sum(1 for each in analysis.decisions if each.graded), "playouts": analysis.playouts}
    on.line(say.say("analysis-scope", facts))
    columns = ("player", "decisions", "good", "inaccurate", "bad", "own", "others", "luck")
    rows = [[say.who(player.seat), *figures(player, say)] for player in analysis.players]
    on.table([say.say(f"analysis-{column}") for column in columns], rows)
    if not arguments.plain:
        on.heading(say.say("analysis-chances"))
        width = max(len(say.who(player.seat)) for player in analysis.players)
        for player in analysis.players:
            line = curve(analysis, player.seat)
            result = "" if player.result is None else f" {percent(player.result, say)}"
            on.line(f"{say.who(player.seat):{width}} {line}{result}")
    on.heading(say.say("analysis-turning-points"))
    for point in analysis.turning_points:
        on.event(turning_point(point, analysis, playing, say), point.seat)
    if not analysis.turning_points:
        on.line(say.say("analysis-no-turning-points"))
    return 0


def figures(player: Player, say: Words) -> list[str]:
    """How many decisions, their shares by grade, and what changed the chance."""
    from trackside.analysis.words import percent

    graded = [percent(share, say) for share in player.shares()]
    own, others, luck = (percent(its, say, signed=True) for its in (player.own, player.others, player.luck.value))
    decisions = str(player.good + player.inaccurate + player.bad)
    return [decisions, *graded, own, others, f"{luck} ± {percent(player.luck.reach, say)}"]


def curve(analysis: Analysis, seat: int) -> str:
    """The chance of a seat as it saw it, as a row of bars over the moves."""
    own = [each for each in analysis.decisions if each.seat == seat]
    if not own:
        return ""
    width = min(COLUMNS, analysis.plies)
    return "".join(bar(last_before(own, analysis.plies * (at + 1) / width)) for at in range(width))


def last_before(own: Sequence[Decision], ply: float) -> float:
    seen = [each for each in own if each.ply < ply] or own[:1]
    return seen[-1].after.value


def bar(chance: float) -> str:
    return BARS[min(int(chance * len(BARS)), len(BARS) - 1)]
