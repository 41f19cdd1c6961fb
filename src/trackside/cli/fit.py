"""trackside fit: fit the weights that searches use, from games played for it."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from trackside.cli import arguments as given

Sample = TypeVar("Sample")

HELP = "fit how a game appraises positions, and report how well it predicts the result"


def add(parser: ArgumentParser) -> None:
    given.add_game(parser)
    parser.add_argument(
        "--seats", type=seats, default=[2], metavar="N[,N]", help="numbers of players, in turn (default: 2)"
    )
    parser.add_argument(
        "--games",
        type=int,
        metavar="N",
        help="number of games to play (default: 400; with --policy: 400000; with --hints: 100000)",
    )
    parser.add_argument(
        "--test", metavar="DIR", help="evaluate on these finished games, as `match --records` writes them"
    )
    parser.add_argument(
        "--write", metavar="FILE", help="write the result to this file, such as the game's weights.yaml"
    )
    parser.add_argument("--policy", action="store_true", help="fit the playout policy instead (policy.yaml)")
    parser.add_argument(
        "--hints", action="store_true", help="fit the weights of the hints that play playouts instead (playouts.yaml)"
    )
    parser.add_argument(
        "--chances", action="store_true", help="fit how points become chances to win instead (chances.yaml)"
    )
    parser.add_argument("--jobs", type=int, metavar="K", help="number of processes (default: one for each core)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given.add_setting(parser)


def seats(text: str) -> list[int]:
    """`2` or `2,4`."""
    return [int(number) for number in text.split(",")]


def run(arguments: Namespace) -> int:
    if arguments.games is None:
        arguments.games = 400_000 if arguments.policy else 100_000 if arguments.hints else 400
    if arguments.chances:
        return fit_chances(arguments)
    if arguments.hints:
        return fit_hints(arguments)
    return fit_policy(arguments) if arguments.policy else fit_model(arguments)


def play(arguments: Namespace, work: Callable[[int], list[Sample]]) -> list[list[Sample]]:
    """The results of `work` for the game of each seed."""
    from trackside.arena.pool import in_processes

    first = arguments.seed or 0
    seeds = range(first, first + arguments.games)
    return list(in_processes(work, seeds, arguments.jobs or os.cpu_count() or 1))


def fit_model(arguments: Namespace) -> int:
    import msgspec

    from trackside.arena.fit import Stage, calibration, explored, fit, records, samples, write

    game = given.game(arguments, arguments.seats[0])
    played = play(arguments, partial(explored, game.id, arguments.seats, given.options(arguments)))
    names = game.model.names
    if arguments.test:
        weights = fit(names, [sample for its in played for sample in its])
        tests = samples(records(arguments.test), game.id)
    else:
        weights = fit(names, [sample for at, its in enumerate(played) if at % 5 for sample in its])
        tests = [sample for its in played[::5] for sample in its]
    old = {name: [game.model.late[i], game.model.early[i]] for i, name in enumerate(names)}
    tables: dict[str, list[Stage]] = {
        "before": calibration(names, old, tests),
        "after": calibration(names, weights, tests),
    }
    if arguments.write:
        write(arguments.write, weights)
    if arguments.json:
        print(msgspec.json.format(msgspec.json.encode({"weights": weights, **tables}), indent=2).decode())
        return 0
    for name, table in tables.items():
        print(f"{name}: how well the final lead is predicted, by fifth of the game")
        for each in table:
            figures = f"correlation {each.correlation:.2f}, slope {each.slope:.2f}, error {each.error:.1f} points"
            print(f"  {each.stage + 1}: {figures} ({each.positions} positions)")
    return 0


def fit_policy(arguments: Namespace) -> int:
    from trackside.arena.fit_policy import fit_policy, write_policy

    least, most = given.game(arguments, arguments.seats[0]).setting.about.seats
    columns: dict[int, dict[str, float]] = {}
    for seats in range(least, most + 1):
        columns[seats] = fit_policy(given.game(arguments, seats), arguments.games, arguments.seed or 0)
        print(f"{seats} players: {arguments.games} games, {len(columns[seats])} features")
    if arguments.write:
        write_policy(arguments.write, columns)
    return 0


def fit_hints(arguments: Namespace) -> int:
    from trackside.arena.fit_hints import Generation, fit_hints, write_hints

    def show(its: Generation) -> None:
        unit = "% won" if its.against == "judged" else " points"
        print(f"{its.number}: {its.points:.1f}{unit}, {its.against} {its.rival:.1f}", flush=True)

    game = given.game(arguments, arguments.seats[0])
    jobs = arguments.jobs or os.cpu_count() or 1
    options = given.options(arguments)
    numbers = fit_hints(game.id, arguments.seats, options, arguments.games, arguments.seed or 0, jobs, show)
    if arguments.write:
        write_hints(arguments.write, numbers)
    return 0


def fit_chances(arguments: Namespace) -> int:
    from trackside.analysis.fit_chances import fit_widths, foreseen, reliability, write

    game = given.game(arguments, arguments.seats[0])
    played = play(arguments, partial(foreseen, game.id, arguments.seats, given.options(arguments)))
    widths = fit_widths([position for at, its in enumerate(played) if at % 5 for position in its])
    for left, width in widths.knots:
        print(f"with {left:.0%} of the game left: {width:.1f} points")
    for each in reliability([position for its in played[::5] for position in its], widths):
        print(f"chance {each.chance:.0%}: won {each.won:.0%} [{each.low:.0%}, {each.high:.0%}] ({each.seats} seats)")
    if arguments.write:
        write(arguments.write, widths)
    return 0
