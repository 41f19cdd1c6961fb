"""trackside tune: vary the settings of a search and compare them by matches."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from trackside.cli import arguments as given
from trackside.cli import match as matches

if TYPE_CHECKING:
    from trackside.arena.tune import Trial

HELP = "vary the settings of a search and compare them by matches"


def add(parser: ArgumentParser) -> None:
    given.add_game(parser)
    who = "the search to be tuned and whom it plays against, such as search:200p,greedy@0.1"
    parser.add_argument("--players", required=True, metavar="A,B", help=who)
    parser.add_argument("--seats", type=int, metavar="N", help="number of seats (default: one for each player)")
    setting = "a setting of search/settings.py and its range, such as top=3..10; may be given several times"
    parser.add_argument("--setting", action="append", required=True, metavar="NAME=LOW..HIGH", help=setting)
    parser.add_argument("--trials", type=int, default=30, metavar="N", help="number of settings to try (default: 30)")
    parser.add_argument("--games", type=int, default=40, metavar="N", help="games per trial (default: 40)")
    parser.add_argument(
        "--storage",
        metavar="URL",
        help="store the study there (sqlite:///study.db), or continue it; shows its earlier best",
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    matches.add_work(parser)
    given.add_setting(parser)


def run(arguments: Namespace) -> int:
    from trackside.arena.tune import read_range, tune

    match = matches.read_match(arguments, given.players(arguments))
    ranges = [read_range(text) for text in arguments.setting]
    tell = (lambda trial: None) if arguments.json else show
    work = (match, ranges, arguments.trials, arguments.games, arguments.jobs, arguments.storage, tell)
    if arguments.cluster is None:
        trials = tune(*work)
    else:
        from trackside.arena.cluster import on_cluster

        with on_cluster(arguments.cluster) as spread:
            trials = tune(*work, spread)
    if arguments.json:
        matches.print_json(trials)
    elif trials:
        print()
        show(trials[0])
    return 0


def show(trial: Trial) -> None:
    from trackside.arena.result import lead

    ahead = lead(trial.margin, trial.margin_low, trial.margin_high)
    print(f"{ahead}  {trial.rate:.0%}  {trial.player}", flush=True)
